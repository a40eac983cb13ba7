//! Messages of online play: any bytes are read without a panic, what is accepted is written back,
//! and whatever is ordered, a table that follows ends where the one that decides does.

use rules::{AnyGame, Game, Player, with_game};
use table::{Command, Event, Options, Table};

use crate::texts::text;
use crate::wire::{Order, ToPage, ToServer};

/// One message a line, as a page and as a server hear it.
pub fn message(data: &[u8]) {
    let text = text(data);
    let mut orders = Vec::new();
    for line in text.lines() {
        if let Ok(said) = serde_json::from_str::<ToServer>(line) {
            let again = serde_json::to_string(&said).expect("a message can be written");
            assert_eq!(serde_json::from_str(&again).ok(), Some(said.clone()));
            if let ToServer::Order { order, .. } = said {
                orders.push(order);
            }
        }
        if let Ok(told) = serde_json::from_str::<ToPage>(line) {
            assert_eq!(serde_json::from_str(&told.to_json()).ok(), Some(told));
        }
    }
    for game in AnyGame::ALL {
        with_game!(game, G => carry_out::<G>(&orders));
    }
}

fn carry_out<G: Game>(orders: &[Order]) {
    let mut here = Table::<G>::new(Options::default());
    let mut there = Table::from_events(here.events().to_vec()).expect("a table is its events");
    for (moment, order) in orders.iter().enumerate() {
        let Some(command) = command(order.clone()) else {
            continue;
        };
        let by = Player::BOTH[moment % 2];
        let before = here.events().len();
        let Ok(events) = here.apply(by, command, moment as u64) else {
            assert_eq!(here.events().len(), before, "a refusal changes nothing");
            continue;
        };
        for event in events {
            let body = serde_json::to_string(&event).expect("an event can be written");
            assert_eq!(Event::read(&body).ok().as_ref(), Some(&event));
            there.follow(event).expect("what happened can be followed");
        }
    }
    assert_eq!(here, there);
}

/// As the server takes it; a claim is decided by who is there.
fn command(order: Order) -> Option<Command> {
    Some(match order {
        Order::Play { turn, after } => Command::Play { turn, after },
        Order::Offer { offer } => Command::Offer { offer },
        Order::Accept { offer } => Command::Accept { offer },
        Order::Decline { offer } => Command::Decline { offer },
        Order::Resign => Command::Resign,
        Order::Abort => Command::Abort,
        Order::Claim { .. } => return None,
    })
}
