//! Game files with mistakes, and their diagnostics.
//!
//! Each file in `tests/broken` ends with lines `//~ LINE:COLUMN: BEGINNING`: all mistakes that the program must
//! report, and no others. A line `//~ = BEGINNING` is the help for the mistake before it.

use baroque::variant_file::{Catalogue, Diagnostic, Source};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

fn check(id: &str, text: &str) -> Vec<Diagnostic> {
    let mut catalogue = Catalogue::built_in();
    catalogue.add(&format!("{id}.ron"), Source::new(id, text));
    catalogue.check(id)
}

#[test]
fn every_mistake_is_reported_where_it_is() {
    let folder = Path::new("tests/broken");
    let mut wrong = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let mut expected = expectations(&text);
        assert!(!expected.is_empty(), "{name} expects nothing");
        for diagnostic in check(name, &text) {
            let (line, column) = diagnostic.position().unwrap();
            let reported = format!("{line}:{column}: {}", diagnostic.message);
            let help = diagnostic.help.unwrap_or_default();
            let fits = |(beginning, advice): &(&str, &str)| {
                reported.starts_with(beginning) && help.starts_with(advice)
            };
            match expected.iter().position(fits) {
                Some(index) => drop(expected.remove(index)),
                None => wrong.push(format!(
                    "{name}: reported without need: {reported} = {help}"
                )),
            }
        }
        wrong.extend(
            expected
                .iter()
                .map(|missing| format!("{name}: not reported: {missing:?}")),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The expected mistakes of a file, each with its help if given.
fn expectations(text: &str) -> Vec<(&str, &str)> {
    let mut expected: Vec<(&str, &str)> = Vec::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("//~ ")) {
        match (line.strip_prefix("= "), expected.last_mut()) {
            (Some(advice), Some(mistake)) => mistake.1 = advice,
            _ => expected.push((line, "")),
        }
    }
    expected
}

/// Files that cannot contain their expected mistakes: the bytes, the place and the beginning of the message.
fn odd_files() -> Vec<(&'static str, Vec<u8>, Option<(u64, u64)>, &'static str)> {
    let game = |setup: &str| {
        format!("(format: 1, name: \"x\", pieces: {{'K': \"king\"}}, setups: {{{setup}}})")
            .into_bytes()
    };
    let utf16 = |text: &str| {
        let units = text.encode_utf16().flat_map(u16::to_le_bytes);
        [0xff, 0xfe].into_iter().chain(units).collect::<Vec<u8>>()
    };
    let many = |entry: &str, count: usize| entry.repeat(count);
    let numbered =
        |count: usize, entry: &dyn Fn(usize) -> String| (0..count).map(entry).collect::<String>();
    let good = include_bytes!("../variants/chess.ron");
    let zones = numbered(1900, &|at| {
        format!(
            "\"{at}\": (white: \"{}\", black: \"z9\"),",
            many("y8 ", 100)
        )
    });
    let layouts = numbered(1000, &|at| format!("\"{at}\": (array: \"k.K\"),"));
    vec![
        ("empty", Vec::new(), Some((1, 1)), "the file is empty"),
        ("blank", b" \n\t\r\n".to_vec(), Some((3, 1)), "the file is empty"),
        ("only-a-mark", "\u{feff}".into(), Some((1, 2)), "the file is empty"),
        ("only-comments", b"// a game\n/* soon */".to_vec(), Some((2, 11)), "the file has only comments"),
        ("not-utf-8", b"(\n  name: \"\xe4\")".to_vec(), Some((2, 10)), "not UTF-8 text"),
        ("utf-16", utf16("(format: 1)"), Some((1, 1)), "the file is UTF-16 text"),
        ("nul-bytes", vec![0; 4096], Some((1, 1)), "expected a value, found the control character U+0000"),
        ("nul-inside", b"(format: 1,\n\0 name: \"x\")".to_vec(), Some((2, 1)), "expected a value, found the control"),
        ("truncated", good[..good.len() / 2].to_vec(), None, "expected"),
        ("a-picture", b"\x89PNG\r\n\x1a\n\0\0".to_vec(), Some((1, 1)), "not UTF-8 text"),
        ("huge", vec![b' '; 3 << 20], None, "this is longer than 1 MiB"),
        ("deep", "(a:".repeat(300_000).into(), Some((1, 193)), "nested too deeply"),
        ("deep-lists", "[".repeat(1 << 20).into(), Some((1, 65)), "nested too deeply"),
        ("open-comments", "/*".repeat(1 << 19).into(), Some((1, 1)), "this comment is never closed"),
        ("long-list", format!("(sources: [{}])", many("1,", 400_000)).into(), None, ""),
        ("many-fields", format!("({})", many("a:1,", 200_000)).into(), None, ""),
        ("long-name", format!("(format: 1, name: \"x\", base: \"{}\")", many("ä", 400_000)).into(), Some((1, 30)), "there is no game `ää"),
        ("long-field", format!("({}: 1)", many("a", 900_000)).into(), None, ""),
        ("long-movement", format!("(format: 1, name: \"x\", pieces: {{'K': \"king\", 'A': (name: \"A\", moves: \"{}\")}}, setups: {{\"x\": (array: \"k.K\")}})", many("Q", 900_000)).into(), Some((1, 271)), "a movement has at most 200 characters"),
        ("long-run", format!("(format: 1, name: \"x\", pieces: {{'K': \"king\", 'A': (name: \"A\", moves: \"R{}\")}}, setups: {{\"x\": (array: \"k.K\")}})", many("9", 150)).into(), Some((1, 71)), "the range is above 255"),
        ("wide-board", game(&format!("\"x\": (array: \"{}\")", many("#", 900_000))), None, "the picture has 900000 files"),
        ("tall-board", game(&format!("\"x\": (array: \"{}\")", many("##########################\n", 30_000))), None, "the picture has 30000 ranks"),
        ("all-ranks-ragged", game(&format!("\"x\": (array: \"{}{}\")", many("...\n", 61), many(".\n", 60))), None, "this rank has 1 square,"),
        ("no-such-letters", game(&format!("\"x\": (array: \"{}\")", many("qqqqqqqqqqqq\n", 10))), None, "no piece of this game has the letter `q`"),
        ("many-zones", game(&format!("\"x\": (array: \"k.K\", zones: {{{zones}}})")), None, ""),
        ("many-layouts", game(&layouts), Some((1, 1)), "more than 500 layouts and choices"),
        ("many-captures", format!("(format: 1, name: \"x\", pieces: {{'K': \"king\", 'A': (name: \"A\", moves: \"Q\", captures: [{}])}}, setups: {{\"x\": (array: \"k.K\")}})", many("EnPassant,", 1900)).into(), Some((1, 51)), "the piece `A` has more than 32 capture methods"),
    ]
}

/// Each has its message, and takes little time and memory.
#[cfg(unix)]
#[test]
fn odd_files_are_told_in_bounds() {
    let folder = std::env::temp_dir().join(format!("baroque-odd-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let mut wrong = Vec::new();
    for (name, bytes, place, beginning) in odd_files() {
        let path = folder.join(format!("{name}.ron"));
        fs::write(&path, bytes).unwrap();
        for json in [true, false] {
            let output = Command::new("sh")
                .args(["-c", "ulimit -v 1500000; ulimit -t 30; exec \"$@\"", "sh"])
                .args([
                    env!("CARGO_BIN_EXE_baroque"),
                    "check",
                    path.to_str().unwrap(),
                ])
                .args(json.then_some("--json"))
                .output()
                .unwrap();
            let errors = String::from_utf8_lossy(&output.stderr);
            if output.status.code() != Some(1) || errors.len() > 400_000 {
                wrong.push(format!(
                    "{name}: {:?}, {} bytes",
                    output.status,
                    errors.len()
                ));
                continue;
            }
            if json {
                let reported: Value = serde_json::from_slice(&output.stdout).unwrap();
                let reported = reported.as_array().unwrap();
                let is_expected = |row: &&Value| {
                    let found = (row["line"].as_u64(), row["column"].as_u64());
                    place.is_none_or(|(line, column)| found == (Some(line), Some(column)))
                        && row["message"].as_str().unwrap().starts_with(beginning)
                };
                if reported.len() > 101 || reported.iter().find(is_expected).is_none() {
                    wrong.push(format!(
                        "{name}: {} mistakes, {:.300}",
                        reported.len(),
                        reported[0]
                    ));
                }
            }
        }
    }
    fs::remove_dir_all(folder).unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Truncated files and random noise give diagnostics and no panic.
#[test]
fn no_text_makes_it_panic() {
    let good = include_str!("../variants/chess.ron");
    for cut in (0..good.len()).step_by(7) {
        check("cut", good.get(..cut).unwrap_or_default());
    }
    for (index, letter) in good.char_indices().step_by(9) {
        let rest = index + letter.len_utf8();
        for noise in [
            "",
            "(",
            "]",
            "\"",
            "'",
            "\u{fe0f}",
            "9999999999999999999999",
            "#![",
            "/*",
        ] {
            check(
                "noise",
                &format!("{}{noise}{}", &good[..index], &good[rest..]),
            );
        }
    }
    for deep in ["(", "[", "{", "(a:", "Some("] {
        assert!(!check("deep", &deep.repeat(50_000)).is_empty());
    }
    assert!(!check("huge", &"// much ado\n".repeat(200_000)).is_empty());
    assert!(!check("empty", "").is_empty());
    assert!(!check("null", "\0\0\0").is_empty());
}

#[test]
fn boards_of_any_shape_are_built_or_refused_in_words() {
    let game = |array: &str| {
        format!(
            "(format: 1, name: \"Shapes\", pieces: {{'K': \"king\"}}, setups: {{\"x\": (array: \"{array}\")}})"
        )
    };
    let tall = format!("k{}\nK", "\n.".repeat(126));
    for (array, good) in [
        ("k.K", true),
        ("k\n.\n.\nK", true),
        ("k#K", true),
        (tall.as_str(), true),
        ("kK", false),
        ("k", false),
        ("", false),
        ("#", false),
        (&format!("{tall}\n."), false),
    ] {
        let reported = check("shapes", &game(&array.replace('\n', "\\n")));
        assert_eq!(reported.is_empty(), good, "{array}: {reported:?}");
    }
}
