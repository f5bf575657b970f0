//! Scenes as SVG documents. Each drawing is defined once and used wherever it appears.

use super::board_view::BoardView;
use super::marks;
use super::palette::Palette;
use super::piece_set::PieceSet;
use super::scene::{Ink, Item, STROKE, Shape};
use super::svg::drawing;
use super::svg_text::{inside, round};
use crate::rules::{Position, Variant};
use std::fmt::Write;

/// The ends of a stroke without its round caps.
pub(super) fn stroke_ends(item: &Item) -> [(f32, f32); 2] {
    // A stroke without length would lose its caps too.
    let half = ((item.width - item.height) / 2.0).max(0.005);
    let (x, y) = (half * item.angle.cos(), half * item.angle.sin());
    [
        (item.at.x - x, item.at.y - y),
        (item.at.x + x, item.at.y + y),
    ]
}

/// Whether shapes of this kind have straight edges that must meet without a seam: the squares of the board.
pub(super) fn tiles(item: &Item) -> bool {
    item.shape == Shape::Square && matches!(item.ink, Ink::Light | Ink::Dark)
}

/// An SVG document under construction, in hundredths of a square.
pub(super) struct Document<'a> {
    variant: &'a Variant,
    set: PieceSet,
    palette: &'a Palette,
    drawings: Vec<(Shape, Ink)>,
    definitions: String,
    body: String,
}

impl<'a> Document<'a> {
    /// An empty document.
    pub(super) fn new(variant: &'a Variant, set: PieceSet, palette: &'a Palette) -> Document<'a> {
        Document {
            variant,
            set,
            palette,
            drawings: Vec::new(),
            definitions: String::new(),
            body: String::new(),
        }
    }

    /// Adds SVG elements on top.
    pub(super) fn write(&mut self, elements: &str) {
        self.body.push_str(elements);
        self.body.push('\n');
    }

    /// Adds an item on top.
    pub(super) fn add(&mut self, item: &Item) {
        let element = match item.shape {
            Shape::Square => self.square(item),
            Shape::Bar => self.bar(item),
            _ => self.drawn(item),
        };
        self.write(&element);
    }

    /// The whole document, with these attributes at its root.
    pub(super) fn finish(self, attributes: &str) -> String {
        let (definitions, body) = (self.definitions, self.body);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" {attributes}>\n<defs>\n{definitions}</defs>\n{body}</svg>\n"
        )
    }

    fn square(&self, item: &Item) -> String {
        let corner = |middle: f32, size: f32| round(100.0 * (middle - size / 2.0));
        let (x, y) = (
            corner(item.at.x, item.width),
            corner(item.at.y, item.height),
        );
        let (width, height) = (round(100.0 * item.width), round(100.0 * item.height));
        let color = self.palette.color(item.ink).hex();
        let edges = if tiles(item) {
            r#" shape-rendering="crispEdges""#
        } else {
            ""
        };
        let turn = match item.angle {
            0.0 => String::new(),
            angle => {
                let (x, y) = (round(100.0 * item.at.x), round(100.0 * item.at.y));
                format!(
                    r#" transform="rotate({} {x} {y})""#,
                    round(angle.to_degrees())
                )
            }
        };
        let opacity = opacity(item);
        format!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{color}"{opacity}{edges}{turn}/>"#
        )
    }

    fn bar(&self, item: &Item) -> String {
        let [start, end] = stroke_ends(item).map(|(x, y)| (round(100.0 * x), round(100.0 * y)));
        let width = round(100.0 * STROKE * item.height);
        let color = self.palette.color(item.ink).hex();
        let opacity = opacity(item);
        format!(
            r#"<path d="M{} {}L{} {}" stroke="{color}" stroke-width="{width}" stroke-linecap="round"{opacity}/>"#,
            start.0, start.1, end.0, end.1
        )
    }

    /// An item that uses a drawing.
    fn drawn(&mut self, item: &Item) -> String {
        let number = self.number(item.shape, item.ink);
        let (x, y) = (round(100.0 * item.at.x), round(100.0 * item.at.y));
        let turn = match item.angle {
            0.0 => String::new(),
            angle => format!(" rotate({})", round(angle.to_degrees())),
        };
        let size = match (round(item.width), round(item.height)) {
            (1.0, 1.0) => String::new(),
            (width, height) if width == height => format!(" scale({width})"),
            (width, height) => format!(" scale({width} {height})"),
        };
        let opacity = opacity(item);
        format!(r##"<use href="#d{number}" transform="translate({x} {y}){turn}{size}"{opacity}/>"##)
    }

    /// The number of a drawing. The first use defines the drawing, centred on the origin.
    fn number(&mut self, shape: Shape, ink: Ink) -> usize {
        let known = self
            .drawings
            .iter()
            .position(|&known| known == (shape, ink));
        known.unwrap_or_else(|| {
            let number = self.drawings.len();
            let drawing = drawing(self.variant, self.set, self.palette, shape, ink);
            // Names are unique in a document.
            let inside = inside(&drawing)
                .replace("id=\"", &format!("id=\"d{number}-"))
                .replace("url(#", &format!("url(#d{number}-"))
                .replace(" href=\"#", &format!(" href=\"#d{number}-"));
            // Writing to a string cannot fail.
            let _ = writeln!(
                self.definitions,
                r#"<g id="d{number}" transform="translate(-50 -50)">{inside}</g>"#
            );
            self.drawings.push((shape, ink));
            number
        })
    }
}

fn opacity(item: &Item) -> String {
    match round(item.alpha) {
        1.0 => String::new(),
        alpha => format!(r#" opacity="{alpha}""#),
    }
}

/// A position as an SVG picture without marks or coordinates. A square is 100 × 100.
pub fn board_svg(
    variant: &Variant,
    position: &Position,
    view: &BoardView,
    set: PieceSet,
    palette: &Palette,
) -> String {
    let mut items = marks::board(view, variant);
    items.extend(marks::pieces(view, position, position.occupied()));
    scene_svg(variant, &items, view, set, palette)
}

/// A scene as an SVG picture. A square is 100 × 100.
pub fn scene_svg(
    variant: &Variant,
    items: &[Item],
    view: &BoardView,
    set: PieceSet,
    palette: &Palette,
) -> String {
    let mut document = Document::new(variant, set, palette);
    for item in items {
        document.add(item);
    }
    let (width, height) = (100 * view.columns(), 100 * view.rows());
    document.finish(&format!(r#"viewBox="0 0 {width} {height}""#))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::shape_svg;
    use crate::variant_file::Catalogue;

    #[test]
    fn every_drawing_can_be_rendered() {
        let options = resvg::usvg::Options::default();
        let render = |svg: &str| resvg::usvg::Tree::from_str(svg, &options).is_ok();
        let shapes = [
            Shape::Square,
            Shape::Disc,
            Shape::Ring,
            Shape::DashedRing,
            Shape::Corners,
            Shape::Palace,
            Shape::Frost,
            Shape::Flake,
            Shape::Glow,
            Shape::Halo,
            Shape::Bar,
            Shape::Cross,
            Shape::Head,
            Shape::Arrow(1),
            Shape::Arrow(9),
            Shape::Count(12),
            Shape::Bracket,
        ];
        for shape in shapes {
            assert!(render(&shape_svg(shape)), "{shape:?}");
        }
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let view = BoardView::new(variant.geometry(), true);
        let palette = Palette::new(Default::default());
        let svg = board_svg(&variant, variant.start(), &view, PieceSet::Disks, &palette);
        assert!(render(&svg));
    }
}
