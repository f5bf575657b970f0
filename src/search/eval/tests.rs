//! The evaluation of the games and their pieces.

use super::*;
use crate::rules::{ByColor, MethodName, Setup};
use crate::search::random::Random;
use crate::variant_file::Catalogue;

fn games() -> impl Iterator<Item = Variant> {
    let catalogue = Catalogue::built_in();
    let ids: Vec<String> = catalogue.ids().map(str::to_owned).collect();
    ids.into_iter().flat_map(move |id| {
        let layouts = catalogue.info(&id).map(|info| info.layouts);
        let games: Vec<Variant> = layouts
            .unwrap_or_default()
            .iter()
            .filter_map(|layout| catalogue.variant(&id, Some(layout), &[]).ok())
            .collect();
        games
    })
}

fn value_of(evaluator: &Evaluator<u128>, variant: &Variant, id: &str) -> Option<Value> {
    let index = variant.kinds().iter().position(|kind| kind.id == id)?;
    Some(evaluator.weights[index].value)
}

/// The evaluation counts captures by rank, so no rank may be missing and none may occur twice.
#[test]
fn each_capture_method_has_a_rank_of_its_own() {
    let mut ranks: Vec<usize> = MethodName::ALL.iter().copied().map(value::rank).collect();
    ranks.sort_unstable();
    assert!(ranks.into_iter().eq(0..MethodName::ALL.len()));
}

#[test]
fn orthodox_pieces_have_their_usual_order() {
    let orthodox = ["pawn", "knight", "bishop", "rook", "queen"];
    for variant in games() {
        let evaluator = Evaluator::new(&variant);
        let known = orthodox.map(|id| value_of(&evaluator, &variant, id));
        let known: Vec<Value> = known.into_iter().flatten().collect();
        let name = (variant.id(), variant.layout());
        assert!(known.is_sorted_by(|a, b| a < b), "{name:?}: {known:?}");
    }
}

/// The opinions of players about pieces with unusual captures.
#[test]
fn other_pieces_lie_where_players_put_them() {
    for (id, piece, below, above) in [
        ("withdrawer-chess", "withdrawer", "rook", "queen"),
        ("advancer-chess", "advancer", "rook", "queen"),
        ("long-leaper-chess", "long-leaper", "rook", "queen"),
        ("coordinator-chess", "coordinator", "knight", "rook"),
        ("immobilizer-chess", "immobilizer", "bishop", "queen"),
    ] {
        for variant in games().filter(|variant| variant.id() == id) {
            let evaluator = Evaluator::new(&variant);
            let value = |piece| value_of(&evaluator, &variant, piece);
            let (below, worth, above) = (value(below), value(piece), value(above));
            assert!(below < worth && worth < above, "{id} {}", variant.layout());
        }
    }
}

/// In Ultima and its kin the freezer is the strongest piece, and none is worse than a pawn.
#[test]
fn the_immobilizer_leads_among_ultimas_pieces() {
    for id in [
        "ultima",
        "baroque",
        "baroque-cambridge",
        "hyper-chess",
        "maxima",
    ] {
        for variant in games().filter(|variant| variant.id() == id) {
            let evaluator = Evaluator::new(&variant);
            let freezer = value_of(&evaluator, &variant, "immobilizer");
            let officers = variant
                .kinds()
                .iter()
                .filter(|kind| !kind.royal && !kind.pawn);
            let pawn = variant.kinds().iter().find(|kind| kind.pawn).unwrap();
            let pawn = value_of(&evaluator, &variant, &pawn.id);
            for kind in officers {
                let worth = value_of(&evaluator, &variant, &kind.id);
                assert!(pawn < worth && worth <= freezer, "{id}: {}", kind.id);
            }
        }
    }
}

/// The material value of White's pieces, hand and goals in a FEN.
fn worth(variant: &Variant, fen: &str) -> Value {
    let position = crate::notation::parse_fen(variant, fen).unwrap();
    Evaluator::new(variant).evaluate(variant, &position)
}

#[test]
fn a_hand_is_worth_what_can_be_done_with_it() {
    let named = |id: &str| games().find(|variant| variant.id() == id).unwrap();
    let gain = |variant: &Variant, without: &str, with: &str| {
        worth(variant, with) - worth(variant, without)
    };
    let drops = named("chessma-84");
    let board = "1********1/*8*/*4k3*/*8*/*8*/*8*/*8*/*8*/*8*/*4K3*/*8*/1********1";
    let (without, with) = (format!("{board}[] w"), format!("{board}[R] w"));
    assert!(gain(&drops, &without, &with) > 300);
    let revives = named("renaissance");
    for (piece, few) in [('R', false), ('I', true)] {
        let board = format!("k8/9/9/9/9/9/9/9/K7{piece}");
        let (without, with) = (format!("{board}[] w"), format!("{board}[L] w"));
        assert_eq!(gain(&revives, &without, &with) < 200, few, "{piece}");
    }
}

#[test]
fn goals_draw_the_pieces_on() {
    let maxima = games().find(|variant| variant.id() == "maxima").unwrap();
    let near = "***P1***/8/8/8/8/8/7p/7k/p7/1K5L/***2*** w";
    let far = "***2***/8/8/8/8/8/3P3p/7k/p7/1K5L/***2*** w";
    assert!(worth(&maxima, near) > worth(&maxima, far) + 50);
}

#[test]
fn starts_of_like_armies_are_about_even() {
    let alike = |variant: &Variant| variant.army(Color::White) == variant.army(Color::Black);
    for variant in games().filter(alike) {
        let start = variant.start();
        let evaluator = Evaluator::new(&variant);
        let name = (variant.id(), variant.layout());
        let value = evaluator.evaluate(&variant, start);
        assert!(value.abs() < 150, "{name:?}: {value}");
    }
}

fn game(id: &str, layout: &str) -> Variant {
    games()
        .find(|variant| variant.id() == id && variant.layout() == layout)
        .unwrap()
}

/// Positions from games of random moves.
fn random_positions(variant: &Variant, games: u64) -> Vec<Position> {
    let mut random = Random::new(7);
    let mut found = Vec::new();
    for _ in 0..games {
        let mut position = variant.start().clone();
        for _ in 0..40 {
            let moves = variant.legal_moves(&position);
            let Some(&mv) = moves.get(random.below(moves.len())) else {
                break;
            };
            position = variant.play(&position, mv);
            found.push(position.clone());
        }
    }
    found
}

/// The mirrored position, if the board has that symmetry: upside down with the colours swapped, or left to right.
fn mirrored(variant: &Variant, position: &Position, upside_down: bool) -> Option<Position> {
    let geometry = variant.geometry();
    let (files, ranks) = geometry
        .squares()
        .into_iter()
        .map(|square| (geometry.file(square) + 1, geometry.rank(square) + 1))
        .fold((0, 0), |most, here| {
            (most.0.max(here.0), most.1.max(here.1))
        });
    let setup = position.setup();
    let place = |square| {
        let (file, rank) = (geometry.file(square), geometry.rank(square));
        match upside_down {
            true => geometry.at(file, ranks - 1 - rank),
            false => geometry.at(files - 1 - file, rank),
        }
    };
    let color = |color: Color| if upside_down { !color } else { color };
    let pieces = setup.pieces.iter().map(|&(square, piece)| {
        let piece = Piece::new(color(piece.color()), piece.piece_type());
        Some((place(square)?, piece))
    });
    let hands = ByColor::new_with(|side| setup.hands[color(side)]);
    variant
        .position(&Setup {
            pieces: pieces.collect::<Option<Vec<_>>>()?,
            hands,
            turn: color(setup.turn),
            halfmove: setup.halfmove,
            ..Setup::empty()
        })
        .ok()
}

/// The same position without castling rights, which a mirror does not keep.
fn plain(variant: &Variant, position: &Position) -> Option<Position> {
    let setup = position.setup();
    variant
        .position(&Setup {
            pieces: setup.pieces,
            hands: setup.hands,
            turn: setup.turn,
            halfmove: setup.halfmove,
            ..Setup::empty()
        })
        .ok()
}

#[test]
fn a_mirror_changes_nothing() {
    for (id, layout) in [
        ("chess", "10x8"),
        ("withdrawer-chess", "10x10"),
        ("swapper-chess", "10x10"),
        ("mimotaur-chess", "10x10"),
        ("ultima", "8x8"),
        ("hyper-chess", "8x8"),
        ("rococo", "10x10"),
        ("fugue", "8x8"),
    ] {
        let variant = game(id, layout);
        let evaluator = Evaluator::new(&variant);
        let mut compared = 0;
        let random_positions = random_positions(&variant, 4).into_iter();
        for position in random_positions.filter_map(|position| plain(&variant, &position)) {
            for upside_down in [true, false] {
                if let Some(mirrored) = mirrored(&variant, &position, upside_down) {
                    let values = [&position, &mirrored]
                        .map(|position| evaluator.evaluate(&variant, position));
                    assert_eq!(values[0], values[1], "{id} {position:?}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 100, "{id}: {compared}");
    }
}

/// Each threat found is an attack by the rules. In some games the terms find all attacks.
#[test]
fn threats_are_what_the_rules_call_attacks() {
    for (id, layout, all) in [
        ("chess", "10x8", true),
        ("withdrawer-chess", "10x8", true),
        ("advancer-chess", "10x8", true),
        ("coordinator-chess", "10x8", true),
        ("long-leaper-chess", "10x8", false),
        ("mimotaur-chess", "10x8", true),
        ("swapper-chess", "10x8", true),
        ("ultima", "8x8", false),
        ("hyper-chess", "8x8", false),
        ("fugue", "8x8", false),
    ] {
        let variant = game(id, layout);
        let evaluator = Evaluator::new(&variant);
        for position in random_positions(&variant, 2) {
            for color in Color::ALL {
                let scan = Scan::new(evaluator.piece_tables(), &variant, &position, color);
                let attacked = threat::attacked(&evaluator, &variant, &position, &scan);
                for victim in position.pieces(!color) {
                    if position.runner() == Some(victim) {
                        continue;
                    }
                    let estimate: Bitboard = attacked
                        .iter()
                        .filter(|(_, victims)| victims.contains(victim))
                        .map(|&(by, _)| by)
                        .collect();
                    let real = variant.attackers(&position, victim, color);
                    assert!((estimate - real).is_empty(), "{id} {position:?} {victim:?}");
                    assert!(!all || estimate == real, "{id} {position:?} {victim:?}");
                }
            }
        }
    }
}

/// The shots of an Archer count like other captures. Shots that a Shield prevents do not count.
#[test]
fn an_archer_is_not_blind_to_its_shots() {
    let variant = game("fugue", "8x8");
    let evaluator = Evaluator::new(&variant);
    let [archer, shield] = ["archer", "shield"].map(|id| value_of(&evaluator, &variant, id));
    assert!(archer > shield, "{archer:?} {shield:?}");
    // The rows F1 to F4 of the rulebook.
    for (fen, shot) in [
        ("7k/8/8/8/8/2p5/8/K1A5[] w", Some("c3")),
        ("7k/8/8/8/2p5/8/8/K1A5[] w", None),
        ("7k/8/8/8/2p1P3/8/8/K1A5[] w", Some("c4")),
        ("7k/8/8/3d4/1Pp5/8/8/K1A5[] w", None),
    ] {
        let position = crate::notation::parse_fen(&variant, fen).unwrap();
        let scan = Scan::new(evaluator.piece_tables(), &variant, &position, Color::White);
        let attacked = threat::attacked(&evaluator, &variant, &position, &scan);
        let found: Bitboard = attacked.iter().flat_map(|&(_, victims)| victims).collect();
        let square = shot.and_then(|name| variant.geometry().square(name));
        assert_eq!(found, square.into(), "{fen}");
    }
}

/// For each term, two positions of which the first is better for White.
#[test]
fn terms_have_the_right_sign() {
    for (id, what, better, worse) in [
        (
            "chess",
            "joined pawns",
            "4k3/8/8/8/8/8/PP6/4K3",
            "4k3/8/8/8/8/8/P1P5/4K3",
        ),
        (
            "chess",
            "pawns on two files",
            "4k3/p7/8/8/8/1P6/P7/4K3",
            "4k3/p7/8/8/8/P7/P7/4K3",
        ),
        (
            "chess",
            "a free way",
            "4k1n1/8/4P3/8/8/8/8/4K3",
            "4k3/4n3/4P3/8/8/8/8/4K3",
        ),
        (
            "chess",
            "a king beside its pawn",
            "7k/8/P7/1K6/8/8/8/8",
            "7k/8/P7/8/8/8/8/1K6",
        ),
        (
            "chess",
            "an open file",
            "4k3/8/8/8/8/8/7P/R3K3",
            "4k3/8/8/8/8/8/7P/4K2R",
        ),
        (
            "chess",
            "bishops of both colours",
            "4k3/8/8/8/8/8/8/2B1KB2",
            "4k3/8/8/8/8/8/8/B3KB2",
        ),
        (
            "chess",
            "pawns before the king",
            "r2q2k1/5ppp/8/8/8/8/5PPP/R2Q2K1",
            "r2q2k1/5ppp/8/8/8/8/PPP5/R2Q2K1",
        ),
        (
            "chess",
            "a piece en prise",
            "4k3/8/8/3n4/8/2P5/8/3RK3",
            "4k3/8/4p3/3n4/8/2P5/8/3RK3",
        ),
        (
            "chess",
            "a pawn that no king catches",
            "8/8/7k/P7/8/8/8/4K3",
            "8/8/3k4/P7/8/8/8/4K3",
        ),
        (
            "chess",
            "a king near the last pawns",
            "8/2k5/8/2p5/2P5/4K3/8/8",
            "8/2k5/8/2p5/2P5/8/8/7K",
        ),
        (
            "chess",
            "a check that no one answers by taking",
            "r4rk1/1b6/6p1/8/8/7Q/8/6K1",
            "r4rk1/6b1/6p1/8/8/7Q/8/6K1",
        ),
        (
            "chess",
            "a pawn storm",
            "r2q1rk1/5ppp/8/8/6PP/8/PPP5/1KQ4R",
            "r2q1rk1/5ppp/8/8/8/8/PPP3PP/1KQ4R",
        ),
        (
            "chess",
            "three pieces before a king rather than one",
            "r4rk1/1p3ppp/8/4N2Q/8/3B4/6PP/6K1",
            "r4rk1/1p3ppp/8/N6Q/8/B7/6PP/6K1",
        ),
        (
            "chess",
            "a pinned piece",
            "4k3/4n3/8/8/8/8/8/K3R3",
            "4k3/4n3/8/8/8/8/8/K4R2",
        ),
        (
            "chess",
            "a pawn that drives an officer away",
            "4k3/8/8/1r6/8/P7/8/4K3",
            "4k3/8/8/6r1/8/P7/8/4K3",
        ),
        (
            "chess",
            "pawns of the other shade than the bishop",
            "4k3/8/8/8/8/P1P1P3/8/1B2K3",
            "4k3/8/8/8/8/P1P1P3/8/2B1K3",
        ),
        (
            "chess",
            "room behind pawns",
            "rnbqkbnr/8/pppppppp/8/PPPPPPPP/8/8/RNBQKBNR",
            "rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR",
        ),
        (
            "ultima",
            "a frozen piece",
            "k7/8/8/3lI3/8/8/8/K7",
            "k7/8/8/3l1I2/8/8/8/K7",
        ),
    ] {
        let variant = game(id, "8x8");
        let value = |board: &str| worth(&variant, &format!("{board} w"));
        assert!(value(better) > value(worse), "{id}: {what}");
    }
}

/// A minor piece alone does not mate. Pawns do not always win if the bishops never meet.
#[test]
fn hard_wins_count_less() {
    let chess = game("chess", "8x8");
    let value = |board: &str| worth(&chess, &format!("{board} w"));
    let lone = value("4k3/8/8/8/8/8/8/2B1K3");
    let rook = value("4k3/8/8/8/8/8/8/R3K3");
    assert!(lone < 150 && rook > 400, "{lone} {rook}");
    let apart = value("4k1b1/8/8/8/8/8/PP6/2B1K3");
    let same = value("4kb2/8/8/8/8/8/PP6/2B1K3");
    assert!(apart < same * 3 / 4, "{apart} {same}");
}
