//! Capture methods that have no effect with the movement of the piece.

use super::*;

/// Whether a piece with this movement never captures by a method.
fn is_idle(moves: &str, method: MethodName) -> bool {
    let mut form = griffin("ultima");
    form.moves = moves.to_owned();
    tick(&mut form, Ability::Capture(method));
    let (variant, piece) = outcome(&form).piece(&form).unwrap();
    variant.never_captures_by(piece, method)
}

#[test]
fn a_method_that_needs_a_line_is_idle_without_one() {
    for method in [MethodName::Advance, MethodName::Withdraw, MethodName::Pinch] {
        assert!(is_idle("N", method), "{method:?}");
        assert!(is_idle("mNN", method), "{method:?}");
        // A leap straight ahead follows a line, and so does a king's step.
        for moves in ["D", "NK", "mQ"] {
            assert!(!is_idle(moves, method), "{moves} {method:?}");
        }
    }
    // The victim stands on a rank or file with the stop and with the start.
    assert!(is_idle("B", MethodName::Pinch));
    assert!(!is_idle("B", MethodName::Advance));
    assert!(!is_idle("N", MethodName::Charge));
}

#[test]
fn a_piece_that_also_leaps_over_enemies_goes_along_lines() {
    let mut form = griffin("ultima");
    form.moves = "N".to_owned();
    tick(&mut form, Ability::Capture(MethodName::Leap));
    let (variant, piece) = outcome(&form).piece(&form).unwrap();
    assert!(!variant.never_captures_by(piece, MethodName::Withdraw));
}
