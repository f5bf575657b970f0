//! Tests of the notation.

use super::*;

fn leaps(text: &str) -> Vec<(i8, i8)> {
    let mut found: Vec<_> = parse(text)
        .unwrap()
        .into_iter()
        .flat_map(|part| match part.path {
            Path::Leap(offsets) => offsets,
            Path::Ride { steps, .. } => steps,
            Path::Lame(leaps) => leaps.into_iter().map(|(leap, _)| leap).collect(),
            Path::Bend(bends) => bends.into_iter().map(|(first, _)| first).collect(),
        })
        .collect();
    found.sort_unstable();
    found
}

#[test]
fn atoms_have_their_leaps() {
    assert_eq!(leaps("W"), [(-1, 0), (0, -1), (0, 1), (1, 0)]);
    assert_eq!(leaps("F"), [(-1, -1), (-1, 1), (1, -1), (1, 1)]);
    assert_eq!(leaps("K").len(), 8);
    assert_eq!(leaps("N").len(), 8);
    assert!(leaps("N").contains(&(-2, 1)));
}

#[test]
fn directions_limit_the_leaps() {
    assert_eq!(leaps("fW"), [(0, 1)]);
    assert_eq!(leaps("sW"), [(-1, 0), (1, 0)]);
    assert_eq!(leaps("flW"), [(-1, 0), (0, 1)]);
    assert_eq!(leaps("fF"), [(-1, 1), (1, 1)]);
    assert_eq!(leaps("flF"), [(-1, 1)]);
    assert_eq!(leaps("fbF").len(), 4);
    assert_eq!(leaps("fN"), [(-1, 2), (1, 2)]);
    assert_eq!(leaps("ffN"), leaps("fN"));
    assert_eq!(leaps("fsN"), [(-2, 1), (2, 1)]);
    assert_eq!(leaps("fhN"), [(-2, 1), (-1, 2), (1, 2), (2, 1)]);
    assert_eq!(leaps("flN"), [(-1, 2)]);
    assert_eq!(leaps("lfN"), [(-2, 1)]);
    assert_eq!(leaps("fbN").len(), 4);
}

#[test]
fn moves_captures_and_ranges_are_read() {
    let queen = parse("mQ").unwrap();
    assert!(queen.iter().all(|part| part.quiet && !part.captures));
    assert!(
        queen
            .iter()
            .all(|part| matches!(part.path, Path::Ride { range: 0, .. }))
    );
    let short = parse("cW3").unwrap();
    assert!(matches!(short[0].path, Path::Ride { range: 3, .. }));
    assert!(short[0].captures && !short[0].quiet);
    assert!(matches!(
        parse("NN").unwrap()[0].path,
        Path::Ride { range: 0, .. }
    ));
    assert!(parse("oN").unwrap()[0].cylinder);
    assert_eq!(parse("").unwrap(), []);
}

#[test]
fn lame_leaps_have_their_way() {
    let ways = |text: &str| match &parse(text).unwrap()[0].path {
        Path::Lame(leaps) => leaps.clone(),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(
        ways("frnD"),
        [((2, 0), vec![(1, 0)]), ((0, 2), vec![(0, 1)])]
    );
    assert!(ways("nN").contains(&((-2, 1), vec![(-1, 0)])));
    assert!(ways("nN").contains(&((1, -2), vec![(0, -1)])));
    assert!(ways("nG").contains(&((3, -3), vec![(1, -1), (2, -2)])));
    for (text, at) in [("nC", 0), ("mnW", 1), ("nNN", 0), ("nD3", 0)] {
        assert_eq!(parse(text).unwrap_err().at, at, "{text}");
    }
}

#[test]
fn bends_lead_outward() {
    let Path::Bend(bends) = &parse("t[FR]").unwrap()[0].path else {
        panic!("not a bend");
    };
    assert!(bends.contains(&((1, -1), vec![(1, 0), (0, -1)])));
}

#[test]
fn errors_say_where() {
    for (text, at) in [
        ("mY", 1),
        ("fmWfeF", 4),
        ("f", 1),
        ("W999", 0),
        ("fsW2tX", 4),
    ] {
        let found = parse(text).unwrap_err();
        assert_eq!(found.at, at.min(text.len()), "{text}: {found}");
    }
}
