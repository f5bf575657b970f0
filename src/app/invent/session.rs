//! The form in the program: which messages it hears.

use super::apply::{self, InSight};
use super::jobs::{self, InventDone, InventJob};
use super::{InventAction, InventState};
use crate::app::jobs::Mailbox;
use crate::app::session::Session;
use crate::app::shell::{Act, Deliver, Outbox, Screen, Shell, Wanted};
use crate::app::variants::{GamesChanged, Variants};
use crate::library;
use bevy::prelude::*;

/// The form for a piece of one's own.
pub fn plugin(app: &mut App) {
    app.init_resource::<InventState>()
        .init_resource::<Mailbox<InventDone>>()
        .add_message::<InventAction>()
        .add_message::<InventJob>()
        .add_systems(Act, (hear, renew))
        .add_systems(Update, take.before(Deliver))
        .add_systems(Update, jobs::begin.after(Deliver));
}

fn hear(
    mut actions: MessageReader<InventAction>,
    mut state: ResMut<InventState>,
    (session, shell): (Res<Session>, Res<Shell>),
    variants: Res<Variants>,
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        let in_sight = InSight {
            game: game_in_sight(&session, &variants, shell.shown()),
            games: &variants.games,
            first: variants.cards.first().map(|card| card.info.id.clone()),
            folder: library::own_folder(),
        };
        apply::apply(&mut state, action.clone(), &in_sight, &mut outbox);
    }
}

/// The id of the game on the page that is shown.
fn game_in_sight(session: &Session, variants: &Variants, screen: Screen) -> Option<String> {
    let id = match screen {
        Screen::NewGame => session.draft.as_ref()?.choice.id.as_str(),
        Screen::Game => session.table.as_ref()?.variant().id(),
        Screen::Editor => {
            let editor = session.editor.as_ref()?;
            editor.file.game().unwrap_or(editor.variant().id())
        }
        _ => return None,
    };
    variants.games.info(id).is_ok().then(|| id.to_owned())
}

fn renew(
    mut changes: MessageReader<GamesChanged>,
    mut state: ResMut<InventState>,
    variants: Res<Variants>,
    mut outbox: ResMut<Outbox>,
) {
    for GamesChanged in changes.read() {
        apply::renew(&mut state, &variants.games, &mut outbox);
    }
}

/// Takes in what has come of files.
fn take(
    done: Res<Mailbox<InventDone>>,
    mut state: ResMut<InventState>,
    variants: Res<Variants>,
    mut outbox: ResMut<Outbox>,
    mut wanted: ResMut<Wanted>,
) {
    for done in done.take() {
        apply::take(&mut state, done, &variants.games, &mut outbox);
        wanted.soon();
    }
}
