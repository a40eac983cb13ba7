//! What can be set.

use engine::level::Level;

use super::command;
use crate::memory;

/// The settings of a session.
#[derive(Clone, Copy, Debug)]
pub(super) struct Options {
    pub(super) threads: usize,
    /// Mebibytes of memory.
    pub(super) hash: usize,
    pub(super) level: Level,
    pub(super) lines: usize,
    /// Decides what levels below full strength overlook.
    pub(super) seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            threads: 1,
            hash: 64,
            level: Level::FULL,
            lines: 1,
            seed: 0,
        }
    }
}

const MOST_THREADS: u64 = 256;
const MOST_HASH: u64 = 1 << 20;
const MOST_LINES: u64 = 64;

impl Options {
    /// The lines that announce the options.
    pub(super) fn announce() -> [String; 5] {
        let spin = |name: &str, default: u64, min: u64, max: u64| {
            format!("option name {name} type spin default {default} min {min} max {max}")
        };
        let default = Options::default();
        [
            spin("Threads", default.threads as u64, 1, MOST_THREADS),
            spin("Hash", default.hash as u64, 1, MOST_HASH),
            spin("Level", u64::from(default.level.number()), 1, 8),
            spin("MultiPV", default.lines as u64, 1, MOST_LINES),
            spin("Seed", default.seed, 0, u64::from(u32::MAX)),
        ]
    }

    /// Obeys `setoption`, given what follows it.
    pub(super) fn set(&mut self, words: &[&str]) -> Result<(), String> {
        let ["name", name, "value", value] = words else {
            return Err("setoption needs name … value …".to_owned());
        };
        let number = |least, most| command::number(name, value, least..=most);
        match name.to_ascii_lowercase().as_str() {
            "threads" => self.threads = number(1, MOST_THREADS)? as usize,
            "hash" => {
                let hash = number(1, MOST_HASH)?;
                if let Some(free) = memory::free().filter(|&free| hash > free) {
                    return Err(format!(
                        "Hash of {hash} MiB is more than the {free} MiB of memory that are free"
                    ));
                }
                self.hash = hash as usize;
            }
            "level" => {
                let number = number(1, 8)? as u8;
                self.level = Level::new(number).unwrap_or(Level::FULL);
            }
            "multipv" => self.lines = number(1, MOST_LINES)? as usize,
            "seed" => self.seed = number(0, u64::from(u32::MAX))?,
            _ => return Err(format!("there is no option {}", command::shown(name))),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_out_of_range_are_refused_and_change_nothing() {
        let mut options = Options::default();
        let mut set = |text: &str| {
            let words: Vec<&str> = text.split_whitespace().collect();
            options.set(&words)
        };
        assert_eq!(set("name threads value 2"), Ok(()));
        for bad in [
            "",
            "name Threads",
            "name Threads value 0",
            "name Level value 9",
            "name Hash value 1048576000",
            "name Colour value 1",
        ] {
            assert!(set(bad).is_err(), "{bad}");
        }
        assert_eq!((options.threads, options.hash), (2, 64));
    }
}
