//! Files of other programs: encodings, unfinished ends, and games with faults.

use super::*;

#[test]
fn windows_1252_has_letters_where_latin_1_has_none() {
    let game = tagged("Queen\u{2019}s Night \u{2013} Final", "1. e4 {\u{80}}");
    let mut bytes = Vec::new();
    for sign in game.chars() {
        bytes.push(match sign {
            '\u{2019}' => 0x92,
            '\u{2013}' => 0x96,
            sign => sign as u32 as u8,
        });
    }
    let found = all(&bytes);
    assert_eq!(white_players(&found), ["Queen’s Night – Final"]);
    assert!(decode(&bytes).contains("{€}"));
}

#[test]
fn utf_16_is_read_and_written_with_and_without_a_mark() {
    let text = format!(
        "{}\n{}",
        tagged("Žofie", "1. e4 {\u{1f600}}"),
        tagged("B", "1. d4")
    );
    let units: Vec<u16> = text.encode_utf16().collect();
    let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    for bytes in [
        [&[0xff, 0xfe], &little[..]].concat(),
        [&[0xfe, 0xff], &big[..]].concat(),
        little,
        big,
    ] {
        let found = all(&bytes);
        assert_eq!(white_players(&found), ["Žofie", "B"]);
        let own = |bytes: &[u8], entry: &CollectionEntry| {
            decode(&bytes[entry.range.clone()])
                .trim_start_matches('\u{feff}')
                .to_owned()
        };
        assert_eq!(own(&bytes, &found[1]), tagged("B", "1. d4").trim_end());
        let game = tagged("Çelik", "1. c4");
        let changed = replace(&bytes, found[1].range.clone(), &game);
        assert_eq!(
            changed[..found[1].range.start],
            bytes[..found[1].range.start]
        );
        let longer = append(&changed, &game);
        assert!(longer.starts_with(&changed));
        let found = all(&longer);
        assert_eq!(white_players(&found), ["Žofie", "Çelik", "Çelik"]);
        assert_eq!(own(&longer, &found[2]), game.trim_end());
    }
}

#[test]
fn a_game_is_found_behind_an_unfinished_end() {
    let game = tagged("New", "1. e4 {x}");
    for end in [
        "[White \"A\"]\n\n1. d4 {open",
        "[White \"A\"]\n\n1. d4 (1. c4 {open",
        "[White \"A\"]\n\n1. d4 (1. c4 (",
        "[White \"A",
        "[White \"A\"]\n[",
        "[White \"A\"]\n\n1. d4 ; to the end",
        "[White \"A\"]\n\n1. d4\n% secret",
        "[White \"A\"]\r\n\r\n1. d4 {open\r\n",
        "[White \"A\"]\r\r1. d4 {open\r",
        "1. d4 d5 $",
        "[White \"A\"]\n\n1. d4 {a} {open [Event",
    ] {
        let found = all(&append(end.as_bytes(), &game));
        assert_eq!(white_players(&found).last(), Some(&"New"), "{end}");
        assert_eq!(found.len(), 2, "{end}");
    }
}

/// A thousand games, of which every tenth has a fault of another kind.
#[test]
fn each_fault_has_its_game_and_line() {
    const FAULTS: [&str; 20] = [
        "1. e4 e5 2. Ke4 Nc6",
        "1. e4 $300 e5",
        "1. e4 ) e5",
        "1. e4 (1. d4 e5",
        "1. e4 {open",
        "1. e4 e5 novelty",
        "1. e4 -- 2. d4",
        "1. e4 (1. Ke3) e5",
        "1. e4 } e5",
        "1. e4 ] e5",
        "1. e4 [see] e5",
        "1. e4 $ e5",
        "(1. d4) 1. e4",
        "1. e4 e5 * *",
        "1. e4 Qz9 e5",
        "1. e4 e5 1-0 0-1",
        "1. e4 e5 2. Nf3 * 3. Nc3",
        "1. e4 e5 {x}} 2. d4",
        "1. e4 (-- d5) e5",
        "1. e4 @@@@ e5",
    ];
    let mut text = String::new();
    let mut lines = Vec::new();
    for number in 0..1000 {
        let moves = match number % 10 {
            9 => FAULTS[number / 10 % FAULTS.len()],
            _ => "1. e4 e5",
        };
        lines.push(1 + text.matches('\n').count());
        let end = if moves.contains('*') { "" } else { " *" };
        text += &format!("[Event \"E\"]\n[White \"{number}\"]\n\n{moves}{end}\n\n");
    }
    let found = all(text.as_bytes());
    assert_eq!(found.len(), 1000);
    let catalogue = Catalogue::built_in();
    let chess = Arc::new(catalogue.variant("chess", Some("8x8"), &[]).unwrap());
    for (number, (game, entry)) in games(&text).zip(&found).enumerate() {
        assert_eq!(entry.tags.get("White"), Some(number.to_string().as_str()));
        assert_eq!(entry.line, lines[number]);
        let read = Game::read(&game, |_| Ok(chess.clone())).unwrap();
        assert_eq!(
            read.notes.is_empty(),
            number % 10 != 9,
            "{number}: {:?}",
            read.notes
        );
        let own = lines[number]..lines[number] + 7;
        assert!(
            read.notes.iter().all(|note| own.contains(&note.line)),
            "{number}"
        );
        let first = read.game.tree.line_after(Tree::ROOT).next();
        assert!(first.is_some(), "{number}");
    }
}
