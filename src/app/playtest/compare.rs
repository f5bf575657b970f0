//! Another version of the game beside the first.

use super::run::Run;
use crate::app::texts::text;
use crate::app::ui::boards::layout_name;
use crate::app::variants::Variants;
use baroque::playtest::{Comparison, armies_exchanged};
use baroque::rules::Variant;
use std::sync::Arc;

/// A version to compare with: its name, and its rules.
pub type Version = (String, Arc<Variant>);

/// The comparison of the open run with another version.
#[derive(Debug, Default)]
pub struct Compared {
    /// The versions to choose from.
    pub versions: Vec<Version>,
    /// The run of the other version.
    pub other: Option<Run>,
    /// How they differ.
    pub comparison: Option<Comparison>,
}

impl Compared {
    /// The choice of a version: the other choices of each option and the other boards of the same game, and the user's
    /// own games.
    pub fn new(variant: &Variant, variants: &Variants) -> Compared {
        let games = &variants.games;
        let (id, layout, options) = (variant.id(), variant.layout(), variant.options());
        let mut versions = Vec::new();
        let mut add =
            |name: String, id: &str, layout: Option<&str>, options: &[(String, String)]| {
                if let Ok(version) = games.variant(id, layout, options) {
                    versions.push((name, Arc::new(version)));
                }
            };
        if let Ok(info) = games.info_in(id, layout) {
            let exchanged = exchange_armies(options);
            if armies_exchanged(options, &exchanged) {
                let name = text!("playtest-armies-exchanged").to_owned();
                add(name, id, Some(layout), &exchanged);
            }
            for option in &info.options {
                let now = options.iter().position(|(known, _)| *known == option.id);
                let Some(now) = now else { continue };
                for (choice, name) in &option.choices {
                    let mut changed = options.to_vec();
                    if changed[now].1 != *choice {
                        changed[now].1.clone_from(choice);
                        let name = text!(
                            "playtest-version",
                            option = option.name.as_str(),
                            choice = name.as_str()
                        );
                        add(name, id, Some(layout), &changed);
                    }
                }
            }
            for other in info.layouts.iter().filter(|other| *other != layout) {
                add(layout_name(other), id, Some(other.as_str()), &[]);
            }
        }
        for card in &variants.cards {
            if card.file.is_some() && card.info.id != id {
                add(card.info.name.clone(), &card.info.id, None, &[]);
            }
        }
        Compared {
            versions,
            ..Compared::default()
        }
    }

    /// Compares the games of both runs.
    pub fn compare(&mut self, first: &Run) {
        self.comparison = self.other.as_ref().map(|other| {
            let exchanged = armies_exchanged(first.base.options(), other.base.options());
            let compare = |one: &[_], two: &[_]| Comparison::new(one, two, exchanged);
            first.with_records(|one| other.with_records(|two| compare(one, two)))
        });
    }
}

/// The options with the armies of the sides exchanged, if players choose them.
fn exchange_armies(options: &[(String, String)]) -> Vec<(String, String)> {
    let mut exchanged = options.to_vec();
    let place = |side| options.iter().position(|(option, _)| option == side);
    if let (Some(white), Some(black)) = (place("white"), place("black")) {
        exchanged[white].1.clone_from(&options[black].1);
        exchanged[black].1.clone_from(&options[white].1);
    }
    exchanged
}
