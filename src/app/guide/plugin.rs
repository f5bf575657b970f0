//! The systems of the guide: messages, and the passing time.

use super::pages::{self, GuideInputs};
use super::{GuideAction, GuideViewer, ui};
use crate::app::board::action::LookUp;
use crate::app::board::shown_game::ShownGame;
use crate::app::play::board_screen;
use crate::app::screens::add_page;
use crate::app::settings::Settings;
use crate::app::settings::language::LanguageChanged;
use crate::app::shell::{
    self, Act, FrameRequests, Outbox, PassTime, Passed, Screen, ScreenRequest, Shell, ShellAction,
    hear, hear_on,
};
use crate::app::variants::{GamesChanged, Variants};
use bevy::prelude::*;

/// Adds the guide.
pub fn plugin(app: &mut App) {
    app.add_plugins(board_screen::<GuideViewer>)
        .init_resource::<GuideViewer>()
        .add_message::<GuideAction>()
        .add_systems(Act, (open_pages, renew_page))
        .add_systems(PassTime, pass_time)
        .add_systems(
            PostUpdate,
            stay_awake
                .run_if(in_state(Screen::Guide))
                .before(shell::request),
        );
    hear_on(app, Screen::Guide, GuideViewer::apply_to_scene);
    hear(app, |viewer: &mut GuideViewer, LanguageChanged, _| {
        viewer.read_again();
    });
    add_page(app, Screen::Guide, ui::draw)
        .on(ShellAction::Back, GuideAction::Leave)
        .on(ShellAction::Continue, ScreenRequest::Close(Screen::Guide));
}

fn open_pages(
    mut actions: MessageReader<GuideAction>,
    mut asked: MessageReader<LookUp>,
    mut viewer: ResMut<GuideViewer>,
    (game, variants): (Res<ShownGame>, Res<Variants>),
    (settings, shell): (Res<Settings>, Res<Shell>),
    mut outbox: ResMut<Outbox>,
) {
    let asked = asked.read().map(|asked| match asked {
        LookUp::Piece(piece) => GuideAction::OpenPiece(*piece),
        LookUp::Rules(game) => GuideAction::OpenRules(game.clone()),
    });
    for action in actions.read().cloned().chain(asked) {
        viewer.set_quiet(settings.reduced_motion);
        let in_sight = GuideInputs {
            variant: game.variant.clone(),
            games: &variants.games,
            is_shown: shell.shows(Screen::Guide),
        };
        pages::apply(&mut viewer, action, &in_sight, &mut outbox);
    }
}

fn renew_page(
    mut changes: MessageReader<GamesChanged>,
    mut viewer: ResMut<GuideViewer>,
    variants: Res<Variants>,
) {
    for GamesChanged in changes.read() {
        viewer.renew(&variants.games);
    }
}

/// Advances scenes and the moves of a try, while the guide is visible.
fn pass_time(
    passed: Res<Passed>,
    shell: Res<Shell>,
    mut viewer: ResMut<GuideViewer>,
    settings: Res<Settings>,
) {
    if shell.shows(Screen::Guide) {
        viewer.set_quiet(settings.reduced_motion);
        viewer.advance(passed.step(), settings.speed.pace());
    }
}

/// Asks for frames while something moves.
fn stay_awake(viewer: Res<GuideViewer>, mut wanted: ResMut<FrameRequests>) {
    if viewer.in_motion() {
        wanted.at_once();
    }
}
