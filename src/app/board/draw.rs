//! The scene of the board as sprites.
//!
//! One sprite for each item of the scene, reused from frame to frame. A unit of the world is a
//! logical pixel; squares lie on whole physical pixels, so that drawings stay crisp.

use crate::app::art::{BoardArt, game_key};
use crate::app::session::{Session, Stage};
use crate::diagram::{Item, Palette, Rgb, Shape};
use bevy::prelude::*;
use bevy::sprite::{BorderRect, SliceScaleMode, SpriteImageMode, TextureSlicer};
use bevy::window::PrimaryWindow;

/// Where the board lies in the window, in physical pixels from its top left corner.
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

/// A sprite of the board.
#[derive(Component)]
pub struct BoardSprite;

/// What was drawn last, to leave sprites alone when nothing has changed.
#[derive(Resource, Default)]
pub struct Drawn {
    items: Vec<Item>,
    place: BoardPlace,
    look: Option<(crate::diagram::BoardTheme, crate::diagram::PieceSet, String)>,
    size: Vec2,
}

/// Brings the sprites in line with the scene.
pub fn draw(
    mut commands: Commands,
    session: Res<Session>,
    place: Res<BoardPlace>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut drawn: ResMut<Drawn>,
    mut art: ResMut<BoardArt>,
    mut images: ResMut<Assets<Image>>,
    mut sprites: Query<(Entity, &mut Sprite, &mut Transform), With<BoardSprite>>,
) {
    let stage = session.stage().filter(|_| place.square > 0.0);
    let variant = stage.as_ref().map(|stage| stage.variant().clone());
    let items = stage.map(Stage::items).unwrap_or_default();
    let look = variant.as_ref().map(|variant| {
        let settings = &session.settings;
        (settings.board, settings.pieces, game_key(variant))
    });
    let size = Vec2::new(window.width(), window.height());
    if drawn.items == items && drawn.place == *place && drawn.look == look && drawn.size == size {
        return;
    }
    let scale = window.scale_factor();
    let palette = Palette::new(session.settings.board);
    // Bevy keeps the slices of a sprite that has once been sliced, so bars have sprites of their own.
    let (mut bars, mut others): (Vec<_>, Vec<_>) = sprites
        .iter_mut()
        .partition(|(_, sprite, _)| matches!(sprite.image_mode, SpriteImageMode::Sliced(_)));
    for (index, item) in items.iter().enumerate() {
        let Some(variant) = &variant else { break };
        let pixels = place.square.round() as u32;
        let set = session.settings.pieces;
        let image = art.image(item.shape, set, variant, pixels, &mut images);
        let sprite = sprite(item, image, &palette, place.square / scale);
        let transform = transform(item, index, *place, scale, size);
        let spare = if item.shape == Shape::Bar {
            &mut bars
        } else {
            &mut others
        };
        match spare.pop() {
            Some((_, mut known, mut at)) => {
                *known = sprite;
                *at = transform;
            }
            None => {
                commands.spawn((BoardSprite, sprite, transform));
            }
        }
    }
    for (entity, _, _) in bars.into_iter().chain(others) {
        commands.entity(entity).despawn();
    }
    *drawn = Drawn {
        items,
        place: *place,
        look,
        size,
    };
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
        // The round ends keep their shape, only the middle is stretched.
        sprite.image_mode = SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect::all(15.0),
            center_scale_mode: SliceScaleMode::Stretch,
            sides_scale_mode: SliceScaleMode::Stretch,
            max_corner_scale: f32::MAX,
        });
    }
    sprite
}

fn transform(item: &Item, index: usize, place: BoardPlace, scale: f32, window: Vec2) -> Transform {
    let left = (place.left + item.at.x * place.square) / scale;
    let top = (place.top + item.at.y * place.square) / scale;
    Transform {
        translation: Vec3::new(
            left - window.x / 2.0,
            window.y / 2.0 - top,
            index as f32 * 0.001,
        ),
        rotation: Quat::from_rotation_z(-item.angle),
        scale: Vec3::ONE,
    }
}
