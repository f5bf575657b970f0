use super::*;
use crate::game::{Game, Tree};
use crate::variant_file::Catalogue;
use std::sync::Arc;

fn all(bytes: &[u8]) -> Vec<CollectionEntry> {
    index(bytes, |_, _| true).unwrap()
}

fn white_players(entries: &[CollectionEntry]) -> Vec<&str> {
    let tags = entries.iter().map(|entry| entry.tags.get("White"));
    tags.map(Option::unwrap_or_default).collect()
}

fn replaced(file: &[u8], index: usize, game: &str) -> Vec<u8> {
    replace(file, &all(file), index, game).unwrap().bytes
}

fn appended(file: &[u8], game: &str) -> Vec<u8> {
    append(file, &all(file), game).unwrap().bytes
}

fn tagged(white: &str, moves: &str) -> String {
    format!("[Event \"?\"]\n[White \"{white}\"]\n[Result \"*\"]\n\n{moves} *\n")
}

/// Pseudo-random numbers, the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

#[test]
fn games_are_found_with_their_places() {
    let text = format!(
        "\u{feff}{}\n\n{}",
        tagged("A", "1. e4 (1. d4 d5) e5 {so}"),
        tagged("B", "")
    );
    let found = all(text.as_bytes());
    assert_eq!(white_players(&found), ["A", "B"]);
    assert_eq!((found[0].plies, found[1].plies), (2, 0));
    assert_eq!((found[0].moves, found[1].moves), (1, 0));
    assert_eq!((found[0].line, found[1].line), (1, 8));
    for entry in &found {
        let own = &text[entry.range.clone()];
        assert!(own.starts_with("[Event") && own.ends_with('*'), "{own:?}");
    }
}

#[test]
fn moves_are_counted_by_their_numbers() {
    for (text, moves) in [
        ("1. K@e1 1... K@e8 1. e4 e5 2. Nf3 {so (3. d4)} 2... Nc6", 2),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5", 3),
        ("12... e5 13. Nf3 Nc6", 13),
        ("1.e4 e5 2.Nf3", 2),
        ("e4 e5 Nf3", 2),
        ("", 0),
    ] {
        let found = all(tagged("A", text).as_bytes());
        assert_eq!(found[0].moves, moves, "{text}");
    }
}

#[test]
fn a_bad_game_is_listed_with_its_mistake_and_hides_no_other() {
    for (bad, line, column) in [
        ("1. e4 {never closed", 11, 7),
        ("1. e4 (1. d4", 13, 1),
        ("1. e4 $999", 11, 7),
        ("1. e4 )", 11, 7),
    ] {
        let broken = tagged("Bad", bad).replace(" *\n", "\n");
        let text = [
            tagged("A", "1. e4"),
            "\n".to_owned(),
            broken,
            "\n".to_owned(),
            tagged("C", "1. d4 {closed}"),
        ]
        .concat();
        let found = all(text.as_bytes());
        assert_eq!(white_players(&found), ["A", "Bad", "C"], "{bad}");
        let error = found[1].notes[0].clone();
        assert_eq!((error.line, error.column), (line, column), "{bad}: {error}");
        assert_eq!(found[2].notes, []);
    }
    let tag = "[White \"A\"]\n[Black B]\n\n1. e4 *\n\n[White \"C\"]\n\n*";
    let found = all(tag.as_bytes());
    assert_eq!(white_players(&found), ["A", "C"]);
    assert_eq!(found[0].notes[0].line, 2);
}

#[test]
fn old_files_are_latin_1() {
    let text = tagged("M\u{fc}ller", "1. e4");
    let latin: Vec<u8> = text.chars().map(|sign| sign as u8).collect();
    let both = [&latin[..], b"\n", text.as_bytes()].concat();
    let found = all(&both);
    assert_eq!(white_players(&found), ["Müller", "Müller"]);
    assert_eq!(decode(&both[found[0].range.clone()]), text.trim_end());
    assert_eq!(found[1].range.end, both.len() - 1);
}

#[test]
fn other_files_are_no_trouble() {
    assert_eq!(all(b""), []);
    assert_eq!(all(b"\xef\xbb\xbf \r\n"), []);
    assert_eq!(all(b"% nothing\n* 1-0\n"), []);
    assert!(index(b"PNG\0\0\0", |_, _| true).is_err());
    assert_eq!(all(b"1. e4 e5 *\n\x1a\x1a\0\0\0").len(), 1);
    let with_zero = format!("[Event \"{}\0\"]\n\n1. e4 *\n", "x".repeat(80));
    assert_eq!(all(with_zero.as_bytes()).len(), 1);
    let noise: Vec<u8> = (0..40_000_u32).map(|n| (n * n % 251) as u8 + 1).collect();
    let found = all(&noise);
    assert!(
        found
            .windows(2)
            .all(|two| two[0].range.end <= two[1].range.start)
    );
}

/// In any truncated file the games are found, and the complete ones are unchanged.
#[test]
fn a_truncated_file_keeps_its_complete_games() {
    let whole: String = ["A", "B", "C"]
        .map(|white| tagged(white, "1. e4 {x} e5") + "\n")
        .concat();
    let entries = all(whole.as_bytes());
    for length in 0..whole.len() {
        let found = all(&whole.as_bytes()[..length]);
        let ahead = entries.iter().filter(|entry| entry.range.end <= length);
        for (found, entry) in found.iter().zip(ahead) {
            assert_eq!(found, entry, "{length}");
        }
    }
}

#[test]
fn many_games_take_little_time_and_can_be_stopped() {
    let whole: String = (0..20_000)
        .map(|n| tagged(&n.to_string(), "1. e4 {x e5"))
        .collect();
    let mut reports = 0;
    let found = index(whole.as_bytes(), |games, _| {
        reports += 1;
        games < 20_000
    });
    assert_eq!(found.unwrap().len(), 20_000);
    assert!(reports >= 100);
    let few = index(whole.as_bytes(), |games, _| games < 400).unwrap();
    assert_eq!(few.len(), 400);
}

fn random_game(random: &mut Random, catalogue: &Catalogue) -> String {
    let ids: Vec<&str> = catalogue.ids().collect();
    let variant = catalogue
        .variant(ids[random.below(ids.len())], None, &[])
        .unwrap();
    let start = variant.start().clone();
    let mut game = Game::new(Arc::new(variant), start);
    let mut at = Tree::ROOT;
    for _ in 0..random.below(12) {
        let legal = game
            .tree
            .variant()
            .legal_moves(&game.tree.node(at).position);
        if legal.is_empty() {
            break;
        }
        at = game
            .tree
            .play(at, legal[random.below(legal.len())])
            .unwrap();
        if random.below(4) == 0 {
            game.tree.node_mut(at).comment = "[Site \"here\"]\né".to_owned();
        }
    }
    game.tags.set("White", format!("W{}", random.below(1000)));
    game.write()
}

/// In random collections with both kinds of line ends, each game can be replaced and one can be added,
/// and all other bytes stay.
#[test]
fn one_game_changes_and_every_other_byte_stays() {
    let catalogue = Catalogue::built_in();
    let mut random = Random(11);
    for round in 0..40 {
        let mut file = match round % 4 {
            0 => b"\xef\xbb\xbf% made by hand\r\n".to_vec(),
            1 => b"; \xe9\n".to_vec(),
            _ => Vec::new(),
        };
        let crlf = round % 2 == 0;
        let count = 1 + random.below(5);
        for _ in 0..count {
            let game = random_game(&mut random, &catalogue);
            let game = if crlf {
                game.replace('\n', "\r\n")
            } else {
                game
            };
            file.extend_from_slice(game.as_bytes());
            file.extend_from_slice([&b"\r\n\r\n"[..], b"\n"][random.below(2)]);
        }
        let before = all(&file);
        let text = |file: &[u8], entry: &CollectionEntry| {
            decode_part(file, entry.range.clone()).replace('\r', "")
        };
        let fresh = random_game(&mut random, &catalogue);
        let chosen = random.below(before.len());
        let after_file = replaced(&file, chosen, &fresh);
        let after = all(&after_file);
        assert_eq!(after.len(), before.len());
        assert_eq!(text(&after_file, &after[chosen]), fresh.trim_end());
        let tail = file.len() - before[chosen].range.end;
        assert_eq!(
            after_file[..after[chosen].range.start],
            file[..before[chosen].range.start]
        );
        assert_eq!(
            after_file[after_file.len() - tail..],
            file[file.len() - tail..]
        );
        let longer = appended(&file, &fresh);
        assert!(longer.starts_with(&file));
        let found = all(&longer);
        assert_eq!(found.len(), before.len() + 1);
        assert_eq!(found[..before.len()], before[..]);
        assert_eq!(text(&longer, &found[before.len()]), fresh.trim_end());
    }
}

#[test]
fn a_game_is_added_to_any_file() {
    let game = tagged("New", "1. e4");
    assert_eq!(appended(b"", &game), game.as_bytes());
    for file in [
        "[White \"A\"]\n\n1. d4",
        "[White \"A\"]\r\n\r\n1. d4 {open\r\n",
    ] {
        let longer = appended(file.as_bytes(), &game);
        assert_eq!(white_players(&all(&longer)), ["A", "New"]);
    }
}

#[test]
fn tags_change_and_moves_stay() {
    let text = "[White \"A\"]\n[Odd \"[x]\"]\n\n{[%eval 1] first} 1. e4 {y} e5 *\n";
    let changed = retag(text, |tags| {
        tags.set("White", "B \"C\"");
        tags.remove("Odd");
    });
    assert_eq!(
        changed,
        "[White \"B \\\"C\\\"\"]\n\n{[%eval 1] first} 1. e4 {y} e5 *\n"
    );
    assert_eq!(
        retag("1. e4 *", |tags| tags.set("White", "A")),
        "[White \"A\"]\n\n1. e4 *"
    );
    assert_eq!(retag("", |_| ()), "");
    let bare = retag("[White \"A\"]\n\n", |tags| tags.set("Black", "B"));
    assert_eq!(bare, "[White \"A\"]\n[Black \"B\"]\n\n");
}

mod foreign;
