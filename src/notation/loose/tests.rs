use crate::notation::{parse_fen, read_san, write_move};
use crate::variant_file::Catalogue;

/// The UCI text of the move that a text means, or why it means none.
fn read(game: &str, fen: &str, text: &str) -> Result<String, String> {
    let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
    let position = parse_fen(&variant, fen).unwrap();
    let read = read_san(&variant, &position, text);
    read.map(|mv| write_move(&variant, mv))
        .map_err(|error| error.to_string())
}

fn all_mean(fen: &str, texts: &[&str], mv: &str) {
    for text in texts {
        assert_eq!(read("chess", fen, text).as_deref(), Ok(mv), "{text}");
    }
}

#[test]
fn suffixes_are_dropped() {
    let en_passant = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
    let texts = [
        "dxe6 e.p.",
        "dxe6e.p.",
        "dxe6ep",
        "dxe6 ep",
        "dxe6 e. p.",
        "dxe6 E.P.!",
        "d5xe6ep+",
        "de6 e.p",
        "dxe6ep!?",
        "d:e6ep",
        "1. dxe6 e.p.",
        "12.dxe6ep",
    ];
    all_mean(en_passant, &texts, "d5e6");
    let texts = [
        "Qa8 ch",
        "Qa8ch.",
        "Qa8 mate",
        "Qa8mate!",
        "Qa8†",
        "Qa8‡",
        "Qa8#",
        "Qa8++",
        "Qa8+!",
        "Qa8!+",
        "Qa8 dbl ch",
        "Qa8‼",
        "Qa8⁇",
        "Qa8⁉",
        "Qa8+-",
        "Qa8±",
        "Qa8 mat",
        "Qa8 dis. ch.",
        "Qa8 check",
        "1…Qa8",
        "1...Qa8",
        "Qa8∓ ",
    ];
    all_mean("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", &texts, "a1a8");
}

#[test]
fn promotions_have_many_forms() {
    let fen = "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let texts = [
        "a8(Q)",
        "a8/Q",
        "a8=q",
        "a8Q",
        "a8q",
        "a8=♕",
        "a8♛",
        "a8:Q",
        "a7a8Q",
        "a7a8q",
        "a7-a8=Q",
        "a8=(Q)+",
        "a8=Q ch",
        "Pa7a8q",
        "a7-a8(q)!",
    ];
    all_mean(fen, &texts, "a7a8q");
    all_mean(
        fen,
        &[
            "axb8=N", "ab8n", "axb8(N)", "a7xb8/n", "ab=N", "axb=n", "a:b8♘",
        ],
        "a7b8n",
    );
    assert!(read("chess", fen, "a8").is_err());
}

#[test]
fn castling_has_many_forms() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let texts = [
        "O-O", "0-0", "o-o", "O–O", "0—0", "OO", "00", "oo", "О-О", "O-O+", "0-0!", "o-o ch",
        "1. 00", "Ke1-g1", "Ke1g1", "Kg1", "e1g1", "e1-g1", "E1G1", "ke1g1", "e1h1", "Ke1h1",
        "Kxh1", "♔g1", "O - O",
    ];
    all_mean(fen, &texts, "e1g1");
    all_mean(
        fen,
        &[
            "0–0–0",
            "OOO",
            "000",
            "o-o-o",
            "Kc1",
            "Ke1–c1",
            "e1a1",
            "O-O-O#",
        ],
        "e1c1",
    );
    let black = fen.replace(" w ", " b ");
    all_mean(&black, &["Ke8-g8", "e8h8", "♚g8", "0-0"], "e8g8");
    // Here a king's move has the text.
    all_mean("4k3/8/8/8/8/8/8/4K2R w K - 0 1", &["Kf1", "Ke1-f1"], "e1f1");
    assert!(read("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O").is_err());
}

#[test]
fn castling_is_no_other_move() {
    // The king has one move, and it is not castling.
    let error = read("chess", "1r5k/8/8/8/8/8/8/K7 w - - 0 1", "O-O").unwrap_err();
    assert_eq!(error, "`O-O` is not a legal move here");
    let error = read("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "0-0").unwrap_err();
    assert!(!error.contains("ambiguous"), "{error}");
}

#[test]
fn figurines_are_letters() {
    let fen = "4k3/8/8/8/8/8/4P3/1N2K1N1 w - - 0 1";
    all_mean(
        fen,
        &["♘f3", "♞f3", "♘g1-f3", "♘\u{fe0e}f3", "♘gf3!"],
        "g1f3",
    );
    all_mean(fen, &["♙e4", "♟e2-e4", "♙e2e4"], "e2e4");
    assert_eq!(
        read("ultima", "7k/8/8/8/8/8/8/K7 w - - 0 1", "♔b2").as_deref(),
        Ok("a1b2")
    );
    assert!(read("ultima", "7k/8/8/8/8/8/8/K7 w - - 0 1", "♕b2").is_err());
}

#[test]
fn captures_may_have_other_signs_or_only_files() {
    let fen = "4k3/8/8/3p4/4P3/2N5/1P6/4K3 w - - 0 1";
    let texts = [
        "e4:d5", "e:d5", "e4×d5", "e4-d5", "e4–d5", "e4—d5", "ed5", "ed", "exd", "e:d", "ed:",
        "Pexd5", "exd5:", "E4xD5",
    ];
    all_mean(fen, &texts, "e4d5");
    all_mean(
        fen,
        &["N×d5", "N:d5", "Nd5", "nd5", "n3xd5", "Nc3—d5", "Nc3:d5"],
        "c3d5",
    );
    let two = "4k3/8/8/3p4/3pP3/4P3/8/4K3 w - - 0 1";
    all_mean(two, &["exd5"], "e4d5");
    assert!(read("chess", two, "ed").unwrap_err().contains("ambiguous"));
}

#[test]
fn small_letters_are_files_first() {
    let fen = "4k3/8/8/8/2p5/1P6/8/3BK1N1 w - - 0 1";
    all_mean(fen, &["nf3", "NF3"], "g1f3");
    all_mean(fen, &["bc4", "bxc4"], "b3c4");
    // A Bishop cannot be written with a small letter, because `b` is a file.
    assert!(read("chess", fen, "be2").is_err());
    all_mean(fen, &["BE2", "Be2"], "d1e2");
    // No pawn can be written with the letter of a piece.
    assert!(read("chess", fen, "Bxc4").is_err());
}

#[test]
fn invisible_characters_do_not_count() {
    let fen = "4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1";
    let texts = [
        "e4\u{200b}",
        "\u{feff}e4",
        "e\u{200d}4",
        "e2\u{2060}e4",
        "e4\u{a0}",
        "e4\u{1a}",
        "e4\u{202c}",
        "e\u{ad}4",
    ];
    all_mean(fen, &texts, "e2e4");
}

#[test]
fn drops_may_lack_the_pawns_letter() {
    let fen = "1********1/*k7*/*8*/*8*/*8*/*8*/*8*/*8*/*8*/*8*/*K7*/1********1[PNn] w - - 0 1";
    let read = |text: &str| read("chessma-84", fen, text);
    for text in ["@e4", "P@e4", "p@e4", "♙@e4", "@E4"] {
        assert_eq!(read(text).as_deref(), Ok("P@e4"), "{text}");
    }
    for text in ["N@e4", "n@e4", "♘@e4", "N@e4!"] {
        assert_eq!(read(text).as_deref(), Ok("N@e4"), "{text}");
    }
    assert!(read("Q@e4").is_err());
}

#[test]
fn other_pieces_may_be_written_shorter() {
    let fen = "7k/8/8/8/3W4/8/8/K7 w - - 0 1";
    for text in [
        "Wd8", "Wd4d8", "wd8", "W-d8", "Wd4-d8", "d4d8", "Wd4–d8", "W4d8",
    ] {
        assert_eq!(read("ultima", fen, text).as_deref(), Ok("d4d8"), "{text}");
    }
}

#[test]
fn letters_of_other_languages_are_refused_with_the_games_letters() {
    let chess = "4k3/8/8/8/8/8/8/1N1QK1N1 w - - 0 1";
    for text in ["Sf3", "Cf3", "Фf3", "Dd2", "Sgf3", "Tg1-f3", "Lxe2", "Кf3"] {
        let error = read("chess", chess, text).unwrap_err();
        assert!(error.contains("its letters are K, "), "{error}");
        assert!(
            error.contains(&text[..text.chars().next().unwrap().len_utf8()]),
            "{error}"
        );
    }
    let error = read("ultima", "7k/8/8/8/3W4/8/8/K7 w - - 0 1", "Sf3").unwrap_err();
    assert!(
        error.contains("the letter S") && error.contains("L for the Long Leaper"),
        "{error}"
    );
    // These are wrong for another reason.
    for text in ["Nf4", "e4", "nf4", "hello", "S", "Qh9"] {
        let error = read("chess", chess, text).unwrap_err();
        assert!(!error.contains("letters"), "{error}");
    }
}
