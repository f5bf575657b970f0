//! The board as a list of items, the lowest first. Before the end of a game they follow from public facts alone.

use super::Penultima;
use super::game::PenultimaGame;
use crate::app::play::stage::Stage;
use baroque::diagram::{
    BoardView, Ink, Item, Point, Shape, board, moved, picked, pieces, static_board, tint,
};
use baroque::penultima::{Difficulty, Role, Ruling, TryEntry};
use baroque::rules::{Bitboard, Geometry, PieceType, Position, Variant};

/// The offset of a secret's sign from the middle of a square, and its size.
const SECRET_SIGN_OFFSET: Point = Point::new(0.31, -0.31);
const SECRET_SIGN_SIZE: f32 = 0.3;

/// The offset of the cross of a removed piece.
const GONE_CROSS_OFFSET: Point = Point::new(-0.32, 0.32);

impl Penultima {
    /// What everybody knows of the game, on the board.
    pub(super) fn stage(&self) -> Option<Stage<'_>> {
        let game = self.shown()?;
        let seen = (game.public().board(), &game.board.view, game.position());
        Some(Stage::new(seen, move || compose(game)))
    }
}

fn compose(game: &PenultimaGame) -> Vec<Item> {
    if let Some(items) = revealed(game) {
        return items;
    }
    let (view, public) = (&game.board.view, game.public());
    let hand = &game.board.interaction;
    let position = game.position();
    let mut items = board(view, public.board());
    items.extend(
        game.entry()
            .into_iter()
            .flat_map(|entry| tried(view, public.board().geometry(), entry)),
    );
    if !game.board.looks_back() && public.in_check() {
        let kings = public.board().kings(position, position.turn());
        let glow = |king| Item::new(Shape::Glow, Ink::Check, view.center(king)).sized(1.2);
        items.extend(kings.into_iter().map(glow));
    }
    items.extend(picked(view, hand.picked_square().into()));
    let carried = hand.carried();
    let lifted: Bitboard = carried.and_then(|drag| drag.from.square()).into();
    let hidden = |piece_type| public.is_hidden(piece_type);
    let others = position.occupied() - lifted;
    items.extend(standing(view, hidden, position, others, 1.0));
    items.extend(standing(view, hidden, position, lifted, 0.25));
    items.extend(game.entry().into_iter().flat_map(|entry| gone(view, entry)));
    let piece = carried.and_then(|drag| Some((drag.at, position.piece(drag.from.square()?)?)));
    items.extend(piece.map(|(at, piece)| Item::new(Shape::Piece(piece), Ink::Own, at).sized(1.06)));
    items
}

/// The squares of a try: those of a move, or of one that was refused.
fn tried(view: &BoardView, geometry: &Geometry, entry: &TryEntry) -> Vec<Item> {
    let squares = Bitboard::of(entry.attempt.from).with(entry.attempt.to);
    match entry.ruling {
        Ruling::Played { .. } => moved(view, geometry, squares),
        Ruling::Illegal | Ruling::Exposes => tint(view, squares, Ink::Capture, 0.3),
    }
}

/// Pieces, those with a secret rule with their sign.
fn standing(
    view: &BoardView,
    is_hidden: impl Fn(PieceType) -> bool,
    position: &Position,
    squares: Bitboard,
    alpha: f32,
) -> Vec<Item> {
    let secret = |&square: &_| {
        let piece = position.piece(square);
        piece.is_some_and(|piece| is_hidden(piece.piece_type()))
    };
    let sign = |square| {
        let at = view.center(square) + SECRET_SIGN_OFFSET;
        Item::new(Shape::Unknown, Ink::Selected, at).sized(SECRET_SIGN_SIZE)
    };
    let signs = squares.into_iter().filter(secret).map(sign);
    let pieces = pieces(view, position, squares).into_iter();
    pieces.chain(signs).map(|item| item.faded(alpha)).collect()
}

/// A cross on the square of each removed piece.
fn gone(view: &BoardView, entry: &TryEntry) -> Vec<Item> {
    let cross = |square| {
        let at = view.center(square) + GONE_CROSS_OFFSET;
        Item::new(Shape::Cross, Ink::Capture, at).sized(0.26)
    };
    entry.removed().into_iter().map(cross).collect()
}

/// After the end, a move with the hidden facts: how pieces were captured, and which are frozen.
fn revealed(game: &PenultimaGame) -> Option<Vec<Item>> {
    let entry = game.entry()?;
    let variant = game.secret()?.variant();
    let mv = game.referee().played(entry)?;
    let transition = variant.transition(&entry.before, mv);
    Some(static_board(
        &game.board.view,
        variant,
        game.position(),
        Some(&transition),
    ))
}

/// The kinds of pieces that have a sign in the picture of an array, in this order.
const EXAMPLES: [Role; 5] = [
    Role::Knight,
    Role::Rook,
    Role::Queen,
    Role::Bishop,
    Role::Pawn,
];

/// An array with as many secret kinds of pieces as a game of this difficulty has.
pub fn array(variant: &Variant, view: &BoardView, difficulty: Difficulty) -> Vec<Item> {
    let secret = &EXAMPLES[..difficulty.hidden().min(EXAMPLES.len())];
    let is_hidden = |piece_type| {
        let letter = variant.kind(piece_type).letter;
        Role::of_letter(letter).is_some_and(|role| secret.contains(&role))
    };
    let start = variant.start();
    let mut items = board(view, variant);
    items.extend(standing(view, is_hidden, start, start.occupied(), 1.0));
    items
}

/// A small picture of a try: the position before it, its squares, and the pieces that went.
pub fn picture(game: &PenultimaGame, entry: &TryEntry) -> Vec<Item> {
    let (view, public) = (&game.board.view, game.public());
    let mut items = board(view, public.board());
    items.extend(tried(view, public.board().geometry(), entry));
    let occupied = entry.before.occupied();
    items.extend(pieces(view, &entry.before, occupied));
    let cross = |square| Item::new(Shape::Cross, Ink::Capture, view.center(square)).sized(0.8);
    items.extend(entry.removed().into_iter().map(cross));
    let way = [entry.attempt.from, entry.attempt.to].map(|square| view.center(square));
    items.push(Item::arrow(way[0], way[1], 0.5, Ink::Hint));
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_array_has_a_question_mark_on_every_piece_of_each_secret_kind() {
        let variant = baroque::penultima::orthodox().unwrap();
        let view = BoardView::new(variant.geometry(), false);
        let signs = |difficulty| {
            let items = array(&variant, &view, difficulty);
            let signs = items.iter().filter(|item| item.shape == Shape::Unknown);
            signs.count()
        };
        // Both sides have two knights, two rooks, a queen, two bishops and eight pawns.
        assert_eq!(Difficulty::ALL.map(signs), [4, 8, 10, 14, 30]);
    }
}
