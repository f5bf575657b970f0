//! The texts that are translated by their English, and not by an id.

use super::Course;
use crate::guide::Guide;
use crate::texts::contents_of;
use crate::variant_file::{Catalogue, CatalogueError};
use std::collections::BTreeSet;

/// All texts in the files of the built-in games, the guide and the lessons, in English.
///
/// # Errors
///
/// If a game cannot be read, which a test rules out.
pub fn all_contents() -> Result<BTreeSet<String>, CatalogueError> {
    let mut result = Ok(());
    let contents = contents_of(|| {
        let catalogue = Catalogue::built_in();
        let guide = Guide::built_in(&catalogue);
        for page in guide.pages() {
            // A test checks that all scenes and lessons can be read.
            let _ = page.scenes(&catalogue);
        }
        for lesson in Course::built_in(&catalogue).lessons() {
            let _ = lesson.sections(&catalogue, &guide);
        }
        result = games(&catalogue);
    });
    result.map(|()| contents)
}

/// Asks for the texts of all games, with all layouts and choices.
fn games(catalogue: &Catalogue) -> Result<(), CatalogueError> {
    for id in catalogue.ids() {
        let info = catalogue.info(id)?;
        for layout in &info.layouts {
            catalogue.variant(id, Some(layout), &[])?;
        }
        for option in &info.options {
            for (choice, _) in &option.choices {
                let choices = [(option.id.clone(), choice.clone())];
                // Some choices need others too.
                let _ = catalogue.variant(id, None, &choices);
            }
        }
    }
    Ok(())
}
