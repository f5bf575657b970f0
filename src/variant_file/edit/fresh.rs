//! Writes a new game file: complete, commented and playable.

use super::GameText;
use super::layout::LayoutText;
use super::write::quote;
use crate::variant_file::diagnostics::Diagnostic;
use crate::variant_file::schema::FORMAT;

/// What a new game file contains.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fresh {
    /// The game's name.
    pub name: String,
    /// The inventor; may be empty.
    pub inventor: String,
    /// The year of the invention.
    pub year: Option<u16>,
    /// Its summary, in a sentence; may be empty.
    pub summary: String,
    /// What it is based on.
    pub origin: Origin,
    /// Its layouts by name, the default one first. With a base, an empty layout means the base's layout
    /// of that name.
    pub layouts: Vec<(String, LayoutText)>,
}

/// What a new game is based on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Another game, by id. The new game gets everything that its file leaves out from there.
    Base(String),
    /// An army, by id, and the rules of chess.
    Army(String),
}

impl Default for Origin {
    fn default() -> Self {
        Origin::Army("orthodox".to_owned())
    }
}

impl GameText {
    /// Writes a new, commented file that the user can change.
    ///
    /// # Errors
    ///
    /// If two layouts have the same name.
    pub fn fresh(file: &str, fresh: &Fresh) -> Result<GameText, Vec<Diagnostic>> {
        let mut text = GameText::new(file, skeleton(fresh))?;
        for (field, words) in [("inventor", &fresh.inventor), ("summary", &fresh.summary)] {
            text.set_text(field, words)?;
        }
        if let Some(year) = fresh.year {
            text.set_text("year", &year.to_string())?;
        }
        for (name, layout) in &fresh.layouts {
            text.set_layout(name, layout)?;
        }
        Ok(text)
    }
}

/// The file before the other fields are set.
fn skeleton(fresh: &Fresh) -> String {
    let name = quote(&fresh.name);
    let comment: String = fresh
        .name
        .chars()
        .filter(|letter| !letter.is_control())
        .collect();
    let (origin, rules) = match &fresh.origin {
        Origin::Base(id) => (format!("{BASE}    base: {},\n", quote(id)), String::new()),
        Origin::Army(id) => (
            format!("{ARMY}    army: {},\n", quote(id)),
            RULES.to_owned(),
        ),
    };
    // A base belongs at the start of a file, an army before the pieces.
    let (base, army) = match fresh.origin {
        Origin::Base(_) => (origin.as_str(), ""),
        Origin::Army(_) => ("", origin.as_str()),
    };
    let layouts = match fresh.layouts.is_empty() {
        true => String::new(),
        false => format!("{LAYOUTS}    setups: {{\n    }},\n"),
    };
    format!(
        "// {comment}\n{HEAD}(\n    format: {FORMAT},\n{base}    name: {name},\n{army}{PIECES}    pieces: {{\n    }},\n{layouts}{rules})\n"
    )
}

const HEAD: &str = "\
//
// Lines like this one are comments. `baroque check` and the window list the mistakes of this file.
// `baroque manual` explains all fields with examples.
";

const BASE: &str =
    "    // The game that this one starts from. It gives the fields that are missing here.\n";

const ARMY: &str = "    // The pieces of both sides. `baroque manual` lists the armies.\n";

const PIECES: &str = "    \
    // Pieces that this game adds or changes, by their letters. Use a piece of the piece book by its id, or
    // invent one: how it moves, how it captures, what else it can do.
    //
    //     'W': \"withdrawer\",
    //     'A': (name: \"Archer\", moves: \"mQ\", captures: [Advance], picture: \"advancer\", text: \"Moves like a queen. It captures the enemy that it moves straight towards and stops next to.\"),
";

const LAYOUTS: &str = "    \
    // The boards: capitals are White's pieces, small letters Black's, `.` is an empty square, `#` is none.
    // Pawns need the zones: double steps from `home` to `double step end`, promotion on the `last rank`.
";

const RULES: &str = "    \
    // How the game ends. Other choices are `royal: Capture`, `no_moves: Loses`, `repetition: Loses`,
    // `clock: 0` (no 50-move rule).
    rules: (
        royal: Check,
        no_moves: Draws,
        repetition: Draws,
        clock: 100,
        bare_kings_draw: true,
    ),
";
