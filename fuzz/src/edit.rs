//! Changes of game files: a change is refused and leaves the text as it is, or the file can be read, has what was set,
//! keeps all comments outside of a replaced value, and a second such change changes nothing.

use super::games::Random;
use super::repository;
use baroque::variant_file::{GameText, LayoutText, ZoneText};

const ENTRIES: [&str; 3] = [
    "\"king\"",
    "(name: \"Q\", moves: \"W\")",
    "(\n    like: \"king\",\n    text: \"two\nlines\",\n)",
];

const TEXTS: [(&str, &str); 6] = [
    ("name", "A \"name\" \\"),
    ("year", "1999"),
    ("sources", "one\n\ntwo"),
    ("summary", "Short. // no comment"),
    ("base", "chess"),
    ("inventor", ""),
];

pub fn check(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else {
        return;
    };
    let Ok(mut file) = GameText::new("fuzz.ron", text) else {
        return;
    };
    let mut random = Random::of(input);
    for _ in 0..4 {
        match random.below(4) {
            0 => set_piece(&mut file, &mut random),
            1 => remove_piece(&mut file, &mut random),
            2 => set_layout(&mut file, &mut random),
            _ => set_text(&mut file, &mut random),
        }
        let again = GameText::new("fuzz.ron", file.text()).expect("the file stays readable");
        assert_eq!(again.letters(), file.letters());
    }
}

/// A letter of the file or another one.
fn letter(file: &GameText, random: &mut Random) -> char {
    let mut letters = file.letters();
    letters.extend(['Z', '\'', 'ä']);
    letters[random.below(letters.len())]
}

fn set_piece(file: &mut GameText, random: &mut Random) {
    let letter = letter(file, random);
    let entry = ENTRIES[random.below(ENTRIES.len())];
    let (before, letters) = (file.text().to_owned(), file.letters());
    let is_new = !letters.contains(&letter);
    if file.set_piece(letter, entry).is_err() {
        return assert_eq!(file.text(), before);
    }
    let once = file.text().to_owned();
    file.set_piece(letter, entry).unwrap();
    assert_eq!(file.text(), once, "{before}");
    assert!(file.letters().contains(&letter), "{once}");
    if is_new {
        assert_eq!(comments(&once), comments(&before), "{once}");
        assert!(file.remove_piece(letter).unwrap());
        assert_eq!(file.letters(), letters, "{}", file.text());
        assert_eq!(comments(file.text()), comments(&before), "{once}");
    }
}

fn remove_piece(file: &mut GameText, random: &mut Random) {
    let letter = letter(file, random);
    let (before, letters) = (file.text().to_owned(), file.letters());
    match file.remove_piece(letter) {
        Ok(found) => assert_eq!(found, letters.contains(&letter), "{before}"),
        Err(_) => assert_eq!(file.text(), before),
    }
}

fn set_layout(file: &mut GameText, random: &mut Random) {
    let mut names = file.layouts();
    names.push("a \"new\" one".to_owned());
    let name = &names[random.below(names.len())];
    let is_new = *name == names[names.len() - 1];
    let mut layout = LayoutText::chess(2 + random.below(3), 2 + random.below(5));
    let zone = ZoneText {
        name: "corner".to_owned(),
        white: "a1".to_owned(),
        black: String::new(),
    };
    layout
        .zones
        .iter_mut()
        .for_each(|zones| zones.push(zone.clone()));
    let before = file.text().to_owned();
    if file.set_layout(name, &layout).is_err() {
        return assert_eq!(file.text(), before);
    }
    let once = file.text().to_owned();
    assert!(file.layouts().contains(name), "{once}");
    file.set_layout(name, &layout).unwrap();
    assert_eq!(file.text(), once, "{before}");
    if is_new {
        assert_eq!(comments(&once), comments(&before), "{once}");
    }
}

fn set_text(file: &mut GameText, random: &mut Random) {
    let (field, value) = TEXTS[random.below(TEXTS.len())];
    let before = file.text().to_owned();
    if file.set_text(field, value).is_err() {
        return assert_eq!(file.text(), before);
    }
    let once = file.text().to_owned();
    file.set_text(field, value).unwrap();
    assert_eq!(file.text(), once, "{before}");
}

/// The comments of a readable file in their order.
fn comments(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match letter {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' => block_comment(rest),
            '"' => 1 + string(&rest[1..]),
            'r' if rest.starts_with("r\"") || rest.starts_with("r#") => raw_string(rest),
            '\'' => character(rest),
            '#' => rest.find(']').map_or(rest.len(), |end| end + 1),
            letter if letter.is_alphanumeric() || letter == '_' => word(rest),
            letter => letter.len_utf8(),
        };
        if letter == '/' {
            found.push(rest[..length].trim_end());
        }
        at += length;
    }
    found
}

fn word(text: &str) -> usize {
    let inside = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.find(|letter| !inside(letter)).unwrap_or(text.len())
}

/// The length of a string after its first quote.
fn string(text: &str) -> usize {
    let mut escaped = false;
    let end = text.find(|letter| {
        let end = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        end
    });
    end.map_or(text.len(), |end| end + 1)
}

fn raw_string(text: &str) -> usize {
    let hashes = text[1..].len() - text[1..].trim_start_matches('#').len();
    let close = format!("\"{}", "#".repeat(hashes));
    let inside = 2 + hashes;
    let end = text.get(inside..).and_then(|rest| rest.find(&close));
    end.map_or(text.len(), |end| inside + end + close.len())
}

/// The length of `'x'` or `'\''`.
fn character(text: &str) -> usize {
    let begin = if text.starts_with("'\\") { 2 } else { 1 };
    let Some(letter) = text[begin..].chars().next() else {
        return text.len();
    };
    let after = begin + letter.len_utf8();
    text[after..]
        .find('\'')
        .map_or(text.len(), |end| after + end + 1)
}

/// The length of a comment, with the comments inside it.
fn block_comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        let step = match &text.as_bytes()[at..] {
            [b'/', b'*', ..] => 1,
            [b'*', b'/', ..] => -1,
            _ => 0,
        };
        depth += step;
        at += if step == 0 { 1 } else { 2 };
        if depth == 0 {
            break;
        }
    }
    at.min(text.len())
}

pub fn seeds() -> Vec<Vec<u8>> {
    let folders = ["variants", "tests/own", "src/variant_file/manual/examples"];
    let files = folders
        .iter()
        .flat_map(|folder| repository::files(folder, "ron"));
    files.filter(|file| file.len() < 8000).collect()
}
