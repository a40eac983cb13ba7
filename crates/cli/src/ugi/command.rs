//! Reading commands.

use engine::search::Limits;
use engine::timing::{self, Clock};
use rules::{Game, Player};

/// When to stop thinking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    depth: Option<u64>,
    nodes: Option<u64>,
    move_time: Option<u64>,
    times: [Option<u64>; 2],
    increments: [Option<u64>; 2],
    infinite: bool,
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
            let field = match word {
                "depth" => &mut go.depth,
                "nodes" => &mut go.nodes,
                "movetime" => &mut go.move_time,
                "p1time" => &mut go.times[0],
                "p2time" => &mut go.times[1],
                "p1inc" => &mut go.increments[0],
                "p2inc" => &mut go.increments[1],
                _ => return Err(format!("go does not know {word:?}")),
            };
            let text = words.next().unwrap_or_default();
            *field = Some(number(word, text)?);
        }
        if go.depth == Some(0) || go.nodes == Some(0) {
            return Err("depth and nodes must be at least 1".to_owned());
        }
        Ok(go)
    }

    /// Is there no limit but `stop`?
    pub(super) fn endless(&self) -> bool {
        self.infinite
            || [self.depth, self.nodes, self.move_time]
                .iter()
                .chain(&self.times)
                .all(Option::is_none)
    }

    /// How long to think, in milliseconds.
    pub(super) fn time<G: Game>(&self, position: &G) -> Option<u64> {
        if self.infinite {
            return None;
        }
        let player = position.to_move();
        let clock = self.times[player as usize].map(|left| Clock {
            left,
            increment: self.increments[player as usize].unwrap_or(0),
        });
        let by_clock =
            clock.map(|clock| timing::budget(clock, position.pieces_placed(), G::MAX_TURNS));
        let by_turn = self.move_time.map(timing::usable);
        [by_clock, by_turn].into_iter().flatten().min()
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

/// A whole number. A clock may have run below zero: that is no time at all.
fn number(name: &str, text: &str) -> Result<u64, String> {
    if let Ok(number) = text.parse::<u64>() {
        return Ok(number);
    }
    let time = !matches!(name, "depth" | "nodes");
    match text.parse::<i128>() {
        Ok(number) if number > 0 => Ok(u64::MAX),
        Ok(_) if time => Ok(0),
        _ => Err(format!("{name} needs a whole number, not {text:?}")),
    }
}

/// Reads what follows `position`: the position itself and the turns played from it.
pub(super) fn position<G: Game>(words: &[&str]) -> Result<G, String> {
    let moves = words.iter().position(|&word| word == "moves");
    let (head, turns) = words.split_at(moves.unwrap_or(words.len()));
    let mut position: G = match head {
        ["startpos"] => G::start(),
        ["fen", text @ ..] => text
            .join(" ")
            .parse()
            .map_err(|error| format!("position: {error}"))?,
        _ => return Err("position needs startpos or fen".to_owned()),
    };
    for (index, text) in turns.iter().skip(1).enumerate() {
        let number = index + 1;
        let turn: G::Turn = text
            .parse()
            .map_err(|error| format!("turn {number}, {text:?}: {error}"))?;
        position
            .play(turn)
            .map_err(|refusal| format!("turn {number}, {text:?}: {refusal}"))?;
    }
    Ok(position)
}

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
        _ => return Err(format!("query does not know {what:?}")),
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
    fn limits_are_read_and_absurd_ones_are_refused_or_tamed() {
        let start = Position::start();
        assert!(go("").unwrap().endless());
        assert_eq!(go("movetime 100").unwrap().time(&start), Some(70));
        assert_eq!(go("p1time -5 p2time 60000").unwrap().time(&start), Some(0));
        assert!(
            go("p1time 99999999999999999999999")
                .unwrap()
                .time(&start)
                .is_some()
        );
        assert_eq!(go("infinite movetime 5").unwrap().time(&start), None);
        for bad in [
            "depth", "depth x", "depth 0", "nodes -1", "nodes 0", "ponder",
        ] {
            assert!(go(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_bad_turn_is_named() {
        let error = position::<Position>(&["startpos", "moves", "d5-3e6", "d5-1d4"]).unwrap_err();
        assert!(error.starts_with("turn 2, \"d5-1d4\""), "{error}");
        assert!(position::<Position>(&["startpos", "moves", "d5-3e6"]).is_ok());
        assert!(position::<Position>(&["fen", "3/5/7/3T3/7/5/3", "r"]).is_err());
        assert!(position::<Position>(&[]).is_err());
    }
}
