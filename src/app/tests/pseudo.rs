//! A made-up language, which marks every text that comes from the file.

use baroque::texts::{Language, english_source, speaking, text};
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

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
    let file = ("pseudo.ftl".to_owned(), serializer::serialize(&sheet));
    let (language, mistakes) = Language::read("en".parse().unwrap(), vec![file]);
    assert_eq!(mistakes, []);
    language
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
