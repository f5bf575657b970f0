//! The tags of a game: the ones that are always written, the result, and how the game ended.

use super::{Game, result};
use crate::game::Tree;
use crate::notation::pgn::{ROSTER, RawGame, Tags};
use crate::notation::write_fen;
use crate::rules::{Color, DrawReason, Outcome, WinReason};

/// The tags that say how to read a game. They follow the roster.
const OWN: [&str; 6] = [
    "Variant",
    "Layout",
    "Options",
    "SetUp",
    "FEN",
    "Termination",
];

/// Outcomes that the board does not show, by their names in the tag `Termination`.
const TERMINATIONS: [(&str, WinReason, DrawReason); 3] = [
    ("resignation", WinReason::Resignation, DrawReason::Agreement),
    ("time forfeit", WinReason::Time, DrawReason::Time),
    (
        "adjudication",
        WinReason::Adjudication,
        DrawReason::Adjudication,
    ),
];

impl Game {
    /// Takes the result of the text into the tags, with what it says about the end of the game.
    pub(super) fn take_result(&mut self, raw: &RawGame) {
        let result = raw.result();
        if !raw.tags.is_empty() || result != "*" {
            set_in_order(&mut self.tags, "Result", result);
        }
        self.ended = self.declared_end();
    }

    /// The outcome that the tags give, if the board does not show it.
    pub(in crate::game) fn declared_end(&self) -> Option<Outcome> {
        let declared = self.declared_result()?;
        (result(self.standing()) != result(Some(declared))).then_some(declared)
    }

    fn declared_result(&self) -> Option<Outcome> {
        let termination = self.tags.get("Termination").unwrap_or_default();
        let known = TERMINATIONS
            .iter()
            .find(|(name, ..)| termination.eq_ignore_ascii_case(name));
        let (_, win, draw) = known.unwrap_or(&("", WinReason::Unstated, DrawReason::Unstated));
        match self.tags.get("Result")? {
            "1-0" => Some(Outcome::Win(Color::White, *win)),
            "0-1" => Some(Outcome::Win(Color::Black, *win)),
            "1/2-1/2" => Some(Outcome::Draw(*draw)),
            _ => None,
        }
    }

    /// The tags as they are written. Tags that were read keep their order; the tags of a new game begin with the roster.
    pub(in crate::game) fn tags_to_write(&self) -> Tags {
        let was_read = self.tags.get("Result").is_some();
        let mut tags = Tags::default();
        if was_read {
            tags.clone_from(&self.tags);
        }
        for (name, unknown) in ROSTER {
            let value = self.tags.get(name).unwrap_or(unknown);
            set_in_order(&mut tags, name, value);
        }
        set_in_order(&mut tags, "Result", result(self.outcome()));
        for (name, value) in OWN.into_iter().zip(self.own_values()) {
            match value.is_empty() {
                true if tags.get(name).is_some_and(|old| !old.is_empty()) => tags.remove(name),
                true => {}
                false => set_in_order(&mut tags, name, &value),
            }
        }
        if !was_read {
            for (name, value) in self.tags.iter() {
                if tags.get(name).is_none() {
                    tags.set(name, value);
                }
            }
        }
        tags
    }

    /// The values of [`OWN`]; empty if the tag is not needed.
    fn own_values(&self) -> [String; 6] {
        let variant = self.tree.variant();
        let choices = variant.options().iter();
        let choices: Vec<String> = choices
            .map(|(id, choice)| format!("{id}={choice}"))
            .collect();
        [
            variant.id().to_owned(),
            variant.layout().to_owned(),
            choices.join(" "),
            "1".to_owned(),
            write_fen(variant, &self.tree.node(Tree::ROOT).position),
            self.termination().to_owned(),
        ]
    }

    /// The tag `Termination`. A text from another program stays while the outcome is the same.
    fn termination(&self) -> &str {
        let termination = self.tags.get("Termination").unwrap_or_default();
        let declared_result = self.tags.get("Result").unwrap_or_default();
        let same_result = result(self.outcome()) == declared_result;
        match self.own_termination() {
            Some(name) if !same_result || self.ended != self.declared_end() => name,
            None if !same_result => "",
            _ => termination,
        }
    }

    /// Our own text for an outcome that the board does not show.
    fn own_termination(&self) -> Option<&'static str> {
        let ended = self.ended?;
        let same = |(_, win, draw): &&(&str, WinReason, DrawReason)| match ended {
            Outcome::Win(_, reason) => reason == *win,
            Outcome::Draw(reason) => reason == *draw,
        };
        let known = TERMINATIONS.iter().find(same);
        known
            .filter(|_| self.outcome() == self.ended)
            .map(|(name, ..)| *name)
    }
}

/// Sets one of the usual tags: in its place, or after the usual tag before it.
fn set_in_order(tags: &mut Tags, name: &str, value: &str) {
    let usual = ROSTER.iter().map(|(name, _)| *name).chain(OWN);
    let before: Vec<&str> = usual.take_while(|usual| *usual != name).collect();
    let before = before
        .into_iter()
        .rev()
        .find(|usual| tags.get(usual).is_some());
    tags.set_after(name, value, before);
}
