//! The start of a game from the choices for it, or of the game on the board again.

use super::action::{GameOrigin, LayGame};
use super::draft::{beginning, build, number};
use super::set_choice::SetChoice;
use super::table::{GameChoice, Table};
use crate::app::settings::{Recent, Remember};
use crate::app::shell::{Notify, Outbox};
use crate::app::variants::{GamesChanged, Variants};
use baroque::library;
use baroque::notation::{parse_fen, write_fen};
use baroque::rules::{Position, Variant};
use std::sync::Arc;

/// The choices that give a game like the one on the board.
pub(super) fn choice_of(table: &Table) -> GameChoice {
    GameChoice {
        id: table.variant().id().to_owned(),
        layout: table.variant().layout().to_owned(),
        options: table.variant().options().to_vec(),
        players: table.players,
        time: table.clock.as_ref().map(|clock| *clock.control()),
        names: table.names(),
        random: false,
        sets: SetChoice::of(table.variant(), &table.record.positions()[0]),
    }
}

/// Starts the game on the board again, with its new rules.
pub(super) fn restart(table: &Table, variant: Arc<Variant>, outbox: &mut Outbox) {
    let flipped = table.view().flipped();
    let time = table.clock.as_ref().map(|clock| *clock.control());
    let start = start_again(table, &variant);
    let mut next = Table::new(variant, start, table.players).timed(time);
    if next.view().flipped() != flipped {
        next.flip();
    }
    outbox.send(LayGame::new(next, GameOrigin::Found));
    outbox.send(GamesChanged);
}

/// Starts a game from the choices for it.
pub(super) fn start(
    choice: GameChoice,
    origin: GameOrigin,
    variants: &Variants,
    outbox: &mut Outbox,
) {
    let variant = build(&variants.games, &choice);
    match (beginning(&variant, &choice), variant) {
        (Ok(start), Ok(variant)) => {
            let choice = match choice.random && coin() {
                true => choice.swapped(),
                false => choice,
            };
            outbox.send(Remember(recent_of(&choice.id, variants)));
            let mut table = Table::new(variant, start, choice.players).timed(choice.time);
            table.name(&choice.names);
            outbox.send(LayGame::new(table, origin));
        }
        (Err(problem), _) | (_, Err(problem)) => outbox.send(Notify(problem)),
    }
}

/// The entry of a game in the list of recent games: its id, or its file if the id alone does not find it again.
fn recent_of(id: &str, variants: &Variants) -> Recent {
    let card = variants.cards.iter().find(|card| card.info.id == id);
    let own = library::own_folder();
    let elsewhere = card
        .and_then(|card| card.file.as_ref())
        .filter(|file| file.parent() != own.as_deref());
    match elsewhere.and_then(|file| std::path::absolute(file).ok()) {
        Some(file) => Recent::File(file),
        None => Recent::Game(id.to_owned()),
    }
}

/// A random bit.
fn coin() -> bool {
    number() % 2 == 1
}

/// The start of the game when it begins again with other rules: the position that was set up for it, if these rules
/// allow it, or their array.
fn start_again(table: &Table, rules: &Variant) -> Position {
    let (begun, start) = (table.variant(), &table.record.positions()[0]);
    let set_up = start != begun.start();
    let same = set_up.then(|| parse_fen(rules, &write_fen(begun, start)).ok());
    same.flatten().unwrap_or_else(|| rules.start().clone())
}
