//! What other features know of the page: the game and the position in sight.

use crate::app::board::shown_game::ShownGame;
use crate::app::editor::SetupEditor;
use crate::app::play::NewGame;
use crate::app::play::stage::visible_board;
use crate::app::shell::{BeforeAct, Screen, Shell};
use bevy::prelude::*;

/// Updates the resource [`ShownGame`] before each message.
pub fn plugin(app: &mut App) {
    app.add_systems(BeforeAct, sight.pipe(update));
}

fn sight(
    world: &World,
    (shell, editor, new_game): (Res<Shell>, Res<SetupEditor>, Res<NewGame>),
) -> ShownGame {
    let editor = editor.open.as_ref();
    let editor = editor.filter(|_| shell.shows(Screen::Editor));
    let chosen = new_game.draft.as_ref();
    let chosen = chosen.filter(|_| shell.shows(Screen::NewGame));
    let stage = visible_board(world);
    let variant = match &stage {
        Some(stage) => Some(stage.variant.clone()),
        None => chosen.and_then(|draft| draft.variant.as_ref().ok().cloned()),
    };
    let game = match (&stage, editor, chosen) {
        (_, Some(editor), _) => Some(editor.file.game().unwrap_or(editor.variant().id())),
        (_, _, Some(draft)) => Some(draft.choice.id.as_str()),
        (Some(stage), ..) if shell.shows(Screen::Game) => Some(stage.variant.id()),
        _ => None,
    };
    ShownGame {
        game: game.map(str::to_owned),
        position: stage.map(|stage| stage.position.clone()),
        setup: editor.map(|editor| editor.fen().text.clone()),
        variant,
    }
}

fn update(In(now): In<ShownGame>, mut sight: ResMut<ShownGame>) {
    sight.set_if_neq(now);
}
