//! The graph of a review: White's expected score by ply as an area, the mistakes as dots.

use super::AnalysisContext;
use crate::app::play::action::MovesAction;
use crate::app::ui::theme::{EBONY, IVORY};
use baroque::game::{Judgement, Review};
use baroque::notation::write_squares;
use baroque::texts::text;
use bevy_egui::egui::{
    Color32, Mesh, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

const DOT_SIZE: f32 = 3.5;

/// Shows the graph in the full width. A click shows the position there.
pub fn show(ui: &mut Ui, cx: &mut AnalysisContext, review: &Review, height: f32) {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let words = text!("review-graph");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, words));
    let last = review.progress().1.saturating_sub(1).max(1);
    let at = |(ply, points): (usize, f32)| {
        let x = rect.left() + rect.width() * ply as f32 / last as f32;
        pos2(x, rect.bottom() - rect.height() * points)
    };
    let painter = ui.painter_at(rect.expand(DOT_SIZE));
    // What is not analysed yet is grey: in the colour of a card it would look like White's advantage.
    painter.rect_filled(rect, 2, cx.theme.muted.gamma_multiply(0.4));
    let points: Vec<(usize, f32)> = review.graph().collect();
    // The graph has gaps at positions without analysis.
    for run in points.chunk_by(|a, b| b.0 == a.0 + 1) {
        let line: Vec<Pos2> = run.iter().copied().map(at).collect();
        painter.add(area(&line, rect.bottom(), IVORY));
        painter.add(area(&line, rect.top(), EBONY));
    }
    let middle = Stroke::new(1.0, cx.theme.accent);
    painter.hline(rect.x_range(), rect.center().y, middle);
    if let Some(ply) = current(cx, review) {
        let stroke = Stroke::new(2.0, cx.theme.accent);
        painter.vline(at((ply, 0.0)).x, rect.y_range(), stroke);
    }
    for (ply, judgement) in review.judgements() {
        if let Some(analysis) = review.analysis(ply) {
            let dot = at((ply, analysis.points));
            painter.circle(
                dot,
                DOT_SIZE,
                color(judgement),
                Stroke::new(1.0, cx.theme.paper),
            );
        }
    }
    let line = Stroke::new(1.0, cx.theme.muted);
    painter.rect_stroke(rect, 2, line, StrokeKind::Inside);
    let pointed = response.hover_pos().map(|place| nearest(place, rect, last));
    let used = response.clicked() || response.dragged();
    if let Some(place) = pointed.and_then(|ply| review.place(ply)).filter(|_| used) {
        cx.send(MovesAction::Go(place));
    }
    if let Some(words) = pointed.and_then(|ply| message(cx, review, ply)) {
        response.on_hover_text_at_pointer(words);
    }
}

/// The shown ply, if it is on the line of the review.
fn current(cx: &AnalysisContext, review: &Review) -> Option<usize> {
    let table = cx.view.playing.table.as_ref()?;
    review.ply_of(table.at())
}

/// The area between a line and a height.
fn area(line: &[Pos2], edge: f32, color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for point in line {
        mesh.colored_vertex(*point, color);
        mesh.colored_vertex(pos2(point.x, edge), color);
    }
    for index in 1..line.len() as u32 {
        let (before, now) = (2 * (index - 1), 2 * index);
        mesh.add_triangle(before, before + 1, now);
        mesh.add_triangle(before + 1, now, now + 1);
    }
    Shape::mesh(mesh)
}

/// The ply under a point.
fn nearest(place: Pos2, rect: Rect, last: usize) -> usize {
    let part = (place.x - rect.left()) / rect.width();
    (part.clamp(0.0, 1.0) * last as f32).round() as usize
}

/// The move at a ply with its glyph and evaluation.
fn message(cx: &AnalysisContext, review: &Review, ply: usize) -> Option<String> {
    let table = cx.view.playing.table.as_ref()?;
    let at = review.place(ply)?;
    let node = table.tree().node(at);
    let evaluation = review
        .analysis(ply)
        .map_or("", |analysis| analysis.evaluation.as_str());
    let (Some(made), Some(before)) = (&node.ply, node.parent()) else {
        return Some(text!("review-start", evaluation = evaluation));
    };
    let before = &table.tree().node(before).position;
    let dots = match before.turn() {
        baroque::rules::Color::White => ".",
        baroque::rules::Color::Black => "…",
    };
    let sign = table.judgement_sign(at, ply).unwrap_or_default();
    Some(format!(
        "{}{dots} {}{sign}  {evaluation}",
        before.fullmove(),
        write_squares(table.variant(), before, made.transition.mv)
    ))
}

/// The colour of a dot: the worse the move, the redder.
fn color(judgement: Judgement) -> Color32 {
    match judgement {
        Judgement::Inaccuracy => Color32::from_rgb(0xd9, 0xa4, 0x41),
        Judgement::Mistake => Color32::from_rgb(0xd9, 0x72, 0x2f),
        Judgement::Blunder => Color32::from_rgb(0xd1, 0x43, 0x2b),
    }
}
