//! The result of the game above the board, with buttons for what comes next.

use crate::app::play::table::Table;
use crate::app::play::ui::PlayContext;
use crate::app::texts::text;
use crate::app::ui::widgets::{Face, bold, command_button};
use baroque::rules::{Outcome, WinReason};
use bevy_egui::egui::{Align, Frame, Label, Layout, Margin, Panel, RichText, Ui};

/// The width from which text and buttons share a row, and the buttons have labels.
const SHARED_ROW_WIDTH: f32 = 640.0;
const LABELS_WIDTH: f32 = 380.0;

/// Below this board size, only the panel shows the result.
const LEAST_BOARD_SIZE: f32 = 200.0;

/// The height of the row.
const ROW_HEIGHT: f32 = 34.0;

/// Shows the result above the board, if the board shows the end of the game.
pub fn show(ui: &mut Ui, cx: &mut PlayContext) {
    let table = cx.view.playing.table.as_ref();
    let ended = table.filter(|table| table.at_newest() && ui.available_width() >= LEAST_BOARD_SIZE);
    let Some(words) = ended.and_then(words) else {
        return;
    };
    let played = ended.is_some_and(|table| !table.record.is_empty());
    let lost = ended.is_some_and(|table| table.is_lost_to_computer());
    let next_is = (played, lost);
    let words = RichText::new(words).font(bold(20.0));
    let frame = Frame::new().inner_margin(Margin::symmetric(14, 6));
    let shown = Panel::top("ending")
        .resizable(false)
        .show_separator_line(false)
        .frame(frame)
        .show(ui, |ui| {
            let (room, words) = (ui.available_width(), words.color(cx.theme.accent));
            let words = Label::new(words).truncate();
            if room < SHARED_ROW_WIDTH {
                ui.add(words);
                ui.horizontal(|ui| next(ui, cx, next_is, room < LABELS_WIDTH));
            } else {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.set_height(ROW_HEIGHT);
                    next(ui, cx, next_is, false);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(words));
                });
            }
        });
    cx.landmarks.note("Ending", shown.response.rect);
}

/// The result of a game in words. Somebody who plays the computer is “you”.
pub fn words(table: &Table) -> Option<String> {
    let outcome = table.outcome()?;
    let (winner, reason) = match outcome {
        Outcome::Draw(_) | Outcome::Win(_, WinReason::Unstated) => {
            return Some(outcome.to_string());
        }
        Outcome::Win(winner, reason) => (winner, reason),
    };
    let [won, lost] = [winner, !winner].map(|color| table.players[color].is_computer());
    let reason = reason.to_string();
    Some(match (won, lost) {
        (false, true) => text!("ending-you-win", reason = reason),
        (true, false) => text!("ending-computer-wins", reason = reason),
        _ => outcome.to_string(),
    })
}

/// The buttons for what comes next. In a narrow row, they are icons. They depend on whether the game has moves, and
/// whether the computer has won it.
fn next(ui: &mut Ui, cx: &mut PlayContext, (played, lost): (bool, bool), narrow: bool) {
    let face = match narrow {
        true => Face::Icon,
        false => Face::Words,
    };
    let mut actions = vec![
        ("play.rematch", true),
        ("analysis.review", played),
        ("play.new_game", true),
    ];
    if lost {
        actions.insert(2, ("puzzles.missed", played));
    }
    if ui.layout().prefer_right_to_left() {
        actions.reverse();
    }
    for (command, enabled) in actions {
        command_button(ui, cx, command, enabled, face);
    }
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
        assert_eq!(message(computer, Color::Black), "You win: resignation");
        assert_eq!(
            message(computer, Color::White),
            "The computer wins: resignation"
        );
        assert_eq!(
            message(Player::Human, Color::White),
            "Black wins: resignation"
        );
    }
}
