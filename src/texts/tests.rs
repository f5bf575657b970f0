//! Tests of languages and of mistakes in their files.

use super::language::tag;
use super::*;

fn german(source: &str) -> (Language, Vec<String>) {
    let file = ("de.ftl".to_owned(), source.to_owned());
    let (language, mistakes) = Language::read(tag("de"), vec![file]);
    let mistakes = mistakes.iter().map(ToString::to_string).collect();
    (language, mistakes)
}

#[test]
fn a_text_that_a_language_lacks_is_shown_in_english() {
    let (language, mistakes) = german("language-name = Deutsch\n");
    assert_eq!(mistakes, [""; 0]);
    speaking(language, || {
        assert_eq!(text!("language-name"), "Deutsch");
        assert_eq!(text!("texts-too-long"), "the file is longer than 1 MiB.");
        let more = text!("texts-more-mistakes", count = 2);
        assert_eq!(more, "And 2 more mistakes.");
    });
    assert_eq!(text!("language-name"), "English");
}

#[test]
fn numbers_choose_the_plural_form_of_the_language() {
    let forms = "texts-more-mistakes = { $count ->\n    [one] jeden\n    [few] { $count } kilka\n   *[many] { $count } wiele\n }\n";
    let file = ("pl.ftl".to_owned(), forms.to_owned());
    let (polish, mistakes) = Language::read(tag("pl"), vec![file]);
    assert_eq!(mistakes, []);
    speaking(polish, || {
        let said = |count: usize| text!("texts-more-mistakes", count = count);
        assert_eq!(
            [1, 3, 5, 22].map(said),
            ["jeden", "3 kilka", "5 wiele", "22 kilka"]
        );
    });
}

#[test]
fn mistakes_have_lines_and_the_other_texts_are_used() {
    let (language, mistakes) = german(concat!(
        "language-name = Deutsch\n",
        "no sign here\n",
        "never-heard-of = Was?\n",
        "texts-mistake = { $fiel }: { $what }\n",
        "texts-unreadable = { $error } { -nothing }\n",
        "texts-too-long = zu lang\n",
    ));
    assert_eq!(mistakes.len(), 4, "{mistakes:#?}");
    assert!(
        mistakes[0].starts_with("de.ftl, line 2: this is not valid"),
        "{}",
        mistakes[0]
    );
    assert_eq!(
        mistakes[1],
        "de.ftl, line 3: the program has no text “never-heard-of”."
    );
    assert_eq!(
        mistakes[2],
        "de.ftl, line 4: “texts-mistake” has no argument “fiel”."
    );
    assert_eq!(
        mistakes[3],
        "de.ftl, line 5: “texts-unreadable” uses “-nothing”, which is not in this file."
    );
    speaking(language, || {
        assert_eq!(text!("texts-too-long"), "zu lang");
        let english = text!("texts-mistake", file = "x", what = "y");
        assert_eq!(english, "x: y");
        assert_eq!(
            text!("texts-unreadable", error = "e"),
            "the file cannot be read (e)."
        );
    });
}

#[test]
fn nonsense_is_reported_and_does_no_harm() {
    for source in [
        "\0\0\0",
        "= = =",
        "a = {",
        "a = { b }\nb = { a }",
        "texts-too-long = { texts-too-long }",
        "{{{{",
    ] {
        let (language, mistakes) = german(source);
        let said = speaking(language, || text!("texts-too-long").to_owned());
        assert!(!said.is_empty(), "{source:?} {mistakes:?}");
    }
}

#[test]
fn a_folder_adds_languages_and_overrides_built_in_ones() {
    let folder = std::env::temp_dir().join(format!("baroque-texts-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).unwrap();
    write("de.ftl", "language-name = Deutsch\n");
    write("pt-BR.ftl", "language-name = Português\n");
    write("notes.txt", "language-name = Nothing\n");
    write("not a language.ftl", "language-name = Nothing\n");
    let found = offers(Some(&folder));
    let names: Vec<&str> = found.iter().map(|offer| offer.name.as_str()).collect();
    assert_eq!(names, ["Deutsch", "English", "Español", "Português"]);
    let spoken = |tag: &str| {
        let nearest = offered::nearest(&tag.parse().unwrap(), &found);
        nearest.map(|offer| offer.tag.to_string())
    };
    assert_eq!(spoken("de-AT").as_deref(), Some("de"));
    assert_eq!(spoken("pt-PT").as_deref(), Some("pt-BR"));
    assert_eq!(spoken("en-GB").as_deref(), Some("en"));
    assert_eq!(spoken("fi"), None);
    write("en.ftl", "texts-too-long = much too long\n");
    let found = offers(Some(&folder));
    let english = offered::nearest(&tag("en"), &found).unwrap();
    let (language, mistakes) = english.load();
    assert_eq!(mistakes, []);
    let said = speaking(language.unwrap(), || {
        (text!("texts-too-long"), text!("language-name"))
    });
    assert_eq!(said, ("much too long", "English"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn built_in_languages_have_no_mistakes() {
    for offer in offers(None) {
        let (_, mistakes) = offer.load();
        assert_eq!(mistakes, [], "{}", offer.tag);
    }
}

/// Texts about pieces, in two languages. The German forms are those of a grammar book.
#[test]
fn a_language_gives_pieces_their_cases_genders_and_plurals() {
    let forms = concat!(
        "piece-pawn = Bauer\n    .gender = masculine\n    .plural = Bauern\n    .accusative = Bauern\n    .dative = Bauern\n",
        "piece-rook = Turm\n    .gender = masculine\n    .plural = Türme\n    .plural-dative = Türmen\n",
        "piece-queen = Dame\n    .gender = feminine\n    .plural = Damen\n",
        "noun-the = { $count ->\n    [one] { $case ->\n        [dative] { $gender ->\n            [feminine] der { $name } auf { $squares }\n           *[masculine] dem { $name } auf { $squares }\n        }\n       *[nominative] { $gender ->\n            [feminine] die { $name } auf { $squares }\n           *[masculine] der { $name } auf { $squares }\n        }\n    }\n   *[other] { $case ->\n        [dative] den { $names } auf { $squares }\n       *[nominative] die { $names } auf { $squares }\n    }\n }\n",
        "list-and = { $list } und { $next }\nlist-comma-and = { $list } und { $next }\n",
        "refusal-frozen = { $piece } ist von { $by-dative } gelähmt.\n",
        "refusal-same-kind = { $other } ist eigen, und zwei { $piece-plural } tauschen nicht.\n",
    );
    let (german, mistakes) = german(forms);
    assert_eq!(mistakes, [""; 0]);
    let queen = Noun::the("Queen", "d4");
    let pawns = Noun::pieces([("Pawn", "a2"), ("Pawn", "b2"), ("Rook", "c1")]);
    let rooks = Noun::pieces([("Rook", "a1"), ("Rook", "h1")]);
    let said = |by: &Noun| phrase!("refusal-frozen", piece = &queen, by = by).in_language(&german);
    assert_eq!(
        said(&Noun::the("Pawn", "a2")),
        "die Dame auf d4 ist von dem Bauern auf a2 gelähmt."
    );
    assert_eq!(
        said(&rooks),
        "die Dame auf d4 ist von den Türmen auf a1 und h1 gelähmt."
    );
    assert_eq!(
        said(&pawns),
        "die Dame auf d4 ist von den Bauern auf a2 und b2 und dem Turm auf c1 gelähmt."
    );
    // A piece of a person's own game has no forms.
    assert_eq!(
        said(&Noun::the("Drache", "e5")),
        "die Dame auf d4 ist von dem Drache auf e5 gelähmt."
    );
    let same = phrase!(
        "refusal-same-kind",
        other = &queen,
        piece = Noun::name("Rook")
    );
    assert_eq!(
        same.in_language(&german),
        "die Dame auf d4 ist eigen, und zwei Türme tauschen nicht."
    );
    assert_eq!(
        phrase!("refusal-frozen", piece = &queen, by = &pawns).sentence(),
        "The Queen on d4 is frozen by the Pawns on a2 and b2, and the Rook on c1."
    );
}

#[test]
fn texts_of_files_are_found_by_their_english() {
    let file = |text: &str| ("de.json".to_owned(), text.to_owned());
    let contents = file(r#"{ "Checkmate in one move.": "Matt in einem Zug.", "Later": "" }"#);
    let (language, mistakes) = Language::read(tag("de"), vec![contents]);
    assert_eq!(mistakes, []);
    speaking(language, || {
        assert_eq!(content("Checkmate in one move."), "Matt in einem Zug.");
        assert_eq!(content("Later"), "Later");
        assert_eq!(content("Unknown"), "Unknown");
    });
    assert_eq!(content("Checkmate in one move."), "Checkmate in one move.");
    let (_, mistakes) = Language::read(tag("de"), vec![file("{\n\"a\": \"b\",\n}")]);
    assert!(
        mistakes[0]
            .to_string()
            .starts_with("de.json, line 3: this is not valid"),
        "{mistakes:?}"
    );
}

#[test]
fn every_text_is_used() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let ids = || known::TEXTS.iter().map(|(id, _)| *id);
    assert_eq!(unused::unused(ids(), &folder), [""; 0]);
    let more = ids().chain(["there-is-no-such-text", "there-is-none.help"]);
    let wrong = ["there-is-no-such-text", "there-is-none.help"];
    assert_eq!(unused::unused(more, &folder), wrong);
}
