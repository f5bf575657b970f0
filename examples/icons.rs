//! Makes the icons in `packaging/icons` from `assets/icon.svg`, and one file with icons for Windows:
//! `cargo run --no-default-features --example icons`.

use baroque::diagram::rasterize;
use std::error::Error;
use std::fs;
use std::path::Path;

/// The sides of the icons, in pixels.
const SIDES: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

/// The largest that fits into the file for Windows.
const LARGEST: u32 = 256;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let drawing = fs::read_to_string(root.join("assets/icon.svg"))?;
    let folder = root.join("packaging/icons");
    fs::create_dir_all(&folder)?;
    let mut made = Vec::new();
    for side in SIDES {
        let icon = icon(&drawing, side)?;
        fs::write(folder.join(format!("{side}.png")), &icon)?;
        made.push((side, icon));
    }
    made.retain(|&(side, _)| side <= LARGEST);
    fs::write(root.join("packaging/baroque.ico"), ico(&made)?)?;
    Ok(())
}

/// A PNG of the drawing.
fn icon(drawing: &str, side: u32) -> Result<Vec<u8>, Box<dyn Error>> {
    let pixels = rasterize(drawing, side, side);
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, side, side);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels.rgba)?;
    writer.finish()?;
    Ok(file)
}

/// An ICO: a header, an entry of 16 bytes for each icon, and the icons as PNGs.
fn ico(icons: &[(u32, Vec<u8>)]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut file = vec![0, 0, 1, 0];
    file.extend(u16::try_from(icons.len())?.to_le_bytes());
    let mut offset = u32::try_from(6 + 16 * icons.len())?;
    for (side, icon) in icons {
        // A side of 256 is written as 0.
        let side = (side % 256) as u8;
        let length = u32::try_from(icon.len())?;
        file.extend([side, side, 0, 0, 1, 0, 32, 0]);
        file.extend(length.to_le_bytes());
        file.extend(offset.to_le_bytes());
        offset += length;
    }
    for (_, icon) in icons {
        file.extend(icon);
    }
    Ok(file)
}
