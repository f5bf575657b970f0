//! Movement that is drawn on the board, as parts of Betza's notation.
//!
//! A click draws a leap, and a drag draws a slide. Each goes in all directions alike. To limit the directions, one types
//! them in the field.

/// What a drawn part of the movement is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To move and to capture by displacement.
    Both,
    /// Only to move.
    Move,
    /// Only to capture.
    Capture,
}

impl Purpose {
    /// The modifier in Betza's notation.
    fn modifier(self) -> &'static str {
        match self {
            Purpose::Both => "",
            Purpose::Move => "m",
            Purpose::Capture => "c",
        }
    }
}

/// The letter of a leap by this offset. Longer leaps have none.
fn atom((dx, dy): (i32, i32)) -> Option<char> {
    let (x, y) = (dx.unsigned_abs(), dy.unsigned_abs());
    Some(match (x.max(y), x.min(y)) {
        (1, 0) => 'W',
        (1, 1) => 'F',
        (2, 0) => 'D',
        (2, 1) => 'N',
        (2, 2) => 'A',
        (3, 0) => 'H',
        (3, 1) => 'C',
        (3, 2) => 'Z',
        (3, 3) => 'G',
        _ => return None,
    })
}

/// A leap by this offset, if it has a letter.
pub fn leap(offset: (i32, i32), purpose: Purpose) -> Option<String> {
    Some(format!("{}{}", purpose.modifier(), atom(offset)?))
}

/// A slide by equal steps as far as this offset, or any distance if `endless`. One step is a leap.
pub fn slide((dx, dy): (i32, i32), endless: bool, purpose: Purpose) -> Option<String> {
    let count = steps((dx, dy));
    if count <= 1 {
        return leap((dx, dy), purpose);
    }
    let rider = match atom((dx / count, dy / count))? {
        'W' => "R".to_owned(),
        'F' => "B".to_owned(),
        other => format!("{other}{other}"),
    };
    let range = match endless {
        true => String::new(),
        false => count.to_string(),
    };
    Some(format!("{}{rider}{range}", purpose.modifier()))
}

/// The number of equal steps to an offset, as many as possible.
pub fn steps((dx, dy): (i32, i32)) -> i32 {
    let (mut a, mut b) = (dx.abs(), dy.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A movement with a part added, or without it if it has that part already.
pub fn toggled(moves: &str, part: &str) -> String {
    let moves = moves.trim();
    let mut known = parts(moves);
    if let Some(index) = known.iter().position(|&known| known == part) {
        known.remove(index);
        return known.concat();
    }
    let added = format!("{moves}{part}");
    // Behind `mN`, an `N` would make a rider of it.
    match parts(&added).last() == Some(&part) {
        true => added,
        false => format!("{part}{moves}"),
    }
}

/// The parts of a movement, each with its modifiers and its range.
fn parts(moves: &str) -> Vec<&str> {
    let (mut found, mut rest) = (Vec::new(), moves);
    while !rest.is_empty() {
        let (part, after) = rest.split_at(part_length(rest));
        found.push(part);
        rest = after;
    }
    found
}

/// The length of the first part in bytes.
fn part_length(text: &str) -> usize {
    let prefix =
        |text: &str, wanted: fn(char) -> bool| text.len() - text.trim_start_matches(wanted).len();
    let mut length = prefix(text, |letter| letter.is_ascii_lowercase());
    let body = &text[length..];
    if body.starts_with('[') {
        return length + body.find(']').map_or(body.len(), |end| end + 1);
    }
    let Some(atom) = body.chars().next() else {
        return text.len();
    };
    length += atom.len_utf8();
    if !"RBQ".contains(atom) && text[length..].starts_with(atom) {
        length += atom.len_utf8();
    }
    length + prefix(&text[length..], |letter| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::rules::betza::{Path, parse};

    #[test]
    fn a_drawn_leap_reaches_its_square_and_all_like_it() {
        for dx in -3..=3 {
            for dy in -3..=3 {
                if (dx, dy) == (0, 0) {
                    continue;
                }
                let text = leap((dx, dy), Purpose::Both).unwrap();
                let parsed = parse(&text).unwrap();
                let Path::Leap(offsets) = &parsed[0].path else {
                    panic!("{text} is no leap");
                };
                for wanted in [(dx, dy), (-dx, dy), (dx, -dy), (dy, dx)] {
                    let wanted = (wanted.0 as i8, wanted.1 as i8);
                    assert!(offsets.contains(&wanted), "{text}: {wanted:?}");
                }
                assert!(parsed[0].quiet && parsed[0].captures);
            }
        }
        assert_eq!(leap((4, 0), Purpose::Both), None);
    }

    #[test]
    fn a_drawn_slide_has_its_steps_and_its_range() {
        for (offset, step, range) in [
            ((0, 3), (0, 1), 3),
            ((-2, 2), (-1, 1), 2),
            ((4, -2), (2, -1), 2),
        ] {
            for endless in [false, true] {
                let text = slide(offset, endless, Purpose::Move).unwrap();
                let parsed = parse(&text).unwrap();
                assert!(parsed[0].quiet && !parsed[0].captures, "{text}");
                let Path::Ride { steps, range: most } = &parsed[0].path else {
                    panic!("{text} is no slide");
                };
                assert!(steps.contains(&step), "{text}");
                assert_eq!(*most, if endless { 0 } else { range }, "{text}");
            }
        }
        assert_eq!(
            slide((0, 1), true, Purpose::Capture),
            leap((0, 1), Purpose::Capture)
        );
    }

    #[test]
    fn drawing_a_part_again_removes_only_that_part() {
        for moves in ["", "mQ", "fmWfcF", "NNK", "mR3cB", "t[FR]W", "Q3NN2"] {
            for part in ["N", "cW", "R2", "mNN"] {
                let with = toggled(moves, part);
                assert_eq!(with, format!("{moves}{part}"));
                assert!(parse(&with).is_ok(), "{with}");
                assert_eq!(toggled(&with, part), moves);
            }
        }
        assert_eq!(toggled("NNK", "NN"), "K");
        assert_eq!(toggled("mN", "N"), "NmN");
        assert_eq!(toggled("NmN", "N"), "mN");
        assert_eq!(toggled("mR3cB", "mR3"), "cB");
        assert_eq!(toggled("mR3cB", "mR"), "mR3cBmR");
        assert_eq!(toggled("t[FR]W", "W"), "t[FR]");
    }
}
