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

/// Far outside of the drawing the rasterizer panics; it draws what is near.
#[test]
fn shapes_far_outside_are_refused() {
    let unit = |inside: &str| {
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">{inside}</svg>"#)
    };
    let far = [
        r#"<circle r="1e8"/>"#,
        r#"<circle r="1e30"/>"#,
        r#"<path d="M0 0A52 54444444444444444444 0 0 0 1 1Z"/>"#,
        r#"<path d="M0 0A1E+22.5 1 0 0 0 1 1Z"/>"#,
        r#"<rect x="-1e9" width="1e9" height="1"/>"#,
        r#"<rect y="1e7" width="1" height="1e7"/>"#,
        r#"<path d="M0 0L1e9 1"/><rect width="1" height="1"/>"#,
        r#"<path d="M0 0L1 1" stroke="red" stroke-width="1e8"/>"#,
        r#"<g transform="scale(1e9)"><rect width="1" height="1"/></g>"#,
        r#"<g transform="translate(1e9)"><rect width="1" height="1"/></g>"#,
        r##"<clipPath id="a"><circle r="1e8"/></clipPath><rect clip-path="url(#a)" width="1" height="1"/>"##,
    ];
    for inside in far {
        let error = own_drawing(&unit(inside)).unwrap_err();
        assert!(error.contains("far outside"), "{inside}: {error}");
    }
    let near = [
        r#"<circle r="5"/>"#,
        r#"<rect x="-3" y="-3" width="9" height="9"/>"#,
        r#"<path d="M0 0L1 1" stroke="red" stroke-width="2"/>"#,
    ];
    for inside in near {
        let drawing = own_drawing(&unit(inside)).unwrap();
        assert_eq!(rasterize(&drawing.white, 60, 60).rgba.len(), 60 * 60 * 4);
    }
}

#[test]
fn entities_may_be_short_only() {
    let used = |entity: &str, times: usize| {
        let uses = "&a;".repeat(times);
        format!(
            r#"<!DOCTYPE svg [<!ENTITY a "{entity}">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><desc>{uses}</desc><rect width="9" height="9"/></svg>"#
        )
    };
    assert!(own_drawing(&used("http://ns.example/", 20)).is_ok());
    for svg in [
        used(&"x".repeat(8000), 2600),
        used("&lt;", 2),
        used(&"x".repeat(200_000), 2),
    ] {
        let error = own_drawing(&svg).unwrap_err();
        assert!(error.contains("entities"), "{error}");
    }
}

/// Each of these took seconds to draw.
#[test]
fn drawings_that_are_too_much_work_are_refused() {
    let circles = r#"<circle cx="9" cy="9" r="8"/>"#.repeat(900);
    let groups = r##"<g clip-path="url(#a)"><rect width="20" height="20"/></g>"##.repeat(49);
    let clips = wrap(&format!(r#"<clipPath id="a">{circles}</clipPath>{groups}"#));
    assert!(own_drawing(&clips).unwrap_err().contains("clips"));
    let stroke = r#"<path d="M0 0L20 20" stroke="red" stroke-width="100"/>"#;
    let error = own_drawing(&wrap(&stroke.repeat(600))).unwrap_err();
    assert!(error.contains("too many times"), "{error}");
    assert!(own_drawing(&wrap(&stroke.repeat(20))).is_ok());
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
