//! Games whose turns are chosen by the bytes. The first byte chooses the game and its start.

use rules::record::{self, Record};
use rules::{AnyGame, Game, Square, perft, with_game};

/// The game and the start that the first byte chooses, and the other bytes.
fn split(data: &[u8]) -> Option<(AnyGame, usize, &[u8])> {
    let (&first, rest) = data.split_first()?;
    let game = AnyGame::ALL[usize::from(first) % AnyGame::ALL.len()];
    Some((game, usize::from(first / 2), rest))
}

/// Plays turns chosen by two bytes each; gives the position after each with the turn.
fn play<G: Game>(start: usize, data: &[u8]) -> (G, Vec<(G::Turn, G)>) {
    let start = G::starts()[start % G::starts().len()];
    let mut position = start;
    let mut played = Vec::new();
    for choice in data.chunks_exact(2) {
        let turns = position.legal_turns();
        if turns.is_empty() {
            break;
        }
        let choice = usize::from(u16::from_le_bytes([choice[0], choice[1]]));
        let turn = turns[choice % turns.len()];
        position.play(turn).expect("a listed turn plays");
        played.push((turn, position));
    }
    (start, played)
}

/// The last four bytes make a turn of any squares: it is legal exactly if it is listed, and
/// nothing changes if it is not.
pub fn legal(data: &[u8]) {
    fn check<G: Game>(start: usize, data: &[u8], turn: &[u8; 4]) {
        let (start, played) = play::<G>(start, data);
        let position = played.last().map_or(start, |&(_, position)| position);
        let square = |byte: u8| Square::from_index(byte % 64).expect("below 64");
        let totem = G::TOTEMS[usize::from(turn[0]) % G::TOTEMS.len()];
        let kind = G::KINDS[usize::from(turn[1]) % G::KINDS.len()];
        let (to, at) = (square(turn[2]), square(turn[3]));
        let by_halves = position
            .step(totem, to)
            .and_then(|half| half.place(kind, at));
        let Some(turn) = G::turn_from_parts(totem, to, kind, at) else {
            assert!(by_halves.is_err());
            return;
        };
        let listed = position.legal_turns().contains(&turn);
        assert_eq!(position.is_legal(turn), listed);
        assert_eq!(by_halves.is_ok(), listed);
        let mut next = position;
        match next.play(turn) {
            Ok(()) => assert!(listed),
            Err(refusal) => {
                assert_eq!(by_halves, Err(refusal));
                assert_eq!(next, position);
            }
        }
    }
    let Some((rest, turn)) = data.split_last_chunk::<4>() else {
        return;
    };
    if let Some((game, start, data)) = split(rest) {
        with_game!(game, G => check::<G>(start, data, turn));
    }
}

/// Keys, texts, counts and the record of a whole game agree with the position.
pub fn playout(data: &[u8]) {
    fn check<G: Game>(start: usize, data: &[u8]) {
        let (start, played) = play::<G>(start, data);
        assert!(played.len() <= G::MAX_TURNS);
        let mut record = Record::from_position(start);
        for (index, &(turn, position)) in played.iter().enumerate() {
            let read: G = position.to_string().parse().expect("its text is accepted");
            assert_eq!(read, position);
            assert_eq!(read.key(), position.key());
            assert_eq!(read.outcome(), position.outcome());
            assert_eq!(position.pieces_placed() as usize, index + 1);
            assert_eq!(position.count_turns(), position.legal_turns().len() as u64);
            assert_eq!(record.append(turn), Ok(()));
        }
        let (_, last) = played
            .last()
            .copied()
            .unwrap_or((G::start().legal_turns()[0], start));
        assert_eq!(record.last_position(), last);
        assert_eq!(record.result(), last.outcome());
        assert_eq!(record::read::<G>(&record.to_string()), Ok(record));
    }
    if let Some((game, start, data)) = split(data) {
        with_game!(game, G => check::<G>(start, data));
    }
}

/// Symmetric positions have symmetric turns, the same counts and the same canonical image.
pub fn symmetry(data: &[u8]) {
    fn check<G: Game>(start: usize, data: &[u8]) {
        let (start, played) = play::<G>(start, data);
        let position = played.last().map_or(start, |&(_, position)| position);
        let count = perft(&position, 2);
        for &symmetry in G::SYMMETRIES {
            let image = position.transformed(symmetry);
            assert_eq!(image.transformed(symmetry.inverse()), position);
            assert_eq!(image.canonical().0, position.canonical().0);
            assert_eq!(perft(&image, 2), count);
            for turn in position.legal_turns() {
                let (mut here, mut there) = (position, image);
                here.play_unchecked(turn);
                assert_eq!(there.play(G::transform_turn(turn, symmetry)), Ok(()));
                assert_eq!(here.transformed(symmetry), there);
            }
        }
    }
    if let Some((game, start, data)) = split(data) {
        with_game!(game, G => check::<G>(start, data));
    }
}
