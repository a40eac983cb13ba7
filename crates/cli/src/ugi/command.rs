//! Reading commands.

use std::ops::RangeInclusive;

use engine::game::EngineGame;
use engine::search::Limits;
use engine::timing::{Budget, Clock};
use rules::{Game, Player, PositionError};

use crate::notice::quoted;
use crate::sentences::{self, BadTurn};
use crate::texts::Texts;

/// The longest time that a limit can name, in milliseconds: a day.
pub(crate) const LONGEST_TIME: u64 = 86_400_000;
/// The most nodes that a limit can name: days of work.
pub(crate) const MOST_NODES: u64 = 1_000_000_000_000;
/// The greatest depth that a limit can name. No game is as long, but whoever means "as deep as
/// possible" writes numbers like this.
const MOST_DEPTH: u64 = 1000;

/// When to stop thinking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    depth: Option<u64>,
    nodes: Option<u64>,
    move_time: Option<u64>,
    times: [Option<u64>; 2],
    increments: [Option<u64>; 2],
    infinite: bool,
    /// By player: the clock had run below zero, and counts as one at zero.
    pub(super) overdrawn: [bool; 2],
}

impl Go {
    /// Reads what follows `go`.
    pub(super) fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Go, String> {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let (field, range) = match word {
                "depth" => (&mut go.depth, 1..=MOST_DEPTH),
                "nodes" => (&mut go.nodes, 1..=MOST_NODES),
                "movetime" => (&mut go.move_time, 1..=LONGEST_TIME),
                "p1time" => (&mut go.times[0], 0..=LONGEST_TIME),
                "p2time" => (&mut go.times[1], 0..=LONGEST_TIME),
                "p1inc" => (&mut go.increments[0], 0..=LONGEST_TIME),
                "p2inc" => (&mut go.increments[1], 0..=LONGEST_TIME),
                _ => return Err(format!("go does not know {}", shown(word))),
            };
            let text = words.next().unwrap_or_default();
            let number = match word {
                "p1time" | "p2time" if below_zero(text) => {
                    go.overdrawn[usize::from(word == "p2time")] = true;
                    0
                }
                _ => number(word, text, range)?,
            };
            if field.replace(number).is_some() {
                return Err(format!("go names {word} twice"));
            }
        }
        Ok(go)
    }

    /// Is there no limit but `stop`?
    pub(super) fn endless(&self) -> bool {
        self.infinite || *self == Go::default()
    }

    /// Whose clock is missing: the limits name clocks only, and not that of the player to move.
    pub(super) fn missing_clock(&self, player: Player) -> Option<&'static str> {
        let limited = [
            self.depth,
            self.nodes,
            self.move_time,
            self.times[player as usize],
        ]
        .iter()
        .any(Option::is_some);
        let name = ["p1time", "p2time"][player as usize];
        (!limited && !self.endless()).then_some(name)
    }

    /// A player's clock.
    pub(super) fn clock(&self, player: Player) -> Option<Clock> {
        self.times[player as usize].map(|left| Clock {
            left,
            increment: self.increments[player as usize].unwrap_or(0),
        })
    }

    /// How long to think, where answers come so much too late.
    pub(super) fn time<G: EngineGame>(&self, position: &G, late: u64) -> Option<Budget> {
        if self.infinite {
            return None;
        }
        let clock = self.clock(position.to_move());
        let by_clock = clock.map(|clock| Budget::of_clock(clock, position, late));
        let by_turn = self.move_time.map(|time| Budget::of_turn(time, late));
        [by_clock, by_turn]
            .into_iter()
            .flatten()
            .reduce(Budget::and)
    }

    /// The limits other than time.
    pub(super) fn limits(&self, lines: usize, threads: usize) -> Limits {
        let none = Limits::default();
        Limits {
            depth: match self.depth {
                Some(depth) if !self.infinite => u32::try_from(depth).unwrap_or(u32::MAX),
                _ => none.depth,
            },
            nodes: match self.nodes {
                Some(nodes) if !self.infinite => nodes,
                _ => none.nodes,
            },
            lines,
            threads,
        }
    }
}

/// A whole number within a range.
pub(super) fn number(name: &str, text: &str, range: RangeInclusive<u64>) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        let text = shown(text);
        format!("{name} must be a whole number from {least} to {most}, not {text}")
    })
}

/// Is it the time of a clock that has run out? Whoever holds the clocks may let a player go on.
fn below_zero(text: &str) -> bool {
    let most = LONGEST_TIME as i64;
    text.parse::<i64>()
        .is_ok_and(|number| (-most..0).contains(&number))
}

/// What was read, in quotes, as a part of an error line.
pub(super) fn shown(text: &str) -> String {
    format!("\"{}\"", quoted(text))
}

/// Reads what follows `position`: the position itself and the turns played from it.
pub(super) fn position<G: Game>(words: &[&str]) -> Result<G, String> {
    let moves = words.iter().position(|&word| word == "moves");
    let (head, turns) = words.split_at(moves.unwrap_or(words.len()));
    let mut position: G = match head {
        ["startpos"] => G::start(),
        ["fen", text @ ..] => text.join(" ").parse().map_err(|error: PositionError| {
            let sentence = sentences::position_error(&english(), error);
            format!("position: {sentence} ({})", error.code())
        })?,
        _ => return Err("position needs startpos or fen".to_owned()),
    };
    for (index, text) in turns.iter().skip(1).enumerate() {
        position = after(position, text).map_err(|why| {
            let sentence = sentences::turn_problem(&english(), why);
            let (number, text) = (index + 1, shown(text));
            format!("turn {number}, {text}: {sentence} ({})", why.code())
        })?;
    }
    Ok(position)
}

/// The position after a turn.
fn after<G: Game>(mut position: G, text: &str) -> Result<G, BadTurn> {
    let turn: G::Turn = text.parse()?;
    position.play(turn)?;
    Ok(position)
}

/// The protocol is English, like its words.
fn english() -> Texts {
    Texts::new("en")
}

/// The answer to `query` where there is none: whoever asked waits for a line.
pub(super) const UNKNOWN: &str = "unknown";

/// The answer to `query`.
pub(super) fn query<G: Game>(position: &G, what: &str) -> Result<&'static str, String> {
    use rules::Outcome;
    let boolean = |yes| if yes { "true" } else { "false" };
    Ok(match what {
        "gameover" => boolean(position.outcome().is_some()),
        "p1turn" => boolean(position.to_move() == Player::First),
        "result" => match position.outcome() {
            Some(Outcome::Win(Player::First)) => "p1win",
            Some(Outcome::Win(Player::Second)) => "p2win",
            Some(Outcome::Draw) => "draw",
            None => "none",
        },
        _ => return Err(format!("query does not know {}", shown(what))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::yoxii::Position;

    fn go(text: &str) -> Result<Go, String> {
        Go::read(text.split_whitespace())
    }

    #[test]
    fn limits_are_read_and_absurd_ones_are_refused() {
        let start = Position::start();
        assert!(go("").unwrap().endless());
        assert!(go("infinite movetime 5").unwrap().endless());
        assert_eq!(
            go("movetime 100").unwrap().time(&start, 0),
            Some(Budget::of_turn(100, 0))
        );
        assert_eq!(go("infinite movetime 5").unwrap().time(&start, 0), None);
        for good in [
            "movetime 86400000",
            "p1time 0 p2time 86400000 p1inc 0",
            "nodes 1000000000000 depth 1000",
        ] {
            assert!(go(good).is_ok_and(|go| !go.endless()), "{good}");
        }
        for bad in [
            "depth",
            "depth x",
            "depth 0",
            "depth 1001",
            "nodes -1",
            "nodes 0",
            "nodes 1000000000001",
            "movetime",
            "movetime 0",
            "movetime -5",
            "movetime 1e3",
            "movetime 86400001",
            "movetime 10000000000000000000000",
            "p1time 99999999999999999999999",
            "p1time -99999999999999999999999",
            "p1time -86400001",
            "p1time 5 p1inc -1",
            "movetime 5 movetime 6",
            "ponder",
        ] {
            assert!(go(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_clock_below_zero_is_one_at_zero_and_a_clock_alone_must_be_the_players_own() {
        let overdrawn = go("p1time -5 p2time 60000").unwrap();
        assert_eq!(overdrawn.overdrawn, [true, false]);
        assert_eq!(
            overdrawn.time(&Position::start(), 0).map(Budget::aim),
            Some(0)
        );
        for (text, players) in [
            ("", [None, None]),
            ("infinite p1inc 5", [None, None]),
            ("p1time 5", [None, Some("p2time")]),
            ("p2time 5 p1inc 9", [Some("p1time"), None]),
            ("p2inc 5", [Some("p1time"), Some("p2time")]),
            ("p1time 5 nodes 9", [None, None]),
        ] {
            let missing = Player::BOTH.map(|player| go(text).unwrap().missing_clock(player));
            assert_eq!(missing, players, "{text}");
        }
    }

    #[test]
    fn the_shortest_time_counts_and_each_player_has_a_clock() {
        let [first, second] = [vec![], vec!["moves", "d5-3e6"]].map(|moves| {
            let words: Vec<&str> = ["startpos"].into_iter().chain(moves).collect();
            position::<Position>(&words).unwrap()
        });
        let time = |text: &str, position| go(text).unwrap().time(position, 0).unwrap().aim();
        assert_eq!(time("movetime 100 p1time 86400000", &first), 70);
        assert!(time("movetime 80000 p1time 1000", &first) < 1000);
        assert_eq!(time("p1time -86400000", &first), 0);
        let clocks = "p1time 1000 p2time 60000 p1inc 4 p2inc 4000";
        assert!(time(clocks, &first) < 1000);
        assert!(time(clocks, &second) > 3000);
    }

    #[test]
    fn limits_reach_the_search_unless_it_is_endless() {
        let limits = go("depth 7 nodes 99").unwrap().limits(3, 2);
        assert_eq!((limits.depth, limits.nodes), (7, 99));
        assert_eq!((limits.lines, limits.threads), (3, 2));
        for endless in ["", "infinite depth 7 nodes 99", "movetime 5"] {
            let none = Limits::default();
            let limits = go(endless).unwrap().limits(1, 1);
            assert_eq!(limits, none, "{endless}");
        }
    }

    #[test]
    fn queries_tell_the_turn_and_the_end() {
        let ask = |text: &str, what| {
            let position: rules::oxono::Position = text.parse().unwrap();
            query(&position, what).unwrap()
        };
        let answers = |text| ["gameover", "p1turn", "result"].map(|what| ask(text, what));
        for (text, expected) in [
            ("6/6/2+3/3@2/6/6 p", ["false", "true", "none"]),
            ("6/6/2+3/3@2/X5/6 b", ["false", "false", "none"]),
            ("6/6/6/3@+1/ooo3/XXXX2 b", ["true", "false", "p1win"]),
            ("6/6/6/3@+1/oooo2/XXX1X1 p", ["true", "true", "p2win"]),
        ] {
            assert_eq!(answers(text), expected, "{text}");
        }
        assert!(query(&Position::start(), "p2turn").is_err());
    }

    #[test]
    fn a_bad_turn_is_named() {
        let error = position::<Position>(&["startpos", "moves", "d5-3e6", "d5-1d4"]).unwrap_err();
        assert_eq!(
            error,
            "turn 2, \"d5-1d4\": The totem must leave its square. (same-square)"
        );
        assert!(position::<Position>(&["startpos", "moves", "d5-3e6"]).is_ok());
        assert!(position::<Position>(&["fen", "3/5/7/3T3/7/5/3", "r"]).is_err());
        assert!(position::<Position>(&[]).is_err());
    }
}
