//! The names of files and ranks around a board.

use super::board_view::BoardView;
use super::point::Point;
use super::text_outline::text_outline;
use crate::rules::Variant;

/// The margin around the board, in squares.
pub(super) const EDGE: f32 = 0.16;

/// A text on the background around the board.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Label {
    pub text: String,
    /// Its centre.
    pub at: Point,
    /// Its font size, in squares.
    pub size: f32,
}

impl Label {
    /// A text around a place.
    pub(super) fn new(text: impl ToString, at: Point, size: f32) -> Label {
        Label {
            text: text.to_string(),
            at,
            size,
        }
    }

    /// Its width, in squares.
    pub(super) fn width(&self) -> f32 {
        self.size * text_outline(&self.text).width
    }
}

/// The names around a board, and the room for them at its left and below it.
pub(super) struct Names {
    pub labels: Vec<Label>,
    pub left: f32,
    pub bottom: f32,
}

impl Default for Names {
    fn default() -> Names {
        Names {
            labels: Vec::new(),
            left: EDGE,
            bottom: EDGE,
        }
    }
}

/// The names of the files below the board, and of the ranks at its left.
pub(super) fn names(variant: &Variant, view: &BoardView, size: f32) -> Names {
    let plan = variant.geometry().plan();
    let place = |index: usize, of: usize| match view.flipped() {
        true => (of - index) as f32 - 0.5,
        false => index as f32 + 0.5,
    };
    let name = |text: &str| Label::new(text, Point::default(), size);
    let mut ranks: Vec<Label> = plan.rows.iter().map(|rank| name(rank)).collect();
    let widest = ranks.iter().map(Label::width).fold(0.0, f32::max);
    let left = widest + 1.6 * EDGE;
    for (index, rank) in ranks.iter_mut().enumerate() {
        rank.at = Point::new(-left / 2.0, place(index, view.rows()));
    }
    let bottom = size + 1.2 * EDGE;
    let files = plan.files.iter().enumerate().map(|(index, file)| {
        let y = view.rows() as f32 + bottom / 2.0;
        Label::new(file, Point::new(place(index, view.columns()), y), size)
    });
    Names {
        labels: files.chain(ranks).collect(),
        left,
        bottom,
    }
}

/// On a board of several sheets, the letter of each sheet beside the ranks that only this sheet has.
pub(super) fn sheet_letters(variant: &Variant, view: &BoardView) -> Vec<Label> {
    let geometry = variant.geometry();
    (0..geometry.sheets())
        .flat_map(|sheet| {
            let places = || {
                geometry
                    .only_on(sheet)
                    .into_iter()
                    .map(|square| view.center(square))
            };
            let right = places().map(|place| place.x).fold(0.0, f32::max);
            let mut rows: Vec<f32> = places().map(|place| place.y).collect();
            rows.dedup();
            let letter = char::from(b'A' + sheet as u8);
            rows.into_iter()
                .map(move |row| Label::new(letter, Point::new(right + 0.8, row), 0.3))
        })
        .collect()
}
