//! The sentences in Rust code.

use std::fs;
use std::path::PathBuf;

/// The sentences in Rust files: string literals of three words or more, without the arguments of `format!`. Tests at
/// the end of a file are left out.
pub fn sentences() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for (file, code) in without_tests() {
        let literals = literals(&code).into_iter().map(|text| without_holes(&text));
        let sentences = literals.filter(|text| !text.contains("<path"));
        let sentences = sentences.filter(|text| text.split_whitespace().count() > 2);
        found.extend(sentences.map(|text| (file.clone(), text)));
    }
    found
}

/// The Rust files and their code, without tests at the end.
pub fn without_tests() -> Vec<(PathBuf, String)> {
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]\nmod").next().unwrap_or_default();
        (path, code.to_owned())
    };
    sources("src").into_iter().map(read).collect()
}

/// The Rust files of a folder, without tests.
fn sources(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap().path();
        let name = entry.file_name().unwrap().to_str().unwrap();
        match name {
            "tests" | "tests.rs" => {}
            _ if entry.is_dir() => found.extend(sources(entry.to_str().unwrap())),
            _ if name.ends_with(".rs") => found.push(entry),
            _ => {}
        }
    }
    found
}

/// The string literals of Rust code, without comments and single characters.
pub fn literals(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(at) = rest.find(['"', '/', '\'', 'r']) {
        let (before, from) = rest.split_at(at);
        let part_of_a_name = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let hashes = from[1..].len() - from[1..].trim_start_matches('#').len();
        let raw = from.starts_with('r') && from[1 + hashes..].starts_with('"') && !part_of_a_name;
        rest = if from.starts_with("//") {
            from.split_once('\n').map_or("", |(_, rest)| rest)
        } else if raw {
            let end = format!("\"{}", "#".repeat(hashes));
            let (literal, rest) = from[2 + hashes..].split_once(&end).unwrap();
            found.push(literal.to_owned());
            rest
        } else if let Some(inside) = from.strip_prefix('"') {
            let end = end_of_string(inside);
            found.push(inside[..end].replace("\\n", " ").replace("\\\n", " "));
            &inside[end + 1..]
        } else if from.starts_with("'\\") || from.chars().nth(2) == Some('\'') {
            let close = from[1..].char_indices().skip(1).find(|&(_, c)| c == '\'');
            let close = close.map_or(0, |(close, _)| close);
            let escaped = from.starts_with("'\\''");
            &from[close + 2 + usize::from(escaped)..]
        } else {
            &from[1..]
        };
    }
    found
}

/// The index of the quote that ends a string.
fn end_of_string(text: &str) -> usize {
    let mut escaped = false;
    let end = text.char_indices().find(|&(_, letter)| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    });
    end.map_or(text.len() - 1, |(end, _)| end)
}

/// A text without the arguments in braces.
pub fn without_holes(text: &str) -> String {
    let parts = text
        .split('{')
        .enumerate()
        .map(|(index, part)| match index {
            0 => part,
            _ => part.split_once('}').map_or(part, |(_, rest)| rest),
        });
    parts.collect::<Vec<_>>().join("x")
}
