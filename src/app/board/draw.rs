//! Draws the scene of the board as Bevy sprites.
//!
//! There is one sprite for each item of the scene. A piece keeps its sprite, and the sprite has the piece's name.
//! Other sprites are reused for any item. A unit of Bevy's world is a logical pixel. Squares start at whole physical
//! pixels, so that drawings are crisp.

use super::owners::{SpriteContent, owners};
use crate::app::ui::art::{BoardArt, sign_size};
use baroque::diagram::{BoardView, Item, Palette, PieceSet, Rgb, Shape};
use baroque::rules::Variant;
use bevy::prelude::*;
use bevy::sprite::{BorderRect, SliceScaleMode, SpriteImageMode, TextureSlicer};
use bevy::window::PrimaryWindow;
use std::sync::Arc;

/// The rectangle of the board in the window, in physical pixels from the top left corner.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BoardPlace {
    /// Left edge.
    pub left: f32,
    /// Top edge.
    pub top: f32,
    /// Right edge.
    pub right: f32,
    /// The side of a square; 0 if no board is shown.
    pub square: f32,
}

/// What the board shows. The page that shows a board fills this in; the board itself knows no game.
#[derive(Resource, Debug, Default)]
pub struct BoardScene {
    /// The rules, for the drawings of the pieces and the names of the squares, and how the board is turned.
    pub game: Option<(Arc<Variant>, BoardView)>,
    /// All items to draw, from bottom to top.
    pub items: Vec<Item>,
    /// The colours.
    pub palette: Palette,
    pub pieces: PieceSet,
}

impl PartialEq for BoardScene {
    fn eq(&self, other: &BoardScene) -> bool {
        let same = match (&self.game, &other.game) {
            (Some((one, view)), Some((two, seen))) => Arc::ptr_eq(one, two) && view == seen,
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        same && self.items == other.items
            && (self.palette, self.pieces) == (other.palette, other.pieces)
    }
}

/// A sprite of the board, with what it shows.
#[derive(Component)]
pub struct BoardSprite(SpriteContent);

/// Updates the sprites to show the scene.
pub fn draw(
    mut commands: Commands,
    scene: Res<BoardScene>,
    place: Res<BoardPlace>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut art: ResMut<BoardArt>,
    mut images: ResMut<Assets<Image>>,
    mut sprites: Query<(Entity, &mut BoardSprite, &mut Sprite, &mut Transform)>,
    names: Query<&Name>,
    mut last: Local<Vec2>,
) {
    let size = Vec2::new(window.width(), window.height());
    let resized = std::mem::replace(&mut *last, size) != size;
    if !resized && !scene.is_changed() && !place.is_changed() {
        return;
    }
    let scale = window.scale_factor();
    let known = sprites.iter().map(|(entity, shown, ..)| (entity, shown.0));
    let (owners, spare) = owners(known.collect(), &scene.items);
    let items = scene
        .game
        .iter()
        .flat_map(|game| scene.items.iter().map(move |item| (game, item)));
    for (index, ((variant, view), item)) in items.enumerate() {
        let square = place.square.round() as u32;
        let image = art.image(item, square, scene.pieces, variant, &mut images);
        let sign = sign_size(item, square).map(|pixels| pixels as f32);
        let mut sprite = sprite(item, image, &scene.palette, place.square / scale);
        if let Some(pixels) = sign {
            sprite.custom_size = Some(Vec2::splat(pixels / scale));
        }
        let transform = transform(item, index, *place, scale, size, sign);
        let shown = BoardSprite(SpriteContent::of(item));
        let entity = match owners.get(index).copied().flatten() {
            Some(entity) => {
                if let Ok((_, mut before, mut known, mut at)) = sprites.get_mut(entity) {
                    (*before, *known, *at) = (shown, sprite, transform);
                }
                entity
            }
            None => commands.spawn((shown, sprite, transform)).id(),
        };
        let name = name(variant, view, item);
        if let Some(name) = name.filter(|name| names.get(entity).map(Name::as_str) != Ok(name)) {
            commands.entity(entity).insert(Name::new(name));
        }
    }
    for entity in spare {
        commands.entity(entity).despawn();
    }
}

/// The name of a piece that stands on a square, such as "white withdrawer c1".
fn name(variant: &Variant, view: &BoardView, item: &Item) -> Option<String> {
    let piece = match item.shape {
        // The faded copy of a captured piece is smaller, and has no name.
        Shape::Piece(piece) if item.width == 1.0 => piece,
        _ => return None,
    };
    let mut squares = variant.geometry().squares().into_iter();
    let square = squares.find(|&square| view.center(square) == item.at)?;
    let (color, kind) = (piece.color(), &variant.kind(piece.piece_type()).name);
    let name = format!("{color} {kind} {}", variant.geometry().name(square));
    Some(name.to_lowercase())
}

fn sprite(item: &Item, image: Handle<Image>, palette: &Palette, square: f32) -> Sprite {
    let Rgb(red, green, blue) = palette.color(item.ink);
    let mut sprite = Sprite {
        image,
        color: Color::srgb_u8(red, green, blue).with_alpha(item.alpha),
        custom_size: Some(Vec2::new(item.width, item.height) * square),
        ..default()
    };
    if item.shape == Shape::Bar {
        // Only the middle of a bar is stretched, so that its ends stay round.
        sprite.image_mode = SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect::all(15.0),
            center_scale_mode: SliceScaleMode::Stretch,
            sides_scale_mode: SliceScaleMode::Stretch,
            max_corner_scale: f32::MAX,
        });
    }
    sprite
}

/// Where an item is. The edges of a small sign, whose side is `sign` pixels, are between pixels.
fn transform(
    item: &Item,
    index: usize,
    place: BoardPlace,
    scale: f32,
    window: Vec2,
    sign: Option<f32>,
) -> Transform {
    let mut at = vec2(place.left, place.top) + vec2(item.at.x, item.at.y) * place.square;
    if let Some(side) = sign {
        at = (at - side / 2.0).round() + side / 2.0;
    }
    let at = at / scale;
    Transform {
        translation: Vec3::new(
            at.x - window.x / 2.0,
            window.y / 2.0 - at.y,
            index as f32 * 0.001,
        ),
        rotation: Quat::from_rotation_z(-item.angle),
        scale: Vec3::ONE,
    }
}
