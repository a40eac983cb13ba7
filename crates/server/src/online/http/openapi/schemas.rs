//! Types of other crates as they stand in JSON. `tests/online/described.rs` compares real games
//! with them.

use std::borrow::Cow;

use super::super::reason::Reason;
use rules::{AnyGame, Outcome, Player};
use table::{OfferKind, Termination};
use utoipa::openapi::schema::{Array, ArrayBuilder, ArrayItems, OneOfBuilder};
use utoipa::openapi::{Object, ObjectBuilder, Ref, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// Gives a name to what a function describes.
macro_rules! named {
    ($($name:ident, $schema:expr;)*) => {$(
        pub(in crate::online) enum $name {}

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                $schema.into()
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
                schemas.extend(parts());
            }
        }
    )*};
}

named! {
    GameName, names("Which game.", AnyGame::ALL.map(AnyGame::name));
    PlayerName, names("A side.", Player::BOTH.map(Player::name));
    ClockSetting, clock();
    Event, events();
    Record, record();
    RefusalCode, names(&Reason::described(), Reason::codes());
}

/// What the others refer to.
fn parts() -> Vec<(String, RefOr<Schema>)> {
    let part = |name: &str, schema: RefOr<Schema>| (name.to_owned(), schema);
    vec![
        part("PlayerName", PlayerName::schema()),
        part("GameName", GameName::schema()),
        part("ClockSetting", ClockSetting::schema()),
        part("Seat", seat().into()),
        part("RecordTurn", record_turn().into()),
    ]
}

fn names(about: &str, names: impl IntoIterator<Item = &'static str>) -> Object {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some(about))
        .enum_values(Some(names))
        .build()
}

fn text(about: &str) -> Object {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some(about))
        .build()
}

/// A number from 0 on.
fn number(about: &str) -> Object {
    ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(0))
        .description(Some(about))
        .build()
}

fn list(about: &str, of: impl Into<RefOr<Schema>>) -> Array {
    ArrayBuilder::new()
        .items(ArrayItems::RefOrSchema(Box::new(of.into())))
        .description(Some(about))
        .build()
}

fn named(name: &str) -> Ref {
    Ref::from_schema_name(name)
}

fn object(about: &str) -> ObjectBuilder {
    ObjectBuilder::new().description(Some(about))
}

/// Adds a field that is always there.
fn with(object: ObjectBuilder, name: &str, of: impl Into<RefOr<Schema>>) -> ObjectBuilder {
    object.property(name, of).required(name)
}

fn seat() -> Object {
    let kinds = ["person", "computer", "program", "empty"];
    with(
        object("Who sits on a side."),
        "kind",
        names("What kind of player.", kinds),
    )
    .property("level", number("The level of the computer, from 1."))
    .property("name", text("The name, if there is one."))
    .build()
}

fn clock() -> Object {
    object("Clocks, in milliseconds: `base` and `increment`, or `turn`.")
        .property("base", number("The time for the whole game."))
        .property("increment", number("What each own turn adds."))
        .property("turn", number("The time for each turn."))
        .property("free", number("How many turns of the game take no time."))
        .required("free")
        .build()
}

/// An event is one of these; all have a number.
fn events() -> Schema {
    let kinds = [
        began(),
        with(
            with(
                kind("sat", "Somebody has sat down."),
                "player",
                named("PlayerName"),
            ),
            "seat",
            named("Seat"),
        ),
        with(
            by("played", "A turn was played."),
            "turn",
            text("The turn in notation."),
        )
        .property(
            "spent",
            number("The milliseconds that it took; absent if it was not timed."),
        ),
        with(
            by("took-back", "Turns were taken back, or an agreed end."),
            "ply",
            number("How many turns are left."),
        ),
        with(by("offered", "Something was offered."), "offer", offer()),
        with(
            by("declined", "An offer was declined, or withdrawn."),
            "offer",
            offer(),
        ),
        by("rematch-agreed", "Both want to play again."),
        with(
            with(
                kind("credited", "Time was given to a player."),
                "player",
                named("PlayerName"),
            ),
            "millis",
            number("How much."),
        ),
        ended(),
    ];
    let all = OneOfBuilder::new().description(Some(
        "Something that has happened, with its number in the game: from 1, without gaps.",
    ));
    let all = kinds
        .into_iter()
        .fold(all, |all, kind| all.item(kind.build()));
    Schema::OneOf(all.build())
}

/// What every event of a kind has.
fn kind(name: &'static str, about: &str) -> ObjectBuilder {
    let numbered = with(object(about), "number", number("Its place in the log."));
    with(numbered, "event", names("What has happened.", [name]))
}

/// The same of a kind that somebody does.
fn by(name: &'static str, about: &str) -> ObjectBuilder {
    with(kind(name, about), "by", named("PlayerName"))
}

fn offer() -> Object {
    names("What is offered.", OfferKind::ALL.map(OfferKind::code))
}

fn began() -> ObjectBuilder {
    let began = kind(
        "began",
        "The game has begun: the first event, and only that.",
    );
    let began = with(began, "version", number("The version of the log."));
    let began = with(began, "game", named("GameName"));
    let began = with(began, "start", text("The position that it begins from."));
    let seats = list("The first player first.", named("Seat"));
    with(began, "seats", seats)
        .property(
            "apart",
            ObjectBuilder::new()
                .schema_type(Type::Boolean)
                .description(Some("The players sit apart.")),
        )
        .property("clock", named("ClockSetting"))
        .property("date", text("The date for the record: `2026.11.15`."))
}

fn ended() -> ObjectBuilder {
    let outcomes = [
        Outcome::Win(Player::First),
        Outcome::Win(Player::Second),
        Outcome::Draw,
    ];
    let ended = kind("ended", "The game has ended otherwise than by the rules.").property(
        "outcome",
        names(
            "The result; absent if the game was called off.",
            outcomes.map(Outcome::name),
        ),
    );
    with(
        ended,
        "termination",
        names("What ended it.", Termination::ALL.map(Termination::code)),
    )
    .property(
        "used",
        number("The milliseconds that the turn in progress had taken."),
    )
}

fn record() -> Object {
    let record = with(
        object("A game as `totemic record` reads and writes it."),
        "game",
        named("GameName"),
    );
    let record = with(
        record,
        "tags",
        object("Names and dates.").additional_properties(Some(Schema::from(text("A tag.")))),
    );
    let record = with(record, "position", text("Where it begins."));
    let results = ["1-0", "0-1", "1/2-1/2", "*"];
    let record = with(record, "result", names("The result.", results));
    let record = with(
        record,
        "comments",
        list("Before the turns.", text("A comment.")),
    );
    with(
        record,
        "turns",
        list("The turns in order.", named("RecordTurn")),
    )
    .build()
}

fn record_turn() -> Object {
    let line = list("Turns in order.", named("RecordTurn"));
    with(object("A turn."), "turn", text("The turn in notation."))
        .property("suffix", text("A judgement such as `!?`."))
        .property("marks", list("Numbered judgements.", number("A mark.")))
        .property("comments", list("After the turn.", text("A comment.")))
        .property(
            "variations",
            list("Lines that may be played instead.", line),
        )
        .build()
}
