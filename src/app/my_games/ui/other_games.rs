//! Games of another way to play, which have files of their own: buttons that continue them.

use crate::app::jobs::GameOnDisk;
use crate::app::my_games::dates;
use crate::app::ui::context::Tools;
use crate::app::ui::widgets::strong;
use baroque::texts::text;
use bevy::ecs::message::Message;
use bevy_egui::egui::{Frame, Label, Margin, Panel, RichText, Ui};
use std::time::SystemTime;

/// A game that can be continued: what it is, the time of its last change if it is on disk, and the message for it.
pub type OtherGame<M> = (String, Option<SystemTime>, M);

/// The open game and the games on disk, those that are `listed`. `resume` makes the message for the game at a place on disk,
/// or for the open one.
pub fn listed_games<G, M>(
    (open, on_disk): (Option<&G>, &[GameOnDisk<G>]),
    listed: impl Fn(&G) -> bool,
    title: impl Fn(&G) -> String,
    resume: impl Fn(Option<usize>) -> M,
) -> Vec<OtherGame<M>> {
    let open = open.map(|game| (game, None, None));
    let on_disk = on_disk.iter().enumerate();
    let on_disk = on_disk.map(|(index, found)| (&found.game, Some(found.when), Some(index)));
    open.into_iter()
        .chain(on_disk)
        .filter(|(game, ..)| listed(game))
        .map(|(game, when, place)| (title(game), when, resume(place)))
        .collect()
}

/// Shows the games, and the errors of files that cannot be read.
pub fn other_games<M: Message>(
    ui: &mut Ui,
    tools: &mut Tools,
    games: Vec<OtherGame<M>>,
    unreadable: &[String],
) {
    for problem in unreadable {
        let words = text!("tries-unreadable", problem = problem.as_str());
        ui.add(Label::new(RichText::new(words).color(tools.theme.accent)).wrap());
    }
    if games.is_empty() {
        return;
    }
    ui.label(strong(text!("tries-last")));
    ui.horizontal_wrapped(|ui| buttons(ui, tools, games));
    ui.add_space(6.0);
}

/// Shows the games at the bottom of a page, if there are any.
pub fn other_games_below<M: Message>(
    ui: &mut Ui,
    tools: &mut Tools,
    title: &'static str,
    games: Vec<OtherGame<M>>,
) {
    if games.is_empty() {
        return;
    }
    let frame = Frame::new().inner_margin(Margin::symmetric(24, 12));
    let foot = Panel::bottom(title).resizable(false);
    foot.show_separator_line(false).frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(strong(title));
            buttons(ui, tools, games);
        });
    });
}

fn buttons<M: Message>(ui: &mut Ui, tools: &mut Tools, games: Vec<OtherGame<M>>) {
    for (title, when, message) in games {
        let words = match when {
            Some(when) => text!("tries-resume-since", game = title, when = dates::ago(when)),
            None => title,
        };
        let button = ui.button(words);
        tools.on_click(button, message);
    }
}
