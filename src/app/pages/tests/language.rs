//! Tests that every text comes from the file of texts. A made-up language puts brackets around each text, and a page
//! may write nothing outside them, except names, moves and the like.

use super::Window;
use super::every_page::on_every_page;
use crate::app::tests::pseudo::{outside, pseudo};
use baroque::texts::speaking;
use baroque::variant_file::Catalogue;
use bevy_egui::egui::accesskit::{Role, TreeUpdate};

#[test]
fn every_text_of_every_page_comes_from_the_file_of_texts() {
    let data = data();
    let found = speaking(pseudo(), || {
        on_every_page(|window| foreign_texts(window, &data))
    });
    assert!(
        found.is_empty(),
        "{} texts:\n{}",
        found.len(),
        found.join("\n")
    );
}

/// The texts of a frame that do not come from the file of texts.
fn foreign_texts(window: &mut Window, data: &str) -> Vec<String> {
    let update = window.frame(&[]);
    let mut said = window.written.clone();
    said.extend(screen_reader_texts(&update));
    said.retain(|text| is_foreign(text, data));
    said.sort();
    said.dedup();
    said
}

/// What screen readers get, without the squares of a board, whose names the rules make.
fn screen_reader_texts(update: &TreeUpdate) -> Vec<String> {
    let nodes = update.nodes.iter().map(|(_, node)| node);
    let nodes = nodes.filter(|node| node.role() != Role::GridCell);
    let words = nodes.flat_map(|node| [node.label(), node.value(), node.description()]);
    words.flatten().map(str::to_owned).collect()
}

/// Whether a text has words that come from nowhere.
fn is_foreign(text: &str, data: &str) -> bool {
    // This notice is shown on every page.
    let left = outside(text).replace("A notice", "");
    let mut lines = left.lines().map(str::trim).filter(|line| has_word(line));
    lines.any(|line| !is_name(line) && !is_data(line, data))
}

/// Whether a text comes from the files of games or of the guide, as a whole or in parts. Inventors with their year
/// come in parts.
fn is_data(line: &str, data: &str) -> bool {
    // An item of a list, or a value after the name of its field.
    let line = line.trim_start_matches("• ").trim_start_matches(": ");
    // Lessons have numbers.
    let numbered = line.split_once(". ");
    let numbered = numbered.filter(|(number, _)| number.parse::<usize>().is_ok());
    let line = numbered.map_or(line, |(_, title)| {
        title.trim_end_matches(". ").trim_end_matches('.')
    });
    data.contains(&squeezed(line)) || line.split(", ").all(|part| data.contains(part))
}

/// Whether a text has more than numbers, squares, moves and keys.
fn has_word(text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words
        .into_iter()
        .any(|word| word.chars().count() > 2 && !KEYS.contains(&word))
}

/// The names of keys.
const KEYS: [&str; 16] = [
    "Ctrl", "Alt", "Shift", "Tab", "Space", "Enter", "Escape", "Esc", "Delete", "Home", "End",
    "Page", "PageUp", "PageDown", "Up", "Down",
];

/// Names that are the same in every language: the program, its fonts and their authors, formats, the tags of PGN, and
/// paths.
fn is_name(text: &str) -> bool {
    let names = ["Baroque", "FEN", "SVG", "PGN", "Human"];
    let fonts = ["Source Sans", "Source Code", "EB Garamond"];
    let tags = crate::app::my_games::details::FIELDS;
    names.contains(&text)
        || tags.contains(&text)
        || text.starts_with("Baroque 0.")
        || text.starts_with('/')
        || text.ends_with(" w - - 0 1")
        || fonts.iter().any(|font| text.starts_with(font))
}

/// What stays the same in all languages: names, inventors and sources of games.
fn data() -> String {
    let catalogue = Catalogue::built_in();
    let infos = catalogue.ids().map(|id| catalogue.info(id).unwrap());
    let infos = infos.flat_map(|info| {
        let year = info.year.map_or(String::new(), |year| year.to_string());
        let names = [info.name, info.inventor, year].into_iter();
        names.chain(info.sources)
    });
    squeezed(&infos.collect::<Vec<String>>().join("\n"))
}

/// A text with single spaces.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}
