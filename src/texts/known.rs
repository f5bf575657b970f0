//! The texts that exist, for checks when the program compiles.

use std::cmp::Ordering;

/// All texts by id, each with the names of its arguments. Both are in order. `build.rs` makes this list of `en.ftl`.
pub const TEXTS: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Whether there is a text with exactly these arguments, in any order. A binary search, because the compiler runs it for each use
/// of a text.
pub const fn has(id: &str, arguments: &[&str]) -> bool {
    let (mut from, mut to) = (0, TEXTS.len());
    while from < to {
        let middle = from + (to - from) / 2;
        match order(id, TEXTS[middle].0) {
            Ordering::Equal => return same_arguments(arguments, TEXTS[middle].1),
            Ordering::Less => to = middle,
            Ordering::Greater => from = middle + 1,
        }
    }
    false
}

/// The order of two texts. `str::cmp` is not for constants.
const fn order(one: &str, two: &str) -> Ordering {
    let (one, two) = (one.as_bytes(), two.as_bytes());
    let mut at = 0;
    while at < one.len() && at < two.len() {
        if one[at] != two[at] {
            return if one[at] < two[at] {
                Ordering::Less
            } else {
                Ordering::Greater
            };
        }
        at += 1;
    }
    if one.len() < two.len() {
        Ordering::Less
    } else if one.len() > two.len() {
        Ordering::Greater
    } else {
        Ordering::Equal
    }
}

const fn same_arguments(given: &[&str], wanted: &[&str]) -> bool {
    let mut at = 0;
    while at < given.len() {
        if !contains(wanted, given[at]) {
            return false;
        }
        at += 1;
    }
    given.len() == wanted.len()
}

const fn contains(names: &[&str], name: &str) -> bool {
    let mut at = 0;
    while at < names.len() {
        if matches!(order(names[at], name), Ordering::Equal) {
            return true;
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_found_with_its_arguments_alone() {
        for (id, arguments) in TEXTS {
            assert!(has(id, arguments), "{id}");
            assert!(!has(id, &["no-such-argument"]), "{id}");
            assert!(!has(&format!("{id}x"), arguments), "{id}");
        }
        assert!(has("texts-mistake", &["what", "file"]));
        assert!(!has("texts-mistake", &["what"]));
        assert!(!has("", &[]));
    }
}
