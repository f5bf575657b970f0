//! A game with one of its layouts and a choice of its options, ready to be played.

use super::bitboard::Bitboard;
use super::capture::{self, Method};
use super::castling;
use super::color::{ByColor, Color};
use super::effect::Transition;
use super::exchange;
use super::freeze;
use super::geometry::Geometry;
use super::man::Man;
use super::movegen;
use super::moves::{Move, Travel};
use super::outcome::{self, Outcome};
use super::palace;
use super::piece::{Piece, PieceType, TypeSet};
use super::play;
use super::position::Position;
use super::safety::{self, Guard};
use super::settings::{Drops, Royal, Settings};
use super::setup::Setup;
use super::square::Square;
use super::standing;
use super::threat;
use super::validate::{self, PositionError};
use super::view::View;

/// What a [`Variant`] is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct VariantParts {
    /// The id by which the command line and protocols know it.
    pub id: String,
    /// Its name for players.
    pub name: String,
    /// The layout.
    pub layout: String,
    /// The choices made among its options, as (option, choice).
    pub options: Vec<(String, String)>,
    /// The board.
    pub geometry: Geometry,
    /// Named sets of squares, for each side.
    pub zones: Vec<(String, ByColor<Bitboard>)>,
    /// The men of both armies.
    pub men: Vec<Man>,
    /// Which of them each side may have.
    pub armies: ByColor<TypeSet>,
    /// The rest of the rules.
    pub settings: Settings,
    /// Where the men stand at the start.
    pub start: Setup,
}

/// A game, its layout and its options: the referee of positions.
///
/// It never changes once it is made; share it by `Arc`.
#[derive(Clone, Debug, PartialEq)]
pub struct Variant {
    parts: VariantParts,
    start: Position,
    royals: TypeSet,
    immune: TypeSet,
    freezers: TypeSet,
    unfreezable: TypeSet,
    recalled: TypeSet,
    enclosers: TypeSet,
    onward: TypeSet,
    compelled: TypeSet,
    plain: TypeSet,
    gentle: TypeSet,
    countable: TypeSet,
    standing_room: Vec<Bitboard>,
}

impl Variant {
    /// A game of these parts.
    ///
    /// # Errors
    ///
    /// When the start is no position of the game.
    pub fn new(parts: VariantParts) -> Result<Variant, PositionError> {
        let types = |wanted: fn(&Man) -> bool| -> TypeSet {
            let men = parts.men.iter().enumerate();
            men.filter(|(_, man)| wanted(man))
                .map(|(index, _)| PieceType::new(index))
                .collect()
        };
        let sheets = parts.geometry.sheets();
        let mut countable = TypeSet::NONE;
        for (index, man) in parts.men.iter().enumerate() {
            if safety::is_countable(man, &parts.settings, sheets) {
                countable.insert(PieceType::new(index));
            }
        }
        let mut variant = Variant {
            royals: types(|man| man.royal),
            immune: types(|man| man.immune),
            freezers: types(|man| !man.freezes.is_empty()),
            unfreezable: types(|man| man.unfreezable),
            recalled: recalled(&parts.men),
            enclosers: types(|man| man.has(|method| matches!(method, Method::Enclose(_)))),
            onward: types(|man| man.has(|method| matches!(method, Method::Leap(l) if l.onward))),
            compelled: types(|man| man.compelled),
            plain: types(safety::is_plain),
            gentle: types(safety::is_gentle),
            countable,
            start: Position::unchecked(&Setup::empty(), None),
            standing_room: standing::standing_rooms(&parts),
            parts,
        };
        variant.start = variant.position(&variant.parts.start)?;
        Ok(variant)
    }

    /// The id by which the command line and protocols know the game.
    pub fn id(&self) -> &str {
        &self.parts.id
    }

    /// The game's name for players.
    pub fn name(&self) -> &str {
        &self.parts.name
    }

    /// The layout's name.
    pub fn layout(&self) -> &str {
        &self.parts.layout
    }

    /// The choices made among the game's options, as (option, choice).
    pub fn options(&self) -> &[(String, String)] {
        &self.parts.options
    }

    /// The board.
    pub fn geometry(&self) -> &Geometry {
        &self.parts.geometry
    }

    /// The squares of a named zone, for one side; empty if the game has none of this name.
    pub fn zone(&self, name: &str, color: Color) -> Bitboard {
        let mut zones = self.parts.zones.iter();
        zones
            .find(|(known, _)| known == name)
            .map_or(Bitboard::EMPTY, |(_, squares)| squares[color])
    }

    /// The rules that belong to no single man.
    pub fn settings(&self) -> &Settings {
        &self.parts.settings
    }

    /// The men of the game, in the order of their [`PieceType`]s.
    pub fn men(&self) -> &[Man] {
        &self.parts.men
    }

    /// One type of man.
    ///
    /// # Panics
    ///
    /// When the type is not one of this game's.
    #[inline]
    pub fn man(&self, piece_type: PieceType) -> &Man {
        &self.parts.men[piece_type.index()]
    }

    /// The types that a side may have.
    pub fn army(&self, color: Color) -> TypeSet {
        self.parts.armies[color]
    }

    /// The man that a FEN letter means: a capital is White's.
    pub fn piece(&self, letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let capital = letter.to_ascii_uppercase();
        self.army(color)
            .iter()
            .find(|&piece_type| self.man(piece_type).letter == capital)
            .map(|piece_type| Piece::new(color, piece_type))
    }

    /// The FEN letter of a man.
    pub fn letter(&self, piece: Piece) -> char {
        let capital = self.man(piece.piece_type()).letter;
        match piece.color() {
            Color::White => capital,
            Color::Black => capital.to_ascii_lowercase(),
        }
    }

    /// The kings of a side.
    pub fn kings(&self, position: &Position, color: Color) -> Bitboard {
        self.view(position).kings(color)
    }

    pub(super) fn kings_at_start(&self, color: Color) -> usize {
        let start = self.parts.start.men.iter();
        start
            .filter(|(_, man)| man.color() == color && self.royals.contains(man.piece_type()))
            .count()
    }

    pub(super) fn man_at_start(&self, square: Square) -> Option<Piece> {
        let mut start = self.parts.start.men.iter();
        start
            .find(|&&(known, _)| known == square)
            .map(|&(_, man)| man)
    }

    /// The squares on which a man can ever stand: a pawn never stands where it would have promoted,
    /// nor behind its start where nothing can put it there.
    pub fn standing_room(&self, piece: Piece) -> Bitboard {
        self.standing_room[piece.index()]
    }

    /// Royal types.
    pub fn royals(&self) -> TypeSet {
        self.royals
    }

    pub(super) fn immune(&self) -> TypeSet {
        self.immune
    }

    pub(super) fn freezers(&self) -> TypeSet {
        self.freezers
    }

    pub(super) fn unfreezable(&self) -> TypeSet {
        self.unfreezable
    }

    /// The types that a promotion can bring back from a hand.
    pub(super) fn recalled(&self) -> TypeSet {
        self.recalled
    }

    /// How many men like this the array has.
    pub(super) fn count_at_start(&self, man: Piece) -> usize {
        let start = self.parts.start.men.iter();
        start.filter(|&&(_, known)| known == man).count()
    }

    /// The types that capture by enclosing.
    pub(super) fn enclosers(&self) -> TypeSet {
        self.enclosers
    }

    /// The types that may end leaps on a man.
    pub(super) fn onward(&self) -> TypeSet {
        self.onward
    }

    /// The types that go nowhere but by walking and replacing, and move nobody else.
    pub(super) fn plain(&self) -> TypeSet {
        self.plain
    }

    /// The types whose walk captures nobody.
    pub(super) fn gentle(&self) -> TypeSet {
        self.gentle
    }

    /// The types whose moves can be told by their stops alone.
    pub(super) fn countable(&self) -> TypeSet {
        self.countable
    }

    pub(super) fn view<'a>(&'a self, position: &'a Position) -> View<'a> {
        View {
            variant: self,
            position,
        }
    }

    /// The position that the game starts from.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position of a setup.
    ///
    /// # Errors
    ///
    /// When the setup cannot be a position of this game.
    pub fn position(&self, setup: &Setup) -> Result<Position, PositionError> {
        validate::position(self, setup)
    }

    /// The legal moves, in no particular order; none if the game is won.
    pub fn legal_moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        if outcome::won_on_board(self.view(position)).is_none() {
            self.pseudo_legal_moves(position, &mut moves);
            let guard = Guard::new(self.view(position));
            moves.retain(|&mv| guard.allows(mv));
        }
        moves
    }

    /// How many legal moves there are, which is quicker to tell than which.
    pub fn count_legal_moves(&self, position: &Position) -> u64 {
        let view = self.view(position);
        if outcome::won_on_board(view).is_some() {
            return 0;
        }
        match position.choice() {
            0 => safety::count(view),
            _ => self.legal_moves(position).len() as u64,
        }
    }

    /// Whether the side on move has a legal move.
    pub fn has_legal_move(&self, position: &Position) -> bool {
        let mut moves = Vec::new();
        self.pseudo_legal_moves(position, &mut moves);
        let guard = Guard::new(self.view(position));
        moves.into_iter().any(|mv| guard.allows(mv))
    }

    /// Adds the moves that the side on move has, its own king's safety left aside but for this: a man
    /// that must capture if it can has no other moves once one of its captures is legal.
    pub fn pseudo_legal_moves(&self, position: &Position, out: &mut Vec<Move>) {
        let view = self.view(position);
        if position.choice() != 0 {
            return exchange::moves(view, out);
        }
        movegen::moves(view, position.turn(), out);
        if !position.castling().is_empty() {
            castling::moves(view, position.turn(), out);
        }
        let compelled = view.men_of(position.turn(), self.compelled);
        for from in compelled {
            self.compel(position, from, out);
        }
    }

    /// Takes the moves without capture from a man that has a legal one with.
    fn compel(&self, position: &Position, from: Square, out: &mut Vec<Move>) {
        let captures = |mv: &Move| self.captured(position, *mv).any();
        let mut own = out.iter().filter(|mv| mv.from == from && captures(mv));
        if own.any(|&mv| self.keeps_king_safe(position, mv)) {
            out.retain(|mv| mv.from != from || captures(mv));
        }
    }

    /// Whether a pseudo-legal move leaves the mover's king unattacked and its palace uncrowded, where
    /// that matters.
    pub fn keeps_king_safe(&self, position: &Position, mv: Move) -> bool {
        let free = self.settings().royal == Royal::Capture
            && self.settings().palace[position.turn()].is_empty()
            && mv.travel != Travel::Drop;
        free || self.play_if_legal(position, mv).is_some()
    }

    /// The position after a pseudo-legal move; nothing if the move is not legal.
    pub fn play_if_legal(&self, position: &Position, mv: Move) -> Option<Position> {
        if palace::crowded(self.view(position), mv) {
            return None;
        }
        let next = self.play(position, mv);
        let mover = position.turn();
        let free = self.settings().royal == Royal::Capture
            || position.choice() != 0
            || palace::reached(self.settings(), &next, mover);
        let legal = free || !self.is_attacked_king(&next, mover);
        (legal && !self.is_checking_drop(&next, mv)).then_some(next)
    }

    /// Whether a move is a drop that gives check where none may.
    fn is_checking_drop(&self, next: &Position, mv: Move) -> bool {
        mv.travel == Travel::Drop
            && self.settings().drops == Drops::WithoutCheck
            && self.is_attacked_king(next, next.turn())
    }

    /// Whether a king of `color` is attacked.
    pub fn is_attacked_king(&self, position: &Position, color: Color) -> bool {
        let view = self.view(position);
        view.kings(color)
            .into_iter()
            .any(|king| threat::attacked(view, king, !color))
    }

    /// Whether the side on move is in check.
    pub fn in_check(&self, position: &Position) -> bool {
        self.is_attacked_king(position, position.turn())
    }

    /// What a legal or pseudo-legal move does.
    pub fn transition(&self, position: &Position, mv: Move) -> Transition {
        let mut transition = self.changes(position, mv);
        play::add_frost(self.view(position), &mut transition);
        transition
    }

    /// The part of a [`transition`](Self::transition) that changes the board, which is quicker to
    /// tell than whom the move freezes and thaws.
    pub fn changes(&self, position: &Position, mv: Move) -> Transition {
        play::transition(self.view(position), mv)
    }

    /// The position after a legal or pseudo-legal move.
    pub fn play(&self, position: &Position, mv: Move) -> Position {
        let view = self.view(position);
        play::play(view, &play::transition(view, mv))
    }

    /// The position with the other side on move, as if a move had been passed. No game allows that;
    /// it shows what the other side threatens.
    pub fn pass(&self, position: &Position) -> Position {
        play::pass(position)
    }

    /// The men that a move captures.
    pub fn captured(&self, position: &Position, mv: Move) -> Bitboard {
        capture::captured(self.view(position), mv)
    }

    /// The men of `color` that may not move because an enemy freezes them.
    pub fn frozen(&self, position: &Position, color: Color) -> Bitboard {
        freeze::frozen(self.view(position), color)
    }

    /// Whether `by` attacks the man on a square, which is quicker to tell than with which men.
    pub fn is_attacked(&self, position: &Position, square: Square, by: Color) -> bool {
        threat::attacked(self.view(position), square, by)
    }

    /// The men of `by` that attack the man on a square.
    pub fn attackers(&self, position: &Position, square: Square, by: Color) -> Bitboard {
        threat::attackers(self.view(position), square, by)
    }

    /// How the game stands, as far as the position alone tells: repetition needs its history.
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        outcome::outcome(self.view(position))
    }

    /// The part of [`outcome`](Self::outcome) that needs no moves. A lack of moves counts before a
    /// draw told here.
    pub fn outcome_without_moves(&self, position: &Position) -> Option<Outcome> {
        outcome::without_moves(self.view(position))
    }
}

/// The types that promotions from the hand can bring back.
fn recalled(men: &[Man]) -> TypeSet {
    let promotions = men.iter().filter_map(|man| man.promotion);
    promotions
        .flat_map(|promotion| [promotion.white, promotion.black])
        .filter(|promotion| promotion.from_hand)
        .fold(TypeSet::NONE, |set, promotion| set.or(promotion.to))
}
