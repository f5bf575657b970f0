//! The notebook: a page for each hidden piece, with a guess, a note, and the tries that contradict the guess.

use super::{Difficulty, Hidden, Movement, Power, Role, Rule, Verdict, vocabulary};
use crate::rules::MethodName;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A guess at a rule, out of the vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guess {
    /// The movement.
    pub movement: Movement,
    /// The guessed capture methods.
    pub method: Option<MethodName>,
    /// The guessed power.
    pub power: Option<Power>,
}

impl Guess {
    /// The rule that is guessed.
    pub fn rule(self) -> Rule {
        Rule::new(self.movement, self.method, self.power)
    }
}

/// The movements and the methods that a piece may have.
pub fn choices(role: Role, difficulty: Difficulty) -> (BTreeSet<Movement>, BTreeSet<MethodName>) {
    let rules = vocabulary(role, difficulty);
    let movements = rules.iter().map(|rule| rule.movement).collect();
    let methods = rules.iter().flat_map(|rule| rule.methods.iter().copied());
    (movements, methods.collect())
}

/// A page about a hidden piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NotebookPage {
    /// The piece.
    #[serde(rename = "piece")]
    pub role: Role,
    /// The guess at its rule.
    pub guess: Guess,
    /// The player's own words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub remark: String,
}

/// Whether the guess on the open page fits all tries.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum GuessCheck {
    /// Not checked.
    #[default]
    Not,
    /// The check is running.
    Asked,
    /// The result of the check.
    Is(Verdict),
}

/// The notebook.
#[derive(Clone, Debug, Default)]
pub struct Notebook {
    /// The pages, one for each hidden piece.
    pub pages: Vec<NotebookPage>,
    /// The index of the open page.
    pub open: usize,
    /// The tries that the players have marked, by their places in the log.
    pub starred: BTreeSet<usize>,
    /// The check of the guess on the open page.
    pub checked: GuessCheck,
}

impl Notebook {
    /// An empty notebook for hidden pieces.
    pub fn new(hidden: &[Hidden]) -> Notebook {
        let page = |piece: &Hidden| NotebookPage {
            role: piece.role,
            guess: Guess {
                movement: piece.role.movement(),
                method: None,
                power: None,
            },
            remark: String::new(),
        };
        Notebook {
            pages: hidden.iter().map(page).collect(),
            ..Notebook::default()
        }
    }

    /// The open page.
    pub fn page(&self) -> Option<&NotebookPage> {
        self.pages.get(self.open)
    }

    /// The open page, to be changed. The check of its guess is reset.
    pub fn page_mut(&mut self) -> Option<&mut NotebookPage> {
        self.checked = GuessCheck::Not;
        self.pages.get_mut(self.open)
    }

    /// Opens a page.
    pub fn turn(&mut self, page: usize) {
        if page < self.pages.len() {
            self.open = page;
            self.checked = GuessCheck::Not;
        }
    }

    /// Marks a try, or removes the mark.
    pub fn star(&mut self, at: usize) {
        if !self.starred.remove(&at) {
            self.starred.insert(at);
        }
    }

    /// The tries that contradict the guess, if that is known.
    pub fn contradicting(&self) -> &[usize] {
        match &self.checked {
            GuessCheck::Is(Verdict::Contradicted(tries)) => tries,
            GuessCheck::Is(Verdict::Consistent | Verdict::Unplayable)
            | GuessCheck::Asked
            | GuessCheck::Not => &[],
        }
    }
}
