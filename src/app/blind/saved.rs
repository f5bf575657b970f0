//! A game as a file: the library's form, in which everything hidden is sealed, and the players' notes.

use super::game::BlindGame;
use super::guesses::{GuessFile, Guesses};
use crate::app::board::tries::TryPlayer;
use crate::app::jobs::GameFolder;
use crate::app::variants::Games;
use baroque::blind;
use baroque::library::find::find;
use baroque::rules::ByColor;
use baroque::texts::text;
use serde::{Deserialize, Serialize};

/// The version of the form.
const FORMAT: u32 = 1;

/// The folder of the games.
pub const FOLDER: GameFolder = GameFolder { name: "blind" };

/// The longest part of an error that is shown, in characters. It may repeat words of the file.
const MAX_REASON: usize = 300;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SaveFile {
    format: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    computer: Option<TryPlayer>,
    shares: bool,
    white_guesses: Vec<GuessFile>,
    black_guesses: Vec<GuessFile>,
    game: serde_json::Value,
}

/// A game as text.
pub fn write(game: &BlindGame) -> String {
    let guesses = game.guesses.map(|guesses| guesses.to_file(game.variant()));
    let sealed = blind::save(&game.umpire, &game.tags());
    let file = SaveFile {
        format: FORMAT,
        computer: game.opponent,
        shares: game.shows_shares,
        white_guesses: guesses.white,
        black_guesses: guesses.black,
        game: serde_json::from_str(&sealed).unwrap_or_default(),
    };
    serde_json::to_string_pretty(&file).unwrap_or_default()
}

/// The game of a text.
///
/// # Errors
///
/// If it is no saved game, in words.
pub fn read(text: &str, games: &Games) -> Result<BlindGame, String> {
    let file: SaveFile = serde_json::from_str(text).map_err(|error| {
        let error: String = error.to_string().chars().take(MAX_REASON).collect();
        text!("blind-no-file", error = error)
    })?;
    if file.format != FORMAT {
        return Err(text!("tries-other-format", format = file.format));
    }
    let (umpire, _) = blind::load(&file.game.to_string(), |name| find(games, name, None, None))
        .map_err(|error| error.to_string())?;
    let mut game = BlindGame::new(umpire, file.computer);
    game.guesses = ByColor {
        white: Guesses::from_file(file.white_guesses, game.variant()),
        black: Guesses::from_file(file.black_guesses, game.variant()),
    };
    game.shows_shares = file.shares;
    // Whoever opens the game may not be the player to move.
    game.veiled = game.opponent.is_none() && !game.is_over();
    game.draw();
    Ok(game)
}
