//! Checks whether a setup can be a position of a game.

use super::{en_passant, standing, threat};
use crate::rules::board::{Bitboard, Color, Direction, Square, Word};
use crate::rules::definition::{Captured, GameRules, Royal};
use crate::rules::piece::{Piece, Run};
use crate::rules::position::{Position, Setup};
use crate::rules::power::{castling, palace, placement};
use crate::words::{count, with_article};
use std::fmt;

/// Why a setup cannot be a position of a game. Texts in the variants name the squares or pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A side has no king, although the game would be over without it.
    NoKing(Color),
    /// A side has more kings than at the start: their number and squares.
    Kings(Color, usize, String),
    /// A piece that does not belong to its side's army.
    Stranger(String),
    /// A pawn on a square where it can never stand.
    Pawn(String),
    /// A castling right whose king or rook is not on its starting square.
    Castling(char, String),
    /// En passant squares that no multi-step can have left.
    EnPassant(String),
    /// A swap ban for two squares whose pieces cannot have just swapped.
    Ban(String),
    /// A hand with a piece that it cannot contain.
    Hand(String),
    /// More than one piece in the side's own palace, on these squares.
    Palace(Color, String),
    /// A choice of the array that the game does not offer.
    Choice(u8),
    /// A choice of the array with the wrong side to move.
    ChoiceSide(u8, Color),
    /// A choice of the array between squares without pieces.
    ChoicePieces(u8),
    /// The king of the side that has just moved is attacked.
    OpponentInCheck(Color, String),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::NoKing(color) => write!(f, "{color} has no king"),
            PositionError::Kings(color, kings, squares) => {
                write!(f, "{color} has {kings} kings, on {squares}")
            }
            PositionError::Stranger(piece) => write!(f, "{piece} belongs to neither army"),
            PositionError::Pawn(square) => {
                write!(f, "the pawn on {square} cannot have reached that square")
            }
            PositionError::Castling(right, missing) => {
                write!(
                    f,
                    "castling right `{right}`, but {missing} is not on its starting square"
                )
            }
            PositionError::EnPassant(why) => write!(f, "en passant field: {why}"),
            PositionError::Ban(why) => write!(f, "swap ban: {why}"),
            PositionError::Hand(why) => write!(f, "hand: {why}"),
            PositionError::Palace(color, squares) => {
                let where_to = "more than one piece in its own palace";
                write!(f, "{color} has {where_to}, on {squares}")
            }
            PositionError::Choice(choice) => {
                write!(f, "the array has no choice {choice}")
            }
            PositionError::ChoiceSide(choice, side) => {
                write!(f, "choice {choice} of the array belongs to {side}")
            }
            PositionError::ChoicePieces(choice) => write!(
                f,
                "choice {choice} of the array needs pieces that are not there"
            ),
            PositionError::OpponentInCheck(color, attackers) => write!(
                f,
                "{} is to move, but {color}'s king is already attacked from {attackers}",
                !*color
            ),
        }
    }
}

impl std::error::Error for PositionError {}

/// Checks a setup and makes a position of it.
pub(in crate::rules) fn position<W: Word>(
    rules: &GameRules<W>,
    setup: &Setup,
) -> Result<Position<W>, PositionError> {
    let (found, runner) = examine(rules, setup);
    if let Some(first) = found.into_iter().next() {
        return Err(first);
    }
    let mut position = Position::unchecked(setup, runner);
    en_passant::settle(rules, &mut position);
    Ok(position)
}

/// All errors of a setup, and the pawn that has just made a multi-step, if any. An attacked king is
/// reported only if there is no other error.
pub(in crate::rules) fn examine<W: Word>(
    rules: &GameRules<W>,
    setup: &Setup,
) -> (Vec<PositionError>, Option<Square>) {
    let mut found = check_pieces(rules, setup);
    found.extend(check_choice(rules, setup).err());
    let bare = Position::unchecked(setup, None);
    found.extend(check_kings(rules, &bare));
    found.extend(check_hands(rules, &bare));
    found.extend(check_palaces(rules, &bare).err());
    found.extend(check_castling(rules, &bare));
    found.extend(check_ban(rules, &bare).err());
    let runner = find_runner(rules, &bare, setup.en_passant.cast())
        .map_err(|error| found.push(error))
        .unwrap_or(None);
    if found.is_empty() {
        let position = Position::unchecked(setup, runner);
        found.extend(check_opponent(rules, &position).err());
    }
    (found, runner)
}

fn check_choice<W: Word>(rules: &GameRules<W>, setup: &Setup) -> Result<(), PositionError> {
    let Some(index) = setup.choice.checked_sub(1) else {
        return Ok(());
    };
    let choice = rules.settings().exchanges.get(usize::from(index));
    let choice = choice.ok_or(PositionError::Choice(setup.choice))?;
    let (one, other) = choice.squares;
    let holds_own = |square| {
        let mut pieces = setup.pieces.iter();
        pieces.any(|&(known, piece)| known == square && piece.color() == choice.side)
    };
    if setup.turn != choice.side {
        return Err(PositionError::ChoiceSide(setup.choice, choice.side));
    }
    match holds_own(one) && holds_own(other) {
        true => Ok(()),
        false => Err(PositionError::ChoicePieces(setup.choice)),
    }
}

fn check_pieces<W: Word>(rules: &GameRules<W>, setup: &Setup) -> Vec<PositionError> {
    let wrong = |&(square, piece): &(Square, Piece)| {
        let name = rules.geometry().name(square);
        if !rules.army(piece.color()).contains(piece.piece_type()) {
            return Some(PositionError::Stranger(format!("the piece on {name}")));
        }
        let stands = rules.standing_room(piece).contains(square);
        (!stands).then(|| PositionError::Pawn(name.to_owned()))
    };
    setup.pieces.iter().filter_map(wrong).collect()
}

fn check_kings<W: Word>(rules: &GameRules<W>, position: &Position<W>) -> Vec<PositionError> {
    let wrong = |color: Color| {
        let squares = rules.facts(position).kings(color);
        let hand = position.hand(color);
        let placed = rules.settings().placement.is_some();
        let held = rules.royals().iter().filter(|_| placed);
        let held = held.map(|king| usize::from(hand.count(king)));
        let kings = squares.len() + held.sum::<usize>();
        if kings == 0 && rules.settings().royal == Royal::Check {
            return Some(PositionError::NoKing(color));
        }
        let crowned = rules.groups().crowned.and(rules.army(color));
        let many = kings > rules.kings_at_start(color) && crowned.is_empty();
        many.then(|| PositionError::Kings(color, kings, names(rules, squares)))
    };
    Color::ALL.into_iter().filter_map(wrong).collect()
}

fn check_hands<W: Word>(rules: &GameRules<W>, position: &Position<W>) -> Vec<PositionError> {
    let held = Color::ALL.into_iter().flat_map(|color| {
        let types = position.hand(color).types();
        let pieces = types.iter().map(|held| Piece::new(color, held));
        pieces.collect::<Vec<Piece>>()
    });
    let wrong = held.filter_map(|piece| check_held(rules, position, piece).err());
    let crowded = Color::ALL.into_iter();
    let crowded = crowded.filter_map(|color| check_room(rules, position, color).err());
    crowded.chain(wrong).map(PositionError::Hand).collect()
}

/// Checks that a side has squares for the pieces that it still places.
fn check_room<W: Word>(
    rules: &GameRules<W>,
    position: &Position<W>,
    color: Color,
) -> Result<(), String> {
    let types = position.hand(color).types().iter();
    let rooms = types.map(|held| placement::room(rules, position, Piece::new(color, held)));
    let room = rooms.fold(Bitboard::EMPTY, |all, room| all | room).len();
    match placement::left(rules, position, color) {
        left if left > room => Err(format!(
            "{color} has {} to place and {} for them",
            count(left, "piece"),
            count(room, "square")
        )),
        _ => Ok(()),
    }
}

/// Checks how many pieces of one type are in a hand. If only promotions bring pieces back, the hand may
/// hold only types that can come back, and no more than the array had.
fn check_held<W: Word>(
    rules: &GameRules<W>,
    position: &Position<W>,
    piece: Piece,
) -> Result<(), String> {
    let (color, piece_type) = (piece.color(), piece.piece_type());
    if !rules.settings().hands {
        return Err("this game has none".to_owned());
    }
    if !rules.army(color).contains(piece_type) {
        return Err(format!("{color} has no such piece"));
    }
    let name = &rules.kind(piece_type).name;
    if rules.settings().placement.is_some() {
        return check_to_place(rules, position, piece);
    }
    if rules.royals().contains(piece_type) {
        return Err(format!("{} can never be in one", with_article(name)));
    }
    if rules.settings().captured != Captured::ToOwnHand {
        return Ok(());
    }
    if !rules.groups().recalled.contains(piece_type) {
        return Err(format!("{} cannot return to the board", with_article(name)));
    }
    let on_board = (position.of_type(piece_type) & position.pieces(color)).len();
    let most = rules.count_at_start(piece);
    match on_board + usize::from(position.hand(color).count(piece_type)) > most {
        true => Err(format!("{color} never has more than {most} of the {name}")),
        false => Ok(()),
    }
}

/// Checks a type in hand that a side places: there is a square for it, and both hands hold the same pool.
fn check_to_place<W: Word>(
    rules: &GameRules<W>,
    position: &Position<W>,
    piece: Piece,
) -> Result<(), String> {
    let (color, piece_type) = (piece.color(), piece.piece_type());
    let name = with_article(&rules.kind(piece_type).name);
    let number = |color| position.hand(color).count(piece_type);
    if rules.is_shared(piece_type) && number(color) != number(!color) {
        return Err(format!("{name} of a pool belongs to both sides"));
    }
    let done = placement::left(rules, position, color) == 0;
    match done || placement::room(rules, position, piece).any() {
        true => Ok(()),
        false => Err(format!("{color} has no square on which to place {name}")),
    }
}

/// Checks that no palace is crowded. Where moves put other pieces elsewhere, an enemy may bring a second one there.
fn check_palaces<W: Word>(
    rules: &GameRules<W>,
    position: &Position<W>,
) -> Result<(), PositionError> {
    if standing::relocated(&rules.parts) {
        return Ok(());
    }
    for color in Color::ALL {
        let palace: Bitboard<W> = rules.settings().palace[color].cast();
        let inside = palace & position.pieces(color);
        if inside.len() > 1 {
            return Err(PositionError::Palace(color, names(rules, inside)));
        }
    }
    Ok(())
}

/// `d1, e1`
fn names<W: Word>(rules: &GameRules<W>, squares: Bitboard<W>) -> String {
    let names = squares
        .into_iter()
        .map(|square| rules.geometry().name(square));
    names.collect::<Vec<&str>>().join(", ")
}

fn check_castling<W: Word>(rules: &GameRules<W>, position: &Position<W>) -> Vec<PositionError> {
    let mut found = Vec::new();
    if rules.settings().swapped_castling {
        return found;
    }
    for castling in &rules.settings().castlings {
        if !position.castling().has(castling.right) {
            continue;
        }
        if let Some(square) = castling::missing(&rules.facts(position), castling) {
            let home = rules.piece_at_start(square);
            let name = home.map_or("piece", |home| &rules.kind(home.piece_type()).name);
            let missing = format!("the {name} of {}", rules.geometry().name(square));
            found.push(PositionError::Castling(castling.letter, missing));
        }
    }
    found
}

fn check_ban<W: Word>(rules: &GameRules<W>, position: &Position<W>) -> Result<(), PositionError> {
    let Some((a, b)) = position.ban() else {
        return Ok(());
    };
    let refuse = |why: &str| Err(PositionError::Ban(why.to_owned()));
    if !rules.settings().swap_ban {
        return refuse("this game has none");
    }
    let mover = |square| {
        let piece = position.piece(square)?;
        (piece.color() != position.turn()).then_some(piece)
    };
    let partner = |square| {
        let piece = position.piece(square)?;
        (piece.color() == position.turn()).then_some(piece)
    };
    let swapper = |piece: Piece| rules.kind(piece.piece_type()).swap.is_some();
    let just_swapped = |a, b| mover(a).is_some_and(swapper) && partner(b).is_some_and(swapper);
    if just_swapped(a, b) || just_swapped(b, a) {
        Ok(())
    } else {
        refuse("there are no two enemies on these squares that can swap")
    }
}

fn check_opponent<W: Word>(
    rules: &GameRules<W>,
    position: &Position<W>,
) -> Result<(), PositionError> {
    let opponent = !position.turn();
    if rules.settings().royal != Royal::Check
        || palace::reached(rules.settings(), position, opponent)
    {
        return Ok(());
    }
    for king in rules.facts(position).kings(opponent) {
        let attackers = threat::attackers(&rules.facts(position), king, position.turn());
        if attackers.any() {
            let attackers = names(rules, attackers);
            return Err(PositionError::OpponentInCheck(opponent, attackers));
        }
    }
    Ok(())
}

/// The pawn whose multi-step left the en passant squares of a position.
fn find_runner<W: Word>(
    rules: &GameRules<W>,
    position: &Position<W>,
    passed: Bitboard<W>,
) -> Result<Option<Square>, PositionError> {
    if passed.is_empty() {
        return Ok(None);
    }
    let geometry = rules.geometry();
    let forward = match position.turn() {
        Color::White => Direction::South,
        Color::Black => Direction::North,
    };
    for start in geometry.squares() {
        for sheet in 0..geometry.sheets() {
            let ahead = geometry.ray(sheet, start, forward);
            if (passed - ahead).any() {
                continue;
            }
            for stop in ahead {
                let run = Bitboard::of(start) | passed;
                if geometry.between(sheet, start, stop, forward) == passed
                    && !position.occupied().meets(run)
                    && can_have_run(rules, position, start, stop, passed)
                {
                    return Ok(Some(stop));
                }
            }
        }
    }
    let why = format!("no pawn can have just passed {}", names(rules, passed));
    Err(PositionError::EnPassant(why))
}

/// Whether the piece on `stop` can have made a multi-step from `start`.
fn can_have_run<W: Word>(
    rules: &GameRules<W>,
    position: &Position<W>,
    start: Square,
    stop: Square,
    passed: Bitboard<W>,
) -> bool {
    let Some(piece) = position.piece(stop) else {
        return false;
    };
    let run: Option<Run<W>> = rules
        .kind(piece.piece_type())
        .run
        .map(|run| run[piece.color()]);
    // A multi-step cannot pass its last squares.
    let runs = |run: Run<W>| run.from.contains(start) && !run.until.meets(passed);
    piece.color() != position.turn() && run.is_some_and(runs)
}
