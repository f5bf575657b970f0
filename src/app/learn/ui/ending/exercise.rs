//! The panel beside the board of an exercise with an ending.

use crate::app::learn::ui::LearnContext;
use crate::app::learn::{EndingAction, EndingBoard, EndingRun, EndingStep, LearnAction};
use crate::app::ui::boards::layout_name;
use crate::app::ui::pieces::piece_row;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    Face, add_button, command_button, heading, main_button, muted, practise_button, small_button,
};
use baroque::lessons::Lesson;
use baroque::rules::{Color, NoMoves, Piece, Royal};
use baroque::texts::text;
use bevy_egui::egui::{Button, Label, RichText, ScrollArea, TextWrapMode, Ui, vec2};

/// The height of a button.
const BUTTON_HEIGHT: f32 = 34.0;

/// The panel of an exercise.
pub(super) fn panel(ui: &mut Ui, cx: &mut LearnContext, run: &EndingRun) {
    ScrollArea::vertical()
        .id_salt("ending exercise")
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            header(ui, cx, run);
            ui.add_space(8.0);
            match &run.step {
                EndingStep::Solving(progress) => {
                    ui.horizontal_wrapped(|ui| {
                        ui.spinner();
                        ui.label(text!("learn-ending-solving"));
                        let percent = (progress.share() * 100.0).min(100.0) as u32;
                        ui.label(muted(cx, &text!("learn-ending-percent", percent = percent)));
                    });
                }
                EndingStep::Nothing(why) => {
                    ui.add(Label::new(why).wrap());
                }
                EndingStep::Asked(_) => exercise(ui, cx, run),
            }
            figures(ui, cx, run);
            rules(ui, cx, run);
        });
}

/// How the ending is won, and what the piece does.
fn rules(ui: &mut Ui, cx: &mut LearnContext, run: &EndingRun) {
    let variant = &run.subject.variant;
    let settings = variant.settings();
    let words = match (settings.royal, settings.no_moves) {
        (Royal::Check, NoMoves::Draws) => text!("learn-ending-checkmate"),
        (Royal::Check, NoMoves::Loses) => text!("learn-ending-checkmate-stalemate"),
        (Royal::Capture, NoMoves::Draws) => text!("learn-ending-capture"),
        (Royal::Capture, NoMoves::Loses) => text!("learn-ending-capture-stalemate"),
    };
    ui.add_space(12.0);
    ui.add(Label::new(words).wrap());
    ui.add_space(8.0);
    let piece = Piece::new(Color::White, run.subject.piece);
    piece_row(ui, cx, variant, piece, None::<LearnAction>);
}

/// The way out, the title, and the choice of the distance.
fn header(ui: &mut Ui, cx: &mut LearnContext, run: &EndingRun) {
    let (variant, subject) = (&run.subject.variant, &run.subject);
    ui.horizontal(|ui| {
        let leave = Some(LearnAction::Leave);
        small_button(ui, cx, "close", text!("learn-leave"), leave);
        let piece = variant.kind(subject.piece);
        let title = text!("learn-ending-title", piece = piece);
        ui.add(Label::new(heading(&title, 26.0)).wrap());
    });
    let game = text!(
        "learn-ending-game",
        game = variant.name(),
        board = layout_name(variant.layout())
    );
    ui.add(Label::new(muted(cx, &game)).wrap());
    let Some((least, most)) = run.range else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        let set = |moves: u16| LearnAction::Ending(EndingAction::SetMoves(moves));
        let shorter = (run.moves > least).then(|| set(run.moves - 1));
        small_button(ui, cx, "minus", text!("learn-ending-shorter"), shorter);
        ui.label(text!("learn-ending-moves", count = run.moves, most = most));
        let longer = (run.moves < most).then(|| set(run.moves + 1));
        small_button(ui, cx, "plus", text!("learn-ending-longer"), longer);
    });
}

/// The task, what was wrong, the result, and the buttons.
fn exercise(ui: &mut Ui, cx: &mut LearnContext, run: &EndingRun) {
    let Some(board) = run.board() else { return };
    match board.result {
        Some(reached) => result(ui, cx, board, reached),
        None => {
            ui.add(Label::new(RichText::new(run.task()).size(17.0)).wrap());
            ui.label(muted(cx, &text!("learn-ending-made", count = board.made)));
        }
    }
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        if board.result.is_none() {
            let show = (text!("learn-ending-show"), EndingAction::ShowMove);
            button(ui, cx, show, true);
        }
        let made = board.can_take_back();
        command_button(ui, cx, "play.takeback", made, Face::Words);
        let again = (text!("learn-ending-again"), EndingAction::StartOver);
        button(ui, cx, again, made);
        let analyse = (text!("learn-ending-analyse"), EndingAction::Analyse);
        button(ui, cx, analyse, true);
    });
    if board.result.is_none() {
        remarks(ui, cx, board);
    }
    if let Some(lesson) = cx.view.learn.ending_lesson() {
        ui.add_space(6.0);
        lesson_button(ui, cx, lesson);
    }
}

/// A button that begins a lesson about endings.
pub(super) fn lesson_button(ui: &mut Ui, cx: &mut LearnContext, lesson: &Lesson) {
    let words = text!("learn-ending-lesson", title = lesson.title.as_str());
    practise_button(ui, cx, &words, LearnAction::Begin(lesson.id.clone()));
}

fn button(
    ui: &mut Ui,
    cx: &mut LearnContext,
    (words, action): (&str, EndingAction),
    enabled: bool,
) {
    let button = Button::new(words).min_size(vec2(0.0, BUTTON_HEIGHT));
    let button = add_button(ui, enabled, button.wrap_mode(TextWrapMode::Extend));
    cx.on_click(button, LearnAction::Ending(action));
}

/// What was wrong with the last answer, why the shown move is good, and by how much the win is slower. They are below
/// the buttons, so that these stay in place.
fn remarks(ui: &mut Ui, cx: &LearnContext, board: &EndingBoard) {
    if let Some(remark) = &board.remark {
        ui.add_space(6.0);
        ui.add(Label::new(RichText::new(remark).color(cx.theme.wrong)).wrap());
    }
    if let Some(reasons) = &board.reasons {
        ui.add_space(6.0);
        ui.add(Label::new(reasons).wrap());
    }
    let slower = board.slower_words();
    if !slower.is_empty() {
        ui.add_space(6.0);
        ui.add(Label::new(slower).wrap());
    }
}

/// How the exercise has ended, by which rule and with which help, and the way on.
fn result(ui: &mut Ui, cx: &mut LearnContext, board: &EndingBoard, reached: bool) {
    let ink = match reached {
        true => cx.theme.right,
        false => cx.theme.wrong,
    };
    let words = RichText::new(board.result_words(reached))
        .color(ink)
        .size(17.0);
    ui.add(Label::new(words).wrap());
    for words in [board.end_words(), board.help.words()] {
        if !words.is_empty() {
            ui.add_space(6.0);
            ui.add(Label::new(words).wrap());
        }
    }
    ui.add_space(8.0);
    if main_button(ui, cx, text!("learn-ending-next")).clicked() {
        cx.send(LearnAction::Ending(EndingAction::Next));
    }
}

/// How often the side with the piece wins.
fn figures(ui: &mut Ui, cx: &mut LearnContext, run: &EndingRun) {
    let Some((thousandths, longest)) = run.figures else {
        return;
    };
    ui.add_space(12.0);
    let words = text!(
        "learn-ending-card",
        percent = thousandths as f64 / 10.0,
        longest = longest
    );
    ui.add(Label::new(muted(cx, &words)).wrap());
}
