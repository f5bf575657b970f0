//! What the umpire announces: the options of a blind game.

use crate::rules::listed;
use std::fmt;
use std::str::FromStr;

listed! {
    /// What the umpire says of a piece that leaves the board, besides its square.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum CaptureDetail {
        /// Whether it was a pawn or a piece.
        #[default]
        Rank,
        /// Nothing.
        Square,
        /// Its type.
        Piece,
    }
}

listed! {
    /// What the umpire says of a check.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum CheckDetail {
        /// That there is one.
        #[default]
        Plain,
        /// Also the line that the attacker stands on, seen from the king.
        Direction,
        /// Nothing.
        Never,
    }
}

listed! {
    /// Whether the umpire tells a side how many captures its orthodox pawns have.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum PawnTries {
        /// Before each of its turns, if there are any.
        #[default]
        Announced,
        /// If it asks.
        Asked,
        /// Never.
        Never,
    }
}

impl CaptureDetail {
    const fn name(self) -> &'static str {
        match self {
            CaptureDetail::Rank => "rank",
            CaptureDetail::Square => "square",
            CaptureDetail::Piece => "piece",
        }
    }
}

impl CheckDetail {
    const fn name(self) -> &'static str {
        match self {
            CheckDetail::Plain => "plain",
            CheckDetail::Direction => "direction",
            CheckDetail::Never => "never",
        }
    }
}

impl PawnTries {
    const fn name(self) -> &'static str {
        match self {
            PawnTries::Announced => "announced",
            PawnTries::Asked => "asked",
            PawnTries::Never => "never",
        }
    }
}

/// What the umpire announces. As text: `captures=rank check=plain tries=announced`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct UmpireOptions {
    /// What it says of pieces that leave the board.
    pub captures: CaptureDetail,
    /// What it says of checks.
    pub check: CheckDetail,
    /// Whether it counts the captures of orthodox pawns.
    pub tries: PawnTries,
}

/// A text that names no option of the umpire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownUmpireOption {
    text: String,
    /// The texts that are known in its place.
    known: String,
}

impl fmt::Display for UnknownUmpireOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the umpire has no option `{}`: write {}",
            self.text, self.known
        )
    }
}

impl std::error::Error for UnknownUmpireOption {}

impl UmpireOptions {
    /// Changes one option by a text such as `check=never`.
    ///
    /// # Errors
    ///
    /// If there is no such option or choice. The error lists those that there are.
    pub fn set(&mut self, text: &str) -> Result<(), UnknownUmpireOption> {
        let (option, choice) = text.split_once('=').unwrap_or((text, ""));
        let unknown = |names: Vec<&str>| {
            let known = names.iter().map(|name| format!("`{option}={name}`"));
            let known: Vec<String> = known.collect();
            UnknownUmpireOption {
                text: text.to_owned(),
                known: known.join(" or "),
            }
        };
        match option {
            "captures" => {
                self.captures =
                    pick(CaptureDetail::ALL, CaptureDetail::name, choice).map_err(unknown)?
            }
            "check" => {
                self.check = pick(CheckDetail::ALL, CheckDetail::name, choice).map_err(unknown)?
            }
            "tries" => {
                self.tries = pick(PawnTries::ALL, PawnTries::name, choice).map_err(unknown)?
            }
            _ => {
                return Err(UnknownUmpireOption {
                    text: text.to_owned(),
                    known: "`captures=…`, `check=…` or `tries=…`".to_owned(),
                });
            }
        }
        Ok(())
    }
}

/// The value with a name, or the names of all.
fn pick<T: Copy>(
    all: &[T],
    name: impl Fn(T) -> &'static str,
    choice: &str,
) -> Result<T, Vec<&'static str>> {
    let mut known = all.iter().copied();
    known
        .find(|&value| name(value) == choice)
        .ok_or_else(|| all.iter().map(|&value| name(value)).collect())
}

impl fmt::Display for UmpireOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "captures={} check={} tries={}",
            self.captures.name(),
            self.check.name(),
            self.tries.name()
        )
    }
}

impl FromStr for UmpireOptions {
    type Err = UnknownUmpireOption;

    /// Reads some options, separated by spaces. The others have their default.
    fn from_str(text: &str) -> Result<UmpireOptions, UnknownUmpireOption> {
        let mut options = UmpireOptions::default();
        for option in text.split_whitespace() {
            options.set(option)?;
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_back_and_mistakes_say_what_there_is() {
        for &captures in CaptureDetail::ALL {
            for &check in CheckDetail::ALL {
                for &tries in PawnTries::ALL {
                    let options = UmpireOptions {
                        captures,
                        check,
                        tries,
                    };
                    assert_eq!(options.to_string().parse(), Ok(options));
                }
            }
        }
        let error = "check=loud".parse::<UmpireOptions>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "the umpire has no option `check=loud`: write `check=plain` or `check=direction` or `check=never`"
        );
        let error = "checks=plain".parse::<UmpireOptions>().unwrap_err();
        assert!(error.to_string().contains("`captures=…`"));
    }
}
