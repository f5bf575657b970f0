use super::*;
use crate::diagram::rasterize;

fn wrap(inside: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">{inside}</svg>"#)
}

/// The pixel in the middle of a drawing.
fn middle(svg: &str) -> [u8; 3] {
    let pixels = rasterize(svg, 101, 101);
    let at = (50 * 101 + 50) * 4;
    [pixels.rgba[at], pixels.rgba[at + 1], pixels.rgba[at + 2]]
}

#[test]
fn one_colour_takes_the_ink_of_its_side() {
    for fill in [
        "",
        r#" fill="black""#,
        r##" fill="#fff""##,
        r#" fill="currentColor""#,
    ] {
        let svg = wrap(&format!(r#"<rect width="20" height="20"{fill}/>"#));
        let drawing = own_drawing(&svg).unwrap();
        assert_eq!(middle(&drawing.white), [0x1f, 0x1b, 0x16], "{fill}");
        assert_eq!(middle(&drawing.black), [0xf1, 0xe8, 0xd6], "{fill}");
    }
}

#[test]
fn several_colours_stay_but_for_the_current_one() {
    let svg = wrap(
        r##"<rect width="20" height="20" fill="#00ff00"/><rect width="3" height="3" fill="#ff0000"/>"##,
    );
    let drawing = own_drawing(&svg).unwrap();
    assert_eq!(middle(&drawing.white), [0, 255, 0]);
    assert_eq!(middle(&drawing.black), [0, 255, 0]);
    let svg = wrap(
        r##"<path d="M0 0H3V3Z" fill="red"/><rect width="20" height="20" fill="currentColor"/>"##,
    );
    let drawing = own_drawing(&svg).unwrap();
    assert_eq!(middle(&drawing.black), [0xf1, 0xe8, 0xd6]);
}

#[test]
fn what_reaches_outside_or_runs_is_refused() {
    let rect = r#"<rect width="9" height="9"/>"#;
    let bad = [
        ("<script>alert(1)</script>", "script"),
        (r#"<image href="/etc/passwd"/>"#, "image"),
        (r#"<image href="data:image/png;base64,AAAA"/>"#, "image"),
        (r##"<g id="a"/><use href="#a"/>"##, "clones"),
        (r#"<foreignObject/>"#, "foreignObject"),
        ("<text>K</text>", "paths"),
        (r#"<rect width="9" height="9" onclick="x()"/>"#, "onclick"),
        (
            r#"<linearGradient href="http://example.org/a.svg"/>"#,
            "href",
        ),
        ("<filter/>", "filter"),
        ("<mask/>", "mask"),
        ("<style>*{fill:red}</style>", "style"),
        (
            r#"<rect style="fill:url(http://example.org/x)"/>"#,
            "its own parts",
        ),
    ];
    for (inside, wanted) in bad {
        let error = own_drawing(&wrap(&format!("{rect}{inside}"))).unwrap_err();
        assert!(error.contains(wanted), "{inside}: {error}");
    }
}

#[test]
fn broken_empty_and_endless_files_are_reported_and_not_drawn() {
    let many = wrap(&"<g/>".repeat(1001));
    let entities = r#"<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]><svg xmlns="http://www.w3.org/2000/svg"><desc>&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;</desc></svg>"#;
    let deep = wrap(&format!("{}{}", "<g>".repeat(30000), "</g>".repeat(30000)));
    let broken = [
        "",
        "<svg",
        "not a drawing",
        "<html/>",
        "<svg/>",
        &wrap(""),
        &wrap(r#"<path d="M0 0"/>"#),
        &" ".repeat(LARGEST_DRAWING + 1),
        &many,
        entities,
        &deep,
    ];
    for svg in broken {
        let error = own_drawing(svg).unwrap_err();
        assert!(!error.is_empty());
    }
}

#[test]
fn a_letter_stands_on_each_disk() {
    for (color, other) in [(Color::White, Color::Black), (Color::Black, Color::White)] {
        let drawn = lettered(color, 'I');
        let [red, ..] = middle(&drawn);
        assert_eq!(red, middle(&lettered(color, 'I'))[0]);
        assert_ne!(red, middle(&lettered(other, 'I'))[0]);
    }
}
