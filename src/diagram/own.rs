//! Users' own drawings of pieces as SVG: checked, and placed on a disk of each side.
//!
//! Files are not trusted. A file may contain shapes, groups, gradients and clips. The program refuses everything that
//! could reach outside the file, run, or grow without limit. It writes accepted drawings anew, with known elements
//! and attributes only.

use super::piece_set::disk;
use super::text_outline::text_outline;
use crate::rules::{ByColor, Color};
use crate::words::shortened;
use check::check;
use resvg::usvg::{self, Paint, Tree, roxmltree};
use rewrite::{Ink, rewritten};

mod check;
mod rewrite;

#[cfg(test)]
mod tests;

/// The largest size of a file with a drawing, in bytes.
pub const LARGEST_DRAWING: usize = 256 * 1024;

/// The longest reason in words of another crate, in characters. It may quote names in the file.
const LONGEST_REASON: usize = 200;

/// The side of the square in the disk that holds the drawing.
const FIELD: f32 = 62.0;

/// A drawing of a piece for each side, on a field of 100 × 100, made from a user's SVG.
///
/// White's pieces are on the light disk and Black's on the dark one. A drawing in one colour gets the colour of the
/// side. In a drawing in several colours, only `currentColor` does.
///
/// # Errors
///
/// Why the file cannot be used, in words for its author.
pub fn own_drawing(svg: &str) -> Result<ByColor<String>, String> {
    if svg.len() > LARGEST_DRAWING {
        let most = LARGEST_DRAWING / 1024;
        return Err(format!("the file is larger than {most} KiB"));
    }
    let options = roxmltree::ParsingOptions {
        // Old drawings have a document type, which does no harm.
        allow_dtd: true,
        nodes_limit: 50_000,
        ..roxmltree::ParsingOptions::default()
    };
    check::depth(svg)?;
    check::entities(svg)?;
    let document = roxmltree::Document::parse_with_options(svg, options)
        .map_err(|error| format!("it is not well-formed SVG: {}", reason(&error)))?;
    check(&document)?;
    let root = document.root_element();
    let tree = tree(&rewritten(root, Ink::Given, None))?;
    check::reach(&tree)?;
    let one_ink = !svg.contains("currentColor") && colors(tree.root())? == Colors::One;
    let size = (tree.size().width(), tree.size().height());
    let drawn = |color| on_disk(root, size, one_ink, color);
    Ok(ByColor {
        white: drawn(Color::White)?,
        black: drawn(Color::Black)?,
    })
}

/// The disk of a side with a letter, for a piece without a drawing.
pub(super) fn lettered(color: Color, letter: char) -> String {
    let text = text_outline(&letter.to_string());
    let size = FIELD;
    let left = 50.0 - text.width * size / 2.0;
    let bottom = 50.0 + text.height * size / 2.0;
    let scale = size * text.scale;
    let (ink, path) = (ink(color), text.path);
    document(&format!(
        r#"{}<path transform="translate({left} {bottom}) scale({scale})" fill="{ink}" d="{path}"/>"#,
        disk(color)
    ))
}

/// The colour of drawings on a side's disk.
fn ink(color: Color) -> &'static str {
    match color {
        Color::White => "#1F1B16",
        Color::Black => "#F1E8D6",
    }
}

fn document(inside: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{inside}</svg>"#)
}

/// Parses an SVG drawing.
fn tree(svg: &str) -> Result<Tree, String> {
    let unreadable = |error: usvg::Error| format!("it cannot be drawn: {}", reason(&error));
    Tree::from_str(svg, &usvg::Options::default()).map_err(unreadable)
}

/// The colours of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colors {
    One,
    Several,
}

/// Whether a drawing has more than one colour.
fn colors(group: &usvg::Group) -> Result<Colors, String> {
    let mut found: Vec<Option<[u8; 3]>> = Vec::new();
    collect(group, &mut found);
    found.sort_unstable();
    found.dedup();
    match found.as_slice() {
        [] => Err("the drawing shows nothing".to_owned()),
        [Some(_)] => Ok(Colors::One),
        _ => Ok(Colors::Several),
    }
}

/// The colours of all shapes. A gradient counts as `None`.
fn collect(group: &usvg::Group, found: &mut Vec<Option<[u8; 3]>>) {
    let plain = |paint: &Paint| match paint {
        Paint::Color(color) => Some([color.red, color.green, color.blue]),
        _ => None,
    };
    for node in group.children() {
        match node {
            usvg::Node::Group(group) => collect(group, found),
            usvg::Node::Path(path) => {
                found.extend(path.fill().map(|fill| plain(fill.paint())));
                found.extend(path.stroke().map(|stroke| plain(stroke.paint())));
            }
            usvg::Node::Image(_) | usvg::Node::Text(_) => {}
        }
    }
}

/// An error in words, without the end of a long name that it quotes.
fn reason(error: &impl ToString) -> String {
    shortened(&error.to_string(), LONGEST_REASON).into_owned()
}

/// The drawing on the disk of a side, as large as possible.
fn on_disk(
    root: roxmltree::Node,
    (width, height): (f32, f32),
    one_ink: bool,
    color: Color,
) -> Result<String, String> {
    let ink = ink(color);
    let own = if one_ink { Ink::All(ink) } else { Ink::Given };
    let inside = rewritten(root, own, Some((width, height)));
    let scale = FIELD / width.max(height);
    let (left, top) = (50.0 - width * scale / 2.0, 50.0 - height * scale / 2.0);
    let drawn = document(&format!(
        r#"{}<g transform="translate({left} {top}) scale({scale})" color="{ink}">{inside}</g>"#,
        disk(color)
    ));
    tree(&drawn).map(|_| drawn)
}
