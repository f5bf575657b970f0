//! A game of hidden rules as a file: readable public facts, and a sealed secret.

use super::difficulty::Difficulty;
use super::public::{Attempts, Hidden, PublicGame};
use super::referee::Referee;
use super::seal::{seal, unseal};
use super::secret::Secret;
use crate::rules::{Color, Outcome, WinReason};
use crate::words::shortened;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the form.
const FORMAT: u32 = 1;

/// The most characters of a file that an error repeats.
const LONGEST_QUOTE: usize = 300;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedFile {
    format: u32,
    level: u8,
    hidden: Vec<Hidden>,
    /// The tries after which a turn is lost; `null` for no limit.
    attempts: Option<u8>,
    tries: Vec<String>,
    /// The numbers of tries after which the pieces were set up again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    set_ups: Vec<usize>,
    /// The resignation or the agreement that ended the game.
    ended: Option<Ended>,
    sealed: String,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Ended {
    WhiteResigned,
    BlackResigned,
}

/// Why a saved game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedError {
    /// It is no saved game of hidden rules.
    Form(String),
    /// The version is another.
    Version(u32),
    /// The sealed field was changed, or does not fit the rest.
    Seal,
    /// A try that cannot have been made, by its number from 1.
    Try(usize, String),
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedError::Form(problem) => write!(
                f,
                "this is no saved game of Penultima: {}",
                shortened(problem, LONGEST_QUOTE)
            ),
            SavedError::Version(found) => {
                write!(
                    f,
                    "this program reads format {FORMAT} of saved games, not format {found}: use a newer program"
                )
            }
            SavedError::Seal => f.write_str(
                "the field `sealed` was changed: use a copy of the file from before the change",
            ),
            SavedError::Try(number, text) => write!(
                f,
                "try {number}, `{}`, cannot have been made: correct or remove it",
                shortened(text, LONGEST_QUOTE)
            ),
        }
    }
}

impl std::error::Error for SavedError {}

/// A game as text. Games with different secrets look alike but for the field `sealed`.
pub fn save(referee: &Referee) -> String {
    let (public, secret) = (referee.public(), referee.secret());
    let file = SavedFile {
        format: FORMAT,
        level: public.difficulty().number(),
        hidden: public.hidden().to_vec(),
        attempts: public.attempts().number(),
        tries: public
            .log()
            .iter()
            .map(|entry| public.text(entry.attempt))
            .collect(),
        set_ups: public.set_ups().to_vec(),
        ended: ended(public),
        sealed: seal(secret.seed(), secret.rules()),
    };
    serde_json::to_string_pretty(&file).unwrap_or_default()
}

fn ended(public: &PublicGame) -> Option<Ended> {
    match public.outcome() {
        Some(Outcome::Win(Color::White, WinReason::Resignation)) => Some(Ended::BlackResigned),
        Some(Outcome::Win(Color::Black, WinReason::Resignation)) => Some(Ended::WhiteResigned),
        _ => None,
    }
}

/// The game of a text.
///
/// # Errors
///
/// When the text is no saved game, or was changed so that it cannot have been played.
pub fn load(text: &str) -> Result<Referee, SavedError> {
    let file: SavedFile =
        serde_json::from_str(text).map_err(|error| SavedError::Form(error.to_string()))?;
    if file.format != FORMAT {
        return Err(SavedError::Version(file.format));
    }
    let difficulty = Difficulty::numbered(file.level).ok_or_else(|| {
        SavedError::Form(format!("there is no level {}, only 1 to 5", file.level))
    })?;
    let (seed, rules) = unseal(&file.sealed).ok_or(SavedError::Seal)?;
    let secret = Secret::of(difficulty, seed, file.hidden, rules).ok_or(SavedError::Seal)?;
    let mut referee = Referee::new(secret, Attempts::of(file.attempts)).ok_or(SavedError::Seal)?;
    let set_up = |referee: &mut Referee, after: usize| {
        for _ in file.set_ups.iter().filter(|&&known| known == after) {
            referee.set_up_again();
        }
    };
    for (index, text) in file.tries.iter().enumerate() {
        set_up(&mut referee, index);
        let wrong = || SavedError::Try(index + 1, text.clone());
        let attempt = referee.public().read(text).ok_or_else(wrong)?;
        referee.attempt(attempt).map_err(|_| wrong())?;
    }
    set_up(&mut referee, file.tries.len());
    match file.ended {
        Some(Ended::WhiteResigned) => referee.resign(Color::White),
        Some(Ended::BlackResigned) => referee.resign(Color::Black),
        None => {}
    }
    Ok(referee)
}
