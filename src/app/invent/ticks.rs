//! The abilities that a user can tick: capture methods and powers, with their details.

use baroque::explain::{Ability, Detail};
use std::sync::LazyLock;

/// An ability in the form.
#[derive(Clone, Copy, Debug)]
pub struct Tick {
    /// The capture method or power.
    pub ability: Ability,
    /// Its name in a game file.
    pub ron: &'static str,
    /// Whether it is a capture method instead of a power.
    pub captures: bool,
    /// Its details, which can be ticked too.
    pub details: &'static [Detail],
}

/// All abilities, in the order of the form.
pub static TICKS: LazyLock<Vec<Tick>> = LazyLock::new(|| {
    let tick = |ability: Ability| {
        let file = ability.in_file()?;
        Some(Tick {
            ability,
            ron: file.ron,
            captures: file.captures,
            details: file.details,
        })
    };
    Ability::all().filter_map(tick).collect()
});

#[derive(Clone, Copy, Debug)]
pub struct MovementExample {
    /// The id of the text that describes it.
    pub words: &'static str,
    /// The movement in Betza's notation.
    pub moves: &'static str,
}

pub static EXAMPLES: &[MovementExample] = &[
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

const fn example(words: &'static str, moves: &'static str) -> MovementExample {
    MovementExample { words, moves }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::rules::betza;
    use baroque::variant_file::{Catalogue, Source};

    #[test]
    fn examples_and_abilities_are_valid_in_game_files() {
        for example in EXAMPLES {
            assert!(betza::parse(example.moves).is_ok(), "{}", example.words);
        }
        for tick in TICKS.iter() {
            for count in 0..=tick.details.len() {
                let fields: Vec<&str> = tick.details[..count].iter().map(|d| d.ron).collect();
                let inside = match fields.is_empty() {
                    true => tick.ron.to_owned(),
                    false => format!("{}({})", tick.ron, fields.join(", ")),
                };
                let list = if tick.captures { "captures" } else { "powers" };
                let text = format!(
                    "(format: 1, base: \"renaissance\", name: \"T\", pieces: {{ 'Z': (name: \"Zebu\", moves: \"mK\", {list}: [{inside}]) }})"
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
