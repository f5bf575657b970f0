//! Films from beginning to end, and their repetition.

use super::*;
use crate::diagram::{Ink, Shape};
use crate::notation::{find_move, parse_fen};
use crate::rules::Travel;
use crate::variant_file::Catalogue;

/// A Long Leaper with two ways of leaping, and an answer to one of them.
fn film() -> Film {
    let catalogue = Catalogue::built_in();
    let variant = catalogue.variant("ultima", None, &[]).unwrap();
    let fen = "k7/8/8/p7/8/p7/8/L6K w - - 0 1";
    let start = parse_fen(&variant, fen).unwrap();
    let lines = [vec!["a1a4", "a8b8"], vec!["a1a6"]].map(|line| {
        let mut position = start.clone();
        let mut moves = Vec::new();
        for text in line {
            let mv = find_move(&variant, &position, text).unwrap();
            position = variant.play(&position, mv);
            moves.push(mv);
        }
        moves
    });
    let view = BoardView::new(variant.geometry(), false);
    Film::new(Arc::new(variant), view, start, &lines, false)
}

fn pieces(frame: &Frame) -> Vec<Item> {
    let piece = |item: &&Item| matches!(item.shape, Shape::Piece(_)) && item.alpha > 0.02;
    let mut pieces: Vec<Item> = frame.items.iter().filter(piece).copied().collect();
    let place = |item: &Item| (item.at.y, item.at.x);
    pieces.sort_by(|a, b| place(a).partial_cmp(&place(b)).unwrap());
    pieces
}

#[test]
fn shows_each_line_from_the_same_start_and_ends_as_it_begins() {
    let film = film();
    assert_eq!(pieces(&film.at(0.0)).len(), 5);
    let end = film.at(film.length() - 1e-4);
    for (first, last) in pieces(&film.at(0.0)).iter().zip(pieces(&end)) {
        assert!((first.at - last.at).length() < 0.02, "{first:?} {last:?}");
    }
    let second = film.announced(1, 0).unwrap();
    assert_eq!(pieces(&film.at(second)), pieces(&film.at(0.0)));
    assert_eq!(film.announcements().count(), 3);
    assert_eq!(film.announced(1, 1), None);
}

#[test]
fn frames_name_their_move_and_its_time() {
    let film = film();
    let aim = film.announced(0, 1).unwrap();
    let frame = film.at(aim + 0.1);
    assert_eq!((frame.line, frame.step, frame.seen), (0, Some(1), 0.0));
    assert!(film.at(aim + AIM + 0.1).seen > 0.05);
    let looked_at = film.announced(1, 0).unwrap() + AIM + 1.0;
    let frame = film.at(looked_at);
    assert_eq!((frame.line, frame.step), (1, Some(0)));
    assert_eq!(frame.seen, f32::INFINITY);
    assert_eq!(pieces(&frame).len(), 3, "both victims are gone");
    // The words about the last move stay while the moves run backwards.
    let back = film.at(film.announced(1, 0).unwrap() - OPENING - 0.01);
    assert_eq!((back.line, back.step), (0, Some(1)));
    assert_eq!(film.at(film.announced(1, 0).unwrap() - 0.01).step, None);
}

#[test]
fn no_piece_jumps() {
    let film = film();
    let step = 1.0 / 120.0;
    let mut time = 0.0;
    while time < film.length() + 0.1 {
        let (now, next) = (pieces(&film.at(time)), pieces(&film.at(time + step)));
        for piece in &now {
            let near = |other: &&Item| (other.at - piece.at).length() < 0.4;
            let there = piece.alpha < 0.2 || next.iter().any(|other| near(&other));
            assert!(there, "{piece:?} at {time}");
        }
        time += step;
    }
}

#[test]
fn a_move_that_is_not_legal_ends_the_line_and_no_line_is_a_still_picture() {
    let film = film();
    let mv = film.transition(0, 0).unwrap().mv;
    let (variant, view) = (film.variant().clone(), film.view().clone());
    let start = film.before(0, 0).unwrap().clone();
    let twice = Film::new(
        variant.clone(),
        view.clone(),
        start.clone(),
        &[vec![mv, mv]],
        false,
    );
    assert!(twice.transition(0, 1).is_none());
    let empty = Film::new(variant, view, start, &[], false);
    assert_eq!(empty.length(), 0.0);
    assert_eq!(pieces(&empty.at(1.0)).len(), 5);
}

/// A film of one line.
fn line(game: &str, fen: &str, moves: &[&str]) -> Film {
    let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
    let start = parse_fen(&variant, fen).unwrap();
    let mut position = start.clone();
    let mut found = Vec::new();
    for text in moves {
        let mv = find_move(&variant, &position, text).unwrap();
        position = variant.play(&position, mv);
        found.push(mv);
    }
    let view = BoardView::new(variant.geometry(), false);
    Film::new(Arc::new(variant), view, start, &[found], false)
}

/// How much of the wanted items a frame shows, as a sum of opacities.
fn seen(frame: &Frame, wanted: impl Fn(&Item) -> bool) -> f32 {
    let items = frame.items.iter().filter(|item| wanted(item));
    items.map(|item| item.alpha * item.height.min(1.0)).sum()
}

#[test]
fn what_lies_beneath_the_pieces_comes_and_goes_gently() {
    // White is in check at the beginning, and Black after the second move.
    let film = line(
        "chess",
        "4k3/8/8/8/4r3/8/8/R2K4 w - - 0 1",
        &["a1a8", "e8d7", "a8d8"],
    );
    let check = line(
        "chess",
        "4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1",
        &["e1d1", "e8d7"],
    );
    let step = 1.0 / 120.0;
    for film in [film, check] {
        for shape in [Shape::Glow, Shape::Square] {
            let loud = |item: &Item| {
                item.shape == shape
                    && matches!(item.ink, Ink::Check | Ink::LastMove | Ink::LastMoveOnDark)
            };
            // Across the end, where the film repeats.
            let frames = 0..=(film.length() / step) as usize + 1;
            let at = |frame: usize| (frame as f32 * step) % film.length();
            let seen: Vec<f32> = frames
                .map(|frame| seen(&film.at(at(frame)), loud))
                .collect();
            let most = seen.iter().copied().fold(0.0, f32::max);
            assert!(most > 0.8, "{shape:?} is seen");
            for (frame, pair) in seen.windows(2).enumerate() {
                let change = (pair[1] - pair[0]).abs();
                assert!(change < 0.25 * most, "{shape:?} in frame {frame}");
            }
        }
    }
}

#[test]
fn a_piece_that_goes_to_a_hand_or_leaves_it_fades() {
    let takes = "10/7k2/10/10/3l6/3PAw4/10/10/6K3/10[] w - - 0 1";
    let rises = "8k/9/4P4/4w4/4R4/5l3/9/9/1K7[P] w - - 0 1";
    for (game, fen, mv, hand) in [
        ("rococo", takes, "c4e4", (0.0, 1.0)),
        ("renaissance", rises, "", (1.0, 0.0)),
    ] {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let start = parse_fen(&variant, fen).unwrap();
        let moves = variant.legal_moves(&start);
        let chosen = match mv {
            "" => moves.into_iter().find(|mv| mv.travel == Travel::Resurrect),
            text => find_move(&variant, &start, text),
        };
        let view = BoardView::new(variant.geometry(), false);
        let columns = view.columns() as f32;
        let film = Film::new(
            Arc::new(variant),
            view,
            start,
            &[vec![chosen.unwrap()]],
            false,
        );
        let held = |time: f32| {
            let beside = |item: &Item| matches!(item.shape, Shape::Piece(_)) && item.at.x > columns;
            seen(&film.at(time), beside)
        };
        let made = film.announced(0, 0).unwrap() + AIM;
        let end = made + film.lines[0][0].timeline.length();
        assert_eq!(
            (held(0.0) > 0.5, held(end + 0.1) > 0.5),
            (hand.0 > 0.5, hand.1 > 0.5)
        );
        let mut time = 0.0;
        while time < film.length() {
            assert!(
                (held(time + 0.01) - held(time)).abs() < 0.2,
                "{game} at {time}"
            );
            time += 0.01;
        }
    }
}

#[test]
fn marks_fade_without_a_trace_where_strokes_overlap() {
    let film = film();
    let aim = film.announced(0, 0).unwrap();
    let strokes = |time: f32| {
        let frame = film.at(time);
        let bar = |item: &&Item| item.shape == Shape::Bar && item.ink == Ink::Capture;
        frame
            .items
            .iter()
            .filter(bar)
            .copied()
            .collect::<Vec<Item>>()
    };
    let (coming, there) = (strokes(aim + FADE / 2.0), strokes(aim + 2.0 * FADE));
    assert_eq!(coming.len(), there.len());
    assert!(coming.iter().all(|stroke| stroke.alpha == 1.0));
    assert!(
        coming
            .iter()
            .zip(&there)
            .all(|(a, b)| a.height < 0.6 * b.height)
    );
}
