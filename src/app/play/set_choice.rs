//! The choice of the pieces that the sides place before the first move.

use baroque::rules::{ByColor, Color, Position, Variant};
use baroque::sets::{self, SetError, Sets};
use std::fmt;
use std::str::FromStr;

/// Where the pieces to place come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SetWay {
    /// The game's own sets.
    #[default]
    Standard,
    /// Sets drawn by a seed.
    Drawn,
    /// Two sets that are worth about the same, drawn by a seed.
    Balanced,
    /// Sets picked by the letters of their pieces.
    Picked,
}

impl SetWay {
    /// All ways.
    pub const ALL: [SetWay; 4] = [
        SetWay::Standard,
        SetWay::Drawn,
        SetWay::Balanced,
        SetWay::Picked,
    ];
}

/// The pieces to place in a new game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetChoice {
    pub way: SetWay,
    /// The seed of sets that are drawn.
    pub seed: u64,
    /// The letters of picked pieces. White's are also those of both sides, and of a pool.
    pub letters: ByColor<String>,
}

impl SetChoice {
    /// The sets of a game that began from a position, as if they had been picked; the game's own if they are the same.
    pub fn of(variant: &Variant, start: &Position) -> SetChoice {
        match sets::of(variant, start) {
            Ok(sets) if sets::own(variant) != Ok(sets.clone()) => SetChoice {
                way: SetWay::Picked,
                letters: letters(variant, &sets),
                ..SetChoice::default()
            },
            _ => SetChoice::default(),
        }
    }

    /// The sets of this choice.
    ///
    /// # Errors
    ///
    /// If the sides place no pieces in the game, or if the picked sets do not fit it.
    fn sets(&self, variant: &Variant) -> Result<Sets, SetError> {
        match self.way {
            SetWay::Standard => sets::own(variant),
            SetWay::Drawn => sets::drawn(variant, self.seed),
            SetWay::Balanced => sets::balanced(variant, self.seed),
            SetWay::Picked => {
                let picked = |side: Color| sets::picked(variant, side, &self.letters[side]);
                Ok(match sets::own(variant)? {
                    Sets::Equal(_) => Sets::Equal(picked(Color::White)?),
                    Sets::Pool(_) => Sets::Pool(picked(Color::White)?),
                    Sets::Own(_) => Sets::Own(ByColor {
                        white: picked(Color::White)?,
                        black: picked(Color::Black)?,
                    }),
                })
            }
        }
    }

    /// The starting position of a game with these sets.
    ///
    /// # Errors
    ///
    /// If the picked sets do not fit the game, in words.
    pub fn start(&self, variant: &Variant) -> Result<Position, String> {
        if variant.settings().placement.is_none() || self.way == SetWay::Standard {
            return Ok(variant.start().clone());
        }
        let start = self
            .sets(variant)
            .and_then(|sets| sets::start(variant, &sets));
        start.map_err(|error| error.to_string())
    }

    /// Adds a piece to the picked ones of each side that has room for it. `size`: how many a side picks.
    pub fn add(&mut self, letter: char, size: usize) {
        for color in Color::ALL {
            let letters = &mut self.letters[color];
            if letters.chars().count() < size {
                letters.push(letter);
            }
        }
    }

    /// Picks the pieces with which the game would begin now, so that they can be changed.
    pub fn pick(&mut self, variant: &Variant, start: Option<&Position>) {
        if let Ok(sets) = sets::of(variant, start.unwrap_or(variant.start())) {
            self.letters = letters(variant, &sets);
        }
        self.way = SetWay::Picked;
    }
}

/// As in the settings: `standard`, `drawn 17`, `balanced 17`, or `picked QRB qrb` with White's and Black's letters.
impl fmt::Display for SetChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.way {
            SetWay::Standard => f.write_str("standard"),
            SetWay::Drawn => write!(f, "drawn {}", self.seed),
            SetWay::Balanced => write!(f, "balanced {}", self.seed),
            SetWay::Picked => {
                let ByColor { white, black } = &self.letters;
                write!(f, "picked {white} {black}")
            }
        }
    }
}

impl FromStr for SetChoice {
    type Err = ();

    fn from_str(text: &str) -> Result<SetChoice, ()> {
        let mut words = text.split(' ');
        let way = match words.next().unwrap_or_default() {
            "standard" => SetWay::Standard,
            "drawn" => SetWay::Drawn,
            "balanced" => SetWay::Balanced,
            "picked" => SetWay::Picked,
            _ => return Err(()),
        };
        let mut choice = SetChoice {
            way,
            ..SetChoice::default()
        };
        match way {
            SetWay::Standard => {}
            SetWay::Drawn | SetWay::Balanced => {
                choice.seed = words.next().unwrap_or_default().parse().map_err(drop)?;
            }
            SetWay::Picked => {
                let mut letters = || words.next().unwrap_or_default().to_owned();
                choice.letters = ByColor::new_with(|_| letters());
            }
        }
        Ok(choice)
    }
}

/// The letters of sets, for both sides.
fn letters(variant: &Variant, sets: &Sets) -> ByColor<String> {
    ByColor::new_with(|side| match sets {
        Sets::Equal(list) | Sets::Pool(list) => sets::letters(variant, list),
        Sets::Own(both) => sets::letters(variant, &both[side]),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_read_back_from_the_settings() {
        let letters = ByColor {
            white: "QRB".to_owned(),
            black: "WLC".to_owned(),
        };
        let empty = ByColor::default();
        let cases = [
            (SetWay::Standard, 0, &empty),
            (SetWay::Drawn, 17, &empty),
            (SetWay::Balanced, 999_999, &empty),
            (SetWay::Picked, 0, &letters),
            (SetWay::Picked, 0, &empty),
        ];
        for (way, seed, letters) in cases {
            let letters = letters.clone();
            let choice = SetChoice { way, seed, letters };
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        for wrong in ["", "drawn", "drawn x", "other 3"] {
            assert_eq!(wrong.parse::<SetChoice>(), Err(()), "{wrong}");
        }
    }
}
