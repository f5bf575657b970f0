//! The end of a game in the panel: the result, how it came about, and buttons for what comes next.

use crate::app::keys::{Perform, by_id};
use crate::app::play::table::Table;
use crate::app::play::ui::PlayContext;
use crate::app::ui::ornament::{ORNAMENT_SIZE, ornament};
use crate::app::ui::widgets::{Face, command_button, heading, key_help, main_button};
use baroque::explain::{describe_move, outcome_in_words};
use baroque::rules::{Outcome, WinReason};
use baroque::texts::text;
use bevy_egui::egui::{Frame, Id, Label, Margin, Sense, Stroke, Ui};

/// The size of the result, and in a narrow panel.
const TITLE_SIZES: (f32, f32) = (26.0, 20.0);

/// A narrower panel is narrow, and its buttons are icons.
const NARROW_PANEL_WIDTH: f32 = 240.0;

/// A narrower panel has no room for a main button.
const MAIN_BUTTON_PANEL_WIDTH: f32 = 330.0;

/// The seconds in which the flourish is drawn.
const FLOURISH_SECONDS: f32 = 0.8;

/// Shows the result and how it came about, with buttons for what comes next, while the board shows the end of the game.
pub fn show(ui: &mut Ui, cx: &mut PlayContext) {
    let table = cx.view.playing.table.as_ref();
    let Some(table) = table.filter(|table| table.shows_end()) else {
        return;
    };
    let words = words(table).unwrap_or_default();
    let practice = table.is_lost_to_computer() && table.offers_practice();
    let next_is = (!table.record.is_empty(), practice);
    let frame = Frame::new()
        .fill(cx.theme.card)
        .stroke(Stroke::new(1.0, cx.theme.accent))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(12, 10));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let narrow = ui.available_width() < NARROW_PANEL_WIDTH;
        let size = match narrow {
            true => TITLE_SIZES.1,
            false => TITLE_SIZES.0,
        };
        flourish(ui, cx, table);
        let title = heading(&words, size).color(cx.theme.accent);
        ui.add(Label::new(title).wrap());
        if let Some(how) = how(table) {
            ui.add(Label::new(how).wrap());
        }
        next(ui, cx, next_is, narrow);
    });
    ui.add_space(8.0);
}

/// The last move in sentences, if it has ended the game.
fn how(table: &Table) -> Option<String> {
    let (before, last) = (
        table.history().iter().rev().nth(1)?,
        table.last_transition()?,
    );
    table.ending()?;
    let sentences = describe_move(table.variant(), before, last).into_iter();
    let texts: Vec<String> = sentences.map(|sentence| sentence.text).collect();
    (!texts.is_empty()).then(|| texts.join(" "))
}

/// A line with a diamond. For a winner at this screen it is drawn once from the middle, unless motion is reduced.
fn flourish(ui: &mut Ui, cx: &PlayContext, table: &Table) {
    let id = Id::new(("flourish", table.number()));
    let known = ui.data(|data| data.get_temp::<bool>(id).is_some());
    ui.data_mut(|data| data.insert_temp(id, true));
    let moves = !table.quiet && !table.is_lost_to_computer();
    let drawn = known || !moves;
    let part = match moves {
        true => ui.ctx().animate_bool_with_time(id, drawn, FLOURISH_SECONDS),
        false => 1.0,
    };
    if !drawn {
        ui.ctx().request_repaint();
    }
    let (rect, _) = ui.allocate_exact_size(ORNAMENT_SIZE, Sense::hover());
    ornament(ui, &cx.theme, rect, part);
}

/// The result of a game in words. Somebody who plays the computer is “you”.
pub fn words(table: &Table) -> Option<String> {
    let outcome = table.outcome()?;
    let (winner, reason) = match outcome {
        Outcome::Draw(_) | Outcome::Win(_, WinReason::Unstated) => {
            return Some(outcome_in_words(outcome).to_string());
        }
        Outcome::Win(winner, reason) => (winner, reason),
    };
    let [won, lost] = [winner, !winner].map(|color| table.players[color].is_computer());
    let reason = key(reason);
    Some(match (won, lost) {
        (false, true) => text!("ending-you-win", reason = reason),
        (true, false) => text!("ending-computer-wins", reason = reason),
        _ => outcome_in_words(outcome).to_string(),
    })
}

/// The key of a reason in texts.
fn key(reason: WinReason) -> &'static str {
    match reason {
        WinReason::Checkmate => "checkmate",
        WinReason::KingCaptured => "king",
        WinReason::Goals => "goals",
        WinReason::Arrival => "arrival",
        WinReason::BareKing => "bare",
        WinReason::NoMoves => "moves",
        WinReason::Repetition => "repetition",
        WinReason::Resignation => "resignation",
        WinReason::Time => "time",
        WinReason::Adjudication | WinReason::Unstated => "adjudication",
    }
}

/// The buttons for what comes next: in two rows, or as icons in a narrow panel. They depend on whether the game has
/// moves, and whether it is offered for practice.
fn next(ui: &mut Ui, cx: &mut PlayContext, (played, practice): (bool, bool), narrow: bool) {
    let face = match narrow {
        true => Face::Icon,
        false => Face::Words,
    };
    ui.horizontal(|ui| {
        match ui.available_width() < MAIN_BUTTON_PANEL_WIDTH {
            true => command_button(ui, cx, "play.rematch", true, face),
            false => rematch(ui, cx),
        }
        command_button(ui, cx, "analysis.review", played, face);
        if practice && narrow {
            command_button(ui, cx, "puzzles.missed", true, face);
        }
    });
    if practice && !narrow {
        ui.horizontal(|ui| command_button(ui, cx, "puzzles.missed", true, face));
    }
}

/// The main button of the end.
fn rematch(ui: &mut Ui, cx: &mut PlayContext) {
    let Some(command) = by_id("play.rematch") else {
        return;
    };
    let button = main_button(ui, cx, command.name());
    let button = button.on_hover_text(key_help(cx, command));
    cx.on_click(button, Perform(command.id));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::play::table::Player;
    use baroque::rules::{ByColor, Color};
    use baroque::search::Level;
    use baroque::variant_file::Catalogue;
    use std::sync::Arc;

    #[test]
    fn a_result_against_the_computer_says_who_you_are() {
        let variant = Arc::new(Catalogue::built_in().variant("chess", None, &[]).unwrap());
        let message = |black: Player, resigns: Color| {
            let white = Player::Human;
            let start = variant.start().clone();
            let mut table = Table::new(variant.clone(), start, ByColor { white, black });
            assert_eq!(words(&table), None);
            table.conclude(Outcome::Win(!resigns, WinReason::Resignation));
            words(&table).unwrap()
        };
        let computer = Player::Computer(Level::Casual);
        assert_eq!(message(computer, Color::Black), "You win by resignation");
        assert_eq!(
            message(computer, Color::White),
            "The computer wins by resignation"
        );
        assert_eq!(
            message(Player::Human, Color::White),
            "Black wins: resignation"
        );
    }
}
