//! A card of the start page that invites to another way to play.

use super::{bold, card, text_height, write_text};
use crate::app::ui::context::Tools;
use bevy_egui::egui::{FontId, Rect, Response, Ui, Vec2, vec2};

/// The margin of the card, and the space beside its picture.
const MARGIN: f32 = 12.0;
const PICTURE_GAP: f32 = 14.0;

const TEXT_FONT: FontId = FontId::proportional(16.0);

/// The texts of a card.
#[derive(Clone, Copy, Debug)]
pub struct Invitation {
    pub title: &'static str,
    pub words: &'static str,
}

impl Invitation {
    /// The height that the card needs at a width, with a picture of a size.
    pub fn height(self, ui: &Ui, width: f32, picture: f32) -> f32 {
        let room = width - 2.0 * MARGIN - picture - PICTURE_GAP;
        let title = text_height(ui, room, self.title, bold(17.0));
        let words = text_height(ui, room, self.words, TEXT_FONT);
        2.0 * MARGIN + (title + words + 7.0).max(picture)
    }

    /// Shows the card. Returns the place for its picture too.
    pub fn show(
        self,
        ui: &mut Ui,
        tools: &mut Tools,
        size: Vec2,
        picture: f32,
    ) -> (Response, Rect) {
        let (response, inside) = card(ui, tools, size, self.title);
        let place = Rect::from_min_size(inside.min, Vec2::splat(picture));
        let mut at = place.right_top() + vec2(PICTURE_GAP, -2.0);
        let room = inside.right() - at.x;
        let ink = tools.theme.ink;
        at.y += write_text(ui, at, room, self.title, bold(17.0), ink) + 7.0;
        write_text(ui, at, room, self.words, TEXT_FONT, ink);
        (response, place)
    }
}
