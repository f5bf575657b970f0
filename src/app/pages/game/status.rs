//! The state of the game in words.

use crate::app::pages::PageContext;
use crate::app::play::table::{Player, Table};
use crate::app::play::ui::ending;
use crate::app::ui::widgets::bold;
use baroque::explain::outcome_in_words;
use baroque::rules::Royal;
use baroque::texts::{color_key, text};
use bevy_egui::egui::RichText;

/// The state of the game in words.
pub fn words(cx: &PageContext, table: &Table) -> RichText {
    match ending::words(table) {
        None if cx.view.analysis.analysis.awaits_hint() => {
            RichText::new(text!("game-hint")).color(cx.theme.accent)
        }
        // The end of the game is in its own frame.
        Some(_) if table.shows_end() => RichText::new(lasted(table)).color(cx.theme.muted),
        Some(words) => RichText::new(words).font(bold(15.0)).color(cx.theme.accent),
        None => RichText::new(ongoing(table)).color(cx.theme.muted),
    }
}

/// How long a finished game was.
fn lasted(table: &Table) -> String {
    match table.number_of(table.length()) {
        Some(moves) => text!("game-lasted", count = moves),
        None => String::new(),
    }
}

fn ongoing(table: &Table) -> String {
    if !table.at_end() {
        let (Some(number), Some(of)) = (
            table.number_of(table.shown()),
            table.number_of(table.length()),
        ) else {
            return text!("game-looking-start").to_owned();
        };
        return match table.is_beside() {
            true => text!("game-looking-beside", number = number, of = of),
            false => text!("game-looking", number = number, of = of),
        };
    }
    if table.is_beside() {
        return beside(table);
    }
    let turn = table.record.turn();
    if table.course.paused {
        return text!("game-paused").to_owned();
    }
    if table.computer_is_asked() {
        return text!("game-computer-asked").to_owned();
    }
    if table.course.premove.is_some() {
        return text!("game-premove").to_owned();
    }
    if table.position().choice() != 0 {
        return text!("game-chooses-array", side = color_key(turn));
    }
    let variant = table.variant();
    if variant.is_arranging(table.position()) {
        let left = variant.left_to_place(table.position(), turn);
        return text!("game-places", side = color_key(turn), left = left);
    }
    let check = variant.settings().royal == Royal::Check && variant.in_check(table.position());
    let yours = table.has_computer() && table.player_on_move() == Player::Human;
    match (yours, check) {
        (true, true) => text!("game-your-move-check").to_owned(),
        (true, false) => text!("game-your-move").to_owned(),
        (false, true) => text!("game-check", side = color_key(turn)),
        (false, false) => text!("game-to-move", side = color_key(turn)),
    }
}

/// The state at the end of a variation.
fn beside(table: &Table) -> String {
    match table.ending() {
        Some(outcome) => text!(
            "game-variation-ends",
            outcome = outcome_in_words(outcome).to_string()
        ),
        None => text!(
            "game-variation-to-move",
            side = color_key(table.position().turn())
        ),
    }
}
