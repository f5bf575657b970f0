//! The whole window: the page, what lies over it, and the keys.

use super::{Desk, editor, game, guide, invent, new_game, overlay, start};
use crate::app::action::{Action, COMMANDS, Command};
use crate::app::art::PanelArt;
use crate::app::board::draw::BoardPlace;
use crate::app::editor::Edit;
use crate::app::opponent::Computer;
use crate::app::redraw::Wanted;
use crate::app::report::Landmarks;
use crate::app::session::{Page, Session};
use crate::app::theme::Theme;
use bevy::prelude::*;
use bevy_egui::egui::{self, Key, LayerId, Modifiers, Ui, UiBuilder};
use bevy_egui::{EguiContexts, egui::Context};

/// Shows the window's contents and does what the person asks for.
pub fn show(
    mut contexts: EguiContexts,
    mut session: ResMut<Session>,
    mut art: ResMut<PanelArt>,
    mut landmarks: ResMut<Landmarks>,
    mut place: ResMut<BoardPlace>,
    mut wanted: ResMut<Wanted>,
    mut theme: Local<Option<Theme>>,
    computer: Option<Res<Computer>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let now = Theme::new(&session.settings);
    if *theme != Some(now) {
        now.apply(&ctx);
        *theme = Some(now);
    }
    landmarks.clear(ctx.pixels_per_point());
    let before = session.page;
    let mut desk = Desk {
        session: &mut session,
        art: &mut art,
        theme: now,
        thinking: computer.is_some_and(|computer| computer.is_thinking()),
        landmarks: &mut landmarks,
        actions: Vec::new(),
    };
    *place = page(&ctx, &mut desk);
    overlay::show(&ctx, &mut desk);
    keys(&ctx, &mut desk);
    let actions = std::mem::take(&mut desk.actions);
    if !actions.is_empty() || session.page != before {
        wanted.soon();
    }
    for action in actions {
        session.apply(action);
    }
    Ok(())
}

/// The page, and where it leaves room for the board.
fn page(ctx: &Context, desk: &mut Desk) -> BoardPlace {
    let mut ui = Ui::new(
        ctx.clone(),
        "window".into(),
        UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(ctx.viewport_rect()),
    );
    match desk.session.page {
        Page::Start => start::show(&mut ui, desk),
        Page::NewGame => new_game::show(&mut ui, desk),
        Page::Invent => invent::show(&mut ui, desk),
        Page::Game => return game::show(&mut ui, desk),
        Page::Guide => return guide::show(&mut ui, desk),
        Page::Editor => return editor::show(&mut ui, desk),
    }
    BoardPlace::default()
}

/// Turns keys into actions, unless something is being written.
fn keys(ctx: &Context, desk: &mut Desk) {
    if ctx.egui_wants_keyboard_input() {
        return;
    }
    let pressed = |command: &&Command| ctx.input(|input| is_pressed(input, command));
    let commands = COMMANDS.iter().filter(pressed);
    desk.actions
        .extend(commands.map(|command| command.action.clone()));
    if ctx.input(redoes) {
        desk.actions.push(Action::Edit(Edit::Redo));
    }
    if ctx.input(|input| input.key_pressed(Key::F1)) {
        desk.actions.push(Action::ToggleHelp);
    }
}

/// The other keys of redoing.
pub fn redoes(input: &egui::InputState) -> bool {
    input.modifiers.ctrl && input.modifiers.shift && input.key_pressed(Key::Z)
}

/// Whether a command's key has just been pressed. Shift counts only beside Ctrl: on some keyboards `?` needs
/// it.
fn is_pressed(input: &egui::InputState, command: &Command) -> bool {
    let (modifiers, key) = command.key;
    let held = Modifiers {
        shift: input.modifiers.ctrl && input.modifiers.shift,
        mac_cmd: false,
        command: false,
        ..input.modifiers
    };
    held == modifiers && input.key_pressed(key)
}
