//! Games from other programs as game files. The counts are Fairy-Stockfish's (pyffish 0.0.90).

use baroque::import::{Imported, import};
use baroque::notation::parse_fen;
use baroque::rules::{Variant, perft};
use baroque::variant_file::{Catalogue, Source};
use std::fs;

fn imported(file: &str, text: &str, game: Option<&str>) -> Imported {
    import(file, text, game).unwrap_or_else(|mistakes| {
        let mistakes: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        panic!("{file} {game:?}: {}", mistakes.join("\n"))
    })
}

fn compiled(game: &Imported) -> Variant {
    let mut catalogue = Catalogue::built_in();
    let file = format!("{}.ron", game.id);
    catalogue.add(&file, Source::new(file.clone(), game.text.clone()));
    catalogue.variant(&game.id, None, &[]).expect(&game.text)
}

/// Compares the counts of a position with those of the other program.
fn count(game: &Imported, fen: Option<&str>, expected: &[u64]) {
    let variant = compiled(game);
    let position = match fen {
        Some(fen) => parse_fen(&variant, fen).expect(fen),
        None => variant.start().clone(),
    };
    for (depth, nodes) in (1..).zip(expected) {
        let found = perft(&variant, &position, depth);
        assert_eq!(found, *nodes, "{} {fen:?} {depth}:\n{}", game.id, game.text);
    }
}

fn messages(game: &Imported) -> Vec<(usize, String)> {
    let warnings = game.warnings.iter();
    let row = |warning: &baroque::variant_file::Diagnostic| {
        (
            warning.position().map_or(0, |(line, _)| line),
            warning.message.clone(),
        )
    };
    warnings.map(row).collect()
}

#[test]
fn games_of_each_base_have_the_moves_of_the_other_program() {
    let start = |base: &str| {
        let game = imported(
            "variants.ini",
            &format!("[x:{base}]\nnMoveRule = 50\n"),
            None,
        );
        assert_eq!(messages(&game), [], "{base}");
        game
    };
    for (base, counts) in [
        ("chess", [20, 400, 8902]),
        ("nocastle", [20, 400, 8902]),
        ("fairy", [20, 400, 8902]),
        ("capablanca", [28, 784, 25228]),
        ("gothic", [28, 784, 25283]),
        ("embassy", [28, 784, 25281]),
        ("janus", [28, 782, 24747]),
        ("modern", [24, 576, 15831]),
        ("grand", [65, 4225, 259_514]),
    ] {
        count(&start(base), None, &counts);
    }
    let middle = "r4k3r/1P6P1/10/10/10/10/1p6p1/R4K3R w KQkq - 0 1";
    for base in ["capablanca", "gothic"] {
        count(&start(base), Some(middle), &[50, 1607, 55628]);
    }
    let middle = "r3k4r/1P6P1/10/10/10/10/1p6p1/R3K4R w KQkq - 0 1";
    count(&start("embassy"), Some(middle), &[50, 1607, 55628]);
}

#[test]
fn games_with_pieces_regions_and_rules_of_their_own_have_its_moves_too() {
    let text = fs::read_to_string("tests/import/variants.ini").unwrap();
    let game = |name| {
        let game = imported("variants.ini", &text, Some(name));
        assert_eq!(messages(&game), [], "{name}");
        game
    };
    let falcon = game("falcon-court");
    count(&falcon, None, &[25, 625, 16975]);
    let fen = "r3k3r/9/1Pp3gP1/3H5/4p4/4P1G2/p1P3p2/9/R3K3R w KQkq - 0 1";
    count(&falcon, Some(fen), &[49, 2109, 97023]);
    assert!(falcon.text.contains("no_moves: Loses"), "{}", falcon.text);
    assert!(falcon.text.contains("clock: 120"), "{}", falcon.text);
    let walled = game("walled");
    count(&walled, None, &[18, 324, 6390]);
    let fen = "r3k2r/1P4P1/8/2*2*2/2*2*2/8/1p4p1/R3K2R w KQkq - 0 1";
    count(&walled, Some(fen), &[35, 896, 23685]);
    let tall = game("tall");
    count(&tall, None, &[30, 900, 28866]);
    let leaps = game("no-jump");
    count(&leaps, None, &[28, 760, 21268]);
    let fen = "4k3/p6p/8/1P4P1/1p4p1/8/P6P/4K2Q w - - 0 1";
    count(&leaps, Some(fen), &[14, 183, 2510]);
    let hunt = game("royal-hunt");
    count(&hunt, None, &[20, 400, 8902]);
}

/// A game ends where a piece arrives in its flag region. The rules page says so.
#[test]
fn a_flag_region_ends_the_game() {
    let both = "[hill:chess]\nflagPiece = k\nflagRegion = d4 e4 d5 e5\n";
    let sides = "[walk:chess]\nflagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1\nflagMove = false\n";
    let game = |text: &str| {
        let game = imported("variants.ini", text, None);
        assert_eq!(messages(&game), [], "{text}");
        game
    };
    let hill = game(both);
    assert!(
        hill.text
            .contains("arrival: (zone: \"goal\", pieces: [\"king\"])"),
        "{}",
        hill.text
    );
    for hill in [hill, game("[x:kingofthehill]\n")] {
        let fen = "4k3/8/8/8/8/3K4/8/8 w - - 0 1";
        count(&hill, Some(fen), &[8, 30, 240, 1458]);
        let fen = "r3k2r/8/4K3/8/8/8/P6P/8 w kq - 0 1";
        count(&hill, Some(fen), &[9, 146, 1115, 20522]);
    }
    let walk = game(sides);
    let fen = "8/2K5/8/8/8/2k5/3p4/3R4 w - - 0 1";
    count(&walk, Some(fen), &[16, 115, 2049, 19171]);
    let left = imported(
        "variants.ini",
        &sides.replace("flagMove = false", "flagMove = true"),
        None,
    );
    assert_eq!(
        messages(&left),
        [(
            5,
            "`flagMove` cannot be said in a game file and was left out".to_owned()
        )]
    );
    let wrong = import(
        "variants.ini",
        &both.replace("flagPiece = k", "flagPiece = z"),
        None,
    );
    assert_eq!(wrong.unwrap_err()[0].message, "no piece has the letter `z`");
}

/// The counts are published for Grand Chess.
#[test]
fn a_name_and_a_base_are_a_game() {
    let game = imported("variants.ini", "[mine:grand]\n", None);
    count(&game, None, &[65, 4_225, 259_514]);
}

#[test]
fn a_diagram_is_the_same_game_as_its_variants_ini() {
    let page = fs::read_to_string("tests/import/court.html").unwrap();
    let game = imported("court.html", &page, None);
    assert_eq!(game.name, "Falcon Court");
    let unsaid = "`stalemate` cannot be said in a game file and was left out";
    assert_eq!(messages(&game), [(9, unsaid.to_owned())]);
    count(&game, None, &[25, 625, 16975]);
    let fen = "r3k3r/9/1Pp3gP1/3H5/4p4/4P1G2/p1P3p2/9/R3K3R w KQkq - 0 1";
    count(&game, Some(fen), &[49, 2109, 97023]);
    let turned = fs::read_to_string("tests/import/turned.txt").unwrap();
    let game = imported("turned.txt", &turned, Some("Turned"));
    assert_eq!(messages(&game), []);
    count(&game, None, &[12, 144, 2124]);
}

#[test]
fn each_thing_that_a_game_file_cannot_say_has_a_warning_and_a_comment() {
    let text = "[a:chess]\nblastOnCapture = true\npieceDrops = true\n# a comment\nknight = n:nZ\ncannon = w\nstalemateValue = win\nnoSuchKey = 3\nqueen = q\nmustCapture = false\n";
    let game = imported("a.ini", text, None);
    let lines: Vec<usize> = messages(&game).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [5, 6, 2, 3, 8, 7], "{:?}", messages(&game));
    for word in [
        "blastOnCapture = true",
        "pieceDrops = true",
        "nZ",
        "cpR",
        "stalemateValue = win",
        "noSuchKey = 3",
    ] {
        let comments = game
            .text
            .lines()
            .filter(|line| line.trim().starts_with("//"));
        assert!(
            comments.clone().any(|line| line.contains(word)),
            "{word}:\n{}",
            game.text
        );
    }
    let text = "files=8 ranks=8 holdings=1 baseURL=x\npawn:P:fmWfcF:pawn:a2-h2\nhopper:H:gQ:x:b1\nking:K:K:king:e1\n";
    let game = imported("a.txt", text, None);
    let found = messages(&game);
    let lines: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [1, 1, 3], "{found:?}");
}

#[test]
fn what_is_no_game_has_an_error_that_says_where() {
    for (text, line, words) in [
        ("hello", None, "neither"),
        ("", None, "neither"),
        ("[Event \"x\"]\n\n1. e4 e5 *", None, "neither"),
        ("[a:chess]\nx = 1\n[b:chess]\n", None, "2 games"),
        ("[a:shogi]\nmaxRank = 9\n", Some(1), "shogi"),
        ("[a:a]\nmaxRank = 9\n", Some(1), "`a`"),
        ("[a:chess]\nmaxRank = 9\n", Some(1), "8 ranks"),
        ("[a:chess]\nmaxRank = 999999999999\n", Some(2), "maxRank"),
        (
            "[a:chess]\nstartFen = 8/8/8/8/8/8/8/8\n",
            None,
            "no game can be made",
        ),
        (
            "[a:chess]\nstartFen = xxxxxxxx/8/8/8/8/8/8/8\n",
            Some(2),
            "`x`",
        ),
        ("[a:chess]\nking = -\n", Some(1), "needs a king"),
        (
            "[a:chess]\nknight = knight\n",
            Some(2),
            "a piece is a letter",
        ),
        (
            "[a:chess]\ncastling = maybe\n",
            Some(2),
            "`true` or `false`",
        ),
        ("files=99\nking:K:K:king:e1\n", Some(1), "from 0 to 26"),
        ("files=4\nking:K:K:king:e1\n", Some(2), "outside the board"),
        (
            "king:K:K:king:e1\nrook:R:R:rook:e1\n",
            Some(2),
            "two pieces stand on e1",
        ),
        ("royal=7\nking:K:K:king:e1\n", Some(1), "no piece `7`"),
        ("symmetry=odd\nking:K:K:king:e1\n", Some(1), "`mirror`"),
    ] {
        let mistakes = import("x", text, None).expect_err(text);
        let first = &mistakes[0];
        assert!(first.message.contains(words), "{text}: {}", first.message);
        assert_eq!(
            first.position().map(|(line, _)| line),
            line,
            "{text}: {}",
            first.message
        );
    }
}
