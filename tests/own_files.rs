//! Users' own files next to the built-in games: what they may change.

use baroque::library;
use baroque::variant_file::{Catalogue, Source};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-own-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("armies")).unwrap();
    for (file, text) in files {
        fs::write(folder.join(file), text).unwrap();
    }
    folder
}

/// Every game with its default rules, except those that cannot be played.
fn games(catalogue: &Catalogue) -> Vec<(String, baroque::rules::Variant)> {
    let ids = catalogue.ids();
    ids.filter_map(|id| Some((id.to_owned(), catalogue.variant(id, None, &[]).ok()?)))
        .collect()
}

const BROKEN: &str = "(\n    format: 1,\n    name: \"Mine\",\n    army: \"nobody\",\n";

#[test]
fn broken_files_take_no_built_in_game_away() {
    let files = [
        ("chess.ron", BROKEN),
        ("armies/orthodox.ron", "(format: 1, pieces: {})"),
        ("armies/ultima.ron", "(format: 1, base: \"nobody\")"),
        (
            "pieces.ron",
            "(format: 1, pieces: {\"knight\": (moves: \"x\"), \"rook\": 1})",
        ),
    ];
    let folder = folder("broken", &files);
    let (catalogue, problems) = library::load(std::slice::from_ref(&folder));
    let reported: Vec<&str> = problems
        .iter()
        .map(|reported| reported.file.as_str())
        .collect();
    assert!(
        reported.iter().any(|file| file.ends_with("chess.ron")),
        "{reported:?}"
    );
    assert_eq!(games(&catalogue), games(&Catalogue::built_in()));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_file_named_like_a_built_in_game_is_based_on_that_game_and_changes_no_other() {
    let mine = "(format: 1, base: \"chess\", name: \"Mine\", pieces: {'N': \"withdrawer\"})";
    let mut catalogue = Catalogue::built_in();
    let others = games(&catalogue);
    // The second text is a change of the same file.
    for text in [BROKEN, mine] {
        catalogue.add("chess.ron", Source::new("chess.ron", text));
    }
    assert_eq!(catalogue.check("chess"), []);
    assert_eq!(catalogue.info("chess").unwrap().name, "Mine");
    let (built_in, now): (Vec<_>, Vec<_>) = others
        .into_iter()
        .zip(games(&catalogue))
        .filter(|((id, _), _)| id != "chess")
        .unzip();
    assert_eq!(now, built_in);
    assert!(catalogue.restore_built_in().is_empty());
    assert_eq!(catalogue.info("chess").unwrap().name, "Mine");
}

#[test]
fn a_named_file_is_told_about_and_its_neighbours_are_not() {
    let good = "(format: 1, base: \"chess\", name: \"Good\")";
    let drawn = "(format: 1, base: \"chess\", name: \"x\", pieces: {'K': (picture: \"none.svg\")})";
    let files = [
        ("good.ron", good),
        ("chess.ron", BROKEN),
        ("drawn.ron", drawn),
        ("armies/mine.ron", "("),
    ];
    let folder = folder("neighbours", &files);
    fs::write(folder.join("bytes.ron"), [0xff, 0xff]).unwrap();
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_baroque"))
            .args(arguments)
            .current_dir(&folder)
            .output()
            .unwrap();
        let reported = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), reported)
    };
    for arguments in [
        &["status", "good.ron"][..],
        &["diagram", "./good.ron", "-o", "good.svg"],
        &["perft", "good.ron", "1"],
    ] {
        assert_eq!(run(arguments), (Some(0), String::new()), "{arguments:?}");
    }
    let (code, reported) = run(&["status", "chess.ron"]);
    assert_eq!(code, Some(1));
    assert!(
        reported.contains("chess.ron") && !reported.contains("bytes"),
        "{reported}"
    );
    assert!(!reported.contains("error: error"), "{reported}");
    let (code, reported) = run(&["status", "drawn.ron"]);
    assert_eq!(code, Some(0));
    assert!(reported.contains("none.svg"), "{reported}");
    // Whoever names a folder wants to know its mistakes.
    let (code, reported) = run(&["status", "chess", "--variants", "."]);
    assert_eq!(code, Some(0));
    assert!(
        reported.contains("bytes.ron") && reported.contains("chess.ron"),
        "{reported}"
    );
    fs::remove_dir_all(folder).unwrap();
}
