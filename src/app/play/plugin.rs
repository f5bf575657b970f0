//! The systems of the game on the board: its messages, and its passing time.

use super::action::{GameLaid, LayGame, NewGameAction};
use super::board_screen::board_screen;
use super::book::Openings;
use super::draft::{NewGame, NewGameInputs};
use super::links::GameLinks;
use super::state::Playing;
use super::table::{Player, level_of};
use super::typing;
use super::ui::new_game;
use crate::app::screens::add_page;
use crate::app::settings::Settings;
use crate::app::shell::{
    self, Act, FrameRequests, Outbox, PassTime, Passed, Screen, Shell, ShellAction, hear, hear_on,
};
use crate::app::variants::{GamesChanged, PlayRequest, Variants};
use baroque::search::Level;
use bevy::prelude::*;

/// The systems in [`Act`] that put another game on the board. They run after all actions on the current game.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Lay;

/// The game on the board, and the choices for a new one.
pub fn plugin(app: &mut App) {
    app.init_resource::<Playing>()
        .init_resource::<NewGame>()
        .init_resource::<GameLinks>()
        .init_resource::<Openings>()
        .add_message::<NewGameAction>()
        .add_message::<LayGame>()
        .add_message::<GameLaid>()
        .add_plugins((typing::plugin, board_screen::<Playing>))
        .add_systems(Startup, recall)
        .add_systems(Act, (choose, renew_draft, (note, lay.in_set(Lay)).chain()))
        .add_systems(Act, answer)
        .add_systems(PassTime, pass_time)
        .add_systems(PostUpdate, stay_awake.before(shell::request));
    hear_on(app, Screen::Game, Playing::apply);
    hear(app, Playing::toggle_legend);
    hear_on(app, Screen::Game, Playing::vary);
    add_page(app, Screen::NewGame, new_game::draw).on(ShellAction::Back, ShellAction::OpenStart);
}

fn choose(
    mut actions: MessageReader<NewGameAction>,
    mut new_game: ResMut<NewGame>,
    (playing, shell, variants): (Res<Playing>, Res<Shell>, Res<Variants>),
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        let given = NewGameInputs {
            variants: &variants,
            table: playing.table.as_ref(),
            screen: shell.shown(),
        };
        new_game.apply(action.clone(), &given, &mut outbox);
    }
}

/// Starts the games that game files ask for.
fn answer(mut asked: MessageReader<PlayRequest>, mut outbox: ResMut<Outbox>) {
    for asked in asked.read() {
        outbox.send(match asked.clone() {
            PlayRequest::Choose(game) => NewGameAction::Open(game),
            PlayRequest::Replace(old, new, piece) => NewGameAction::Replace(old, new, piece),
            PlayRequest::Restart(rules) => NewGameAction::Restart(rules),
        });
    }
}

/// Updates the choices for a new game when its file changes.
fn renew_draft(
    mut changes: MessageReader<GamesChanged>,
    mut new_game: ResMut<NewGame>,
    (shell, variants): (Res<Shell>, Res<Variants>),
    mut outbox: ResMut<Outbox>,
) {
    for GamesChanged in changes.read() {
        let shown = shell.shows(Screen::NewGame);
        new_game.renew(&variants, shown, &mut outbox);
    }
}

/// Offers the computer's level, and the pieces to place, of the last games before the program was closed.
fn recall(settings: Res<Settings>, mut new_game: ResMut<NewGame>) {
    let sets = settings.sets.iter();
    new_game.sets = sets
        .filter_map(|(game, sets)| Some((game.clone(), sets.parse().ok()?)))
        .collect();
    if let Some(level) = Level::numbered(settings.level) {
        new_game.last.players.black = Player::Computer(level);
    }
}

/// Remembers the players and clocks of a game for the next one.
fn note(
    mut games: MessageReader<LayGame>,
    mut new_game: ResMut<NewGame>,
    mut settings: ResMut<Settings>,
) {
    for game in games.read() {
        new_game.note(game);
        if let Some(level) = level_of(&new_game.last.players)
            && settings.level != level.number()
        {
            settings.level = level.number();
        }
    }
}

fn lay(
    mut games: ResMut<Messages<LayGame>>,
    mut playing: ResMut<Playing>,
    settings: Res<Settings>,
    mut outbox: ResMut<Outbox>,
) {
    for game in games.drain() {
        playing.lay(game, &settings, &mut outbox);
    }
}

/// Advances animations and clocks, turns the board, counts the result and shows tips in a first game.
fn pass_time(
    passed: Res<Passed>,
    mut playing: ResMut<Playing>,
    (shell, mut settings): (Res<Shell>, ResMut<Settings>),
    mut outbox: ResMut<Outbox>,
) {
    let shown = shell.shows(Screen::Game);
    playing.move_on(*passed, &settings);
    playing.turn_board(settings.turn_board, shown);
    playing.pass_time(*passed, shell.shown(), &mut outbox);
    if let Some((level, result)) = playing.new_result(shown) {
        let next = settings.progress.count(level, result);
        playing.suggest(next);
    }
    playing.replay_win(passed.step());
    playing.accompany(&mut outbox);
}

/// Asks for frames while something moves, and for one when the display of a clock changes.
fn stay_awake(playing: Res<Playing>, shell: Res<Shell>, mut wanted: ResMut<FrameRequests>) {
    let Some(table) = playing.table.as_ref() else {
        return;
    };
    if !shell.shows(Screen::Game) {
        return;
    }
    if table.is_moving() || playing.replays() {
        wanted.at_once();
    }
    if let Some(tick) = table.until_tick() {
        wanted.within(tick);
    }
}
