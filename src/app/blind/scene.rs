//! The board as a list of items, the lowest first. Before the end of a game they follow from what a side knows.

use super::Blind;
use super::game::BlindGame;
use super::guesses::Guess;
use crate::app::board::interact::Pick;
use crate::app::play::stage::Stage;
use baroque::blind::HeardPly;
use baroque::diagram::{
    BoardView, Ink, Item, Point, Shape, board, hands, held_pieces, moved, picked, pieces,
    static_board, tint,
};
use baroque::rules::{Bitboard, Piece, Square};

/// The place of the cross of a piece that left the board, from the middle of its square, and its size.
const GONE_OFFSET: Point = Point::new(-0.32, 0.32);
const GONE_SIZE: f32 = 0.26;

/// How visible a guess is, and a line of a try that was refused.
const GUESS_ALPHA: f32 = 0.5;
const REFUSED_ALPHA: f32 = 0.55;

/// The colour of a square on which an enemy surely stands is this visible.
const SURE_ALPHA: f32 = 0.7;

impl Blind {
    /// What one side knows of the game, on the board.
    pub(super) fn stage(&self) -> Option<Stage<'_>> {
        let game = self.shown()?;
        let seen = (game.variant(), &game.board.view, game.position());
        Some(Stage::new(seen, move || compose(game)))
    }
}

fn compose(game: &BlindGame) -> Vec<Item> {
    let (view, variant, position) = (&game.board.view, game.variant(), game.position());
    if game.record().is_some() {
        let last = game.last_ply().map(|ply| &ply.transition);
        return static_board(view, variant, position, last);
    }
    let mut items = board(view, variant);
    if game.veiled {
        return items;
    }
    let plies = game.knowledge().plies();
    let plies = plies.get(..game.shown_plies()).unwrap_or(plies);
    let last = plies.last();
    let own = plies.iter().rev().find_map(|ply| ply.own.as_ref());
    let own = own.and_then(|own| game.squares_of(&own.played));
    let own = own.map_or(Bitboard::EMPTY, |(from, to)| Bitboard::of(from).with(to));
    items.extend(moved(view, variant.geometry(), own));
    items.extend(moved(view, variant.geometry(), lost(last)));
    for &(square, share) in game.shares().unwrap_or_default() {
        items.extend(tint(view, square.into(), Ink::Capture, share_alpha(share)));
    }
    let hand = &game.board.interaction;
    items.extend(picked(view, hand.picked_square().into()));
    let now = !game.board.looks_back();
    if now {
        items.extend(check(game));
        items.extend(refused(game));
        items.extend(guesses(game));
    }
    let lifted: Bitboard = hand.carried().and_then(|drag| drag.from.square()).into();
    items.extend(pieces(view, position, position.occupied() - lifted));
    let faint = pieces(view, position, lifted).into_iter();
    items.extend(faint.map(|item| item.faded(0.25)));
    items.extend(held_pieces(&hands(view, variant, position)));
    items.extend(last.into_iter().flat_map(|ply| gone(view, ply)));
    items.extend(carried(game));
    items
}

/// How visible the colour of a share is. The root makes small shares visible.
pub fn share_alpha(share: f64) -> f32 {
    (share as f32).sqrt() * SURE_ALPHA
}

/// The squares on which the last ply has captured own pieces.
fn lost(last: Option<&HeardPly>) -> Bitboard {
    let lost = last.into_iter().flat_map(|ply| &ply.news.lost);
    lost.map(|lost| lost.at).collect()
}

/// A cross on the square of each piece that has left the board.
fn gone<'a>(view: &'a BoardView, ply: &'a HeardPly) -> impl Iterator<Item = Item> + 'a {
    let gone = ply.news.took.iter().chain(&ply.news.lost);
    gone.map(|gone| {
        let at = view.center(gone.at) + GONE_OFFSET;
        Item::new(Shape::Cross, Ink::Capture, at).sized(GONE_SIZE)
    })
}

/// The own kings, if the umpire has announced check.
fn check(game: &BlindGame) -> Vec<Item> {
    let knowledge = game.knowledge();
    if knowledge.check().is_none() || knowledge.to_move() != knowledge.side() {
        return Vec::new();
    }
    let kings = game.variant().kings(game.position(), knowledge.side());
    let glow = |king| Item::new(Shape::Glow, Ink::Check, game.board.view.center(king)).sized(1.2);
    kings.into_iter().map(glow).collect()
}

/// A line for each try that was refused in this turn.
fn refused(game: &BlindGame) -> Vec<Item> {
    let view = &game.board.view;
    let refused = game.knowledge().turn().refused.iter();
    let squares = refused.filter_map(|refusal| game.squares_of(&refusal.text));
    let line = |(from, to): (Square, Square)| {
        Item::arrow(view.center(from), view.center(to), 0.3, Ink::Capture).faded(REFUSED_ALPHA)
    };
    squares.map(line).collect()
}

/// The player's guesses, except the one that is dragged.
fn guesses(game: &BlindGame) -> Vec<Item> {
    let (view, side) = (&game.board.view, game.knowledge().side());
    let dragged = game.board.interaction.carried().map(|drag| drag.from);
    let staying = game.guesses[side].iter();
    let staying = staying.filter(|&(square, _)| dragged != Some(Pick::Board(square)));
    staying
        .map(|(square, guess)| noted(game, guess, view.center(square)))
        .collect()
}

/// A guess at a point.
fn noted(game: &BlindGame, guess: Guess, at: Point) -> Item {
    let enemy = !game.knowledge().side();
    match guess {
        Guess::Piece(kind) => {
            Item::new(Shape::Piece(Piece::new(enemy, kind)), Ink::Own, at).faded(GUESS_ALPHA)
        }
        Guess::Mark => Item::new(Shape::Unknown, Ink::Selected, at).sized(0.5),
    }
}

/// The piece or the guess that is dragged.
fn carried(game: &BlindGame) -> Option<Item> {
    let (drag, side) = (game.board.interaction.carried()?, game.knowledge().side());
    let piece = match drag.from {
        Pick::Board(square) => match game.position().piece(square) {
            Some(piece) => piece,
            None => return Some(noted(game, game.guesses[side].on(square)?, drag.at)),
        },
        Pick::Hand(kind) => Piece::new(side, kind),
    };
    Some(Item::new(Shape::Piece(piece), Ink::Own, drag.at).sized(1.06))
}
