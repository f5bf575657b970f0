//! A made-up language, which marks every text that comes from the file.

use super::super::Language;
use super::super::language::tag;
use super::super::offered::BUILT_IN;
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// English in brackets and with accents: `⟦Gàmé⟧`.
pub(in crate::app) fn pseudo() -> Language {
    let source = BUILT_IN
        .get_file("en.ftl")
        .unwrap()
        .contents_utf8()
        .unwrap();
    let mut sheet = parser::parse(source.to_owned()).unwrap();
    for entry in &mut sheet.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(bracket);
            let attributes = message.attributes.iter_mut();
            attributes.for_each(|attribute| bracket(&mut attribute.value));
        }
    }
    let file = ("pseudo.ftl".to_owned(), serializer::serialize(&sheet));
    let (language, mistakes) = Language::read(tag("en"), vec![file]);
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
pub(in crate::app) fn outside(text: &str) -> String {
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
    super::speaking(pseudo(), || {
        let said = crate::app::texts::text!("texts-mistake", file = "x.ftl", what = "no");
        assert_eq!(said, "⟦x.ftl: no⟧");
        assert_eq!(outside(&format!("e4 {said} e5")), "e4  e5");
        assert_eq!(
            crate::app::texts::text!("language-name"),
            "⟦Énglish⟧".replace('É', "E")
        );
    });
}
