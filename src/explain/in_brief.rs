//! A piece in a few sentences, made from the rules.

use super::ability::{Ability, abilities};
use super::powers::Power;
use super::reach::reach_in_words;
use super::words::list;
use crate::rules::{MethodName, Piece, TypeSet, Variant};
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
    let (geometry, color) = (variant.geometry(), piece.color());
    let walk = reach_in_words(geometry, &kind.walk[color], color);
    let own = kind.captures.iter().filter(|capture| !capture.mimicked);
    let enemies = variant.army(!color);
    let replaces: Vec<(String, TypeSet)> = own
        .filter_map(|capture| {
            let reach = &capture.replacement()?[color];
            Some((
                reach_in_words(geometry, reach, color)?,
                capture.victims.and(enemies),
            ))
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
        Some(walk) => format!("It moves {walk}."),
        None => "It does not move without capturing.".to_owned(),
    };
    [vec![moves], captures].concat().join(" ")
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

/// `a Queen, a Rook or an Advancer`
pub fn any_of(variant: &Variant, types: TypeSet) -> String {
    let names: Vec<String> = types
        .iter()
        .map(|kind| with_article(&variant.kind(kind).name))
        .collect();
    list(&names, " or ")
}
