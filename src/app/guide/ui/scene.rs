//! The text about the scene on the board, and the controls.

use super::controls;
use crate::app::guide::SceneAction;
use crate::app::guide::ui::GuideContext;
use crate::app::guide::{GuideViewer, OpenPage, TrialState};
use crate::app::ui::fates::{Fate, fates};
use crate::app::ui::pieces::piece_at;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{bold, muted, small_button, strong};
use baroque::explain::describe_move;
use baroque::guide::Scene;
use baroque::rules::Variant;
use baroque::texts::{color_key, text};
use bevy_egui::egui::{
    self, Align, CornerRadius, FontId, Frame, Layout, Margin, Rect, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// The height of the caption with the fates of pieces, which can scroll.
const CAPTION_HEIGHT: f32 = 130.0;

/// The least height of the caption in a column, so that the controls stay in place.
const CAPTION_HEIGHT_BESIDE: f32 = 100.0;

/// The size of a button to another scene.
const ARROW_SIZE: Vec2 = vec2(26.0, 26.0);

/// The size of pieces in the text, and the space between words.
const PIECE_SIZE: f32 = 22.0;
const WORD_GAP: f32 = 5.0;

/// Shows text and controls below the board.
pub fn show(ui: &mut Ui, cx: &mut GuideContext, viewer: &GuideViewer) {
    let Some(open) = &viewer.open else { return };
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    header(ui, cx, open);
    ui.allocate_ui(vec2(ui.available_width(), CAPTION_HEIGHT), |ui| {
        ScrollArea::vertical()
            .id_salt("words")
            .auto_shrink(false)
            .max_height(CAPTION_HEIGHT)
            .follow_focus(ui, |ui| words(ui, cx, open));
    });
    controls(ui, cx, viewer, open);
}

/// Shows them in a column beside the board.
pub fn show_beside(ui: &mut Ui, cx: &mut GuideContext, viewer: &GuideViewer) {
    let Some(open) = &viewer.open else { return };
    let card = Frame::new()
        .fill(cx.theme.card)
        .stroke(Stroke::new(1.0, cx.theme.line))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(14, 10));
    card.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        header(ui, cx, open);
        let least = CAPTION_HEIGHT_BESIDE.min(ui.ctx().viewport_rect().height() / 8.0);
        ui.scope(|ui| {
            ui.set_min_height(least);
            words(ui, cx, open);
        });
        controls(ui, cx, viewer, open);
    });
}

fn controls(ui: &mut Ui, cx: &mut GuideContext, viewer: &GuideViewer, open: &OpenPage) {
    match &open.trial {
        Some(trial) => controls::trial_controls(ui, cx, open, trial.verdict),
        None => controls::film_controls(ui, cx, viewer, open),
    }
}

/// The caption, and what happens to pieces.
fn words(ui: &mut Ui, cx: &mut GuideContext, open: &OpenPage) {
    let (caption, fates) = match &open.trial {
        Some(trial) => tried(open, trial.verdict),
        None => watched(open),
    };
    ui.add(egui::Label::new(caption).wrap());
    ui.horizontal_wrapped(|ui| {
        for fate in &fates {
            self::fate(ui, cx, open.film.variant(), fate);
        }
    });
}

/// The title of the scene and its number, and at the right buttons to the scenes before and after it.
fn header(ui: &mut Ui, cx: &mut GuideContext, open: &OpenPage) {
    let title = open.scene().map_or("", |scene| &scene.title);
    let (number, count) = (open.scene, open.scenes.len());
    let several = count > 1;
    ui.horizontal_top(|ui| {
        let arrows = match several {
            true => 2.0 * (ARROW_SIZE.x + ui.spacing().item_spacing.x),
            false => 0.0,
        };
        let room = vec2((ui.available_width() - arrows).max(0.0), ARROW_SIZE.y);
        let row = Layout::left_to_right(Align::Center).with_main_wrap(true);
        ui.allocate_ui_with_layout(room, row, |ui| {
            ui.set_min_width(room.x);
            ui.label(strong(title));
            if several {
                let words = text!("scene-number", number = number + 1, of = count);
                ui.label(muted(cx, &words));
            }
        });
        if several {
            let (before, after) = (number.checked_sub(1), number + 1);
            let after = (after < count).then_some(after);
            arrow(ui, cx, "chevron-left", text!("scene-before"), before);
            arrow(ui, cx, "chevron-right", text!("scene-after"), after);
        }
    });
}

/// A button to another scene. Without one its place is empty, so that the other button stays where it is.
fn arrow(ui: &mut Ui, cx: &mut GuideContext, icon: &str, name: &str, scene: Option<usize>) {
    match scene.map(SceneAction::Show) {
        Some(show) => _ = small_button(ui, cx, icon, name, Some(show)),
        None => _ = ui.allocate_exact_size(ARROW_SIZE, Sense::hover()),
    }
}

/// The caption of the current frame, and the fates of pieces.
fn watched(open: &OpenPage) -> (String, Vec<(Fate, bool)>) {
    let frame = open.frame();
    let Some((step, transition)) = open.step(&frame) else {
        let opening = |scene: &Scene| text!("scene-to-move", side = color_key(scene.start.turn()));
        return (open.scene().map_or_else(String::new, opening), Vec::new());
    };
    let fates = fates(open.film.variant(), transition).into_iter();
    let seen = |fate: &Fate| open.film.has_happened(&frame, fate.effect);
    let fates = fates
        .map(|fate| (seen(&fate), fate))
        .map(|(seen, fate)| (fate, seen));
    (step.caption.clone(), fates.collect())
}

/// The text about the reader's own move, and the fates of pieces.
fn tried(open: &OpenPage, verdict: TrialState) -> (String, Vec<(Fate, bool)>) {
    let Some((scene, trial)) = open.scene().zip(open.trial.as_ref()) else {
        return (String::new(), Vec::new());
    };
    let words = match verdict {
        TrialState::Asked => return (task(scene), Vec::new()),
        TrialState::Good => text!("scene-good"),
        TrialState::Done => text!("scene-done"),
        TrialState::Other => text!("scene-other"),
    };
    let Some((before, transition)) = trial.made() else {
        return (words.to_owned(), Vec::new());
    };
    let sentences = describe_move(&scene.variant, before, transition);
    let sentences = sentences.iter().map(|sentence| sentence.text.as_str());
    let words: Vec<&str> = std::iter::once(words).chain(sentences).collect();
    let fates = fates(&scene.variant, transition).into_iter();
    (words.join(" "), fates.map(|fate| (fate, true)).collect())
}

/// The task for the reader.
fn task(scene: &Scene) -> String {
    if let Some(task) = &scene.task {
        return task.clone();
    }
    let turn = color_key(scene.start.turn());
    let first = scene.lines.iter().find_map(|line| line.first());
    let Some(step) = first else {
        return text!("scene-to-move", side = turn);
    };
    let transition = scene.variant.transition(&scene.start, step.mv);
    let names: Vec<&str> = transition
        .captured()
        .into_iter()
        .map(|square| scene.variant.geometry().name(square))
        .collect();
    match names.as_slice() {
        [] => text!("scene-task", side = turn),
        [one] => text!("scene-task-one", side = turn, square = *one),
        [most @ .., last] => text!(
            "scene-task-several",
            side = turn,
            squares = most.join(", "),
            last = *last
        ),
    }
}

/// A piece with its square and its fate, bright once it has happened.
fn fate(ui: &mut Ui, cx: &mut GuideContext, variant: &Variant, (fate, seen): &(Fate, bool)) {
    let theme = cx.theme;
    let (line, ink) = match seen {
        true => (theme.accent, theme.ink),
        false => (theme.line, theme.muted),
    };
    let name = variant.geometry().name(fate.at).to_owned();
    let text = |text: String, font| ui.painter().layout_no_wrap(text, font, ink);
    let name = text(name, bold(14.0));
    let what = text(fate.what.clone(), FontId::proportional(14.0));
    let width = PIECE_SIZE + name.size().x + what.size().x + 4.0 * WORD_GAP;
    let (rect, chip) = ui.allocate_exact_size(vec2(width, PIECE_SIZE + WORD_GAP), Sense::hover());
    let words = fate.words(variant);
    chip.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    let painter = ui.painter();
    let corners = CornerRadius::same(6);
    let stroke = Stroke::new(1.0, line);
    painter.rect_stroke(rect, corners, stroke, StrokeKind::Inside);
    let middle = |x: f32, height: f32| pos2(x, rect.center().y - height / 2.0);
    let mut x = rect.left() + WORD_GAP;
    let place = Rect::from_min_size(middle(x, PIECE_SIZE), vec2(PIECE_SIZE, PIECE_SIZE));
    x += PIECE_SIZE + WORD_GAP;
    painter.galley(middle(x, name.size().y), name.clone(), ink);
    x += name.size().x + WORD_GAP;
    painter.galley(middle(x, what.size().y), what, ink);
    piece_at(ui, cx, variant, fate.piece, place);
}
