//! The animations on the start page: of its scene, and on each card of what is special about the game under the pointer.

use crate::app::jobs::{Mailbox, Waker};
use crate::app::settings::Settings;
use baroque::diagram::{Film, Look, Picture, Pixels, Renderer};
use baroque::guide::Guide;
use baroque::library::Games;
use baroque::rules::Variant;
use bevy::prelude::*;
use bevy_egui::egui::{
    ColorImage, Context, Image, Rect, TextureHandle, TextureOptions, Vec2, vec2,
};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// The number of frames in a second.
const FRAMES_PER_SECOND: f32 = 12.0;

/// The time between two frames.
pub const FRAME: Duration = Duration::from_millis(80);

/// The longest animation, in seconds. Where motion is reduced, the still picture shows the scene `STILL_SECONDS` seconds after
/// its first announcement.
const MAX_SECONDS: f32 = 12.0;
const STILL_SECONDS: f32 = 0.3;

/// How long the pointer must be on a card before its animation starts, in seconds.
const HOVER_SECONDS: f64 = 0.15;

/// The level of packing.
const FASTEST: u8 = 1;

/// The largest width in pixels.
const MAX_WIDTH: f32 = 560.0;

/// The most memory for the frames of an animation, in bytes. Frames that need more are left out at its end.
const MOST_BYTES: usize = 8 << 20;

/// The frames of an animation, and its key. There are no frames if it could not be made.
struct Reel {
    key: String,
    frames: Vec<Frame>,
}

/// A frame, packed: the pixels of a whole animation would need up to 60 MB.
struct Frame {
    size: [usize; 2],
    packed: Vec<u8>,
}

impl Frame {
    /// The part of a picture in a rectangle: left, top, width and height.
    fn new(pixels: &Pixels, rect: [u32; 4]) -> Frame {
        let [left, top, width, height] = rect.map(|side| side as usize);
        let rows = pixels.rgba.chunks_exact(4 * pixels.width as usize);
        let rows = rows.skip(top).take(height);
        let part: Vec<u8> = rows
            .flat_map(|row| &row[4 * left..4 * (left + width)])
            .copied()
            .collect();
        Frame {
            size: [width, height],
            packed: compress_to_vec(&part, FASTEST),
        }
    }

    fn image(&self) -> ColorImage {
        let [width, height] = self.size;
        let bytes = 4 * width * height;
        let mut pixels = decompress_to_vec_with_limit(&self.packed, bytes).unwrap_or_default();
        pixels.resize(bytes, 0);
        ColorImage::from_rgba_unmultiplied(self.size, &pixels)
    }
}

/// The animation that plays, or the one of the card that the pointer was on last.
#[derive(Resource)]
pub struct CardFilms {
    reels: Mailbox<Reel>,
    guide: Arc<OnceLock<Guide>>,
    /// The key of the animation to show, the time when the pointer came to its card, and whether the frames are
    /// requested.
    wanted: (String, f64, bool),
    reel: Option<Reel>,
    texture: Option<(usize, TextureHandle)>,
    /// Whether an animation is shown in this frame, and whether it is still running.
    shown: bool,
    moving: bool,
}

impl FromWorld for CardFilms {
    fn from_world(world: &mut World) -> CardFilms {
        CardFilms::new(Waker::of(world))
    }
}

impl CardFilms {
    /// Starts without an animation. The waker redraws the window when one is ready.
    pub fn new(waker: Waker) -> CardFilms {
        CardFilms {
            reels: Mailbox::new(waker),
            guide: Arc::default(),
            wanted: Default::default(),
            reel: None,
            texture: None,
            shown: false,
            moving: false,
        }
    }

    /// Ends a frame of the window, and says whether the animation needs another one. Removes the animation if no card
    /// is under the pointer.
    pub fn end_frame(&mut self) -> bool {
        if !std::mem::take(&mut self.shown) {
            self.wanted = Default::default();
            (self.reel, self.texture) = (None, None);
        }
        std::mem::take(&mut self.moving)
    }

    /// Whether another animation than this one plays.
    pub fn plays_another(&self, name: &str) -> bool {
        let key = &self.wanted.0;
        !key.is_empty() && !key.starts_with(&format!("{name}:"))
    }

    /// Whether the animation has played to its end.
    pub fn has_ended(&self) -> bool {
        self.reel.is_some() && !self.moving
    }

    /// The current frame of a game's animation, as in [`Self::show`].
    pub fn show_game(
        &mut self,
        ctx: &Context,
        variant: &Arc<Variant>,
        (games, settings): (&Games, &Settings),
        place: Rect,
    ) -> Option<(Image<'static>, Rect)> {
        let (name, guide) = (variant.id().to_owned(), self.guide.clone());
        let (variant, games) = (variant.clone(), games.clone());
        self.show(ctx, &name, settings, place, move |quiet| {
            let guide = guide.get_or_init(|| Guide::built_in(&games));
            guide.sample(&variant, &games, quiet)
        })
    }

    /// The current frame of an animation with a name, and the place of the frame in a square. None until the frames
    /// are ready. The animation plays once. `film` makes it on another thread, still if motion is reduced.
    pub fn show(
        &mut self,
        ctx: &Context,
        name: &str,
        settings: &Settings,
        place: Rect,
        film: impl FnOnce(bool) -> Option<Film> + Send + 'static,
    ) -> Option<(Image<'static>, Rect)> {
        self.shown = true;
        let (palette, pieces) = (settings.palette(), settings.pieces);
        let width = (place.width() * ctx.pixels_per_point()).min(MAX_WIDTH) as u32;
        let quiet = is_quiet(settings);
        let now = ctx.input(|input| input.time);
        let key = format!("{name}:{palette:?}:{pieces:?}:{width}:{quiet}");
        if self.wanted.0 != key {
            self.wanted = (key, now, false);
            (self.reel, self.texture) = (None, None);
        }
        let (key, since, asked) = &mut self.wanted;
        if !*asked && now - *since >= HOVER_SECONDS {
            *asked = true;
            let look = Look {
                pieces,
                palette,
                coordinates: false,
            };
            let (key, failed) = (key.clone(), key.clone());
            let none = move |_| Reel {
                key: failed,
                frames: Vec::new(),
            };
            self.reels.spawn("film of a card", none, move |sender| {
                let frames = film(quiet).and_then(|film| frames(&film, &look, width, quiet));
                sender.send(Reel {
                    key,
                    frames: frames.unwrap_or_default(),
                });
            });
        }
        let fresh = self.reels.take().into_iter().rfind(|reel| reel.key == *key);
        if let Some(reel) = fresh {
            *since = now;
            self.reel = Some(reel);
        }
        self.moving = !*asked;
        let frames = &self.reel.as_ref()?.frames;
        let last = frames.len().checked_sub(1)?;
        let index = (((now - *since) as f32 * FRAMES_PER_SECOND) as usize).min(last);
        self.moving = index < last;
        let frame = &frames[index];
        let (shown, texture) = self.texture.get_or_insert_with(|| {
            let texture = ctx.load_texture("film", frame.image(), TextureOptions::LINEAR);
            (index, texture)
        });
        if *shown != index {
            *shown = index;
            texture.set(frame.image(), TextureOptions::LINEAR);
        }
        let [width, height] = frame.size;
        let size = vec2(width as f32, height as f32);
        let fitting: Vec2 = size * (place.width() / size.max_elem());
        let image = Image::new((texture.id(), fitting));
        Some((image, Rect::from_center_size(place.center(), fitting)))
    }
}

/// Whether nothing moves on the cards.
pub fn is_quiet(settings: &Settings) -> bool {
    settings.reduced_motion || settings.speed.pace().is_none()
}

/// The frames of an animation without the surroundings of the board; a single one if motion is reduced.
fn frames(film: &Film, look: &Look, width: u32, quiet: bool) -> Option<Vec<Frame>> {
    let variant: &Variant = film.variant();
    let picture = Picture::new(variant, film.view(), look, width).ok()?;
    let board = picture.board(film.view());
    let mut renderer = Renderer::new(&picture)?;
    let count = (film.length().min(MAX_SECONDS) * FRAMES_PER_SECOND) as usize;
    let first = film.announced(0, 0).unwrap_or(0.0) + STILL_SECONDS;
    let moments = match quiet {
        true => vec![first],
        false => (0..count.max(1))
            .map(|frame| frame as f32 / FRAMES_PER_SECOND)
            .collect(),
    };
    let frames = moments
        .into_iter()
        .map(|time| Frame::new(&renderer.paint(&film.at(time).items), board));
    let mut bytes = 0;
    let fits = |frame: &Frame| {
        bytes += frame.packed.len();
        bytes <= MOST_BYTES
    };
    Some(frames.take_while(fits).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::Program;
    use baroque::variant_file::Catalogue;
    use bevy_egui::egui::{Pos2, RawInput};
    use std::time::Instant;

    /// Points at a card until its animation is ready, and returns the frames.
    fn film(quiet: bool) -> Vec<Frame> {
        let session = Program::new(Catalogue::built_in());
        let ultima = session
            .variants()
            .cards
            .iter()
            .find(|card| card.info.id == "ultima");
        let card = ultima.unwrap().clone();
        let mut settings = Settings::default();
        settings.reduced_motion = quiet;
        let mut films = CardFilms::new(Waker::new(|| {}));
        let ctx = Context::default();
        let place = Rect::from_min_size(Pos2::ZERO, vec2(124.0, 124.0));
        let begun = Instant::now();
        while films.reel.is_none() && begun.elapsed() < Duration::from_secs(60) {
            let input = RawInput {
                time: Some(begun.elapsed().as_secs_f64()),
                ..RawInput::default()
            };
            let mut output = ctx.run_ui(input, |_| {
                films.show_game(
                    &ctx,
                    &card.variant,
                    (&session.variants().games, &settings),
                    place,
                );
            });
            output.textures_delta.clear();
            assert!(
                films.end_frame() || films.wanted.2,
                "it waits for its animation"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
        let reel = films.reel.take();
        // The pointer has left the card.
        films.end_frame();
        assert!(films.wanted.0.is_empty() && !films.end_frame());
        reel.map(|reel| reel.frames).unwrap_or_default()
    }

    #[test]
    fn a_packed_frame_has_all_pixels_of_its_rectangle() {
        let (width, height) = (7, 3);
        let rgba: Vec<u8> = (0..4 * width * height).map(|byte| byte as u8 | 3).collect();
        let pixels = Pixels {
            width,
            height,
            rgba,
        };
        let expected = ColorImage::from_rgba_unmultiplied([7, 3], &pixels.rgba);
        assert_eq!(Frame::new(&pixels, [0, 0, 7, 3]).image(), expected);
        let part = Frame::new(&pixels, [2, 1, 4, 2]).image();
        assert_eq!(part.pixels[0], expected.pixels[7 + 2]);
        assert_eq!(part.pixels[7], expected.pixels[2 * 7 + 5]);
    }

    #[test]
    fn a_card_shows_an_animation_or_a_still_picture_if_motion_is_reduced() {
        let frames = film(false);
        assert!(frames.len() > 12, "{}", frames.len());
        let first = frames[0].image();
        assert!(frames.iter().any(|frame| frame.image() != first));
        let bytes: usize = frames.iter().map(|frame| frame.packed.len()).sum();
        assert!(bytes <= MOST_BYTES, "{bytes}");
        assert_eq!(film(true).len(), 1);
    }
}
