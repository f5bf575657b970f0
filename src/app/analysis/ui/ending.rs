//! The exact values of an ending: the moves with their distances, or the work on its table.

use crate::app::analysis::ending::{
    EndingKnowledge, EndingMove, FoundEnding, move_words, position_words,
};
use crate::app::analysis::ui::{AnalysisContext, HEADER_HEIGHT};
use crate::app::analysis::{AnalysisAction, Pointed, plays_lines};
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{bold, muted, small_button};
use baroque::endings::Value;
use baroque::texts::text;
use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Id, Label, Layout, RichText, ScrollArea, Sense, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

/// The height of a row, and the least rows that are in sight.
const ROW_HEIGHT: f32 = 24.0;
const LEAST_ROWS: usize = 5;

/// The width of a move.
const MOVE_WIDTH: f32 = 92.0;

/// The margin of a row.
const ROW_MARGIN: f32 = 4.0;

/// The ending on the board.
pub fn of<'a>(cx: &AnalysisContext<'_, 'a>) -> Option<&'a FoundEnding> {
    let table = cx.view.playing.table.as_ref()?;
    cx.view.analysis.ending(table.position())
}

/// The moves of the ending on the board, once they are known.
pub fn moves<'a>(cx: &AnalysisContext<'_, 'a>) -> Option<&'a [EndingMove]> {
    match &of(cx)?.knowledge {
        EndingKnowledge::Solved(moves) => Some(moves),
        EndingKnowledge::Unsolved | EndingKnowledge::Building(_) => None,
    }
}

/// The height of an ending, whatever is known about it: enough for the list of moves, and for the row about the work on
/// the table with the engine's lines, which have this height.
pub fn height_beside(lines: f32) -> f32 {
    (HEADER_HEIGHT + lines).max(LEAST_ROWS as f32 * ROW_HEIGHT)
}

/// Shows how far the work on the table is, with a button that stops it; or a button that starts it. Nothing if there is no
/// such work.
pub fn work(ui: &mut Ui, cx: &mut AnalysisContext) {
    let Some(ending) = of(cx).filter(|ending| ending.value().is_none()) else {
        return;
    };
    let size = vec2(ui.available_width(), HEADER_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let toggle = Some(AnalysisAction::ToggleEnding);
        let words = match &ending.knowledge {
            EndingKnowledge::Building(build) => {
                small_button(ui, cx, "close", text!("ending-stop"), toggle);
                let percent = (build.progress().share() * 100.0).min(100.0) as u32;
                text!("ending-building", percent = percent)
            }
            EndingKnowledge::Unsolved => {
                small_button(ui, cx, "play", text!("ending-build"), toggle);
                text!("ending-unsolved").to_owned()
            }
            EndingKnowledge::Solved(_) => return,
        };
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if let EndingKnowledge::Building(_) = &ending.knowledge {
                ui.spinner();
            }
            ui.add(Label::new(muted(cx, &words)).truncate());
        });
    });
}

/// Shows who wins, in how many moves.
pub fn header(ui: &mut Ui, cx: &mut AnalysisContext) {
    let Some(ending) = of(cx) else { return };
    let Some(value) = ending.value() else { return };
    let words = position_words(value, ending.position.turn());
    let size = vec2(ui.available_width(), HEADER_HEIGHT);
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        let text = RichText::new(words).font(bold(17.0));
        ui.add(Label::new(text).truncate());
    });
}

/// Shows all moves in this height, the best first. The list of another position begins at the top. Returns the move under
/// the pointer.
pub fn list(
    ui: &mut Ui,
    cx: &mut AnalysisContext,
    moves: &[EndingMove],
    height: f32,
) -> Option<Pointed> {
    let mut area = ScrollArea::vertical()
        .id_salt("ending moves")
        .max_height(height)
        .auto_shrink(false);
    let table = cx.view.playing.table.as_ref();
    let now = table.map(|table| (table.number(), table.at()));
    let id = Id::new("position of the ending moves");
    if ui.data(|data| data.get_temp(id)) != Some(now) {
        ui.data_mut(|data| data.insert_temp(id, now));
        area = area.vertical_scroll_offset(0.0);
    }
    let mut pointed = None;
    area.follow_focus(ui, |ui| {
        for entry in moves {
            pointed = row(ui, cx, entry).or(pointed.take());
        }
    });
    pointed
}

/// A move and its value. The pointer previews its position, and a click plays it.
fn row(ui: &mut Ui, cx: &mut AnalysisContext, entry: &EndingMove) -> Option<Pointed> {
    let size = vec2(ui.available_width(), ROW_HEIGHT);
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    let moves = vec![entry.mv];
    let holds = cx.view.analysis.pinned.as_ref() == Some(&moves);
    let words = move_words(entry.value);
    let spoken = format!("{}: {words}", entry.text);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, holds, &spoken));
    let fill = match (holds, response.hovered() || response.has_focus()) {
        (true, _) => cx.theme.accent.gamma_multiply(0.35),
        (false, true) => cx.theme.card_hover,
        (false, false) => Color32::TRANSPARENT,
    };
    let ink = match entry.value {
        Value::Win(_) => cx.theme.right,
        Value::Undecided => cx.theme.muted,
        Value::Loss(_) => cx.theme.wrong,
    };
    let painter = ui.painter();
    painter.rect_filled(place, 4, fill);
    let middle = place.center().y;
    let left = pos2(place.left() + ROW_MARGIN, middle);
    let right = pos2(place.left() + MOVE_WIDTH, middle);
    painter.text(
        left,
        Align2::LEFT_CENTER,
        &entry.text,
        bold(14.0),
        cx.theme.ink,
    );
    let font = FontId::proportional(14.0);
    painter.text(right, Align2::LEFT_CENTER, &words, font, ink);
    if response.clicked() {
        let table = cx.view.playing.table.as_ref();
        let action = match table.is_some_and(plays_lines) {
            true => AnalysisAction::PlayLine(moves.clone()),
            false => AnalysisAction::Pin((!holds).then(|| moves.clone())),
        };
        cx.send(action);
    }
    response.hovered().then_some(Pointed::Ahead(moves))
}
