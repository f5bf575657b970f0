//! The themes of puzzles.

use crate::explain::MethodInfo;
use crate::rules::{MethodName, Travel};
use std::fmt;
use std::str::FromStr;

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// The solver captures by this method.
    Method(MethodName),
    /// The solver moves in this way, by which other pieces move too or come onto the board.
    Way(Travel),
    /// A move of the solver captures by more than one method.
    SeveralMethods,
    /// A move of the solver captures more than one piece.
    MultipleCapture,
    /// A piece captures as its victim captures.
    Mimicry,
    /// The solver freezes an enemy.
    Freeze,
    /// The solver frees a frozen piece of its own.
    Thaw,
    /// A move opens the way for the capture of another piece.
    Discovered,
    /// The solver lets the enemy capture, and gets more.
    Sacrifice,
    /// The first move captures nothing and attacks no king.
    Quiet,
    /// A piece of the solver promotes.
    Promotion,
    /// Every other first move loses.
    Defence,
    /// Few pieces are left.
    Endgame,
    /// Checkmate in this number of moves.
    Mate(u8),
    /// Another win in this number of moves.
    Win(u8),
}

/// The longest wins with a theme of their own, in moves.
pub(super) const LONGEST_WIN: u8 = 5;

impl Theme {
    /// All themes, in their order.
    pub fn all() -> impl Iterator<Item = Theme> {
        let methods = MethodName::ALL.iter().map(|&method| Theme::Method(method));
        let ways = Travel::ALL
            .iter()
            .filter_map(|&travel| Theme::of_way(travel));
        let others = [
            Theme::SeveralMethods,
            Theme::MultipleCapture,
            Theme::Mimicry,
            Theme::Freeze,
            Theme::Thaw,
            Theme::Discovered,
            Theme::Sacrifice,
            Theme::Quiet,
            Theme::Promotion,
            Theme::Defence,
            Theme::Endgame,
        ];
        let wins = |theme: fn(u8) -> Theme| (1..=LONGEST_WIN).map(theme);
        let ends = wins(Theme::Mate).chain(wins(Theme::Win));
        methods.chain(ways).chain(others).chain(ends)
    }

    /// The theme of a way of moving, if it has one.
    pub(super) fn of_way(travel: Travel) -> Option<Theme> {
        way_name(travel).map(|_| Theme::Way(travel))
    }
}

/// The name of a way of moving that is a theme.
fn way_name(travel: Travel) -> Option<&'static str> {
    match travel {
        Travel::Swap => Some("swap"),
        Travel::Drive => Some("drive"),
        Travel::Push => Some("push"),
        Travel::Pull => Some("pull"),
        Travel::Drop => Some("drop"),
        Travel::Resurrect => Some("resurrection"),
        Travel::Suicide => Some("suicide"),
        Travel::Castle => Some("castling"),
        _ => None,
    }
}

/// The name in files and on the command line, such as `pinch` or `mate-in-2`.
impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Theme::Method(method) => MethodInfo::of(*method).key(),
            Theme::Way(travel) => way_name(*travel).unwrap_or_default(),
            Theme::SeveralMethods => "several-methods",
            Theme::MultipleCapture => "multiple-capture",
            Theme::Mimicry => "mimicry",
            Theme::Freeze => "freeze",
            Theme::Thaw => "thaw",
            Theme::Discovered => "discovered",
            Theme::Sacrifice => "sacrifice",
            Theme::Quiet => "quiet",
            Theme::Promotion => "promotion",
            Theme::Defence => "defence",
            Theme::Endgame => "endgame",
            Theme::Mate(moves) => return write!(f, "mate-in-{moves}"),
            Theme::Win(moves) => return write!(f, "win-in-{moves}"),
        };
        f.write_str(name)
    }
}

/// There is no theme with this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTheme(pub String);

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = Theme::all().map(|theme| theme.to_string()).collect();
        let UnknownTheme(name) = self;
        write!(
            f,
            "there is no theme `{name}`; the themes are {}",
            names.join(", ")
        )
    }
}

impl std::error::Error for UnknownTheme {}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Theme, UnknownTheme> {
        Theme::all()
            .find(|theme| theme.to_string() == name)
            .ok_or_else(|| UnknownTheme(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_theme_has_a_name_of_its_own_that_is_read_back() {
        let names: BTreeSet<String> = Theme::all().map(|theme| theme.to_string()).collect();
        assert_eq!(names.len(), Theme::all().count());
        for theme in Theme::all() {
            assert_eq!(theme.to_string().parse(), Ok(theme));
        }
        assert!("draw".parse::<Theme>().is_err());
    }
}
