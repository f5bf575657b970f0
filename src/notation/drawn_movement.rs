//! Movement that is drawn on the board, as parts of Betza's notation.
//!
//! A click draws a leap, and a drag draws a slide. Each goes in all directions alike, or only in the drawn direction and
//! its mirror image to the left or right.

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

/// How a part of the movement is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pencil {
    /// What it draws for.
    pub purpose: Purpose,
    /// Whether only the drawn direction and its mirror image are meant, such as forward.
    pub one_way: bool,
}

impl Pencil {
    /// The modifiers in Betza's notation for a step by this offset.
    fn modifiers(self, (dx, dy): (i32, i32)) -> String {
        let purpose = self.purpose.modifier();
        let way = match (self.one_way, dy.signum()) {
            (false, _) => "",
            (true, 0) => "s",
            (true, 1) if dx.abs() > dy.abs() => "fs",
            (true, 1) => "f",
            (true, _) if dx.abs() > dy.abs() => "bs",
            (true, _) => "b",
        };
        format!("{purpose}{way}")
    }
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
pub fn leap(offset: (i32, i32), pencil: Pencil) -> Option<String> {
    Some(format!("{}{}", pencil.modifiers(offset), atom(offset)?))
}

/// A slide by equal steps as far as this offset, or any distance if `endless`. One step is a leap.
pub fn slide((dx, dy): (i32, i32), endless: bool, pencil: Pencil) -> Option<String> {
    let count = steps((dx, dy));
    if count <= 1 {
        return leap((dx, dy), pencil);
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
    Some(format!("{}{rider}{range}", pencil.modifiers((dx, dy))))
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
    use crate::rules::betza::{Path, parse};

    /// A pencil that draws in all directions alike.
    fn alike(purpose: Purpose) -> Pencil {
        Pencil {
            purpose,
            one_way: false,
        }
    }

    #[test]
    fn a_part_drawn_one_way_reaches_its_square_and_the_mirror_image_only() {
        let pencil = Pencil {
            purpose: Purpose::Move,
            one_way: true,
        };
        for dx in -3..=3_i32 {
            for dy in -3..=3_i32 {
                if (dx, dy) == (0, 0) {
                    continue;
                }
                let text = leap((dx, dy), pencil).unwrap();
                let parsed = parse(&text).unwrap();
                assert!(parsed[0].quiet && !parsed[0].captures, "{text}");
                let Path::Leap(offsets) = &parsed[0].path else {
                    panic!("{text} is no leap");
                };
                let mut found = offsets.clone();
                found.sort_unstable();
                let mut wanted = vec![(dx as i8, dy as i8), (-dx as i8, dy as i8)];
                wanted.sort_unstable();
                wanted.dedup();
                assert_eq!(found, wanted, "{text}");
            }
        }
        let forward = Pencil {
            purpose: Purpose::Both,
            one_way: true,
        };
        assert_eq!(slide((0, 3), true, forward), Some("fR".to_owned()));
        assert_eq!(slide((-2, 2), false, forward), Some("fB2".to_owned()));
        assert_eq!(slide((2, 0), true, forward), Some("sR".to_owned()));
    }

    #[test]
    fn a_drawn_leap_reaches_its_square_and_all_like_it() {
        for dx in -3..=3 {
            for dy in -3..=3 {
                if (dx, dy) == (0, 0) {
                    continue;
                }
                let text = leap((dx, dy), alike(Purpose::Both)).unwrap();
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
        assert_eq!(leap((4, 0), alike(Purpose::Both)), None);
    }

    #[test]
    fn a_drawn_slide_has_its_steps_and_its_range() {
        for (offset, step, range) in [
            ((0, 3), (0, 1), 3),
            ((-2, 2), (-1, 1), 2),
            ((4, -2), (2, -1), 2),
        ] {
            for endless in [false, true] {
                let text = slide(offset, endless, alike(Purpose::Move)).unwrap();
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
            slide((0, 1), true, alike(Purpose::Capture)),
            leap((0, 1), alike(Purpose::Capture))
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
