//! What can be ticked for a man: capture methods and powers, with what can be said of each.

use crate::explain::Ability;
use crate::rules::MethodName;

/// Something that can be ticked.
#[derive(Clone, Copy, Debug)]
pub struct Tick {
    /// What it gives the man.
    pub ability: Ability,
    /// Its name in a game file.
    pub ron: &'static str,
    /// Whether it belongs to the capture methods, not to the powers.
    pub captures: bool,
    /// What more can be ticked with it.
    pub details: &'static [Detail],
}

/// A limit or an extension of something that has been ticked.
#[derive(Clone, Copy, Debug)]
pub struct Detail {
    /// The id of its words.
    pub words: &'static str,
    /// Its field in a game file.
    pub ron: &'static str,
}

const fn detail(words: &'static str, ron: &'static str) -> Detail {
    Detail { words, ron }
}

const fn method(name: MethodName, ron: &'static str, details: &'static [Detail]) -> Tick {
    Tick {
        ability: Ability::Capture(name),
        ron,
        captures: true,
        details,
    }
}

const fn power(ability: Ability, ron: &'static str, details: &'static [Detail]) -> Tick {
    Tick {
        ability,
        ron,
        captures: false,
        details,
    }
}

/// All of them, in the order of the form.
pub static TICKS: &[Tick] = &[
    method(
        MethodName::Withdraw,
        "Withdraw",
        &[detail("tick-only-by-a-move-of-one-square", "steps: 1")],
    ),
    method(MethodName::Advance, "Advance", &[]),
    method(
        MethodName::Leap,
        "Leap",
        &[
            detail("tick-one-man-a-move", "single: true"),
            detail("tick-lands-right-behind", "landing: Behind"),
        ],
    ),
    method(MethodName::Cannon, "Cannon", &[]),
    method(
        MethodName::Coordinate,
        "Coordinate",
        &[
            detail("tick-only-by-a-move-of-one-square", "steps: 1"),
            detail("tick-only-corners-that-the-move-makes", "corners: New"),
            detail("tick-the-player-may-leave-it-alone", "optional: true"),
        ],
    ),
    method(MethodName::Pinch, "Pinch", &[]),
    method(MethodName::Destroy, "Destroy", &[]),
    method(
        MethodName::Enclose,
        "Enclose",
        &[detail("tick-from-anywhere-on-the-board", "teleport: true")],
    ),
    method(MethodName::Explode, "Explode", &[]),
    method(MethodName::EnPassant, "EnPassant", &[]),
    Tick {
        ability: Ability::Mimic,
        ron: "Mimic",
        captures: true,
        details: &[],
    },
    power(Ability::Freeze, "Freeze", &[]),
    power(
        Ability::Swap,
        "Swap",
        &[
            detail("tick-with-friends-too", "friends: true"),
            detail("tick-only-with-neighbours", "adjacent: true"),
        ],
    ),
    power(
        Ability::Drive,
        "Drive",
        &[detail("tick-with-every-man-that-is-met", "train: true")],
    ),
    power(Ability::Push, "Push", &[]),
    power(Ability::Pull, "Pull", &[]),
    power(Ability::Resurrect, "Resurrect", &[]),
    power(Ability::Compelled, "Compelled", &[]),
    power(Ability::Unfreezable, "Unfreezable", &[]),
    power(Ability::Immune, "Immune", &[]),
    power(Ability::Pawn, "Pawn", &[]),
    power(Ability::Royal, "Royal", &[]),
];

/// A movement to begin with.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The id of the words that say what it is like.
    pub words: &'static str,
    /// In Betza's notation.
    pub moves: &'static str,
}

/// Movements to begin with.
pub static EXAMPLES: &[Example] = &[
    example("movement-queen-no-capture", "mQ"),
    example("movement-rook-no-capture", "mR"),
    example("movement-bishop-no-capture", "mB"),
    example("movement-kings-step-no-capture", "mK"),
    example("movement-queen", "Q"),
    example("movement-knight", "N"),
    example("movement-knight-or-kings-step", "NK"),
    example("movement-up-to-three-squares", "Q3"),
    example("movement-knightrider", "NN"),
    example("movement-two-squares-straight", "D"),
    example("movement-pawn", "fmWfcF"),
    example("movement-moves-as-rook-takes-as-bishop", "mRcB"),
];

const fn example(words: &'static str, moves: &'static str) -> Example {
    Example { words, moves }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::betza;
    use crate::variant_file::{Catalogue, Source};

    #[test]
    fn every_example_can_be_read_and_every_tick_is_known_to_game_files() {
        for example in EXAMPLES {
            assert!(betza::parse(example.moves).is_ok(), "{}", example.words);
        }
        for tick in TICKS {
            for count in 0..=tick.details.len() {
                let fields: Vec<&str> = tick.details[..count].iter().map(|d| d.ron).collect();
                let inside = match fields.is_empty() {
                    true => tick.ron.to_owned(),
                    false => format!("{}({})", tick.ron, fields.join(", ")),
                };
                let list = if tick.captures { "captures" } else { "powers" };
                let text = format!(
                    "(format: 1, base: \"renaissance\", name: \"T\", men: {{ 'Z': (name: \"Zebu\", moves: \"mK\", {list}: [{inside}]) }})"
                );
                let mut catalogue = Catalogue::built_in();
                catalogue.add("t.ron", Source::new("t.ron", text));
                let problems = catalogue.check("t");
                let unknown = problems.iter().find(|p| p.message.contains("unknown"));
                assert!(unknown.is_none(), "{inside}: {unknown:?}");
            }
        }
    }
}
