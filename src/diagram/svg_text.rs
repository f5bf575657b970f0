//! Parts of SVG texts.

/// A number rounded to three decimals, which is enough for SVG.
pub(super) fn round(number: f32) -> f32 {
    // Adding 0 makes a negative zero positive.
    (number * 1000.0).round() / 1000.0 + 0.0
}

/// The content of an SVG document.
pub(super) fn inside(svg: &str) -> &str {
    let start = svg.find('>').map_or(0, |end| end + 1);
    let end = svg.rfind("</svg>").unwrap_or(svg.len());
    svg.get(start..end).unwrap_or_default().trim()
}
