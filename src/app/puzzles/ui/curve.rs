//! The curve of a rating over time.

use super::PuzzleContext;
use crate::app::ui::widgets::muted;
use baroque::progress::{Progress, Subject};
use baroque::puzzles::Strength;
use baroque::texts::text;
use bevy_egui::egui::{
    Align2, Color32, FontId, Label, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

/// The room for numbers at the left, and the size of a dot.
const NUMBERS_WIDTH: f32 = 44.0;
const DOT_SIZE: f32 = 3.5;

/// The curve shows at least so many points from its lowest to its highest.
const LEAST_SPAN: f64 = 100.0;

/// Shows the curve of a rating over the whole width.
pub fn show(ui: &mut Ui, cx: &mut PuzzleContext, subject: &Subject, height: f32) {
    let log = cx.view.progress.log();
    let ratings = ratings(log, subject);
    let last = ratings.last().copied().unwrap_or_default();
    let words = text!(
        "puzzles-curve",
        first = Strength::NEW.rating,
        last = last.round(),
        count = ratings.len() - 1
    );
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &words));
    let painter = ui.painter();
    painter.rect_filled(rect, 6, cx.theme.card);
    let mut field = rect.shrink(14.0);
    field.min.x += NUMBERS_WIDTH;
    let (low, high) = bounds(&ratings);
    for rating in [low, (low + high) / 2.0, high] {
        let y = place(field, (0, 1), rating, (low, high)).y;
        painter.hline(field.x_range(), y, Stroke::new(1.0, cx.theme.line));
        let at = pos2(field.left() - 8.0, y);
        let font = FontId::proportional(14.0);
        painter.text(
            at,
            Align2::RIGHT_CENTER,
            format!("{rating:.0}"),
            font,
            cx.theme.muted,
        );
    }
    line(ui, &ratings, field, (low, high), cx.theme.accent);
    ui.add(Label::new(muted(cx, &words)).wrap());
}

/// The ratings so far, the first one before any puzzle.
pub fn ratings(log: &Progress, subject: &Subject) -> Vec<f64> {
    let changes = log.curve(subject).map(|(_, rating)| rating.number);
    std::iter::once(Strength::NEW.rating)
        .chain(changes)
        .collect()
}

/// Draws ratings as a line, between a lowest and a highest one.
pub fn line(ui: &Ui, ratings: &[f64], field: Rect, bounds: (f64, f64), ink: Color32) {
    let count = ratings.len();
    let at = |(index, &rating): (usize, &f64)| place(field, (index, count), rating, bounds);
    let points: Vec<Pos2> = ratings.iter().enumerate().map(at).collect();
    if let Some(&end) = points.last() {
        let painter = ui.painter();
        painter.add(Shape::line(points, Stroke::new(2.0, ink)));
        painter.circle_filled(end, DOT_SIZE, ink);
    }
}

/// The lowest and the highest rating of the picture.
pub fn bounds(ratings: &[f64]) -> (f64, f64) {
    let low = ratings.iter().copied().fold(f64::INFINITY, f64::min);
    let high = ratings.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let room = ((LEAST_SPAN - (high - low)) / 2.0).max(0.0);
    (low - room, high + room)
}

/// The place of a rating, by its index.
fn place(
    field: Rect,
    (index, count): (usize, usize),
    rating: f64,
    (low, high): (f64, f64),
) -> Pos2 {
    let part = match count {
        0 | 1 => 1.0,
        count => index as f32 / (count - 1) as f32,
    };
    let up = ((rating - low) / (high - low)) as f32;
    pos2(
        field.left() + field.width() * part,
        field.bottom() - field.height() * up,
    )
}
