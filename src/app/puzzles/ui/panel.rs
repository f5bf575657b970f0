//! The panel beside a puzzle: the task, the result, and the buttons.

use super::button::button;
use super::{PuzzleContext, after, race};
use crate::app::board::action::LookUp;
use crate::app::play::ui::move_field;
use crate::app::puzzles::refutation::Refutation;
use crate::app::puzzles::{MoveVerdict, Phase, PuzzleAction, Series, SeriesKind, Solving, words};
use crate::app::shell::ShellAction;
use crate::app::ui::notices;
use crate::app::ui::ornament::ornament_below;
use crate::app::ui::pieces::{pieces_list, pieces_of};
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    Face, bold, guide_button, header, heading, icon_command, larger_text, main_button, muted,
    strong,
};
use baroque::explain::is_known_from_chess;
use baroque::texts::text;
use bevy_egui::egui::{self, Frame, Label, RichText, ScrollArea, TextStyle, Ui, vec2};

/// The size of the word about a solved puzzle, and the space above the button.
const SOLVED_SIZE: f32 = 32.0;
const NEXT_GAP: f32 = 12.0;

/// The height of the row of small buttons.
const BUTTON_ROW_HEIGHT: f32 = 42.0;

pub fn show(ui: &mut Ui, cx: &mut PuzzleContext) {
    let puzzles = &cx.view.puzzles;
    let (Some(run), Some(solving)) = (&puzzles.run, &puzzles.solving) else {
        return;
    };
    // The panel is as wide as it may be, whatever is in it.
    ui.set_min_width(ui.available_width());
    larger_text(ui);
    egui::Panel::bottom("puzzle walk")
        .exact_size(BUTTON_ROW_HEIGHT)
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new())
        .show(ui, |ui| walk(ui, cx));
    if solving.phase != Phase::Done {
        egui::Panel::bottom("puzzle field")
            .exact_size(move_field::HEIGHT)
            .resizable(false)
            .show_separator_line(false)
            .frame(Frame::new())
            .show(ui, |ui| {
                let play = &cx.view.play;
                move_field::show(ui, &mut cx.with(play));
            });
    }
    if solving.phase != Phase::Done && (run.over || !run.kind.is_race()) {
        egui::Panel::bottom("puzzle help")
            .resizable(false)
            .show_separator_line(false)
            .frame(Frame::new())
            .show(ui, |ui| help(ui, cx));
    }
    let shell = &cx.view.shell;
    notices::at_foot(ui, cx, shell);
    ScrollArea::vertical()
        .id_salt("puzzle")
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            // The buttons of the title are as large as on other pages.
            ui.scope(|ui| {
                ui.reset_style();
                title(ui, cx, solving);
            });
            let races = run.kind.is_race();
            match races {
                true => race::show(ui, cx, run),
                false => state(ui, cx, run),
            }
            task(ui, cx, solving);
            if solving.phase == Phase::Done && !races {
                next(ui, cx, run);
            }
            if solving.phase == Phase::Done && (run.over || !races) {
                after::show(ui, cx, run, solving);
            } else if !races {
                pieces(ui, cx, solving);
            }
        });
}

fn title(ui: &mut Ui, cx: &mut PuzzleContext, solving: &Solving) {
    let view = cx.view;
    let name = view.game_name(&solving.puzzle.game);
    let rules = LookUp::Rules(solving.puzzle.game.clone());
    let title = |ui: &mut Ui, _: &mut PuzzleContext| {
        ui.add(Label::new(heading(name, 26.0)).wrap());
    };
    header(ui, cx, false, ShellAction::Back, title, |ui, cx| {
        guide_button(ui, cx, Face::Words, rules);
    });
}

/// Shows which series it is.
fn state(ui: &mut Ui, cx: &mut PuzzleContext, run: &Series) {
    let (name, _) = words::kind(run.kind);
    let words = match run.kind {
        SeriesKind::Found => text!("puzzle-left", name = name, count = run.queue.len()),
        _ => name.to_owned(),
    };
    ui.add(Label::new(muted(cx, &words)).wrap());
}

/// The task, and the result of the last move.
fn task(ui: &mut Ui, cx: &mut PuzzleContext, solving: &Solving) {
    let size = TextStyle::Body.resolve(ui.style()).size;
    ui.add(Label::new(strong(&words::task(solving)).size(size)).wrap());
    let Some(verdict) = solving.verdict else {
        return;
    };
    let ink = match verdict {
        MoveVerdict::Wrong => cx.theme.wrong,
        MoveVerdict::Right | MoveVerdict::Solved => cx.theme.right,
        MoveVerdict::SolvedLate | MoveVerdict::SolvedWithHelp | MoveVerdict::Shown => cx.theme.ink,
    };
    let words = words::verdict(verdict);
    if verdict == MoveVerdict::Solved {
        ui.label(heading(words, SOLVED_SIZE).color(ink));
        return ornament_below(ui, &cx.theme);
    }
    let words = RichText::new(words).font(bold(size)).color(ink);
    ui.add(Label::new(words).wrap());
    if verdict == MoveVerdict::Wrong {
        reason(ui, cx, solving);
    }
}

/// Why the last move was wrong.
fn reason(ui: &mut Ui, cx: &mut PuzzleContext, solving: &Solving) {
    match &solving.refutation {
        None => {}
        Some(Refutation::Sought(_)) => {
            ui.label(muted(cx, text!("puzzle-why-not-sought")));
        }
        Some(Refutation::Found(found)) => {
            ui.add(Label::new(&found.reason).wrap());
            ui.add(Label::new(muted(cx, &found.evaluation)).wrap());
        }
    }
}

/// The pieces of the game with their rules, unless all are known from chess.
fn pieces(ui: &mut Ui, cx: &mut PuzzleContext, solving: &Solving) {
    let game = (solving.table.variant(), solving.table.position());
    let mut all = pieces_of(game.0, game.1).into_iter();
    if all.all(|piece| is_known_from_chess(game.0, piece.piece_type())) {
        return;
    }
    ui.add_space(NEXT_GAP);
    ui.scope(|ui| {
        ui.reset_style();
        pieces_list(ui, cx, game, LookUp::Piece);
    });
}

/// The next puzzle, after the end of this one.
fn next(ui: &mut Ui, cx: &mut PuzzleContext, run: &Series) {
    let (words, action) = match run.kind {
        SeriesKind::Daily => (text!("puzzles-title"), PuzzleAction::Leave),
        _ => (text!("puzzle-next"), PuzzleAction::Next),
    };
    ui.add_space(NEXT_GAP);
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
