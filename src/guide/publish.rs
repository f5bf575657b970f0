//! A page to read elsewhere: Markdown or HTML.

use super::contents::Page;
use crate::diagram::{BadSize, BoardView, Look, Picture, escape, static_board};
use crate::texts::{language, text};
use std::fmt::Write;

/// The width of the board in HTML, in pixels.
const WIDTH: u32 = 480;

/// The title, the paragraphs and the source of a page as Markdown.
pub fn markdown(page: &Page) -> String {
    let mut text = format!("# {}\n\n", page.title);
    for (index, paragraph) in page.text.iter().enumerate() {
        // Items of a list are kept together.
        let list = is_item(paragraph) && page.text.get(index + 1).is_some_and(|next| is_item(next));
        let _ = writeln!(text, "{paragraph}{}", if list { "" } else { "\n" });
    }
    if !page.source.is_empty() {
        let _ = writeln!(text, "{}", source(page));
    }
    text
}

/// A page as HTML, with a picture of the game's array.
///
/// # Errors
///
/// If the picture cannot be drawn.
pub fn html(page: &Page) -> Result<String, BadSize> {
    let variant = &page.variant;
    let view = BoardView::of(variant, false);
    let picture = Picture::new(variant, &view, &Look::default(), WIDTH)?;
    let array = static_board(&view, variant, variant.start(), None);
    let source = match page.source.is_empty() {
        true => String::new(),
        false => format!("<p>{}</p>\n", escape(&source(page))),
    };
    Ok(format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head><meta charset=\"utf-8\"><title>{title}</title></head>\n<body>\n\
         <h1>{title}</h1>\n{svg}\n{text}{source}</body>\n</html>\n",
        language = language(),
        title = escape(&page.title),
        svg = picture.svg(&array),
        text = paragraphs(&page.text),
    ))
}

fn source(page: &Page) -> String {
    text!("guide-source", source = page.source.as_str())
}

fn is_item(paragraph: &str) -> bool {
    paragraph.starts_with("- ")
}

/// Paragraphs and lists as HTML.
fn paragraphs(paragraphs: &[String]) -> String {
    let mut text = String::new();
    let mut in_list = false;
    for paragraph in paragraphs {
        let item = paragraph.strip_prefix("- ");
        match (in_list, item.is_some()) {
            (false, true) => text.push_str("<ul>\n"),
            (true, false) => text.push_str("</ul>\n"),
            _ => {}
        }
        in_list = item.is_some();
        let _ = match item {
            Some(item) => writeln!(text, "<li>{}</li>", escape(item)),
            None => writeln!(text, "<p>{}</p>", escape(paragraph)),
        };
    }
    if in_list {
        text.push_str("</ul>\n");
    }
    text
}
