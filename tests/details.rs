//! Details of the rules that few positions show: two sheets, armies that differ, powers that no built-in game has
//! together. All expected answers follow from the rules of the games and the descriptions of the game files.

use baroque::explain::refusal;
use baroque::notation::{find_move, parse_fen, write_fen, write_move};
use baroque::rules::{Color, Effect, Fate, Move, Position, Travel, Variant, perft};
use baroque::variant_file::{Catalogue, Source};
use std::collections::BTreeSet;

/// Games of a person: an id and the text of the file.
const OWN: [(&str, &str); 56] = [
    ("gorgona", include_str!("own/gorgona.ron")),
    (
        "swapping",
        r#"(format: 1, name: "Swapping Enclosers", base: "chessma-84", pieces: {'E': (powers: [Swap()])})"#,
    ),
    (
        "replacing",
        r#"(format: 1, name: "Replacing Enclosers", base: "chessma-84", pieces: {'E': (moves: "Q")})"#,
    ),
    (
        "frost",
        r#"(format: 1, name: "Long Frost", base: "chessma-84", pieces: {'I': (powers: [FreezeLines()])})"#,
    ),
    (
        "pushing",
        r#"(format: 1, name: "Pushing Knights", base: "chess", pieces: {'N': (moves: "mQ", powers: [Push])})"#,
    ),
    (
        "pulling",
        r#"(format: 1, name: "Pulling Knights", base: "chess", pieces: {'N': (moves: "mQ", powers: [Pull])})"#,
    ),
    (
        "undriven",
        r#"(format: 1, name: "No Pawns Driven Home", base: "chessma-84", rules: (swapped_pawns: Forbidden))"#,
    ),
    (
        "cannons",
        r#"(format: 1, name: "Cannon Knights", base: "chess", pieces: {'N': (moves: "mK", captures: [Cannon])})"#,
    ),
    (
        "cannons84",
        r#"(format: 1, name: "Cannon Knights 84", base: "chessma-84", pieces: {'N': (moves: "mK", captures: [Cannon])})"#,
    ),
    (
        "shielded",
        r#"(format: 1, name: "Shielded Pawns", base: "chess", pieces: {'Q': (moves: "mQ", powers: [Protect()])})"#,
    ),
    (
        "bound",
        r#"(format: 1, name: "Bound Friends", base: "chess", pieces: {
            'Q': (moves: "mQ", powers: [Protect()]),
            'N': (moves: "mQ", captures: [Destroy(protected: false)]),
        })"#,
    ),
    (
        "archers",
        r#"(format: 1, name: "Archers", base: "chess", pieces: {
            'Q': (moves: "mQ", captures: [Shoot(range: 2, spotter: 2)]),
            'N': (moves: "mQ", captures: [Advance]),
        })"#,
    ),
    (
        "partners",
        r#"(format: 1, name: "Two Partners", base: "chess", pieces: {
            'N': (moves: "mQ", captures: [Coordinate(with: [(pieces: ["king"]), (pieces: ["rook"])])]),
        })"#,
    ),
    (
        "approaching",
        r#"(format: 1, name: "Pushing and Approaching", base: "chess", pieces: {
            'Q': (moves: "mQ", powers: [Protect()]),
            'N': (moves: "mQ", captures: [Advance], powers: [Push]),
        })"#,
    ),
    (
        "twice",
        r#"(format: 1, name: "Knights of Two Kinds", base: "chess", pieces: {
            'N': (moves: "N", captures: [Mimic(of: [Replace])]),
        })"#,
    ),
    (
        "file",
        r#"(format: 1, name: "An Edge in the Middle", base: "chess", pieces: {'N': "long-leaper"},
            setups: {"8x8": (zones: {"edge": (white: "e*", black: "e*")})}, rules: (edge: "edge"))"#,
    ),
    (
        "files",
        r#"(format: 1, name: "A Wide Edge", base: "chess", pieces: {'N': "long-leaper"},
            setups: {"8x8": (zones: {"edge": (white: "e* f*", black: "e* f*")})}, rules: (edge: "edge"))"#,
    ),
    (
        "lost",
        r#"(format: 1, name: "Promotion from Hand", base: "chess", setups: {"8x8": ()}, rules: (captured: ToOwnHand),
            pieces: {'P': (promotes: (zone: "last rank", from_hand: true))})"#,
    ),
    (
        "neutral",
        r#"(format: 1, name: "Two Neutralizers", base: "chess", pieces: {
            'Q': (moves: "mQ", powers: [Neutralize()]),
            'N': (moves: "mQ", powers: [Neutralize()]),
            'B': (moves: "mQ", captures: [Leap()]),
        })"#,
    ),
    (
        "stay",
        r#"(format: 1, name: "Pawns for Ever", base: "chess", setups: {"8x8": ()}, pieces: {'P': (promotes: None)})"#,
    ),
    (
        "either",
        r#"(format: 1, name: "One Partner Twice", base: "chess", pieces: {
            'N': (moves: "mQ", captures: [Coordinate(with: [(pieces: ["king"]), (pieces: ["king", "rook"])])]),
        })"#,
    ),
    (
        "unlike",
        r#"(format: 1, name: "Far Captures", base: "chess", pieces: {'N': (moves: "mFcQ", captures: [Advance])})"#,
    ),
    (
        "enclosing",
        r#"(format: 1, name: "Enclosing Knights", base: "chess", pieces: {'N': (moves: "mQ", captures: [Enclose])})"#,
    ),
    (
        "chosen",
        r#"(format: 1, name: "Chosen Corners", base: "chess", setups: {"8x8": ()}, rules: (
            array_choices: [(side: White, files: "gh"), (side: Black, files: "ab")],
        ))"#,
    ),
    (
        "drives",
        r#"(format: 1, name: "Neutral Drives", base: "chess", pieces: {
            'Q': (moves: "mQ", powers: [Neutralize()]),
            'N': (moves: "mQ", powers: [Drive()]),
        })"#,
    ),
    (
        "reviving",
        r#"(format: 1, name: "Revivers", base: "chess", setups: {"8x8": ()}, rules: (captured: ToCaptorsHand), pieces: {
            'N': (moves: "mW", captures: [Advance, Charge], powers: [Resurrect]),
        })"#,
    ),
    (
        "dropping",
        r#"(format: 1, name: "Drops", base: "chess", setups: {"8x8": ()},
            rules: (royal: Capture, captured: ToCaptorsHand, drops: WithoutCheck))"#,
    ),
    (
        "careful",
        r#"(format: 1, name: "Careful Bombs", base: "chess", setups: {"8x8": ()}, pieces: {
            'N': (moves: "mK", captures: [Explode], powers: [OneCapture]),
        })"#,
    ),
    (
        "courts",
        r#"(format: 1, name: "Courts", base: "chess", rules: (palace: "court"),
            setups: {"8x8": (zones: {"court": (white: "d4 e4", black: "d5 e5")})})"#,
    ),
    (
        "arriving",
        r#"(format: 1, name: "Advancing and Jumping", base: "chess", pieces: {
            'N': (moves: "Q", captures: [Advance]),
            'B': (moves: "mK", captures: [Cannon]),
        })"#,
    ),
    (
        "gate",
        r#"(format: 1, name: "A Gate", base: "chess", rules: (palace: "court"), pieces: {
            'N': (moves: "Q", captures: [Advance]),
            'B': (moves: "mK", captures: [Cannon]),
        }, setups: {"8x8": (zones: {"court": (white: "f2", black: "f7")})})"#,
    ),
    (
        "far leaps",
        r#"(format: 1, name: "Far Leaps", base: "chess", pieces: {
            'N': (moves: "mD", captures: [Leap()]),
            'B': (moves: "mD", captures: [Cannon]),
            'R': (moves: "D", captures: [Cannon]),
            'Q': (moves: "mQ", captures: [Leap(), Cannon]),
        })"#,
    ),
    (
        "apart",
        r#"(format: 1, name: "One Partner for Each", base: "chess", pieces: {
            'N': (moves: "mQ", powers: [OneCapture], captures: [Coordinate(with: [
                (pieces: ["king"], against: ["king"]),
                (pieces: ["king"], against: ["queen"]),
            ])]),
        })"#,
    ),
    (
        "skipped",
        r#"(format: 1, name: "Skipped Rank", pieces: {
            'K': "king", 'R': "rook", 'A': (name: "Advancer", moves: "mQ", captures: [Advance]),
        }, setups: {"5x4": (
            array: "
                ....k
                .....
                .....
                K....
            ",
            ranks: ["1", "2", "3", "4"],
            sheets: [["1", "2", "3", "4"], ["1", "3", "4"]],
        )})"#,
    ),
    (
        "swapped",
        r#"(format: 1, name: "Charging Past a Swap", base: "chess", pieces: {
            'N': (name: "Charger", moves: "", captures: [Charge, Mimic(of: [Replace])]),
            'B': (name: "Swapper", moves: "mK", powers: [Swap(friends: true)]),
        })"#,
    ),
    ("horses", include_str!("own/horses.ron")),
    ("sheets", include_str!("own/sheets.ron")),
    (
        "twoways",
        r#"(format: 1, name: "Two Ways to One Square", base: "chess", pieces: {
            'N': (name: "Leaper", moves: "mQcQcH", captures: [Leap(onward: true)]),
        })"#,
    ),
    (
        "single",
        r#"(format: 1, name: "Single Leaps Onward", base: "chess", pieces: {
            'N': (name: "Leaper", moves: "mQcR", captures: [Leap(single: true, onward: true)]),
        })"#,
    ),
    (
        "nearswap",
        r#"(format: 1, name: "Swaps Next To It", base: "chess", pieces: {
            'N': (name: "Leaper", moves: "mQ", captures: [Leap(onward: true)], powers: [Swap(adjacent: true)]),
        })"#,
    ),
    (
        "behind",
        r#"(format: 1, name: "Landing Right Behind", base: "chess", pieces: {
            'N': (name: "Leaper", moves: "mQcR", captures: [Leap(onward: true, landing: Behind)]),
        })"#,
    ),
    (
        "shore",
        r#"(format: 1, name: "A Wide Shore", base: "chess", pieces: {'N': "long-leaper"}, rules: (edge: "edge"),
            setups: {"8x8": (zones: {"edge": (white: "a* b*", black: "a* b*")})})"#,
    ),
    (
        "corners",
        r#"(format: 1, name: "Corners on the Edge", base: "chess", rules: (edge: "edge"),
            pieces: {'N': (moves: "mQ", captures: [Coordinate()])},
            setups: {"8x8": (zones: {"edge": (white: "*8", black: "*8")})})"#,
    ),
    (
        "leapers",
        r#"(format: 1, name: "Destroyers and the Edge", base: "chess", rules: (edge: "edge"),
            pieces: {'N': (moves: "mQ", captures: [Leap(), Destroy()])},
            setups: {"8x8": (zones: {"edge": (white: "f*", black: "f*")})})"#,
    ),
    (
        "jumpers",
        r#"(format: 1, name: "Jumps to the Edge", base: "chess", rules: (edge: "edge"),
            pieces: {'N': (moves: "mK", captures: [Cannon, Withdraw, Advance])},
            setups: {"8x8": (zones: {"edge": (white: "e*", black: "e*")})})"#,
    ),
    (
        "passing",
        r#"(format: 1, name: "In Passing off the Edge", base: "chess", rules: (edge: "edge"),
            pieces: {'P': (moves: "mfWcK", promotes: None)},
            setups: {"8x8": (zones: {"edge": (white: "*5", black: "*4")})})"#,
    ),
    (
        "one-edge",
        r#"(format: 1, name: "An Edge for White", base: "chess", rules: (edge: "edge"),
            setups: {"8x8": (zones: {"edge": (white: "h*", black: "")})})"#,
    ),
    (
        "compelled",
        r#"(format: 1, name: "Compelled Knights", base: "chess", pieces: {'N': (powers: [Compelled])})"#,
    ),
    (
        "driving",
        r#"(format: 1, name: "Driving Enclosers", base: "chess", pieces: {
            'N': (moves: "mQ", captures: [Enclose], powers: [Drive()]),
        })"#,
    ),
    (
        "swappers",
        r#"(format: 1, name: "Swapping Advancers", base: "chess", pieces: {
            'N': (moves: "mK", captures: [Advance], powers: [Swap(friends: true)]),
        })"#,
    ),
    (
        "one capture",
        r#"(format: 1, name: "One Capture", base: "chess", pieces: {
            'N': (moves: "mQ", captures: [Withdraw, Advance], powers: [OneCapture]),
        })"#,
    ),
    (
        "clearing",
        r#"(format: 1, name: "Coordinating Queens", base: "chess", pieces: {'N': (moves: "Q", captures: [Coordinate()])})"#,
    ),
    (
        "around",
        r#"(format: 1, name: "Around the Board", base: "chess", pieces: {'N': (moves: "moB", captures: [Withdraw])})"#,
    ),
    (
        "bombs",
        r#"(format: 1, name: "Shielded Bombs", base: "chess", pieces: {
            'Q': (moves: "mQ", powers: [Protect()]),
            'N': (moves: "mQ", captures: [Explode]),
            'B': (moves: "mQ", captures: [Withdraw]),
        })"#,
    ),
    (
        "runs",
        r#"(format: 1, name: "Long Runs by the Edge", base: "chess", rules: (edge: "edge"),
            pieces: {'P': (moves: "fmWfcFcsW", double_step: (from: ["home"], until: "run end"))},
            setups: {"8x8": (castling: [], zones: {
                "home": (white: "*2", black: "*7"),
                "run end": (white: "*5", black: "*4"),
                "edge": (white: "a* h* *1 *8", black: "a* h* *1 *8"),
            })})"#,
    ),
    (
        "won",
        r#"(format: 1, name: "A Goal", base: "chess", rules: (goals: "goal"),
            setups: {"8x8": (zones: {"goal": (white: "e4", black: "e5")})})"#,
    ),
];

fn game(id: &str) -> Variant {
    let mut catalogue = Catalogue::built_in();
    for (id, text) in OWN {
        catalogue.add(&format!("{id}.ron"), Source::new(id, text));
    }
    let found = catalogue.variant(id, None, &[]);
    found.unwrap_or_else(|error| panic!("{id}: {error}"))
}

fn board(id: &str, fen: &str) -> (Variant, Position) {
    let variant = game(id);
    let position = parse_fen(&variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    (variant, position)
}

/// Checks positions: game, FEN, move, and what it captures; `None` if the move is illegal.
fn check(rows: &[(&str, &str, &str, Option<&str>)]) {
    for &(id, fen, text, expected) in rows {
        let (variant, position) = board(id, fen);
        let found = find_move(&variant, &position, text).map(|mv| {
            let captured = variant.captured(&position, mv).into_iter();
            let mut names: Vec<String> = captured
                .map(|square| variant.geometry().name(square).to_owned())
                .collect();
            names.sort();
            names.join(" ")
        });
        assert_eq!(found.as_deref(), expected, "{id} {fen} {text}");
        compare(&variant, &position);
    }
}

/// Compares the fast answers with the slow ones: the number of moves, and which of them give check. No two moves have the
/// same text.
fn compare(variant: &Variant, position: &Position) {
    let fen = write_fen(variant, position);
    let legal = variant.legal_moves(position);
    let texts: BTreeSet<String> = legal.iter().map(|&mv| write_move(variant, mv)).collect();
    assert_eq!(texts.len(), legal.len(), "{fen}");
    assert_eq!(perft(variant, position, 1), legal.len() as u64, "{fen}");
    let facts = variant.facts(position);
    let checks = facts.checks();
    for mv in legal {
        let next = variant.play(position, mv);
        let fast = checks.gives_check(mv, &variant.facts(&next));
        assert_eq!(fast, variant.in_check(&next), "{fen} {mv:?}");
    }
}

/// The FEN after a move.
fn after(id: &str, fen: &str, text: &str) -> String {
    let (variant, position) = board(id, fen);
    let mv = find_move(&variant, &position, text).unwrap_or_else(|| panic!("{fen} {text}"));
    write_fen(&variant, &variant.play(&position, mv))
}

/// From z0 two diagonals lead to c3, over a1 on sheet A and over a1' on sheet B. On both the Chameleon leaps a Long
/// Leaper and drives the Pusher: on A to g7, as h8 is taken, on B as far as i9. So the player chooses the sheet, and the
/// piece jumped on the other one stays.
#[test]
fn a_leap_that_ends_in_a_drive_captures_on_the_chosen_sheet() {
    let fen = "1********1/*8*/*7n*/*8*/*4k3*/*8*/*8*/*2u4K*/*8*/*l7*/*l7*/X********1[] w - - 0 1";
    check(&[
        ("chessma-84", fen, "z0c3A", Some("a1")),
        ("chessma-84", fen, "z0c3B", Some("a1'")),
        ("chessma-84", fen, "z0c3", None),
    ]);
}

/// The Chameleon leaps two Long Leapers and ends on a rook: several captures add up.
#[test]
fn leaps_end_on_a_piece_to_replace() {
    let fen = "1********1/*8*/*8*/*7k*/*8*/*8*/*8*/*Xl1l1r2*/*6P1*/*8*/*7K*/1********1[] w - - 0 1";
    check(&[
        ("chessma-84", fen, "a3e3", Some("b3 d3")),
        ("chessma-84", fen, "a3f3", Some("b3 d3 f3")),
    ]);
}

/// A swapped Swapper joins the group on the square that the Chameleon left. The Encloser and the Swapper are enclosed only
/// if the last square next to the Swapper, b4, is filled.
#[test]
fn a_swapped_piece_counts_on_its_new_square() {
    let full =
        "1********1/*8*/*8*/*7k*/*2P5*/*1Pes4*/*1PXP4*/*2P5*/*7K*/*8*/*8*/1********1[] w - - 0 1";
    let open =
        "1********1/*8*/*8*/*7k*/*2P5*/*1Pes4*/*2XP4*/*2P5*/*7K*/*8*/*8*/1********1[] w - - 0 1";
    check(&[
        ("chessma-84", full, "c4d5", Some("c5")),
        ("chessma-84", open, "c4d5", Some("")),
    ]);
}

/// The Chameleon on d4 takes the last empty square from an Encloser and from a pawn. It captures only Enclosers so: there is
/// nothing to choose.
#[test]
fn a_group_without_a_victim_is_no_choice() {
    let fen =
        "1********1/*8*/*8*/*7k*/*3P4*/*2PeP3*/*X7*/*2PpP3*/*3P3K*/*8*/*8*/1********1[] w - - 0 1";
    check(&[
        ("chessma-84", fen, "a4d4", Some("d5")),
        ("chessma-84", fen, "a4d4@d3", None),
        ("chessma-84", fen, "a4d4@d5", None),
    ]);
}

/// In Chessma 84 what an Encloser captures comes into its side's hand.
#[test]
fn an_enclosed_piece_goes_to_the_hand() {
    let fen = "1********1/*8*/*8*/*7k*/*3P4*/*2PpP3*/*E7*/*8*/*7K*/*8*/*8*/1********1[] w - - 0 1";
    check(&[("chessma-84", fen, "a4d4", Some("d5"))]);
    let next = after("chessma-84", fen, "a4d4");
    assert!(next.contains("[P] b"), "{next}");
}

/// Without hands an enclosed piece is gone.
#[test]
fn an_enclosed_piece_is_gone_in_a_game_without_hands() {
    let fen = "N6k/8/8/pP6/P7/8/8/K7 w - - 0 1";
    check(&[("enclosing", fen, "a8a6", Some("a5"))]);
    let next = after("enclosing", fen, "a8a6");
    assert!(next.starts_with("7k/8/N7/1P6/P7/8/8/K7 b"), "{next}");
    let (variant, position) = board("enclosing", fen);
    let mv = find_move(&variant, &position, "a8a6").unwrap();
    let mut effects = variant.transition(&position, mv).effects.into_iter();
    assert!(effects.any(|effect| matches!(
        effect,
        Effect::Capture {
            fate: Fate::Gone,
            ..
        }
    )));
}

/// The rook on a2 would be captured from a5, and the king behind it on the same line.
#[test]
fn a_piece_that_captures_next_to_its_king_may_open_an_approach() {
    check(&[
        ("unlike", "7k/8/8/n7/8/8/pR6/K7 w - - 0 1", "b2a2", None),
        (
            "unlike",
            "7k/8/8/2n5/8/8/pR6/K7 w - - 0 1",
            "b2a2",
            Some("a2"),
        ),
    ]);
}

/// No move may leave the king's group with one empty neighbour: the Encloser would teleport there. Spent Enclosers and a
/// Swapper stand around the king and attack nothing.
#[test]
fn the_king_is_not_left_to_an_encloser() {
    // The knight fills a5, where a6 and b5 are taken: only b4 would be empty. On d4 it is not part of the group.
    let fills =
        "1********1/*8*/*7e*/*7k*/*o1N5*/*1s6*/*K7*/*o7*/*8*/*8*/*8*/1********1[] w - - 0 1";
    // The knight leaves b4, which would be the king's only empty neighbour.
    let leaves = "1********1/*8*/*7e*/*7k*/*8*/*o7*/*KN6*/*o7*/*8*/*8*/*8*/1********1[] w - - 0 1";
    check(&[
        ("chessma-84", fills, "c6a5", None),
        ("chessma-84", fills, "c6d4", Some("")),
        ("chessma-84", leaves, "b4a2", None),
        ("chessma-84", leaves, "b4d5", None),
    ]);
}

/// An Encloser that swaps with the knight on b4, or replaces it, fills that square and so encloses the king. The pawn's move
/// leaves the king in check.
#[test]
fn an_encloser_with_another_power_makes_room() {
    let fen = "1********1/*8*/*8*/*7k*/*8*/*o7*/*KN5e*/*o7*/*6P1*/*8*/*8*/1********1[] w - - 0 1";
    check(&[
        ("chessma-84", fen, "g2g3", Some("")),
        ("swapping", fen, "g2g3", None),
        ("replacing", fen, "g2g3", None),
    ]);
}

#[test]
fn two_freezers_freeze_what_one_freezes() {
    let far = "9k/3r3G2/10/10/10/10/10/3G6/10/K9 b - - 0 1";
    let near = "7k/8/2I1I3/3p4/8/8/8/K7 b - - 0 1";
    // The rook is the first piece on the Immobilizer's file on both sheets.
    let sheets = "1********1/*8*/*8*/*7k*/*3r4*/*8*/*3I4*/*8*/*7K*/*8*/*8*/1********1[] b - - 0 1";
    check(&[
        ("gorgona", far, "d9a9", None),
        ("gorgona", far, "j10j9", Some("")),
        ("baroque-cambridge", near, "d5a5", None),
        ("frost", sheets, "d6a6", None),
    ]);
    for (id, fen, square, freezers) in [
        ("gorgona", far, "d9", vec!["d3", "h9"]),
        ("baroque-cambridge", near, "d5", vec!["c6", "e6"]),
        ("frost", sheets, "d6", vec!["d4"]),
    ] {
        let (variant, position) = board(id, fen);
        let square = variant.geometry().square(square).unwrap();
        let found = variant.freezers_of(&position, square).into_iter();
        let mut names: Vec<String> = found
            .map(|square| variant.geometry().name(square).to_owned())
            .collect();
        names.sort();
        assert_eq!(names, freezers, "{id}");
        assert!(
            variant
                .frozen(&position, Color::Black)
                .into_iter()
                .any(|at| at == square)
        );
    }
}

/// Only Black's army has an Immobilizer.
#[test]
fn one_army_freezes_the_other() {
    let fen = "7k/8/8/8/3i4/3N4/8/K7 w - - 0 1";
    check(&[
        ("mixed", fen, "d3b4", None),
        ("mixed", fen, "a1a2", Some("")),
    ]);
}

/// A pawn may not be pushed onto its last rank, where it would have promoted. A pull needs a piece behind. Only an enemy that
/// can pull pulls on.
#[test]
fn pushes_and_pulls() {
    let pull = |row: &str| {
        after(
            "pulling",
            &format!("8/k7/8/8/{row}/8/8/7K w - - 0 1"),
            "d4e4+",
        )
    };
    check(&[
        ("pushing", "8/4P3/4N3/8/8/k7/8/7K w - - 0 1", "e6e7", None),
        (
            "pushing",
            "8/8/4P3/4N3/8/k7/8/7K w - - 0 1",
            "e5e6",
            Some(""),
        ),
        ("pulling", "8/k7/8/8/3N4/8/8/7K w - - 0 1", "d4e4+", None),
    ]);
    assert!(pull("1ppN4").starts_with("8/k7/8/8/1p1pN3/"));
    assert!(pull("1pnN4").starts_with("8/k7/8/8/2pnN3/"));
    assert!(pull("1pNN4").starts_with("8/k7/8/8/1p1NN3/"));
}

/// A drive that brings a pawn to its last rank is forbidden here, other drives are not.
#[test]
fn pawns_are_not_driven_home() {
    let down = "1********1/*8*/*8*/*7k*/*3U4*/*3p4*/*8*/*8*/*7K*/*8*/*8*/1********1[] w - - 0 1";
    let along = "1********1/*8*/*8*/*7k*/*8*/*3Up3*/*8*/*8*/*7K*/*8*/*8*/1********1[] w - - 0 1";
    let (variant, position) = board("undriven", down);
    let square = variant.geometry().square("d6").unwrap();
    let moves = variant.legal_moves(&position).into_iter();
    let stops: Vec<&str> = moves
        .filter(|mv| mv.from == square)
        .map(|mv| variant.geometry().name(mv.to))
        .collect();
    assert!(!stops.contains(&"d5") && stops.contains(&"d7"));
    check(&[("undriven", along, "d5e5", Some(""))]);
}

/// A king that swaps with nothing: what a cannon jumps over decides the check.
#[test]
fn cannons_need_a_piece_to_jump_over() {
    // The bishop may not step between the knight and the king.
    let between = "4k3/8/8/8/8/4n3/8/4KB2 w - - 0 1";
    // The king is in check already, over the pawn.
    let over = "1********1/*8*/*8*/*7k*/*8*/*3n4*/*3P4*/*3K4*/*6P1*/*8*/*8*/1********1[] w - - 0 1";
    // On sheet B only: from b1' over b2.
    let one_sheet =
        "1********1/*8*/*8*/*7k*/*8*/*8*/*8*/*1K6*/*1P4P1*/*8*/*1n6*/1********1[] w - - 0 1";
    check(&[
        ("cannons", between, "f1e2", None),
        ("cannons", between, "f1d3", Some("")),
        ("cannons84", over, "g2g3", None),
        ("cannons84", over, "d3c4", Some("")),
        ("cannons84", one_sheet, "g2g3", None),
        ("cannons84", one_sheet, "b3b4", Some("")),
    ]);
}

/// The test for moves that give check knows checks from afar: an Advancer that comes to the king's line, and a cannon that comes
/// behind a piece next to the king.
#[test]
fn checks_from_afar_are_found() {
    for (id, fen, text) in [
        (
            "advancer-chess",
            "9k/10/10/10/10/A9/10/10/10/K9 w - - 0 1",
            "a5a10",
        ),
        ("cannons", "4k3/3rp3/8/3N4/8/8/8/K7 w - - 0 1", "d5e6"),
    ] {
        let (variant, position) = board(id, fen);
        let mv = find_move(&variant, &position, text).expect(text);
        let next = variant.play(&position, mv);
        assert!(variant.in_check(&next), "{id}");
        let facts = variant.facts(&position);
        assert!(
            facts.checks().gives_check(mv, &variant.facts(&next)),
            "{id}"
        );
    }
}

/// The shield on c4 protects the pawn that has just run.
#[test]
fn a_protected_runner_is_not_captured_in_passing() {
    check(&[
        (
            "shielded",
            "4k3/8/8/3pP3/2q5/8/8/4K3 w - d6 0 1",
            "e5d6",
            None,
        ),
        (
            "shielded",
            "4k3/8/8/3pP3/8/q7/8/4K3 w - d6 0 1",
            "e5d6",
            Some("d5"),
        ),
    ]);
}

/// The knight on b2 is next to its own shield on c3, so it does not destroy the king.
#[test]
fn a_protected_destroyer_gives_no_check() {
    check(&[
        (
            "bound",
            "8/7k/8/8/8/2q5/1n6/K5R1 w - - 0 1",
            "g1f1",
            Some(""),
        ),
        ("bound", "8/7k/8/8/q7/8/1n6/K5R1 w - - 0 1", "g1f1", None),
    ]);
}

/// The archer on e8 is far from the king, but the rook on f2 spots it. The knight shields its king; so does the pawn on e5,
/// which the knight on h5 would capture by approach.
#[test]
fn lines_of_shots_stay_closed() {
    check(&[
        (
            "archers",
            "4q2k/8/8/8/4N3/4K3/5r2/8 w - - 0 1",
            "e4c6",
            None,
        ),
        (
            "archers",
            "4q2k/8/8/8/4N3/4K3/5r2/8 w - - 0 1",
            "e4e5",
            Some(""),
        ),
        (
            "archers",
            "k3q3/8/8/4p2N/8/4K3/5r2/8 w - - 0 1",
            "h5f5",
            None,
        ),
        (
            "archers",
            "k3q3/8/8/4p2N/8/4K3/5r2/8 w - - 0 1",
            "h5g5",
            Some(""),
        ),
    ]);
}

/// The capture of the pawn on e7 would open the Advancer's file.
#[test]
fn a_captured_piece_shields_the_king_from_an_advancer() {
    let fen = "9k/4a5/10/4p2A2/10/10/4K5/10/10/10 w - - 0 1";
    check(&[
        ("advancer-chess", fen, "h7f7", None),
        ("advancer-chess", fen, "h7g7", Some("")),
    ]);
}

/// The bishop on z0 sees b2 over a1 on sheet A and over a1' on sheet B. The knight on a1 shuts sheet A.
#[test]
fn a_pin_on_one_sheet_counts() {
    let fen = "1********1/*8*/*8*/*7k*/*8*/*8*/*8*/*8*/*1K6*/*N7*/*B7*/b********1[] w - - 0 1";
    check(&[
        ("chessma-84", fen, "a1b3", None),
        ("chessma-84", fen, "a1'z0", Some("z0")),
    ]);
}

/// A rook that the players put on another square does not castle.
#[test]
fn a_chosen_array_loses_castlings() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 setup:1";
    let swapped = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBRN b Qkq - 0 1 setup:2";
    let kept = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 setup:2";
    assert_eq!(after("chosen", start, "setup:exchange"), swapped);
    assert_eq!(after("chosen", start, "setup:keep"), kept);
}

#[test]
fn the_ban_is_for_enemies_that_swap_in_games_with_bans() {
    let rococo = |piece: &str| {
        let fen = format!("10/6k3/10/4{piece}5/10/10/4S5/10/6K3/10[] w - - 0 1");
        after("rococo", &fen, "d3d6")
    };
    assert!(rococo("s").ends_with("ban:d3d6"));
    assert!(!rococo("p").contains("ban"));
    let fugue = after("fugue", "7k/8/8/3s4/8/3S4/8/K7[] w - - 0 1", "d3d5");
    assert!(!fugue.contains("ban"));
}

#[test]
fn castling_moves_king_and_rook() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert!(after("chess", fen, "e1g1").starts_with("4k3/8/8/8/8/8/8/5RK1 b - "));
}

#[test]
fn pieces_in_hand_are_dropped_on_empty_squares() {
    let fen = "1********1/*8*/*8*/*7k*/*8*/*8*/*8*/*8*/*7K*/*8*/*8*/1********1[N] w - - 0 1";
    check(&[
        ("chessma-84", fen, "N@e4", Some("")),
        ("chessma-84", fen, "N@h2", None),
    ]);
}

/// The pawn shields the king from a rook. A withdrawal or a coordination that captures it is illegal.
#[test]
fn a_captured_piece_shields_the_king_from_a_rook() {
    let away = "4r4k/10/10/4pW4/10/10/4K5/10/10/10 w - - 0 1";
    let file = "4r4k/10/10/4p5/10/10/4K5/10/10/C9 w - - 0 1";
    let rank = "9k/10/10/10/10/10/r1p1K5/10/10/7C2 w - - 0 1";
    check(&[
        ("withdrawer-chess", away, "f7g7", None),
        ("withdrawer-chess", away, "f7f8", Some("")),
        ("coordinator-chess", file, "a1a7", None),
        ("coordinator-chess", file, "a1a8", Some("")),
        ("coordinator-chess", rank, "h1c1", None),
        ("coordinator-chess", rank, "h1d1", Some("")),
    ]);
}

/// The Coordinator on e9 stays on the king's file, and its own king is on the king's rank.
#[test]
fn a_coordinator_captures_from_the_line_that_it_is_on() {
    let file = "10/4c5/10/10/10/10/4K4k/10/10/R9 w - - 0 1";
    let rank = "4k5/10/10/10/10/10/4K3c1/10/10/R9 w - - 0 1";
    check(&[
        ("coordinator-chess", file, "a1a2", None),
        ("coordinator-chess", rank, "a1a2", None),
        ("coordinator-chess", file, "e4f5", Some("")),
    ]);
}

/// The pawn on d2 is on the rank of two partners and is captured once.
#[test]
fn two_partners_capture_one_piece() {
    let fen = "6k1/3N4/8/8/8/8/K2p3R/8 w - - 0 1";
    check(&[("partners", fen, "d7d6", Some("d2"))]);
}

/// The king is on both lists of partners.
#[test]
fn a_partner_named_twice_is_a_partner() {
    let fen = "6k1/3N4/8/8/8/8/K2p4/8 w - - 0 1";
    check(&[("either", fen, "d7d6", Some("d2"))]);
}

/// A blocked pawn has no move, and a double step may stop a check.
#[test]
fn steps_of_pawns_are_counted() {
    for (id, fen, count) in [
        // The king has three moves.
        ("stay", "7k/8/8/8/8/p7/P7/7K w - - 0 1", 3),
        // Four moves of the king off the rank, and e2-e4.
        ("stay", "7k/8/8/8/K6q/8/4P3/8 w - - 0 1", 4 + 1),
    ] {
        let (variant, position) = board(id, fen);
        assert_eq!(variant.legal_moves(&position).len(), count, "{fen}");
        compare(&variant, &position);
    }
}

/// Two neutralizers of different types are next to the Leaper, and one is far away.
#[test]
fn two_neutralizers_neutralize_what_one_neutralizes() {
    let fen = "7k/6n1/8/8/3p4/8/2n1q3/K2B4 w - - 0 1";
    check(&[
        ("neutral", fen, "d1d5", None),
        ("neutral", fen, "d1d3", Some("")),
    ]);
    let (variant, position) = board("neutral", fen);
    let square = |name| variant.geometry().square(name).unwrap();
    let found = variant.neutralizers_of(&position, square("d1"));
    assert_eq!(found, [square("c2"), square("e2")].into_iter().collect());
}

/// A refusal names the pawn that would come to its last rank, and the square there.
#[test]
fn a_refusal_names_the_pawn_on_its_last_rank() {
    let swap = "3S5k/10/10/10/10/10/3P6/10/10/K9 w - - 0 1";
    let drive = "1********1/*8*/*8*/*7k*/*3U4*/*3p4*/*8*/*8*/*7K*/*8*/*8*/1********1[] w - - 0 1";
    for (id, fen, from, to, words) in [
        (
            "swapper-chess",
            swap,
            "d10",
            "d4",
            "the Pawn on d4 on its last rank, on d10",
        ),
        (
            "undriven",
            drive,
            "d6",
            "d5",
            "the Pawn on d5 on its last rank, on d1",
        ),
    ] {
        let (variant, position) = board(id, fen);
        let square = |name| variant.geometry().square(name).unwrap();
        let refusal = refusal(&variant, &position, square(from), Some(square(to)));
        let text = refusal.unwrap().text(&variant);
        assert!(text.contains(words), "{text}");
    }
}

/// Protection is judged before the move. The pawn on c7 stands next to the protector on d8, and the push
/// puts it on b8; without the protector it is captured there.
#[test]
fn a_protected_piece_that_is_pushed_away_is_not_captured() {
    check(&[
        (
            "approaching",
            "3q4/2p5/3N4/8/8/8/k7/7K w - - 0 1",
            "d6c7",
            Some(""),
        ),
        (
            "approaching",
            "8/2p5/3N4/8/8/8/k7/7K w - - 0 1",
            "d6c7",
            Some("c7"),
        ),
    ]);
}

/// The friend that a capture needs: a spotter for a shot that is too long without one, the pawn on the other side of each
/// pinched piece, and the king for a coordination.
#[test]
fn captures_name_the_friends_that_they_need() {
    for (id, fen, text, expected) in [
        (
            "archers",
            "8/8/7k/8/p1B5/8/8/Q3K3 w - - 0 1",
            "a1a4*",
            "a4 by c4",
        ),
        ("archers", "8/8/7k/8/8/p1B5/8/Q3K3 w - - 0 1", "a1a3*", "a3"),
        ("archers", "8/8/7k/8/8/8/p1B5/Q3K3 w - - 0 1", "a1a2*", "a2"),
        (
            "ultima",
            "7k/8/8/3P4/3p4/1Pp4P/8/K7 w - - 0 1",
            "h3d3",
            "c3 by b3, d4 by d5",
        ),
        (
            "ultima",
            "7k/8/1p6/8/8/8/1K6/6C1 w - - 0 1",
            "g1g6",
            "b6 by b2",
        ),
    ] {
        let (variant, position) = board(id, fen);
        let name = |square| variant.geometry().name(square).to_owned();
        let mv =
            find_move(&variant, &position, text).unwrap_or_else(|| panic!("{id} {fen} {text}"));
        let mut found = Vec::new();
        for effect in variant.transition(&position, mv).effects {
            if let Effect::Capture { at, partner, .. } = effect {
                let friend = partner.map(|square| format!(" by {}", name(square)));
                found.push(format!("{}{}", name(at), friend.unwrap_or_default()));
            }
        }
        found.sort();
        assert_eq!(found.join(", "), expected, "{id} {fen} {text}");
    }
}

/// A knight captures a knight by its own move and by that of its victim. Both are the same move.
#[test]
fn a_piece_that_is_replaced_in_two_ways_is_captured_by_one_move() {
    let (variant, position) = board("twice", "7k/8/5n2/3p4/4N3/8/8/K7 w - - 0 1");
    let moves = variant.legal_moves(&position);
    let to = |name| variant.geometry().square(name).unwrap();
    // Eight moves of the knight, one as a pawn, and three of the king.
    assert_eq!(moves.len(), 8 + 1 + 3, "{moves:?}");
    for (square, count) in [("f6", 1), ("d5", 1)] {
        let found = moves.iter().filter(|mv| mv.to == to(square)).count();
        assert_eq!(found, count, "{square}");
    }
    compare(&variant, &position);
}

/// A move to a square captures if it can: the leap of two squares is one over the pawn. A jump onto an empty square is the
/// same move as the piece's own leap there, and as a jump onto an enemy is the capture by displacement.
#[test]
fn a_square_that_is_reached_in_two_ways_is_one_move() {
    for (fen, text, captured, count) in [
        ("7k/8/8/8/Np6/8/8/K7 w - - 0 1", "a4c4", "b4", 2 + 6 + 3),
        ("7k/8/8/8/Bp6/8/8/K7 w - - 0 1", "a4c4", "", 3 + 3),
        ("7k/8/8/8/8/8/RPp5/1K6 w - - 0 1", "a2c2", "c2", 0),
        ("7k/8/8/8/Qp6/8/8/K7 w - - 0 1", "a4c4", "b4", 0),
    ] {
        check(&[("far leaps", fen, text, Some(captured))]);
        let (variant, position) = board("far leaps", fen);
        let to = variant.geometry().square(&text[2..]).unwrap();
        let from = variant.geometry().square(&text[..2]).unwrap();
        let legal = variant.legal_moves(&position);
        let same = legal.iter().filter(|mv| (mv.from, mv.to) == (from, to));
        assert_eq!(same.count(), 1, "{fen}");
        assert!(count == 0 || legal.len() == count, "{fen}: {}", legal.len());
    }
}

/// A neutralized piece uses no power.
#[test]
fn a_neutralized_driver_does_not_drive() {
    check(&[
        ("drives", "7k/8/8/1N1p4/1q6/8/8/K7 w - - 0 1", "b5d5", None),
        (
            "drives",
            "7k/8/8/1N1p4/8/1q6/8/K7 w - - 0 1",
            "b5d5",
            Some(""),
        ),
    ]);
}

/// A step from c3 to d2 that leaves a knight on c3 captures next to d2, so it gives check on e1. Without a knight in hand
/// there is no such step.
#[test]
fn a_step_that_puts_a_piece_captures_where_it_ends() {
    check(&[
        (
            "reviving",
            "7k/8/8/8/8/2n5/P7/4K3[n] w - - 0 1",
            "a2a3",
            None,
        ),
        (
            "reviving",
            "7k/8/8/8/8/2n5/P7/4K3[] w - - 0 1",
            "a2a3",
            Some(""),
        ),
    ]);
}

#[test]
fn a_drop_gives_no_check_where_kings_may_be_captured() {
    let fen = "4k3/8/8/8/8/8/8/1K6[R] w - - 0 1";
    check(&[
        ("dropping", fen, "R@e5", None),
        ("dropping", fen, "R@d5", Some("")),
    ]);
}

/// The explosion on d4 would remove two pieces besides itself, which is illegal; so it gives no check.
#[test]
fn an_explosion_that_may_not_happen_gives_no_check() {
    check(&[
        (
            "careful",
            "8/8/8/4k3/2pN4/8/7p/K7 b - - 0 1",
            "h2h1q",
            Some(""),
        ),
        ("careful", "8/8/8/4k3/3N4/8/7p/K7 b - - 0 1", "h2h1q", None),
    ]);
}

#[test]
fn a_double_step_into_the_palace_is_counted() {
    check(&[(
        "courts",
        "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1",
        "d2d4",
        Some(""),
    )]);
}

/// The square f2 is one that the cannon on g3 would jump over, and one next to the piece on e3 that shields the king. The
/// knight on c4 takes d4 and, going on, e4, which opens the king's file.
#[test]
fn an_arrival_may_open_a_jump_or_a_file() {
    check(&[
        (
            "arriving",
            "4r2k/5N2/8/8/8/4p1b1/8/4K3 w - - 0 1",
            "f7f2",
            None,
        ),
        (
            "arriving",
            "4r2k/8/8/8/2Npp3/8/8/4K3 w - - 0 1",
            "c4d4",
            None,
        ),
        ("gate", "7k/8/8/5R2/8/6b1/8/4K3 w - - 0 1", "f5f2", None),
    ]);
}

/// The knight on f5, h5 and others makes corners with the king on a2, also on the second rank, so a king there stays in check.
#[test]
fn a_partner_counts_for_each_victim() {
    let fen = "8/8/8/4n3/8/8/k5K1/8 w - - 0 1";
    check(&[
        ("apart", fen, "g2f2", None),
        ("apart", fen, "g2h2", None),
        ("apart", fen, "g2f3", Some("")),
    ]);
}

/// The Advancer on a8' goes down the second sheet to a2, which is next to a1 on the first. On the board with a skipped rank
/// it gives check from a1: the king on a3 is two steps away on one sheet, and next to a2.
#[test]
fn approaches_on_two_sheets_give_check() {
    let fen = "1********1/*e7*/*8*/*7k*/*8*/*8*/*8*/*8*/*8*/*K7*/*6P1*/1********1[] w - - 0 1";
    check(&[
        ("sheets", fen, "g1'g2", None),
        ("skipped", "3AR/k4/4R/1RK2 w - - 0 1", "d4a1", Some("")),
    ]);
}

/// After the swap the rook stands on d2, where the Charger captures it as a rook does, next to the king.
#[test]
fn a_swap_may_bring_a_piece_to_mimic() {
    check(&[(
        "swapped",
        "4k3/8/8/3R4/8/8/n2B4/4K3 w - - 0 1",
        "d2d5",
        None,
    )]);
}

/// The Ram on a1 moves two squares over b1, if nothing stands there, and approaches the king on d1.
#[test]
fn a_piece_in_the_way_of_a_lame_leap_is_pinned() {
    check(&[
        ("horses", "7k/8/8/8/8/8/8/rB1K4 w - - 0 1", "b1c2", None),
        ("horses", "7k/8/8/8/8/8/8/rB1K4 w - - 0 1", "b1d3", None),
        ("horses", "7k/8/8/8/8/8/8/rN1K4 w - - 0 1", "b1c3", None),
    ]);
}

/// A leap that ends on a piece to replace or to swap with needs a leap before, one if the piece makes only one, and right
/// before the end if it lands right behind.
#[test]
fn leaps_onward_end_where_they_may() {
    check(&[
        (
            "twoways",
            "7k/8/8/8/Nb1rp3/8/6K1/8 w - - 0 1",
            "a4d4",
            Some("b4 d4"),
        ),
        (
            "single",
            "7k/8/8/8/8/8/6K1/N1b1r3 w - - 0 1",
            "a1e1",
            Some("c1 e1"),
        ),
        (
            "nearswap",
            "7k/8/8/8/8/8/6K1/N1b1r3 w - - 0 1",
            "a1h8",
            None,
        ),
        ("behind", "7k/8/8/8/N1b1rp2/8/6K1/8 w - - 0 1", "a4e4", None),
        (
            "behind",
            "7k/8/8/8/N1b1rp2/8/6K1/8 w - - 0 1",
            "a4d4",
            Some("c4"),
        ),
    ]);
}

/// The edge may be touched only for a capture or a swap that is not possible without it, by the shortest way, and by none
/// of several equal ways. A destruction touches nothing, and swaps with two pieces are two swaps.
#[test]
fn the_edge_is_touched_only_for_a_gain() {
    let corners = "5r2/7k/2N5/8/8/8/8/5K2 w - - 0 1";
    let swaps = "10/10/4k5/s9/10/X9/10/10/4K5/s9 w - - 0 1";
    let passed = "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1";
    check(&[
        ("shore", "7k/8/8/8/8/8/8/N6K w - - 0 1", "a1c1", None),
        ("shore", "7k/8/8/8/8/8/8/N6K w - - 0 1", "a1c3", None),
        ("corners", corners, "c6a8", None),
        ("corners", corners, "c6c8", None),
        ("corners", corners, "c6e8", None),
        (
            "leapers",
            "7k/8/8/8/8/3Np3/8/K7 w - - 0 1",
            "d3f3",
            Some("e3"),
        ),
        ("rococo", swaps, "x4x0", Some("")),
        ("rococo", swaps, "x4x6", Some("")),
        (
            "jumpers",
            "7k/8/8/8/1rNP4/8/8/K7 w - - 0 1",
            "c4e4",
            Some("b4"),
        ),
        (
            "jumpers",
            "7k/8/8/8/2NP1r2/8/8/K7 w - - 0 1",
            "c4e4",
            Some("f4"),
        ),
        ("jumpers", "7k/8/8/8/2NP4/8/8/K7 w - - 0 1", "c4e4", None),
        ("passing", passed, "e5d5", None),
        ("passing", passed, "e5d6", Some("d5")),
        (
            "one-edge",
            "7k/8/8/3pP3/8/6N1/8/KR6 w - - 0 1",
            "g3h5",
            None,
        ),
    ]);
}

/// The pawn on g4 could capture h5 in passing on h3 and on h4, both on the edge: neither is legal, so it attacks nothing.
#[test]
fn what_the_edge_forbids_is_no_attack() {
    let fen = "8/3k4/8/7P/6p1/8/8/3K4 b - h3h4 0 1";
    check(&[("runs", fen, "g4h3", None), ("runs", fen, "g4h4", None)]);
    let (variant, position) = board("runs", fen);
    let pawn = variant.geometry().square("h5").unwrap();
    assert!(variant.attackers(&position, pawn, Color::Black).is_empty());
}

/// A move that the rules of the position forbid is not even pseudo-legal: one without a capture of a piece that must
/// capture, and any before an array was chosen.
#[test]
fn a_forbidden_move_is_not_pseudo_legal() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 setup:1";
    for (id, fen, [from, to]) in [
        ("compelled", "7k/8/8/3p4/8/2N5/8/K7 w - - 0 1", ["c3", "b1"]),
        ("chosen", start, ["a2", "a3"]),
    ] {
        let (variant, position) = board(id, fen);
        let [from, to] = [from, to].map(|name| variant.geometry().square(name).unwrap());
        let facts = variant.facts(&position);
        let mv = Move::new(from, to, Travel::Walk);
        assert!(!facts.is_pseudo_legal(mv, &mut Vec::new()), "{fen}");
        let legal = variant.legal_moves(&position)[0];
        assert!(facts.is_pseudo_legal(legal, &mut Vec::new()), "{fen}");
    }
}

/// The game is won, so no capture in passing is legal, and the square that the pawn has passed counts for nothing.
#[test]
fn a_passed_square_counts_for_nothing_in_a_game_that_is_won() {
    let (_, passed) = board("won", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    let (_, plain) = board("won", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    assert!(passed.same_as(&plain) && passed.hash() == plain.hash());
}

#[test]
fn a_compelled_piece_captures_if_it_can() {
    check(&[
        ("compelled", "7k/8/8/3r4/8/4N3/8/K7 w - - 0 1", "e3c4", None),
        (
            "compelled",
            "7k/8/8/3r4/8/4N3/8/K7 w - - 0 1",
            "e3d5",
            Some("d5"),
        ),
    ]);
}

/// The piece on c4 is driven to d4 and fills the last empty square next to c5 and d5.
#[test]
fn a_driven_piece_closes_a_group() {
    let fen = "7k/8/2PP4/1PrrP3/N1r1P3/3P4/8/K7 w - - 0 1";
    check(&[("driving", fen, "a4c4", Some("c5 d5"))]);
}

/// The bishop comes to a square where a friend may swap with it, next to the king in line. A piece that may capture only one
/// loses a second victim. The queen's corner is on a square that the bishop has cleared. The rook opens a line around the
/// board.
#[test]
fn checks_follow_from_what_a_move_changes() {
    for (id, fen, text) in [
        ("swappers", "8/4k3/8/3B4/8/8/8/K3N3 w - - 0 1", "d5e6"),
        ("one capture", "8/8/k2Np3/3B4/8/8/8/7K w - - 0 1", "d5e6"),
        ("clearing", "8/8/6pk/3N4/8/8/8/6K1 w - - 0 1", "d5e6"),
        ("around", "8/8/8/6R1/8/2P5/1N5K/k7 w - - 0 1", "g5h5"),
    ] {
        let (variant, position) = board(id, fen);
        let mv = find_move(&variant, &position, text).unwrap();
        assert!(variant.in_check(&variant.play(&position, mv)), "{id} {fen}");
        compare(&variant, &position);
    }
}

/// An explosion removes friends too, unless one protects them. A withdrawal captures no friends, and only what is in line.
#[test]
fn a_move_shows_whom_protection_saves() {
    for (fen, text, expected) in [
        ("7k/8/8/8/4N3/3P4/2Q5/K7 w - - 0 1", "e4e4!", "d3 by c2"),
        ("7k/8/8/1Q6/2PB4/8/8/K7 w - - 0 1", "d4e4", ""),
        ("7k/8/8/1q6/p2pB3/8/8/K7 w - - 0 1", "e4f4", ""),
    ] {
        let (variant, position) = board("bombs", fen);
        let name = |square| variant.geometry().name(square);
        let mv = find_move(&variant, &position, text).unwrap();
        let effects = variant.transition(&position, mv).effects.into_iter();
        let saved = effects.filter_map(|effect| match effect {
            Effect::Protect { at, by, .. } => Some(format!("{} by {}", name(at), name(by))),
            _ => None,
        });
        assert_eq!(saved.collect::<Vec<_>>().join(", "), expected, "{fen}");
    }
}

/// With check rules a move must not remove the own king. Away from it, the same piece may explode.
#[test]
fn nobody_blows_up_the_own_king_under_check_rules() {
    check(&[
        ("bombs", "4k3/8/8/8/8/8/3N4/4K3 w - - 0 1", "d2d2!", None),
        ("bombs", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1a1!", Some("")),
    ]);
}

/// The leap over e4 crosses the edge, wherever it ends, so only the shortest is allowed. The leap over d4 may touch one
/// file of the edge, not two. Refusals say which rule it is.
#[test]
fn an_edge_in_the_middle_of_the_board_is_crossed_as_little_as_possible() {
    let (over_edge, before_edge) = (
        "7k/8/8/8/N3p3/8/8/K7 w - - 0 1",
        "7k/8/8/8/N2p4/8/8/K7 w - - 0 1",
    );
    check(&[
        ("file", over_edge, "a4f4", Some("e4")),
        ("file", over_edge, "a4g4", None),
        ("files", before_edge, "a4e4", Some("d4")),
        ("files", before_edge, "a4f4", None),
    ]);
    for (id, fen, to, words) in [
        (
            "file",
            over_edge,
            "g4",
            "going to f4, so it may go no further",
        ),
        (
            "files",
            before_edge,
            "f4",
            "going to e4, with fewer edge squares",
        ),
    ] {
        let (variant, position) = board(id, fen);
        let square = |name| variant.geometry().square(name).unwrap();
        let refusal = refusal(&variant, &position, square("a4"), Some(square(to)));
        let text = refusal.unwrap().text(&variant);
        assert!(text.contains(words), "{text}");
    }
}

/// Only an empty hand lets the pawn stay a pawn.
#[test]
fn a_pawn_promotes_to_a_piece_in_hand_if_there_is_one() {
    check(&[
        (
            "lost",
            "7k/4P3/8/8/8/8/8/K7[Q] w - - 0 1",
            "e7e8q",
            Some(""),
        ),
        ("lost", "7k/4P3/8/8/8/8/8/K7[Q] w - - 0 1", "e7e8", None),
        ("lost", "7k/4P3/8/8/8/8/8/K7[] w - - 0 1", "e7e8", Some("")),
    ]);
}

/// A pawn that found nothing in its hand stays a pawn on its last rank, and that position can be read.
#[test]
fn a_pawn_that_does_not_promote_stands_on_its_last_rank() {
    let stays = after("lost", "7k/4P3/8/8/8/8/8/K7[] w - - 0 1", "e7e8");
    let (variant, position) = board("lost", &stays);
    assert_eq!(write_fen(&variant, &position), stays);
    let must = parse_fen(&game("chess"), "4P2k/8/8/8/8/8/8/K7 b - - 0 1");
    assert!(must.is_err());
}

/// A piece that only pushes captures nothing, so a king in its line is not in check. A Straddler on e5 can pinch the king
/// from e4 and from d5; either is enough.
#[test]
fn checks_follow_from_moves() {
    for (id, fen, expected) in [
        ("pushing", "7k/8/8/8/8/8/8/N6K b - - 0 1", false),
        ("hyper-chess", "8/8/8/4P3/2Pk4/3P4/8/K7 b - - 0 1", true),
        ("hyper-chess", "8/8/8/5P2/2Pk4/8/8/K7 b - - 0 1", false),
    ] {
        let (variant, position) = board(id, fen);
        assert_eq!(variant.in_check(&position), expected, "{id} {fen}");
    }
}
