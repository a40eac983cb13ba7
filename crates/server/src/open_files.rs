//! How many files the process may have open, every connection being one.

/// Where the system does not tell.
const UNKNOWN: u64 = 10_000;
/// For the database, the standard streams and the like.
const REST: usize = 64;

/// Lets the process open as many files as it may without asking anybody. Systems begin with few,
/// because of programs from a time when that mattered.
pub fn raise_open_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        // Where that is refused, it stays as it is.
        let _ = setrlimit(Resource::Nofile, limit);
    }
}

/// Half of the files, for what else needs files.
pub(crate) fn for_connections() -> usize {
    (most() / 2).clamp(1, 1000)
}

/// How many sockets can be open beside the connections, with some files left for the rest.
pub(crate) fn for_sockets() -> usize {
    most().saturating_sub(for_connections() + REST).max(1)
}

fn most() -> usize {
    #[cfg(unix)]
    let told = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    let told = None;
    usize::try_from(told.unwrap_or(UNKNOWN)).unwrap_or(usize::MAX)
}
