//! Games of another way to play, which have files of their own: buttons that continue them.

use crate::app::my_games::dates;
use crate::app::texts::text;
use crate::app::ui::context::Tools;
use crate::app::ui::widgets::strong;
use bevy::ecs::message::Message;
use bevy_egui::egui::{Label, RichText, Ui};
use std::time::SystemTime;

/// A game that can be continued: what it is, the time of its last change if it is on disk, and the message for it.
pub type OtherGame<M> = (String, Option<SystemTime>, M);

/// Shows the games, and the errors of files that cannot be read.
pub fn other_games<M: Message>(
    ui: &mut Ui,
    tools: &mut Tools,
    games: Vec<OtherGame<M>>,
    unreadable: &[String],
) {
    for problem in unreadable {
        let words = text!("penultima-unreadable", problem = problem.as_str());
        ui.add(Label::new(RichText::new(words).color(tools.theme.accent)).wrap());
    }
    if games.is_empty() {
        return;
    }
    ui.label(strong(text!("penultima-last")));
    ui.horizontal_wrapped(|ui| {
        for (title, when, message) in games {
            let words = match when {
                Some(when) => text!(
                    "penultima-resume-since",
                    game = title,
                    when = dates::ago(when)
                ),
                None => title,
            };
            let button = ui.button(words);
            tools.on_click(button, message);
        }
    });
    ui.add_space(6.0);
}
