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
        let own = |bytes: &[u8], entry: &CollectionEntry| decode_part(bytes, entry.range.clone());
        assert_eq!(own(&bytes, &found[1]), tagged("B", "1. d4").trim_end());
        let game = tagged("Çelik", "1. c4");
        let changed = replaced(&bytes, 1, &game);
        assert_eq!(
            changed[..found[1].range.start],
            bytes[..found[1].range.start]
        );
        let longer = appended(&changed, &game);
        assert!(longer.starts_with(&changed));
        let found = all(&longer);
        assert_eq!(white_players(&found), ["Žofie", "Çelik", "Çelik"]);
        assert_eq!(own(&longer, &found[2]), game.trim_end());
    }
}

/// A game of an old file stays in its encoding. One with other letters is UTF-8.
#[test]
fn a_file_of_windows_1252_stays_one() {
    let latin = |text: &str| -> Vec<u8> { text.chars().map(|sign| sign as u8).collect() };
    let file = latin(&format!(
        "{}\n{}",
        tagged("M\u{fc}ller", "1. e4"),
        tagged("B", "1. d4 {\u{e9}t\u{e9}}")
    ));
    let game = tagged("M\u{f8}ller", "1. c4 {\u{df}}");
    let expected = [
        &file[..all(&file)[1].range.start],
        &latin(game.trim_end()),
        b"\n",
    ]
    .concat();
    assert_eq!(replaced(&file, 1, &game), expected);
    let polish = tagged("Łódź", "1. c4");
    let longer = appended(&file, &polish);
    assert!(longer.ends_with(polish.as_bytes()));
    assert_eq!(white_players(&all(&longer)), ["Müller", "B", "Łódź"]);
}

/// Most signs of the second game have no zero byte, so only the file shows its encoding.
#[test]
fn a_game_of_utf_16_is_read_with_the_encoding_of_its_file() {
    let second = tagged("\u{738b}", &format!("1. d4 {{{}}}", "\u{68cb}".repeat(300)));
    let text = format!("\u{feff}{}\n{second}", tagged("A", "1. e4"));
    let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let found = all(&bytes);
    assert_eq!(white_players(&found), ["A", "\u{738b}"]);
    assert_eq!(
        decode_part(&bytes, found[1].range.clone()),
        second.trim_end()
    );
    // Half a sign at the end is completed.
    let broken = &bytes[..bytes.len() - 1];
    let longer = appended(broken, &tagged("C", "1. c4"));
    assert!(longer.starts_with(broken));
    assert_eq!(white_players(&all(&longer)), ["A", "\u{738b}", "C"]);
}

/// What stands before a game that is replaced, and what follows it, stay as they are and are found again.
#[test]
fn a_game_without_an_end_hides_no_other() {
    for (file, players) in [
        (
            "[x \"y\"\n\n[White \"B\"]\n[Event \"?\"]\n\n1. e4 *",
            vec!["B"],
        ),
        (
            "[x \"y\"\n\n[Event \"B\"]\n[White \"B\"]\n\n1. e4 *",
            vec!["", "B"],
        ),
        (
            "[White \"A\"]\n\n1. e4 [*\n\n[White \"B\"]\n\n1. d4 *",
            vec!["A", "B"],
        ),
        ("[White \"A\"]. e4 *\n\n[\"y\"\n", vec!["A"]),
        ("[White \"A\"]\n\n1. e4 *[Even", vec!["A"]),
    ] {
        let bytes = file.as_bytes();
        assert_eq!(white_players(&all(bytes)), players, "{file}");
        let longer = appended(bytes, "[White \"New\"]\n[Event \"?\"]\n\n1. c4 *\n");
        assert!(longer.starts_with(bytes));
        let found = [&players[..], &["New"]].concat();
        assert_eq!(white_players(&all(&longer)), found, "{file}");
    }
    let file = b"[White \"A\"]\n\n1. e4 *\n. e4 *\n\n[White \"C\"]\n\n1. d4 *\n";
    for (index, entry) in all(file).iter().enumerate() {
        let changed = replaced(file, index, "[White \"New\"]\n\n*");
        assert!(changed.starts_with(&file[..entry.range.start]));
        assert!(changed.ends_with(&file[entry.range.end..]));
        assert_eq!(all(&changed).len(), all(file).len());
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
        "[White \"A\"]\n{open",
        "[White \"A\"]\n\n{open\n",
    ] {
        let found = all(&appended(end.as_bytes(), &game));
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
