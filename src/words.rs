//! Words that depend on what they stand with: articles and plurals.

/// A count with its noun: `1 rank`, `8 ranks`, `1 ply`.
pub(crate) fn count(number: usize, one: &str) -> String {
    match (number, one.strip_suffix('y')) {
        (1, _) => format!("1 {one}"),
        (_, Some(stem)) => format!("{number} {stem}ies"),
        _ => format!("{number} {one}s"),
    }
}

/// A name with its article: `a Rook`, `an Encloser`.
pub(crate) fn with_article(name: &str) -> String {
    match name.starts_with(|letter: char| "AEIOUaeiou".contains(letter)) {
        true => format!("an {name}"),
        false => format!("a {name}"),
    }
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
        assert_eq!(with_article("Immobilizer"), "an Immobilizer");
        assert_eq!(with_article("Long Leaper"), "a Long Leaper");
    }
}
