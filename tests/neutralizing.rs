//! Neutralizing: enemies next to the piece have no power and capture only by displacement. The positions are worked out by
//! hand from the rule.

use baroque::diagram::{BoardView, Shape, all_neutralized, static_board};
use baroque::explain::{refusal, standing};
use baroque::guide::page_about;
use baroque::notation::{parse_fen, write_fen};
use baroque::rules::{Color, Move, Position, Variant};
use baroque::variant_file::{Catalogue, Source};
use std::sync::Arc;

/// A game and one of its positions.
struct Board(Variant, Position);

impl Board {
    fn new(knights: &str, fen: &str) -> Board {
        let variant = neutral(knights);
        let position = parse_fen(&variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        Board(variant, position)
    }

    /// The legal moves between two squares, written as `d1d5`.
    fn between(&self, squares: &str) -> Vec<Move> {
        let at = |name: &str| self.0.geometry().square(name).unwrap();
        let (from, to) = (at(&squares[..2]), at(&squares[2..]));
        let legal = self.0.legal_moves(&self.1).into_iter();
        legal.filter(|mv| (mv.from, mv.to) == (from, to)).collect()
    }

    fn allows(&self, squares: &str) -> bool {
        !self.between(squares).is_empty()
    }

    /// The squares of the pieces that the only move between two squares captures.
    fn captures(&self, squares: &str) -> Vec<String> {
        let moves = self.between(squares);
        assert_eq!(moves.len(), 1, "{squares}");
        let captured = self.0.captured(&self.1, moves[0]).into_iter();
        let names = captured.map(|square| self.0.geometry().name(square).to_owned());
        names.collect()
    }
}

fn neutral(knights: &str) -> Variant {
    let mut catalogue = Catalogue::built_in();
    let source = Source::new("neutral", include_str!("own/neutral.ron"));
    catalogue.add("neutral.ron", source);
    let choice = [("knights".to_owned(), knights.to_owned())];
    let found = catalogue.variant("neutral", None, &choice);
    found.unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_neutralized_leaper_walks_but_does_not_leap() {
    let free = Board::new("usual", "7k/8/8/8/3p4/8/8/K2B4 w - - 0 1");
    assert!(free.allows("d1d5") && free.allows("d1d3"));
    let stopped = Board::new("usual", "7k/8/8/8/3p4/8/4q3/K2B4 w - - 0 1");
    assert!(!stopped.allows("d1d5") && stopped.allows("d1d3"));
    let square = |name: &str| stopped.0.geometry().square(name).unwrap();
    let why = refusal(&stopped.0, &stopped.1, square("d1"), Some(square("d5"))).unwrap();
    let words = why.text(&stopped.0).to_lowercase();
    assert!(
        words.contains("leaper on d1 is neutralized by the neutralizer on e2"),
        "{words}"
    );
}

/// The Neutralizer on e2 stops its neighbours on d1 and f3, but neither a3 nor its friend on e1.
#[test]
fn neutralized_pieces_have_marks_and_words() {
    let Board(variant, position) = Board::new("usual", "7k/8/8/8/8/N4N2/4q3/K2Bn3 w - - 0 1");
    let name = |square| variant.geometry().name(square);
    let stopped = all_neutralized(&variant, &position).into_iter();
    let mut stopped: Vec<&str> = stopped.map(name).collect();
    stopped.sort_unstable();
    assert_eq!(stopped, ["d1", "f3"]);
    let view = BoardView::new(variant.geometry(), false);
    let items = static_board(&view, &variant, &position, None);
    let crosses = items.iter().filter(|item| item.shape == Shape::Cross);
    assert_eq!(crosses.count(), 2);
    let square = variant.geometry().square("d1").unwrap();
    let words = standing(&variant, &position, square, &[]);
    assert!(
        words.ends_with("Leaper on d1, neutralized by Neutralizer on e2"),
        "{words}"
    );
}

/// The generated page has an enemy next to the Neutralizer that captures less, or that may not make a move.
#[test]
fn a_page_of_the_guide_shows_what_is_stopped() {
    let variant = Arc::new(neutral("usual"));
    let piece = variant.piece('Q').unwrap();
    let page = page_about(&variant, piece);
    let scenes = page.scenes(&Catalogue::built_in()).unwrap();
    let scene = scenes.iter().find(|scene| scene.title == "Neutralizing");
    let scene = scene.expect("no scene");
    assert!(all_neutralized(&variant, &scene.start).any());
    let steps = scene.lines.iter().flatten().map(|step| &step.caption);
    let refused = scene.refused.iter().map(|refused| &refused.caption);
    let captions: Vec<&String> = steps.chain(refused).collect();
    assert_eq!(captions.len(), 1, "{captions:?}");
    assert!(captions[0].contains("neutralize"), "{captions:?}");
}

#[test]
fn displacement_still_captures_and_nothing_else_does() {
    // The Raider takes d4 and withdraws from f4.
    let free = Board::new("usual", "7k/8/8/8/3pRn2/8/8/K7 w - - 0 1");
    assert_eq!(free.captures("e4d4"), ["d4", "f4"]);
    let stopped = Board::new("usual", "7k/8/8/8/3pRq2/8/8/K7 w - - 0 1");
    assert_eq!(stopped.captures("e4d4"), ["d4"]);
}

#[test]
fn a_neutralized_piece_gives_check_by_displacement_only() {
    let check = Board::new("usual", "7k/8/8/8/b7/8/K7/8 w - - 0 1");
    assert!(check.0.in_check(&check.1));
    let none = Board::new("usual", "7k/8/8/8/bQ6/8/K7/8 w - - 0 1");
    assert!(!none.0.in_check(&none.1));
    // The Neutralizer must stay next to the Leaper, or its king moves.
    assert!(none.allows("b4b3") && !none.allows("b4g4") && none.allows("a2b1"));
    let rook = Board::new("usual", "r6k/1Q6/8/8/8/8/8/K7 w - - 0 1");
    assert!(rook.0.in_check(&rook.1));
}

#[test]
fn a_neutralized_freezer_freezes_nothing() {
    let frozen = Board::new("freeze", "7k/8/8/8/3nP3/Q7/8/K7 w - - 0 1");
    assert!(!frozen.allows("e4e5") && frozen.0.frozen(&frozen.1, Color::White).any());
    let free = Board::new("freeze", "7k/8/8/8/3nP3/3Q4/8/K7 w - - 0 1");
    assert!(free.allows("e4e5") && free.0.frozen(&free.1, Color::White).is_empty());
}

#[test]
fn nothing_neutralizes_a_neutralizer() {
    let board = Board::new("usual", "7k/8/8/8/3qB3/3Q4/8/K7 w - - 0 1");
    assert!(!board.allows("e4c4") && board.allows("e4e5"));
}

#[test]
fn a_neutralized_shield_protects_nothing() {
    let protected = Board::new("shield", "7k/Q7/3n4/3p4/8/8/8/K2R4 w - - 0 1");
    assert!(!protected.allows("d1d5"));
    let bare = Board::new("shield", "7k/2Q5/3n4/3p4/8/8/8/K2R4 w - - 0 1");
    assert!(bare.allows("d1d5"));
}

#[test]
fn a_neutralized_piece_does_not_swap_push_or_shoot() {
    let swap = |fen| Board::new("swap", fen).allows("d2d4");
    assert!(swap("7k/8/8/8/3p4/8/3N4/K7 w - - 0 1"));
    assert!(!swap("7k/8/8/8/3p4/8/3N4/K1q5 w - - 0 1"));
    let push = |fen| Board::new("push", fen).allows("d2d3");
    assert!(push("7k/8/8/8/8/3p4/3N4/K7 w - - 0 1"));
    assert!(!push("7k/8/8/8/8/3p4/3N4/K1q5 w - - 0 1"));
    let shoot = |fen| Board::new("shoot", fen).allows("d2d4");
    assert!(shoot("7k/8/8/8/3p4/8/3N4/K7 w - - 0 1"));
    assert!(!shoot("7k/8/8/8/3p4/8/3N4/K1q5 w - - 0 1"));
}

/// A position that was played to is the same as the one that its text gives: pieces, counters and hash.
#[test]
fn played_positions_are_what_their_texts_say() {
    for knights in [
        "usual", "freeze", "shield", "swap", "push", "shoot", "mimic",
    ] {
        let variant = neutral(knights);
        let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
        let mut position = variant.start().clone();
        for _ in 0..80 {
            let legal = variant.legal_moves(&position);
            if legal.is_empty() {
                break;
            }
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            position = variant.play(&position, legal[dice as usize % legal.len()]);
            let text = write_fen(&variant, &position);
            let again = parse_fen(&variant, &text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(again.hash(), position.hash(), "{knights}: {text}");
            assert!(again == position, "{knights}: {text}");
        }
    }
}
