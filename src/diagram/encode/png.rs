//! PNG and animated PNG, with exact colours.

use super::frames::{Area, changed, timed_frames};
use super::{EncodeError, Pace};
use crate::diagram::{Film, Picture, Pixels, Renderer};
use png::{BitDepth, ColorType, Compression, Encoder};

/// An opaque picture as a PNG file.
///
/// # Errors
///
/// If the picture is too large.
pub fn png(pixels: &Pixels) -> Result<Vec<u8>, EncodeError> {
    let mut file = Vec::new();
    let mut encoder = encoder(&mut file, pixels.width, pixels.height);
    encoder.set_compression(Compression::High);
    let mut writer = encoder.write_header().map_err(EncodeError::new)?;
    let (colors, _) = pixels.rgba.as_chunks();
    let written = writer.write_image_data(&rgb(colors));
    written
        .and_then(|()| writer.finish())
        .map_err(EncodeError::new)?;
    Ok(file)
}

/// A film as an animated PNG file that repeats forever.
///
/// # Errors
///
/// If the picture is too large.
pub fn apng(picture: &Picture, film: &Film, pace: Pace) -> Result<Vec<u8>, EncodeError> {
    let mut renderer = Renderer::new(picture).ok_or_else(EncodeError::too_large)?;
    let frames = timed_frames(film, pace);
    let mut file = Vec::new();
    let mut encoder = encoder(&mut file, picture.width(), picture.height());
    let count = u32::try_from(frames.len()).map_err(EncodeError::new)?;
    encoder.set_animated(count, 0).map_err(EncodeError::new)?;
    let mut writer = encoder.write_header().map_err(EncodeError::new)?;
    let mut before: Option<Pixels> = None;
    for frame in frames {
        let pixels = renderer.paint(&film.at(frame.time).items);
        let part = part(before.as_ref(), &pixels);
        let (colors, _) = pixels.rgba.as_chunks::<4>();
        let cut: Vec<[u8; 4]> = part.of(colors, pixels.width as usize).collect();
        let whole = |size: usize| size as u32;
        // After each of these calls the frame must lie within the picture.
        writer
            .reset_frame_position()
            .and_then(|()| writer.set_frame_dimension(whole(part.width), whole(part.height)))
            .and_then(|()| writer.set_frame_position(whole(part.left), whole(part.top)))
            .and_then(|()| writer.set_frame_delay(frame.frames, pace.fps()))
            .and_then(|()| writer.write_image_data(&rgb(&cut)))
            .map_err(EncodeError::new)?;
        before = Some(pixels);
    }
    writer.finish().map_err(EncodeError::new)?;
    Ok(file)
}

fn encoder(file: &mut Vec<u8>, width: u32, height: u32) -> Encoder<'static, &mut Vec<u8>> {
    let mut encoder = Encoder::new(file, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder
}

/// The part of a picture that differs from the one before. It has at least one pixel.
fn part(before: Option<&Pixels>, pixels: &Pixels) -> Area {
    let columns = pixels.width as usize;
    let whole = Area {
        left: 0,
        top: 0,
        width: columns,
        height: pixels.height as usize,
    };
    let Some(before) = before else {
        return whole;
    };
    let (then, now) = (before.rgba.as_chunks::<4>().0, pixels.rgba.as_chunks().0);
    changed(then, now, columns).unwrap_or(Area {
        width: 1,
        height: 1,
        ..whole
    })
}

/// Colours without their alpha.
fn rgb(colors: &[[u8; 4]]) -> Vec<u8> {
    let bytes = colors
        .iter()
        .flat_map(|&[red, green, blue, _]| [red, green, blue]);
    bytes.collect()
}
