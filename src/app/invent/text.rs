//! The piece and its game as text.

use super::{Home, PieceDrawing, PieceForm, TICKS};
use baroque::rules::Variant;
use baroque::texts::text;
use baroque::variant_file::{Catalogue, Diagnostic, Fresh, GameText, LayoutText, Origin, quote};
use std::path::Path;

/// The indent of a piece's lines in a game file.
const INSET: &str = "            ";

/// A game id or a file name from a name: `Long Leaper` becomes `long-leaper`.
pub(super) fn slug(name: &str) -> String {
    let words: Vec<String> = name
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    match words.is_empty() {
        true => "piece".to_owned(),
        false => words.join("-"),
    }
}

/// The name of the drawing's copy next to the game file.
pub(super) fn drawing_name(form: &PieceForm) -> String {
    format!("{}.svg", slug(&form.name))
}

/// The piece as it stands in a game file.
pub(super) fn piece(form: &PieceForm) -> String {
    let mut fields = vec![
        format!("name: {}", quote(form.name.trim())),
        format!("moves: {}", quote(form.moves.trim())),
        format!("captures: [{}]", ticked(form, true)),
        format!("powers: [{}]", ticked(form, false)),
    ];
    let picture = match &form.drawn {
        PieceDrawing::Named(name) => name.clone(),
        PieceDrawing::File(_) => Some(drawing_name(form)),
    };
    fields.extend(picture.map(|picture| format!("picture: {}", quote(&picture))));
    let text = form.text.trim();
    if !text.is_empty() {
        fields.push(format!("text: {}", quote(text)));
    }
    let lines: String = fields
        .iter()
        .map(|field| format!("{INSET}{field},\n"))
        .collect();
    format!("(\n{lines}        )")
}

/// The ticked abilities as a list.
fn ticked(form: &PieceForm, captures: bool) -> String {
    let ticks = TICKS.iter().zip(&form.ticks);
    let chosen = ticks.filter(|(tick, ticked)| tick.captures == captures && ticked.on);
    let written: Vec<String> = chosen
        .map(|(tick, ticked)| {
            let details = tick.details.iter().zip(&ticked.details);
            let details: Vec<&str> = details.filter(|(_, on)| **on).map(|(d, _)| d.ron).collect();
            match details.is_empty() {
                true => tick.ron.to_owned(),
                false => format!("{}({})", tick.ron, details.join(", ")),
            }
        })
        .collect();
    written.join(", ")
}

/// The text of the game with the piece: its own file, or a new one based on it. `home`: the game that has the piece already, and
/// the letter that it has there.
pub(super) fn game(
    form: &PieceForm,
    catalogue: &Catalogue,
    file: Option<(&Path, &str)>,
    home: Option<&Home>,
) -> Result<GameText, Vec<Diagnostic>> {
    let in_words = |error: baroque::variant_file::CatalogueError| {
        vec![Diagnostic::file(form.game.clone(), error.to_string())]
    };
    let info = catalogue.info(&form.game).map_err(in_words)?;
    let mut text = match file {
        Some((path, text)) => GameText::new(path.display().to_string(), text)?,
        None => {
            let piece = form.name.trim();
            let name = text!("invent-own-name", game = info.name, piece = piece);
            let about = text!("invent-own-about", piece = piece, about = info.summary);
            let fresh = Fresh {
                summary: about,
                origin: Origin::Base(form.game.clone()),
                name,
                ..Fresh::default()
            };
            GameText::fresh("the game with it", &fresh)?
        }
    };
    let Some(letter) = form.capital() else {
        return Err(vec![Diagnostic::file(
            form.game.clone(),
            "the piece needs a letter, A to Z",
        )]);
    };
    let renamed = home.filter(|home| home.letter != letter);
    if let Some(home) = renamed {
        text.remove_piece(home.letter)?;
    }
    text.set_piece(letter, &piece(form))?;
    if let Some(home) = renamed.filter(|_| form.instead.is_none()) {
        // Where the piece stands, it has its new letter.
        for layout in text.layouts() {
            if let Ok(variant) = catalogue.variant(&home.id, Some(&layout), &[]) {
                text.set_layout(&layout, &in_place_of(&variant, home.letter, letter))?;
            }
        }
    }
    if let Some(old) = form.instead {
        for layout in &info.layouts {
            let Ok(variant) = catalogue.variant(&form.game, Some(layout), &[]) else {
                continue;
            };
            text.set_layout(layout, &in_place_of(&variant, old, letter))?;
        }
    }
    Ok(text)
}

/// The array of a game, and the pieces in hand, with one piece type instead of another.
fn in_place_of(variant: &Variant, old: char, new: char) -> LayoutText {
    let mut layout = LayoutText::of(variant, variant.start());
    let rows = layout.array.iter_mut().flatten().chain(&mut layout.hands);
    for row in rows {
        *row = row
            .chars()
            .map(|letter| match letter {
                capital if capital == old => new,
                small if small == old.to_ascii_lowercase() => new.to_ascii_lowercase(),
                other => other,
            })
            .collect();
    }
    layout
}
