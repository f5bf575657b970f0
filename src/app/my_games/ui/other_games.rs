//! Games of another way to play, which have files of their own: what continues them.

use crate::app::jobs::GameOnDisk;
use crate::app::my_games::dates;
use crate::app::shell::Outbox;
use crate::app::ui::context::Tools;
use crate::app::ui::widgets::strong;
use baroque::rules::{Position, Variant};
use baroque::texts::text;
use bevy::ecs::message::Message;
use bevy_egui::egui::{Label, RichText, Ui};
use std::time::SystemTime;

/// What is shown of a game.
pub struct GameSummary<'a> {
    /// What it is.
    pub name: String,
    /// Who plays.
    pub players: String,
    /// How far it is.
    pub state: String,
    /// All of this in a few words.
    pub words: String,
    /// What may be seen of its board, and whether Black is at the bottom.
    pub board: (&'a Variant, Position, bool),
}

/// A game that can be continued.
pub struct OtherGame<'a> {
    pub summary: GameSummary<'a>,
    /// The time of its last change, if it is on disk.
    pub when: Option<SystemTime>,
    /// The message that continues it.
    pub continues: Outbox,
}

/// The open game and the games on disk, those that are `listed`. `resume` makes the message for the game at a place on disk,
/// or for the open one.
pub fn listed_games<'a, G, M: Message>(
    (open, on_disk): (Option<&'a G>, &'a [GameOnDisk<G>]),
    listed: impl Fn(&G) -> bool,
    summary: impl Fn(&'a G) -> GameSummary<'a>,
    resume: impl Fn(Option<usize>) -> M,
) -> Vec<OtherGame<'a>> {
    let open = open.map(|game| (game, None, None));
    let on_disk = on_disk.iter().enumerate();
    let on_disk = on_disk.map(|(index, found)| (&found.game, Some(found.when), Some(index)));
    let mut games = Vec::new();
    for (game, when, place) in open.into_iter().chain(on_disk) {
        if listed(game) {
            let mut continues = Outbox::default();
            continues.send(resume(place));
            games.push(OtherGame {
                summary: summary(game),
                when,
                continues,
            });
        }
    }
    games
}

/// Shows the games, and the errors of files that cannot be read.
pub fn other_games(ui: &mut Ui, tools: &mut Tools, games: Vec<OtherGame>, unreadable: &[String]) {
    for problem in unreadable {
        let words = text!("tries-unreadable", problem = problem.as_str());
        ui.add(Label::new(RichText::new(words).color(tools.theme.accent)).wrap());
    }
    if games.is_empty() {
        return;
    }
    ui.label(strong(text!("tries-last")));
    ui.horizontal_wrapped(|ui| {
        for mut game in games {
            let title = game.summary.words;
            let words = match game.when {
                Some(when) => text!("tries-resume-since", game = title, when = dates::ago(when)),
                None => title,
            };
            if ui.button(words).clicked() {
                tools.outbox.append(&mut game.continues);
            }
        }
    });
    ui.add_space(6.0);
}
