//! Another version of the game beside the first.

use super::run::Run;
use crate::app::ui::boards::layout_name;
use crate::app::variants::{Card, Variants};
use baroque::playtest::{Comparison, are_armies_swapped, swap_armies};
use baroque::rules::Variant;
use baroque::texts::text;
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

fn named(game: &str, layout: &str) -> String {
    text!(
        "playtest-version-game",
        game = game,
        layout = layout_name(layout)
    )
}

/// A game with its board, such as `Ultima, 8 × 8`.
pub fn version_name(variant: &Variant) -> String {
    named(variant.name(), variant.layout())
}

impl Compared {
    /// The choice of a version: the game on which this one rests, the other choices of each option and the other boards of the
    /// same game, and the user's own games.
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
        let base = games.base_of(id).and_then(|base| games.info(base).ok());
        if let Some(base) = &base {
            let same = base.layouts.iter().find(|known| *known == layout);
            if let Some(board) = same.or(base.layouts.first()) {
                let game = named(&base.name, board);
                let name = text!("playtest-version-base", game = game);
                add(name, &base.id, Some(board), &[]);
            }
        }
        if let Ok(info) = games.info_in(id, layout) {
            if let Some(swapped) = swap_armies(options) {
                let name = text!("playtest-armies-swapped").to_owned();
                add(name, id, Some(layout), &swapped);
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
                add(named(&info.name, other), id, Some(other.as_str()), &[]);
            }
        }
        let is_base = |card: &Card| base.as_ref().is_some_and(|base| base.id == card.info.id);
        for card in &variants.cards {
            if card.file.is_some() && card.info.id != id && !is_base(card) {
                add(version_name(&card.variant), &card.info.id, None, &[]);
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
            let swapped = are_armies_swapped(first.base.options(), other.base.options());
            let compare = |one: &[_], two: &[_]| Comparison::new(one, two, swapped);
            first.with_records(|one| other.with_records(|two| compare(one, two)))
        });
    }
}
