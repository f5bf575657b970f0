//! Encoded files agree with what other decoders read.

use super::{Pace, apng, gif, png};
use crate::diagram::{BoardView, Film, Look, Picture, Renderer};
use crate::notation::{find_move, parse_fen};
use crate::variant_file::Catalogue;
use std::io::Cursor;
use std::sync::Arc;

/// A Long Leaper leaps over two pieces.
fn film() -> Film {
    let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
    let start = parse_fen(&variant, "k7/8/8/p7/8/p7/8/L6K w - - 0 1").unwrap();
    let mv = find_move(&variant, &start, "a1a6").unwrap();
    let view = BoardView::new(variant.geometry(), false);
    Film::new(Arc::new(variant), view, start, &[vec![mv]], false)
}

fn picture(film: &Film) -> Picture<'_> {
    Picture::new(film.variant(), film.view(), &Look::default(), 200).unwrap()
}

const PACE: Pace = Pace {
    fps: 25,
    speed: 1.0,
};

/// The frames of a GIF as a viewer composes them, each with its duration in hundredths of a second.
fn play_gif(bytes: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut options = ::gif::DecodeOptions::new();
    options.set_color_output(::gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).unwrap();
    assert_eq!(decoder.repeat(), ::gif::Repeat::Infinite);
    let columns = usize::from(decoder.width());
    let mut canvas = vec![0; columns * usize::from(decoder.height()) * 4];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        let width = usize::from(frame.width);
        for (index, pixel) in frame.buffer.chunks(4).enumerate() {
            let at = 4 * ((top + index / width) * columns + left + index % width);
            if pixel[3] == 255 {
                canvas[at..at + 4].copy_from_slice(pixel);
            }
        }
        frames.push((canvas.clone(), frame.delay));
    }
    frames
}

/// The largest difference between two pictures.
fn difference(a: &[u8], b: &[u8]) -> u8 {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|(a, b)| a.abs_diff(*b)).max().unwrap()
}

#[test]
fn a_gif_shows_the_film_and_goes_round_without_a_jump() {
    let film = film();
    let picture = picture(&film);
    let frames = play_gif(&gif(&picture, &film, PACE).unwrap());
    let total: u32 = frames.iter().map(|(_, delay)| u32::from(*delay)).sum();
    assert!(
        (total as f32 / 100.0 - film.length()).abs() <= 0.02,
        "{total}"
    );
    assert!(frames.iter().all(|(_, delay)| *delay >= 2));
    assert!(frames.len() > 20 && (frames.len() as f32) < film.length() * 25.0);
    let (first, last) = (&frames[0].0, &frames[frames.len() - 1].0);
    let far = first.iter().zip(last).filter(|(a, b)| a.abs_diff(**b) > 32);
    assert!(far.count() < first.len() / 100);
    let mut renderer = Renderer::new(&picture).unwrap();
    let mut time = 0.0;
    for (pixels, delay) in &frames {
        let painted = renderer.paint(&film.at(time).items);
        assert!(difference(pixels, &painted.rgba) < 48, "at {time}");
        time += f32::from(*delay) / 100.0;
    }
}

/// The frames of an animated PNG as a viewer composes them, each with its duration in thirtieths of a second.
fn play_apng(bytes: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut reader = ::png::Decoder::new(Cursor::new(bytes)).read_info().unwrap();
    let control = *reader.info().animation_control().unwrap();
    assert_eq!(control.num_plays, 0, "for ever");
    let columns = reader.info().width as usize;
    let mut canvas = vec![0; columns * reader.info().height as usize * 3];
    let mut buffer = canvas.clone();
    let mut frames = Vec::new();
    for _ in 0..control.num_frames {
        let size = reader.next_frame(&mut buffer).unwrap();
        let frame = *reader.info().frame_control().unwrap();
        let rows = buffer.chunks(size.line_size).take(size.height as usize);
        for (y, row) in rows.enumerate() {
            let at = 3 * ((frame.y_offset as usize + y) * columns + frame.x_offset as usize);
            canvas[at..at + row.len()].copy_from_slice(row);
        }
        assert_eq!(frame.delay_den, 30);
        frames.push((canvas.clone(), frame.delay_num));
    }
    frames
}

fn rgb(rgba: &[u8]) -> Vec<u8> {
    let pixels = rgba.chunks(4);
    pixels.flat_map(|pixel| pixel[..3].to_vec()).collect()
}

#[test]
fn an_animated_png_shows_the_film_to_the_pixel() {
    let film = film();
    let picture = picture(&film);
    let pace = Pace {
        fps: 30,
        speed: 2.0,
    };
    let frames = play_apng(&apng(&picture, &film, pace).unwrap());
    let total: u16 = frames.iter().map(|(_, thirtieths)| thirtieths).sum();
    let seconds = f32::from(total) / 30.0;
    assert!((seconds - film.length() / 2.0).abs() < 0.02, "{seconds}");
    let mut renderer = Renderer::new(&picture).unwrap();
    let mut shown = 0;
    for (pixels, thirtieths) in &frames {
        let time = f32::from(shown) / 30.0 * 2.0;
        let painted = renderer.paint(&film.at(time).items);
        assert_eq!(*pixels, rgb(&painted.rgba), "at {time}");
        shown += thirtieths;
    }
}

#[test]
fn a_png_has_the_size_and_the_pixels_of_the_picture() {
    let film = film();
    let picture = picture(&film);
    let painted = Renderer::new(&picture).unwrap().paint(&film.at(0.0).items);
    let bytes = png(&painted).unwrap();
    let mut reader = ::png::Decoder::new(Cursor::new(bytes)).read_info().unwrap();
    let (width, height) = reader.info().size();
    assert_eq!((width, height), (200, picture.height()));
    let mut pixels = vec![0; width as usize * height as usize * 3];
    reader.next_frame(&mut pixels).unwrap();
    assert_eq!(pixels, rgb(&painted.rgba));
}

#[test]
fn no_pace_is_impossible() {
    let film = film();
    let picture = picture(&film);
    for (fps, speed) in [
        (0, 0.0),
        (1, -1.0),
        (0, f32::NAN),
        (u16::MAX, f32::INFINITY),
    ] {
        let frames = play_gif(&gif(&picture, &film, Pace { fps, speed }).unwrap());
        assert!(frames.iter().all(|(_, delay)| *delay >= 2));
    }
}
