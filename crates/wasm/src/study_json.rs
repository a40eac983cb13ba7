//! A study for JavaScript, with texts and paths in and JSON out.

use rules::record::Node;
use rules::{AnyGame, Game, with_game};
use serde::Serialize;
use table::{Did, Study, TableError, comment_text, kind_named, square_named};

use crate::positions::named;
use crate::reply::{Done, Played, Refused, Tapped, json, text};
use table::view::board::{self, Cells, Reserves, TotemView};
use table::view::end::Ends;
use table::view::turn::{TurnParts, TurnView};
use table::view::{self, HandView, ResultView};

/// A study of whichever game. Squares and kinds go by their names.
pub trait StudyJson {
    /// What is drawn of the place that is shown.
    fn view(&self) -> String;
    /// All turns with their variations.
    fn tree(&self) -> String;
    /// Goes to a place.
    fn go(&mut self, path: &[usize]);
    /// A tap on a square.
    fn tap(&mut self, square: &str, kind: Option<&str>) -> String;
    /// One stage of the half turn back.
    fn cancel(&mut self) -> bool;
    /// Plays a turn.
    fn play_text(&mut self, turn: &str) -> String;
    /// Deletes a turn and what follows it.
    fn delete(&mut self, path: &[usize]) -> String;
    /// Makes a variation the line.
    fn promote(&mut self, path: &[usize]) -> String;
    /// Writes about the place that is shown.
    fn set_comment(&mut self, comment: &str);
    /// Puts `!` or `?` after the turn that is shown.
    fn set_mark(&mut self, mark: &str) -> String;
    /// The game record.
    fn record(&self) -> String;
}

/// What a text holds: a record, a position or a list of turns, of the named game or else of the
/// other one.
///
/// # Errors
/// What is wrong with it, taken for one of the named game.
pub fn read(game: &str, text: &str) -> Result<Box<dyn StudyJson>, Refused> {
    let game = named(game)?;
    let mut others = AnyGame::ALL.into_iter().filter(|&other| other != game);
    let study = study_of(game, text);
    study.or_else(|error| {
        Ok(others
            .find_map(|other| study_of(other, text).ok())
            .ok_or(error)?)
    })
}

fn study_of(game: AnyGame, text: &str) -> Result<Box<dyn StudyJson>, TableError> {
    with_game!(game, G => Ok(Box::new(Study::<G>::read(text)?)))
}

/// What is drawn of the place that is shown, as of a table.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct StudyView<'a> {
    #[cfg_attr(test, ts(type = "GameName"))]
    game: &'static str,
    position: String,
    #[cfg_attr(test, ts(type = "Path"))]
    path: &'a [usize],
    #[cfg_attr(test, ts(type = "true"))]
    live: bool,
    #[cfg_attr(test, ts(type = "Cells"))]
    cells: Cells,
    #[cfg_attr(test, ts(type = "TotemView[]"))]
    totems: Vec<TotemView>,
    #[cfg_attr(test, ts(type = "Hand"))]
    hand: HandView,
    #[cfg_attr(test, ts(type = "Reserves"))]
    reserves: Reserves,
    #[cfg_attr(test, ts(type = "PlayerName"))]
    to_move: &'static str,
    #[cfg_attr(test, ts(type = "\"person\" | null"))]
    waiting_for: Option<&'static str>,
    /// The turn that led here.
    #[cfg_attr(test, ts(type = "TurnView | null"))]
    last_turn: Option<TurnView>,
    /// If the game is over on the board.
    #[cfg_attr(test, ts(type = "Result | null"))]
    result: Option<ResultView>,
    comment: String,
    /// The run of `!` and `?` after the turn.
    mark: &'a str,
}

/// All turns; the first branch everywhere is the line, the others are variations.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "StudyTree"))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Tree<'a> {
    start: String,
    /// Who plays the first turn.
    #[cfg_attr(test, ts(type = "PlayerName"))]
    to_move: &'static str,
    /// How many pieces are on the board at the start.
    placed: u32,
    /// How the game ended, as the record says, on the board or otherwise.
    #[cfg_attr(test, ts(type = "OutcomeName | null"))]
    outcome: Option<&'static str>,
    comment: String,
    #[cfg_attr(test, ts(type = "StudyNode[]"))]
    branches: Vec<Branch<'a>>,
}

/// A turn of a study.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "StudyNode"))]
pub(crate) struct Branch<'a> {
    turn: String,
    #[cfg_attr(test, ts(type = "TurnParts"))]
    parts: TurnParts,
    mark: &'a str,
    comment: String,
    #[cfg_attr(test, ts(type = "StudyNode[]"))]
    branches: Vec<Branch<'a>>,
}

/// As deep as the game is long.
fn branches<G: Game>(nodes: &[Node<G>]) -> Vec<Branch<'_>> {
    let mut made = Vec::with_capacity(nodes.len());
    for node in nodes {
        made.push(Branch {
            turn: node.turn().to_string(),
            parts: TurnParts::of::<G>(node.turn()),
            mark: node.notes.suffix.as_str(),
            comment: comment_text(&node.notes.comments),
            branches: branches(node.branches()),
        });
    }
    made
}

fn last_turn<G: Game>(study: &Study<G>) -> Option<TurnView> {
    let turn = study.node()?.turn();
    Some(TurnView::new(
        &study.before()?,
        turn,
        study.path().len(),
        None,
    ))
}

fn done(result: Result<(), TableError>) -> String {
    json(result.map(|()| Done::YES).map_err(Refused::from))
}

impl<G: Ends> StudyJson for Study<G> {
    fn view(&self) -> String {
        let position = self.position();
        let half = match self.hand() {
            table::Hand::Stepped(half) => Some(half),
            _ => None,
        };
        let result = view::result_on_board(position);
        text(&StudyView {
            game: G::NAME,
            position: position.to_string(),
            path: self.path(),
            live: true,
            cells: board::cells(position, half),
            totems: board::totems(position, true),
            hand: view::hand(self.hand(), position),
            reserves: board::reserves(position),
            to_move: position.to_move().name(),
            waiting_for: result.is_none().then_some("person"),
            last_turn: last_turn(self),
            result,
            comment: self.comment(),
            mark: self.node().map_or("", |node| node.notes.suffix.as_str()),
        })
    }

    fn tree(&self) -> String {
        let record = Study::record(self);
        text(&Tree {
            start: record.start().to_string(),
            to_move: record.start().to_move().name(),
            placed: record.start().pieces_placed(),
            outcome: record.result().map(rules::Outcome::name),
            comment: comment_text(&record.comments),
            branches: branches(record.branches()),
        })
    }

    fn go(&mut self, path: &[usize]) {
        Study::go(self, path);
    }

    fn tap(&mut self, square: &str, kind: Option<&str>) -> String {
        let did: Result<Did, TableError> = square_named::<G>(square).and_then(|square| {
            let kind = kind.map(kind_named::<G>).transpose()?;
            Study::tap(self, square, kind)
        });
        let reply = did.map(|did| Tapped::new(did, last_turn(self)));
        json(reply.map_err(Refused::from))
    }

    fn cancel(&mut self) -> bool {
        Study::cancel(self).is_some()
    }

    fn play_text(&mut self, turn: &str) -> String {
        let played = Study::play_text(self, turn).map(|()| Played::new(last_turn(self)));
        json(played.map_err(Refused::from))
    }

    fn delete(&mut self, path: &[usize]) -> String {
        done(Study::delete(self, path))
    }

    fn promote(&mut self, path: &[usize]) -> String {
        done(Study::promote(self, path))
    }

    fn set_comment(&mut self, comment: &str) {
        Study::set_comment(self, comment);
    }

    fn set_mark(&mut self, mark: &str) -> String {
        done(Study::set_mark(self, mark))
    }

    fn record(&self) -> String {
        Study::record(self).to_string()
    }
}
