//! The evaluation bar beside the board.

use crate::app::analysis::Silence;
use crate::app::analysis::ui::AnalysisContext;
use crate::app::ui::boards;
use crate::app::ui::theme::{EBONY, IVORY};
use crate::app::ui::widgets::bold;
use baroque::explain::outcome_in_words;
use baroque::texts::text;
use bevy_egui::egui::{Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

/// The width of the bar, and its distance from what is at the left, as far as the margin of the board has room for both.
const BAR_WIDTH: f32 = 10.0;
const OFF: f32 = 8.0;

/// The least distance from the panel at the right.
const BEFORE_PANEL: f32 = 1.0;

/// Shows the bar in the margin at the right of the squares in `board`, with White's share at White's side. `right`: the
/// right end of the board with the pieces in hand.
pub fn show(ui: &mut Ui, cx: &mut AnalysisContext, board: Rect, right: f32, flipped: bool) {
    let margin = boards::margin(cx.settings);
    let left = right + OFF.min(margin - BAR_WIDTH - BEFORE_PANEL);
    let min = pos2(left, board.top());
    let rect = Rect::from_min_max(min, pos2(left + BAR_WIDTH, board.bottom()));
    let share = cx.view.analysis.bar.shown();
    let upper = if flipped { share } else { 1.0 - share };
    let border = rect.top() + rect.height() * upper;
    let (above, below) = rect.split_top_bottom_at_y(border);
    let (above_fill, below_fill) = match flipped {
        false => (EBONY, IVORY),
        true => (IVORY, EBONY),
    };
    let painter = ui.painter();
    painter.rect_filled(above, 0, above_fill);
    painter.rect_filled(below, 0, below_fill);
    let line = Stroke::new(1.0, cx.theme.muted);
    painter.rect_stroke(rect, 2, line, StrokeKind::Outside);
    // A mark where both sides are equal.
    let middle = Stroke::new(2.0, cx.theme.accent);
    painter.hline(rect.x_range(), rect.center().y, middle);
    let (short, words) = words(cx);
    let label = painter.layout_no_wrap(short, bold(14.0), cx.theme.ink);
    let half = label.size() / 2.0;
    // Not over the panel.
    let middle = rect.center().x.min(right + margin - half.x);
    let at = pos2(middle, rect.bottom() + 14.0) - half;
    painter.galley(at, label, cx.theme.ink);
    let reach = Rect::from_min_max(rect.min, rect.max + vec2(0.0, 22.0));
    let response = ui.interact(reach, "evaluation".into(), Sense::hover());
    let label = text!("analysis-bar", evaluation = words.as_str());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &label));
    response.on_hover_text_at_pointer(words);
}

/// The label of the bar and its full text.
fn words(cx: &AnalysisContext) -> (String, String) {
    let analysis = &cx.view.analysis;
    if let Some(Silence::Decided(outcome)) = analysis.silence {
        return (String::new(), outcome_in_words(outcome).to_string());
    }
    match analysis.last_found().and_then(|found| found.evaluation()) {
        Some(evaluation) => (evaluation.short(), evaluation.words()),
        None => (String::new(), text!("analysis-unknown").to_owned()),
    }
}
