//! The panel beside a puzzle: the task, the result, and the buttons.

use super::button::button;
use super::{PuzzleContext, after};
use crate::app::board::action::LookUp;
use crate::app::play::ui::move_field;
use crate::app::puzzles::{MoveVerdict, Phase, PuzzleAction, Series, SeriesKind, Solving, words};
use crate::app::shell::ShellAction;
use crate::app::texts::text;
use crate::app::ui::notices;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    Face, bold, guide_button, header, heading, icon_command, main_button, muted, strong,
};
use bevy_egui::egui::{self, Frame, Label, RichText, ScrollArea, Ui, vec2};

/// The height of the row of small buttons.
const BUTTON_ROW_HEIGHT: f32 = 42.0;

pub fn show(ui: &mut Ui, cx: &mut PuzzleContext) {
    let puzzles = &cx.view.puzzles;
    let (Some(run), Some(solving)) = (&puzzles.run, &puzzles.solving) else {
        return;
    };
    // The panel is as wide as it may be, whatever is in it.
    ui.set_min_width(ui.available_width());
    egui::Panel::bottom("puzzle walk")
        .exact_size(BUTTON_ROW_HEIGHT)
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new())
        .show(ui, |ui| walk(ui, cx));
    egui::Panel::bottom("puzzle field")
        .exact_size(move_field::HEIGHT)
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new())
        .show(ui, |ui| {
            let play = &cx.view.play;
            move_field::show(ui, &mut cx.with(play));
        });
    if solving.phase != Phase::Done && (run.over || !run.kind.is_race()) {
        egui::Panel::bottom("puzzle help")
            .resizable(false)
            .show_separator_line(false)
            .frame(Frame::new())
            .show(ui, |ui| help(ui, cx));
    }
    ScrollArea::vertical()
        .id_salt("puzzle")
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            title(ui, cx, solving);
            let shell = &cx.view.shell;
            notices::over(ui, cx, shell);
            state(ui, cx, run);
            task(ui, cx, solving);
            next(ui, cx, run, solving);
            if solving.phase == Phase::Done {
                after::show(ui, cx, run, solving);
            }
        });
}

fn title(ui: &mut Ui, cx: &mut PuzzleContext, solving: &Solving) {
    let view = cx.view;
    let name = view.game_name(&solving.puzzle.game);
    let rules = LookUp::Rules(solving.puzzle.game.clone());
    let title = |ui: &mut Ui, _: &mut PuzzleContext| {
        ui.add(Label::new(heading(name, 24.0)).wrap());
    };
    header(ui, cx, false, ShellAction::Back, title, |ui, cx| {
        guide_button(ui, cx, Face::Words, rules);
    });
}

/// Shows the score of the series.
fn state(ui: &mut Ui, cx: &mut PuzzleContext, run: &Series) {
    let (name, _) = words::kind(run.kind);
    let words = match (run.kind, run.over) {
        (SeriesKind::Streak, false) => text!("puzzle-streak", count = run.solved),
        (SeriesKind::Streak, true) => text!("puzzle-streak-over", count = run.solved),
        (SeriesKind::Storm, false) => {
            let left = run.left.unwrap_or(0.0).ceil() as u32;
            let time = format!("{}:{:02}", left / 60, left % 60);
            text!("puzzle-storm", time = time, count = run.solved)
        }
        (SeriesKind::Storm, true) => text!("puzzle-storm-over", count = run.solved),
        (SeriesKind::Found, _) => text!("puzzle-left", name = name, count = run.queue.len()),
        (SeriesKind::Next | SeriesKind::Daily | SeriesKind::Failed, _) => name.to_owned(),
    };
    let words = match run.kind.is_race() {
        true => RichText::new(words).font(bold(17.0)).color(cx.theme.accent),
        false => muted(cx, &words),
    };
    ui.add(Label::new(words).wrap());
}

/// The task, and the result of the last move.
fn task(ui: &mut Ui, cx: &mut PuzzleContext, solving: &Solving) {
    ui.add(Label::new(strong(&words::task(solving))).wrap());
    let Some(verdict) = solving.verdict else {
        return;
    };
    let ink = match verdict {
        MoveVerdict::Wrong => cx.theme.wrong,
        MoveVerdict::Right | MoveVerdict::Solved => cx.theme.right,
        MoveVerdict::SolvedLate | MoveVerdict::SolvedWithHelp | MoveVerdict::Shown => cx.theme.ink,
    };
    let words = RichText::new(words::verdict(verdict))
        .font(bold(17.0))
        .color(ink);
    ui.add(Label::new(words).wrap());
}

/// The next puzzle, after the end of this one.
fn next(ui: &mut Ui, cx: &mut PuzzleContext, run: &Series, solving: &Solving) {
    let over = match run.kind.is_race() {
        true => run.over,
        false => solving.phase == Phase::Done,
    };
    if !over {
        return;
    }
    let (words, action) = match run.kind {
        SeriesKind::Daily => (text!("puzzles-title"), PuzzleAction::Leave),
        SeriesKind::Streak | SeriesKind::Storm => (text!("puzzle-again"), PuzzleAction::Next),
        SeriesKind::Next | SeriesKind::Failed | SeriesKind::Found => {
            (text!("puzzle-next"), PuzzleAction::Next)
        }
    };
    if main_button(ui, cx, words).clicked() {
        cx.send(action);
    }
}

/// Help before the end, far from the button that has begun the puzzle: a second click must not show the solution.
fn help(ui: &mut Ui, cx: &mut PuzzleContext) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (words, help, action) in [
            (
                text!("puzzle-hint"),
                text!("puzzle-hint-help"),
                PuzzleAction::Hint,
            ),
            (
                text!("puzzle-solve"),
                text!("puzzle-solve-help"),
                PuzzleAction::Solve,
            ),
        ] {
            button(ui, cx, (words, help), action);
        }
    });
    ui.add_space(6.0);
}

/// Shows the buttons to browse the moves and to turn the board.
fn walk(ui: &mut Ui, cx: &mut PuzzleContext) {
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for command in ["moves.back", "moves.forward", "board.flip"] {
            icon_command(ui, cx, command);
        }
    });
}
