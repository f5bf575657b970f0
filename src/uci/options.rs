//! The options of the engine.

use super::game::{START_GAME, UciGame};
use crate::search::Level;

/// An option with a number.
struct Spin {
    name: &'static str,
    least: u64,
    default: u64,
    most: u64,
}

/// The options with numbers, in the order of the fields of [`Options`].
const SPINS: [Spin; 6] = [
    spin("Hash", 1, 16, 8_192),
    spin("Threads", 1, 1, 256),
    spin("MultiPV", 1, 1, 500),
    spin("Move Overhead", 0, 10, 5_000),
    spin(
        "Skill Level",
        1,
        Level::ALL.len() as u64,
        Level::ALL.len() as u64,
    ),
    spin(SEED, 0, 0, i32::MAX as u64),
];

/// The options without numbers.
const OTHERS: [&str; 6] = [
    "UCI_Variant",
    "VariantPath",
    "Ponder",
    "OwnBook",
    "BookFile",
    "EndingPath",
];

/// The seed of a weaker player's random choices.
const SEED: &str = "Seed";

const fn spin(name: &'static str, least: u64, default: u64, most: u64) -> Spin {
    Spin {
        name,
        least,
        default,
        most,
    }
}

/// The values of the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Options {
    /// The size of the transposition table in MiB.
    pub hash: u64,
    pub threads: u64,
    /// The number of reported lines.
    pub lines: u64,
    /// The time that an answer takes to reach the clock, in milliseconds.
    pub overhead: u64,
    /// The number of a level in [`Level::ALL`], from 1.
    pub skill: u64,
    /// The seed of a weaker player's random choices.
    pub seed: u64,
    /// Whether the engine plays moves from an opening book.
    pub book: bool,
}

/// What the session has to do after an option was set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OptionChange {
    /// A number has changed.
    Number,
    /// Weaker players restart their random choices.
    Seed,
    /// Clear the table.
    Clear,
    /// Change the game.
    Variant(String),
    /// Change the added game files.
    Path(String),
    /// Change the opening book.
    Book(String),
    /// Change the folder with tables of endings.
    Endings(String),
    /// Use this network for the current game.
    #[cfg(feature = "lab")]
    Network(String),
    /// Nothing.
    Nothing,
}

impl Options {
    pub const fn new() -> Options {
        Options {
            hash: SPINS[0].default,
            threads: SPINS[1].default,
            lines: SPINS[2].default,
            overhead: SPINS[3].default,
            skill: SPINS[4].default,
            seed: SPINS[5].default,
            book: false,
        }
    }

    /// The level of play.
    pub fn level(&self) -> Level {
        let number = usize::try_from(self.skill).unwrap_or(usize::MAX);
        Level::numbered(number).unwrap_or(Level::Full)
    }

    /// Sets an option. The case of its name does not matter.
    pub fn set(&mut self, name: &str, value: &str) -> Result<OptionChange, String> {
        let is = |known: &str| name.eq_ignore_ascii_case(known);
        if let Some(at) = SPINS.iter().position(|spin| is(spin.name)) {
            let value = in_range(&SPINS[at], value)?;
            if let Some(place) = self.places().into_iter().nth(at) {
                *place = value;
            }
            return Ok(match is(SEED) {
                true => OptionChange::Seed,
                false => OptionChange::Number,
            });
        }
        match () {
            () if is("UCI_Variant") => Ok(OptionChange::Variant(value.to_owned())),
            () if is("VariantPath") => Ok(OptionChange::Path(value.to_owned())),
            () if is("Clear Hash") => Ok(OptionChange::Clear),
            // The other program decides whether to use `go ponder`.
            () if is("Ponder") => check("Ponder", value).map(|_| OptionChange::Nothing),
            () if is("OwnBook") => {
                self.book = check("OwnBook", value)?;
                Ok(OptionChange::Nothing)
            }
            #[cfg(feature = "lab")]
            () if is("EvalFile") => Ok(OptionChange::Network(value.to_owned())),
            () if is("EndingPath") => Ok(OptionChange::Endings(value.to_owned())),
            () if is("BookFile") => Ok(OptionChange::Book(value.to_owned())),
            () => {
                let name: String = name.chars().take(60).collect();
                Err(format!("there is no option `{name}`"))
            }
        }
    }

    fn places(&mut self) -> [&mut u64; SPINS.len()] {
        let Options {
            hash,
            threads,
            lines,
            overhead,
            skill,
            seed,
            book: _,
        } = self;
        [hash, threads, lines, overhead, skill, seed]
    }
}

/// An option that is on or off.
fn check(name: &str, value: &str) -> Result<bool, String> {
    match value.to_ascii_lowercase().as_str() {
        "true" | "on" | "yes" | "1" => Ok(true),
        "false" | "off" | "no" | "0" => Ok(false),
        _ => Err(format!("`{name}` is `true` or `false`")),
    }
}

/// The name and the value in the text after `setoption`: `name NAME value VALUE`. Both may contain spaces, and those
/// of the value matter. The words `name` and `value` may be missing or capitals. `None` if there is no name.
pub(super) fn name_and_value(text: &str) -> Option<(String, String)> {
    let rest = match first_word(text) {
        (word, rest) if word.eq_ignore_ascii_case("name") => rest,
        _ => text,
    };
    let (name, value) = split_at_value(rest).unwrap_or_else(|| split_after_name(rest));
    let name: Vec<&str> = name.split_whitespace().collect();
    (!name.is_empty()).then(|| (name.join(" "), value.trim().to_owned()))
}

fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()))
}

/// The texts before and after the word `value`.
fn split_at_value(text: &str) -> Option<(&str, &str)> {
    let mut rest = text;
    loop {
        let (word, after) = first_word(rest);
        match word {
            "" => return None,
            word if word.eq_ignore_ascii_case("value") => {
                return Some((&text[..text.len() - after.len() - word.len()], after));
            }
            _ => rest = after,
        }
    }
}

/// Splits a text without the word `value` behind the name of an option, if it begins with one.
fn split_after_name(text: &str) -> (&str, &str) {
    let text = text.trim();
    let begins = |name: &&&str| {
        let start = text.get(..name.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(name))
    };
    let spins = SPINS.iter().map(|spin| spin.name);
    let names: Vec<&str> = spins.chain(OTHERS).collect();
    match names.iter().find(begins) {
        Some(name) => {
            let (name, rest) = text.split_at(name.len());
            match rest.strip_prefix('=').or(rest.strip_prefix(' ')) {
                Some(value) => (name, value),
                None => (text, ""),
            }
        }
        None => (text, ""),
    }
}

fn in_range(spin: &Spin, value: &str) -> Result<u64, String> {
    let number = value.parse().ok();
    number
        .filter(|number| (spin.least..=spin.most).contains(number))
        .ok_or_else(|| {
            let Spin {
                name, least, most, ..
            } = spin;
            format!("`{name}` is a whole number from {least} to {most}")
        })
}

/// The lines that declare all options.
pub(super) fn listed(game: &UciGame) -> Vec<String> {
    let spins = SPINS.iter().map(|spin| {
        let Spin {
            name,
            least,
            default,
            most,
        } = spin;
        format!("option name {name} type spin default {default} min {least} max {most}")
    });
    let mut lines: Vec<String> = spins.collect();
    lines.push("option name Clear Hash type button".to_owned());
    lines.push("option name Ponder type check default false".to_owned());
    let games: Vec<String> = game
        .choices()
        .iter()
        .map(|choice| format!(" var {choice}"))
        .collect();
    lines.push(format!(
        "option name UCI_Variant type combo default {START_GAME}{}",
        games.concat()
    ));
    lines.push("option name OwnBook type check default false".to_owned());
    lines.push("option name BookFile type string default <empty>".to_owned());
    lines.push("option name EndingPath type string default <empty>".to_owned());
    #[cfg(feature = "lab")]
    lines.push("option name EvalFile type string default <empty>".to_owned());
    lines.push("option name VariantPath type string default <empty>".to_owned());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_kept_within_their_bounds() {
        let mut options = Options::new();
        assert_eq!(options.level(), Level::Full);
        assert_eq!(options.set("skill level", "2"), Ok(OptionChange::Number));
        assert_eq!(options.level(), Level::Beginner);
        assert_eq!(options.set("Seed", "5"), Ok(OptionChange::Seed));
        assert_eq!(options.seed, 5);
        let before = options;
        for (name, value) in [
            ("Hash", "0"),
            ("Hash", "99999999999999999999"),
            ("Threads", "-1"),
            ("MultiPV", "many"),
            ("Skill Level", ""),
            ("Nonsense", "1"),
            ("Ponder", "2"),
            ("OwnBook", "perhaps"),
        ] {
            assert!(options.set(name, value).is_err(), "{name} {value}");
        }
        assert_eq!(options, before);
    }

    #[test]
    fn a_switch_has_any_usual_spelling() {
        let mut options = Options::new();
        for (value, expected) in [
            ("true", true),
            ("True", true),
            ("TRUE", true),
            ("on", true),
            ("1", true),
            ("false", false),
            ("False", false),
            ("OFF", false),
            ("0", false),
            ("no", false),
        ] {
            assert_eq!(options.set("ownbook", value), Ok(OptionChange::Nothing));
            assert_eq!(options.book, expected, "{value}");
            options.book = !expected;
        }
    }

    #[test]
    fn names_and_values_may_have_spaces_and_lack_their_words() {
        let both = |name: &str, value: &str| Some((name.to_owned(), value.to_owned()));
        for (text, name, value) in [
            (" name Hash value 32", "Hash", "32"),
            ("  name Skill  Level value 3", "Skill Level", "3"),
            (
                " name VariantPath value /my  games/a value b.ron",
                "VariantPath",
                "/my  games/a value b.ron",
            ),
            (" name Clear Hash", "Clear Hash", ""),
            (" name VariantPath value", "VariantPath", ""),
            (" name hash Value 32", "hash", "32"),
            (" NAME Hash VALUE 32", "Hash", "32"),
            (" Hash value 32", "Hash", "32"),
            (" name Hash 32", "Hash", "32"),
            (" Hash 32", "Hash", "32"),
            (" Hash=32", "Hash", "32"),
            (" name Skill Level 3", "Skill Level", "3"),
            (
                " UCI_Variant Withdrawer Chess",
                "UCI_Variant",
                "Withdrawer Chess",
            ),
            (
                " name UCI_Variant value ultima:leaps=single",
                "UCI_Variant",
                "ultima:leaps=single",
            ),
            (" name Hashes 32", "Hashes 32", ""),
        ] {
            assert_eq!(name_and_value(text), both(name, value), "{text}");
        }
        for nothing in ["", " ", " name", " name value 3", " value"] {
            assert_eq!(name_and_value(nothing), None, "{nothing}");
        }
    }
}
