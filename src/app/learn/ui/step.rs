//! The panel of a step: the place in the lesson, the text of the step, and the buttons to the next one.

use super::{LearnContext, finish, game, of_guide, question, scene_beside};
use crate::app::guide;
use crate::app::learn::{AnswerWay, LearnAction, LearnRun, PracticeSubject, StepContent};
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    dropdown, heading, larger_text, main_button, muted, small_button, strong,
};
use crate::app::ui::{columns, notices};
use baroque::texts::{piece_name, text};
use baroque::training::Kind;
use bevy_egui::egui::{CornerRadius, Label, Rect, ScrollArea, Sense, TextStyle, Ui, vec2};

/// The height of the row with the way on.
const WAY_ON_HEIGHT: f32 = 52.0;

/// A panel narrower than this has no room for two long buttons side by side, or for the three of a question.
const SLIM_PANEL_WIDTH: f32 = 260.0;
const QUESTION_WIDTH: f32 = 430.0;

/// A panel lower than this scrolls with all that is in it.
const LOW_PANEL_HEIGHT: f32 = 260.0;

/// The size of the title, in a wide panel and in a narrow one.
const TITLE_SIZES: (f32, f32) = (26.0, 18.0);
const NARROW_TITLE_WIDTH: f32 = 130.0;

/// The width of the list of kinds of questions.
const KINDS_LIST_WIDTH: f32 = 220.0;

/// The height of the bar that shows how far the lesson is.
const BAR_HEIGHT: f32 = 6.0;

/// Shows the panel: the text and the feedback, which scroll, and the way on at the bottom. In a low panel all scrolls.
pub(super) fn show(ui: &mut Ui, cx: &mut LearnContext, run: &LearnRun) {
    larger_text(ui);
    let low = ui.available_height() < LOW_PANEL_HEIGHT;
    let at_end = low || matches!(run.content, StepContent::Finished);
    if !at_end {
        let height = way_height(ui, run);
        columns::at_bottom(ui, "way on", height, |ui| {
            ui.add_space(8.0);
            way_on(ui, cx, run);
        });
    }
    let shell = &cx.view.shell;
    notices::at_foot(ui, cx, shell);
    scroll(ui, run, |ui| {
        header(ui, cx, run);
        ui.add_space(6.0);
        contents(ui, cx, run);
        if let StepContent::Question(asked) = &run.content {
            question::feedback(ui, cx, asked);
        }
        if at_end {
            ui.add_space(8.0);
            way_on(ui, cx, run);
        }
    });
}

fn scroll(ui: &mut Ui, run: &LearnRun, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .id_salt(("step", run.place().map(|(at, _)| at)))
        .auto_shrink(false)
        .follow_focus(ui, contents);
}

/// The height of the way on: the buttons stand in two rows in a narrow panel.
fn way_height(ui: &Ui, run: &LearnRun) -> f32 {
    let least = match &run.content {
        StepContent::Game(..) => SLIM_PANEL_WIDTH,
        StepContent::Question(asked) if asked.way() != AnswerWay::Move => QUESTION_WIDTH,
        _ => 0.0,
    };
    match ui.available_width() < least {
        true => 2.0 * WAY_ON_HEIGHT,
        false => WAY_ON_HEIGHT,
    }
}

/// The title, the ways out and back, the number of the lesson, and how far it is.
fn header(ui: &mut Ui, cx: &mut LearnContext, run: &LearnRun) {
    ui.horizontal(|ui| {
        let leave = Some(LearnAction::Leave);
        small_button(ui, cx, "close", text!("learn-leave"), leave);
        let back = run.can_go_back().then_some(LearnAction::Back);
        let button = small_button(ui, cx, "chevron-left", text!("learn-step-before"), back);
        button.on_disabled_hover_text(text!("learn-step-none-before"));
        let size = match ui.available_width() < NARROW_TITLE_WIDTH {
            true => TITLE_SIZES.1,
            false => TITLE_SIZES.0,
        };
        ui.add(Label::new(heading(&title(run), size)).wrap());
    });
    ui.label(muted(cx, &place(cx, run)));
    if let Some((at, of)) = run.place() {
        let done = at.saturating_sub(1) + usize::from(run.content.is_done());
        bar(ui, cx, done as f32 / of.max(1) as f32);
    }
    if let Some((kinds, chosen)) = run.kinds() {
        self::kinds(ui, cx, kinds, chosen);
    }
}

/// Shows the choice of the kinds of questions.
fn kinds(ui: &mut Ui, cx: &mut LearnContext, kinds: &[Kind], chosen: Option<Kind>) {
    let offered: Vec<Option<Kind>> = std::iter::once(None)
        .chain(kinds.iter().copied().map(Some))
        .collect();
    let names: Vec<String> = offered
        .iter()
        .map(|&kind| kind_words(kind).to_owned())
        .collect();
    let chosen = offered.iter().position(|&kind| kind == chosen);
    let width = KINDS_LIST_WIDTH.min(ui.available_width());
    let look = (text!("learn-kinds"), width);
    if let Some(index) = dropdown(ui, look, &names, chosen) {
        cx.send(LearnAction::ChooseKind(offered[index]));
    }
}

/// A kind of question in words; without a kind, all of them.
fn kind_words(kind: Option<Kind>) -> &'static str {
    match kind {
        None => text!("learn-kind-all"),
        Some(Kind::Predict) => text!("learn-kind-predict"),
        Some(Kind::Find) => text!("learn-kind-find"),
        Some(Kind::Danger) => text!("learn-kind-danger"),
        Some(Kind::Safe) => text!("learn-kind-safe"),
        Some(Kind::Frozen) => text!("learn-kind-frozen"),
        Some(Kind::Thaw) => text!("learn-kind-thaw"),
        Some(Kind::Legal) => text!("learn-kind-legal"),
        Some(Kind::Mate) => text!("learn-kind-mate"),
    }
}

/// What is being learned.
fn title(run: &LearnRun) -> String {
    match &run.subject {
        PracticeSubject::Lesson(lesson) => lesson.title.clone(),
        PracticeSubject::Review => text!("learn-review-title").to_owned(),
        PracticeSubject::Game(variant, Some(piece)) => piece_name(variant.kind(piece.piece_type())),
        PracticeSubject::Game(variant, None) => variant.name().to_owned(),
    }
}

/// The place of a lesson in the path and of its step, or how a practice goes.
fn place(cx: &LearnContext, run: &LearnRun) -> String {
    let right = run.right;
    match (&run.subject, run.place()) {
        (PracticeSubject::Lesson(lesson), Some((step, steps))) => {
            let course = cx.view.learn.course();
            let mut lessons = course.into_iter().flat_map(|course| course.lessons());
            let at = lessons.position(|known| known.id == lesson.id);
            let of = course.map_or(0, |course| course.lessons().count());
            text!(
                "learn-place",
                lesson = at.unwrap_or(0) + 1,
                lessons = of,
                step = step,
                steps = steps
            )
        }
        (PracticeSubject::Review, Some((step, steps))) => {
            text!("learn-review-place", step = step, steps = steps)
        }
        (PracticeSubject::Game(variant, Some(_)), _) => {
            let game = variant.name();
            text!(
                "learn-piece-place",
                game = game,
                right = right,
                answered = run.answered
            )
        }
        (PracticeSubject::Game(_, None), _) => {
            text!("learn-score", right = right, answered = run.answered)
        }
        (PracticeSubject::Lesson(_) | PracticeSubject::Review, None) => String::new(),
    }
}

fn bar(ui: &mut Ui, cx: &LearnContext, part: f32) {
    let size = vec2(ui.available_width(), BAR_HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let corners = CornerRadius::same(3);
    ui.painter().rect_filled(rect, corners, cx.theme.line);
    let width = rect.width() * part.clamp(0.0, 1.0);
    let done = Rect::from_min_size(rect.min, vec2(width, BAR_HEIGHT));
    ui.painter().rect_filled(done, corners, cx.theme.accent);
}

fn contents(ui: &mut Ui, cx: &mut LearnContext, run: &LearnRun) {
    if !run.section().is_empty() && !matches!(run.content, StepContent::Finished) {
        let size = TextStyle::Body.resolve(ui.style()).size;
        ui.label(strong(run.section()).size(size));
    }
    match &run.content {
        StepContent::Words(words, _) => {
            for paragraph in words {
                ui.add(Label::new(paragraph).wrap());
            }
        }
        StepContent::Scene(_) => scene(ui, cx),
        StepContent::Question(asked) => question::show(ui, cx, asked),
        StepContent::Drawing => {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.label(text!("learn-drawing"));
            });
        }
        StepContent::Game(game, _) => game::before(ui, cx, game),
        StepContent::Nothing(words) => {
            ui.add(Label::new(words).wrap());
        }
        StepContent::Finished => finish::show(ui, cx, run),
    }
}

/// Shows the words of a scene that has no room for them below the board.
fn scene(ui: &mut Ui, cx: &mut LearnContext) {
    let viewer = cx.view.learn.viewer();
    match viewer.filter(|_| scene_beside(ui)) {
        Some(viewer) => {
            let view = of_guide(cx.view, viewer);
            guide::ui::show_beside(ui, &mut cx.with(view), viewer);
        }
        None => _ = ui.add(Label::new(text!("learn-scene")).wrap()),
    }
}

/// The buttons that lead on.
fn way_on(ui: &mut Ui, cx: &mut LearnContext, run: &LearnRun) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        match &run.content {
            StepContent::Question(asked) => question::way_on(ui, cx, asked),
            StepContent::Game(game, _) => game::way_on(ui, cx, game),
            StepContent::Words(..) | StepContent::Scene(_) => next(ui, cx),
            StepContent::Drawing | StepContent::Finished => {}
            StepContent::Nothing(_) => {
                let button = main_button(ui, cx, text!("learn-close"));
                if button.clicked() {
                    cx.send(LearnAction::Leave);
                }
            }
        }
    });
}

/// The button that leads to the next step.
pub(super) fn next(ui: &mut Ui, cx: &mut LearnContext) {
    if main_button(ui, cx, text!("learn-step-next")).clicked() {
        cx.send(LearnAction::Continue);
    }
}
