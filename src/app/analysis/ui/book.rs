//! The opening book's moves in the board's position, with games and results.

use crate::app::analysis::AnalysisAction;
use crate::app::analysis::Pointed;
use crate::app::analysis::ui::AnalysisContext;
use crate::app::board::action::BoardAction;
use crate::app::play::book::BookRow;
use crate::app::ui::theme::{EBONY, IVORY};
use crate::app::ui::widgets::bold;
use baroque::rules::Color;
use baroque::texts::text;
use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

/// The height of a row, and the most rows, also in a low window.
const ROW_HEIGHT: f32 = 22.0;
const MAX_ROWS: usize = 4;
const MAX_LOW_ROWS: usize = 2;

/// The space between the moves and what follows.
const MOVES_GAP: f32 = 4.0;

/// The widths of a move and of its number of games.
const MOVE_WIDTH: f32 = 92.0;
const GAMES_WIDTH: f32 = 50.0;

const ROW_MARGIN: f32 = 4.0;

/// The height of the panel: zero if the book has no move.
pub fn height(cx: &AnalysisContext) -> f32 {
    match rows(cx).len() {
        0 => 0.0,
        rows => rows as f32 * ROW_HEIGHT + MOVES_GAP,
    }
}

/// The moves that are shown.
fn rows<'a>(cx: &AnalysisContext<'_, 'a>) -> &'a [BookRow] {
    let most = match cx.facts.low {
        true => MAX_LOW_ROWS,
        false => MAX_ROWS,
    };
    let rows = cx.view.openings.rows();
    &rows[..rows.len().min(most)]
}

/// Shows the most frequent moves. Returns whether the pointer is on one that a click plays.
pub fn show(ui: &mut Ui, cx: &mut AnalysisContext, pointed: &mut Option<Pointed>) -> bool {
    let rows = rows(cx);
    let most = rows.first().map_or(1, |row| row.played.games.max(1));
    let mut plays = false;
    for row in rows {
        let size = vec2(ui.available_width(), ROW_HEIGHT);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        plays |= entry(
            ui,
            cx,
            row,
            place,
            (row.played.games as f32 / most as f32, pointed),
        );
    }
    if !rows.is_empty() {
        ui.add_space(MOVES_GAP);
    }
    plays
}

/// A move of the book. The pointer previews its position. A click plays it where the user may move, or else keeps the
/// preview. Returns whether the pointer is on it and a click plays it.
fn entry(
    ui: &mut Ui,
    cx: &mut AnalysisContext,
    row: &BookRow,
    place: Rect,
    (share, pointed): (f32, &mut Option<Pointed>),
) -> bool {
    let moves = vec![row.played.mv];
    let response = ui.interact(place, ui.id().with(("book", row.played.mv)), Sense::click());
    let holds = cx.view.analysis.pinned.as_ref() == Some(&moves);
    let words = words(row);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, holds, &words));
    let fill = match (holds, response.hovered()) {
        (true, _) => cx.theme.accent.gamma_multiply(0.35),
        (false, true) => cx.theme.card_hover,
        (false, false) => Color32::TRANSPARENT,
    };
    let painter = ui.painter();
    painter.rect_filled(place, 4, fill);
    let middle = place.center().y;
    let text = pos2(place.left() + ROW_MARGIN, middle);
    let ink = cx.theme.ink;
    painter.text(text, Align2::LEFT_CENTER, &row.text, bold(14.0), ink);
    let right = place.left() + MOVE_WIDTH + GAMES_WIDTH;
    let games = (pos2(right, middle), row.played.games.to_string());
    let (font, muted) = (FontId::proportional(14.0), cx.theme.muted);
    painter.text(games.0, Align2::RIGHT_CENTER, games.1, font, muted);
    let bar = Rect::from_min_max(
        pos2(right + 2.0 * ROW_MARGIN, place.top() + 6.0),
        pos2(place.right() - ROW_MARGIN, place.bottom() - 6.0),
    );
    results(painter, cx, row, bar, share);
    let hovered = response.hovered();
    if hovered {
        *pointed = Some(Pointed::Ahead(moves.clone()));
    }
    let table = cx.view.playing.table.as_ref();
    let plays = table.is_some_and(|table| table.legal_moves().contains(&row.played.mv));
    if response.on_hover_text(words).clicked() {
        match plays {
            true => cx.send(BoardAction::Play(row.played.mv)),
            false => cx.send(AnalysisAction::Pin((!holds).then_some(moves))),
        }
    }
    plays && hovered
}

/// White's wins, the draws and Black's wins as a bar. A move without games has a bar for its frequency.
fn results(painter: &Painter, cx: &AnalysisContext, row: &BookRow, bar: Rect, share: f32) {
    let decided = row.played.decided();
    if decided == 0 {
        let end = bar.left() + bar.width() * share;
        let played = bar.with_max_x(end);
        painter.rect_filled(played, 2, cx.theme.muted.gamma_multiply(0.5));
        return;
    }
    let (white, black) = match row.mover {
        Color::White => (row.played.wins, row.played.losses),
        Color::Black => (row.played.losses, row.played.wins),
    };
    let at = |count: u32| bar.left() + bar.width() * count as f32 / decided as f32;
    let (first, second) = (at(white), at(decided - black));
    painter.rect_filled(bar, 0, cx.theme.muted);
    painter.rect_filled(bar.with_max_x(first), 0, IVORY);
    painter.rect_filled(bar.with_min_x(second), 0, EBONY);
    let line = Stroke::new(1.0, cx.theme.line);
    painter.rect_stroke(bar, 0, line, StrokeKind::Inside);
}

/// A move in words.
fn words(row: &BookRow) -> String {
    let played = &row.played;
    let (text, games) = (row.text.as_str(), played.games);
    if played.decided() == 0 {
        return text!("book-move", played = text, count = games);
    }
    text!(
        "book-move-results",
        played = text,
        count = games,
        wins = played.wins,
        draws = played.draws,
        losses = played.losses
    )
}
