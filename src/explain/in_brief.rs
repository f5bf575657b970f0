//! A piece in a few sentences, made from the rules.

use super::ability::{Ability, abilities};
use super::powers::Power;
use super::reach::reach_in_words;
use super::words::{has_namesake, name_in_full};
use crate::rules::{ByColor, Color, MethodName, Movement, Piece, PieceType, TypeSet, Variant};
use crate::texts::{Argument, Joint, Noun, Phrase, phrase};

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
    let mut sentences: Vec<Phrase> = Vec::new();
    for capture in own {
        let Some(reach) = capture
            .replacement()
            .and_then(|reach| ways(variant, piece, reach))
        else {
            continue;
        };
        let victims = capture.victims.and(enemies);
        let (alike, all) = (walk.as_ref() == Some(&reach), victims == enemies);
        let victims = any_of(variant, victims);
        sentences.push(match (alike, all) {
            (true, true) => phrase!("brief-captures-alike"),
            (true, false) => phrase!("brief-captures-alike-only", victims = victims),
            (false, true) => phrase!("brief-captures", way = reach),
            (false, false) => phrase!("brief-captures-only", victims = victims, way = reach),
        });
    }
    let moves = match walk {
        Some(walk) if sentences.is_empty() => phrase!("brief-moves-to-empty", way = walk),
        Some(walk) => phrase!("brief-moves", way = walk),
        None => phrase!("brief-moves-never"),
    };
    sentences.insert(0, moves);
    if kind.captures.is_empty() {
        sentences.push(captures_nothing());
    }
    let sentences: Vec<String> = sentences.iter().map(Phrase::sentence).collect();
    sentences.join(" ")
}

/// What is said of a piece without captures.
pub fn captures_nothing() -> Phrase {
    phrase!("brief-captures-nothing")
}

/// Where a piece goes by a movement, and where the same piece of the other side goes if that is not the same: `one square to the
/// right (Black: one square to the left)`. `None` if it goes nowhere.
pub fn ways(variant: &Variant, piece: Piece, movement: &ByColor<Movement>) -> Option<Argument> {
    let words = |color| reach_in_words(variant.geometry(), &movement[color], color);
    let (color, other) = (piece.color(), !piece.color());
    let own = words(color)?;
    let has_other = variant.army(other).contains(piece.piece_type());
    match words(other).filter(|others| has_other && *others != own) {
        Some(others) => {
            Some(phrase!("reach-sides", way = own, side = other, others = others).into())
        }
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
pub fn any_of(variant: &Variant, types: TypeSet) -> Argument {
    let mut names: Vec<Argument> = Vec::new();
    for kind in types.iter() {
        let name = &variant.kind(kind).name;
        let same = |other: PieceType| variant.kind(other).name == *name;
        let mut sides = Color::ALL.into_iter();
        let side = sides.find(|&color| variant.army(color).contains(kind));
        let told = match side.filter(|_| has_namesake(variant, kind)) {
            Some(color) if types.iter().filter(|&other| same(other)).count() == 1 => {
                name_in_full(variant, Piece::new(color, kind)).into()
            }
            _ => Noun::a(name).into(),
        };
        if !names.contains(&told) {
            names.push(told);
        }
    }
    Argument::list(names, Joint::Or)
}
