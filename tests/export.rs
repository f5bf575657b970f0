//! Games as one file: the file alone is the same game.

use baroque::guide::rules_page;
use baroque::library;
use baroque::rules::{Variant, perft};
use baroque::variant_file::{Catalogue, CatalogueError, Source};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

/// The built-in games and a file.
fn alone(id: &str, text: &str) -> Catalogue {
    let mut catalogue = Catalogue::built_in();
    let path = format!("{id}.ron");
    catalogue.add(&path, Source::new(path.as_str(), text));
    catalogue
}

/// What a player reads about a game in a layout.
fn page(catalogue: &Catalogue, variant: Variant) -> Vec<String> {
    let info = catalogue.info_in(variant.id(), variant.layout()).unwrap();
    rules_page(&Arc::new(variant), &info).text
}

fn assert_same(id: &str, one: &Catalogue, other: &Catalogue, depth: u32) {
    assert_eq!(other.check(id), [], "{id}");
    let info = one.info(id).unwrap();
    assert_eq!(info, other.info(id).unwrap(), "{id}");
    for layout in &info.layouts {
        let variant = |catalogue: &Catalogue| catalogue.variant(id, Some(layout), &[]).unwrap();
        let (first, second) = (variant(one), variant(other));
        assert_eq!(first.start(), second.start(), "{id} {layout}");
        let count = |variant: &Variant| perft(variant, variant.start(), depth);
        assert_eq!(count(&first), count(&second), "{id} {layout}");
        for (first, second) in first.kinds().iter().zip(second.kinds()) {
            let words = |kind: &baroque::rules::PieceKind| {
                let (id, name, text) = (kind.id.clone(), kind.name.clone(), kind.text.clone());
                (id, name, text, kind.source.clone(), kind.drawing.clone())
            };
            assert_eq!(words(first), words(second), "{id} {layout}");
        }
        assert_eq!(page(one, first), page(other, second), "{id} {layout}");
    }
}

#[test]
fn every_built_in_game_and_every_own_file_is_the_same_game_as_one_file() {
    let mut catalogue = Catalogue::built_in();
    for file in fs::read_dir("tests/own").unwrap() {
        let path = file.unwrap().path();
        let source = library::read_game(&path).unwrap();
        catalogue.add(path.file_name().unwrap().to_str().unwrap(), source);
    }
    let ids: Vec<&str> = catalogue.ids().collect();
    for id in ids {
        let text = catalogue.export(id).unwrap();
        // Nothing of these games lies outside, so the file stays as it is.
        assert_eq!(text, catalogue.source(id).unwrap().text, "{id}");
        assert_same(id, &catalogue, &alone(id, &text), 2);
    }
}

/// A game based on a copy of a built-in game is written out in full: every field that any game uses.
#[test]
fn a_base_of_ones_own_becomes_part_of_the_file() {
    let built_in = Catalogue::built_in();
    let mut catalogue = built_in.clone();
    for id in built_in.ids() {
        let copy = built_in.source(id).unwrap().text.as_str();
        catalogue.add("copy.ron", Source::new("copy.ron", copy));
        let mine = "(format: 1, name: \"Mine\", base: \"copy\")";
        catalogue.add("mine.ron", Source::new("mine.ron", mine));
        let text = catalogue.export("mine").unwrap();
        assert!(!text.contains("base:"), "{id}: {text}");
        assert_same("mine", &catalogue, &alone("mine", &text), 1);
    }
}

/// A game that rests on a built-in game in three steps, on pieces of a book, on an army and on drawings.
fn tower() -> Vec<(&'static str, &'static str)> {
    vec![
        (
            "pieces.ron",
            r#"(format: 1, pieces: {
                "old-owl": (name: "Owl", moves: "mQ", captures: [Withdraw], picture: "owl.svg", text: "Says \"hoo\"."),
                "young-owl": (like: "old-owl", moves: "mQ2", captures: None),
                "knight": (name: "Knight", moves: "NA", text: "Leaps far."),
            })"#,
        ),
        (
            "armies/birds.ron",
            r#"(format: 1, base: "orthodox", pieces: { 'O': "old-owl", 'B': None })"#,
        ),
        (
            "nest.ron",
            r#"(
                format: 1, base: "chess", name: "Nest", army: "birds",
                pieces: { 'Y': "young-owl" },
                setups: { "8x8": (array: "
                    rnoqkynr
                    pppppppp
                    ........
                    ........
                    ........
                    ........
                    PPPPPPPP
                    RNOQKYNR
                ", dead_positions_draw: None) },
                rules: (clock: 80),
                options: {
                    "owls": (name: "Owls", choices: {
                        "both": (text: "there are two kinds"),
                        "old": (text: "all are old", pieces: { 'Y': "old-owl" }),
                        "short": (text: "they fly low", pieces: { 'O': (moves: "mQ3", text: None) }),
                    }),
                    "end": (name: "The end", choices: {
                        "check": (text: "by checkmate"),
                        "capture": (text: "by capture", rules: (royal: Capture, clock: None)),
                    }),
                },
            )"#,
        ),
        (
            "grove.ron",
            r#"// The grove.
// It is green.
(
    format: 1, base: "nest", name: "Grove", inventor: "A. \"Bird\"", year: 1999,
    pieces: {
        // Without its picture.
        'O': (picture: None),
        'Y': None,
        'W': (like: "young-owl", name: "White Owl", powers: [Freeze(except: ["pawn"])], picture: "art/w.svg"),
    },
    setups: { "8x8": (array: "
        rnoqkwnr
        pppppppp
        ........
        ........
        ........
        ........
        PPPPPPPP
        RNOQKWNR
    ") },
    options: { "owls": None },
    defaults: { "end": "capture" },
)
"#,
        ),
    ]
}

const OWL: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\n  <path d=\"M1 1H8V8Z\"/>\n</svg>\n";

/// A folder with these files and two drawings.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-export-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    for inner in ["armies", "art"] {
        fs::create_dir_all(folder.join(inner)).unwrap();
    }
    for (path, text) in files {
        fs::write(folder.join(path), text).unwrap();
    }
    fs::write(folder.join("owl.svg"), OWL).unwrap();
    fs::write(folder.join("art/w.svg"), OWL.replace("8Z", "7Z")).unwrap();
    folder
}

fn read(folder: &Path) -> Catalogue {
    library::load_unchecked(&[folder.to_owned()]).0
}

#[test]
fn bases_pieces_armies_and_drawings_of_ones_own_become_part_of_the_file() {
    let folder = folder("export-tower", &tower());
    let catalogue = read(&folder);
    for id in ["nest", "grove"] {
        let text = catalogue.export(id).unwrap();
        assert!(!text.contains("base:") && !text.contains("army:"), "{text}");
        assert!(!text.contains(".svg\""), "{text}");
        assert_same(id, &catalogue, &alone(id, &text), 2);
        let again = alone(id, &text).export(id).unwrap();
        assert_eq!(text, again, "{id}");
    }
    let grove = catalogue.export("grove").unwrap();
    assert!(
        grove.starts_with("// The grove.\n// It is green.\n("),
        "{grove}"
    );
    let drawn = alone("grove", &grove).variant("grove", None, &[]).unwrap();
    let drawing = |letter| {
        let piece = drawn.piece(letter).unwrap();
        drawn.kind(piece.piece_type()).drawing.is_some()
    };
    assert!(drawing('W') && !drawing('O'));
    // Choices work as before.
    for choice in ["both", "old", "short"] {
        let chosen = [("owls".to_owned(), choice.to_owned())];
        let text = catalogue.export("nest").unwrap();
        let variant = |from: &Catalogue| from.variant("nest", None, &chosen).unwrap();
        let (one, other) = (variant(&catalogue), variant(&alone("nest", &text)));
        assert_eq!(
            page(&catalogue, one),
            page(&alone("nest", &text), other),
            "{choice}"
        );
    }
    fs::remove_dir_all(folder).unwrap();
}

/// Comments inside the file stay if it rests on built-in games only.
#[test]
fn a_file_with_a_drawing_beside_it_keeps_its_comments() {
    let text = "// Mine.\n(format: 1, base: \"ultima\", /* so */ name: \"Mine\", pieces: {\n    'O': (name: \"Owl\", moves: \"mQ\", picture: \"owl.svg\"), // hoo\n})\n";
    let folder = folder("export-drawing", &[("mine.ron", text)]);
    let exported = read(&folder).export("mine").unwrap();
    let svg = "r#\"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"> <path d=\"M1 1H8V8Z\"/> </svg>\"#";
    assert_eq!(exported, text.replace("\"owl.svg\"", svg));
    assert_same("mine", &read(&folder), &alone("mine", &exported), 1);
    fs::remove_dir_all(folder).unwrap();
}

/// Two armies in files of their own, with pieces of a book and a drawing.
fn two_armies() -> Vec<(&'static str, &'static str)> {
    let mut files = tower();
    files.retain(|(path, _)| *path == "pieces.ron");
    files.extend([
        (
            "armies/birds.ron",
            r#"(format: 1, name: "Birds", base: "orthodox",
                pieces: { 'O': "old-owl", 'B': None },
                arrays: { 8: ["PPPPPPPP", "RNOQKONR"] })"#,
        ),
        // Its king stands on another file, and its pawns promote to less. It has the arrays of its base.
        (
            "armies/swarm.ron",
            r#"(format: 1, base: "bees", name: "Swarm")"#,
        ),
        (
            "armies/bees.ron",
            r#"(format: 1, pieces: {
                'K': "king", 'Y': "young-owl", 'R': "rook",
                'P': (like: "pawn", promotes: (zone: "last rank", to: ["young-owl"])),
            }, arrays: { 8: ["PPPPPPPP", "RYYKYYYR"] })"#,
        ),
    ]);
    files
}

const MEETING: &str = r#"(format: 1, name: "Meeting", armies: (white: "birds", black: "swarm"),
    setups: { "8x8": (
        array: "
            ........
            ........
            ........
            ........
            ........
            ........
            ........
            ........
        ",
        zones: {
            "home": (white: "*2", black: "*7"), "last rank": (white: "*8", black: "*1"),
            "first rank": (white: "*1", black: "*8"), "double step end": (white: "*4", black: "*5"),
        },
        castling: [
            (king: "eg", rook: "hf", partner: "rook"), (king: "ec", rook: "ad", partner: "rook"),
            (king: "df", rook: "he", partner: "rook"), (king: "db", rook: "ac", partner: "rook"),
        ],
    ) })"#;

#[test]
fn two_armies_of_ones_own_become_part_of_the_file() {
    let mut files = two_armies();
    files.push(("meeting.ron", MEETING));
    let free = MEETING.replace("black: \"swarm\"", "black: \"orthodox\", choose: true");
    files.push(("free.ron", &free));
    let folder = folder("export-armies", &files);
    let catalogue = read(&folder);
    for id in ["meeting", "free"] {
        let text = catalogue.export(id).unwrap();
        assert!(!text.contains(".svg\""), "{text}");
        assert_same(id, &catalogue, &alone(id, &text), 2);
        assert_eq!(text, alone(id, &text).export(id).unwrap(), "{id}");
    }
    // The kings stand on e1 and d8, and both castle.
    let meeting = catalogue.variant("meeting", None, &[]).unwrap();
    let letters = meeting.settings().castlings.iter();
    assert_eq!(
        letters.map(|castling| castling.letter).collect::<String>(),
        "KQkq"
    );
    // Whatever armies the players choose, it is the same game.
    let text = catalogue.export("free").unwrap();
    let other = alone("free", &text);
    let choice = |side: &str, army: &str| (side.to_owned(), army.to_owned());
    for (white, black) in [("swarm", "birds"), ("bees", "bees"), ("ultima", "swarm")] {
        let chosen = [choice("white", white), choice("black", black)];
        let variant = |from: &Catalogue| from.variant("free", None, &chosen).unwrap();
        assert_eq!(
            page(&catalogue, variant(&catalogue)),
            page(&other, variant(&other)),
            "{white} {black}"
        );
    }
    fs::remove_dir_all(folder).unwrap();
}

/// Two armies that players choose in a built-in game.
#[test]
fn a_game_between_chosen_armies_becomes_a_file() {
    let folder = folder("export-chosen", &two_armies());
    let catalogue = read(&folder);
    let choice = |side: &str, army: &str| (side.to_owned(), army.to_owned());
    let chosen = [choice("white", "swarm"), choice("black", "birds")];
    let (name, text) = catalogue
        .export_between("mixed", Some("8x8"), &chosen)
        .unwrap();
    assert_eq!(name, "Swarm against Birds");
    let other = alone("mine", &text);
    assert!(other.info("mine").unwrap().options.is_empty());
    let made = other.variant("mine", None, &[]).unwrap();
    let mixed = catalogue.variant("mixed", Some("8x8"), &chosen).unwrap();
    assert_eq!((made.start(), made.kinds()), (mixed.start(), mixed.kinds()));
    assert_eq!(made.settings(), mixed.settings());
    let count = |variant: &Variant| perft(variant, variant.start(), 3);
    assert_eq!(count(&made), count(&mixed));
    let refused = catalogue.export_between("chess", None, &[]).unwrap_err();
    assert!(
        refused.to_string().contains("there is no option `white`"),
        "{refused}"
    );
    fs::remove_dir_all(folder).unwrap();
}

fn why(catalogue: &Catalogue, id: &str) -> String {
    match catalogue.export(id) {
        Err(error @ CatalogueError::File(_)) => error.to_string(),
        Err(error) => error.to_string(),
        Ok(text) => panic!("{text}"),
    }
}

#[test]
fn what_cannot_be_exported_is_said_with_its_place_and_a_remedy() {
    let mut files = tower();
    files.push(("wrong.ron", "(format: 1, base: \"chess\")"));
    let folder = folder("export-errors", &files);
    let catalogue = read(&folder);
    assert!(why(&catalogue, "wrong").contains("the game needs a `name`"));
    assert!(why(&catalogue, "grov").contains("did you mean `grove`"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_command_writes_a_new_file_and_never_replaces_one() {
    let folder = folder("export-command", &tower());
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_baroque"));
        let output = command.args(arguments).current_dir(&folder);
        let output = output.output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (
            output.status.code(),
            text(output.stdout),
            text(output.stderr),
        )
    };
    fs::create_dir(folder.join("out")).unwrap();
    let (code, out, error) = run(&["export", "grove.ron", "--out", "out/grove.ron"]);
    assert_eq!(
        (code, out.as_str(), error.as_str()),
        (Some(0), "out/grove.ron: Grove\n", "")
    );
    assert_eq!(run(&["check", "out/grove.ron"]).0, Some(0));
    let (code, _, error) = run(&["export", "grove.ron", "--out", "out/grove.ron"]);
    assert_eq!(code, Some(1));
    assert!(error.contains("exists already"), "{error}");
    let (code, _, error) = run(&["export", "grove.ron", "--out", "grove.txt"]);
    assert!(
        code == Some(1) && error.contains("end in `.ron`"),
        "{error}"
    );
    assert!(run(&["export", "chess"]).1.contains("name: \"Chess\""));
    fs::remove_dir_all(folder).unwrap();
}
