//! The animation of each method shows what the method does.

use super::shown;
use crate::diagram::motion::Timeline;
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::diagram::{BoardView, timeline};
use crate::notation::{find_move, parse_fen};
use crate::rules::{Color, Piece, Variant};
use crate::variant_file::Catalogue;

const STEPS: usize = 200;

fn moments(timeline: &Timeline) -> impl Iterator<Item = f32> {
    let length = timeline.length();
    (0..=STEPS).map(move |step| length * step as f32 / STEPS as f32)
}

/// The piece with this letter, at a time.
fn piece(timeline: &Timeline, variant: &Variant, letter: char, time: f32) -> Option<Item> {
    let shape = Shape::Piece(variant.piece(letter)?);
    let items = timeline.at(time);
    items.into_iter().find(|item| item.shape == shape)
}

fn marks(timeline: &Timeline, time: f32, shape: Shape, ink: Ink) -> Vec<Item> {
    let items = timeline.at(time).into_iter();
    items
        .filter(|item| item.shape == shape && item.ink == ink)
        .collect()
}

/// The ends of a stroke.
fn ends(bar: &Item) -> [Point; 2] {
    let half = (bar.width - bar.height) / 2.0;
    let along = Point::new(bar.angle.cos(), bar.angle.sin()) * half;
    [bar.at - along, bar.at + along]
}

/// The Chameleon of the rulebook that captures six pieces by four methods.
const SIX: &str = "5K2/pkp1pp2/Pp1pPc2/2l2p2/8/2l5/2X5/2w5 w - - 0 1";

#[test]
fn a_mimic_takes_on_the_looks_of_its_victims_one_after_another() {
    let (timeline, variant) = shown("ultima", SIX, "c2c6");
    let mut looks: Vec<Piece> = Vec::new();
    for time in moments(&timeline) {
        let items = timeline.at(time).into_iter();
        let white = items.filter_map(|item| match item.shape {
            Shape::Piece(piece) if piece.color() == Color::White => Some((piece, item)),
            _ => None,
        });
        let white: Vec<(Piece, Item)> = white.collect();
        assert!(white.iter().any(|(_, item)| item.alpha > 0.99), "at {time}");
        for (piece, item) in &white {
            assert_eq!(item.at, white[0].1.at, "at {time}");
            assert_eq!(item.width, white[0].1.width, "at {time}");
            if item.alpha > 0.99 && looks.last() != Some(piece) && white.last().unwrap().0 == *piece
            {
                looks.push(*piece);
            }
        }
    }
    let order = ['X', 'W', 'L', 'P', 'C', 'X'].map(|letter| variant.piece(letter).unwrap());
    assert_eq!(looks, order);
}

#[test]
fn a_mimic_of_one_piece_has_one_look() {
    let fen = "7k/8/8/8/8/2wX4/8/K7 w - - 0 1";
    let (timeline, variant) = shown("ultima", fen, "d3g3");
    let arrival = timeline.arrival();
    assert!(piece(&timeline, &variant, 'W', arrival).is_some());
    assert!(piece(&timeline, &variant, 'X', arrival).is_none());
}

#[test]
fn a_piece_that_is_no_mimic_keeps_its_look() {
    let fen = "7k/8/8/8/8/2wW4/8/K7 w - - 0 1";
    let (timeline, variant) = shown("ultima", fen, "d3g3");
    for time in moments(&timeline) {
        assert_eq!(piece(&timeline, &variant, 'W', time).unwrap().alpha, 1.0);
    }
}

#[test]
fn a_withdrawer_drags_its_victim_a_little_by_a_tether() {
    let fen = "7k/8/8/8/8/2cW4/8/K7 w - - 0 1";
    let (timeline, variant) = shown("ultima", fen, "d3g3");
    let start = piece(&timeline, &variant, 'c', 0.0).unwrap().at;
    let mut longest = 0.0_f32;
    let mut dragged = 0.0_f32;
    for time in moments(&timeline) {
        if let Some(victim) = piece(&timeline, &variant, 'c', time) {
            dragged = dragged.max(victim.at.x - start.x);
            assert_eq!(victim.at.y, start.y);
        }
        for tether in marks(&timeline, time, Shape::Bar, Ink::Capture) {
            longest = longest.max(tether.width);
        }
    }
    assert!((0.15..=0.35).contains(&dragged), "{dragged}");
    // From edge to edge of two pieces that are 4 - 0.35 squares apart at the end.
    assert!(longest > 2.5, "{longest}");
}

#[test]
fn an_advancer_shoves_its_victim_without_going_where_it_stands() {
    let fen = "4k5/10/10/10/10/10/1A4n3/10/10/4K5 w - - 0 1";
    let (timeline, variant) = shown("advancer-chess", fen, "b4f4");
    let victim = piece(&timeline, &variant, 'n', 0.0).unwrap().at;
    for time in moments(&timeline) {
        let mover = piece(&timeline, &variant, 'A', time).unwrap();
        assert!(victim.x - mover.at.x > 0.8, "at {time}");
        if time < timeline.arrival() {
            let waiting = piece(&timeline, &variant, 'n', time).unwrap();
            assert_eq!(waiting.at, victim, "untouched before");
        }
    }
    let end = piece(&timeline, &variant, 'n', timeline.length() - 0.05).unwrap();
    assert!(end.at.x > victim.x + 0.3, "knocked on");
}

#[test]
fn beams_cross_on_the_victim() {
    let fen = "7k/8/8/8/K3p3/8/2C5/8 w - - 0 1";
    let (timeline, variant) = shown("ultima", fen, "c2e2");
    let met = timeline.moment(1);
    let victim = piece(&timeline, &variant, 'p', met).unwrap().at;
    let beams = marks(&timeline, met, Shape::Bar, Ink::Capture);
    let through = |beam: &&Item| {
        let [start, end] = ends(beam);
        let there = victim - start;
        let way = (end - start).unit();
        let along = there.x * way.x + there.y * way.y;
        (there - way * along).length() < 0.01 && along > 0.0 && along < (end - start).length()
    };
    let crossing: Vec<&Item> = beams.iter().filter(through).collect();
    assert_eq!(crossing.len(), 2);
    let turned = (crossing[0].angle - crossing[1].angle).sin().abs();
    assert!(turned > 0.99, "at right angles");
    let rings = marks(&timeline, met, Shape::Ring, Ink::Capture);
    assert!(rings.iter().any(|ring| ring.at == victim));
}

#[test]
fn two_brackets_close_on_a_pinched_piece() {
    let fen = "7k/8/8/2P5/2p5/8/8/K1P5 w - - 0 1";
    let (timeline, variant) = shown("ultima", fen, "c1c3");
    let met = timeline.moment(1);
    let squeezed = piece(&timeline, &variant, 'p', met + 0.12).unwrap();
    assert!(squeezed.height < 0.7 && squeezed.width == 1.0);
    let gap = |time: f32| {
        let brackets = marks(&timeline, time, Shape::Bracket, Ink::Capture);
        assert_eq!(brackets.len(), 2);
        assert!((brackets[0].angle - brackets[1].angle).cos() < -0.99);
        // The spine of a bracket is at the left of its box.
        let spine = |bracket: &Item| {
            let along = Point::new(bracket.angle.cos(), bracket.angle.sin());
            bracket.at - along * (bracket.width / 2.0)
        };
        (spine(&brackets[0]) - spine(&brackets[1])).length()
    };
    assert!(gap(met - 0.1) > gap(met) && gap(met) > gap(met + 0.12));
}

#[test]
fn cold_goes_out_from_the_piece_that_freezes() {
    let fen = "7k/8/2p1p3/4w3/8/8/8/K2I4 w - - 0 1";
    let (timeline, variant) = shown("ultima", fen, "d1d5");
    let freezer = piece(&timeline, &variant, 'I', timeline.length())
        .unwrap()
        .at;
    let mut sizes = Vec::new();
    for time in moments(&timeline) {
        let halos = marks(&timeline, time, Shape::Halo, Ink::Frost);
        assert!(halos.len() <= 1);
        sizes.extend(halos.iter().map(|halo| halo.width));
        assert!(halos.iter().all(|halo| halo.at == freezer));
        let frost = marks(&timeline, time, Shape::Flake, Ink::Frost);
        assert!(frost.is_empty() || time >= timeline.moment(1));
    }
    assert!(sizes.is_sorted() && sizes.last() > Some(&3.0), "{sizes:?}");
}

#[test]
fn rime_goes_with_a_frozen_piece_that_is_pushed() {
    // b4c4 pushes the Pawn on c4, which the Immobilizer on c5 freezes there and on d4.
    let fen = "k8/9/9/9/2I6/1Up6/9/9/K8[] w - - 0 1";
    let variant = Catalogue::built_in()
        .variant("renaissance", None, &[])
        .unwrap();
    let position = parse_fen(&variant, fen).unwrap();
    let frozen = variant.frozen(&position, Color::Black);
    assert_eq!(frozen.len(), 1);
    let mv = find_move(&variant, &position, "b4c4").unwrap();
    let view = BoardView::new(variant.geometry(), false);
    let timeline = timeline(&view, &variant.transition(&position, mv)).with_frost(frozen);
    for time in moments(&timeline) {
        let pushed = piece(&timeline, &variant, 'p', time).unwrap();
        let frost = marks(&timeline, time, Shape::Frost, Ink::Frost);
        assert_eq!(frost.len(), 1);
        assert!((frost[0].at - pushed.at).length() < 0.001, "at {time}");
        assert_eq!(frost[0].alpha, 1.0);
    }
}

#[test]
fn a_leaper_is_high_over_each_piece_it_leaps_and_low_between() {
    let fen = "7k/8/8/8/8/8/8/L1p1p2K w - - 0 1";
    let (timeline, variant) = shown("ultima", fen, "a1f1");
    let high = |over: f32| {
        let places = moments(&timeline).map(|time| piece(&timeline, &variant, 'L', time).unwrap());
        let nearer = |a: &Item, b: &Item| (a.at.x - over).abs().total_cmp(&(b.at.x - over).abs());
        places.min_by(nearer).unwrap().width
    };
    // c1 and e1 are leapt, d1 is between them.
    assert!(high(2.5) > 1.15 && high(4.5) > 1.15);
    assert!(high(3.5) < 1.05);
}

/// The places of the piece with this letter while it is visible.
fn places(timeline: &Timeline, variant: &Variant, letter: char) -> Vec<Point> {
    let seen = moments(timeline).filter_map(|time| piece(timeline, variant, letter, time));
    seen.map(|item| item.at).collect()
}

#[test]
fn a_piece_that_goes_round_the_board_does_not_cross_it() {
    let fen = "***2***/4k3/8/8/8/8/3l3p/1K6/6G1/8/***2*** w - - 0 1";
    let (timeline, variant) = shown("maxima", fen, "b4h5");
    let places = places(&timeline, &variant, 'K');
    assert!(
        places.iter().all(|at| at.x < 1.6 || at.x > 7.4),
        "{places:?}"
    );
    let [left, right] = [0.0, 8.0].map(|side| {
        let near = places.iter().map(|at| (at.x - side).abs());
        near.fold(f32::MAX, f32::min)
    });
    assert!(left < 0.4 && right < 0.4, "seen on both sides");
}

#[test]
fn a_way_with_a_turn_leads_over_its_corner() {
    let fen = "***2***/6k1/8/3l4/8/8/6p1/2M5/8/7K/***2*** w - - 0 1";
    for (mv, corner) in [
        ("c4d8", (3.5, 6.5)),
        ("c4g5", (3.5, 6.5)),
        ("c4b2", (1.5, 8.5)),
    ] {
        let (timeline, variant) = shown("maxima", fen, mv);
        let corner = Point::new(corner.0, corner.1);
        let places = places(&timeline, &variant, 'M');
        let near = places.iter().map(|&at| (at - corner).length());
        assert!(near.fold(f32::MAX, f32::min) < 0.2, "{mv}: {places:?}");
        for time in moments(&timeline) {
            let size = piece(&timeline, &variant, 'M', time).unwrap().width;
            assert_eq!(size, 1.0, "it leaps over nobody");
        }
    }
}
