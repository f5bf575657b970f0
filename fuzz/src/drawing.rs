//! Drawings of pieces: any text is refused in words or can be drawn for both sides, in any size.

use super::repository;
use baroque::diagram::{own_drawing, rasterize};

pub fn check(input: &[u8]) {
    let Ok(svg) = std::str::from_utf8(input) else {
        return;
    };
    match own_drawing(svg) {
        Ok(drawing) => {
            for drawn in [&drawing.white, &drawing.black] {
                for size in [1, 48, 160] {
                    let pixels = rasterize(drawn, size, size);
                    assert_eq!(pixels.rgba.len() as u32, 4 * size * size);
                }
            }
        }
        Err(problem) => assert!((1..4000).contains(&problem.len()), "{problem}"),
    }
}

pub fn seeds() -> Vec<Vec<u8>> {
    let mut files = repository::files("assets", "svg");
    // A mutated large drawing is slow and finds nothing more.
    files.retain(|file| file.len() < 4000);
    files.into_iter().step_by(5).collect()
}
