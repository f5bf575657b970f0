//! `baroque list`: the games, their layouts and options.

use super::{Failure, output, target};
use crate::notation::write_fen;
use crate::variant_file::{Catalogue, CatalogueError, GameInfo};
use clap::Args;
use serde::Serialize;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct List {
    /// Write JSON.
    #[arg(long)]
    json: bool,
    /// A folder of games to add to the built-in ones.
    #[arg(long, value_name = "DIR")]
    variants: Option<PathBuf>,
}

#[derive(Serialize)]
struct ListedGame {
    id: String,
    name: String,
    layouts: Vec<Layout>,
    options: Vec<Choices>,
}

#[derive(Serialize)]
struct Layout {
    name: String,
    fen: String,
}

#[derive(Serialize)]
struct Choices {
    id: String,
    name: String,
    house_rule: bool,
    default: String,
    choices: Vec<ListedChoice>,
}

#[derive(Serialize)]
struct ListedChoice {
    id: String,
    text: String,
}

impl List {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let catalogue = target::catalogue(self.variants.as_deref())?;
        let mut games = Vec::new();
        for id in catalogue.ids() {
            match describe(&catalogue, id) {
                Ok(game) => games.push(game),
                Err(error) => output::complain(&error.to_string()),
            }
        }
        if self.json {
            output::json(&games)
        } else {
            games.iter().try_for_each(|game| output::line(&text(game)))
        }
    }
}

fn describe(catalogue: &Catalogue, id: &str) -> Result<ListedGame, CatalogueError> {
    let info: GameInfo = catalogue.info(id)?;
    let mut layouts = Vec::new();
    for name in info.layouts {
        let variant = catalogue.variant(id, Some(&name), &[])?;
        let fen = write_fen(&variant, variant.start());
        layouts.push(Layout { name, fen });
    }
    let options = info.options.into_iter().map(|option| Choices {
        id: option.id,
        name: option.name,
        house_rule: option.house_rule,
        default: option.default,
        choices: option
            .choices
            .into_iter()
            .map(|(id, text)| ListedChoice { id, text })
            .collect(),
    });
    Ok(ListedGame {
        id: info.id,
        name: info.name,
        options: options.collect(),
        layouts,
    })
}

fn text(game: &ListedGame) -> String {
    let mut text = format!("{}  {}", game.id, game.name);
    for layout in &game.layouts {
        text.push_str(&format!("\n    {:<6} {}", layout.name, layout.fen));
    }
    for option in &game.options {
        let house = if option.house_rule {
            " (house rule)"
        } else {
            ""
        };
        text.push_str(&format!(
            "\n    --option {}=…  {}{house}",
            option.id, option.name
        ));
        for choice in &option.choices {
            let default = if choice.id == option.default {
                " (default)"
            } else {
                ""
            };
            text.push_str(&format!(
                "\n        {}{default}: {}",
                choice.id, choice.text
            ));
        }
    }
    text
}
