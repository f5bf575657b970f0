//! The leaps of an atom in some directions.

/// The offsets of a leap in the given directions; all of its offsets if `directions` is empty.
pub(super) fn offsets(long: i8, short: i8, directions: &str) -> Vec<(i8, i8)> {
    let mut all: Vec<(i8, i8)> = Vec::new();
    for (x, y) in [(long, short), (short, long)] {
        for (sx, sy) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let offset = (x * sx, y * sy);
            if !all.contains(&offset) {
                all.push(offset);
            }
        }
    }
    if directions.is_empty() {
        return all;
    }
    let oblique = short != 0 && short != long;
    let groups = direction_groups(directions, short != 0);
    all.retain(|&offset| {
        groups.iter().any(|group| {
            if oblique {
                oblique_in(group, offset)
            } else {
                straight_in(group, offset)
            }
        })
    });
    all
}

/// Splits direction letters into groups of one or two letters that belong together.
fn direction_groups(directions: &str, pairs: bool) -> Vec<String> {
    let mut groups = Vec::new();
    let mut letters = directions.chars().peekable();
    let sideways = |letter: char| matches!(letter, 'l' | 'r' | 's');
    while let Some(first) = letters.next() {
        let mut group = String::from(first);
        let joins = |&second: &char| {
            second == 'h' || second == first || sideways(first) != sideways(second)
        };
        if pairs && let Some(second) = letters.next_if(joins) {
            group.push(second);
        }
        groups.push(group);
    }
    groups
}

/// Whether an offset points in the direction of one letter.
fn points(letter: char, (dx, dy): (i8, i8)) -> bool {
    match letter {
        'f' => dy > 0,
        'b' => dy < 0,
        'r' => dx > 0,
        'l' => dx < 0,
        's' => dx != 0,
        'v' => dy != 0,
        _ => true,
    }
}

fn straight_in(group: &str, offset: (i8, i8)) -> bool {
    group.chars().all(|letter| points(letter, offset))
}

/// Whether an oblique offset points in the direction of a group. A single or doubled letter means the
/// two offsets nearest to it, and `h` means the whole half. In a pair the first letter gives the longer
/// coordinate, except that a second `s` or `v` does.
fn oblique_in(group: &str, offset: (i8, i8)) -> bool {
    let vertical = offset.1.abs() > offset.0.abs();
    let mut letters = group.chars();
    let first = letters.next().unwrap_or('h');
    let long_way = match letters.next() {
        Some('h') => return points(first, offset),
        Some('s') => 's',
        Some('v') => 'v',
        _ => first,
    };
    let along = matches!(long_way, 'f' | 'b' | 'v');
    straight_in(group, offset) && vertical == along
}
