//! A made-up language, which marks every text that can be translated.

use baroque::lessons::all_contents;
use baroque::texts::{Language, english_source, speaking, text};
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use std::collections::BTreeMap;

/// English in brackets and with accents: `⟦Gàmé⟧`.
pub fn pseudo() -> Language {
    let mut sheet = parser::parse(english_source().to_owned()).unwrap();
    for entry in &mut sheet.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(bracket);
            let attributes = message.attributes.iter_mut();
            attributes.for_each(|attribute| bracket(&mut attribute.value));
        }
    }
    let texts = ("pseudo.ftl".to_owned(), serializer::serialize(&sheet));
    let contents = all_contents().unwrap().into_iter();
    let contents: BTreeMap<String, String> =
        contents.map(|text| (text.clone(), marked(&text))).collect();
    let contents = (
        "pseudo.json".to_owned(),
        serde_json::to_string(&contents).unwrap(),
    );
    let (language, mistakes) = Language::read("en".parse().unwrap(), vec![texts, contents]);
    assert_eq!(mistakes, []);
    language
}

/// A text of a file in brackets. The signs around the items of a list and the places for words stay.
fn marked(text: &str) -> String {
    match text.strip_prefix("- ") {
        Some(item) => format!("- ⟦{item}⟧"),
        None => format!("⟦{text}⟧"),
    }
}

/// Puts a text into brackets, and accents on its letters.
fn bracket(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        if let PatternElement::TextElement { value } = element {
            *value = value.replace('a', "à").replace('e', "é").replace('o', "ø");
        }
    }
    let mark = |mark: &str| PatternElement::TextElement {
        value: mark.to_owned(),
    };
    pattern.elements.insert(0, mark("⟦"));
    pattern.elements.push(mark("⟧"));
}

/// The part of a text outside all brackets.
pub fn outside(text: &str) -> String {
    let mut depth = 0_usize;
    let mut left = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            letter if depth == 0 => left.push(letter),
            _ => {}
        }
    }
    left
}

#[test]
fn texts_are_marked_by_brackets() {
    speaking(pseudo(), || {
        let said = text!("texts-mistake", file = "x.ftl", what = "no");
        assert_eq!(said, "⟦x.ftl: no⟧");
        assert_eq!(outside(&format!("e4 {said} e5")), "e4  e5");
        assert_eq!(text!("language-name"), "⟦Énglish⟧".replace('É', "E"));
    });
}
