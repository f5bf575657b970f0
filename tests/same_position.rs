//! Two positions are the same if the same moves are legal in them: a square that a pawn has passed counts only if a
//! capture on it is legal (FIDE's laws of chess, article 9.2.3).

use crate::random_boards;

use baroque::book;
use baroque::game::Record;
use baroque::notation::{find_move, parse_fen, write_fen};
use baroque::rules::{Bitboard, DrawReason, Move, Outcome, Position, Setup, Travel, Variant};
use baroque::variant_file::Catalogue;
use random_boards::{Random, crowd, scatter, thin, throng};
use std::sync::Arc;

fn variant(game: &str, layout: &str) -> Variant {
    Catalogue::built_in()
        .variant(game, Some(layout), &[])
        .unwrap()
}

/// The position of a placement with Black to move and these squares passed. Its FEN says the same.
fn after(variant: &Variant, placement: &str, side: char, passed: &str) -> Position {
    let fen = format!("{placement} {side} - {passed} 0 1");
    let position = parse_fen(variant, &fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let written = write_fen(variant, &position).replace("[]", "");
    assert_eq!(written, fen);
    position
}

fn same(one: &Position, other: &Position) -> bool {
    let same = one.same_as(other);
    assert_eq!(same, one.hash() == other.hash());
    same
}

/// Whether the passed squares count in the position.
fn counts(game: (&str, &str), placement: &str, side: char, passed: &str) -> bool {
    let variant = variant(game.0, game.1);
    let with = after(&variant, placement, side, passed);
    let without = after(&variant, placement, side, "-");
    assert_ne!(with, without, "a FEN tells them apart");
    !same(&with, &without)
}

const CHESS: (&str, &str) = ("chess", "8x8");

#[test]
fn a_passed_square_counts_if_a_pawn_can_capture_there() {
    for (placement, side, passed) in [
        ("4k3/8/8/8/3pP3/8/8/4K3", 'b', "e3"),
        ("4k3/8/8/8/4Pp2/8/8/4K3", 'b', "e3"),
        ("4k3/8/8/3Pp3/8/8/8/4K3", 'w', "e6"),
        // The pawn that ran gives check, and the capture removes it.
        ("8/8/8/3k4/3pP3/8/8/4K3", 'b', "e3"),
        // The capture stays on the line of the pin.
        ("8/8/1k6/8/3pP3/8/5B2/4K3", 'b', "e3"),
        // One of two pawns is pinned.
        ("3k4/8/8/8/3pPp2/8/8/3RK3", 'b', "e3"),
        // Both pawns leave the rank, but a third piece stands there.
        ("8/8/8/8/kn1pP2R/8/8/4K3", 'b', "e3"),
    ] {
        assert!(counts(CHESS, placement, side, passed), "{placement}");
    }
}

#[test]
fn a_passed_square_without_a_legal_capture_does_not_count() {
    for (placement, side, passed) in [
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", 'b', "e3"),
        ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR", 'w', "e6"),
        // Other pieces than pawns do not capture en passant.
        ("4k3/8/8/8/2rnPbq1/8/8/4K3", 'b', "e3"),
        // The pawn is on another file, or on the far side of the board.
        ("4k3/8/8/8/2p1P3/8/8/4K3", 'b', "e3"),
        ("4k3/8/8/8/P6p/8/8/4K3", 'b', "a3"),
        // Pinned on the file, and on a diagonal.
        ("3k4/8/8/8/3pP3/8/8/3RK3", 'b', "e3"),
        ("3rk3/8/8/3Pp3/8/8/8/3K4", 'w', "e6"),
        ("8/8/5k2/8/3pP3/8/1B6/4K3", 'b', "e3"),
        // Both pawns leave the rank.
        ("8/8/8/8/k2pP2R/8/8/4K3", 'b', "e3"),
        ("8/8/8/8/R2pP2k/8/8/4K3", 'b', "e3"),
        ("8/8/8/q2pP1K1/8/8/8/4k3", 'w', "d6"),
        // Another piece gives check.
        ("4k3/8/8/1B6/3pP3/8/8/4K3", 'b', "e3"),
        ("5k2/8/8/8/1B1pP3/8/8/4K3", 'b', "e3"),
    ] {
        assert!(!counts(CHESS, placement, side, passed), "{placement}");
    }
}

/// A pawn just run may be captured even if it is frozen. A frozen pawn captures nothing.
#[test]
fn a_frozen_pawn_captures_nothing() {
    let game = ("immobilizer-chess", "10x8");
    let frozen = "4k5/10/10/2I7/3pP5/10/10/4K5";
    assert!(!counts(game, frozen, 'b', "e3"));
    let frozen_runner = "4k5/10/10/5i4/3pP5/10/10/4K5";
    assert!(counts(game, frozen_runner, 'b', "e3"));
    let both = "4k5/10/2I7/5i4/3pP5/10/10/4K5";
    assert!(counts(game, both, 'b', "e3"), "no Immobilizer touches d4");
    let held = "4k5/10/10/2Ii6/3pP5/10/10/4K5";
    assert!(
        !counts(game, held, 'b', "e3"),
        "a frozen Immobilizer freezes"
    );
}

/// The Mimotaur captures a pawn as a pawn does, but never en passant.
#[test]
fn a_mimic_does_not_capture_en_passant() {
    let game = ("mimotaur-chess", "10x8");
    assert!(!counts(game, "4k5/10/10/10/3mP5/10/10/4K5", 'b', "e3"));
    assert!(counts(game, "4k5/10/10/10/3pP5/10/10/4K5", 'b', "e3"));
}

#[test]
fn each_of_several_passed_squares_counts_by_itself() {
    let game = ("chess", "10x10");
    let board = |near: &str, far: &str| format!("4k5/10/10/10/10/{far}/{near}/10/10/4K5");
    // The pawn goes from e2 to e5. From d5 a pawn captures on e4, from d4 on e3.
    for (near, far, expected) in [
        ("10", "4P5", false),
        ("10", "3pP5", true),
        ("3p6", "4P5", true),
        ("5p4", "4P5", true),
        ("3p6", "3pP5", true),
        ("10", "2p1P5", false),
    ] {
        let placement = board(near, far);
        assert_eq!(
            counts(game, &placement, 'b', "e3e4"),
            expected,
            "{placement}"
        );
    }
}

/// A pawn put back on its first rank may run from there, past one more square. That square matters only if a pawn can
/// capture there.
#[test]
fn runs_from_different_ranks_lead_to_the_same_position_if_the_same_moves_are_legal() {
    let variant = variant("swapper-chess", "10x10");
    for (rank_3, rank_4, rank_5, expected) in [
        ("10", "3p6", "4P5", true),
        ("10", "10", "3pP5", true),
        ("10", "10", "4P5", true),
        ("3p6", "10", "4P5", false),
        ("3p6", "3p6", "4P5", false),
    ] {
        let placement = format!("8k1/10/10/10/10/{rank_5}/{rank_4}/{rank_3}/10/8K1");
        let from_home = after(&variant, &placement, 'b', "e3e4");
        let from_first = after(&variant, &placement, 'b', "e2e3e4");
        assert_eq!(same(&from_home, &from_first), expected, "{placement}");
    }
}

fn play(record: &mut Record, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = find_move(record.variant(), record.position(), text).unwrap();
        record.play(mv).unwrap();
    }
}

const ROUND: &str = "g1f3 g8f6 f3g1 f6g8";

#[test]
fn a_square_that_no_pawn_can_use_does_not_delay_a_repetition() {
    let game = Arc::new(variant("chess", "8x8"));
    let draw = Some(Outcome::Draw(DrawReason::Repetition));
    let start = game.start().clone();
    let mut record = Record::new(game.clone(), start.clone());
    play(&mut record, "e2e4 e7e5");
    play(&mut record, ROUND);
    assert_eq!(record.outcome(), None);
    play(&mut record, ROUND);
    assert_eq!(record.outcome(), draw);
    // Here e5xd6 is legal at the first occurrence only.
    let mut record = Record::new(game, start);
    play(&mut record, "e2e4 a7a6 e4e5 d7d5");
    play(&mut record, ROUND);
    play(&mut record, ROUND);
    assert_eq!(record.outcome(), None);
    // This is the third position after Nf3, but only the second one after Ng8.
    play(&mut record, "g1f3");
    assert_eq!(record.outcome(), draw);
}

#[test]
fn a_book_knows_a_position_after_a_transposition() {
    let game = variant("chess", "8x8");
    let text = b"[Variant \"chess\"]\n[Layout \"8x8\"]\n\n1. d4 Nf6 2. e4 Nxe4 *\n";
    let reading = book::read(text, &game, &Catalogue::built_in(), |_| true).unwrap();
    let mut position = game.start().clone();
    for text in ["e2e4", "g8f6", "d2d4"] {
        position = game.play(&position, find_move(&game, &position, text).unwrap());
    }
    let known = reading.book.moves(&game, &position);
    assert_eq!(known.len(), 1);
    assert_eq!(known[0].mv, find_move(&game, &position, "f6e4").unwrap());
}

/// The plies of a random game.
const PLIES: usize = 80;
/// The number of random boards of each kind, for each game.
const BOARDS: usize = 5;

/// In random games of all kinds, a position is the same as without its passed squares if and only if no en passant
/// capture is legal. The carried hash is the one of the position made anew.
#[test]
fn only_legal_captures_count_in_random_games() {
    let catalogue = Catalogue::built_in();
    let mut random = Random(20);
    let mut found = [0, 0];
    for id in catalogue.ids() {
        for layout in catalogue.info(id).unwrap().layouts {
            let variant = variant(id, &layout);
            for _ in 0..BOARDS {
                let boards =
                    [scatter, crowd, thin, throng].map(|board| board(&variant, &mut random));
                let start = Some(variant.start().clone());
                for board in boards.into_iter().chain([start]).flatten() {
                    play_out(&variant, board, &mut random, &mut found);
                }
            }
        }
    }
    assert!(found[0] > 500 && found[1] > 50, "{found:?}");
}

/// Plays a random game in which pawns run often, so that they meet.
fn play_out(
    variant: &Variant,
    mut position: Position,
    random: &mut Random,
    found: &mut [usize; 2],
) {
    for _ in 0..PLIES {
        let moves = variant.legal_moves(&position);
        let runs: Vec<&Move> = moves.iter().filter(|mv| mv.travel == Travel::Run).collect();
        let mv = match (moves.len(), runs.len()) {
            (0, _) => return,
            (_, count) if count > 0 && random.below(3) == 0 => *runs[random.below(count)],
            (count, _) => moves[random.below(count)],
        };
        position = variant.play(&position, mv);
        if let Some(counts) = check(variant, &position) {
            found[usize::from(counts)] += 1;
        }
    }
}

/// Whether the passed squares count; `None` if there are none.
fn check(variant: &Variant, position: &Position) -> Option<bool> {
    let fen = write_fen(variant, position);
    let place = format!("{} {}: {fen}", variant.id(), variant.layout());
    let again = parse_fen(variant, &fen).expect(&place);
    assert!(again == *position && again.same_as(position), "{place}");
    assert_eq!(again.hash(), position.hash(), "{place}");
    if position.en_passant().is_empty() {
        return None;
    }
    let without = Setup {
        en_passant: Bitboard::EMPTY,
        ..position.setup()
    };
    let without = variant.position(&without).expect(&place);
    let captures = variant.legal_moves(position);
    let counts = captures.iter().any(|mv| mv.travel == Travel::EnPassant);
    assert_eq!(same(position, &without), !counts, "{place}");
    let others = |position: &Position| {
        let mut moves = variant.legal_moves(position);
        moves.retain(|mv| mv.travel != Travel::EnPassant);
        moves
    };
    assert_eq!(others(position), others(&without), "{place}");
    Some(counts)
}
