//! Words in texts and messages: articles, plurals, spellings of a name.

use std::borrow::Cow;

/// A count with its noun: `1 rank`, `8 ranks`, `1 ply`.
pub(crate) fn count(number: usize, one: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {}", plural(one)),
    }
}

/// Nouns with a plural of their own, and its form.
const IRREGULAR: [(&str, &str); 9] = [
    ("Man", "Men"),
    ("Woman", "Women"),
    ("Foot", "Feet"),
    ("Goose", "Geese"),
    ("Mouse", "Mice"),
    ("Ox", "Oxen"),
    ("Wolf", "Wolves"),
    ("Elf", "Elves"),
    ("Thief", "Thieves"),
];

/// The first `most` characters of a text that is longer, with a sign that it goes on.
pub(crate) fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

/// The plural of a noun or of a piece's name.
pub(crate) fn plural(one: &str) -> String {
    const HISSES: [&str; 5] = ["s", "x", "z", "ch", "sh"];
    let (first, last) = one.split_at(one.rfind(' ').map_or(0, |space| space + 1));
    if let Some((_, many)) = IRREGULAR.iter().find(|(known, _)| *known == last) {
        return format!("{first}{many}");
    }
    match one.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ if HISSES.iter().any(|ending| one.ends_with(ending)) => format!("{one}es"),
        _ => format!("{one}s"),
    }
}

/// A name with its article: `a Rook`, `an Encloser`, `a Unicorn`.
pub(crate) fn with_article(name: &str) -> String {
    // These begin with a vowel in writing, and with the sound of `you` or `one` in speech.
    const CONSONANTS: [&str; 9] = [
        "unic", "unif", "unio", "unit", "univ", "use", "eu", "ewe", "one",
    ];
    let word = name.to_lowercase();
    let consonant = CONSONANTS.iter().any(|start| word.starts_with(start));
    match !consonant && word.starts_with(['a', 'e', 'i', 'o', 'u']) {
        true => format!("an {name}"),
        false => format!("a {name}"),
    }
}

/// A name without spaces, hyphens and capitals, in which spellings differ.
pub(crate) fn squashed(name: &str) -> String {
    let signs = name.chars().filter(|sign| sign.is_alphanumeric());
    signs.flat_map(char::to_lowercase).collect()
}

/// An id from a name: `Long Leaper` becomes `long-leaper`.
pub(crate) fn slug(name: &str) -> String {
    let words: Vec<String> = name
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.join("-")
}

/// A text on one line, with single spaces.
pub(crate) fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

/// A text with parentheses in place of braces, which would end a comment.
pub(crate) fn without_braces(text: &str) -> String {
    text.replace('{', "(").replace('}', ")")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nouns_agree_with_what_they_stand_with() {
        let counts = [
            (0, "rank"),
            (1, "rank"),
            (8, "rank"),
            (1, "ply"),
            (2, "ply"),
        ];
        let words = counts.map(|(number, one)| count(number, one));
        assert_eq!(words, ["0 ranks", "1 rank", "8 ranks", "1 ply", "2 plies"]);
        let names = ["Pawn", "Fox", "Lady", "Donkey", "Old Man", "Foot"].map(plural);
        assert_eq!(
            names,
            ["Pawns", "Foxes", "Ladies", "Donkeys", "Old Men", "Feet"]
        );
        assert_eq!(with_article("Immobilizer"), "an Immobilizer");
        assert_eq!(with_article("Long Leaper"), "a Long Leaper");
        assert_eq!(with_article("Unicorn"), "a Unicorn");
        assert_eq!(with_article("Usher"), "an Usher");
        assert_eq!(with_article("Umbrella"), "an Umbrella");
    }
}
