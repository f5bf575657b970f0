//! Sets of a built-in game.

use super::*;
use crate::notation::write_fen;
use crate::variant_file::Catalogue;

fn game(army: &str) -> Variant {
    let catalogue = Catalogue::built_in();
    let army = [("army".to_owned(), army.to_owned())];
    catalogue.variant("draft", Some("10x10"), &army).unwrap()
}

#[test]
fn the_same_seed_draws_the_same_sets() {
    for army in ["equal", "own", "pool"] {
        let variant = game(army);
        let sets = drawn(&variant, 7).unwrap();
        assert_eq!(sets, drawn(&variant, 7).unwrap());
        assert_ne!(sets, drawn(&variant, 8).unwrap());
        let start = start(&variant, &sets).unwrap();
        assert_eq!(variant.left_to_place(&start, Color::White), 10);
        assert_eq!(variant.left_to_place(&start, Color::Black), 10);
    }
}

#[test]
fn drawn_sets_have_unlike_pieces_and_a_pool_has_each_at_most_twice() {
    for seed in 0..50 {
        let Sets::Own(both) = drawn(&game("own"), seed).unwrap() else {
            panic!("two sets");
        };
        for color in Color::ALL {
            let mut list = both[color].clone();
            list.dedup();
            assert_eq!(list.len(), 9);
        }
        let Sets::Pool(pool) = drawn(&game("pool"), seed).unwrap() else {
            panic!("a pool");
        };
        assert_eq!(pool.len(), 18);
        let count = |kind: PieceType| pool.iter().filter(|&&known| known == kind).count();
        assert!(pool.iter().all(|&kind| count(kind) <= 2));
    }
}

#[test]
fn balanced_sets_differ_by_at_most_half_a_pawn() {
    let variant = game("own");
    let values = values(&variant);
    for seed in 0..50 {
        let Sets::Own(both) = balanced(&variant, seed).unwrap() else {
            panic!("two sets");
        };
        assert_ne!(both.white, both.black);
        let difference = worth(&values, &both.white) - worth(&values, &both.black);
        assert!(difference.abs() <= 50, "seed {seed}: {difference}");
    }
}

#[test]
fn sets_are_picked_by_their_letters() {
    let variant = game("own");
    let white = picked(&variant, Color::White, "QQRRBBNNW").unwrap();
    let black = picked(&variant, Color::Black, "uslaxicwn").unwrap();
    let sets = Sets::Own(ByColor { white, black });
    let fen = write_fen(&variant, &start(&variant, &sets).unwrap());
    assert!(fen.contains("[BBKNNQQRRWaciklnsuwx]"), "{fen}");
    let error = |letters| picked(&variant, Color::White, letters).unwrap_err();
    assert_eq!(error("QRB"), SetError::Size(3, 9));
    assert!(matches!(error("QRBNWLCIP"), SetError::Letter('P', _)));
    assert!(matches!(error("KQRBNWLCI"), SetError::Letter('K', _)));
}

#[test]
fn a_game_without_placement_has_no_sets() {
    let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
    assert_eq!(own(&chess), Err(SetError::NoPlacement));
    assert_eq!(size(&chess), 0);
}
