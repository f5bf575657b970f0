//! A choice among several moves to one square, in words.

use super::table::Table;
use baroque::rules::{Move, PieceType, Position, Travel, Variant};
use baroque::texts::{Argument, text};

/// The selected choice in words, with its number.
pub(super) fn choice_heard(table: &Table) -> Option<String> {
    let chooser = table.interaction.chooser.as_ref()?;
    let mv = *chooser.moves.get(chooser.pointed)?;
    let words = words(table.variant(), table.position(), mv, &chooser.moves);
    let (number, of) = (chooser.pointed + 1, chooser.moves.len());
    Some(text!(
        "choice-heard",
        choice = words,
        number = number,
        of = of
    ))
}

/// What a move does, in a few words that distinguish it from the other choices.
pub(crate) fn words(variant: &Variant, position: &Position, mv: Move, others: &[Move]) -> String {
    let mut text = action_words(variant, position, mv, others);
    if let Some(sheet) = mv.choices.sheet() {
        let sheet = char::from(b'A' + sheet as u8).to_string();
        text = text!("choice-on-sheet", choice = text, sheet = sheet);
    }
    let named = |promotion| variant.kind(promotion);
    let first = matches!(mv.travel, Travel::Drive).then_some(mv.promotion);
    let more = first
        .flatten()
        .into_iter()
        .chain(mv.choices.second_promotion());
    for promotion in more {
        text = text!(
            "choice-and-promotion",
            choice = text,
            piece = named(promotion)
        );
    }
    text
}

/// What a move does to its piece, or to the first of its two pieces.
fn action_words(variant: &Variant, position: &Position, mv: Move, others: &[Move]) -> String {
    let name = |square| variant.geometry().name(square);
    let kind = |piece_type: PieceType| variant.kind(piece_type);
    let captured = variant.captured(position, mv);
    match (mv.travel, mv.promotion) {
        (Travel::Drive, _) => text!("choice-drive").to_owned(),
        (Travel::Drop, _) => text!("choice-drop").to_owned(),
        (Travel::Resurrect, Some(put)) => text!("choice-resurrect", piece = kind(put)),
        (Travel::Explode, _) => text!("choice-explode").to_owned(),
        (Travel::Push, _) => text!("choice-push").to_owned(),
        (Travel::Pull, _) => text!("choice-pull").to_owned(),
        (Travel::Swap, Some(into)) => text!("choice-swap-promotion", piece = kind(into)),
        (_, Some(into)) => text!("choice-promotion", piece = kind(into)),
        (Travel::Swap, None) => text!("choice-swap").to_owned(),
        (Travel::Exchange, _) => {
            let (one, other) = both(variant, position, mv);
            text!("choice-exchange", one = one, other = other)
        }
        (Travel::Keep, _) => {
            let (one, other) = both(variant, position, mv);
            text!("choice-keep", one = one, other = other)
        }
        (Travel::Destroy, _) => text!("choice-destroy").to_owned(),
        (Travel::Suicide, _) => text!("choice-suicide").to_owned(),
        _ if mv.declines => text!("choice-decline").to_owned(),
        _ if others.iter().any(|other| is_promoted(mv, other)) => match position.piece(mv.from) {
            Some(mover) => text!("choice-stay", piece = kind(mover.piece_type())),
            None => String::new(),
        },
        _ if captured.any() => {
            let squares: Vec<&str> = captured.into_iter().map(name).collect();
            text!("choice-take", squares = squares.join(", "))
        }
        _ => text!("choice-move", square = name(mv.to)),
    }
}

/// Whether another move differs only by its promotion.
fn is_promoted(mv: Move, other: &Move) -> bool {
    let plain = Move {
        promotion: None,
        ..*other
    };
    other.promotion.is_some() && plain == mv
}

/// The names of the two pieces of an array choice.
fn both(variant: &Variant, position: &Position, mv: Move) -> (Argument, Argument) {
    let name = |square| {
        let piece = position.piece(square);
        piece.map_or(Argument::from(""), |piece| {
            variant.kind(piece.piece_type()).into()
        })
    };
    (name(mv.from), name(mv.to))
}
