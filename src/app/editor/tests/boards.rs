//! Custom boards.

use super::*;
use baroque::sketch::{CastlingChoice, pieces_for};

/// A custom board of this size for a game in its default layout.
fn own(game: &str, layout: Option<&str>, width: usize, height: usize) -> Editor {
    let mut it = editor(game, layout, None);
    it.apply(Edit::Size(width, height), games());
    it.apply(Edit::NewBoard, games());
    it
}

#[test]
fn a_new_board_keeps_the_pieces_and_gets_its_own_zones_and_castlings() {
    let it = own("chess", Some("8x8"), 9, 10);
    let board = it.sketch.custom_board().unwrap();
    let pieces = pieces_for(board, it.variant(), it.sketch.setup());
    let layout = board.layout(&pieces);
    let array = layout.array.unwrap();
    assert_eq!(array[0], "rnbq.kbnr");
    assert_eq!(array[9], "RNBQ.KBNR");
    assert_eq!(array[8], "PPPP.PPPP");
    let zones: Vec<[String; 3]> = layout
        .zones
        .unwrap()
        .into_iter()
        .map(|zone| [zone.name, zone.white, zone.black])
        .collect();
    // As on the published board with ten ranks: pawns start on the second rank and can reach the fifth.
    let wanted = [
        ["first rank", "*1", "*10"],
        ["home", "*2", "*9"],
        ["double step end", "*5", "*6"],
        ["last rank", "*10", "*1"],
    ];
    assert_eq!(zones, wanted.map(|zone| zone.map(str::to_owned)));
    let castling: Vec<(String, String)> = layout
        .castling
        .unwrap()
        .into_iter()
        .map(|castling| (castling.king, castling.rook))
        .collect();
    let files = |king: &str, rook: &str| (king.to_owned(), rook.to_owned());
    assert_eq!(castling, [files("fh", "ig"), files("fd", "ae")]);
    assert_eq!(it.verdict().problems, [] as [String; 0]);
    let (game, position) = it.playable().unwrap();
    assert_eq!(game.geometry().len(), 90);
    // Eight pawns with one to four moves each, and two knights with two moves, or more next to the gap.
    assert!(game.legal_moves(&position).len() >= 8 * 4 + 4);
}

#[test]
fn edge_zones_stay_at_the_edge_and_squares_can_be_removed() {
    let mut it = own("rococo", None, 12, 9);
    let board = it.sketch.custom_board().unwrap().clone();
    let zones = board
        .layout(&pieces_for(&board, it.variant(), it.sketch.setup()))
        .zones;
    let edge = zones.unwrap().into_iter().find(|zone| zone.name == "edge");
    let mut words: Vec<String> = edge
        .unwrap()
        .white
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    words.sort();
    assert_eq!(words, ["*1", "*9", "a*", "l*"]);
    assert_eq!(it.verdict().problems, [] as [String; 0]);
    let before = it.sketch.setup().pieces.len();
    it.apply(Edit::RemoveSquare(square(&it, "f5")), games());
    assert_eq!(it.variant().geometry().len(), 12 * 9 - 1);
    assert_eq!(it.sketch.setup().pieces.len(), before);
    // The column and row of f5, from the top left.
    it.apply(Edit::AddSquare(5, 4), games());
    assert_eq!(it.variant().geometry().len(), 12 * 9);
    it.apply(Edit::Undo, games());
    it.apply(Edit::Undo, games());
    it.apply(Edit::Undo, games());
    assert_eq!(it.variant().layout(), "10x10");
    assert!(it.sketch.custom_board().is_none());
}

#[test]
fn a_hole_between_king_and_rook_removes_their_castling() {
    let mut it = own("chess", Some("8x8"), 8, 8);
    it.apply(Edit::RemoveSquare(square(&it, "f1")), games());
    let board = it.sketch.custom_board().unwrap().clone();
    let layout = board.layout(&pieces_for(&board, it.variant(), it.sketch.setup()));
    let messages: Vec<(String, Option<String>)> = layout
        .castling
        .unwrap()
        .into_iter()
        .map(|castling| (castling.king, castling.partner))
        .collect();
    // A layout cannot give a castling to Black alone while White's pieces are on the same squares.
    assert_eq!(messages, [("ec".to_owned(), None)]);
    let letters = |it: &Editor| {
        let (game, _) = it.playable().unwrap();
        let castlings = game.settings().castlings.iter();
        castlings
            .map(|castling| castling.letter)
            .collect::<String>()
    };
    assert_eq!(letters(&it), "Qq");
    it.apply(Edit::Erase(square(&it, "h1"), false), games());
    assert_eq!(letters(&it), "Qqk");
    it.apply(Edit::Start, games());
    assert_eq!(
        it.sketch.setup().pieces.len(),
        31,
        "all but the bishop of f1"
    );
}

#[test]
fn a_board_without_a_king_has_a_problem() {
    let mut it = own("chess", Some("8x8"), 9, 10);
    let king = square(&it, "f1");
    it.apply(Edit::Erase(king, false), games());
    let said = it.verdict().problems.join(" ");
    assert!(said.contains("White has no king"), "{said}");
    assert!(it.playable().is_err());
    it.apply(Edit::Undo, games());
    assert!(it.playable().is_ok());
}

#[test]
fn every_game_allows_many_board_sizes_or_gives_a_reason() {
    for id in games().ids() {
        for (width, height) in [
            (9, 10),
            (4, 4),
            (16, 8),
            (8, 16),
            (11, 11),
            (3, 9),
            (16, 16),
        ] {
            let mut it = own(id, None, width, height);
            let made = it.sketch.custom_board().is_some();
            let fits = width.min(height) >= 4 && width * height <= 128;
            assert_eq!(made, fits, "{id} {width} {height}: {:?}", it.file.message);
            assert_eq!(it.file.message.is_none(), fits, "{id} {width} {height}");
            if made {
                it.apply(Edit::Clear, games());
                assert!(!it.verdict().problems.is_empty(), "{id}: no kings");
                it.apply(Edit::Undo, games());
                scene::compose(&it);
            }
        }
    }
}

#[test]
fn a_smaller_board_keeps_the_royal_pieces() {
    for id in games().ids() {
        let it = own(id, None, 4, 6);
        let royals = it.variant().royals();
        let count = |setup: &baroque::rules::Setup, royals: baroque::rules::TypeSet| {
            let pieces = setup.pieces.iter();
            pieces
                .filter(|(_, piece)| royals.contains(piece.piece_type()))
                .count()
        };
        let game = games().variant(id, None, &[]).unwrap();
        let before = count(&game.start().setup(), game.royals());
        assert_eq!(count(it.sketch.setup(), royals), before, "{id}");
    }
}

#[test]
fn the_fen_of_a_new_board_has_castling_rights_and_can_be_read() {
    let mut it = own("chess", Some("8x8"), 9, 10);
    let fen = it.fen().text.clone();
    assert!(fen.ends_with(" w KQkq - 0 1"), "{fen}");
    it.apply(Edit::Clear, games());
    it.apply(Edit::Fen(fen.clone()), games());
    assert_eq!(it.fen().error, None);
    it.apply(Edit::FenDone, games());
    assert_eq!(it.fen().text, fen);
}

/// The zones of the custom board: name, White's squares and Black's.
fn zones(it: &Editor) -> Vec<(String, String, String)> {
    let board = it.sketch.custom_board().unwrap();
    let layout = board.layout(&pieces_for(board, it.variant(), it.sketch.setup()));
    let zones = layout.zones.unwrap_or_default().into_iter();
    zones
        .map(|zone| (zone.name, zone.white, zone.black))
        .collect()
}

/// Changes a square of a zone, with the same change for the other side if the editor says so.
fn toggle(it: &mut Editor, zone: &str, color: Color, at: &str) {
    let index = it.variant().zones().position(|(name, _)| name == zone);
    let at = square(it, at);
    it.apply(Edit::Zone(index.unwrap(), color, at, false), games());
}

#[test]
fn squares_of_zones_are_set_for_both_sides_or_one() {
    let mut it = editor("chess", Some("8x8"), None);
    let at = |it: &Editor, zone: &str| {
        let all = zones(it).into_iter();
        let found = all.into_iter().find(|(name, ..)| name == zone);
        found.map(|(_, white, black)| (white, black)).unwrap()
    };
    let pair = |white: &str, black: &str| (white.to_owned(), black.to_owned());
    toggle(&mut it, "last rank", Color::White, "a7");
    assert_eq!(at(&it, "last rank"), pair("*8 a7", "*1 a2"));
    assert_eq!(at(&it, "home"), pair("*2", "*7"), "the others stay");
    it.apply(Edit::BothSides(false), games());
    toggle(&mut it, "last rank", Color::Black, "a2");
    assert_eq!(at(&it, "last rank"), pair("*8 a7", "*1"));
    assert_eq!(it.verdict().problems, [] as [String; 0]);
    // A larger board keeps the change, and undo removes it.
    it.apply(Edit::Size(8, 10), games());
    it.apply(Edit::NewBoard, games());
    assert!(at(&it, "last rank").0.contains("*10"), "{:?}", zones(&it));
    for _ in 0..3 {
        it.apply(Edit::Undo, games());
    }
    assert!(it.sketch.custom_board().is_none());
}

#[test]
fn another_change_of_a_board_keeps_the_castlings_of_its_game() {
    let mut games = Catalogue::built_in();
    let text = "(format: 1, base: \"chess\", name: \"Near\", setups: {\"8x8\": (castling: [
        (king: \"ef\", rook: \"he\"), (king: \"eb\", rook: \"ac\")])})";
    games.add(
        "near.ron",
        baroque::variant_file::Source::new("near.ron", text),
    );
    let variant = Arc::new(games.variant("near", None, &[]).unwrap());
    let setup = variant.start().setup();
    let mut it = Editor::new(variant, setup, PERSONS);
    let zone = it
        .variant()
        .zones()
        .position(|(name, _)| name == "last rank");
    let a7 = square(&it, "a7");
    it.apply(Edit::Zone(zone.unwrap(), Color::White, a7, false), &games);
    let d4 = square(&it, "d4");
    it.apply(Edit::RemoveSquare(d4), &games);
    assert_eq!(it.verdict().problems, [] as [String; 0]);
    let (game, _) = it.playable().unwrap();
    let stops: Vec<&str> = game
        .settings()
        .castlings
        .iter()
        .map(|castling| game.geometry().name(castling.king_to))
        .collect();
    assert_eq!(stops.len(), 4);
    for stop in ["f1", "b1", "f8", "b8"] {
        assert!(stops.contains(&stop), "{stops:?}");
    }
}

#[test]
fn a_pawn_that_can_never_promote_is_a_warning_and_no_mistake() {
    let mut it = editor("chess", Some("8x8"), None);
    assert_eq!(it.verdict().warnings, [] as [String; 0]);
    // No pawn comes back to the first rank.
    toggle(&mut it, "last rank", Color::White, "a1");
    for file in 'a'..='h' {
        toggle(&mut it, "last rank", Color::White, &format!("{file}8"));
    }
    // A zone keeps its last square.
    toggle(&mut it, "last rank", Color::White, "a1");
    assert!(it.file.message.is_some());
    let verdict = it.verdict();
    let warned = verdict.warnings.join(" ");
    assert!(warned.contains("can never promote"), "{verdict:?}");
    assert!(it.playable().is_ok());
}

#[test]
fn the_castling_partner_and_the_steps_of_the_king_can_be_chosen() {
    let mut it = editor("chess", Some("8x8"), None);
    let castlings = |it: &Editor| {
        let board = it.sketch.custom_board().unwrap();
        let layout = board.layout(&pieces_for(board, it.variant(), it.sketch.setup()));
        let castlings = layout.castling.unwrap().into_iter();
        castlings
            .map(|castling| (castling.king, castling.rook))
            .collect::<Vec<_>>()
    };
    let files = |king: &str, rook: &str| (king.to_owned(), rook.to_owned());
    let choose = |it: &mut Editor, partner: &str, steps| {
        let partner = partner.to_owned();
        let choice = Some(CastlingChoice { partner, steps });
        it.apply(Edit::CastlingRule(choice), games());
    };
    choose(&mut it, "rook", 3);
    assert_eq!(castlings(&it), [files("eh", "hg"), files("eb", "ac")]);
    choose(&mut it, "knight", 2);
    assert_eq!(castlings(&it), [files("eg", "gf"), files("ec", "bd")]);
    assert_eq!(it.verdict().problems, [] as [String; 0]);
    it.apply(Edit::CastlingRule(None), games());
    assert_eq!(castlings(&it), []);
    assert_eq!(it.castling_choice(), None);
}

#[test]
fn a_new_board_of_the_same_size_keeps_its_missing_corners_and_its_name() {
    let mut catalogue = Catalogue::built_in();
    let text = "(format: 1, base: \"chess\", name: \"Cut on 8 × 8\", setups: {\"cut\": (array: \"
        #nbqkbn#
        pppppppp
        ........
        ........
        ........
        ........
        PPPPPPPP
        #NBQKBN#
    \", zones: {
        \"first rank\": (white: \"*1\", black: \"*8\"),
        \"home\": (white: \"*2\", black: \"*7\"),
        \"double step end\": (white: \"*4\", black: \"*5\"),
        \"last rank\": (white: \"*8\", black: \"*1\"),
    })})";
    let source = baroque::variant_file::Source::new("cut.ron", text);
    catalogue.add("cut.ron", source);
    let variant = Arc::new(catalogue.variant("cut", None, &[]).unwrap());
    let setup = variant.start().setup();
    let mut it = Editor::new(variant, setup, PERSONS);
    it.apply(Edit::NewBoard, &catalogue);
    assert_eq!(it.variant().geometry().len(), 60);
    assert_eq!(it.file.layout, "cut");
    assert_eq!(it.file.name, "Cut on 8 × 8");
    it.apply(Edit::Size(10, 8), &catalogue);
    it.apply(Edit::NewBoard, &catalogue);
    assert_eq!(it.variant().geometry().len(), 76);
    assert_eq!(it.file.name, "Cut on 10 × 8");
    // Squares come back one by one.
    it.apply(Edit::AddSquare(0, 0), &catalogue);
    assert_eq!(it.variant().geometry().len(), 77);
}
