//! Whether a page about a piece of one game is true of a piece of another game.

use crate::rules::{Piece, PieceKind, PieceType, Renumbering, Settings, Variant};
use crate::words::plural;

/// Whether two pieces, perhaps of two games, are the same on the same board: everything that the rules compile for them,
/// their names, their texts and their drawings. Kings also need the same number of kings.
pub(super) fn is_same(one: (&Variant, Piece), other: (&Variant, Piece)) -> bool {
    let (Some(known), Some(wanted)) = (
        renumbered(one.0.kind(one.1.piece_type()), one.0, one.0),
        renumbered(other.0.kind(other.1.piece_type()), other.0, one.0),
    ) else {
        return false;
    };
    let kings = |(variant, piece): (&Variant, Piece)| variant.count_at_start(piece);
    one.0.geometry() == other.0.geometry()
        && (!known.royal || kings(one) == kings(other))
        && has_same_captures(&known, &wanted)
        && PieceKind {
            captures: known.captures.clone(),
            ..wanted
        } == known
        && settings(one.0, one.1.piece_type()) == settings(other.0, other.1.piece_type())
        && castlers(one.0, one.1.piece_type()) == castlers(other.0, other.1.piece_type())
}

/// Whether all pieces of a game that a text names act in the same way in another game, which has them too.
pub(super) fn names_only_same(text: &str, home: &Variant, other: &Variant) -> bool {
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    let text = format!(" {} ", words.join(" "));
    let says = |name: &str| text.contains(&format!(" {} ", name.to_lowercase()));
    let mut named = home.kinds().iter().filter(|kind| {
        let short = kind.name.rsplit(' ').next().unwrap_or_default();
        says(short) || says(&plural(short))
    });
    named.all(|kind| {
        let mut others = other.kinds().iter();
        others.any(|same| acts_alike((home, kind), (other, same)))
    })
}

/// Whether two pieces, perhaps of two games, have the same name, moves, powers and captures of their own. What they mimic and
/// what they become depends on other pieces.
fn acts_alike(one: (&Variant, &PieceKind), other: (&Variant, &PieceKind)) -> bool {
    let action = |(variant, kind): (&Variant, &PieceKind)| {
        let mut kind = PieceKind {
            letter: ' ',
            picture: String::new(),
            drawing: None,
            text: String::new(),
            source: String::new(),
            promotion: None,
            in_hand: None,
            ..kind.clone()
        };
        kind.captures.retain(|capture| !capture.mimicked);
        renumbered(&kind, variant, one.0)
    };
    let (Some(known), Some(wanted)) = (action(one), action(other)) else {
        return false;
    };
    one.1.promotion.is_some() == other.1.promotion.is_some()
        && has_same_captures(&known, &wanted)
        && PieceKind {
            captures: known.captures.clone(),
            ..wanted
        } == known
}

/// The names of the pieces that castle with a piece, and its own.
fn castlers(variant: &Variant, piece: PieceType) -> Vec<&str> {
    let castlings = settings(variant, piece).castlings.into_iter();
    let squares = castlings.flat_map(|castling| [castling.king, castling.rook]);
    let start = variant.start();
    let pieces = squares.filter_map(|square| start.piece(square));
    pieces
        .map(|piece| variant.kind(piece.piece_type()).name.as_str())
        .collect()
}

/// A piece with the numbers of the types in `home`, which may be its own game.
fn renumbered(piece: &PieceKind, variant: &Variant, home: &Variant) -> Option<PieceKind> {
    let number = |kind: &PieceKind| {
        let mut kinds = home.kinds().iter();
        let same = |known: &PieceKind| known.id == kind.id && known.royal == kind.royal;
        kinds.position(same).map(PieceType::new)
    };
    let numbers = Renumbering::new(variant.kinds().iter().map(number).collect());
    piece.renumbered(&numbers)
}

/// Whether two pieces have the same captures. Their order depends on the order of the types.
fn has_same_captures(one: &PieceKind, other: &PieceKind) -> bool {
    let all_in = |one: &PieceKind, other: &PieceKind| {
        let mut captures = one.captures.iter();
        captures.all(|capture| other.captures.contains(capture))
    };
    one.captures.len() == other.captures.len() && all_in(one, other) && all_in(other, one)
}

/// The rules of a game that concern one of its pieces.
fn settings(variant: &Variant, piece: PieceType) -> Settings {
    let kind = variant.kind(piece);
    let stands = |at| {
        let found = variant.start().piece(at);
        found.is_some_and(|found| found.piece_type() == piece)
    };
    let mut settings = variant.settings().clone();
    let castles =
        |castling: &crate::rules::Castling| stands(castling.king) || stands(castling.rook);
    settings.castlings.retain(castles);
    if !kind.royal {
        settings = Settings {
            no_moves: Default::default(),
            repetition: Default::default(),
            clock: 0,
            bare_kings: Default::default(),
            dead_positions_draw: false,
            lost_stalemates: Default::default(),
            palace: Default::default(),
            goals: Default::default(),
            exchanges: Vec::new(),
            placement: None,
            hands: settings.fills_hands(),
            ..settings
        };
    }
    settings
}
