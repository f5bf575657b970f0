//! GIF: at most 256 colours, chosen once for the whole film, so that still parts do not flicker.

use super::colors::{ColorCounts, Nearest};
use super::frames::{Area, TimedFrame, changed, timed_frames};
use super::{EncodeError, Pace};
use crate::diagram::{Film, Picture, Renderer};
use gif::{DisposalMethod, Encoder, Frame, Repeat};

/// A film as a GIF file that repeats forever.
///
/// # Errors
///
/// If the picture is too large.
pub fn gif(picture: &Picture, film: &Film, pace: Pace) -> Result<Vec<u8>, EncodeError> {
    let mut renderer = Renderer::new(picture).ok_or_else(EncodeError::too_large)?;
    let frames = timed_frames(film, pace);
    // One colour number is reserved for pixels that do not change.
    let colors = count(&mut renderer, film, &frames, picture.width() as usize).reduce(255);
    let size = |pixels: u32| u16::try_from(pixels).map_err(EncodeError::new);
    let (width, height) = (size(picture.width())?, size(picture.height())?);
    let encoder = Encoder::new(Vec::new(), width, height, colors.as_flattened());
    let mut encoder = encoder.map_err(EncodeError::new)?;
    encoder
        .set_repeat(Repeat::Infinite)
        .map_err(EncodeError::new)?;
    let mut clock = Clock::new(pace);
    let mut strip = Strip::new(Nearest::new(&colors), width);
    for frame in &frames {
        let pixels = renderer.paint(&film.at(frame.time).items);
        let delay = clock.delay(frame.frames);
        if let Some(frame) = strip.next(pixels.rgba.as_chunks().0, delay) {
            encoder
                .write_lzw_pre_encoded_frame(&frame)
                .map_err(EncodeError::new)?;
        }
    }
    if let Some(frame) = strip.pending {
        encoder
            .write_lzw_pre_encoded_frame(&frame)
            .map_err(EncodeError::new)?;
    }
    encoder.into_inner().map_err(EncodeError::new)
}

/// How often each colour occurs in a film.
fn count(
    renderer: &mut Renderer,
    film: &Film,
    frames: &[TimedFrame],
    columns: usize,
) -> ColorCounts {
    let mut counts = ColorCounts::default();
    let mut before: Vec<u8> = Vec::new();
    for frame in frames {
        let pixels = renderer.paint(&film.at(frame.time).items);
        let now = pixels.rgba.as_chunks::<4>().0;
        match before.as_chunks::<4>().0 {
            [] => counts.add(now.iter().copied()),
            before => {
                let area = changed(before, now, columns);
                area.into_iter()
                    .for_each(|area| counts.add(area.of(now, columns)));
            }
        }
        before = pixels.rgba;
    }
    counts
}

/// Converts frames into hundredths of a second without losing any by rounding.
struct Clock {
    fps: u64,
    frames: u64,
    written: u64,
}

impl Clock {
    fn new(pace: Pace) -> Clock {
        Clock {
            fps: u64::from(pace.fps()),
            frames: 0,
            written: 0,
        }
    }

    fn delay(&mut self, frames: u16) -> u16 {
        self.frames += u64::from(frames);
        let now = (100 * self.frames + self.fps / 2) / self.fps;
        let delay = now - self.written;
        self.written = now;
        u16::try_from(delay).unwrap_or(u16::MAX)
    }
}

/// The frames so far. The last one stays open: it lasts longer if nothing changes after it.
struct Strip {
    nearest: Nearest,
    columns: u16,
    shown: Vec<u8>,
    pending: Option<Frame<'static>>,
}

impl Strip {
    fn new(nearest: Nearest, columns: u16) -> Strip {
        Strip {
            nearest,
            columns,
            shown: Vec::new(),
            pending: None,
        }
    }

    /// Adds a picture. Returns the frame before it if that is complete.
    fn next(&mut self, pixels: &[[u8; 4]], delay: u16) -> Option<Frame<'static>> {
        let now = self.nearest.map(pixels);
        let frame = if self.shown.is_empty() {
            self.frame(self.all(&now), &now)
        } else {
            match (
                changed(&self.shown, &now, self.columns.into()),
                &mut self.pending,
            ) {
                (Some(area), _) => self.frame(area, &now),
                (None, Some(pending)) => {
                    pending.delay = pending.delay.saturating_add(delay);
                    return None;
                }
                (None, None) => return None,
            }
        };
        self.shown = now;
        self.pending.replace(Frame { delay, ..frame })
    }

    fn all(&self, now: &[u8]) -> Area {
        let width = usize::from(self.columns);
        Area {
            left: 0,
            top: 0,
            width,
            height: now.len() / width.max(1),
        }
    }

    /// A part of a picture as a frame: with all its pixels, or with transparent pixels where nothing changed,
    /// whichever is smaller.
    fn frame(&self, area: Area, now: &[u8]) -> Frame<'static> {
        let columns = self.columns.into();
        let colors: Vec<u8> = area.of(now, columns).collect();
        let hole = self.nearest.unused();
        let shown = area.of(&self.shown, columns);
        let pairs = colors.iter().zip(shown);
        let holes: Vec<u8> = pairs
            .map(|(&color, shown)| if color == shown { hole } else { color })
            .collect();
        let opaque = packed(area, colors, None);
        // The first frame has no frame before it.
        if self.shown.is_empty() {
            return opaque;
        }
        let pierced = packed(area, holes, Some(hole));
        match pierced.buffer.len() < opaque.buffer.len() {
            true => pierced,
            false => opaque,
        }
    }
}

/// Colours as a frame, packed.
fn packed(area: Area, colors: Vec<u8>, transparent: Option<u8>) -> Frame<'static> {
    // The size of the picture was checked at the beginning.
    let short = |size: usize| u16::try_from(size).unwrap_or(u16::MAX);
    let mut frame = Frame {
        left: short(area.left),
        top: short(area.top),
        width: short(area.width),
        height: short(area.height),
        dispose: DisposalMethod::Keep,
        transparent,
        buffer: colors.into(),
        ..Frame::default()
    };
    frame.make_lzw_pre_encoded();
    frame
}
