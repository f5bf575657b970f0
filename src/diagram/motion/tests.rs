//! Moves of every game, in motion and as previews.

mod continuity;
mod methods;
mod shields;

use super::Timeline;
use crate::diagram::board_view::BoardView;
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::diagram::{pieces, preview, reduced_motion, timeline};
use crate::notation::{find_move, parse_fen};
use crate::rules::{
    Color, Effect, MethodName, Piece, Position, Square, Transition, Travel, Variant,
};
use crate::search::random::Random;
use crate::variant_file::Catalogue;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// All pieces on a board: place, piece, and whether it is as large and opaque as a piece at rest.
type Pieces = Vec<(i32, i32, Piece, bool)>;

/// A legal move and its board.
struct Case<'a> {
    variant: &'a Variant,
    position: &'a Position,
    view: BoardView,
    transition: Transition,
}

fn stands(piece: Piece, item: &Item) -> (i32, i32, Piece, bool) {
    let rests = [item.width, item.height, item.alpha]
        .iter()
        .all(|part| (part - 1.0).abs() < 0.01);
    let hundredths = |x: f32| (x * 100.0).round() as i32;
    (hundredths(item.at.x), hundredths(item.at.y), piece, rests)
}

fn drawn(items: &[Item]) -> Pieces {
    let piece = |item: &Item| match item.shape {
        Shape::Piece(piece) => Some(stands(piece, item)),
        _ => None,
    };
    let mut everybody: Pieces = items.iter().filter_map(piece).collect();
    everybody.sort_unstable();
    everybody
}

/// A move begins with the board before it and ends with the board after it.
fn check_motion(case: &Case) {
    check_ends(case, &timeline(&case.view, &case.transition), 0.9);
    check_ends(case, &reduced_motion(&case.view, &case.transition), 0.6);
}

fn check_ends(case: &Case, timeline: &Timeline, longest: f32) {
    let (view, before) = (&case.view, case.position);
    let after = &case.variant.play(before, case.transition.mv);
    let length = timeline.length();
    assert!(length > 0.0 && length <= longest + 0.001, "{length}");
    assert!((0.0..=length).contains(&timeline.arrival()));
    for (time, position) in [(0.0, before), (length, after)] {
        let mut shown = pieces(view, before, before.occupied() - timeline.hidden());
        shown.extend(timeline.at(time));
        let wanted = pieces(view, position, position.occupied());
        let mv = case.transition.mv;
        assert_eq!(drawn(&shown), drawn(&wanted), "{mv:?} at {time}");
    }
    for step in 0..=6 {
        for item in timeline.at(length * step as f32 / 6.0) {
            let parts = [item.at.x, item.at.y, item.width, item.height, item.angle];
            assert!(parts.iter().all(|part| part.is_finite()), "{item:?}");
            assert!((0.0..=1.0).contains(&item.alpha), "{item:?}");
        }
    }
}

/// Each captured piece has a ring and each moved piece a dashed one, and new pieces are visible.
fn check_preview(case: &Case) {
    let (view, transition) = (&case.view, &case.transition);
    let items = preview(view, transition);
    let marked = |square: Square, shape: Shape, ink: Ink| {
        let at = view.center(square);
        let mark = |item: &Item| item.at == at && item.shape == shape && item.ink == ink;
        assert!(items.iter().any(mark), "{shape:?} on {at:?}");
    };
    for effect in &transition.effects {
        match *effect {
            Effect::Capture { at, .. } | Effect::Sacrifice { at, .. } => {
                marked(at, Shape::Ring, Ink::Capture);
            }
            Effect::Travel { from, .. } if from != transition.mv.from => {
                marked(from, Shape::DashedRing, Ink::Swap);
            }
            Effect::Drop { piece, at } => marked(at, Shape::Piece(piece), Ink::Own),
            Effect::Protect { at, .. } => marked(at, Shape::Ring, Ink::Protect),
            _ => {}
        }
    }
    let ringed = |item: &&Item| item.shape == Shape::Ring && item.ink == Ink::Capture;
    let gone =
        |effect: &&Effect| matches!(effect, Effect::Capture { .. } | Effect::Sacrifice { .. });
    assert_eq!(
        items.iter().filter(ringed).count(),
        transition.effects.iter().filter(gone).count()
    );
}

fn each_move(variant: &Variant, position: &Position, look: &mut impl FnMut(&Case)) {
    for mv in variant.legal_moves(position) {
        look(&Case {
            variant,
            position,
            view: BoardView::of(variant, position.turn() == Color::Black),
            transition: variant.transition(position, mv),
        });
    }
}

/// All moves of a few positions from random games.
fn each_of_game(variant: &Variant, seed: u64, look: &mut impl FnMut(&Case)) {
    const PLIES: usize = 40;
    const EVERY: usize = 5;
    let mut random = Random::new(seed);
    let mut position = variant.start().clone();
    for ply in 0..PLIES {
        if ply.is_multiple_of(EVERY) {
            each_move(variant, &position, look);
        }
        let moves = variant.legal_moves(&position);
        let Some(&mv) = moves.get(random.below(moves.len())) else {
            break;
        };
        position = variant.play(&position, mv);
    }
}

/// All moves of the pictures in a file of `tests/positions`.
fn each_of_pictures(text: &str, look: &mut impl FnMut(&Case)) {
    let mut lines = text.lines().map(str::trim);
    let header: Vec<(&str, &str)> = lines
        .by_ref()
        .take_while(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(' '))
        .collect();
    let field = |name| move |&&(key, _): &&(&str, &str)| key == name;
    let value = |name| header.iter().find(field(name)).map(|&(_, value)| value);
    let options: Vec<(String, String)> = header
        .iter()
        .filter(field("option"))
        .filter_map(|(_, option)| option.split_once('='))
        .map(|(option, choice)| (option.to_owned(), choice.to_owned()))
        .collect();
    let game = value("game").unwrap();
    let catalogue = Catalogue::for_tests();
    let variant = catalogue.variant(game, value("layout"), &options).unwrap();
    let blocks = text.split("\n#").skip(1);
    for block in blocks {
        let position = parse_fen(&variant, &fen(block)).unwrap();
        each_move(&variant, &position, look);
    }
}

/// The FEN of a picture and the settings below it.
fn fen(block: &str) -> String {
    let lines: Vec<&str> = block.lines().skip(1).map(str::trim).collect();
    let is_rank = |line: &&&str| {
        let mut squares = line.split(' ');
        line.len() > 2 && squares.all(|square| square.chars().count() == 1)
    };
    let ranks: Vec<String> = lines
        .iter()
        .filter(is_rank)
        .map(|rank| fen_rank(rank))
        .collect();
    let field = |name: &str| {
        let value = lines.iter().find_map(|line| line.strip_prefix(name));
        value.map(|value| value.replace(' ', ""))
    };
    let hand = field("hand ").map_or(String::new(), |pieces| format!("[{pieces}]"));
    let side = match lines.contains(&"black to move") {
        true => 'b',
        false => 'w',
    };
    let castling = field("castling ").unwrap_or("-".to_owned());
    let passed = field("passed ").unwrap_or("-".to_owned());
    format!("{}{hand} {side} {castling} {passed} 0 1", ranks.join("/"))
}

fn fen_rank(rank: &str) -> String {
    let lengths = (1..=16).rev();
    lengths.fold(rank.replace(' ', ""), |text, length| {
        text.replace(&".".repeat(length), &length.to_string())
    })
}

/// Moves of all games in all layouts, and of the pictures in `tests/positions`.
fn each_case(mut look: impl FnMut(&Case)) {
    let catalogue = Catalogue::for_tests();
    for (number, id) in catalogue.ids().enumerate() {
        let layouts = catalogue.info(id).unwrap().layouts;
        let each = layouts.iter().map(|layout| Some(layout.as_str()));
        let usual = layouts.is_empty().then_some(None);
        for layout in each.chain(usual) {
            let variant = catalogue.variant(id, layout, &[]).unwrap();
            each_of_game(&variant, number as u64, &mut look);
        }
    }
    let folder = Path::new("tests/positions");
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        each_of_pictures(&text, &mut look);
    }
}

#[test]
fn every_motion_ends_with_the_board_after_the_move() {
    each_case(check_motion);
}

#[test]
fn every_preview_marks_whom_the_move_concerns() {
    each_case(check_preview);
}

#[test]
fn the_moves_looked_at_are_of_all_kinds() {
    let (mut travels, mut methods) = (BTreeSet::new(), BTreeSet::new());
    each_case(|case| {
        travels.insert(case.transition.mv.travel);
        let effects = case.transition.effects.iter();
        methods.extend(effects.filter_map(|effect| match effect {
            Effect::Capture { by, .. } => Some(*by),
            _ => None,
        }));
    });
    assert_eq!(travels.len(), Travel::ALL.len(), "{travels:?}");
    assert_eq!(methods.len(), MethodName::ALL.len(), "{methods:?}");
}

/// The animation of a move.
fn shown(game: &str, fen: &str, mv: &str) -> (Timeline, Variant) {
    let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
    let position = parse_fen(&variant, fen).unwrap();
    let mv = find_move(&variant, &position, mv).unwrap();
    let view = BoardView::of(&variant, false);
    let timeline = timeline(&view, &variant.transition(&position, mv));
    (timeline, variant)
}

/// The distance of a piece from its first place, at each of some times. `letter` names the piece.
fn ways(timeline: &Timeline, variant: &Variant, letter: char, moments: usize) -> Vec<f32> {
    let piece = variant.piece(letter).unwrap();
    let place = |time: f32| -> Option<Point> {
        let items = timeline.at(time);
        let item = items
            .iter()
            .find(|item| item.shape == Shape::Piece(piece))?;
        Some(item.at)
    };
    let start = place(0.0).unwrap();
    let moment = |step: usize| timeline.length() * step as f32 / moments as f32;
    let way = |step| place(moment(step)).map_or(0.0, |at| (at - start).length());
    (0..=moments).map(way).collect()
}

#[test]
fn a_train_sets_off_piece_by_piece() {
    // f3e4A: the Pusher drives the Withdrawer, which drives the Knight, which drives the Rook.
    let fen = "1********1/*8*/*R7*/*8*/*2n5*/*7k*/*4W3*/*5u2*/*8*/*6K1*/*8*/1********1 b - - 0 1";
    let (timeline, variant) = shown("chessma-84", fen, "f3e4A");
    let first = |letter| {
        let ways = ways(&timeline, &variant, letter, 60);
        ways.iter().position(|&way| way > 0.01).unwrap()
    };
    let order = ['u', 'W', 'n', 'R'].map(first);
    assert!(
        order.is_sorted() && order[1] < order[2] && order[2] < order[3],
        "{order:?}"
    );
}

#[test]
fn a_pushed_piece_is_touched_all_the_way_and_a_pulled_one_follows() {
    let fen = "k8/9/9/9/1Up6/9/9/9/K8 w - - 0 1";
    let (timeline, variant) = shown("renaissance", fen, "b5c5");
    let both = ['U', 'p'].map(|letter| ways(&timeline, &variant, letter, 20));
    let mut pairs = both[0].iter().zip(&both[1]);
    assert!(pairs.all(|(pusher, pushed)| (pusher - pushed).abs() < 0.01));
    let fen = "k8/9/9/9/1pY6/9/9/9/K8 w - - 0 1";
    let (timeline, variant) = shown("renaissance", fen, "c5d5+");
    let [puller, pulled] = ['Y', 'p'].map(|letter| ways(&timeline, &variant, letter, 20));
    assert!(
        puller
            .iter()
            .zip(&pulled)
            .all(|(ahead, behind)| ahead >= behind)
    );
    assert!(
        puller
            .iter()
            .zip(&pulled)
            .any(|(ahead, behind)| ahead > &(behind + 0.3))
    );
}
