//! Being asked to end: by Ctrl-C, by the system, or because the terminal is gone.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

use crate::exit::Exit;

static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// Has somebody asked for the end, after [`listen`] was called?
pub(crate) fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// Lets work that takes long keep what it has done: from now on it is asked to stop instead of
/// being ended. Ctrl-C once more ends it at once.
#[cfg(unix)]
pub(crate) fn listen() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::flag;

    let ignored = ignored_signals();
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        // Whoever starts a program so that it outlives the terminal wants it to go on.
        if ignored >> (signal - 1) & 1 == 1 {
            continue;
        }
        // Only the person at the keyboard is in a hurry: a closed terminal may tell twice. Without
        // a handler a signal just ends the program, as it always does.
        if signal == SIGINT {
            let _ = flag::register_conditional_shutdown(
                signal,
                Exit::Interrupted as i32,
                Arc::clone(&ASKED),
            );
        }
        let _ = flag::register(signal, Arc::clone(&ASKED));
    }
}

/// Elsewhere there is only Ctrl-C.
#[cfg(not(unix))]
pub(crate) fn listen() {
    // Without the handler Ctrl-C just ends the program, as it always does.
    let _ = ctrlc::set_handler(|| {
        if ASKED.swap(true, Ordering::Relaxed) {
            std::process::exit(Exit::Interrupted as i32);
        }
    });
}

/// The signals that this program was started to ignore, one bit each, where the system tells.
#[cfg(unix)]
fn ignored_signals() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or(0)
}
