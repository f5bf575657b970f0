//! Pictures as pixels, many of one board. Each drawing is rendered once for each size, angle and fraction of a pixel,
//! and then reused. So it makes a film faster than the film plays. `document` writes the same scenes as SVG, and a
//! test compares the two.

use super::document::{stroke_ends, tiles};
use super::picture::Picture;
use super::raster::Pixels;
use super::scene::STROKE;
use super::scene::{Ink, Item, Shape};
use super::svg::drawing;
use resvg::tiny_skia::{LineCap, Paint, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke, Transform};
use resvg::usvg;
use std::collections::HashMap;

/// The most bytes of pixels that are cached.
const CACHE_LIMIT: usize = 64 << 20;

/// A drawing at one size, angle and offset between whole pixels.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct CachedDrawing {
    shape: Shape,
    ink: Ink,
    /// Width, height, angle and the place's fractions of a pixel, as bits.
    look: [u32; 5],
}

/// Renders the scenes of one picture.
pub struct Renderer<'a> {
    picture: &'a Picture<'a>,
    background: Pixmap,
    drawings: HashMap<(Shape, Ink), Option<usvg::Tree>>,
    cache: HashMap<CachedDrawing, Pixmap>,
    cached_bytes: usize,
}

impl<'a> Renderer<'a> {
    /// A renderer with the background of a picture, or `None` if there is not enough memory for the pixels.
    pub fn new(picture: &'a Picture) -> Option<Renderer<'a>> {
        let mut background = Pixmap::new(picture.width(), picture.height())?;
        let tree = usvg::Tree::from_str(&picture.svg(&[]), &usvg::Options::default()).ok()?;
        resvg::render(&tree, Transform::identity(), &mut background.as_mut());
        Some(Renderer {
            picture,
            background,
            drawings: HashMap::new(),
            cache: HashMap::new(),
            cached_bytes: 0,
        })
    }

    /// The picture of a scene. It is opaque everywhere.
    pub fn paint(&mut self, items: &[Item]) -> Pixels {
        let mut canvas = self.background.clone();
        for item in items {
            match item.shape {
                Shape::Square if item.angle == 0.0 => self.square(item, &mut canvas),
                Shape::Bar => self.bar(item, &mut canvas),
                _ => self.drawn(item, &mut canvas),
            }
        }
        Pixels {
            width: canvas.width(),
            height: canvas.height(),
            rgba: canvas.take(),
        }
    }

    fn square(&self, item: &Item, canvas: &mut Pixmap) {
        let (left, top) = self.pixel(item.at.x - item.width / 2.0, item.at.y - item.height / 2.0);
        let (width, height) = (self.pixels(item.width), self.pixels(item.height));
        if let Some(rect) = Rect::from_xywh(left, top, width, height) {
            let mut paint = self.paint_of(item);
            paint.anti_alias = !tiles(item);
            canvas.fill_rect(rect, &paint, Transform::identity(), None);
        }
    }

    fn bar(&self, item: &Item, canvas: &mut Pixmap) {
        let [from, to] = stroke_ends(item).map(|(x, y)| self.pixel(x, y));
        let mut path = PathBuilder::new();
        path.move_to(from.0, from.1);
        path.line_to(to.0, to.1);
        let stroke = Stroke {
            width: self.pixels(STROKE * item.height),
            line_cap: LineCap::Round,
            ..Stroke::default()
        };
        if let Some(path) = path.finish() {
            let paint = self.paint_of(item);
            canvas.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
        }
    }

    /// An item by its drawing.
    fn drawn(&mut self, item: &Item, canvas: &mut Pixmap) {
        let (x, y) = self.pixel(item.at.x, item.at.y);
        let (width, height) = (self.pixels(item.width), self.pixels(item.height));
        let (sin, cos) = item.angle.sin_cos();
        // Half of the turned drawing's size, and a pixel more for its smooth edge.
        let across = (width * cos).abs() / 2.0 + (height * sin).abs() / 2.0 + 1.0;
        let along = (width * sin).abs() / 2.0 + (height * cos).abs() / 2.0 + 1.0;
        let (left, top) = ((x - across).floor(), (y - along).floor());
        let key = CachedDrawing {
            shape: item.shape,
            ink: item.ink,
            look: [width, height, item.angle, x - left, y - top].map(f32::to_bits),
        };
        if !self.cache.contains_key(&key) {
            let size = ((2.0 * across).ceil() + 1.0, (2.0 * along).ceil() + 1.0);
            let place = Transform::from_translate(x - left, y - top)
                .pre_rotate(item.angle.to_degrees())
                .pre_scale(width / 100.0, height / 100.0)
                .pre_translate(-50.0, -50.0);
            self.render(key, size, place);
        }
        if let Some(drawing) = self.cache.get(&key) {
            let paint = PixmapPaint {
                opacity: item.alpha.clamp(0.0, 1.0),
                ..PixmapPaint::default()
            };
            let (left, top) = (left as i32, top as i32);
            canvas.draw_pixmap(
                left,
                top,
                drawing.as_ref(),
                &paint,
                Transform::identity(),
                None,
            );
        }
    }

    /// Renders a drawing into a cached one of this size.
    fn render(&mut self, key: CachedDrawing, size: (f32, f32), place: Transform) {
        let drawing = self.drawings.entry((key.shape, key.ink));
        let tree = drawing.or_insert_with(|| tree(self.picture, key.shape, key.ink));
        let pixels = Pixmap::new(size.0 as u32, size.1 as u32);
        if let (Some(tree), Some(mut pixels)) = (tree, pixels) {
            resvg::render(tree, place, &mut pixels.as_mut());
            self.cached_bytes += pixels.data().len();
            if self.cached_bytes > CACHE_LIMIT {
                self.cache.clear();
                self.cached_bytes = pixels.data().len();
            }
            self.cache.insert(key, pixels);
        }
    }

    fn paint_of(&self, item: &Item) -> Paint<'static> {
        let color = self.picture.palette.color(item.ink);
        let mut paint = Paint::default();
        let alpha = (item.alpha.clamp(0.0, 1.0) * 255.0).round() as u8;
        paint.set_color_rgba8(color.0, color.1, color.2, alpha);
        paint
    }

    /// A length in pixels.
    fn pixels(&self, squares: f32) -> f32 {
        squares * self.picture.square
    }

    /// A point in pixels.
    fn pixel(&self, x: f32, y: f32) -> (f32, f32) {
        (
            self.picture.left + self.pixels(x),
            self.picture.top + self.pixels(y),
        )
    }
}

fn tree(picture: &Picture, shape: Shape, ink: Ink) -> Option<usvg::Tree> {
    let svg = drawing(
        picture.variant,
        picture.pieces,
        &picture.palette,
        shape,
        ink,
    );
    usvg::Tree::from_str(&svg, &usvg::Options::default()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::{BoardView, Look, preview, rasterize, static_board, timeline};
    use crate::notation::{find_move, parse_fen};
    use crate::rules::Variant;
    use crate::variant_file::Catalogue;

    /// The largest difference of a colour between both renderers.
    fn difference(variant: &Variant, view: &BoardView, items: &[Item]) -> u8 {
        let picture = Picture::new(variant, view, &Look::default(), 400).unwrap();
        let svg = rasterize(&picture.svg(items), picture.width(), picture.height());
        let painted = Renderer::new(&picture).unwrap().paint(items);
        assert_eq!((svg.width, svg.height), (painted.width, painted.height));
        let bytes = svg.rgba.iter().zip(&painted.rgba);
        bytes.map(|(a, b)| a.abs_diff(*b)).max().unwrap()
    }

    #[test]
    fn a_painted_scene_looks_like_its_svg() {
        let catalogue = Catalogue::built_in();
        for (game, fen, text) in [
            ("ultima", "8/2x4K/2w3I1/3p1L1p/8/8/2C5/k7 w - - 0 1", "c2c5"),
            (
                "swapper-chess",
                "9k/10/10/3n6/4S5/10/10/10/10/K9 w - - 0 1",
                "e6d7!",
            ),
            (
                "renaissance",
                "k8/9/9/9/9/9/4Uu3/9/K8[PUUbrw] w - - 0 1",
                "e3f3",
            ),
        ] {
            let variant = catalogue.variant(game, None, &[]).unwrap();
            let position = parse_fen(&variant, fen).unwrap();
            let mv = find_move(&variant, &position, text).expect(text);
            let transition = variant.transition(&position, mv);
            for flipped in [false, true] {
                let view = BoardView::new(variant.geometry(), flipped);
                let mut items = static_board(&view, &variant, &position, Some(&transition));
                items.extend(preview(&view, &transition));
                assert!(difference(&variant, &view, &items) < 24, "{game}");
                for time in [0.1, 0.23, 0.4] {
                    let mut items = static_board(&view, &variant, &position, None);
                    items.extend(timeline(&view, &transition).at(time));
                    let difference = difference(&variant, &view, &items);
                    assert!(difference < 24, "{game} at {time}: {difference}");
                }
            }
        }
    }
}
