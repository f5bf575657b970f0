//! The systems of blind games: messages, and the results of jobs.

use super::jobs::{BlindJob, BlindReport};
use super::{Blind, BlindAction, ui};
use crate::app::my_games::{SavedAction, ShowBlind};
use crate::app::play::links::{GameLink, add_game_link};
use crate::app::play::stage::add_board;
use crate::app::screens::add_page;
use crate::app::settings::Settings;
use crate::app::shell::{Act, Outbox, Screen, ShellAction, hear, hear_on, run_jobs};
use crate::app::variants::Variants;
use baroque::search::Level;
use baroque::texts::text;
use bevy::prelude::*;

/// Adds blind games.
pub fn plugin(app: &mut App) {
    app.add_plugins(run_jobs::<BlindJob>)
        .init_resource::<Blind>()
        .add_message::<BlindAction>()
        .add_message::<SavedAction>()
        .add_systems(Startup, recall)
        .add_systems(Act, ((act, remember).chain(), take, look_for_games));
    hear::<ShowBlind, Blind>(app, Blind::show);
    hear_on(app, Screen::Blind, Blind::apply_to_board);
    add_board(app, Screen::Blind, Blind::stage);
    add_page(app, Screen::Blind, ui::draw).on(ShellAction::Back, BlindAction::Leave);
    add_game_link(
        app,
        GameLink {
            label: || text!("blind-open"),
            help: || text!("blind-help"),
            open: |variant, start, outbox| {
                outbox.send(BlindAction::OpenGame(variant, Box::new(start)));
            },
        },
    );
}

/// Offers the computer's level of the last game before the program was closed.
fn recall(settings: Res<Settings>, mut blind: ResMut<Blind>) {
    blind.level = Level::numbered(settings.blind_level);
}

fn remember(blind: Res<Blind>, mut settings: ResMut<Settings>) {
    if let Some(level) = blind.level
        && settings.blind_level != level.number()
    {
        settings.blind_level = level.number();
    }
}

fn act(
    mut actions: MessageReader<BlindAction>,
    mut blind: ResMut<Blind>,
    variants: Res<Variants>,
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        blind.apply(action, &variants, &mut outbox);
    }
}

fn take(
    mut reports: ResMut<Messages<BlindReport>>,
    mut blind: ResMut<Blind>,
    mut outbox: ResMut<Outbox>,
) {
    for report in reports.drain() {
        blind.take(report, &mut outbox);
    }
}

/// Looks for games on disk when they may be shown: on *My games*, and with the choices for a new one.
fn look_for_games(
    mut actions: MessageReader<BlindAction>,
    mut my_games: MessageReader<SavedAction>,
    variants: Res<Variants>,
    mut outbox: ResMut<Outbox>,
) {
    let shown = actions.read().filter(|action| {
        matches!(
            action,
            BlindAction::SetUp | BlindAction::Open | BlindAction::OpenGame(..)
        )
    });
    let opened = my_games
        .read()
        .filter(|&action| *action == SavedAction::OpenMyGames);
    if shown.count() + opened.count() > 0 {
        outbox.send(BlindJob::Find(variants.games.clone()));
    }
}
