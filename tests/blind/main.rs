//! Blind games: the umpire, what each side knows, what leaks, and the computer that sees only its own pieces.

mod announcements;
mod leaks;
mod player;
mod records;
mod session;
mod umpire;

use crate::random_boards::Random;
use baroque::blind::*;
use baroque::notation::write_move;
use baroque::rules::{Position, Variant};
use baroque::variant_file::Catalogue;
use std::sync::{Arc, LazyLock};

static GAMES: LazyLock<Catalogue> = LazyLock::new(Catalogue::built_in);

fn game(id: &str, layout: Option<&str>) -> Arc<Variant> {
    Arc::new(GAMES.variant(id, layout, &[]).unwrap())
}

/// The built-in games in their first layout.
fn all_games() -> impl Iterator<Item = Arc<Variant>> {
    GAMES.ids().map(|id| game(id, None))
}

fn umpire(variant: &Arc<Variant>, options: &str) -> Umpire {
    let start = variant.start().clone();
    Umpire::new(variant.clone(), start, options.parse().unwrap()).unwrap()
}

/// A game from a position.
fn umpire_at(variant: &Arc<Variant>, fen: &str, options: &str) -> Umpire {
    let start = baroque::notation::parse_fen(variant, fen).unwrap();
    Umpire::new(variant.clone(), start, options.parse().unwrap()).unwrap()
}

/// Makes legal tries.
fn play(umpire: &mut Umpire, tries: &str) {
    for text in tries.split_whitespace() {
        assert_eq!(umpire.attempt(text), Ok(Answer::Played), "{text}");
    }
}

/// The legal moves of a position as tries.
fn legal_tries(variant: &Variant, position: &Position) -> Vec<String> {
    let moves = variant.legal_moves(position).into_iter();
    moves.map(|mv| write_move(variant, mv)).collect()
}

/// A try by chance: an own piece to any square.
fn any_try(knowledge: &Knowledge, random: &mut Random) -> String {
    let geometry = knowledge.variant().geometry();
    let pieces = &knowledge.own().pieces;
    let squares: Vec<_> = geometry.squares().into_iter().collect();
    let from = pieces[random.below(pieces.len())].0;
    let to = squares[random.below(squares.len())];
    format!("{}{}", geometry.name(from), geometry.name(to))
}
