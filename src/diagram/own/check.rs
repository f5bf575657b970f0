//! Checks the elements of a drawing, and how much work they are to draw.

use super::{LARGEST_DRAWING, LONGEST_REASON};
use crate::words::shortened;
use resvg::usvg::roxmltree::{Document, Node};
use resvg::usvg::{self, Rect, Tree};

/// The most elements of a drawing, their deepest nesting, and the most clipped ones.
const ELEMENTS: usize = 1000;
const DEPTH: usize = 60;
const CLIPPED: usize = 50;

/// The most shapes in clips, each counted for every group that it clips.
const CLIPPING: usize = 2000;

/// How far a shape may reach beyond the drawing, in widths or heights of it. The rasterizer fails far outside.
const REACH: f32 = 20.0;

/// The largest area of all shapes together, in areas of the drawing. Each shape counts where it is seen or not.
const MOST_AREA: f32 = 4000.0;

/// The most digits of a number before its point. Curves of larger circles have millions of parts.
const MOST_DIGITS: usize = 7;

/// The attributes that make curves.
const MEASURES: &[&str] = &["d", "r", "rx", "ry", "width", "height"];

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

/// Refuses entities whose use makes the text much longer. Old drawing programs declare short ones.
pub(super) fn entities(svg: &str) -> Result<(), String> {
    let declared = svg
        .split("<!ENTITY")
        .skip(1)
        .map(|rest| rest.split('>').next().unwrap_or_default());
    let (mut longest, mut nested) = (0, false);
    for declaration in declared {
        longest = longest.max(declaration.len());
        nested |= declaration.contains('&');
    }
    let used = svg.matches('&').count();
    match longest > 0 && (nested || longest.saturating_mul(used) > LARGEST_DRAWING) {
        true => Err("it uses entities (`<!ENTITY`): save it as plain SVG".to_owned()),
        false => Ok(()),
    }
}

/// Refuses shapes far outside the drawing, and drawings that take seconds to draw.
pub(super) fn reach(tree: &Tree) -> Result<(), String> {
    let size = tree.size();
    let (width, height) = (size.width(), size.height());
    let mut area = 0.0;
    for_each_path(tree.root(), &mut |path| {
        let found = path.abs_stroke_bounding_box();
        area += (found.width() / width) * (found.height() / height);
        is_near(found, width, height)
    })?;
    let mut clipping = 0;
    for_each_clip(tree.root(), &mut |clip| {
        clipping += shapes(clip.root());
        for_each_path(clip.root(), &mut |path| {
            is_near(path.abs_bounding_box(), width, height)
        })
    })?;
    if area > MOST_AREA {
        return Err(
            "its shapes cover the drawing too many times: remove some large ones".to_owned(),
        );
    }
    match clipping > CLIPPING {
        true => Err("its clips have too many shapes: combine the shapes of each clip".to_owned()),
        false => Ok(()),
    }
}

/// Refuses a box that leaves the surroundings of a drawing of this size.
fn is_near(found: Rect, width: f32, height: f32) -> Result<(), String> {
    let within =
        |from: f32, to: f32, size: f32| from >= -REACH * size && to <= (REACH + 1.0) * size;
    let near =
        within(found.left(), found.right(), width) && within(found.top(), found.bottom(), height);
    near.then_some(()).ok_or_else(|| {
        "a shape or a stroke reaches far outside the drawing: make it smaller".to_owned()
    })
}

type Checked = Result<(), String>;

fn for_each_path(group: &usvg::Group, check: &mut impl FnMut(&usvg::Path) -> Checked) -> Checked {
    group.children().iter().try_for_each(|node| match node {
        usvg::Node::Group(group) => for_each_path(group, check),
        usvg::Node::Path(path) => check(path),
        usvg::Node::Image(_) | usvg::Node::Text(_) => Ok(()),
    })
}

fn for_each_clip(
    group: &usvg::Group,
    check: &mut impl FnMut(&usvg::ClipPath) -> Checked,
) -> Checked {
    if let Some(clip) = group.clip_path() {
        check(clip)?;
    }
    group.children().iter().try_for_each(|node| match node {
        usvg::Node::Group(group) => for_each_clip(group, check),
        _ => Ok(()),
    })
}

/// The number of paths in a group.
fn shapes(group: &usvg::Group) -> usize {
    let each = group.children().iter().map(|node| match node {
        usvg::Node::Group(group) => shapes(group),
        _ => 1,
    });
    each.sum()
}

fn too_deep() -> String {
    format!("its groups are nested more than {DEPTH} deep: ungroup some of them")
}

/// Whether a text has a number with more digits than a drawing needs, before its point or by its exponent.
fn has_huge_number(text: &str) -> bool {
    let mut at = 0;
    while let Some(ahead) = text[at..].find(|sign: char| sign.is_ascii_digit()) {
        let (before, rest) = text.split_at(at + ahead);
        let after = rest.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let number = rest[..rest.len() - after.len()].trim_start_matches('0');
        let huge = match before.trim_end_matches('+').chars().next_back() {
            Some('e' | 'E') => number.len() > 1 || number > "6",
            Some('.') => false,
            _ => number.len() > MOST_DIGITS,
        };
        if huge {
            return true;
        }
        at = text.len() - after.len();
    }
    false
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
        let name = shortened(name, LONGEST_REASON);
        return Err(format!("`<{name}>`, which is not allowed: {help}"));
    }
    if node.ancestors().count() > DEPTH {
        return Err(too_deep());
    }
    let clip = |node: &Node| node.tag_name().name() == "clipPath";
    for attribute in node.attributes() {
        if MEASURES.contains(&attribute.name()) && has_huge_number(attribute.value()) {
            return Err(format!(
                "a number in `{}` that reaches far outside the drawing: make the shape smaller",
                attribute.name()
            ));
        }
    }
    let inside_clip = node.ancestors().skip(1).any(|node| clip(&node));
    for attribute in node.attributes() {
        let (name, value) = (attribute.name(), attribute.value());
        let reaches = name == "href" && !value.starts_with('#')
            || value.replace("url(#", "").contains("url(")
            || name.starts_with("on");
        if reaches {
            let name = shortened(name, LONGEST_REASON);
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
