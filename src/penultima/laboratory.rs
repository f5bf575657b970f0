//! The laboratory: one player moves both sides and tries to find all rules in as few tries as possible.

use super::difficulty::Difficulty;
use super::public::{Attempts, Try, TryEntry};
use super::referee::{NoTry, Referee};
use super::rule::Rule;
use super::secret::Secret;
use super::vocabulary::Role;
use super::workshop::ID;
use crate::rules::{DrawReason, Outcome};

/// The cost of a wrong declaration, in tries.
const WRONG: usize = 5;

/// The result of declaring a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeclarationResult {
    /// Right.
    Right,
    /// Wrong. It costs as much as five tries.
    Wrong,
    /// The piece is not hidden, or its rule is known already.
    Known,
}

/// A secret to be found.
#[derive(Clone, Debug)]
pub struct Laboratory {
    referee: Referee,
    found: Vec<Role>,
    wrong: usize,
}

impl Laboratory {
    /// A laboratory for a secret. Nothing only if the built-in pieces cannot be read.
    pub fn new(secret: Secret) -> Option<Laboratory> {
        Some(Laboratory {
            referee: Referee::new(secret, Attempts::Unlimited)?,
            found: Vec::new(),
            wrong: 0,
        })
    }

    /// A laboratory with its state: the referee, the pieces whose rules are found, and the wrong declarations.
    pub fn restored(referee: Referee, found: Vec<Role>, wrong: usize) -> Laboratory {
        let mut laboratory = Laboratory {
            referee,
            found,
            wrong,
        };
        laboratory.conclude();
        laboratory
    }

    /// The referee, with what is public.
    pub fn referee(&self) -> &Referee {
        &self.referee
    }

    /// Answers a try.
    ///
    /// # Errors
    ///
    /// When it is no try, or the game on the board is over: then the pieces can be set up again.
    pub fn attempt(&mut self, attempt: Try) -> Result<&TryEntry, NoTry> {
        self.referee.attempt(attempt)
    }

    /// Sets the pieces up again. All tries still count, and are still evidence.
    pub fn set_up_again(&mut self) {
        if !self.is_done() {
            self.referee.set_up_again();
        }
    }

    /// Declares the rule of a piece. When the last one is found the game is over.
    pub fn declare(&mut self, role: Role, rule: &Rule) -> DeclarationResult {
        let hidden = self
            .referee
            .public()
            .hidden()
            .iter()
            .any(|piece| piece.role == role);
        if !hidden || self.found.contains(&role) {
            return DeclarationResult::Known;
        }
        let right = self.referee.is_right(role, rule);
        self.note(role, right)
    }

    /// Notes whether a declared rule was right, for those who let [`Referee::is_right`] find that out elsewhere.
    pub fn note(&mut self, role: Role, right: bool) -> DeclarationResult {
        if self.found.contains(&role) {
            return DeclarationResult::Known;
        }
        if !right {
            self.wrong += 1;
            return DeclarationResult::Wrong;
        }
        self.found.push(role);
        self.conclude();
        DeclarationResult::Right
    }

    fn conclude(&mut self) {
        if self.is_done() {
            self.referee.conclude(Outcome::Draw(DrawReason::Agreement));
        }
    }

    /// The wrong declarations.
    pub fn wrong(&self) -> usize {
        self.wrong
    }

    /// The pieces whose rules are found.
    pub fn found(&self) -> &[Role] {
        &self.found
    }

    /// Whether all rules are found.
    pub fn is_done(&self) -> bool {
        self.found.len() == self.referee.public().hidden().len()
    }

    /// The score, the fewer the better: the tries, and five for each wrong declaration.
    pub fn score(&self) -> usize {
        self.referee.public().log().len() + WRONG * self.wrong
    }
}

/// The name under which scores of a difficulty are kept.
pub fn score_key(difficulty: Difficulty) -> String {
    format!("{}-{}", ID, difficulty.number())
}

/// The difficulty and the seed of the secret of a day. The difficulty goes up from 1 to 5 and begins again.
pub fn daily(year: u16, month: u8, day: u8) -> (Difficulty, u64) {
    let date = u64::from(year) * 10_000 + u64::from(month) * 100 + u64::from(day);
    let difficulty = Difficulty::ALL[days(year, month, day) % Difficulty::ALL.len()];
    (difficulty, date)
}

/// The days since the first of March of the year 0, as the Gregorian calendar counts them.
fn days(year: u16, month: u8, day: u8) -> usize {
    let (year, month, day) = (usize::from(year), usize::from(month), usize::from(day));
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year.saturating_sub(1), month + 9)
    };
    365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day
}
