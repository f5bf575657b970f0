//! The drawings of pieces: built-in drawings by name, or files beside the game's file.
//!
//! A game with a faulty drawing can be played: the piece is shown by its letter. So these mistakes are
//! kept apart from those of the rules.

use crate::diagram::picture_names;
use crate::rules::ByColor;
use crate::variant_file::diagnostics::{Diagnostic, is_drawing, suggestion};
use crate::variant_file::schema::PictureFile;
use std::sync::Arc;

/// The drawing of its own that a piece has.
pub(super) fn drawing(picture: &PictureFile) -> Option<Arc<ByColor<String>>> {
    let own = picture.drawing.as_ref()?.as_ref();
    own.ok().map(|drawing| drawing.sides.clone())
}

/// The name by which renderers find a built-in drawing.
pub(super) fn name(picture: &PictureFile) -> String {
    match picture.is_svg() {
        true => "own.svg".to_owned(),
        false => picture.text.value.clone(),
    }
}

/// The mistake of the drawing that a piece names, if it has one.
pub fn problem(picture: &PictureFile) -> Option<Diagnostic> {
    let name = &picture.text.value;
    let span = &picture.text.span;
    if is_drawing(name) || picture.is_svg() {
        let why = match &picture.drawing {
            Some(Ok(_)) => return None,
            Some(Err(why)) => why,
            None => "only a game file on disk has drawings beside it",
        };
        let message = match picture.is_svg() {
            true => format!("the drawing cannot be used: {why}"),
            false => format!("the drawing `{name}` cannot be used: {why}"),
        };
        let help = "until then the piece is shown by its letter";
        return Some(Diagnostic::new(span, message).with_help(help));
    }
    let known = picture_names();
    if known.contains(&name.as_str()) || name == "blank" {
        return None;
    }
    let message = format!("there is no drawing `{name}`");
    let near = suggestion(name, known);
    let help = format!("{near}; the name of your own drawing ends in `.svg`");
    Some(Diagnostic::new(span, message).with_help(help))
}
