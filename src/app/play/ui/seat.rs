//! A player next to the board: the name and the clock.

use super::players::player_name;
use crate::app::play::table::Table;
use crate::app::play::ui::PlayContext;
use crate::app::texts::{color_key, text};
use crate::app::ui::pieces::piece_at;
use crate::app::ui::theme::{EBONY, IVORY};
use crate::app::ui::widgets::bold;
use baroque::explain::counted_pieces;
use baroque::game::clock_face;
use baroque::rules::{Color, Piece};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

/// The height of a row with a name and a clock.
const NAME_ROW_HEIGHT: f32 = 32.0;
const CAPTURED_ROW_HEIGHT: f32 = 22.0;

/// The largest distances between captured pieces of one type, and of different types.
const PIECE_DISTANCES: (f32, f32) = (17.0, 24.0);

/// The space for the material lead after them.
const LEAD_WIDTH: f32 = 48.0;

const CLOCK_WIDTH: f32 = 84.0;

/// The background and text colours of a clock that is running out.
const LOW_TIME_COLORS: (Color32, Color32) = (Color32::from_rgb(0xb8, 0x32, 0x1c), Color32::WHITE);

/// The height of the area. Captured pieces have their own row once a side has lost one.
pub fn height(cx: &PlayContext) -> f32 {
    let played = cx.view.playing.table.as_ref().map(Table::lost);
    match played.is_some_and(|lost| !lost.white.is_empty() || !lost.black.is_empty()) {
        true => NAME_ROW_HEIGHT + CAPTURED_ROW_HEIGHT,
        false => NAME_ROW_HEIGHT,
    }
}

/// Shows a player with clock and captured pieces. The side to move has a mark.
pub fn show(ui: &mut Ui, cx: &mut PlayContext, color: Color) {
    let whole = height(cx) > NAME_ROW_HEIGHT;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        name(ui, cx, color);
        if whole {
            captured(ui, cx, color);
        }
    });
}

/// The opponent's lost pieces, and the side's material lead.
fn captured(ui: &mut Ui, cx: &mut PlayContext, color: Color) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let variant = table.record.variant().clone();
    let lost = table.lost()[!color].clone();
    // A lead under a twentieth of a pawn is not shown.
    let lead = Some(f64::from(table.lead_of(color)) / 100.0).filter(|lead| *lead >= 0.05);
    let (rect, response) = ui.allocate_exact_size(
        vec2(ui.available_width(), CAPTURED_ROW_HEIGHT),
        Sense::hover(),
    );
    let pieces = counted_pieces(&variant, &lost);
    let ahead = lead.map(|lead| format!("+{lead:.1}"));
    let words = match (&ahead, pieces.is_empty()) {
        (Some(ahead), true) => text!("seat-ahead", lead = ahead.as_str()),
        (Some(ahead), false) => text!(
            "seat-captured-ahead",
            pieces = pieces,
            lead = ahead.as_str()
        ),
        (None, false) => text!("seat-captured", pieces = pieces),
        (None, true) => String::new(),
    };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    let count: usize = lost.iter().map(|(_, count)| count - 1).sum();
    let groups = lost.len().saturating_sub(1) as f32 * PIECE_DISTANCES.1;
    let room = rect.width() - LEAD_WIDTH - CAPTURED_ROW_HEIGHT - groups;
    let step = PIECE_DISTANCES.0.min(room / count.max(1) as f32).max(1.0);
    let mut left = rect.left() + 6.0;
    for &(kind, count) in &lost {
        for index in 0..count {
            let corner = pos2(left, rect.top() + 1.0);
            let place = Rect::from_min_size(
                corner,
                vec2(CAPTURED_ROW_HEIGHT - 2.0, CAPTURED_ROW_HEIGHT - 2.0),
            );
            piece_at(ui, cx, &variant, Piece::new(!color, kind), place);
            left += if index + 1 < count {
                step
            } else {
                PIECE_DISTANCES.1
            };
        }
    }
    if let Some(ahead) = ahead {
        let at = pos2(rect.right() - 6.0, rect.center().y);
        let font = FontId::proportional(14.0);
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, ahead, font, cx.theme.ink);
    }
    if !words.is_empty() {
        response.on_hover_text(words);
    }
}

/// The player of a side, and the clock.
fn name(ui: &mut Ui, cx: &mut PlayContext, color: Color) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let on_move = table.outcome().is_none() && table.record.turn() == color;
    let left = table.clock.as_ref().map(|clock| clock.left(color));
    let left = left.or_else(|| table.recorded_clock(color));
    let face = left.map(clock_face);
    let (text, message) = words(table, color, face.as_deref(), on_move && cx.facts.thinking);
    let size = vec2(ui.available_width(), NAME_ROW_HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &message));
    if on_move {
        ui.painter().rect(
            rect,
            CornerRadius::same(6),
            cx.theme.accent.gamma_multiply(0.16),
            Stroke::new(1.5, cx.theme.accent),
            StrokeKind::Inside,
        );
    }
    let disk = egui::pos2(rect.left() + 16.0, rect.center().y);
    let fill = match color {
        Color::White => IVORY,
        Color::Black => EBONY,
    };
    ui.painter()
        .circle(disk, 7.0, fill, Stroke::new(1.5, cx.theme.ink));
    let font = match on_move {
        true => bold(16.0),
        false => FontId::proportional(16.0),
    };
    let clock = face.as_ref().map_or(8.0, |_| CLOCK_WIDTH);
    let name = Rect::from_min_max(
        rect.left_top() + vec2(32.0, 0.0),
        rect.right_bottom() - vec2(clock, 0.0),
    );
    write_name(ui, name, text, font, cx.theme.ink);
    if let Some(face) = face {
        let place = Rect::from_min_max(
            rect.right_top() - vec2(CLOCK_WIDTH, 0.0),
            rect.right_bottom(),
        );
        show_clock(ui, cx, color, place.shrink(4.0), &face);
    }
}

/// The name of a player: short enough for the row, and in full.
fn words(table: &Table, color: Color, face: Option<&str>, thinking: bool) -> (String, String) {
    let name = match table.names()[color].as_str() {
        "" => player_name(table.players[color]),
        own => own.to_owned(),
    };
    let side = color_key(color);
    let seat = text!("seat", side = side, player = name.as_str());
    let message = match face {
        Some(face) => text!(
            "seat-timed",
            side = side,
            player = name.as_str(),
            time = face
        ),
        None => seat.clone(),
    };
    let text = match table.players[color].is_computer() && face.is_some() {
        // With a clock, there is no room for level and colour. The disc shows the colour.
        true => capitalised(&name),
        false => seat,
    };
    match thinking {
        true => (format!("{text} …"), message),
        false => (text, message),
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase());
    first.into_iter().flatten().chain(letters).collect()
}

/// A name in the middle of a rectangle's height. Dots replace what does not fit.
fn write_name(ui: &Ui, rect: Rect, text: String, font: FontId, ink: Color32) {
    let mut job = egui::text::LayoutJob::simple(text, font, ink, rect.width());
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let galley = ui.painter().layout_job(job);
    let top = rect.center().y - galley.size().y / 2.0;
    ui.painter()
        .galley(egui::pos2(rect.left(), top), galley, ink);
}

/// The clock of a side.
fn show_clock(ui: &Ui, cx: &mut PlayContext, color: Color, rect: Rect, face: &str) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    // A game that another program recorded has no clock that could run.
    let clock = table.clock.as_ref();
    let runs = clock.is_some_and(|clock| clock.running() == Some(color)) && table.goes_on();
    let low = clock.is_some_and(|clock| clock.is_low(color));
    let theme = cx.theme;
    let (fill, ink) = match (low, runs) {
        (true, true) => LOW_TIME_COLORS,
        (true, false) => (theme.card, theme.accent),
        (false, true) => (theme.card, theme.ink),
        (false, false) => (theme.card, theme.muted),
    };
    let line = if runs { theme.ink } else { theme.line };
    let (corner, stroke) = (CornerRadius::same(4), Stroke::new(1.0, line));
    ui.painter()
        .rect(rect, corner, fill, stroke, StrokeKind::Inside);
    ui.painter()
        .text(rect.center(), Align2::CENTER_CENTER, face, bold(17.0), ink);
}
