//! Drawings as pixels.

use resvg::{tiny_skia, usvg};

/// The pixels of a drawing: red, green, blue, alpha, not premultiplied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// Four bytes a pixel.
    pub rgba: Vec<u8>,
}

/// Makes pixels of an SVG drawing, stretched to this size. A drawing that cannot be read is empty.
pub fn rasterize(svg: &str, width: u32, height: u32) -> Pixels {
    let (width, height) = (width.clamp(1, 4096), height.clamp(1, 4096));
    let empty = || Pixels {
        width,
        height,
        rgba: vec![0; (width * height * 4) as usize],
    };
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default());
    let (Ok(tree), Some(mut pixmap)) = (tree, tiny_skia::Pixmap::new(width, height)) else {
        return empty();
    };
    let size = tree.size();
    let scale = tiny_skia::Transform::from_scale(
        width as f32 / size.width(),
        height as f32 / size.height(),
    );
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    Pixels {
        width,
        height,
        rgba: pixmap.take_demultiplied(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_drawing_is_empty_not_a_crash() {
        let pixels = rasterize("<svg", 3, 2);
        assert_eq!((pixels.width, pixels.height, pixels.rgba.len()), (3, 2, 24));
        assert_eq!(rasterize("", 0, 0).rgba.len(), 4);
    }
}
