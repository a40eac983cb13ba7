//! `totemic puzzles show`: one puzzle, or how many there are of which kind.

use engine::level::Level;
use engine::puzzle::{Band, Collection, Puzzle, Theme, solves};
use rules::{AnyGame, with_game};
use serde_json::{Map, Value, json};

use super::{Puzzled, Source, unknown};
use crate::arguments;
use crate::boards::plain;
use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;

/// Show a puzzle with its solution; without an id, count the puzzles by theme and difficulty.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic puzzles show oxono
  totemic puzzles show yoxii --levels
  totemic puzzles show oxono ID --json")]
pub(super) struct Show {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    /// The puzzle [default: all of them, counted].
    #[arg(value_name = "ID", value_parser = arguments::text())]
    id: Option<String>,

    #[command(flatten)]
    source: Source,

    /// Let the levels below full strength solve the puzzles, and tell how many of a hundred each
    /// has solved. Takes minutes.
    #[arg(long, conflicts_with = "id")]
    levels: bool,
}

impl Show {
    pub(super) fn run(&self, context: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => self.show::<G>(context))
    }

    fn show<G: Puzzled>(&self, context: &Context) -> Result<Exit, Failure> {
        let collection = self.source.read::<G>(context)?;
        match &self.id {
            Some(id) => {
                let puzzle = collection.find(id).ok_or_else(|| unknown(context, id))?;
                one(context, puzzle)?;
            }
            None => all(context, &collection, self.levels)?,
        }
        Ok(Exit::Done)
    }
}

fn one<G: Puzzled>(context: &Context, puzzle: &Puzzle<G>) -> Result<(), Failure> {
    let line: Vec<String> = puzzle.line.iter().map(ToString::to_string).collect();
    let themes: Vec<&str> = puzzle.themes.iter().map(Theme::code).collect();
    let (id, position) = (puzzle.id(), puzzle.position.to_string());
    let (aim, rating, asked) = (puzzle.aim.name(), puzzle.rating, puzzle.asked);
    if context.json {
        return context.print_json(&json!({
            "game": G::NAME, "id": id, "position": position, "aim": aim, "rating": rating,
            "themes": themes, "asked": asked, "line": line,
        }));
    }
    let board = plain(&puzzle.position);
    context.print(&format!(
        "{board}\nposition: {position}\naim: {aim}\nrating: {rating}\nthemes: {}\nasked: {asked}\nline: {}\n",
        themes.join(" "),
        line.join(" "),
    ))
}

/// Puzzles of one kind.
struct Group {
    kind: &'static str,
    name: &'static str,
    count: usize,
    /// How many of them each level has solved.
    solved: Vec<usize>,
}

fn all<G: Puzzled>(
    context: &Context,
    collection: &Collection<G>,
    levels: bool,
) -> Result<(), Failure> {
    let puzzles = &collection.puzzles;
    let solved: Vec<Vec<bool>> = puzzles
        .iter()
        .map(|puzzle| match levels {
            true => below_full().map(|level| solves(puzzle, level, 1)).collect(),
            false => Vec::new(),
        })
        .collect();
    let group = |kind, name, fits: &dyn Fn(&Puzzle<G>) -> bool| {
        let of_kind = || {
            puzzles
                .iter()
                .zip(&solved)
                .filter(|(puzzle, _)| fits(puzzle))
        };
        let levels = if levels { below_full().count() } else { 0 };
        let by_level =
            (0..levels).map(|level| of_kind().filter(|(_, solved)| solved[level]).count());
        Group {
            kind,
            name,
            count: of_kind().count(),
            solved: by_level.collect(),
        }
    };
    let everything = group("all", "all", &|_| true);
    let bands = Band::ALL.map(|band| {
        group("difficulty", band.code(), &|puzzle| {
            Band::of(puzzle.rating) == band
        })
    });
    let themes = Theme::of_game::<G>()
        .map(|theme| group("theme", theme.code(), &|puzzle| puzzle.themes.has(theme)));
    for group in [everything].into_iter().chain(bands).chain(themes) {
        print(context, &group)?;
    }
    Ok(())
}

fn below_full() -> impl Iterator<Item = Level> {
    Level::all().filter(|&level| level < Level::FULL)
}

fn print(context: &Context, group: &Group) -> Result<(), Failure> {
    let percent = |&solved: &usize| 100 * solved / group.count.max(1);
    if context.json {
        let mut entry = Map::new();
        entry.insert(group.kind.into(), group.name.into());
        entry.insert("puzzles".into(), group.count.into());
        if !group.solved.is_empty() {
            let solved: Vec<Value> = group.solved.iter().map(|one| percent(one).into()).collect();
            entry.insert("solved".into(), solved.into());
        }
        return context.print_json(&entry.into());
    }
    let solved: Vec<String> = group
        .solved
        .iter()
        .map(|one| percent(one).to_string())
        .collect();
    let solved = match solved.is_empty() {
        true => String::new(),
        false => format!(" solved {}", solved.join(" ")),
    };
    context.print(&format!(
        "{} {} {}{solved}\n",
        group.kind, group.name, group.count
    ))
}
