//! Drawings as textures. The program renders each SVG at the size at which it is shown.

use baroque::diagram::{Item, PieceSet, Shape, piece_svg, rasterize, shape_svg};
use baroque::rules::Variant;
use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageSampler};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui;
use include_dir::{Dir, include_dir};
use std::collections::HashMap;
use std::sync::Arc;

static ICONS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/icons");

/// A key for a game with its layout and options, since the pieces may differ between them.
pub fn game_key(variant: &Variant) -> String {
    format!(
        "{}:{}:{:?}",
        variant.id(),
        variant.layout(),
        variant.options()
    )
}

/// The textures of the board, one for each shape and size.
#[derive(Resource, Default)]
pub struct BoardArt {
    images: HashMap<TextureKey, Handle<Image>>,
    /// The side of a square in pixels, and the game.
    made_for: (u32, String),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct TextureKey {
    shape: Shape,
    set: PieceSet,
    pixels: u32,
    /// The address of the piece's own drawing, which changes when its file changes.
    drawing: Option<usize>,
}

impl BoardArt {
    /// The texture of an item on squares of this size in pixels.
    pub fn image(
        &mut self,
        item: &Item,
        square: u32,
        set: PieceSet,
        variant: &Variant,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        let shape = item.shape;
        let pixels = sign_size(item, square).unwrap_or(square);
        let made_for = (square, game_key(variant));
        if self.made_for != made_for {
            self.images.clear();
            self.made_for = made_for;
        }
        let drawing = match shape {
            Shape::Piece(piece) => variant.kind(piece.piece_type()).drawing.as_ref(),
            _ => None,
        };
        let key = TextureKey {
            shape,
            set,
            pixels,
            drawing: drawing.map(|drawing| Arc::as_ptr(drawing).addr()),
        };
        let make = || images.add(texture(shape, set, variant, pixels));
        self.images.entry(key).or_insert_with(make).clone()
    }
}

impl BoardArt {
    /// Removes all textures, because the drawings of the game's pieces may have changed.
    pub fn forget(&mut self) {
        *self = BoardArt::default();
    }
}

/// The side in pixels of a small sign, such as a dot, whose texture has exactly its size: a smaller copy of a large
/// texture would lose its edge. `None` for another item.
pub fn sign_size(item: &Item, square: u32) -> Option<u32> {
    let is_sign = matches!(
        item.shape,
        Shape::Disc | Shape::Cross | Shape::Count(_) | Shape::Unknown
    );
    is_sign.then(|| (item.width * square as f32).round().max(1.0) as u32)
}

fn texture(shape: Shape, set: PieceSet, variant: &Variant, pixels: u32) -> Image {
    let drawn = match shape {
        Shape::Piece(piece) => rasterize(&piece_svg(set, variant, piece), pixels, pixels),
        Shape::Square => rasterize(&shape_svg(shape), 2, 2),
        Shape::Flake | Shape::Head => {
            let size = (pixels / 3).max(8);
            rasterize(&shape_svg(shape), size, size)
        }
        // The head of an arrow is about 0.4 squares wide, so it needs no more pixels than this.
        Shape::Arrow(quarters) => {
            let size = (pixels / 2).max(8);
            rasterize(&shape_svg(shape), size * u32::from(quarters) / 4 + 1, size)
        }
        Shape::Bar => rasterize(&shape_svg(shape), 32, 32),
        _ => rasterize(&shape_svg(shape), pixels, pixels),
    };
    let mut image = Image::new(
        Extent3d {
            width: drawn.width,
            height: drawn.height,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        drawn.rgba,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    if shape == Shape::Square {
        // The texture has a single colour. Without smoothing, software rendering is faster.
        image.sampler = ImageSampler::nearest();
    }
    image
}

/// The memory for drawings that are no longer shown on panels, in bytes.
const MAX_HIDDEN_BYTES: usize = 32 << 20;

/// The drawings of panels, one for each size. Those not shown for the longest time are removed.
#[derive(Resource, Default)]
pub struct PanelArt {
    textures: HashMap<(String, u32), CachedDrawing>,
    bytes: usize,
}

/// A drawing, and the egui pass in which it was shown last.
struct CachedDrawing {
    texture: egui::TextureHandle,
    shown: u64,
}

impl PanelArt {
    /// A drawing by its key, at a width and height in points. It is blurred a little if that is larger than a texture
    /// may be.
    pub fn picture(
        &mut self,
        ctx: &egui::Context,
        name: &str,
        size: egui::Vec2,
        svg: impl FnOnce() -> String,
    ) -> egui::Image<'static> {
        let most = ctx.input(|input| input.max_texture_side) as f32;
        let scale = ctx.pixels_per_point().min(most / size.max_elem().max(1.0));
        let pixels = (size * scale).round();
        let key = (name.to_owned(), pixels.x as u32);
        let now = ctx.cumulative_pass_nr();
        if !self.textures.contains_key(&key) {
            let drawn = rasterize(&svg(), pixels.x as u32, pixels.y as u32);
            let size = [drawn.width as usize, drawn.height as usize];
            let image = egui::ColorImage::from_rgba_unmultiplied(size, &drawn.rgba);
            let texture = ctx.load_texture(name, image, egui::TextureOptions::LINEAR);
            self.bytes += texture.byte_size();
            self.textures.insert(
                key.clone(),
                CachedDrawing {
                    texture,
                    shown: now,
                },
            );
            self.make_room(now);
        }
        let id = self.textures.get_mut(&key).map(|drawn| {
            drawn.shown = now;
            drawn.texture.id()
        });
        egui::Image::new((id.unwrap_or_default(), size))
    }

    /// Removes the drawings that were not shown for the longest time, if they need too much memory.
    fn make_room(&mut self, now: u64) {
        if self.bytes <= MAX_HIDDEN_BYTES {
            return;
        }
        let mut old: Vec<u64> = self.textures.values().map(|drawn| drawn.shown).collect();
        old.sort_unstable();
        // A drawing that is shown now was used in this pass or in the last.
        let limit = old[old.len() / 2].min(now.saturating_sub(1));
        self.textures.retain(|_, drawn| drawn.shown >= limit);
        self.bytes = self
            .textures
            .values()
            .map(|drawn| drawn.texture.byte_size())
            .sum();
    }

    /// An icon in a colour.
    pub fn icon(
        &mut self,
        ctx: &egui::Context,
        name: &str,
        size: f32,
        color: egui::Color32,
    ) -> egui::Image<'static> {
        let svg = || {
            let file = ICONS.get_file(format!("{name}.svg"));
            let drawing = file.and_then(|file| file.contents_utf8());
            // egui multiplies colours, so a white icon can have any colour.
            drawing.unwrap_or_default().replace("#000", "#fff")
        };
        self.picture(ctx, &format!("icon:{name}"), egui::Vec2::splat(size), svg)
            .tint(color)
    }

    /// Removes all drawings whose keys start with this, so that they are rendered again.
    pub fn forget(&mut self, beginning: &str) {
        self.textures
            .retain(|(name, _), _| !name.starts_with(beginning));
        let kept = self.textures.values();
        self.bytes = kept.map(|drawn| drawn.texture.byte_size()).sum();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::keys::commands;
    use baroque::diagram::{Ink, Point};
    use baroque::variant_file::Catalogue;

    #[test]
    fn signs_of_other_sizes_leave_the_textures_of_the_pieces() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Image>();
        let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
        let mut images = app.world_mut().resource_mut::<Assets<Image>>();
        let mut art = BoardArt::default();
        let mut image = |shape, width, images: &mut Assets<Image>| {
            let item = Item::new(shape, Ink::Go, Point { x: 0.5, y: 0.5 }).sized(width);
            let image = art.image(&item, 60, PieceSet::default(), &variant, images);
            let size = images.get(&image).unwrap().size();
            (image, size)
        };
        let (ring, size) = image(Shape::Ring, 1.0, &mut images);
        assert_eq!(size, UVec2::splat(60));
        let (dot, size) = image(Shape::Disc, 0.3, &mut images);
        assert_eq!(size, UVec2::splat(18));
        let (_, size) = image(Shape::Disc, 0.94, &mut images);
        assert_eq!(size, UVec2::splat(56));
        assert_eq!(image(Shape::Disc, 0.3, &mut images).0, dot);
        assert_eq!(image(Shape::Ring, 1.0, &mut images).0, ring);
    }

    #[test]
    fn drawings_that_are_no_longer_shown_are_removed() {
        let ctx = egui::Context::default();
        let mut art = PanelArt::default();
        let size = egui::Vec2::splat(512.0);
        for number in 0..200 {
            let mut output = ctx.run_ui(egui::RawInput::default(), |_| {
                for name in ["always", &format!("board {number}")] {
                    let _ = art.picture(&ctx, name, size, String::new);
                }
            });
            output.textures_delta.clear();
            assert!(art.textures.keys().any(|(name, _)| name == "always"));
        }
        assert!(art.bytes <= 2 * MAX_HIDDEN_BYTES, "{}", art.bytes);
    }

    #[test]
    fn a_drawing_is_no_larger_than_a_texture_may_be() {
        let ctx = egui::Context::default();
        ctx.set_pixels_per_point(2.0);
        let mut art = PanelArt::default();
        let most = ctx.input(|input| input.max_texture_side);
        let mut output = ctx.run_ui(egui::RawInput::default(), |_| {
            for (width, height) in [
                (1544.0, 1544.0),
                (1100.0, 20.0),
                (20.0, 9000.0),
                (50.0, 50.0),
            ] {
                let size = egui::vec2(width, height);
                let image = art.picture(&ctx, &format!("{size}"), size, String::new);
                assert_eq!(image.calc_size(size, Some(size)), size);
            }
        });
        output.textures_delta.clear();
        let sizes = art.textures.values().map(|drawn| drawn.texture.size());
        assert!(sizes.clone().all(|size| size[0] <= most && size[1] <= most));
        assert!(sizes.clone().any(|size| size == [100, 100]));
    }

    #[test]
    fn every_command_has_an_icon() {
        let icons = commands().map(|command| command.icon);
        // The button for light panels has an icon of its own.
        for icon in icons.chain(["sun"]) {
            let file = format!("{icon}.svg");
            assert!(ICONS.get_file(&file).is_some(), "{file}");
        }
    }
}
