//! Writes a game for others: its file with all that it rests on, or its rules to read.

use super::Games;
use crate::app::shell::FileChoice;
use baroque::guide::{html, markdown, rules_page};
use std::sync::Arc;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportForm {
    /// The game as one file.
    Game,
    /// Its rules as HTML.
    Html,
    /// Its rules as Markdown.
    Markdown,
}

impl ExportForm {
    pub const ALL: [ExportForm; 3] = [ExportForm::Game, ExportForm::Html, ExportForm::Markdown];

    /// The extensions of its files.
    pub fn endings(self) -> &'static [&'static str] {
        match self {
            ExportForm::Game => &["ron"],
            ExportForm::Html => &["html", "htm"],
            ExportForm::Markdown => &["md"],
        }
    }
}

/// A game to export.
#[derive(Clone, Debug, PartialEq)]
pub struct Export {
    /// The game's id.
    pub game: String,
    pub form: ExportForm,
    /// The layout and the options of a built-in game between two armies that players have chosen. The file is the game
    /// between these two.
    pub armies: Option<(String, Vec<(String, String)>)>,
}

impl Export {
    /// The suggested name of the file.
    pub fn file_name(&self) -> String {
        let end = self.form.endings()[0];
        match self.form {
            ExportForm::Game => match &self.armies {
                None => format!("{}.{end}", self.game),
                Some((_, options)) => {
                    let army = |side: &str| {
                        let mut options = options.iter();
                        let chosen = options.find(|(option, _)| option == side);
                        chosen.map_or_else(|| side.to_owned(), |(_, army)| army.clone())
                    };
                    format!("{}-against-{}.{end}", army("white"), army("black"))
                }
            },
            ExportForm::Html | ExportForm::Markdown => format!("{}-rules.{end}", self.game),
        }
    }

    /// The dialog for the file.
    pub(super) fn choice(self, games: Games) -> FileChoice {
        let (name, endings) = (self.file_name(), self.form.endings());
        FileChoice::export(name, endings, move || {
            self.contents(&games).map(String::into_bytes)
        })
    }

    fn contents(&self, games: &Games) -> Result<String, String> {
        let games = games.of(&self.game);
        let problem = |error: baroque::variant_file::CatalogueError| error.to_string();
        if self.form == ExportForm::Game {
            return match &self.armies {
                None => games.export(&self.game),
                Some((layout, options)) => games
                    .export_between(&self.game, Some(layout), options)
                    .map(|(_, text)| text),
            }
            .map_err(problem);
        }
        let variant = Arc::new(games.variant(&self.game, None, &[]).map_err(problem)?);
        let info = games
            .info_in(variant.id(), variant.layout())
            .map_err(problem)?;
        let page = rules_page(&variant, &info);
        match self.form {
            ExportForm::Html => html(&page).map_err(|error| error.to_string()),
            _ => Ok(markdown(&page)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::variant_file::{Catalogue, Source};

    #[test]
    fn a_game_and_its_rules_are_exported() {
        let mut games = Catalogue::built_in();
        let text = "(format: 1, base: \"chess\", name: \"Mine & <yours>\", setups: {\"8x8\": ()})";
        games.add("own.ron", Source::new("/games/own.ron", text));
        let games = Games::from(games);
        for form in ExportForm::ALL {
            let export = Export {
                game: "own".to_owned(),
                form,
                armies: None,
            };
            let text = export.contents(&games).unwrap();
            let name = match form {
                ExportForm::Html => "Mine &amp; &lt;yours",
                _ => "Mine & <yours>",
            };
            assert!(text.contains(name), "{text}");
        }
    }

    #[test]
    fn a_game_between_two_armies_is_written_as_a_game_of_its_own() {
        let games = Games::from(Catalogue::built_in());
        let option = |side: &str, army: &str| (side.to_owned(), army.to_owned());
        let options = vec![option("white", "ultima"), option("black", "orthodox")];
        let export = Export {
            game: "mixed".to_owned(),
            form: ExportForm::Game,
            armies: Some(("8x8".to_owned(), options)),
        };
        assert_eq!(export.file_name(), "ultima-against-orthodox.ron");
        let text = export.contents(&games).unwrap();
        let mut read = Catalogue::built_in();
        read.add("mine.ron", Source::new("mine.ron", text.as_str()));
        assert_eq!(read.check("mine"), []);
        assert!(read.info("mine").unwrap().options.is_empty(), "{text}");
    }
}
