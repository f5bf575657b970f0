//! Copies a game's file as the start of a new game.

use super::diagnostics::Source;
use super::edit::GameText;
use std::sync::Arc;

/// The text of a game's file under a new name, with comment lines above it. Everything else stays the
/// same, comments included.
pub fn copy_under(source: &Arc<Source>, name: &str, comment: &[String]) -> String {
    let mut text = source.text.clone();
    // A file that is not a game has no name field, so it is copied without a change.
    if let Ok(mut game) = GameText::new(source.name.clone(), source.text.clone())
        && game.set_text("name", name).is_ok()
    {
        text = game.text().to_owned();
    }
    let head: String = comment.iter().map(|line| comment_line(line)).collect();
    format!("{head}{}", text.trim_start_matches('\u{feff}'))
}

fn comment_line(line: &str) -> String {
    match line {
        "" => "//\n".to_owned(),
        line => format!("// {line}\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    fn copied(text: &str, name: &str) -> String {
        let comment = ["A copy.".to_owned(), String::new()];
        copy_under(&Source::new("a.ron", text), name, &comment)
    }

    #[test]
    fn only_the_name_changes_and_comments_stay() {
        let text = "// Mine.\n(format: 1, /* so called */ name: \"Mine\", base: \"chess\")\n";
        let expected = "// A copy.\n//\n// Mine.\n(format: 1, /* so called */ name: \"Yours\", base: \"chess\")\n";
        assert_eq!(copied(text, "Yours"), expected);
    }

    #[test]
    fn a_game_without_a_name_gets_one_and_quotes_survive() {
        let copy = copied("(format: 1, base: \"chess\")", "My \"best\" \\ game");
        let mut catalogue = Catalogue::built_in();
        catalogue.add("copy.ron", Source::new("copy.ron", copy));
        assert_eq!(catalogue.check("copy"), []);
        let info = catalogue.info("copy").unwrap();
        assert_eq!(info.name, "My \"best\" \\ game");
    }

    #[test]
    fn every_game_can_be_copied() {
        let mut catalogue = Catalogue::built_in();
        let ids: Vec<String> = catalogue.ids().map(str::to_owned).collect();
        for id in ids {
            let text = copy_under(catalogue.source(&id).unwrap(), "Copy", &[]);
            catalogue.add("copy.ron", Source::new("copy.ron", text));
            let of = |id: &str| catalogue.variant(id, None, &[]).unwrap();
            let (copy, game) = (of("copy"), of(&id));
            assert_eq!(copy.name(), "Copy");
            assert_eq!(copy.start(), game.start(), "{id}");
            assert_eq!(copy.kinds(), game.kinds(), "{id}");
        }
    }

    #[test]
    fn a_text_without_a_record_is_copied_unchanged() {
        assert_eq!(copied("[1]", "x"), "// A copy.\n//\n[1]");
    }
}
