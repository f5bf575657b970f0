//! The drawings of pieces: built-in drawings by name, or files beside the game's file.
//!
//! A game with a faulty drawing can be played: the piece is shown by its letter. So these mistakes are
//! kept apart from those of the rules.

use crate::diagram::picture_names;
use crate::rules::ByColor;
use crate::variant_file::decode::Spanned;
use crate::variant_file::diagnostics::{Diagnostic, is_drawing, suggestion};
use std::sync::Arc;

/// The drawing in a file that a piece names.
pub(super) fn drawing(picture: &Spanned<String>) -> Option<Arc<ByColor<String>>> {
    let beside = picture.span.source.beside(&picture.value)?;
    beside.as_ref().ok().cloned()
}

/// The mistake of the drawing that a piece names, if it has one.
pub fn problem(picture: &Spanned<String>) -> Option<Diagnostic> {
    let name = &picture.value;
    if is_drawing(name) {
        let why = match picture.span.source.beside(name) {
            Some(Ok(_)) => return None,
            Some(Err(why)) => why.clone(),
            None => "only a game file on disk has drawings beside it".to_owned(),
        };
        let message = format!("the drawing `{name}` cannot be used: {why}");
        let help = "until then the piece is shown by its letter";
        return Some(Diagnostic::new(&picture.span, message).with_help(help));
    }
    let known = picture_names();
    if known.contains(&name.as_str()) || name == "blank" {
        return None;
    }
    let message = format!("there is no drawing `{name}`");
    let near = suggestion(name, known);
    let help = format!("{near}; the name of your own drawing ends in `.svg`");
    Some(Diagnostic::new(&picture.span, message).with_help(help))
}
