//! A game as a file: the library's form with the sealed secret, and the players' notes.

use super::game::{PenultimaGame, TryJudge};
use crate::app::board::tries::TryPlayer;
use crate::app::jobs::GameFolder;
use baroque::penultima::{self, Laboratory, NotebookPage, Role, Rule};
use baroque::texts::text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The version of the form.
const FORMAT: u32 = 1;

/// The folder of the games.
pub const FOLDER: GameFolder = GameFolder { name: "penultima" };

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SaveFile {
    format: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    computer: Option<TryPlayer>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    laboratory: Option<LaboratoryFile>,
    found: Vec<FoundFile>,
    pages: Vec<NotebookPage>,
    starred: BTreeSet<usize>,
    game: serde_json::Value,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LaboratoryFile {
    wrong: usize,
    shown: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FoundFile {
    piece: Role,
    rule: Rule,
}

/// A game as text. Games with different secrets look alike but for the sealed field.
pub fn write(game: &PenultimaGame) -> String {
    let laboratory = game.laboratory().map(|laboratory| LaboratoryFile {
        wrong: laboratory.wrong(),
        shown: game.shown,
        day: game.day.clone(),
    });
    let found = |(piece, rule): &(Role, Rule)| FoundFile {
        piece: *piece,
        rule: rule.clone(),
    };
    let file = SaveFile {
        format: FORMAT,
        computer: game.opponent,
        laboratory,
        found: game.found.iter().map(found).collect(),
        pages: game.notebook.pages.clone(),
        starred: game.notebook.starred.clone(),
        game: serde_json::from_str(&penultima::save(game.referee())).unwrap_or_default(),
    };
    serde_json::to_string_pretty(&file).unwrap_or_default()
}

/// The beginning of what is wrong: it repeats words of the file, which have any length.
fn reason(error: &serde_json::Error) -> String {
    error.to_string().chars().take(300).collect()
}

/// The game of a text.
///
/// # Errors
///
/// If it is no saved game, in words.
pub fn read(text: &str) -> Result<PenultimaGame, String> {
    let file: SaveFile = serde_json::from_str(text)
        .map_err(|error| text!("penultima-no-file", error = reason(&error)))?;
    if file.format != FORMAT {
        return Err(text!("tries-other-format", format = file.format));
    }
    let referee = penultima::load(&file.game.to_string()).map_err(|error| error.to_string())?;
    let play = match &file.laboratory {
        Some(laboratory) => {
            let found = file.found.iter().map(|found| found.piece).collect();
            let wrong = laboratory.wrong;
            TryJudge::Laboratory(Laboratory::restored(referee, found, wrong))
        }
        None => TryJudge::Match(referee),
    };
    let mut game = PenultimaGame::new(play, file.computer);
    let found = file
        .found
        .into_iter()
        .map(|found| (found.piece, found.rule));
    game.found = found.collect();
    if let Some(laboratory) = file.laboratory {
        game.shown = laboratory.shown;
        game.day = laboratory.day;
    }
    let tries = game.public().log().len();
    game.notebook.starred = file.starred.into_iter().filter(|&at| at < tries).collect();
    for known in &mut game.notebook.pages {
        if let Some(page) = file.pages.iter().find(|page| page.role == known.role) {
            known.clone_from(page);
        }
    }
    game.show_end();
    Ok(game)
}
