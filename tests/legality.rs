//! Compares fast legality with its definition, on random boards of every game with every choice of its options: a
//! move is legal if no king of the mover's side is attacked after it.

use crate::random_boards;

use baroque::notation::write_fen;
use baroque::rules::{
    Bitboard, Effect, Fate, Move, PieceType, Position, Setup, TypeSet, Variant, perft,
};
use baroque::variant_file::{Catalogue, Source};
use random_boards::{Random, crowd, scatter, thin, throng};
use std::collections::BTreeSet;

/// The number of boards of each kind.
const BOARDS: usize = 40;
/// The number of tries to make them.
const TRIES: usize = 400;
/// The plies of a random game.
const PLIES: usize = 40;

/// The legal moves, found by playing each.
fn played(variant: &Variant, position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    variant.pseudo_legal_moves(position, &mut moves);
    moves.retain(|&mv| variant.play_if_legal(position, mv).is_some());
    moves
}

fn compare(variant: &Variant, position: &Position) {
    let place = || {
        let (id, options) = (variant.id(), variant.options());
        let layout = variant.layout();
        format!(
            "{id} {layout} {options:?}: {}",
            write_fen(variant, position)
        )
    };
    compare_captures(variant, position);
    compare_attackers(variant, position);
    let legal = variant.legal_moves(position);
    // A game that is over on the board has no moves.
    let expected = match variant.facts(position).outcome_without_moves() {
        Some(_) if legal.is_empty() => Vec::new(),
        _ => played(variant, position),
    };
    assert_eq!(legal, expected, "{}", place());
    compare_checks(variant, position, &legal);
    let count = legal.len() as u64;
    assert_eq!(variant.count_legal_moves(position), count, "{}", place());
    for square in position.occupied() {
        let color = position.piece(square).unwrap().color();
        let freezers = variant.freezers_of(position, square);
        let is_frozen = variant.frozen(position, color).contains(square);
        assert_eq!(is_frozen, freezers.any(), "{}", place());
        let by = !color;
        let attackers = variant.attackers(position, square, by);
        assert_eq!(
            variant.is_attacked(position, square, by),
            attackers.any(),
            "{}: attack on {}",
            place(),
            variant.geometry().name(square)
        );
        for attacking in [true, false] {
            let types: TypeSet = (0..variant.kinds().len())
                .map(PieceType::new)
                .filter(|&of| position.of_type(of).meets(attackers) == attacking)
                .collect();
            let attacks = variant.facts(position).is_attacked(square, by, types);
            assert_eq!(attacks, attacking && attackers.any(), "{}", place());
        }
    }
}

/// A piece attacks an enemy if one of its pseudo-legal moves captures it, even while its side still has to place others.
fn compare_attackers(variant: &Variant, position: &Position) {
    let complete = match variant.settings().placement {
        Some(_) => variant.sketch(&Setup {
            hands: Default::default(),
            ..position.setup()
        }),
        None => position.clone(),
    };
    let position = &complete;
    let (mut moves, mut pairs) = (Vec::new(), BTreeSet::new());
    variant.pseudo_legal_moves(position, &mut moves);
    for mv in moves {
        for at in variant.captured(position, mv) {
            pairs.insert((at, mv.from));
        }
    }
    let by = position.turn();
    for target in position.pieces(!by) {
        let found = variant.attackers(position, target, by);
        let expected: Bitboard = position
            .pieces(by)
            .into_iter()
            .filter(|&from| pairs.contains(&(target, from)))
            .collect();
        let fen = write_fen(variant, position);
        let name = variant.geometry().name(target);
        assert_eq!(found, expected, "{} {fen}: attack on {name}", variant.id());
    }
}

/// The quick answer agrees with the test of the next position.
fn compare_checks(variant: &Variant, position: &Position, legal: &[Move]) {
    let facts = variant.facts(position);
    let checks = facts.checks();
    for &mv in legal {
        let next = variant.play(position, mv);
        let (id, options) = (variant.id(), variant.options());
        assert_eq!(
            checks.gives_check(mv, &variant.facts(&next)),
            variant.in_check(&next),
            "{id} {options:?}: {} {mv:?}",
            write_fen(variant, position)
        );
    }
}

/// The capture filter finds exactly the captures of each move.
fn compare_captures(variant: &Variant, position: &Position) {
    let facts = variant.facts(position);
    let capture_filter = facts.capture_filter();
    let place = |mv: &Move| {
        let (id, options) = (variant.id(), variant.options());
        format!("{id} {options:?}: {} {mv:?}", write_fen(variant, position))
    };
    let (mut all, mut gains) = (Vec::new(), Vec::new());
    variant.pseudo_legal_moves(position, &mut all);
    facts.pseudo_legal_gains(&capture_filter, &mut gains);
    let mut listed = gains.iter().peekable();
    let mut room = Vec::new();
    for mv in &all {
        let is_move = facts.is_pseudo_legal(*mv, &mut room);
        assert!(is_move, "{}", place(mv));
        let other = Move {
            to: mv.from,
            from: mv.to,
            ..*mv
        };
        let is_move = facts.is_pseudo_legal(other, &mut room);
        assert_eq!(is_move, all.contains(&other), "{}", place(&other));
        let effects = variant.changes(position, *mv).effects;
        let mut taken = Bitboard::EMPTY;
        let mut plain = true;
        for effect in &effects {
            match *effect {
                Effect::Capture { at, fate, .. } => {
                    taken.insert(at);
                    plain &= fate == Fate::Gone;
                }
                Effect::Travel { .. } | Effect::Drop { .. } => {}
                _ => plain = false,
            }
        }
        let found = capture_filter.known_captures(&facts, *mv);
        assert!(
            found.is_none_or(|found| plain && found == taken),
            "{}",
            place(mv)
        );
        if found.is_some_and(Bitboard::is_empty) {
            compare_idle(variant, position, *mv);
        }
        let promotes = |effect: &Effect| matches!(effect, Effect::Promotion { .. });
        let gain = taken.any() || effects.iter().any(promotes);
        let is_listed = listed.next_if_eq(&mv).is_some();
        assert!(is_listed || !gain, "{}", place(mv));
    }
    assert_eq!(
        listed.next(),
        None,
        "moves that are no moves of the position, or out of order"
    );
}

/// A move that captures nothing has the same next position and the same legality if nobody asks what it captures.
fn compare_idle(variant: &Variant, position: &Position, mv: Move) {
    let place = || format!("{}: {} {mv:?}", variant.id(), write_fen(variant, position));
    let next = variant.play(position, mv);
    let facts = variant.facts(position);
    assert!(facts.play_idle(mv) == next, "{}", place());
    let guard = facts.guard();
    assert_eq!(guard.allows_idle(mv), guard.allows(mv), "{}", place());
}

fn play(variant: &Variant, random: &mut Random) {
    let mut position = variant.start().clone();
    for _ in 0..PLIES {
        compare(variant, &position);
        let moves = variant.legal_moves(&position);
        if moves.is_empty() {
            return;
        }
        let takes = |mv: &&Move| variant.captured(&position, **mv).any();
        let captures: Vec<&Move> = moves.iter().filter(takes).collect();
        let mv = match captures.len() {
            few if few > 0 && random.below(2) == 0 => *captures[random.below(few)],
            _ => moves[random.below(moves.len())],
        };
        position = variant.play(&position, mv);
    }
}

fn hold(variant: &Variant, random: &mut Random) {
    play(variant, random);
    for make_board in [scatter, crowd, thin, throng] {
        let boards = std::iter::repeat_with(|| make_board(variant, random));
        let kept: Vec<Position> = boards.take(TRIES).flatten().take(BOARDS).collect();
        for position in kept {
            compare(variant, &position);
        }
    }
}

/// The built-in games, and one for each method or power that no built-in game has together with check.
fn catalogue() -> Catalogue {
    let mut catalogue = Catalogue::built_in();
    for (id, text) in [
        ("archers", include_str!("own/archers.ron")),
        ("doubles", include_str!("own/doubles.ron")),
        ("shields", include_str!("own/shields.ron")),
        ("charges", include_str!("own/charges.ron")),
        ("converts", include_str!("own/converts.ron")),
        ("horses", include_str!("own/horses.ron")),
        ("neutral", include_str!("own/neutral.ron")),
        ("placed", include_str!("own/placed.ron")),
        ("gorgona", include_str!("own/gorgona.ron")),
        ("gorgon", include_str!("own/gorgon.ron")),
        ("medley", include_str!("own/medley.ron")),
        ("sheets", include_str!("own/sheets.ron")),
        ("mosaic", include_str!("own/mosaic.ron")),
    ] {
        catalogue.add(&format!("{id}.ron"), Source::new(id, text));
    }
    catalogue
}

/// The environment variable `GAME` limits this to one game.
#[test]
fn quick_legality_is_legality() {
    let catalogue = catalogue();
    let mut random = Random(1974);
    let only = std::env::var("GAME").ok();
    let wanted = |id: &&str| only.as_deref().is_none_or(|only| only == *id);
    for id in catalogue.ids().filter(wanted) {
        for layout in catalogue.info(id).unwrap().layouts {
            let info = catalogue.info_in(id, &layout).unwrap();
            let usual = catalogue.variant(id, Some(&layout), &[]).unwrap();
            hold(&usual, &mut random);
            for option in &info.options {
                for (choice, _) in &option.choices {
                    let chosen = [(option.id.clone(), choice.clone())];
                    if let Ok(variant) = catalogue.variant(id, Some(&layout), &chosen) {
                        hold(&variant, &mut random);
                    }
                }
            }
        }
    }
}

/// The count of moves equals the length of their list.
#[test]
fn leaves_are_counted_right() {
    let catalogue = catalogue();
    for id in catalogue.ids() {
        let variant = catalogue.variant(id, None, &[]).unwrap();
        let moves = variant.legal_moves(variant.start());
        let replies = |&mv: &Move| {
            variant
                .legal_moves(&variant.play(variant.start(), mv))
                .len()
        };
        let sum: usize = moves.iter().map(replies).sum();
        assert_eq!(perft(&variant, variant.start(), 2), sum as u64, "{id}");
    }
}
