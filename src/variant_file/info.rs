//! Descriptions of games for players, and errors in choosing a game.

use super::diagnostics::Diagnostic;
use super::schema::{Family, GameFile};
use std::fmt;

/// The description of a game before a layout and options are chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct GameInfo {
    /// The id by which the command line and protocols know it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The inventor.
    pub inventor: String,
    /// The year of the invention.
    pub year: Option<u16>,
    /// Its group on the start page.
    pub family: Family,
    /// What kind of game it is, in a sentence.
    pub summary: String,
    /// How it plays: its character.
    pub evening: String,
    /// The publications of its rules.
    pub sources: Vec<String>,
    /// Its layouts, the default one first.
    pub layouts: Vec<String>,
    /// The rules that players can choose.
    pub options: Vec<OptionInfo>,
}

impl GameInfo {
    /// Replaces each choice that the game does not offer by the default one.
    pub fn settle(&self, choices: &mut [(String, String)]) {
        for (option, choice) in choices {
            let known = self.options.iter().find(|known| known.id == *option);
            if let Some(known) = known
                && !known.choices.iter().any(|(id, _)| id == choice)
            {
                choice.clone_from(&known.default);
            }
        }
    }
}

/// A rule that players can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether the published rules do not settle it.
    pub house_rule: bool,
    /// The choices as (id, meaning).
    pub choices: Vec<(String, String)>,
    /// The id of the default choice.
    pub default: String,
}

/// Why a game cannot be played.
#[derive(Clone, Debug, PartialEq)]
pub enum CatalogueError {
    /// There is no game with this id; the second value is the nearest known id.
    Game(String, Option<String>),
    /// The game has no such layout; the list names its layouts.
    Layout(String, Vec<String>),
    /// The game has no such option; the list names its options.
    Option(String, Vec<String>),
    /// The option has no such choice; the list names its choices.
    Choice(String, String, Vec<String>),
    /// The game's file has mistakes.
    File(Vec<Diagnostic>),
}

impl fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CatalogueError::Game(id, None) => {
                write!(f, "there is no game `{id}`; `baroque list` shows all")
            }
            CatalogueError::Game(id, Some(near)) => {
                write!(f, "there is no game `{id}`; did you mean `{near}`?")
            }
            CatalogueError::Layout(layout, known) => {
                write!(
                    f,
                    "there is no layout `{layout}`; the game has {}",
                    known.join(", ")
                )
            }
            CatalogueError::Option(option, known) if known.is_empty() => {
                write!(f, "there is no option `{option}`; the game has none")
            }
            CatalogueError::Option(option, known) => {
                write!(
                    f,
                    "there is no option `{option}`; the game has {}",
                    known.join(", ")
                )
            }
            CatalogueError::Choice(option, choice, known) => write!(
                f,
                "the option `{option}` has no choice `{choice}`; it has {}",
                known.join(", ")
            ),
            CatalogueError::File(diagnostics) => {
                let lines: Vec<String> = diagnostics.iter().map(Diagnostic::to_string).collect();
                f.write_str(&lines.join("\n\n"))
            }
        }
    }
}

impl std::error::Error for CatalogueError {}

/// The description of a game file.
pub(super) fn describe(id: &str, file: &GameFile) -> GameInfo {
    let text = |text: &Option<String>| {
        file.translated(text.as_deref().unwrap_or_default())
            .to_owned()
    };
    GameInfo {
        id: id.to_owned(),
        name: file.name.clone().unwrap_or_else(|| id.to_owned()),
        inventor: file.inventor.clone().unwrap_or_default(),
        year: file.year,
        family: file.family.clone().unwrap_or(Family::Beyond),
        summary: text(&file.summary),
        evening: text(&file.evening),
        sources: file.sources.clone().unwrap_or_default(),
        layouts: file
            .setups
            .iter()
            .map(|(name, _)| name.value.clone())
            .collect(),
        options: file
            .options
            .iter()
            .map(|(option, described)| {
                let choices: Vec<(String, String)> = described
                    .choices
                    .iter()
                    .map(|(id, choice)| {
                        (id.value.clone(), file.translated(&choice.text).to_owned())
                    })
                    .collect();
                let first = choices.first().map(|(id, _)| id.clone());
                let default = file
                    .defaults
                    .get(&option.value)
                    .map(|default| default.value.clone());
                OptionInfo {
                    id: option.value.clone(),
                    name: file.translated(&described.name).to_owned(),
                    house_rule: described.house_rule.unwrap_or(false),
                    default: default.or(first).unwrap_or_default(),
                    choices,
                }
            })
            .collect(),
    }
}

/// One choice for each option of the game.
pub(super) fn choose(
    info: &GameInfo,
    wanted: &[(String, String)],
) -> Result<Vec<(String, String)>, CatalogueError> {
    let mut chosen: Vec<(String, String)> = info
        .options
        .iter()
        .map(|option| (option.id.clone(), option.default.clone()))
        .collect();
    for (option, choice) in wanted {
        let Some(index) = info.options.iter().position(|known| known.id == *option) else {
            let known = info.options.iter().map(|known| known.id.clone()).collect();
            return Err(CatalogueError::Option(option.clone(), known));
        };
        let choices = &info.options[index].choices;
        if !choices.iter().any(|(known, _)| known == choice) {
            let known = choices.iter().map(|(known, _)| known.clone()).collect();
            return Err(CatalogueError::Choice(
                option.clone(),
                choice.clone(),
                known,
            ));
        }
        chosen[index].1.clone_from(choice);
    }
    Ok(chosen)
}
