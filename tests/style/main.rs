//! The style of texts for users: some words are not allowed, and few sentences may be long.
//!
//! The tests read the window's texts, the guide, the games, the help of the command line, the documents, and the
//! sentences in the source: explanations, refusals, error messages.

mod code;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Words and phrases to avoid, and the plain word for each.
const AVOID: &[(&str, &str)] = &[
    ("man", "piece"),
    ("men", "pieces"),
    ("chessman", "chess piece"),
    ("chessmen", "chess pieces"),
    ("take", "capture"),
    ("takes", "captures"),
    ("taking", "capturing"),
    ("taken", "captured"),
    ("vaults", "leaps"),
    ("runs up to", "stops next to, in line"),
    ("run up to", "stop next to, in line"),
    ("turns its back", "withdrawal"),
    ("closes in", "pinches"),
    ("goes down with", "mutual destruction"),
    ("goes down", "is captured too"),
    ("stands still", "is frozen"),
    ("gives itself up", "removes itself"),
    ("give itself up", "remove itself"),
    ("given up", "removed"),
    ("gives up", "removes, resigns"),
    ("give up", "resign"),
    ("on move", "to move"),
    ("start array", "starting position"),
    ("has just run", "double step"),
    ("third occurrence", "threefold repetition"),
    ("no progress", "50-move rule"),
    ("plies on the clock", "halfmove clock"),
    ("stands beneath", "variation"),
    ("go on with", "continue"),
    ("goes on with", "continues"),
    ("going on with", "continuing"),
    ("gone on with", "continued"),
    ("gives the keys", "moves the keyboard focus"),
    ("exchange", "swap"),
    ("exchanges", "swaps"),
    ("cold", "frozen"),
    ("is told", "say who tells whom"),
    ("are told", "say who tells whom"),
    ("is heard", "say who hears it"),
    ("made ahead", "premove"),
    ("looks the game through", "game review"),
    ("gave away", "mistake"),
    ("memory of positions", "hash"),
    ("second button", "right-click"),
    ("second mouse button", "right-click"),
    ("usual", "default"),
    ("person", "human, you"),
    ("nobody", "no piece, nothing"),
    ("speed of motion", "animation speed"),
    ("panels and writing", "interface size"),
];

/// Phrases in which such a word has its ordinary meaning.
const ALLOWED: &[&str] = &[
    "take back",
    "takes back",
    "taken back",
    "takes your last move back",
    "takes it back",
    "take away",
    "take some minutes",
    "takes some minutes",
    "as usual",
    "(usual)",
    "draw: no progress",
];

/// The most sentences of more than 25 words, in a file or in all files of a folder together.
const LONG: &[(&str, usize)] = &[
    ("README.md", 0),
    ("docs/MANUAL.md", 0),
    ("docs/CLI.md", 0),
    ("docs/TUTORIAL.md", 0),
    ("docs/TWENTY-MINUTES.md", 0),
    ("docs/FORMAT.md", 0),
    ("docs/RULES.md", 2),
    ("docs/RELEASE.md", 0),
    ("docs/TRANSLATING.md", 0),
    ("docs/LESSONS.md", 0),
    ("assets/learn", 0),
    ("CHANGELOG.md", 0),
    ("CONTRIBUTING.md", 0),
    ("ARCHITECTURE.md", 0),
    ("docs/guide", 2),
    ("assets/texts/en.ftl", 1),
    ("variants", 0),
    ("packaging/alt.baroque.Baroque.metainfo.xml", 0),
    ("src/variant_file/manual", 0),
];

/// The texts for users in a file, without code, comments and markup.
fn prose(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("ftl") => text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| {
                let line = line.trim_start_matches(|c: char| {
                    "abcdefghijklmnopqrstuvwxyz-0123456789. ".contains(c)
                });
                // An argument counts as a word.
                let line = line.trim_start_matches('=').trim();
                line.replace("{ $", "$").replace(" }", "")
            })
            .collect(),
        Some("ron") => text
            .split('"')
            .skip(1)
            .step_by(2)
            .filter(|text| text.contains(' ') && !text.contains('\n'))
            .map(str::to_owned)
            .collect(),
        _ => markdown(&text),
    }
}

/// The paragraphs, list items and cells of a page, without code.
fn markdown(text: &str) -> Vec<String> {
    let mut blocks = vec![String::new()];
    let mut code = false;
    for line in text.lines() {
        code ^= line.starts_with("```");
        let plain = line.trim_start();
        let ends = plain.is_empty() || plain.starts_with(['-', '|', '#', '<']);
        if code || line.starts_with("    ") && !plain.starts_with('-') && !plain.starts_with('<') {
            continue;
        }
        if ends {
            blocks.push(String::new());
        }
        let words: String = plain.split('`').step_by(2).collect::<Vec<_>>().join("x");
        for (index, cell) in words.split('|').enumerate() {
            if index > 0 {
                blocks.push(String::new());
            }
            let block = blocks.last_mut().unwrap();
            block.push_str(cell);
            block.push(' ');
        }
    }
    blocks
}

/// The files of a path: the file itself, or all files in the folder.
fn files(path: &str) -> Vec<PathBuf> {
    if Path::new(path).is_file() {
        return vec![path.into()];
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(path).unwrap() {
        let entry = entry.unwrap().path();
        let ending = entry.extension().and_then(|ending| ending.to_str());
        match ending {
            Some("md" | "ron") => found.push(entry),
            None if entry.is_dir() => found.extend(files(entry.to_str().unwrap())),
            _ => {}
        }
    }
    found.sort();
    found
}

/// The help of every command.
fn help() -> Vec<String> {
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_baroque"))
            .args(arguments)
            .output();
        String::from_utf8(output.unwrap().stdout).unwrap()
    };
    let all = run(&["--help"]);
    let commands = all
        .lines()
        .skip_while(|line| !line.starts_with("Commands:"))
        .skip(1);
    let commands = commands.take_while(|line| line.starts_with("  "));
    let names = commands.filter_map(|line| line.split_whitespace().next());
    let pages = names.map(|name| run(&[name, "--help"]));
    pages.chain([all.clone()]).collect()
}

/// The words to avoid in a text.
fn avoided(text: &str) -> Vec<&'static (&'static str, &'static str)> {
    let mut plain = text.to_lowercase();
    for allowed in ALLOWED {
        plain = plain.replace(allowed, "");
    }
    let words: String = plain
        .chars()
        .map(|letter| {
            if letter.is_alphanumeric() || "-_'$".contains(letter) {
                letter
            } else {
                ' '
            }
        })
        .collect();
    let words = format!(
        " {} ",
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    );
    let stands = |avoid: &&(&str, &str)| words.contains(&format!(" {} ", avoid.0));
    AVOID.iter().filter(stands).collect()
}

#[test]
fn texts_for_users_use_the_words_of_players() {
    let mut wrong = Vec::new();
    for (path, _) in LONG {
        for file in files(path) {
            for text in prose(&file) {
                for (avoid, instead) in avoided(&text) {
                    wrong.push(format!(
                        "{}: “{avoid}”, say “{instead}”: {text}",
                        file.display()
                    ));
                }
            }
        }
    }
    for (file, text) in code::sentences() {
        for (avoid, instead) in avoided(&text) {
            wrong.push(format!(
                "{}: “{avoid}”, say “{instead}”: {text}",
                file.display()
            ));
        }
    }
    for text in help().iter().flat_map(|page| page.lines()) {
        for (avoid, instead) in avoided(text) {
            wrong.push(format!("help: “{avoid}”, say “{instead}”: {text}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn few_sentences_are_long() {
    let mut wrong = Vec::new();
    for &(path, most) in LONG {
        let mut long = Vec::new();
        for text in files(path).iter().flat_map(|file| prose(file)) {
            let sentences = text.split(['.', '?', '!', ':', ';']).map(str::to_owned);
            long.extend(sentences.filter(|sentence| sentence.split_whitespace().count() > 25));
        }
        if long.len() > most {
            wrong.push(format!(
                "{path}: {} long sentences, {most} at most:\n  {}",
                long.len(),
                long.join("\n  ")
            ));
        }
    }
    for (file, text) in code::sentences() {
        let sentences = text.split(['.', '?', '!', ':', ';']).map(str::to_owned);
        let long = sentences.filter(|sentence| sentence.split_whitespace().count() > 25);
        wrong.extend(long.map(|text| format!("{}: {text}", file.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_list_finds_what_it_should() {
    assert_eq!(avoided("The man takes it.").len(), 2);
    assert_eq!(avoided("Take back the last move. A manual. $man").len(), 0);
    let rust = r##"
        // "a comment"
        let (quote, name, text) = ('"', r#"raw "text" here"#, "the {man} \"takes\" it");
        let life: &'static str = "two more words";
    "##;
    let found: Vec<String> = code::literals(rust)
        .iter()
        .map(|text| code::without_holes(text))
        .collect();
    assert_eq!(
        found,
        [
            "raw \"text\" here",
            "the x \\\"takes\\\" it",
            "two more words"
        ]
    );
    let sentences = code::sentences();
    let errors = |(file, _): &&(PathBuf, String)| file.starts_with("src/notation");
    assert!(sentences.iter().filter(errors).count() > 20);
}

/// Operations that change files.
const WRITES: [&str; 9] = [
    "fs::write(",
    "fs::copy",
    "fs::rename",
    "fs::remove_",
    "fs::hard_link",
    "create_dir",
    "File::create",
    "File::options",
    "OpenOptions",
];

/// Tests let each of those operations fail. They cannot do so with others. What only developers use may write as it
/// likes.
#[test]
fn only_the_library_changes_files() {
    let free = [
        "src/library/disk.rs",
        "src/library/save.rs",
        "src/app/settings/faults.rs",
        "src/arena",
        "src/lab",
        "src/cli/lab",
    ];
    for (path, code) in code::without_tests() {
        if free.iter().any(|free| path.starts_with(free)) {
            continue;
        }
        let found = WRITES.iter().find(|write| code.contains(**write));
        assert_eq!(
            found,
            None,
            "{}: use `library::put` or another function of it",
            path.display()
        );
    }
}
