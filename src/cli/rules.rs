//! `baroque rules`: the rules of any game in words, to read or to publish.

use super::{Failure, Target, guide, output};
use crate::diagram::{BoardView, Look, Picture, escape, static_board};
use crate::guide::rules_page;
use clap::Args;
use std::sync::Arc;

/// The width of the board in HTML, in pixels.
const WIDTH: u32 = 480;

#[derive(Debug, Args)]
pub(super) struct RulesCommand {
    #[command(flatten)]
    target: Target,
    /// Write HTML with a picture of the array. Without it: Markdown.
    #[arg(long)]
    html: bool,
}

impl RulesCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (catalogue, variant, _) = self.target.open_with_catalogue()?;
        let variant = Arc::new(variant);
        let info = catalogue.info_in(variant.id(), variant.layout())?;
        let page = rules_page(&variant, &info);
        if !self.html {
            return output::text(&guide::words(&page));
        }
        let view = BoardView::of(&variant, false);
        let picture = Picture::new(&variant, &view, &Look::default(), WIDTH)?;
        let array = static_board(&view, &variant, variant.start(), None);
        output::text(&format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>{title}</title></head>\n<body>\n\
             <h1>{title}</h1>\n{svg}\n{text}<p>Source: {source}</p>\n</body>\n</html>\n",
            title = escape(&page.title),
            svg = picture.svg(&array),
            text = paragraphs(&page.text),
            source = escape(&page.source),
        ))
    }
}

/// Paragraphs and lists.
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
        match item {
            Some(item) => text.push_str(&format!("<li>{}</li>\n", escape(item))),
            None => text.push_str(&format!("<p>{}</p>\n", escape(paragraph))),
        }
    }
    if in_list {
        text.push_str("</ul>\n");
    }
    text
}
