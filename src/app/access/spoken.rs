//! The position as text, and texts for screen readers.

use crate::app::board::action::InspectAction;
use crate::app::board::shown_game::ShownGame;
use crate::app::shell::{Act, Say, hear};
use baroque::explain::read_out;
use bevy::prelude::*;

/// The text that is shown, and the next texts for screen readers.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Spoken {
    /// The position as text, if it is shown.
    pub read_out: Option<String>,
    /// The next texts for screen readers.
    pub heard: Vec<String>,
}

/// Adds the position as text, and collects texts for screen readers.
pub fn plugin(app: &mut App) {
    app.init_resource::<Spoken>().add_systems(Act, inspect);
    hear(app, |spoken: &mut Spoken, Say(words), _| {
        spoken.heard.push(words.clone());
    });
}

fn inspect(
    mut actions: MessageReader<InspectAction>,
    mut spoken: ResMut<Spoken>,
    game: Res<ShownGame>,
) {
    for action in actions.read() {
        match action {
            InspectAction::ReadOut => spoken.toggle(&game),
            InspectAction::Ask(_)
            | InspectAction::ShowThreats(_)
            | InspectAction::ToggleLegend
            | InspectAction::OpenMenu(_)
            | InspectAction::CloseMenu
            | InspectAction::Focus => {}
        }
    }
}

impl Spoken {
    /// Shows the pieces of the position as text, or hides it.
    fn toggle(&mut self, game: &ShownGame) {
        if self.read_out.take().is_some() {
            return;
        }
        let text = game
            .variant
            .as_ref()
            .zip(game.position.as_ref())
            .map(|(variant, position)| read_out(variant, position));
        self.heard.extend(text.clone());
        self.read_out = text;
    }
}
