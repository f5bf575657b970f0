//! Whole pictures of a board, with the pieces in hand and the names of files and ranks.

use super::board_view::BoardView;
use super::document::Document;
use super::hands::STRIP;
use super::names::{EDGE, Label, Names, names, sheet_letters};
use super::palette::Palette;
use super::piece_set::PieceSet;
use super::scene::Item;
use super::svg_text::round;
use super::text_outline::text_outline;
use crate::rules::Variant;
use std::fmt;

/// The look of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The piece set.
    pub pieces: PieceSet,
    /// The colours of the board.
    pub palette: Palette,
    /// Whether the picture has the names of files and ranks.
    pub coordinates: bool,
}

impl Default for Look {
    /// The look of a new window.
    fn default() -> Look {
        Look {
            pieces: PieceSet::default(),
            palette: Palette::default(),
            coordinates: true,
        }
    }
}

/// The longest side of a picture, in pixels.
pub const LARGEST: u32 = 8192;

/// The error for a picture without pixels or larger than [`LARGEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSize {
    /// The width, in pixels.
    pub width: u32,
    /// The height that goes with it.
    pub height: u32,
}

impl fmt::Display for BadSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BadSize { width, height } = self;
        write!(f, "the picture would be {width} × {height} pixels, ")?;
        write!(f, "but each side may be 1 to {LARGEST}")
    }
}

impl std::error::Error for BadSize {}

/// The size of the names of files and ranks in squares, and the least readable size in pixels.
const NAMES: (f32, f32) = (0.26, 10.0);

/// A picture of a board, for any scene on it. Squares are whole pixels, except in tiny pictures.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    pub(super) variant: &'a Variant,
    pub(super) pieces: PieceSet,
    pub(super) palette: Palette,
    /// In pixels.
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) square: f32,
    labels: Vec<Label>,
}

impl<'a> Picture<'a> {
    /// A picture of this width in pixels. Its height follows from the board.
    ///
    /// # Errors
    ///
    /// If the picture would have no pixels or be too high.
    pub fn new(
        variant: &'a Variant,
        view: &BoardView,
        look: &Look,
        width: u32,
    ) -> Result<Picture<'a>, BadSize> {
        let (columns, rows) = (view.columns() as f32, view.rows() as f32);
        // The margins depend on the names, which must be legible, and so on the size of squares.
        let about = (width as f32 / (columns + 1.0)).max(1.0);
        let size = NAMES.0.max(NAMES.1 / about).min(0.6);
        let names = match look.coordinates {
            true => names(variant, view, size),
            false => Names::default(),
        };
        let sheets = sheet_letters(variant, view);
        let strip = if variant.settings().hands { STRIP } else { 0.0 };
        let reach = |label: &Label| label.at.x + label.width() / 2.0 - columns;
        let right = EDGE + sheets.iter().map(reach).fold(strip, f32::max);
        let across = names.left + columns + right;
        let square = whole(width as f32 / across);
        let height = ((EDGE + rows + names.bottom) * square).round();
        let height = height as u32;
        if width.min(height) == 0 || width.max(height) > LARGEST {
            return Err(BadSize { width, height });
        }
        let spare = width as f32 - across * square;
        Ok(Picture {
            variant,
            pieces: look.pieces,
            palette: look.palette,
            width,
            height,
            left: (names.left * square + spare / 2.0).round(),
            top: (EDGE * square).round(),
            square,
            labels: names.labels.into_iter().chain(sheets).collect(),
        })
    }

    /// The width, in pixels.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The height, in pixels.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The place of the board in the picture in pixels, without names and hands: left, top, width and height.
    pub fn board(&self, view: &BoardView) -> [u32; 4] {
        let side = |count: usize| (count as f32 * self.square).round() as u32;
        let (left, top) = (self.left as u32, self.top as u32);
        let width = side(view.columns()).min(self.width - left);
        let height = side(view.rows()).min(self.height - top);
        [left, top, width, height]
    }

    /// A scene as an SVG document.
    pub fn svg(&self, items: &[Item]) -> String {
        let (width, height) = (self.width, self.height);
        let mut document = Document::new(self.variant, self.pieces, &self.palette);
        document.write(&format!("<title>{}</title>", escape(self.variant.name())));
        let paper = self.palette.paper().hex();
        document.write(&format!(
            r#"<rect width="{width}" height="{height}" fill="{paper}"/>"#
        ));
        let (left, top, scale) = (self.left, self.top, self.square / 100.0);
        document.write(&format!(
            r#"<g transform="translate({left} {top}) scale({scale})">"#
        ));
        for label in &self.labels {
            document.write(&self.written(label));
        }
        for item in items {
            document.add(item);
        }
        document.write("</g>");
        document.finish(&format!(
            r#"width="{width}" height="{height}" viewBox="0 0 {width} {height}""#
        ))
    }

    /// A label as an element, in hundredths of a square.
    fn written(&self, label: &Label) -> String {
        let text = text_outline(&label.text);
        let size = 100.0 * label.size;
        let left = round(100.0 * label.at.x - text.width * size / 2.0);
        let bottom = round(100.0 * label.at.y + text.height * size / 2.0);
        let (color, scale) = (self.palette.writing().hex(), size * text.scale);
        format!(
            r#"<path transform="translate({left} {bottom}) scale({scale})" fill="{color}" d="{}"/>"#,
            text.path
        )
    }
}

/// The side of a square in pixels, a whole number unless it is tiny.
fn whole(square: f32) -> f32 {
    if square >= 4.0 {
        square.floor()
    } else {
        square
    }
}

/// Text escaped for XML.
pub(crate) fn escape(text: &str) -> String {
    let known = text.replace('&', "&amp;").replace('<', "&lt;");
    // XML does not allow other control characters, not even escaped.
    known
        .chars()
        .filter(|letter| !letter.is_control())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::palette::BoardTheme;
    use super::*;
    use crate::diagram::{Shape, static_board};
    use crate::variant_file::{Catalogue, Source};
    use resvg::usvg;

    fn parse(svg: &str) -> usvg::Tree {
        usvg::Tree::from_str(svg, &usvg::Options::default()).unwrap()
    }

    #[test]
    fn every_game_has_a_picture_in_every_look() {
        let catalogue = Catalogue::built_in();
        for id in catalogue.ids() {
            let variant = catalogue.variant(id, None, &[]).unwrap();
            let view = BoardView::new(variant.geometry(), false);
            let items = static_board(&view, &variant, variant.start(), None);
            for theme in BoardTheme::ALL {
                for pieces in PieceSet::ALL {
                    let look = Look {
                        pieces,
                        palette: Palette::new(theme),
                        coordinates: true,
                    };
                    let picture = Picture::new(&variant, &view, &look, 500).unwrap();
                    let svg = picture.svg(&items);
                    let size = parse(&svg).size();
                    assert_eq!(size.width(), 500.0, "{id}");
                    assert_eq!(size.height(), picture.height() as f32, "{id}");
                    assert!(!svg.contains("<text"), "{id}: needs a font");
                }
            }
        }
    }

    #[test]
    fn every_piece_and_every_name_is_there() {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let view = BoardView::new(variant.geometry(), false);
        let items = static_board(&view, &variant, variant.start(), None);
        let pieces = items
            .iter()
            .filter(|item| matches!(item.shape, Shape::Piece(_)));
        assert_eq!(pieces.count(), 32);
        let count = |look: &Look, what: &str| {
            let picture = Picture::new(&variant, &view, look, 400).unwrap();
            picture.svg(&items).matches(what).count()
        };
        let named = Look::default();
        assert_eq!(count(&named, "<use "), 32);
        assert_eq!(count(&named, "<g id="), 12, "a drawing is written once");
        assert_eq!(count(&named, "<path transform="), 16);
        let bare = Look {
            coordinates: false,
            ..named
        };
        assert_eq!(count(&bare, "<path transform="), 0);
    }

    #[test]
    fn nothing_lies_outside() {
        let catalogue = Catalogue::built_in();
        for id in catalogue.ids() {
            let variant = catalogue.variant(id, None, &[]).unwrap();
            let view = BoardView::new(variant.geometry(), true);
            for width in [120, 640] {
                let picture = Picture::new(&variant, &view, &Look::default(), width).unwrap();
                let svg = picture.svg(&[]);
                let tree = parse(&svg);
                let all = tree.root().abs_bounding_box();
                assert!(all.left() >= 0.0 && all.top() >= 0.0, "{id}: {all:?}");
                assert!(all.right() <= width as f32, "{id}: {all:?}");
                assert!(all.bottom() <= picture.height() as f32, "{id}: {all:?}");
            }
        }
    }

    #[test]
    fn a_name_with_special_characters_stays_text() {
        let source =
            "(format: 1, base: \"chess\", name: \"A <b> & \\\"c\\\"\", setups: {\"8x8\": ()})";
        let mut catalogue = Catalogue::built_in();
        catalogue.add("odd.ron", Source::new("odd.ron", source));
        let variant = catalogue.variant("odd", None, &[]).unwrap();
        let view = BoardView::new(variant.geometry(), false);
        let picture = Picture::new(&variant, &view, &Look::default(), 100).unwrap();
        let svg = picture.svg(&[]);
        assert!(svg.contains("<title>A &lt;b> &amp; \"c\"</title>"));
        parse(&svg);
    }

    #[test]
    fn sizes_without_sense_are_refused() {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let view = BoardView::new(variant.geometry(), false);
        for width in [0, 20_000] {
            let error = Picture::new(&variant, &view, &Look::default(), width).unwrap_err();
            assert!(error.to_string().contains("1 to 8192"), "{error}");
        }
    }
}
