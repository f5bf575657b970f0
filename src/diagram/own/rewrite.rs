//! Writes a drawing anew, with known elements and attributes only.

use super::check::{DRAWN, SVG};
use resvg::usvg::roxmltree::Node;
use std::fmt::Write;

/// The colours of the written drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// The colours of the original.
    Given,
    /// One colour for everything.
    All(&'static str),
}

/// The attributes that are copied, also from `style`.
const KEPT: &[&str] = &[
    "d",
    "points",
    "x",
    "y",
    "width",
    "height",
    "rx",
    "ry",
    "cx",
    "cy",
    "r",
    "x1",
    "y1",
    "x2",
    "y2",
    "fx",
    "fy",
    "fr",
    "transform",
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-opacity",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "opacity",
    "color",
    "stop-color",
    "stop-opacity",
    "offset",
    "gradientUnits",
    "gradientTransform",
    "spreadMethod",
    "clip-path",
    "clip-rule",
    "clipPathUnits",
    "id",
    "href",
    "display",
    "visibility",
    "viewBox",
    "preserveAspectRatio",
    "paint-order",
];

/// The attributes whose values are colours.
const PAINTS: &[&str] = &["fill", "stroke", "color", "stop-color"];

/// The new document. With `size`, it can be placed in another one.
pub(super) fn rewritten(root: Node, ink: Ink, size: Option<(f32, f32)>) -> String {
    let mut out = String::new();
    write_element(root, ink, size, &mut out);
    out
}

fn write_element(node: Node, ink: Ink, size: Option<(f32, f32)>, out: &mut String) {
    let name = node.tag_name().name();
    if node.tag_name().namespace() != Some(SVG) || !DRAWN.contains(&name) {
        return;
    }
    // Writing to a string cannot fail.
    let _ = write!(out, "<{name}");
    let is_root = node.parent_element().is_none();
    if is_root {
        let _ = write!(out, " xmlns=\"{SVG}\"");
    }
    let mut attributes = copied(node);
    if let Some((width, height)) = size {
        let placed = ["x", "y", "width", "height"];
        attributes.retain(|(name, _)| !placed.contains(&name.as_str()));
        let has_view = attributes.iter().any(|(name, _)| name == "viewBox");
        let view = (!has_view).then(|| ("viewBox", format!("0 0 {width} {height}")));
        let size = [("width", width.to_string()), ("height", height.to_string())];
        let added = size.into_iter().chain(view);
        attributes.extend(added.map(|(name, value)| (name.to_owned(), value)));
    }
    let mut black = Vec::new();
    if let Ink::All(color) = ink {
        for (name, value) in &mut attributes {
            let paints =
                PAINTS.contains(&name.as_str()) && !value.trim().eq_ignore_ascii_case("none");
            if paints {
                color.clone_into(value);
            }
        }
        // Shapes without a fill get the root's, and the root's default is black.
        let no_fill = is_root && !attributes.iter().any(|(name, _)| name == "fill");
        black.extend(no_fill.then(|| ("fill".to_owned(), color.to_owned())));
    }
    for (name, value) in attributes.into_iter().chain(black) {
        let _ = write!(out, " {name}=\"{}\"", escaped(&value));
    }
    out.push('>');
    for child in node.children().filter(Node::is_element) {
        write_element(child, ink, None, out);
    }
    let _ = write!(out, "</{name}>");
}

/// The copied attributes of an element. Those in its `style` take precedence.
fn copied(node: Node) -> Vec<(String, String)> {
    let mut copied: Vec<(String, String)> = Vec::new();
    let mut keep = |name: &str, value: &str| {
        let name = name.trim();
        if KEPT.contains(&name) && !copied.iter().any(|(known, _)| known == name) {
            copied.push((name.to_owned(), value.trim().to_owned()));
        }
    };
    let style = node.attribute("style").unwrap_or_default();
    for declaration in style.split(';') {
        if let Some((name, value)) = declaration.split_once(':') {
            keep(name, value.trim_end_matches("!important"));
        }
    }
    for attribute in node.attributes() {
        keep(attribute.name(), attribute.value());
    }
    copied
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let text = text.replace('"', "&quot;");
    text.chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect()
}
