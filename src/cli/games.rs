//! `baroque games`: games from files, as a list, as JSON or in another form.

use super::target::{self, option};
use super::{Failure, output};
use crate::game::collection::{decode, expect_text};
use crate::game::sites::{write_courier, write_zillions};
use crate::game::{Game, GameName, Tree};
use crate::library::pgn_file;
use crate::library::played::{has_variations, read_all};
use crate::notation::{Read, write_fen, write_move};
use crate::variant_file::Catalogue;
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub(super) struct GamesCommand {
    /// Files of games: PGN, move lists of Game Courier, saved games of Zillions of Games. `-` is standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The game, by an id from `baroque list`. Default: the game that the file names, or the one that its moves fit.
    #[arg(long)]
    game: Option<String>,
    /// The layout. Default: the layout that the moves fit.
    #[arg(long)]
    layout: Option<String>,
    /// A rule option of the game, such as `suicide=off`.
    #[arg(long = "option", value_name = "OPTION=CHOICE", value_parser = option)]
    options: Vec<(String, String)>,
    /// Write the games in this form.
    #[arg(long, value_name = "FORM", conflicts_with = "json")]
    to: Option<OutputForm>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
    /// A folder of games to add to the built-in ones.
    #[arg(long, value_name = "DIR")]
    variants: Option<PathBuf>,
}

/// A form to write.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum OutputForm {
    /// Portable Game Notation, with variations.
    Pgn,
    /// A move list for Game Courier.
    Courier,
    /// A saved game for Zillions of Games.
    Zillions,
}

#[derive(Serialize)]
struct GameRow {
    game: String,
    layout: String,
    start: String,
    result: &'static str,
    tags: BTreeMap<String, String>,
    moves: Vec<String>,
    end: String,
    notes: Vec<NoteRow>,
}

#[derive(Serialize)]
struct NoteRow {
    line: usize,
    note: String,
}

impl GamesCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let catalogue = target::catalogue(self.variants.as_deref())?;
        let mut read: Vec<Read<Game>> = Vec::new();
        for path in &self.files {
            match text_of(path) {
                Ok(text) => self.read(&catalogue, path, &text, &mut read),
                Err(problem) => output::complain(&problem),
            }
        }
        if read.is_empty() {
            return Err(Failure("no game was read".to_owned()));
        }
        match (self.json, self.to) {
            (true, _) => output::json(&read.iter().map(row).collect::<Vec<_>>()),
            (false, Some(form)) => write_all(&read, form),
            (false, None) => list(&read),
        }
    }

    /// Adds the games of a file to `read`, and tells what is wrong with them. JSON has the notes of its games.
    fn read(&self, catalogue: &Catalogue, path: &Path, text: &str, read: &mut Vec<Read<Game>>) {
        let name: GameName = (
            self.game.as_deref(),
            self.layout.as_deref(),
            self.options.clone(),
        );
        for game in read_all(catalogue, text, &name, None) {
            match game {
                Ok(game) => {
                    let notes = game.notes.iter().filter(|_| !self.json);
                    notes.for_each(|note| output::tell(path, note));
                    read.push(game);
                }
                Err(note) => output::tell(path, &note),
            }
        }
    }
}

/// The text of a file, or of standard input.
pub(super) fn text_of(path: &Path) -> Result<String, String> {
    let bytes = match path.to_str() {
        Some("-") => {
            let mut bytes = Vec::new();
            let input = std::io::stdin()
                .lock()
                .take(pgn_file::LONGEST)
                .read_to_end(&mut bytes);
            input.map_err(|error| format!("standard input cannot be read: {error}"))?;
            bytes
        }
        _ => pgn_file::read(path)?,
    };
    expect_text(&bytes)
        .map_err(|problem| format!("{} has nothing to read: {problem}", path.display()))?;
    Ok(decode(&bytes))
}

fn row(read: &Read<Game>) -> GameRow {
    let game = &read.value;
    let variant = game.tree.variant();
    let root = &game.tree.node(Tree::ROOT).position;
    let line = || game.tree.line_after(Tree::ROOT);
    let end = line()
        .last()
        .map_or(root, |at| &game.tree.node(at).position);
    let moves = line().filter_map(|at| game.tree.node(at).ply.as_ref());
    let tags = game.tags.iter();
    let notes = read.notes.iter().map(|note| NoteRow {
        line: note.line,
        note: note.message.clone(),
    });
    GameRow {
        game: variant.id().to_owned(),
        layout: variant.layout().to_owned(),
        start: write_fen(variant, root),
        result: game.result(),
        tags: tags
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect(),
        moves: moves
            .map(|ply| write_move(variant, ply.transition.mv))
            .collect(),
        end: write_fen(variant, end),
        notes: notes.collect(),
    }
}

/// Writes a line for each game: its number, players, game, plies and result.
fn list(read: &[Read<Game>]) -> Result<(), Failure> {
    for (index, Read { value: game, .. }) in read.iter().enumerate() {
        let player = |tag| {
            game.tags
                .get(tag)
                .filter(|name| !name.is_empty())
                .unwrap_or("?")
        };
        let plies = game.tree.line_after(Tree::ROOT).count();
        output::line(&format!(
            "{}  {} - {}  {}  {plies} {}  {}",
            index + 1,
            player("White"),
            player("Black"),
            game.tree.variant().id(),
            if plies == 1 { "ply" } else { "plies" },
            game.result()
        ))?;
    }
    Ok(())
}

fn write_all(read: &[Read<Game>], form: OutputForm) -> Result<(), Failure> {
    for (index, Read { value: game, .. }) in read.iter().enumerate() {
        if index > 0 {
            output::line("")?;
        }
        let text = match form {
            OutputForm::Pgn => game.write(),
            OutputForm::Courier => write_courier(game),
            OutputForm::Zillions => write_zillions(game),
        };
        if !matches!(form, OutputForm::Pgn) && has_variations(game) {
            output::note(&format!(
                "game {}: the variations are left out; PGN keeps them",
                index + 1
            ));
        }
        output::text(&text)?;
    }
    Ok(())
}
