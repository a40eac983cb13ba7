//! `totemic show`: a position, drawn and described.

use rules::{AnyGame, Player, with_game};
use serde_json::{Map, Value, json};

use crate::arguments;
use crate::boards::{Drawn, plain};
use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::sentences;

/// Draw a position and say whose turn it is, what is left in reserve and how the game stands.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic show oxono
  totemic show oxono --moves 'Xb4-b5 Od1-e1'
  totemic show yoxii '3/5/7/3T3/7/5/3 w' --json")]
pub(crate) struct Args {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    #[command(flatten)]
    position: arguments::Position,

    /// Turns to play first, with spaces between them.
    #[arg(long, value_name = "TURNS", value_parser = arguments::text())]
    moves: Option<String>,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => show::<G>(&self, context))
    }
}

fn show<G: Drawn>(args: &Args, context: &Context) -> Result<Exit, Failure> {
    let mut position: G = context.position(args.position.text())?;
    let turns = args.moves.as_deref().unwrap_or_default();
    for (index, text) in turns.split_ascii_whitespace().enumerate() {
        play(&mut position, text)
            .map_err(|why| Failure::Input(sentences::bad_turn(&context.texts, index, text, why)))?;
    }
    if context.json {
        context.print_json(&describe(&position))?;
    } else {
        context.print(&draw(&position))?;
    }
    Ok(Exit::Done)
}

fn play<G: Drawn>(position: &mut G, text: &str) -> Result<(), sentences::BadTurn> {
    position.play(text.parse()?)?;
    Ok(())
}

/// `-` once the game is over.
fn turn<G: Drawn>(position: &G) -> Option<&'static str> {
    match position.outcome() {
        None => Some(position.to_move().name()),
        Some(_) => None,
    }
}

fn result<G: Drawn>(position: &G) -> &'static str {
    match position.outcome() {
        None => "playing",
        Some(outcome) => outcome.name(),
    }
}

fn draw<G: Drawn>(position: &G) -> String {
    let reserves = Player::BOTH.map(|player| {
        let pieces: Vec<String> = G::KINDS
            .iter()
            .map(|&kind| G::reserve_entry(kind, position.reserve(player, kind)))
            .collect();
        format!("{} {}", player.name(), pieces.join(" "))
    });
    format!(
        "{board}\nposition: {position}\nturn: {turn}\nreserves: {reserves}\nresult: {result}\n",
        board = plain(position),
        turn = turn(position).unwrap_or("-"),
        reserves = reserves.join(" "),
        result = result(position),
    )
}

fn describe<G: Drawn>(position: &G) -> Value {
    let mut reserves = Map::new();
    for player in Player::BOTH {
        let pieces: Map<String, Value> = G::KINDS
            .iter()
            .map(|&kind| (kind.to_string(), position.reserve(player, kind).into()))
            .collect();
        reserves.insert(player.name().into(), pieces.into());
    }
    json!({
        "game": G::NAME,
        "position": position.to_string(),
        "turn": turn(position),
        "reserves": reserves,
        "result": result(position),
        "end": position.end().map(|end| G::describe_end(&end)),
    })
}
