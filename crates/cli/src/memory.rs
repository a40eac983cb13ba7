//! How much memory the machine has, in mebibytes, where the system says so in a file.

use std::fs;

/// All of it.
pub(crate) fn total() -> Option<u64> {
    told("MemTotal:")
}

/// What is free. Systems promise more memory than they have: asking for it would succeed and
/// using it would not.
pub(crate) fn free() -> Option<u64> {
    told("MemAvailable:")
}

fn told(name: &str) -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let rest = text.lines().find_map(|line| line.strip_prefix(name))?;
    let kibibytes: u64 = rest.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes / 1024)
}
