//! The verdict on a position: its problems, the possible last moves, and the state of the game.

use super::fault_words;
use baroque::explain::outcome_in_words;
use baroque::game::Record;
use baroque::rules::{Bitboard, Color, Direction, Position, PositionError, Setup, Square, Variant};
use baroque::sketch::{CustomBoard, pieces_for};
use baroque::texts::{color_key, text};
use baroque::variant_file::Catalogue;
use std::sync::Arc;

/// The verdict on a position.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupVerdict {
    /// All problems, in words.
    pub problems: Vec<String>,
    /// What can never happen in the game, in words. It can be played all the same.
    pub warnings: Vec<String>,
    /// The state of the game, in words, if there is no problem.
    pub standing: Option<String>,
    /// The game and the position to play from, if there is no problem.
    pub playable: Option<(Arc<Variant>, Position)>,
}

impl SetupVerdict {
    /// The verdict on a setup by the rules of a game.
    pub fn of(variant: &Arc<Variant>, setup: &Setup) -> SetupVerdict {
        match variant.position(setup) {
            Ok(position) => SetupVerdict::good(variant.clone(), position),
            Err(_) => SetupVerdict::bad(variant.problems(setup).iter().map(sentence).collect()),
        }
    }

    /// The verdict on a custom board: whether a game can start from it.
    pub fn of_own(
        catalogue: &Catalogue,
        board: &CustomBoard,
        canvas: &Variant,
        setup: &Setup,
    ) -> SetupVerdict {
        let pieces = pieces_for(board, canvas, setup);
        let game = match board.game(catalogue, &pieces) {
            Ok(game) => game,
            Err(fault) => return SetupVerdict::bad(fault_words(fault, &board.shape)),
        };
        match board.position(&game, setup) {
            Ok(position) => SetupVerdict {
                warnings: board.warnings(catalogue, &pieces),
                ..SetupVerdict::good(game, position)
            },
            Err(problem) => SetupVerdict::bad(vec![problem]),
        }
    }

    fn good(variant: Arc<Variant>, position: Position) -> SetupVerdict {
        SetupVerdict {
            problems: Vec::new(),
            warnings: Vec::new(),
            standing: Some(standing(&variant, &position)),
            playable: Some((variant, position)),
        }
    }

    fn bad(problems: Vec<String>) -> SetupVerdict {
        SetupVerdict {
            problems,
            warnings: Vec::new(),
            standing: None,
            playable: None,
        }
    }
}

fn sentence(problem: &PositionError) -> String {
    let text = problem.to_string();
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    format!("{}{}.", first.collect::<String>(), letters.as_str())
}

fn standing(variant: &Arc<Variant>, position: &Position) -> String {
    let record = Record::new(variant.clone(), position.clone());
    match record.outcome() {
        Some(outcome) => text!(
            "verdict-over",
            outcome = outcome_in_words(outcome).to_string()
        ),
        None => {
            let moves = variant.legal_moves(position).len();
            let side = color_key(position.turn());
            text!("verdict-moves", side = side, count = moves)
        }
    }
}

/// The en passant fields that a multiple step of a pawn could have left in a setup.
pub fn runs(variant: &Variant, setup: &Setup) -> Vec<Bitboard> {
    let geometry = variant.geometry();
    let forward = match setup.turn {
        Color::White => Direction::South,
        Color::Black => Direction::North,
    };
    let mut found: Vec<Bitboard> = Vec::new();
    let runner = |piece: baroque::rules::Piece| {
        let run = variant.kind(piece.piece_type()).run?;
        (piece.color() != setup.turn).then_some(run[piece.color()])
    };
    for &(stop, piece) in &setup.pieces {
        let Some(run) = runner(piece) else { continue };
        for sheet in 0..geometry.sheets() {
            for start in run.from {
                let passed = geometry.between(sheet, start, stop, forward);
                if passed.any() && !found.contains(&passed) && fits(variant, setup, passed) {
                    found.push(passed);
                }
            }
        }
    }
    found
}

/// Whether an en passant field is valid.
fn fits(variant: &Variant, setup: &Setup, passed: Bitboard) -> bool {
    let wanted = Setup {
        en_passant: passed,
        ..setup.clone()
    };
    let wrong = |problem: &PositionError| matches!(problem, PositionError::EnPassant(_));
    !variant.problems(&wanted).iter().any(wrong)
}

/// The pairs of pieces that could have just swapped and may not swap back.
pub fn bans(variant: &Variant, setup: &Setup) -> Vec<(Square, Square)> {
    if !variant.settings().swap_ban {
        return Vec::new();
    }
    let swapper = |color: Color| {
        let pieces = setup.pieces.iter();
        pieces
            .filter(move |(_, piece)| {
                piece.color() == color && variant.kind(piece.piece_type()).swap.is_some()
            })
            .map(|&(square, _)| square)
    };
    let pairs = swapper(Color::White)
        .flat_map(|one| swapper(Color::Black).map(move |other| (one.min(other), one.max(other))));
    pairs.collect()
}
