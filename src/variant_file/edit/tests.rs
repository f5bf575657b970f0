//! Changes keep everything else, and the reader understands what they write.

use super::*;
use crate::rules::{Color, Position, Variant};
use crate::variant_file::{Catalogue, CatalogueError};

fn text_of(text: &str) -> GameText {
    GameText::new("test", text).unwrap()
}

fn array(rows: &[&str]) -> LayoutText {
    LayoutText {
        array: Some(rows.iter().map(|row| (*row).to_owned()).collect()),
        ..LayoutText::default()
    }
}

/// The comments of a text in their order; strings are skipped.
fn comments(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['"', '/', '\'']) {
        rest = &rest[at..];
        let length = if rest.starts_with("//") {
            let length = rest.find('\n').unwrap_or(rest.len());
            found.push(rest[..length].trim_end().to_owned());
            length
        } else if rest.starts_with("/*") {
            let length = rest.find("*/").unwrap() + 2;
            found.push(rest[..length].to_owned());
            length
        } else if let Some(text) = rest.strip_prefix('"') {
            let mut escaped = false;
            let end = text.find(|letter| {
                let end = letter == '"' && !escaped;
                escaped = letter == '\\' && !escaped;
                end
            });
            end.unwrap() + 2
        } else {
            1
        };
        rest = &rest[length..];
    }
    found
}

/// Random positions of a game with White to move.
fn positions(variant: &Variant, seed: u64) -> Vec<Position> {
    let mut state = seed | 1;
    let mut next = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let mut found = Vec::new();
    let mut position = variant.start().clone();
    for _ in 0..60 {
        let moves = variant.legal_moves(&position);
        if moves.is_empty() {
            break;
        }
        position = variant.play(&position, moves[next(moves.len())]);
        let kings = |color| variant.kings(&position, color).any();
        if position.turn() == Color::White && Color::ALL.into_iter().all(kings) {
            found.push(position.clone());
        }
    }
    found
}

/// A catalogue in which the game with this id has the given text.
fn with(id: &str, text: &str) -> Catalogue {
    let mut catalogue = Catalogue::built_in();
    catalogue.add(&format!("{id}.ron"), Source::new(id, text));
    catalogue
}

fn pieces(position: &Position) -> Vec<(crate::rules::Square, crate::rules::Piece)> {
    let mut pieces = position.setup().pieces;
    pieces.sort();
    pieces
}

#[test]
fn any_position_of_any_game_becomes_its_array() {
    let built_in = Catalogue::built_in();
    for (path, text) in super::super::built_in::FILES {
        let Some(id) = path
            .strip_suffix(".ron")
            .filter(|id| built_in.info(id).is_ok())
        else {
            continue;
        };
        let (mut same, mut refused) = (0, 0);
        for layout in built_in.info(id).unwrap().layouts {
            let variant = built_in.variant(id, Some(&layout), &[]).unwrap();
            for position in positions(&variant, 0x9E37_79B9_7F4A_7C15 ^ text.len() as u64) {
                let wanted = LayoutText::of(&variant, &position);
                let mut edited = GameText::new(*path, *text).unwrap();
                edited.set_layout(&layout, &wanted).unwrap();
                assert_eq!(comments(edited.text()), comments(text), "{id}");
                let once = edited.text().to_owned();
                edited.set_layout(&layout, &wanted).unwrap();
                assert_eq!(edited.text(), once, "{id}");
                match with(id, &once).variant(id, Some(&layout), &[]) {
                    Ok(again) => {
                        assert_eq!(pieces(again.start()), pieces(&position), "{id}: {once}");
                        same += 1;
                    }
                    // A position may be invalid at the start of its game: array choices need their
                    // pieces in place.
                    Err(CatalogueError::File(_)) => refused += 1,
                    Err(error) => panic!("{id}: {error}"),
                }
            }
        }
        let exchanges = id.starts_with("baroque");
        assert!(
            exchanges || same > 4 && refused <= same / 4,
            "{id}: {same}, {refused} refused"
        );
    }
}

#[test]
fn setting_the_same_array_changes_nothing() {
    let built_in = Catalogue::built_in();
    for (path, text) in super::super::built_in::FILES {
        let Some(id) = path
            .strip_suffix(".ron")
            .filter(|id| built_in.info(id).is_ok())
        else {
            continue;
        };
        let mut edited = GameText::new(*path, *text).unwrap();
        for layout in edited.layouts() {
            let variant = built_in.variant(id, Some(&layout), &[]).unwrap();
            if text.contains("armies:") || !text.contains("array:") {
                continue;
            }
            edited
                .set_layout(&layout, &LayoutText::of(&variant, variant.start()))
                .unwrap();
        }
        assert_eq!(edited.text(), *text);
    }
}

#[test]
fn only_the_value_is_replaced() {
    let before = "// head\n(\n\tname: \"x\", // a name\n\tsetups: { // boards\n\t\t\"a\": (array: \"k.K\" /* here */), // one\n\t\t'q': 1,\n\t}, // end\n)\n// tail";
    let mut text = text_of(before);
    text.set_layout("a", &array(&["k..", "..K"])).unwrap();
    let value = "\"\n\t\t\tk..\n\t\t\t..K\n\t\t\"";
    assert_eq!(text.text(), before.replace("\"k.K\"", value));
}

#[test]
fn entries_are_added_where_they_belong() {
    let mut text = text_of("(format: 1, name: \"x\")");
    text.set_text("year", "1999").unwrap();
    assert_eq!(text.text(), "(format: 1, name: \"x\", year: 1999)");
    text.set_text("base", "chess").unwrap();
    assert_eq!(
        text.text(),
        "(format: 1, base: \"chess\", name: \"x\", year: 1999)"
    );

    let mut text = text_of("(\n  format: 1 // no comma\n  // loose end\n)\n");
    text.set_text("name", "A \"quoted\" one").unwrap();
    text.set_piece('K', "\"king\"").unwrap();
    assert_eq!(
        text.text(),
        "(\n  format: 1, // no comma\n  name: \"A \\\"quoted\\\" one\",\n  pieces: {\n    'K': \"king\",\n  },\n  // loose end\n)\n"
    );

    let mut text = text_of("()");
    text.set_layout("x", &array(&["k", ".", "K"])).unwrap();
    assert_eq!(
        text.text(),
        "(\n    setups: {\n        \"x\": (\n            array: \"\n                k\n                .\n                K\n            \",\n        ),\n    },\n)"
    );
    text.set_layout("y", &LayoutText::default()).unwrap();
    assert!(
        text.text()
            .contains("        ),\n        \"y\": (),\n    },\n"),
        "{}",
        text.text()
    );

    let mut text = text_of("( /* first */ name: \"x\", /* spans\nlines */ )");
    text.set_text("format", "1").unwrap_err();
    text.set_text("summary", "s").unwrap();
    text.set_text("base", "chess").unwrap();
    assert_eq!(
        text.text(),
        "( base: \"chess\", /* first */ name: \"x\", summary: \"s\", /* spans\nlines */ )"
    );

    let mut text = text_of("(pieces: { // none yet\n})");
    text.set_piece('Q', "\"queen\"").unwrap();
    assert_eq!(
        text.text(),
        "(pieces: { // none yet\n    'Q': \"queen\",\n})"
    );
}

#[test]
fn windows_files_stay_windows_files() {
    let before =
        "(\r\n    name: \"x\", // note\r\n    setups: {\r\n        \"a\": (),\r\n    },\r\n)\r\n";
    let mut text = text_of(before);
    text.set_layout("a", &array(&["kK."])).unwrap();
    text.set_piece('K', "(\n    like: \"king\",\n    text: \"two\nlines\",\n)")
        .unwrap();
    let changed = text.text().to_owned();
    assert_eq!(
        changed.matches("\r\n").count() + 1,
        changed.matches('\n').count(),
        "{changed:?}"
    );
    assert!(changed.contains("two\nlines"), "{changed:?}");
    let mut again = text_of(&changed);
    again.set_layout("a", &array(&["kK."])).unwrap();
    again
        .set_piece('K', "(\n    like: \"king\",\n    text: \"two\nlines\",\n)")
        .unwrap();
    assert_eq!(again.text(), changed);
}

#[test]
fn pieces_come_and_go() {
    let before = "(\n    pieces: {\n        // the king\n        'K': \"king\", // long live\n        /* x */ 'Q': (\n            moves: \"mQ\", // quiet\n        )\n    },\n)\n";
    let mut text = text_of(before);
    assert_eq!(text.letters(), ['K', 'Q']);
    assert!(!text.remove_piece('Z').unwrap());
    assert_eq!(text.text(), before);
    assert!(text.remove_piece('K').unwrap());
    assert_eq!(
        comments(text.text()),
        ["// the king", "// long live", "/* x */", "// quiet"]
    );
    assert!(text.remove_piece('Q').unwrap());
    assert!(text.letters().is_empty());
    text.set_piece('A', "(name: \"A\", moves: \"W\")").unwrap();
    assert_eq!(text.letters(), ['A']);

    let mut text = text_of("(pieces: {'K': \"king\", 'Q': \"queen\", 'R': \"rook\"})");
    text.remove_piece('Q').unwrap();
    assert_eq!(text.text(), "(pieces: {'K': \"king\", 'R': \"rook\"})");
    text.remove_piece('R').unwrap();
    text.remove_piece('K').unwrap();
    text.set_piece('K', "\"king\"").unwrap();
    assert_eq!(text.letters(), ['K']);
}

#[test]
fn zones_and_castlings_change_one_by_one() {
    let before = include_str!("../../../variants/chess.ron");
    let mut text = text_of(before);
    let zone = |name: &str, white: &str, black: &str| ZoneText {
        name: name.to_owned(),
        white: white.to_owned(),
        black: black.to_owned(),
    };
    let layout = LayoutText {
        zones: Some(vec![
            zone("first rank", "*1", "*8"),
            zone("home", "*2 *3", "*7 *6"),
            zone("last rank", "*8", "*1"),
            zone("corners", "a1 h1 a8 h8", "a1 h1 a8 h8"),
        ]),
        castling: Some(Vec::new()),
        ranks: Some((1..=8).map(|rank| rank.to_string()).collect()),
        ..LayoutText::default()
    };
    text.set_layout("8x8", &layout).unwrap();
    assert_eq!(comments(text.text()), comments(before));
    let changed: Vec<&str> = text
        .text()
        .lines()
        .filter(|line| !before.contains(line))
        .collect();
    assert_eq!(
        changed,
        [
            "            ranks: [\"1\", \"2\", \"3\", \"4\", \"5\", \"6\", \"7\", \"8\"],",
            "                \"home\": (white: \"*2 *3\", black: \"*7 *6\"),",
            "                \"corners\": (white: \"a1 h1 a8 h8\", black: \"a1 h1 a8 h8\"),",
            "            castling: [],",
        ]
    );
}

/// The result is that of one removal after another, but for blanks.
#[test]
fn zones_go_all_at_once() {
    let zones = |zones: &str| format!("(setups: {{\"a\": (zones: {{{zones}}})}})");
    let zone = |name: &str| ZoneText {
        name: name.to_owned(),
        white: "a1".to_owned(),
        black: "a1".to_owned(),
    };
    let entry = |name: &str| format!("\"{name}\": (white: \"a1\", black: \"a1\")");
    let [a, b, c, d] = ["a", "b", "c", "d"].map(entry);
    for (before, names, after) in [
        (format!("{a}, {b}, {c}"), "a", format!("{a}, ")),
        (format!("{a}, {b}, {c}"), "c", c.clone()),
        (format!("{a}, {b}, {c}"), "bd", format!("{b}, {d},")),
        (format!("{a}, {b}, {c}"), "", String::new()),
        (
            format!("\n  {a} /* 1 */, // 2\n  // 3\n  {b}\n,  {c}\n"),
            "cd",
            format!("/* 1 */ // 2\n  // 3\n  {c},\n{d},"),
        ),
        (
            format!("\n  {a},\n  {b},\n  {c},\n"),
            "ad",
            format!("\n  {a},\n  {d},\n"),
        ),
    ] {
        let mut text = text_of(&zones(&before));
        let kept = names.chars().map(|name| zone(&name.to_string()));
        let layout = LayoutText {
            zones: Some(kept.collect()),
            ..LayoutText::default()
        };
        text.set_layout("a", &layout).unwrap();
        let without_blanks = |text: &str| text.split_whitespace().collect::<String>();
        assert_eq!(
            without_blanks(text.text()),
            without_blanks(&zones(&after)),
            "{before} {names}"
        );
    }
}

#[test]
fn a_refused_change_leaves_the_text_unchanged() {
    assert!(GameText::new("x", "(a: ").is_err());
    assert!(GameText::new("x", "[1]").is_err());
    assert!(GameText::new("x", "Name").is_err());
    let before = "(setups: [], pieces: {'K': \"king\"})";
    let mut text = text_of(before);
    let diagnostics = text.set_layout("a", &array(&["k"])).unwrap_err();
    assert_eq!(diagnostics[0].position(), Some((1, 10)));
    for entry in [
        "",
        "(",
        "\"king\", 'Q': \"queen\"",
        "(moves: 3)",
        "(nmae: \"x\")",
        "5",
        "\"king\" // }",
    ] {
        let result = text.set_piece('K', entry);
        assert!(result.is_err() != entry.contains("//"), "{entry}");
    }
    let mut text = text_of(before);
    text.set_text("year", "soon").unwrap_err();
    text.set_text("family", "Smith), (").unwrap_err();
    text.set_text("colour", "red").unwrap_err();
    text.set_text("rules", "()").unwrap_err();
    assert_eq!(text.text(), before);
    text.set_text("name", "\\ \" \u{7} \n end").unwrap();
    text.set_text("sources", "one\n\n two ").unwrap();
    text.set_text("name", "").unwrap();
    assert_eq!(
        text.text(),
        "(sources: [\n    \"one\",\n    \"two\",\n], setups: [], pieces: {'K': \"king\"})"
    );
}

#[test]
fn a_fresh_file_plays_and_contains_the_given_texts() {
    let fresh = Fresh {
        name: "Tall \"Chess\" )".to_owned(),
        inventor: "Ä. N. Onymous".to_owned(),
        year: Some(2024),
        summary: "Chess on nine files.".to_owned(),
        origin: Origin::default(),
        layouts: vec![("9x10".to_owned(), LayoutText::chess(9, 10))],
    };
    let text = GameText::fresh("tall.ron", &fresh).unwrap();
    let catalogue = with("tall", text.text());
    let diagnostics = catalogue.check("tall");
    assert!(
        diagnostics.is_empty(),
        "{}\n{}",
        diagnostics[0],
        text.text()
    );
    let info = catalogue.info("tall").unwrap();
    assert_eq!(
        (info.name.as_str(), info.year),
        (fresh.name.as_str(), Some(2024))
    );
    let variant = catalogue.variant("tall", None, &[]).unwrap();
    assert_eq!(variant.geometry().len(), 90);
    assert!(variant.legal_moves(variant.start()).len() > 20);

    let based = Fresh {
        name: "Ultima at home".to_owned(),
        origin: Origin::Base("ultima".to_owned()),
        layouts: vec![("8x8".to_owned(), LayoutText::default())],
        ..Fresh::default()
    };
    let text = GameText::fresh("home.ron", &based).unwrap();
    let catalogue = with("home", text.text());
    assert!(catalogue.check("home").is_empty(), "{}", text.text());
}

#[test]
fn arrays_of_chess_pieces_fit_boards_of_all_sizes() {
    for (width, height) in [
        (1, 5),
        (3, 3),
        (4, 5),
        (5, 5),
        (6, 6),
        (7, 7),
        (8, 8),
        (9, 10),
        (10, 10),
        (12, 10),
        (16, 8),
        (26, 4),
    ] {
        let layout = LayoutText::chess(width, height);
        let fresh = Fresh {
            name: "x".to_owned(),
            layouts: vec![("x".to_owned(), layout)],
            ..Fresh::default()
        };
        let text = GameText::fresh("x.ron", &fresh).unwrap();
        let diagnostics = with("x", text.text()).check("x");
        assert!(
            diagnostics.is_empty(),
            "{width}x{height}: {}",
            diagnostics[0]
        );
    }
}

#[test]
fn a_whole_layout_makes_the_same_board() {
    let built_in = Catalogue::built_in();
    for id in ["chess", "rococo", "maxima", "chessma-84", "ultima"] {
        for layout in built_in.info(id).unwrap().layouts {
            let variant = built_in.variant(id, Some(&layout), &[]).unwrap();
            let mut text = text_of("(format: 1)");
            text.set_text("base", id).unwrap();
            text.set_text("name", "again").unwrap();
            text.set_layout("new", &LayoutText::whole(&variant, variant.start()))
                .unwrap();
            let again = with("again", text.text())
                .variant("again", Some("new"), &[])
                .unwrap();
            assert_eq!(again.geometry().plan(), variant.geometry().plan());
            assert_eq!(again.settings(), variant.settings());
            assert!(again.zones().eq(variant.zones()), "{}", text.text());
            assert_eq!(again.start().setup(), variant.start().setup());
        }
    }
}

/// A text with a comment after every punctuation mark, sometimes up to the end of the line.
fn with_comments_everywhere(text: &str) -> String {
    let mut result = String::new();
    let (mut inside, mut escaped, mut count) = (false, false, 0);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        result.push(letter);
        if letter == '/' && letters.peek() == Some(&'/') && !inside {
            result.extend(letters.by_ref().take_while(|&letter| letter != '\n'));
            result.push('\n');
            continue;
        }
        if letter == '"' && !escaped {
            inside = !inside;
        }
        escaped = letter == '\\' && !escaped;
        if !inside && "([{,:)]}".contains(letter) {
            count += 1;
            match count % 3 {
                0 => result.push_str(&format!(" // {count}, ( \n")),
                1 => result.push_str(&format!("/* {count} ) */")),
                _ => result.push_str(&format!(" /* {count}\n\t}} */ ")),
            }
        }
    }
    result
}

#[test]
fn comments_at_odd_places_stay() {
    let built_in = Catalogue::built_in();
    for id in [
        "chess",
        "ultima",
        "baroque",
        "chessma-84",
        "withdrawer-chess",
    ] {
        let path = format!("{id}.ron");
        let (_, text) = super::super::built_in::FILES
            .iter()
            .find(|(name, _)| *name == path)
            .unwrap();
        for before in [
            with_comments_everywhere(text),
            with_comments_everywhere(text).replace('\n', "\r\n"),
            text.replace("    ", "\t"),
        ] {
            let info = built_in.info(id).unwrap();
            let variant = built_in.variant(id, None, &[]).unwrap();
            let mut layout = LayoutText::of(&variant, variant.start());
            if let Some(rows) = &mut layout.array {
                rows.reverse();
            }
            let edit = |text: &str| {
                let mut edited = GameText::new(id, text)
                    .unwrap_or_else(|diagnostics| panic!("{}\n{text}", diagnostics[0]));
                edited.set_layout(&info.layouts[0], &layout).unwrap();
                edited.set_layout("another", &layout).unwrap();
                edited
                    .set_piece('Z', "(name: \"Z\", moves: \"W\")")
                    .unwrap();
                edited.set_piece('Y', "\"withdrawer\"").unwrap();
                edited.set_text("inventor", "A. Player").unwrap();
                edited.set_text("year", "1234").unwrap();
                edited
            };
            let once = edit(&before);
            assert_eq!(comments(once.text()), comments(&before), "{id}");
            assert_eq!(edit(once.text()).text(), once.text(), "{id}");
            assert!(
                once.letters().ends_with(&['Z', 'Y'])
                    && once.layouts().contains(&"another".to_owned())
            );
            let mut without = once.clone();
            assert!(without.remove_piece('Z').unwrap() && without.remove_piece('Y').unwrap());
            assert_eq!(comments(without.text()), comments(&before), "{id}");
            let again = with(id, once.text()).info(id).unwrap();
            assert_eq!(
                (again.inventor.as_str(), again.year),
                ("A. Player", Some(1234))
            );
        }
    }
}
