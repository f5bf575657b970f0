//! Languages: own games with translations.

use baroque::texts::{Language, speaking};
use baroque::variant_file::{Catalogue, Source};

const DRAGONS: &str = r#"(
    format: 1,
    name: "Dragons",
    base: "chess",
    summary: "Knights are Dragons.",
    pieces: { 'N': (name: "Dragon", moves: "N", text: "It flies.") },
    translations: {
        "de": {
            "Knights are Dragons.": "Springer sind Drachen.",
            "Dragon": "Drache",
            "It flies.": "Er fliegt.",
        },
    },
)"#;

#[test]
fn a_game_brings_its_texts_in_other_languages() {
    let mut catalogue = Catalogue::built_in();
    catalogue.add("dragons.ron", Source::new("dragons", DRAGONS));
    let said = || {
        let variant = catalogue.variant("dragons", None, &[]).unwrap();
        let dragon = variant.kinds().iter().find(|kind| kind.letter == 'N');
        let dragon = dragon.unwrap();
        let summary = catalogue.info("dragons").unwrap().summary;
        [summary, dragon.name.clone(), dragon.text.clone()]
    };
    assert_eq!(said(), ["Knights are Dragons.", "Dragon", "It flies."]);
    let (german, mistakes) = Language::read("de".parse().unwrap(), Vec::new());
    assert_eq!(mistakes, []);
    let german = speaking(german, said);
    assert_eq!(german, ["Springer sind Drachen.", "Drache", "Er fliegt."]);
}
