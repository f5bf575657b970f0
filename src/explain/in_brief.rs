//! A piece in a few sentences, made from the rules.

use super::ability::{Ability, abilities};
use super::powers::Power;
use super::reach::reach_in_words;
use super::words::{has_namesake, list, name_in_full};
use crate::rules::{ByColor, Color, MethodName, Movement, Piece, PieceType, TypeSet, Variant};
use crate::words::with_article;

/// How a piece moves, what it captures, and its powers, without the squares where it promotes or makes a multi-step.
pub fn in_brief(variant: &Variant, piece: Piece) -> String {
    let mut sentences = vec![going(variant, piece)];
    sentences.extend(others(variant, piece).map(|(_, sentence)| sentence));
    sentences.join(" ")
}

/// How a piece moves and captures by displacement.
pub fn going(variant: &Variant, piece: Piece) -> String {
    let kind = variant.kind(piece.piece_type());
    let walk = ways(variant, piece, &kind.walk);
    let own = kind.captures.iter().filter(|capture| !capture.mimicked);
    let enemies = variant.army(!piece.color());
    let replaces: Vec<(String, TypeSet)> = own
        .filter_map(|capture| {
            let reach = ways(variant, piece, capture.replacement()?)?;
            Some((reach, capture.victims.and(enemies)))
        })
        .collect();
    let whom = |victims: TypeSet| match victims == enemies {
        true => String::new(),
        false => format!(" only {}", any_of(variant, victims)),
    };
    let captures: Vec<String> = replaces
        .iter()
        .map(|(reach, victims)| match walk.as_ref() == Some(reach) {
            true => format!(
                "It captures{} in the same way, by moving onto the enemy's square.",
                whom(*victims)
            ),
            false => format!(
                "It captures{} by moving onto the enemy's square: {reach}.",
                whom(*victims)
            ),
        })
        .collect();
    let moves = match walk {
        Some(walk) if captures.is_empty() => format!("It moves {walk}, only onto empty squares."),
        Some(walk) => format!("It moves {walk}."),
        None => "It does not move without capturing.".to_owned(),
    };
    let harmless = kind
        .captures
        .is_empty()
        .then(|| CAPTURES_NOTHING.to_owned());
    let sentences = std::iter::once(moves).chain(captures).chain(harmless);
    sentences.collect::<Vec<_>>().join(" ")
}

/// What is said of a piece without captures.
pub const CAPTURES_NOTHING: &str = "It captures nothing.";

/// Where a piece goes by a movement, and where the same piece of the other side goes if that is not the same: `one square to the
/// right (Black: one square to the left)`. `None` if it goes nowhere.
pub fn ways(variant: &Variant, piece: Piece, movement: &ByColor<Movement>) -> Option<String> {
    let words = |color| reach_in_words(variant.geometry(), &movement[color], color);
    let (color, other) = (piece.color(), !piece.color());
    let own = words(color)?;
    let has_other = variant.army(other).contains(piece.piece_type());
    match words(other).filter(|others| has_other && *others != own) {
        Some(others) => Some(format!("{own} ({other}: {others})")),
        None => Some(own),
    }
}

/// The sentences of a piece's other captures and powers, besides promotion, multi-steps and that it is royal.
pub fn doing(variant: &Variant, piece: Piece) -> Vec<String> {
    let own = others(variant, piece).filter(|(ability, _)| {
        !matches!(
            ability,
            Ability::Power(Power::Promotion | Power::Run | Power::Royal)
        )
    });
    own.map(|(_, sentence)| sentence).collect()
}

/// The abilities of a piece besides captures by displacement.
fn others(variant: &Variant, piece: Piece) -> impl Iterator<Item = (Ability, String)> {
    let all = abilities(variant, piece).into_iter();
    all.filter(|(ability, _)| *ability != Ability::Capture(MethodName::Replace))
}

/// `a Queen, a Rook or an Advancer`. A piece whose name a piece of the other side has, too, is named with its side.
pub fn any_of(variant: &Variant, types: TypeSet) -> String {
    let mut names: Vec<String> = Vec::new();
    for kind in types.iter() {
        let name = &variant.kind(kind).name;
        let same = |other: PieceType| variant.kind(other).name == *name;
        let mut sides = Color::ALL.into_iter();
        let side = sides.find(|&color| variant.army(color).contains(kind));
        let told = match side.filter(|_| has_namesake(variant, kind)) {
            Some(color) if types.iter().filter(|&other| same(other)).count() == 1 => {
                name_in_full(variant, Piece::new(color, kind))
            }
            _ => with_article(name),
        };
        if !names.contains(&told) {
            names.push(told);
        }
    }
    list(&names, " or ")
}
