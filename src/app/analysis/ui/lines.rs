//! The best lines. The user can preview and play each of their moves.

use crate::app::analysis::AnalysisAction;
use crate::app::analysis::found::{AnalysisLine, FoundLines};
use crate::app::analysis::ui::AnalysisContext;
use crate::app::analysis::{Pointed, plays_lines};
use crate::app::ui::theme::{EBONY, IVORY};
use crate::app::ui::widgets::bold;
use baroque::texts::text;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

/// The height of a line.
pub const ROW: f32 = 25.0;

/// The width of the evaluation.
const SCORE_WIDTH: f32 = 54.0;

/// The room for the dots after the last move.
const DOTS_WIDTH: f32 = 18.0;

/// The margins of a move's text.
const TEXT_MARGIN: f32 = 4.0;

/// Shows the lines, dimmed if they are about another position. Returns the part under the pointer.
pub fn show(
    ui: &mut Ui,
    cx: &mut AnalysisContext,
    found: Option<&FoundLines>,
    count: usize,
    current: bool,
) -> Option<Pointed> {
    let mut pointed = None;
    for index in 0..count {
        let size = vec2(ui.available_width(), ROW);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let line = found.and_then(|found| found.lines.get(index));
        if let Some(line) = line {
            pointed = row(ui, cx, (index, line), place, current).or(pointed);
        }
    }
    pointed
}

fn row(
    ui: &mut Ui,
    cx: &mut AnalysisContext,
    (index, line): (usize, &AnalysisLine),
    place: Rect,
    current: bool,
) -> Option<Pointed> {
    let right = place.left() + SCORE_WIDTH;
    let pill = Rect::from_min_max(place.min, pos2(right, place.bottom())).shrink2(vec2(0.0, 2.5));
    let mut pointed = score(ui, cx, (index, line), pill, current);
    let mut left = right + TEXT_MARGIN;
    for (ply, text) in line.texts.iter().enumerate() {
        let font = match ply {
            0 => bold(14.0),
            _ => FontId::proportional(14.0),
        };
        let ink = match (current, ply) {
            (false, _) => cx.theme.muted,
            (true, _) => cx.theme.ink,
        };
        let galley = ui.painter().layout_no_wrap(text.clone(), font, ink);
        let width = galley.size().x + 2.0 * TEXT_MARGIN;
        if left + width > place.right() - DOTS_WIDTH {
            let at = pos2(left + TEXT_MARGIN, place.center().y);
            let font = FontId::proportional(14.0);
            let dots = Align2::LEFT_CENTER;
            ui.painter().text(at, dots, "…", font, cx.theme.muted);
            return pointed;
        }
        let cell = Rect::from_min_max(
            pos2(left, place.top() + 1.0),
            pos2(left + width, place.bottom() - 1.0),
        );
        if current {
            pointed = entry(ui, cx, (index, line), ply, cell).or(pointed);
        }
        let at = pos2(left + TEXT_MARGIN, place.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, ink);
        left += width;
    }
    pointed
}

/// A line's evaluation in the colour of the better side. The pointer on it shows the first move.
fn score(
    ui: &mut Ui,
    cx: &mut AnalysisContext,
    (index, line): (usize, &AnalysisLine),
    pill: Rect,
    current: bool,
) -> Option<Pointed> {
    let (fill, ink) = match line.evaluation.is_whites() {
        true => (IVORY, EBONY),
        false => (EBONY, IVORY),
    };
    let dimmed = |color: Color32| match current {
        true => color,
        false => color.gamma_multiply(0.5),
    };
    let stroke = Stroke::new(1.0, cx.theme.line);
    let corners = CornerRadius::same(4);
    let painter = ui.painter();
    painter.rect(pill, corners, dimmed(fill), stroke, StrokeKind::Inside);
    let text = line.evaluation.to_string();
    let center = Align2::CENTER_CENTER;
    painter.text(pill.center(), center, text, bold(14.0), dimmed(ink));
    let response = ui.interact(pill, ui.id().with(("line", index)), Sense::hover());
    let words = text!(
        "analysis-line",
        number = index + 1,
        evaluation = line.evaluation.words()
    );
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    let first = line.moves.first();
    let first = first.filter(|_| current && response.hovered());
    first.map(|&first| Pointed::Line(first))
}

/// A move of a line. The pointer previews its position.
fn entry(
    ui: &mut Ui,
    cx: &mut AnalysisContext,
    (index, line): (usize, &AnalysisLine),
    ply: usize,
    cell: Rect,
) -> Option<Pointed> {
    let moves = &line.moves[..=ply];
    let response = ui.interact(cell, ui.id().with(("move", index, ply)), Sense::click());
    let (text, pinned) = (&line.texts[ply], &cx.view.analysis.pinned);
    let holds = pinned.as_deref() == Some(moves);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, holds, text));
    let fill = match (holds, response.hovered()) {
        (true, _) => cx.theme.accent.gamma_multiply(0.35),
        (false, true) => cx.theme.card_hover,
        (false, false) => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(cell, 4, fill);
    if response.clicked() {
        let table = cx.view.playing.table.as_ref();
        let action = match table.is_some_and(plays_lines) {
            true => AnalysisAction::PlayLine(moves.to_vec()),
            false => AnalysisAction::Pin((!holds).then(|| moves.to_vec())),
        };
        cx.send(action);
    }
    response.hovered().then(|| Pointed::Ahead(moves.to_vec()))
}
