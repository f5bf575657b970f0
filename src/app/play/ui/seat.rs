//! A player next to the board: the name, a remark and the clock.

use super::players::player_name;
use crate::app::play::action::PlayAction;
use crate::app::play::table::Table;
use crate::app::play::ui::PlayContext;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::theme::{EBONY, IVORY};
use crate::app::ui::widgets::{bold, small_button};
use baroque::diagram::{Ink, Rgb};
use baroque::explain::counted_pieces;
use baroque::game::clock_face;
use baroque::rules::{Color, Piece, PieceType};
use baroque::texts::{capitalised, color_key, decimal, side_name, text};
use bevy_egui::egui::{
    self, Align, Align2, Color32, CornerRadius, FontId, Label, Layout, Pos2, Rect, RichText, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// The size of captured pieces.
const CAPTURED_SIZE: f32 = 20.0;

/// The part of the height that the name has if there is a remark below it.
const NAME_SHARE: f32 = 0.55;

/// The letters of a remark.
const REMARK_SIZE: f32 = 14.0;

/// The largest distances between captured pieces of one type, and of different types.
const PIECE_DISTANCES: (f32, f32) = (13.0, 22.0);

/// The space for the material lead after them, and the space before them.
const LEAD_WIDTH: f32 = 44.0;
const GAP: f32 = 10.0;

/// The least part of the room that captured pieces have beside a long name.
const CAPTURED_SHARE: f32 = 0.5;

/// The look of a player's place.
#[derive(Clone, Copy, PartialEq)]
pub enum Seat {
    /// A remark stands below the name.
    Tall,
    /// The state of the game stands beside the name.
    Low,
}

impl Seat {
    /// Its height.
    pub fn height(self) -> f32 {
        match self {
            Seat::Tall => 50.0,
            Seat::Low => 34.0,
        }
    }

    /// The places of a name and of the remark in a rectangle.
    fn places(self, rect: Rect, name_width: f32) -> (Rect, Rect) {
        match self {
            Seat::Tall => {
                let (upper, lower) = rect.split_top_bottom_at_fraction(NAME_SHARE);
                let upper = upper.with_min_y(rect.top() + 4.0);
                (upper, lower.with_max_y(rect.bottom() - 5.0))
            }
            Seat::Low => {
                let edge = (rect.left() + name_width).min(rect.right());
                let beside = rect.with_min_x((edge + GAP).min(rect.right()));
                (rect.with_max_x(edge), beside)
            }
        }
    }

    /// The side of the square before a name.
    fn square(self) -> f32 {
        match self {
            Seat::Tall => 32.0,
            Seat::Low => 22.0,
        }
    }
}

/// The radius of the disk on the square before a name, as a part of the square's side, and the space at both sides.
const DISK_SHARE: f32 = 0.34;
const MARK_GAP: f32 = 10.0;

const CLOCK_WIDTH: f32 = 84.0;

/// The width of the button that pauses the clock.
const PAUSE_WIDTH: f32 = 32.0;

/// The background and text colours of a clock that is running out.
const LOW_TIME_COLORS: (Color32, Color32) = (Color32::from_rgb(0xb8, 0x32, 0x1c), Color32::WHITE);

/// The pieces that the other side has lost, and a side's material lead.
struct Captured {
    pieces: Vec<(PieceType, usize)>,
    /// In pawns. A lead under a twentieth of a pawn is not shown.
    lead: Option<String>,
}

impl Captured {
    fn new(table: &Table, color: Color) -> Captured {
        let lead = f64::from(table.lead_of(color)) / 100.0;
        Captured {
            pieces: table.lost()[!color].clone(),
            lead: (lead >= 0.05).then(|| format!("+{}", decimal(lead, 1))),
        }
    }

    /// The width with the largest distances.
    fn width(&self) -> f32 {
        let lead = self.lead.as_ref().map_or(0.0, |_| LEAD_WIDTH);
        match self.pieces.is_empty() {
            true => lead,
            false => {
                let same: usize = self.pieces.iter().map(|(_, count)| count - 1).sum();
                let types = (self.pieces.len() - 1) as f32;
                let distances = same as f32 * PIECE_DISTANCES.0 + types * PIECE_DISTANCES.1;
                distances + CAPTURED_SIZE + lead
            }
        }
    }

    fn words(&self, table: &Table) -> String {
        let pieces = counted_pieces(table.variant(), &self.pieces);
        match (&self.lead, pieces.is_empty()) {
            (Some(lead), true) => text!("seat-ahead", lead = lead.as_str()),
            (Some(lead), false) => {
                text!("seat-captured-ahead", pieces = pieces, lead = lead.as_str())
            }
            (None, false) => text!("seat-captured", pieces = pieces),
            (None, true) => String::new(),
        }
    }
}

/// Shows what a side has captured at the right end of a place, closer together if there is little room.
fn show_captured(
    ui: &Ui,
    cx: &mut PlayContext,
    (table, color): (&Table, Color),
    captured: &Captured,
    rect: Rect,
) {
    let lead = captured.lead.as_ref().map_or(0.0, |_| LEAD_WIDTH);
    let squeezed = ((rect.width() - lead - CAPTURED_SIZE)
        / (captured.width() - lead - CAPTURED_SIZE).max(1.0))
    .clamp(0.0, 1.0);
    let [near, far] = [PIECE_DISTANCES.0, PIECE_DISTANCES.1].map(|distance| distance * squeezed);
    let mut right = rect.right() - lead;
    for &(kind, count) in captured.pieces.iter().rev() {
        for index in 0..count {
            let middle = pos2(right - CAPTURED_SIZE / 2.0, rect.center().y);
            let place = Rect::from_center_size(middle, Vec2::splat(CAPTURED_SIZE));
            piece_at(ui, cx, table.variant(), Piece::new(!color, kind), place);
            right -= if index + 1 < count { near } else { far };
        }
    }
    if let Some(lead) = &captured.lead {
        let at = pos2(rect.right() - 4.0, rect.center().y);
        let font = FontId::proportional(14.0);
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, lead, font, cx.theme.ink);
    }
    let response = ui.interact(rect, ui.id().with(("captured", color)), Sense::hover());
    let words = captured.words(table);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    response.on_hover_text_at_pointer(words);
}

/// Shows a player with clock and captured pieces. The side to move has a mark. The state of the game stands below the
/// name, with a button that pauses the clock; or else what the player is.
pub fn show(ui: &mut Ui, cx: &mut PlayContext, color: Color, status: Option<RichText>, seat: Seat) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let on_move = table.outcome().is_none() && table.record.turn() == color;
    let left = table.clock.as_ref().map(|clock| clock.left(color));
    let left = left.or_else(|| table.recorded_clock(color));
    let face = left.map(clock_face);
    let (text, message) = words(table, color, face.as_deref());
    let text = match status.is_none() && seat == Seat::Tall {
        // The side stands below the name.
        true => capitalised(&seat_name(table, color)),
        false => text,
    };
    let pause = status.is_some() && table.can_pause() && !table.is_exhibition();
    let remark = status.or_else(|| {
        if seat == Seat::Low {
            return None;
        }
        let words = remark(table, color, on_move && cx.facts.thinking)?;
        Some(RichText::new(words).color(cx.theme.muted))
    });
    let size = vec2(ui.available_width(), seat.height());
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &message));
    let (fill, line) = match on_move {
        true => (
            cx.theme.accent.gamma_multiply(0.16),
            Stroke::new(1.5, cx.theme.accent),
        ),
        false => (cx.theme.card, Stroke::new(1.0, cx.theme.line)),
    };
    ui.painter()
        .rect(rect, CornerRadius::same(8), fill, line, StrokeKind::Inside);
    let mark = seat.square() + 2.0 * MARK_GAP;
    let middle = pos2(rect.left() + mark / 2.0, rect.center().y);
    disk(ui, cx, middle, color, seat.square());
    let font = match on_move {
        true => bold(17.0),
        false => FontId::proportional(17.0),
    };
    let clock = face.as_ref().map_or(8.0, |_| CLOCK_WIDTH + 4.0);
    let clock = clock + if pause { PAUSE_WIDTH } else { 0.0 };
    let room = rect.width() - mark - clock;
    let captured = Captured::new(table, color);
    let name_width = ui
        .painter()
        .layout_no_wrap(text.clone(), font.clone(), cx.theme.ink)
        .size()
        .x;
    let shared = seat == Seat::Low && remark.is_some();
    let beside = captured_width(captured.width(), room, name_width, shared);
    let place = rect.with_min_x(rect.right() - clock - beside);
    let place = place.with_max_x(rect.right() - clock);
    let name = Rect::from_min_max(
        rect.left_top() + vec2(mark, 0.0),
        pos2(
            place.left() - if beside > 0.0 { GAP } else { 0.0 },
            rect.bottom(),
        ),
    );
    match remark {
        Some(remark) => {
            let (name, place) = seat.places(name, name_width);
            write_name(ui, name, text, font, cx.theme.ink);
            in_row(ui, place, |ui| {
                ui.add(Label::new(remark.size(REMARK_SIZE)).truncate());
            });
        }
        None => write_name(ui, name, text, font, cx.theme.ink),
    }
    if beside > 0.0 {
        show_captured(ui, cx, (table, color), &captured, place);
    }
    if let Some(face) = face {
        let place = Rect::from_min_max(
            rect.right_top() - vec2(CLOCK_WIDTH, 0.0),
            rect.right_bottom(),
        );
        show_clock(
            ui,
            cx,
            color,
            place.shrink2(vec2(4.0, (seat.height() - 26.0) / 2.0)),
            &face,
        );
    }
    if pause {
        let right = rect.right() - clock + PAUSE_WIDTH;
        let place = Rect::from_x_y_ranges(right - PAUSE_WIDTH..=right, rect.y_range());
        let (icon, name) = match table.course.paused {
            true => ("play", text!("game-go-on")),
            false => ("pause", text!("game-pause")),
        };
        in_row(ui, place, |ui| {
            small_button(ui, cx, icon, name, Some(PlayAction::TogglePause));
        });
    }
}

/// Shows contents at the left of a place, in the middle of its height.
fn in_row(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui)) {
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), contents);
}

/// The width for captured pieces that want a width, in the room beside the disk. A remark beside the name shares it.
fn captured_width(wanted: f32, room: f32, name: f32, shared: bool) -> f32 {
    let share = room * CAPTURED_SHARE;
    match shared {
        true => wanted.min(share),
        false => wanted.min((room - name - GAP).max(share)),
    }
}

/// What stands below the name of a player: that the computer thinks, or the side. Nothing below the name of a side.
fn remark(table: &Table, color: Color, thinking: bool) -> Option<&'static str> {
    match thinking {
        true => Some(text!("seat-thinking")),
        false if seat_name(table, color) == side_name(color) => None,
        false => Some(side_name(color)),
    }
}

/// A disk in the colour of a side, on a square of the board. There it looks the same on a light and on a dark panel.
fn disk(ui: &Ui, cx: &PlayContext, at: Pos2, color: Color, side: f32) {
    let Rgb(red, green, blue) = cx.settings.palette().color(Ink::Dark);
    let square = Rect::from_center_size(at, Vec2::splat(side));
    let (fill, edge) = match color {
        Color::White => (IVORY, EBONY),
        Color::Black => (EBONY, IVORY),
    };
    let painter = ui.painter();
    painter.rect_filled(square, 4, Color32::from_rgb(red, green, blue));
    painter.circle(at, side * DISK_SHARE, fill, Stroke::new(1.0, edge));
}

/// The players of a game, White first.
pub fn seats(table: &Table) -> String {
    let names = Color::ALL.map(|color| capitalised(&seat_name(table, color)));
    match names == Color::ALL.map(side_name) {
        true => text!("seats-of-two").to_owned(),
        false => names.join(" – "),
    }
}

/// The player of a side, inside a sentence: the own name, `you` against a computer, the computer, or else the side.
fn seat_name(table: &Table, color: Color) -> String {
    let [own, other] = [color, !color].map(|color| table.players[color].is_computer());
    match (table.names()[color].as_str(), own, other) {
        ("", false, true) => text!("seat-you").to_owned(),
        ("", ..) => player_name(table.players[color], color),
        (own, ..) => own.to_owned(),
    }
}

/// The name of a player: short enough for the row, and in full.
fn words(table: &Table, color: Color, face: Option<&str>) -> (String, String) {
    let [own, other] = [color, !color].map(|color| table.players[color].is_computer());
    let name = seat_name(table, color);
    let side = color_key(color);
    let nameless = name == side_name(color);
    let seat = match nameless {
        true => name.clone(),
        false => text!("seat", side = side, player = name.as_str()),
    };
    let message = match face {
        Some(face) if nameless => text!("seat-side-timed", side = side, time = face),
        Some(face) => text!(
            "seat-timed",
            side = side,
            player = name.as_str(),
            time = face
        ),
        None => seat.clone(),
    };
    // With a person and a computer, there is no need for colours, which the discs show.
    let text = match own != other || own && face.is_some() {
        // Beside a clock, there is no room for level and colour.
        true => capitalised(&name),
        false => seat,
    };
    (text, message)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Many captured pieces left no room for the state of the game.
    #[test]
    fn captured_pieces_leave_room_for_a_remark_beside_the_name() {
        assert_eq!(captured_width(300.0, 200.0, 40.0, false), 150.0);
        assert_eq!(captured_width(300.0, 200.0, 40.0, true), 100.0);
        assert_eq!(captured_width(30.0, 200.0, 40.0, true), 30.0);
        assert_eq!(captured_width(300.0, 200.0, 190.0, false), 100.0);
    }
}
