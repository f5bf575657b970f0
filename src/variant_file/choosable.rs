//! The choice of armies, in games that offer it: one option for each side. The options list the armies that fit the
//! layout by width, height and zones.

use super::compile::Book;
use super::info::OptionInfo;
use super::schema::{ArmiesFile, GameFile};
use crate::rules::Color;
use crate::texts::{color_key, text};

/// The options by which players choose armies; none if the game has none. They list the armies that fit
/// `layout`, or any layout if it is `None`.
pub(super) fn options(file: &GameFile, layout: Option<&str>, book: &Book) -> Vec<OptionInfo> {
    let Some(armies) = file.armies.as_ref().filter(|a| a.choose == Some(true)) else {
        return Vec::new();
    };
    let fitting = fitting(armies, file, layout, book);
    let white = default_army(&armies.white.value, None, &fitting);
    let black = default_army(&armies.black.value, Some(&white), &fitting);
    Color::ALL
        .into_iter()
        .zip([white, black])
        .map(|(color, default)| OptionInfo {
            id: color.to_string().to_lowercase(),
            name: text!("option-army", side = color_key(color)),
            house_rule: false,
            choices: fitting.clone(),
            default,
        })
        .collect()
}

/// The ids and names of the armies that fit.
fn fitting(
    armies: &ArmiesFile,
    file: &GameFile,
    layout: Option<&str>,
    book: &Book,
) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for (name, setup) in file.setups.iter() {
        if layout.is_none_or(|layout| layout == name.value) {
            for army in book.armies_for(armies, setup) {
                if !found.contains(&army) {
                    found.push(army);
                }
            }
        }
    }
    found
}

/// The default army: the one that the game names if it fits, otherwise the first one that differs from
/// the other side's.
fn default_army(named: &str, other: Option<&String>, fitting: &[(String, String)]) -> String {
    let is_named = |(id, _): &&(String, String)| id == named;
    let is_other = |(id, _): &&(String, String)| Some(id) != other;
    let found = fitting
        .iter()
        .find(is_named)
        .or_else(|| fitting.iter().find(is_other))
        .or(fitting.first());
    found.map_or_else(|| named.to_owned(), |(id, _)| id.clone())
}
