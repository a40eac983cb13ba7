//! One connection to a client: it gives up on a client that does nothing for too long.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

/// What can be told of a connection from outside.
#[derive(Debug)]
pub(crate) struct Pulse {
    began: Instant,
    /// When something last came or went, in milliseconds from the beginning of the server.
    last: AtomicU64,
    asked: AtomicBool,
}

impl Pulse {
    /// The pulse of a connection of a server that began to work at this moment.
    pub(crate) fn new(began: Instant) -> Pulse {
        let pulse = Pulse {
            began,
            last: AtomicU64::new(0),
            asked: AtomicBool::new(false),
        };
        pulse.beat();
        pulse
    }

    fn beat(&self) {
        let now = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.last.store(now, Ordering::Relaxed);
    }

    /// The lower, the longer nothing has come or gone.
    pub(crate) fn last(&self) -> u64 {
        self.last.load(Ordering::Relaxed)
    }

    /// A whole request has come.
    pub(crate) fn note_request(&self) {
        self.asked.store(true, Ordering::Relaxed);
    }

    /// Has a whole request ever come?
    pub(crate) fn has_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }
}

/// A stream that fails when nothing has come or gone for a while, and keeps its pulse.
#[derive(Debug)]
pub(crate) struct Impatient {
    stream: TcpStream,
    pulse: Arc<Pulse>,
    patience: Duration,
    silence: Pin<Box<Sleep>>,
}

impl Impatient {
    pub(crate) fn new(stream: TcpStream, pulse: Arc<Pulse>, patience: Duration) -> Impatient {
        Impatient {
            stream,
            pulse,
            patience,
            silence: Box::pin(sleep(patience)),
        }
    }

    /// Passes on what has happened, or fails if nothing has for too long.
    fn note<T>(
        &mut self,
        happened: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        match happened {
            Poll::Ready(result) => {
                self.pulse.beat();
                self.silence.as_mut().reset(Instant::now() + self.patience);
                Poll::Ready(result)
            }
            Poll::Pending => {
                ready!(self.silence.as_mut().poll(context));
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl AsyncRead for Impatient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.note(read, context)
    }
}

impl AsyncWrite for Impatient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.note(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.note(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
