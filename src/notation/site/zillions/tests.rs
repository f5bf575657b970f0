use super::*;
use crate::notation::site::Ending;

/// The components of a ply, in short.
fn parts(text: &str) -> Option<String> {
    let short = |part: Component| match part {
        Component::Move { piece, from, to } => match piece {
            Some(piece) => format!("{piece} {from}-{to}"),
            None => format!("{from}-{to}"),
        },
        Component::Put { piece, square } => format!("+{piece} {square}"),
        Component::Remove { square } => format!("-{square}"),
        Component::Become { piece } => format!("={piece}"),
    };
    let parts: Vec<String> = components(text)?.into_iter().map(short).collect();
    Some(parts.join(" "))
}

#[test]
fn every_kind_of_part_is_read() {
    for (text, expected) in [
        ("Pawn a2 - a5", "Pawn a2-a5"),
        ("Long Leaper b1 - b5 x b3 x b4", "Long Leaper b1-b5 -b3 -b4"),
        ("King e1 x e2", "King e1-e2"),
        ("King e1 x e2 x d3", "King e1-e2 -d3"),
        ("b1 - b5 x b3", "b1-b5 -b3"),
        ("Pawn a7 - a8 = Queen", "Pawn a7-a8 =Queen"),
        ("Pawn a7 x b8 = Long Leaper", "Pawn a7-b8 =Long Leaper"),
        ("Pawn a7 - a8 = Queen x b3", "Pawn a7-a8 =Queen -b3"),
        (
            "Pawn a7 - a8 = Queen, Rook d7 - d4",
            "Pawn a7-a8 =Queen Rook d7-d4",
        ),
        (
            "Pawn a7 - a8 = Queen Rook d7 - d4",
            "Pawn a7-a8 =Queen Rook d7-d4",
        ),
        ("Knight e4", "+Knight e4"),
        ("King f1 - i1 Rook j1 - h1", "King f1-i1 Rook j1-h1"),
        (
            "Swapper d4 - d7 Long Leaper d7 - d4",
            "Swapper d4-d7 Long Leaper d7-d4",
        ),
        (
            "Resurrector e2 - d1 Withdrawer e2",
            "Resurrector e2-d1 +Withdrawer e2",
        ),
        ("x c4", "-c4"),
        ("x d4 x e5", "-d4 -e5"),
        (
            "Checker a3 - c5 - e7 x b4 x d6",
            "Checker a3-c5 Checker c5-e7 -b4 -d6",
        ),
        ("Swapper x5 - z9 x x4", "Swapper x5-z9 -x4"),
        ("Encloser f1' - f2", "Encloser f1'-f2"),
        ("Pawn a2-a5", "Pawn a2-a5"),
    ] {
        assert_eq!(parts(text).as_deref(), Some(expected), "{text}");
    }
    for text in [
        "",
        "Pawn",
        "Pawn a2 -",
        "a2",
        "Pawn a2 ! a5",
        "a very long line of words e4",
        "- a2",
        "x",
    ] {
        assert_eq!(parts(text), None, "{text}");
    }
}

#[test]
fn a_file_has_settings_plies_and_comments() {
    let game = read(
        "; Zillions Save Game File Version 0.02 HCS\r\nRulesFile=C:\\Games\\Ultima.zrf\r\nVariantName=Ultima\r\n{White: Anna}\r\n1. Pawn a2 - a5\r\n1. Pawn h7 - h5 {two\r\nlines}\r\n2. Pawn b2 - b3\r\n",
    );
    assert_eq!(game.tags.get("Variant"), Some("Ultima"));
    assert_eq!(game.tags.get("White"), Some("Anna"));
    assert_eq!(game.headings, ["Ultima"]);
    assert_eq!(game.plies.len(), 3);
    assert_eq!(game.plies[1].comment, "two\r\nlines");
    assert_eq!((game.plies[2].line, game.plies[2].column), (8, 4));
    assert_eq!(game.notes, []);
}

#[test]
fn results_and_mistakes_are_kept() {
    let game = read("VariantName=Ultima\n1. Pawn a2 - a5\nWhite resigns\n");
    assert!(matches!(game.ending, Some(Ending::Resigned(Some(_)))));
    let game = read("VariantName=Ultima\n1. Pawn a2 + a5\n1. Pawn h7 - h5 {open");
    assert_eq!(game.plies.len(), 2);
    assert!(game.plies[0].components.is_empty());
    assert_eq!(game.notes.len(), 1, "{:?}", game.notes);
    let game = read("VariantName=Ultima\n1. Pawn a2 - a5\nsome words\n1. Pawn h7 - h5\n");
    assert_eq!((game.plies.len(), game.notes[0].line), (2, 3));
    assert_eq!(game.plies[0].comment, "some words");
}

#[test]
fn odd_texts_are_read_in_linear_time() {
    let pieces = [
        "a2 - a5",
        " x ",
        "= ",
        "Long ",
        "{",
        "}",
        "\n",
        " ",
        "1.",
        "VariantName=",
        ";",
        "'",
        "é",
        "a1",
        "\r",
        ",",
        "-",
    ];
    let mut random = 9_u64;
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
        read(&format!("{piece}{{}}").repeat(20_000));
    }
}
