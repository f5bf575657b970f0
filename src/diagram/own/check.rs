//! Checks the elements of a drawing.

use resvg::usvg::roxmltree::{Document, Node};

/// The most elements of a drawing, their deepest nesting, and the most clipped ones.
const ELEMENTS: usize = 1000;
const DEPTH: usize = 60;
const CLIPPED: usize = 50;

/// The namespace of SVG. The program ignores elements in other namespaces, which drawing programs use for notes.
pub(super) const SVG: &str = "http://www.w3.org/2000/svg";

/// Elements that draw something, or contain elements that do.
pub(super) const DRAWN: &[&str] = &[
    "svg",
    "g",
    "path",
    "rect",
    "circle",
    "ellipse",
    "line",
    "polyline",
    "polygon",
    "defs",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
];

/// Elements that are ignored.
const IGNORED: &[&str] = &["title", "desc", "metadata"];

/// Refused elements, and what to do instead.
const REFUSED: &[(&str, &str)] = &[
    ("text", "turn the text into paths"),
    ("image", "the drawing contains a bitmap; draw it as shapes"),
    ("use", "turn clones into separate shapes"),
    (
        "style",
        "save it with presentation attributes instead of a style sheet",
    ),
    ("script", "remove the script"),
];

/// Refuses elements nested too deeply for the parser.
pub(super) fn depth(svg: &str) -> Result<(), String> {
    let mut depth = 0_usize;
    for piece in svg.split('<').skip(1) {
        let closed = piece
            .split('>')
            .next()
            .is_some_and(|tag| tag.ends_with('/'));
        match piece.chars().next() {
            Some('/') => depth = depth.saturating_sub(1),
            Some(letter) if letter.is_alphabetic() && !closed => depth += 1,
            _ => {}
        }
        if depth > 4 * DEPTH {
            return Err(too_deep());
        }
    }
    Ok(())
}

fn too_deep() -> String {
    format!("its groups are nested more than {DEPTH} deep: ungroup some of them")
}

/// Checks every element before the drawing is used.
pub(super) fn check(document: &Document) -> Result<(), String> {
    let root = document.root_element();
    if root.tag_name().name() != "svg" {
        return Err("it is not SVG: its root element is not `svg`".to_owned());
    }
    if root.tag_name().namespace() != Some(SVG) {
        return Err(format!("its root element lacks `xmlns=\"{SVG}\"`"));
    }
    let (mut elements, mut clipped) = (0, 0);
    for node in document.descendants().filter(Node::is_element) {
        elements += 1;
        clipped += usize::from(
            node.attributes()
                .any(|a| a.value().contains("url(") && clips(&a)),
        );
        check_element(node).map_err(|problem| {
            let line = document.text_pos_at(node.range().start).row;
            format!("line {line} has {problem}")
        })?;
    }
    if elements > ELEMENTS {
        return Err(format!("it has more than {ELEMENTS} elements"));
    }
    match clipped > CLIPPED {
        true => Err(format!("more than {CLIPPED} of its elements are clipped")),
        false => Ok(()),
    }
}

/// Whether an attribute clips its element.
fn clips(attribute: &resvg::usvg::roxmltree::Attribute) -> bool {
    attribute.name() == "clip-path" || attribute.value().contains("clip-path")
}

fn check_element(node: Node) -> Result<(), String> {
    let name = node.tag_name().name();
    if node.tag_name().namespace() != Some(SVG) || IGNORED.contains(&name) {
        return Ok(());
    }
    if !DRAWN.contains(&name) {
        let known = REFUSED.iter().find(|(refused, _)| *refused == name);
        let help = known.map_or("remove it", |(_, help)| help);
        return Err(format!("`<{name}>`, which is not allowed: {help}"));
    }
    if node.ancestors().count() > DEPTH {
        return Err(too_deep());
    }
    let clip = |node: &Node| node.tag_name().name() == "clipPath";
    let inside_clip = node.ancestors().skip(1).any(|node| clip(&node));
    for attribute in node.attributes() {
        let (name, value) = (attribute.name(), attribute.value());
        let reaches = name == "href" && !value.starts_with('#')
            || value.replace("url(#", "").contains("url(")
            || name.starts_with("on");
        if reaches {
            return Err(format!(
                "`{name}`, which is not allowed: a drawing may only refer to its own parts"
            ));
        }
        if inside_clip && clips(&attribute) {
            return Err("a clip inside a clip: combine them".to_owned());
        }
    }
    Ok(())
}
