//! What changes do to a position.

mod boards;

use super::*;
use baroque::notation::{parse_fen, parse_setup};
use baroque::rules::{Bitboard, CastlingRights, Square};
use baroque::search::Level;
use baroque::variant_file::Catalogue;
use std::sync::OnceLock;

const PERSONS: ByColor<Player> = ByColor {
    white: Player::Human,
    black: Player::Computer(Level::Casual),
};

fn editor(game: &str, layout: Option<&str>, fen: Option<&str>) -> Editor {
    let variant = Catalogue::built_in().variant(game, layout, &[]).unwrap();
    let setup = match fen {
        Some(fen) => parse_setup(&variant, fen).unwrap(),
        None => variant.start().setup(),
    };
    Editor::new(Arc::new(variant), setup, PERSONS)
}

fn square(editor: &Editor, name: &str) -> Square {
    editor.variant().geometry().square(name).unwrap()
}

fn piece(editor: &Editor, letter: char) -> Piece {
    editor.variant().piece(letter).unwrap()
}

fn games() -> &'static Catalogue {
    static GAMES: OnceLock<Catalogue> = OnceLock::new();
    GAMES.get_or_init(Catalogue::built_in)
}

/// The FEN in the field.
fn fen(editor: &Editor) -> &str {
    &editor.fen().text
}

fn right(color: Color, long: bool) -> CastlingRights {
    CastlingRights::of(color, long)
}

#[test]
fn pieces_can_be_put_moved_and_removed_with_undo_and_redo() {
    let mut it = editor("chess", Some("8x8"), Some("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    let (e4, c5) = (square(&it, "e4"), square(&it, "c5"));
    let steps = [
        (
            Edit::Put(e4, piece(&it, 'Q'), false),
            "4k3/8/8/8/4Q3/8/8/4K3 w - - 0 1",
        ),
        (Edit::Move(e4, c5), "4k3/8/8/2Q5/8/8/8/4K3 w - - 0 1"),
        (
            Edit::Put(c5, piece(&it, 'n'), false),
            "4k3/8/8/2n5/8/8/8/4K3 w - - 0 1",
        ),
        (Edit::Erase(c5, false), "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        (Edit::Turn(Color::Black), "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        (Edit::Clear, "8/8/8/8/8/8/8/8 b - - 0 1"),
        (
            Edit::Start,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ),
    ];
    let mut seen = vec![fen(&it).to_owned()];
    for (edit, wanted) in steps {
        it.apply(edit, games());
        assert_eq!(fen(&it), wanted);
        seen.push(wanted.to_owned());
    }
    for wanted in seen.iter().rev().skip(1) {
        it.apply(Edit::Undo, games());
        assert_eq!(fen(&it), wanted);
    }
    it.apply(Edit::Undo, games());
    for wanted in &seen[1..] {
        it.apply(Edit::Redo, games());
        assert_eq!(fen(&it), wanted);
    }
}

#[test]
fn a_stroke_is_one_step_and_no_change_is_none() {
    let mut it = editor("chess", Some("8x8"), Some("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    let pawn = piece(&it, 'P');
    for (index, name) in ["a2", "b2", "c2"].into_iter().enumerate() {
        it.apply(Edit::Put(square(&it, name), pawn, index > 0), games());
    }
    it.apply(Edit::Put(square(&it, "c2"), pawn, false), games());
    assert_eq!(fen(&it), "4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1");
    it.apply(Edit::Undo, games());
    assert_eq!(fen(&it), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(!it.sketch.has_past());
}

#[test]
fn a_castling_right_disappears_with_its_rook_and_can_be_restored() {
    let mut it = editor("chess", Some("8x8"), None);
    it.apply(Edit::Erase(square(&it, "h1"), false), games());
    assert!(fen(&it).ends_with(" w Qkq - 0 1"), "{}", fen(&it));
    it.apply(Edit::Castling(right(Color::White, false)), games());
    assert!(fen(&it).ends_with(" w Qkq - 0 1"), "the rook is not there");
    it.apply(
        Edit::Put(square(&it, "h1"), piece(&it, 'R'), false),
        games(),
    );
    it.apply(Edit::Castling(right(Color::White, false)), games());
    it.apply(Edit::Castling(right(Color::Black, true)), games());
    assert!(fen(&it).ends_with(" w KQk - 0 1"), "{}", fen(&it));
}

#[test]
fn mirroring_swaps_left_and_right_or_the_sides() {
    let start = "r3k2r/8/8/8/2N5/1P6/8/R3K3 w Qkq - 3 9";
    let mut it = editor("chess", Some("8x8"), Some(start));
    it.apply(Edit::Mirror, games());
    assert_eq!(fen(&it), "r2k3r/8/8/8/5N2/6P1/8/3K3R w - - 3 9");
    it.apply(Edit::Undo, games());
    it.apply(Edit::CopyWhite, games());
    let copied = "r3k3/8/1p6/2n5/2N5/1P6/8/R3K3 w Qq - 3 9";
    assert_eq!(fen(&it), copied);
    it.apply(Edit::Undo, games());
    it.apply(Edit::SwapSides, games());
    let swapped = "r3k3/8/1p6/2n5/8/8/8/R3K2R b KQq - 3 9";
    assert_eq!(fen(&it), swapped);
    it.apply(Edit::SwapSides, games());
    assert_eq!(fen(&it), start);
}

#[test]
fn two_sheets_and_different_armies_can_be_mirrored() {
    // The rows are 9, 8', 8, 7 … 2, 1, 1', 0. So rank 1 mirrors rank 8, and rank 1' mirrors rank 8'.
    let mut it = editor("chessma-84", None, None);
    it.apply(Edit::Clear, games());
    it.apply(
        Edit::Put(square(&it, "a1"), piece(&it, 'R'), false),
        games(),
    );
    it.apply(
        Edit::Put(square(&it, "a1'"), piece(&it, 'E'), false),
        games(),
    );
    it.apply(Edit::CopyWhite, games());
    let at = |name| it.position().piece(square(&it, name));
    assert_eq!(at("a8"), Some(piece(&it, 'r')));
    assert_eq!(at("a8'"), Some(piece(&it, 'e')));
    let mut it = editor("mixed", None, None);
    it.apply(Edit::SwapSides, games());
    it.apply(Edit::SwapSides, games());
    it.apply(Edit::CopyWhite, games());
}

#[test]
fn the_fen_follows_the_board_and_the_board_follows_a_valid_fen() {
    let mut it = editor("chess", Some("8x8"), Some("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    it.apply(Edit::Fen("4k3/8/8/8/8/8/8/R3K3 b".to_owned()), games());
    assert_eq!(fen(&it), "4k3/8/8/8/8/8/8/R3K3 b", "it stays as typed");
    assert_eq!(
        it.position().piece(square(&it, "a1")),
        Some(piece(&it, 'R'))
    );
    it.apply(Edit::FenDone, games());
    assert_eq!(fen(&it), "4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
    for nonsense in [
        "",
        "x",
        "4k3/8/8/8/8/8/8/R3K33 b",
        "9/9",
        "4k3/8/8/8/8/8/8/4K3 z",
        "é/🦀",
    ] {
        let before = it.sketch.setup().clone();
        it.apply(Edit::Fen(nonsense.to_owned()), games());
        assert!(it.fen().error.is_some(), "{nonsense}");
        assert_eq!(fen(&it), nonsense);
        assert_eq!(*it.sketch.setup(), before, "{nonsense}");
        it.apply(Edit::FenDone, games());
        assert_eq!(fen(&it), nonsense, "the typed text stays");
    }
    it.apply(Edit::Turn(Color::White), games());
    assert_eq!(it.fen().error, None);
    assert_eq!(fen(&it), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
}

#[test]
fn all_problems_are_listed() {
    let wrong = "P6k/8/8/8/8/8/8/8 w KQ e3 0 1";
    let mut it = editor("chess", Some("8x8"), None);
    it.apply(Edit::Fen(wrong.to_owned()), games());
    let said = it.verdict().problems.join("\n");
    for words in ["pawn on a8", "White has no king", "`K`", "`Q`", "passed e3"] {
        assert!(said.contains(words), "{words} in {said}");
    }
    assert!(it.playable().is_err());
    it.apply(
        Edit::Fen("7k/8/8/8/8/8/8/K6R w - - 0 1".to_owned()),
        games(),
    );
    let said = it.verdict().problems.join("\n");
    assert!(said.contains("White is to move"), "{said}");
    it.apply(
        Edit::Fen("7k/8/8/8/8/8/8/K6R b - - 0 1".to_owned()),
        games(),
    );
    assert_eq!(it.verdict().problems, [] as [String; 0]);
    assert!(it.playable().is_ok());
}

#[test]
fn the_result_of_a_finished_position_is_shown() {
    // Black is stalemated, by the rules of chess.
    let it = editor("chess", Some("8x8"), Some("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    let standing = it.verdict().standing.clone().unwrap();
    assert!(standing.contains("Draw: stalemate"), "{standing}");
}

#[test]
fn only_possible_en_passant_fields_and_swap_bans_are_offered() {
    let it = editor(
        "coordinator-chess",
        Some("10x10"),
        Some("5k4/10/10/10/1P3p4/4P5/2P7/10/3p6/5K4 b - - 0 1"),
    );
    let names = |squares: &Bitboard| {
        let names = squares.into_iter().map(|s| it.variant().geometry().name(s));
        names.collect::<Vec<&str>>().join("")
    };
    // From their second rank, pawns can move two or three squares. Nothing is possible at b6. A pawn at e5 passed e3
    // and e4, and one at c4 passed c3.
    let found: Vec<String> = runs(it.variant(), it.sketch.setup())
        .iter()
        .map(names)
        .collect();
    let mut sorted = found.clone();
    sorted.sort();
    assert_eq!(sorted, ["c3", "e3e4"]);
    for squares in runs(it.variant(), it.sketch.setup()) {
        let mut it = it.clone();
        it.apply(Edit::EnPassant(squares), games());
        assert_eq!(it.verdict().problems, [] as [String; 0]);
        assert!(parse_fen(it.variant(), fen(&it)).is_ok(), "{}", fen(&it));
    }
    let it = editor(
        "swapper-chess",
        Some("10x10"),
        Some("5k4/10/10/3s6/10/10/3S6/10/10/5K4 w - - 0 1"),
    );
    let (d4, d7) = (square(&it, "d4"), square(&it, "d7"));
    assert_eq!(bans(it.variant(), it.sketch.setup()), [(d4, d7)]);
    let mut it = it;
    it.apply(Edit::Ban(Some((d4, d7))), games());
    assert!(fen(&it).ends_with(" ban:d4d7"), "{}", fen(&it));
    it.apply(Edit::Erase(d4, false), games());
    assert!(!fen(&it).contains("ban"), "{}", fen(&it));
}

#[test]
fn pieces_in_hand_are_counted() {
    let mut it = editor("renaissance", None, None);
    let bomb = piece(&it, 'B');
    it.apply(Edit::Hold(bomb), games());
    it.apply(Edit::Hold(bomb), games());
    it.apply(Edit::Hold(piece(&it, 'p')), games());
    assert!(fen(&it).contains("[BBp]"), "{}", fen(&it));
    it.apply(Edit::Release(bomb), games());
    it.apply(Edit::Release(piece(&it, 'w')), games());
    assert!(fen(&it).contains("[Bp]"), "{}", fen(&it));
    assert_eq!(it.verdict().problems, [] as [String; 0]);
    let mut it = editor("chess", None, None);
    let before = fen(&it).to_owned();
    it.apply(Edit::Hold(piece(&it, 'Q')), games());
    assert_eq!(fen(&it), before, "chess has no hands");
}

#[test]
fn another_game_in_the_editor_is_one_step() {
    let mut it = editor("chess", Some("8x8"), None);
    let before = fen(&it).to_owned();
    let other = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
    let start = other.start().setup();
    it.open(games(), Arc::new(other), start);
    assert_eq!(it.variant().id(), "ultima");
    it.apply(Edit::Undo, games());
    assert_eq!(it.variant().id(), "chess");
    assert_eq!(fen(&it), before);
}

/// Random edits never panic, and the verdict agrees with the FEN parser.
#[test]
fn random_edits_never_panic() {
    let catalogue = Catalogue::built_in();
    let mut seed = 1_u64;
    let mut random = |below: usize| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(99);
        (seed >> 33) as usize % below
    };
    for id in catalogue.ids() {
        let mut it = editor(id, None, None);
        let squares: Vec<Square> = it.variant().geometry().squares().into_iter().collect();
        let kinds: Vec<Piece> = Color::ALL.into_iter().flat_map(|c| it.army(c)).collect();
        for _ in 0..60 {
            let (one, other) = (
                squares[random(squares.len())],
                squares[random(squares.len())],
            );
            let other = if one == other { squares[0] } else { other };
            let piece = kinds[random(kinds.len())];
            it.apply(
                match random(16) {
                    0..4 => Edit::Put(one, piece, random(2) == 0),
                    4 => Edit::Erase(one, false),
                    5..7 => Edit::Move(one, other),
                    7 => Edit::Mirror,
                    8 => Edit::CopyWhite,
                    9 => Edit::SwapSides,
                    10 => Edit::EnPassant(Bitboard::of(one).with(other)),
                    11 if one != other => Edit::Ban(Some((one.min(other), one.max(other)))),
                    12 => Edit::Choice(random(256) as u8),
                    13 => Edit::Hold(piece),
                    14 => Edit::Undo,
                    _ => Edit::Castling(right(Color::ALL[random(2)], random(2) == 0)),
                },
                games(),
            );
            let read = parse_fen(it.variant(), fen(&it));
            assert_eq!(read.is_ok(), it.playable().is_ok(), "{id}: {}", fen(&it));
            assert_eq!(read.is_ok(), it.verdict().problems.is_empty());
            let again = parse_setup(it.variant(), fen(&it));
            let again = again.map(|setup| write_setup(it.variant(), &setup));
            assert_eq!(again.as_deref(), Ok(fen(&it)), "{id}");
            scene::compose(&it);
        }
    }
}
