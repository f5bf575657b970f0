use super::*;
use crate::variant_file::Catalogue;

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const ROOKS: &str = "r3k2r/8/8/8/8/8/8/R3K2R";

fn game(id: &str, layout: &str) -> Variant {
    let catalogue = Catalogue::built_in();
    catalogue.variant(id, Some(layout), &[]).unwrap()
}

fn chess() -> Variant {
    game("chess", "8x8")
}

/// The position of a text as a FEN, and its notes.
fn read(variant: &Variant, text: &str) -> (String, Vec<String>) {
    let read = read_fen(variant, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let notes = read.notes.iter().map(ToString::to_string).collect();
    (write_fen(variant, &read.value), notes)
}

/// Checks that each text is read as a FEN, with a note or without any. An exact reader refuses what has a note.
fn all_mean<'a>(
    variant: &Variant,
    texts: impl IntoIterator<Item = &'a str>,
    fen: &str,
    noted: bool,
) {
    for text in texts {
        let (found, notes) = read(variant, text);
        assert_eq!(found, fen, "{text}");
        assert_eq!(!notes.is_empty(), noted, "{text}: {notes:?}");
        assert!(!noted || parse_fen(variant, text).is_err(), "{text}");
    }
}

#[test]
fn wrong_counters_are_read_as_the_nearest_number() {
    let chess = chess();
    let counters = |tails: &[&str], read: &str| {
        let texts: Vec<String> = tails
            .iter()
            .map(|tail| format!("{ARRAY} w KQkq - {tail}"))
            .collect();
        let fen = format!("{ARRAY} w KQkq - {read}");
        all_mean(&chess, texts.iter().map(String::as_str), &fen, true);
    };
    counters(
        &[
            "0 0", "- -", "- 1", "0 -", "-1 1", "0 -7", "0;", "0 1;", "0 1.", "0. 1,", "-",
        ],
        "0 1",
    );
    counters(&["99999 4294967296"], "65535 4294967295");
    counters(&["70000 12"], "65535 12");
    counters(&["+3 +4"], "3 4");
}

#[test]
fn operations_and_other_text_are_ignored_except_the_counters() {
    let chess = chess();
    for (tail, counters, note) in [
        ("bm e4;", "0 1", "`bm e4`"),
        ("bm Nf3; id \"a; b\";", "0 1", "id \"a; b\""),
        ("hmvc 3; fmvn 20;", "3 20", ""),
        ("fmvn 20; bm e4; hmvc 3;", "3 20", "`bm e4`"),
        ("hmvc 99999; fmvn 0;", "65535 1", ""),
        ("0 1 am a4; c0 \"x\";", "0 1", "am a4"),
        ("4 9 moves e2e4", "4 9", "moves e2e4"),
        ("0 1 +0+0", "0 1", "+0+0"),
        ("0 1 ; a comment", "0 1", "a comment"),
        ("0 1 sutep:1", "0 1", "sutep:1"),
        ("White mates", "0 1", "White mates"),
    ] {
        let (fen, notes) = read(&chess, &format!("{ARRAY} w KQkq - {tail}"));
        assert_eq!(fen, format!("{ARRAY} w KQkq - {counters}"), "{tail}");
        assert_eq!(notes.is_empty(), note.is_empty(), "{tail}: {notes:?}");
        assert!(notes.concat().contains(note), "{tail}: {notes:?}");
    }
}

#[test]
fn a_note_names_its_place_in_the_pasted_text() {
    let chess = chess();
    let place = |text: &str| {
        let notes = read_fen(&chess, text).unwrap().notes;
        let places: Vec<_> = notes.iter().map(|note| (note.line, note.column)).collect();
        places
    };
    let length = ARRAY.len();
    assert_eq!(place(&format!("{ARRAY} w KQkq - 0 0")), [(1, length + 13)]);
    assert_eq!(
        place(&format!(" \u{feff}\"{ARRAY} W KQkq - 0 1\"")),
        [(1, length + 5)]
    );
    assert_eq!(
        place(&format!("FEN:\n{ARRAY}\nw KQkq e3 0 x")),
        [(3, 8), (3, 13)]
    );
}

#[test]
fn sides_may_be_words() {
    let chess = chess();
    let sides = |sides: &[&str], read: &str| {
        let texts: Vec<String> = sides
            .iter()
            .map(|side| format!("{ROOKS} {side} - - 0 1"))
            .collect();
        let fen = format!("{ROOKS} {read} - - 0 1");
        all_mean(&chess, texts.iter().map(String::as_str), &fen, true);
    };
    sides(&["W", "white", "White", "-", "w;"], "w");
    sides(&["B", "black", "BLACK", "b,"], "b");
    assert!(read_fen(&chess, &format!("{ROOKS} x - - 0 1")).is_err());
}

#[test]
fn fields_may_be_missing() {
    let chess = chess();
    all_mean(
        &chess,
        [ROOKS, &format!("{ROOKS} w"), &format!("{ROOKS} w - - 0")],
        &format!("{ROOKS} w - - 0 1"),
        false,
    );
    all_mean(
        &chess,
        [&*format!("{ROOKS} b 3 12"), &format!("{ROOKS} b - 3 12")],
        &format!("{ROOKS} b - - 3 12"),
        true,
    );
    all_mean(
        &chess,
        [&*format!("{ROOKS} 3 12")],
        &format!("{ROOKS} w - - 3 12"),
        true,
    );
}

#[test]
fn rights_are_read_in_other_spellings_and_dropped_without_their_pieces() {
    let chess = chess();
    let rights = |placement: &str, field: &str| {
        let (fen, notes) = read(&chess, &format!("{placement} w {field} - 0 1"));
        (fen.split(' ').nth(2).unwrap().to_owned(), notes.join(" "))
    };
    for (field, wanted) in [
        ("HAha", "KQkq"),
        ("AHah", "KQkq"),
        ("Hh", "Kk"),
        ("ha", "kq"),
        ("KQha", "KQkq"),
        ("KK", "K"),
        ("KQkq-", "KQkq"),
        ("KXq", "Kq"),
        ("0", "-"),
        ("K,", "K"),
    ] {
        let (read, notes) = rights(ROOKS, field);
        assert_eq!(read, wanted, "{field}");
        assert!(
            !notes.is_empty() && !notes.contains("Chess960"),
            "{field}: {notes}"
        );
    }
    for (placement, field, wanted, note) in [
        ("r3k2r/8/8/8/8/8/8/4K2R", "KQkq", "Kkq", "the Rook of a1"),
        ("r3k2r/8/8/8/8/8/8/4K3", "KQkq", "kq", "the Rook of h1"),
        ("4k2r/8/8/8/8/8/8/R3K2R", "HAha", "KQk", "the Rook of a8"),
        ("4k3/8/8/8/8/8/8/N3K2b", "KQkq", "-", "the Rook of h1"),
        ("r3k2r/8/8/8/8/8/8/R4K1R", "KQ", "-", "the King of e1"),
    ] {
        let (read, notes) = rights(placement, field);
        assert_eq!(read, wanted, "{placement} {field}");
        assert!(notes.contains(note), "{placement} {field}: {notes}");
    }
    // In the order of the text, any order of the letters is right.
    let mixed = format!("{ROOKS} w qkQK – 0 1");
    all_mean(&chess, [&*mixed], &format!("{ROOKS} w KQkq - 0 1"), false);
}

#[test]
fn chess960_is_named_where_it_is_meant() {
    let chess = chess();
    for (fen, rights) in [
        (
            "nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - 0 1",
            "-",
        ),
        (
            "nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w GBgb - 0 1",
            "-",
        ),
        ("1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1", "Kk"),
        ("r3k1r1/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1", "Qq"),
    ] {
        let (read, notes) = read(&chess, fen);
        assert_eq!(read.split(' ').nth(2), Some(rights), "{fen}");
        assert!(notes.concat().contains("Chess960"), "{fen}: {notes:?}");
    }
}

#[test]
fn a_game_without_castling_drops_every_right() {
    let ultima = game("ultima", "8x8");
    let array = write_fen(&ultima, ultima.start());
    for field in ["KQkq", "K", "HAha", "kq"] {
        let (fen, notes) = read(&ultima, &array.replace(" - - ", &format!(" {field} - ")));
        assert_eq!(fen, array);
        let notes = notes.concat();
        assert!(
            notes.contains("no castling") && !notes.contains("Chess960"),
            "{notes}"
        );
    }
}

#[test]
fn en_passant_squares_that_no_pawn_has_passed_are_dropped() {
    let chess = chess();
    let placement = "4k3/8/8/8/4P3/8/8/4K3";
    let field = |field: &str| {
        let (fen, notes) = read(&chess, &format!("{placement} b - {field} 0 1"));
        (fen.split(' ').nth(3).unwrap().to_owned(), notes.len())
    };
    // No pawn of Black can capture on e3, but White's pawn has passed it.
    assert_eq!(field("e3"), ("e3".to_owned(), 0));
    assert_eq!(field("E3"), ("e3".to_owned(), 1));
    for dash in ["-", "–", "—", "−", "‐"] {
        assert_eq!(field(dash), ("-".to_owned(), 0), "{dash}");
    }
    for wrong in [
        "d3", "e6", "e4", "a1", "z9", "?", "e", "e3e2", "KQkq", "e3d3", "…",
    ] {
        assert_eq!(field(wrong), ("-".to_owned(), 1), "{wrong}");
    }
}

#[test]
fn numbers_are_read_digit_by_digit_where_they_do_not_fit() {
    let large = game("chess", "10x8");
    let empty = "10/10/10/10/10/10";
    let fen = format!("4k5/{empty}/4K5 w - - 0 1");
    for rank in ["55", "91", "19", "1111111111", "82", "3331", "127"] {
        let text = fen.replacen("10", rank, 1);
        all_mean(&large, [&*text], &fen, true);
    }
    all_mean(&large, [&*fen.replacen("4k5", "4k14", 1)], &fen, true);
    for wrong in ["9", "56", "11", "100", "5k5"] {
        assert!(
            read_fen(&large, &fen.replacen("10", wrong, 1)).is_err(),
            "{wrong}"
        );
    }
    all_mean(
        &chess(),
        [&*ARRAY.replace("/8/8/", "/44/11111111/")],
        &format!("{ARRAY} w - - 0 1"),
        true,
    );
}

#[test]
fn slashes_and_marks_of_promotion_may_be_too_many() {
    let fen = format!("{ROOKS} w - - 0 1");
    let texts = [
        format!("{ROOKS}/ w - - 0 1"),
        format!("/{ROOKS} w - - 0 1"),
        format!("{}~/ w", ROOKS),
        ROOKS.replace('r', "r~"),
        format!("{ROOKS}[] w - -"),
        format!("{ROOKS}[Qn] w - -"),
    ];
    all_mean(&chess(), texts.iter().map(String::as_str), &fen, true);
    let spaced = ROOKS.replace('/', " / ");
    assert_eq!(read(&chess(), &spaced).0, fen);
    assert!(read_fen(&chess(), "8/8/8/8/8/8/8/8/8 w - - 0 1").is_err());
}

#[test]
fn hands_are_read_in_other_forms() {
    let game = game("renaissance", "9x9");
    let board = "8k/9/9/9/9/9/9/9/K8";
    let fen = |hand: &str| format!("{board}[{hand}] w - - 0 1");
    let texts = [format!("{board}/PWu w"), format!("{board} [PWu] w")];
    for text in &texts {
        assert_eq!(read(&game, text).0, fen("PWu"), "{text}");
    }
    let empty = [
        board.to_owned(),
        format!("{board}[] w"),
        format!("{board}/ w"),
        format!("{board}[-] w"),
    ];
    for text in &empty {
        assert_eq!(read(&game, text).0, fen(""), "{text}");
    }
    assert_eq!(read(&game, &format!("{board}[P w")).0, fen("P"));
    let unknown = read_fen(&game, &format!("{board}[Z] w")).unwrap_err();
    assert!(unknown.to_string().contains("`Z`"), "{unknown}");
}

#[test]
fn an_unknown_letter_lists_the_games_letters() {
    let error = read_fen(&game("ultima", "8x8"), &format!("{ARRAY} w - - 0 1"))
        .unwrap_err()
        .to_string();
    assert!(
        error.contains("rank 8") && error.contains("letter `r`"),
        "{error}"
    );
    assert!(error.contains("L for the Long Leaper"), "{error}");
    let error = read_fen(&chess(), "ilxkwxlc/8/8/8/8/8/8/8 w")
        .unwrap_err()
        .to_string();
    for letter in ["K", "Q", "R", "B", "N", "P"] {
        let letters = error.split_once("its letters are").unwrap().1;
        assert!(letters.contains(letter), "{error}");
    }
}

#[test]
fn bans_and_choices_that_cannot_be_are_dropped() {
    for (id, tail) in [
        ("ultima", "ban:d4d5"),
        ("ultima", "ban:d4"),
        ("ultima", "setup:1"),
        ("baroque", "setup:x"),
        ("baroque", "setup:99"),
        ("baroque", "setup:2"),
    ] {
        let game = game(id, "8x8");
        let array = "ilxkwxlc/pppppppp/8/8/8/8/PPPPPPPP/ILXKWXLC w - - 0 1";
        all_mean(&game, [&*format!("{array} {tail}")], array, true);
    }
}

#[test]
fn a_fen_is_found_in_pasted_text() {
    let chess = chess();
    let fen = format!("{ROOKS} b KQkq - 3 12");
    let joined = fen.replace(' ', "_");
    let escaped = fen.replace('/', "%2F").replace(' ', "%20");
    let texts = [
        joined.clone(),
        escaped.clone(),
        fen.replace(' ', "\u{a0}"),
        fen.replace(' ', " \t\n "),
        fen.replace('/', "/\u{200b}"),
        format!("\u{feff}{fen}\u{1a}"),
        format!("\"{fen}\""),
        format!("“{fen}”"),
        format!("'{fen}'"),
        format!("`{fen}`"),
        format!("FEN: {fen}"),
        format!("fen {fen}"),
        format!("Fen=\"{fen}\""),
        format!("position fen {fen}"),
        format!("[FEN \"{fen}\"]"),
        format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n"),
        fen.replace('/', "\\/"),
        format!("https://lichess.org/analysis/{joined}"),
        format!("https://lichess.org/analysis/standard/{joined}"),
        format!("https://lichess.org/analysis/fromPosition/{joined}?color=black"),
        format!("https://lichess.org/analysis/standard/{fen}"),
        format!("https://lichess.org/editor/{joined}"),
        format!("https://lichess.org/editor/{escaped}#x"),
        format!("https://lichess.org/?fen={joined}#ai"),
        format!("https://www.chess.com/analysis?fen={escaped}&flip=false"),
        format!(
            "https://www.chess.com/analysis?tab=analysis&fen={}",
            escaped.replace("%20", "+")
        ),
        format!("HTTPS://www.chess.com/practice/custom?FEN={escaped}"),
        format!("<https://syzygy-tables.info/?fen={joined}>"),
        format!("https://www.chessdb.cn/queryc_en/?{joined}"),
    ];
    all_mean(&chess, texts.iter().map(String::as_str), &fen, false);
    for (text, problem) in [
        ("https://lichess.org/AbCdEfGh", FenError::Link),
        ("https://www.chess.com/analysis", FenError::Link),
        ("https://www.chess.com/analysis?fen=", FenError::Link),
        ("https://", FenError::Link),
        ("", FenError::Empty),
        ("\u{feff} \"\"", FenError::Empty),
        ("FEN: ", FenError::Empty),
    ] {
        assert_eq!(read_fen(&chess, text), Err(problem), "{text}");
    }
}

#[test]
fn the_array_has_other_names() {
    let ultima = game("ultima", "8x8");
    for text in [
        "",
        " ",
        "?",
        "-",
        "??",
        "\u{200b}",
        "–",
        "startpos",
        "StartPos",
        "position startpos",
    ] {
        let read = read_start(&ultima, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(&read.value, ultima.start(), "{text}");
        assert!(read.notes.is_empty(), "{text}");
    }
    assert!(
        !read_start(&ultima, "startpos moves e2e4")
            .unwrap()
            .notes
            .is_empty()
    );
    assert!(read_fen(&ultima, "?").is_err());
}

#[test]
fn what_leaves_no_position_is_an_error() {
    let chess = chess();
    for text in [
        "8/8",
        "x",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "k7/8/8/8/8/8/8/R6K w",
        "k7/8/8/8/8/8/8/6KK w",
        "k6P/8/8/8/8/8/8/7K w",
        "k7/8/8/8/8/8/8/7 w",
        "k7/8/8/8/8/8/8/8K w",
        "%",
        "%zz",
        "[",
        "]",
        "[FEN",
        "://",
        "w - - 0 1",
    ] {
        assert!(read_fen(&chess, text).is_err(), "{text}");
    }
}
