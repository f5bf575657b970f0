//! The manual of the file format, generated from the docs of the schema.
//!
//! A test checks that every field says what it means if it is left out, and that an example that loads shows it.

mod recipes;
mod text;

use super::described::{Described, Section};
use crate::variant_file::schema::{
    ArmiesFile, ArmyFile, ArrivalFile, BookFile, CaptureFile, CapturedFile, CastlingFile,
    ChoiceFile, CornersFile, DropsFile, EndFile, ExchangeFile, Family, GameFile, LandingFile,
    MethodFile, OptionFile, PartnerFile, PieceFile, PlacedFromFile, PlacementFile, PowerFile,
    PromotionFile, RoyalFile, RulesFile, RunFile, SetupFile, SideFile, SwappedPawnsFile, ZoneFile,
};
pub use text::manual;

/// A chapter of the manual: some types of the format, and an example file.
struct ManualChapter {
    title: &'static str,
    words: &'static str,
    sections: &'static [Section],
    /// The example's path in a library.
    place: &'static str,
    example: &'static str,
}

const CHAPTERS: &[ManualChapter] = &[
    ManualChapter {
        title: "A game",
        words: "A file `NAME.ron` is a game whose id is `NAME`.",
        sections: &[GameFile::SECTION, Family::SECTION],
        place: "lancers.ron",
        example: include_str!("examples/lancers.ron"),
    },
    ManualChapter {
        title: "A layout",
        words: include_str!("layout.md"),
        sections: &[SetupFile::SECTION, ZoneFile::SECTION, CastlingFile::SECTION],
        place: "two-floors.ron",
        example: include_str!("examples/two-floors.ron"),
    },
    ManualChapter {
        title: "A piece",
        words: include_str!("moves.md"),
        sections: &[PieceFile::SECTION, RunFile::SECTION, PromotionFile::SECTION],
        place: "squires.ron",
        example: include_str!("examples/squires.ron"),
    },
    ManualChapter {
        title: "Captures",
        words: "These are the capture methods other than displacement, which belongs to `moves`. A piece may have several, and their captures add up. [RULES.md](RULES.md) has the exact rules, and the guide shows them.",
        sections: &[
            CaptureFile::SECTION,
            LandingFile::SECTION,
            CornersFile::SECTION,
            PartnerFile::SECTION,
            MethodFile::SECTION,
        ],
        place: "menagerie.ron",
        example: include_str!("examples/menagerie.ron"),
    },
    ManualChapter {
        title: "Powers",
        words: "What a piece can do in addition to moving and capturing. Each side needs a `Royal` piece.",
        sections: &[PowerFile::SECTION],
        place: "circus.ron",
        example: include_str!("examples/circus.ron"),
    },
    ManualChapter {
        title: "Rules",
        words: "The rules of the whole game.",
        sections: &[
            RulesFile::SECTION,
            RoyalFile::SECTION,
            EndFile::SECTION,
            CapturedFile::SECTION,
            DropsFile::SECTION,
            SwappedPawnsFile::SECTION,
            ArrivalFile::SECTION,
            PlacementFile::SECTION,
            PlacedFromFile::SECTION,
            ExchangeFile::SECTION,
            SideFile::SECTION,
        ],
        place: "strange-laws.ron",
        example: include_str!("examples/strange-laws.ron"),
    },
    ManualChapter {
        title: "Options",
        words: "Rules that players choose before a game. Each choice says what it changes. A game with a base can set other defaults with `defaults`.",
        sections: &[OptionFile::SECTION, ChoiceFile::SECTION],
        place: "choices.ron",
        example: include_str!("examples/choices.ron"),
    },
    ManualChapter {
        title: "Two armies",
        words: "White and Black can have different pieces.",
        sections: &[ArmiesFile::SECTION],
        place: "meeting.ron",
        example: include_str!("examples/meeting.ron"),
    },
    ManualChapter {
        title: "An army",
        words: "A file in the folder `armies` beside the games is an army whose id is the file's name. Games use it as their `army`, or as one of two. Mixed Armies offers it on every board that it fits. An army may also stand in `own_armies` of a game, without `format`.",
        sections: &[ArmyFile::SECTION],
        place: "armies/retreat.ron",
        example: include_str!("examples/retreat.ron"),
    },
    ManualChapter {
        title: "The piece book",
        words: "A file `pieces.ron` beside the games adds pieces to those that games and armies may name by id, or changes them. Built-in games keep the pieces and the armies that they were made for.",
        sections: &[BookFile::SECTION],
        place: "pieces.ron",
        example: include_str!("examples/pieces.ron"),
    },
];

/// The record type that has a field of this name, if only one has, or the list of a piece that can have a capture
/// method or a power of this name.
pub fn holder_of(name: &str) -> Option<&'static str> {
    let lists = [
        ("the list `captures`", CaptureFile::SECTION),
        ("the list `powers`", PowerFile::SECTION),
    ];
    let mut lists = lists.into_iter();
    let list = lists.find(|(_, list)| list.choices.iter().any(|known| known.name == name));
    let sections = CHAPTERS.iter().flat_map(|chapter| chapter.sections);
    let mut holders =
        sections.filter(|section| section.fields.iter().any(|known| known.name == name));
    match (list, holders.next(), holders.next()) {
        (Some((list, _)), _, _) => Some(list),
        (None, Some(section), None) => Some(section.what),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::recipes::RECIPES;
    use super::*;
    use crate::variant_file::described::Field;
    use crate::variant_file::{Catalogue, FileKind, Source};

    #[test]
    fn every_example_and_every_recipe_loads() {
        let chapters = CHAPTERS.iter().map(|known| (known.place, known.example));
        let recipes = RECIPES.iter().map(|known| (known.place, known.example));
        for (place, example) in chapters.chain(recipes) {
            let mut catalogue = Catalogue::built_in();
            catalogue.add(place, Source::new(place, example));
            let mut diagnostics = catalogue.shared_diagnostics().to_vec();
            diagnostics.extend(match FileKind::of(place).unwrap() {
                (FileKind::Game, id) => catalogue.check(id),
                (FileKind::Army, id) => catalogue.check_army(id),
                (FileKind::Book, _) => catalogue.check_book(),
            });
            let lines: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
            assert!(lines.is_empty(), "{}", lines.join("\n"));
        }
    }

    /// Every field says what it means if it is left out, and stands in an example; so does every
    /// choice.
    #[test]
    fn every_field_is_documented_and_shown() {
        let mut wrong = Vec::new();
        let text = |docs: &[&str]| docs.join("");
        for chapter in CHAPTERS {
            let shown = |name: &str| {
                let words = |letter: char| !letter.is_alphanumeric() && letter != '_';
                chapter.example.split(words).any(|word| word == name)
            };
            for section in chapter.sections {
                let mut fields: Vec<&Field> = section.fields.iter().collect();
                for choice in section.choices {
                    fields.extend(choice.fields);
                    if !shown(choice.name) {
                        wrong.push(format!("{} is not shown in {}", choice.name, chapter.place));
                    }
                }
                for field in fields {
                    let meaning = text(field.docs);
                    if !meaning.contains("Needed") && !meaning.contains("Left out:") {
                        wrong.push(format!(
                            "{}.{}: what if it is left out?",
                            section.name, field.name
                        ));
                    }
                    if !shown(field.name) {
                        wrong.push(format!("{} is not shown in {}", field.name, chapter.place));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
