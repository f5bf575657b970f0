//! Writes a game for others: its file with all that it rests on, or its rules to read.

use super::Games;
use crate::app::texts::text;
use baroque::guide::{html, markdown, rules_page};
use baroque::library;
use std::path::{Path, PathBuf};
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

    /// Writes the file. Returns a message for the user.
    pub fn write(&self, games: &Games, path: &Path) -> String {
        let path = self.with_ending(path);
        let place = path.display().to_string();
        let written = self.contents(games).and_then(|text| {
            library::create_folder(library::folder_of(&path))
                .and_then(|()| library::put(&path, text.as_bytes()))
                .map_err(|error| error.to_string())
        });
        match written {
            Ok(()) => text!("export-done", path = place),
            Err(problem) => text!("export-failed", path = place, problem = problem),
        }
    }

    /// The path with an extension of the form, so that the file can be opened again.
    fn with_ending(&self, path: &Path) -> PathBuf {
        let known = path.extension().is_some_and(|ending| {
            let mut endings = self.form.endings().iter();
            endings.any(|end| ending.eq_ignore_ascii_case(end))
        });
        match (known, path.file_name()) {
            (false, Some(name)) => {
                let mut name = name.to_owned();
                name.push(format!(".{}", self.form.endings()[0]));
                path.with_file_name(name)
            }
            _ => path.to_owned(),
        }
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
    use std::fs;

    #[test]
    fn a_game_and_its_rules_are_written_to_files() {
        let folder = std::env::temp_dir().join(format!("baroque-export-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
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
            let path = folder.join(export.file_name());
            let said = export.write(&games, &path.with_extension(""));
            let place = path.display().to_string();
            assert!(said.contains(&place), "{said}");
            let text = fs::read_to_string(&path).unwrap();
            let name = match form {
                ExportForm::Html => "Mine &amp; &lt;yours",
                _ => "Mine & <yours>",
            };
            assert!(text.contains(name), "{text}");
        }
        fs::remove_dir_all(folder).unwrap();
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

    #[test]
    fn what_cannot_be_written_is_said() {
        let games = Games::from(Catalogue::built_in());
        for (game, path) in [("no-such-game", "/tmp/x.ron"), ("chess", "/dev/null/x.ron")] {
            let export = Export {
                game: game.to_owned(),
                form: ExportForm::Game,
                armies: None,
            };
            let said = export.write(&games, Path::new(path));
            assert!(said.contains(path) && !said.contains("Exported"), "{said}");
        }
    }
}
