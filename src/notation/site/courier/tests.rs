use super::*;
use crate::notation::site::Ending;
use crate::rules::Color;

/// The components of the plies of a text, in short: `P a2-a5`, `+Q a8`, `-h5`.
fn plies(text: &str) -> Vec<String> {
    let game = read(text);
    let short = |part: &Component| match part {
        Component::Move { piece, from, to } => match piece {
            Some(piece) => format!("{piece} {from}-{to}"),
            None => format!("{from}-{to}"),
        },
        Component::Put { piece, square } => format!("+{piece} {square}"),
        Component::Remove { square } => format!("-{square}"),
        Component::Become { piece } => format!("={piece}"),
    };
    let line = |ply: &SitePly| match ply.components.is_empty() {
        true => format!("`{}`", ply.text),
        false => ply
            .components
            .iter()
            .map(short)
            .collect::<Vec<_>>()
            .join(" "),
    };
    game.plies.iter().map(line).collect()
}

#[test]
fn numbers_stand_before_plies_or_not() {
    for text in [
        "1. P a2-a5\n1... p h7-h5\n2. L b1-b5",
        "1. P a2-a5 p h7-h5\n2. L b1-b5",
        "P a2-a5\np h7-h5\nL b1-b5",
        "1. P a2-a5 1... p h7-h5 2. L b1-b5",
        "1.P a2-a5\r\n1...p h7-h5\r\n2.L b1-b5\r\n",
        "1 P a2-a5\n1… p h7-h5\n2) L b1-b5",
        "1: P a2-a5\n1.. p h7-h5\n2. L b1–b5",
        "\u{feff}1. P a2-a5\u{200b}\n\n1... p h7-h5\n\n\n2. L b1 - b5\u{1a}",
        "1. Pa2-a5\n1... ph7-h5\n2. Lb1-b5",
    ] {
        assert_eq!(plies(text), ["P a2-a5", "p h7-h5", "L b1-b5"], "{text}");
        assert_eq!(read(text).notes, [], "{text}");
    }
}

#[test]
fn every_kind_of_part_is_read() {
    for (text, parts) in [
        ("a2-a5", "a2-a5"),
        ("a2-a5; @-h5", "a2-a5 -h5"),
        ("a2-a5;@*h5", "a2-a5 -h5"),
        ("a2-a5 ; h5-", "a2-a5 -h5"),
        ("a2-a5; capture h5 h6", "a2-a5 -h5 -h6"),
        ("a2-a5; empty h5; @-h6", "a2-a5 -h5 -h6"),
        ("P a7-a8; Q-a8", "P a7-a8 +Q a8"),
        ("P a7-a8; Q*a8", "P a7-a8 +Q a8"),
        ("N*e4", "+N e4"),
        ("K f1-i1; R j1-h1", "K f1-i1 R j1-h1"),
        ("S d4-d7; R d7-d4", "S d4-d7 R d7-d4"),
        ("swap d4 d7", "d4-d7 d7-d4"),
        ("move a2 a5", "a2-a5"),
        ("add P all c1 c2", "+P c1 +P c2"),
        ("c4-", "-c4"),
        ("@-c4", "-c4"),
        ("@ - c4", "-c4"),
        ("c4-; d4-", "-c4 -d4"),
        ("W c4-", "-c4"),
        ("a2-a5; @-h5, @-h6", "a2-a5 -h5 -h6"),
        ("P a7-a8=Q", "P a7-a8 =Q"),
        ("A c1-c4-c1", "A c1-c4 A c4-c1"),
        ("K e1xe2", "K e1-e2"),
        ("LongLeaper b1-b5", "LongLeaper b1-b5"),
        ("Long-Leaper b1-b5", "Long-Leaper b1-b5"),
        ("E f1'-f2", "E f1'-f2"),
        ("E f1’-f2", "E f1'-f2"),
        ("S x5-z9", "S x5-z9"),
        ("x a8-a7; @-a6", "x a8-a7 -a6"),
        ("O-O", "`O-O`"),
        ("0-0-0", "`0-0-0`"),
        ("pass", "`pass`"),
    ] {
        assert_eq!(plies(text), [parts], "{text}");
    }
}

#[test]
fn two_plies_share_a_line() {
    assert_eq!(plies("1. P a2-a5 x e7-e5"), ["P a2-a5", "x e7-e5"]);
    assert_eq!(
        plies("1. a2-a5; @-h5 h7-h5; @-a5"),
        ["a2-a5 -h5", "h7-h5 -a5"]
    );
    assert_eq!(plies("1. c4- d5-"), ["-c4", "-d5"]);
    assert_eq!(plies("1. a2- a5 h7 - h5"), ["a2-a5", "h7-h5"]);
    assert_eq!(
        plies("1. a2-a5; capture h5 h6 b7-b6"),
        ["a2-a5 -h5 -h6", "b7-b6"]
    );
}

#[test]
fn a_semicolon_at_the_end_of_a_line_goes_on_with_removals_only() {
    assert_eq!(
        plies("P a2-a5;\n@-h5;\n@-h6\np h7-h5;\n"),
        ["P a2-a5 -h5 -h6", "p h7-h5"]
    );
    assert_eq!(plies("P a2-a5;\np h7-h5;\n"), ["P a2-a5", "p h7-h5"]);
}

#[test]
fn comments_stay_with_their_ply() {
    let game = read(
        "// Ultima\n// White: Anna\n1. P a2-a5 // good; see http://x\n// and more\n1... p h7-h5 {why?}",
    );
    assert_eq!(game.headings, ["Ultima"]);
    assert_eq!(game.tags.get("White"), Some("Anna"));
    assert_eq!(game.plies[0].comment, "good; see http://x and more");
    assert_eq!(game.plies[1].comment, "why?");
    assert_eq!((game.plies[1].line, game.plies[1].column), (5, 6));
    assert_eq!(game.notes, []);
}

#[test]
fn lines_before_the_first_ply_are_tags_or_headings() {
    let game = read(
        "Ultima (Robert Abbott)\nWhite: Anna\nDate: 2004-03-05\n[Event \"Cup \\\"A\\\"\"]\n\n1. P a2-a5",
    );
    assert_eq!(game.headings, ["Ultima (Robert Abbott)"]);
    let tags: Vec<(&str, &str)> = game.tags.iter().collect();
    assert_eq!(
        tags,
        [
            ("White", "Anna"),
            ("Date", "2004-03-05"),
            ("Event", "Cup \"A\"")
        ]
    );
}

#[test]
fn words_end_the_game_or_become_comments() {
    let end = |text: &str| read(text).ending;
    assert_eq!(end("1. P a2-a5\n1... resign"), Some(Ending::Resigned(None)));
    assert_eq!(
        end("1. P a2-a5\nWhite resigns"),
        Some(Ending::Resigned(Some(Color::White)))
    );
    assert_eq!(
        end("1. P a2-a5; offer draw\n1... accept draw"),
        Some(Ending::Draw)
    );
    assert_eq!(end("1. P a2-a5\n1-0"), Some(Ending::Won(Color::White)));
    assert_eq!(end("1. P a2-a5 *"), None);
    let offered = read("1. P a2-a5; offer draw\n1... p h7-h5");
    assert_eq!(
        (offered.ending, offered.plies[0].comment.as_str()),
        (None, "offer draw")
    );
    assert_eq!(offered.notes, []);
    let prose = read("1. P a2-a5\nWhat a nice move this is\n1... p h7-h5");
    assert_eq!(prose.plies.len(), 2);
    assert_eq!(prose.plies[0].comment, "What a nice move this is");
    assert_eq!(prose.notes[0].line, 2);
}

#[test]
fn what_cannot_be_read_after_a_number_is_a_ply() {
    assert_eq!(
        plies("1. P a2-a5\n1... P??\n2. b2-b3"),
        ["P a2-a5", "`P??`", "b2-b3"]
    );
}

#[test]
fn moves_after_the_end_are_noted() {
    let game = read("1. P a2-a5\nresign\n2. P b2-b3");
    assert_eq!((game.ending, game.plies.len()), (None, 2));
    assert_eq!(game.notes[0].line, 3);
}

/// Any text ends, and time grows with its length only.
#[test]
fn odd_texts_are_read_in_linear_time() {
    let pieces = [
        "a2-a5", "; ", "@-", "@", "h5-", "//", "{", "}", "\n", " ", "1.", "...", "Long", "-", "*",
        "[", "]", "\"", "x", "capture ", "swap", "'", "é", "0", "a1", "\r", ";", "resign", "P ",
        "\u{feff}",
    ];
    let mut random = 5_u64;
    for _ in 0..3000 {
        let mut text = String::new();
        for _ in 0..12 {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            text.push_str(pieces[(random >> 33) as usize % pieces.len()]);
        }
        read(&text);
    }
    for piece in pieces {
        read(&piece.repeat(20_000));
        read(&format!("{piece};").repeat(20_000));
        read(&format!("{piece} ").repeat(20_000));
    }
}
