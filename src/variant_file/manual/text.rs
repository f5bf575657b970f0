//! Writes the manual as Markdown.

use super::recipes::RECIPES;
use super::{CHAPTERS, ManualChapter};
use crate::variant_file::described::{Choice, Field, Section};
use std::fmt::Write;

/// The manual of game files as Markdown: every field with its type and meaning, whether it is needed,
/// what happens without it, and examples.
pub fn manual() -> String {
    let mut text = String::from(include_str!("head.md"));
    for chapter in CHAPTERS {
        let _ = writeln!(text, "- [{}](#{})", chapter.title, anchor(chapter.title));
    }
    text.push_str("- [Recipes](#recipes)\n");
    for chapter in CHAPTERS {
        write_chapter(&mut text, chapter);
    }
    write_recipes(&mut text);
    text
}

fn write_recipes(text: &mut String) {
    text.push_str("\n## Recipes\n\nEach recipe is a complete file. Copy it and change it.\n");
    for recipe in RECIPES {
        let (title, place, example) = (recipe.title, recipe.place, recipe.example);
        let _ = write!(text, "\n### {title}: `{place}`\n\n```ron\n{example}```\n");
    }
}

fn write_chapter(text: &mut String, chapter: &ManualChapter) {
    let _ = write!(text, "\n## {}\n\n{}\n", chapter.title, chapter.words.trim());
    for section in chapter.sections {
        write_section(text, section);
    }
    let _ = write!(
        text,
        "\n### An example: `{}`\n\n```ron\n{}```\n",
        chapter.place, chapter.example
    );
}

fn write_section(text: &mut String, section: &Section) {
    let _ = write!(
        text,
        "\n### {}\n\n{}\n",
        title(section),
        words(section.docs)
    );
    if !section.fields.is_empty() {
        text.push_str("\n| field | type | if left out | |\n|---|---|---|---|\n");
        for field in section.fields {
            let _ = writeln!(text, "| `{}` {}", field.name, row(field));
        }
    }
    if !section.choices.is_empty() {
        text.push_str("\n| name | |\n|---|---|\n");
        for choice in section.choices {
            let _ = writeln!(text, "| `{}` | {} |", choice.name, words(choice.docs));
        }
        for choice in section
            .choices
            .iter()
            .filter(|choice| !choice.fields.is_empty())
        {
            write_fields(text, choice);
        }
    }
}

fn write_fields(text: &mut String, choice: &Choice) {
    let name = choice.name;
    let _ = write!(
        text,
        "\n`{name}` may have fields, as in `{name}({}: …)`:\n",
        choice.fields[0].name
    );
    text.push_str("\n| field | type | if left out | |\n|---|---|---|---|\n");
    for field in choice.fields {
        let _ = writeln!(text, "| `{}` {}", field.name, row(field));
    }
}

/// The columns of a field after its name.
fn row(field: &Field) -> String {
    let description = words(field.docs);
    let description = description.replace(" Needed.", "");
    let (meaning, without) = match description.split_once("Left out: ") {
        Some((meaning, without)) => (meaning.trim(), without.trim_end_matches('.')),
        None if description.contains("Needed") => (description.as_str(), "see right"),
        None => (description.as_str(), "**needed**"),
    };
    format!("| {} | {without} | {meaning} |", kind(field.kind))
}

/// A Rust type in words.
fn kind(kind: &str) -> String {
    let kind: String = kind.split_whitespace().collect();
    let inner = |name: &str| Some(kind.strip_prefix(name)?.strip_suffix('>')?.to_owned());
    if let Some(kind_within) = inner("Option<").or_else(|| inner("Spanned<")) {
        return self::kind(&kind_within);
    }
    if let Some(items) = inner("Vec<") {
        return format!("list: `[…]` of {}", self::kind(&items));
    }
    if let Some((key, value)) = inner("Entries<")
        .as_deref()
        .and_then(|entry| entry.split_once(','))
    {
        return format!("map: `{{{}: …}}` of {}", key_of(key), self::kind(value));
    }
    match kind.as_str() {
        "String" | "PictureFile" => "text: `\"…\"`".to_owned(),
        "bool" => "`true` or `false`".to_owned(),
        "u8" => "number, 0 to 255".to_owned(),
        "u16" => "number, 0 to 65535".to_owned(),
        "u32" => "number".to_owned(),
        "PieceEntry" => {
            "a piece of the book, `\"id\"`, or [a piece](#fields-of-a-piece)".to_owned()
        }
        other => link(other),
    }
}

fn key_of(key: &str) -> &'static str {
    match key {
        "char" => "'K'",
        "u8" => "10",
        _ => "\"name\"",
    }
}

/// A link to the section of a type.
fn link(name: &str) -> String {
    let sections = CHAPTERS.iter().flat_map(|chapter| chapter.sections);
    let mut sections = sections.filter(|section| section.name == name);
    match sections.next() {
        Some(section) => format!("[{}](#{})", section.what, anchor(&title(section))),
        None => name.to_owned(),
    }
}

fn title(section: &Section) -> String {
    match section.choices.is_empty() {
        true => format!("Fields of {}", section.what),
        false => format!("Names: {}", section.what),
    }
}

/// The link fragment of a heading.
fn anchor(title: &str) -> String {
    let shown = title
        .chars()
        .filter(|letter| letter.is_alphanumeric() || " -".contains(*letter));
    shown.collect::<String>().to_lowercase().replace(' ', "-")
}

/// Lines of docs joined into one paragraph.
fn words(docs: &[&str]) -> String {
    let lines: Vec<&str> = docs.iter().map(|line| line.trim()).collect();
    lines.join(" ").trim().to_owned()
}
