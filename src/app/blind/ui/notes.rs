//! The player's guesses, and how likely enemies stand on the squares.

use super::BlindContext;
use super::panel::act;
use crate::app::blind::scene::share_alpha;
use crate::app::blind::{BlindAction, BlindGame, BlindGameAction, Guess};
use crate::app::ui::pieces::piece_at;
use crate::app::ui::widgets::{bold, muted, square_boxes, strong};
use baroque::diagram::{Ink, Rgb};
use baroque::rules::Piece;
use baroque::texts::{piece_name, text};
use bevy_egui::egui::{
    Align2, Color32, Label, Rect, Rgba, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, vec2,
};

/// The size of a piece to choose.
const PIECE_SIZE: f32 = 38.0;

/// The shares in percent that the scale shows, and the size of its colours.
const SCALE: [u32; 4] = [1, 10, 50, 100];
const SWATCH_SIZE: f32 = 14.0;

pub fn show(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame) {
    ui.horizontal(|ui| {
        ui.label(strong(text!("blind-guesses")));
        let array = ui.small_button(text!("blind-guess-array"));
        let array = array.on_hover_text(text!("blind-guess-array-help"));
        cx.on_click(array, BlindAction::Game(BlindGameAction::GuessArray));
        if game.guesses[game.knowledge().side()].len() > 0 {
            let forget = ui.small_button(text!("blind-forget"));
            cx.on_click(forget, BlindAction::Game(BlindGameAction::ForgetGuesses));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        let side = !game.knowledge().side();
        for kind in game.variant().army(side).iter() {
            tool(ui, cx, game, Guess::Piece(kind));
        }
        tool(ui, cx, game, Guess::Mark);
    });
    let words = match game.tool {
        Some(_) => text!("blind-guesses-click"),
        None => text!("blind-guesses-help"),
    };
    ui.add(Label::new(muted(cx, words)).wrap());
    shares(ui, cx, game);
    if game.shares().is_some() {
        scale(ui, cx);
    }
}

/// What a click on a square can note: a piece, or a question mark.
fn tool(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame, guess: Guess) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(PIECE_SIZE), Sense::click());
    let variant = game.variant();
    let name = match guess {
        Guess::Piece(kind) => piece_name(variant.kind(kind)),
        Guess::Mark => text!("blind-mark").to_owned(),
    };
    let chosen = game.tool == Some(guess);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, &name));
    if chosen || response.has_focus() || response.hovered() {
        let ink = if chosen {
            cx.theme.accent
        } else {
            cx.theme.line
        };
        let line = Stroke::new(2.0, ink);
        ui.painter()
            .rect_stroke(rect, 4.0, line, StrokeKind::Inside);
    }
    match guess {
        Guess::Piece(kind) => {
            let piece = Piece::new(!game.knowledge().side(), kind);
            let place = Rect::from_center_size(rect.center(), Vec2::splat(PIECE_SIZE - 6.0));
            piece_at(ui, cx, variant, piece, place);
        }
        Guess::Mark => {
            let middle = Align2::CENTER_CENTER;
            let ink = cx.theme.ink;
            ui.painter()
                .text(rect.center(), middle, "?", bold(20.0), ink);
        }
    }
    if response.on_hover_text(name).clicked() {
        act(cx, BlindGameAction::Guess((!chosen).then_some(guess)));
    }
}

/// Some shares in their colours, mixed as on the board.
fn scale(ui: &mut Ui, cx: &BlindContext) {
    let color = |ink| {
        let Rgb(red, green, blue) = cx.settings.palette().color(ink);
        Rgba::from(Color32::from_rgb(red, green, blue))
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(muted(cx, text!("blind-scale")));
        for percent in SCALE {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(SWATCH_SIZE), Sense::hover());
            let alpha = share_alpha(f64::from(percent) / 100.0);
            let shown = color(Ink::Light) * (1.0 - alpha) + color(Ink::Capture) * alpha;
            ui.painter().rect_filled(rect, 2.0, shown);
            let words = text!("blind-scale-percent", percent = percent);
            ui.label(muted(cx, &words));
        }
    });
}

/// The switch for the shares, and the share of the square under the pointer or the mark of the keys.
fn shares(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame) {
    ui.horizontal_wrapped(|ui| {
        square_boxes(ui);
        let mut shown = game.shows_shares;
        let switch = ui.checkbox(&mut shown, text!("blind-shares"));
        let switch = switch.on_hover_text(text!("blind-shares-help"));
        if switch.changed() {
            act(cx, BlindGameAction::ToggleShares);
        }
        let known = game.reckoned().is_some_and(|known| known.shares.is_empty());
        if shown && known {
            ui.label(muted(cx, text!("blind-shares-unknown")));
        }
        let hover = game.board.interaction.hover.and_then(|pick| pick.square());
        let square = game.board.mark.or(hover);
        if let Some((square, share)) = square.and_then(|at| Some((at, game.share(at)?))) {
            let words = text!(
                "blind-share",
                square = game.variant().geometry().name(square),
                percent = (share * 100.0).round() as u32
            );
            ui.label(muted(cx, &words));
        }
    });
}
