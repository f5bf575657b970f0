//! The result of a form: a game with the piece, or its problems.

use super::text::{self, drawing_name, slug};
use super::{Home, PieceForm, has_letter};
use baroque::rules::{ByColor, Color, Piece, PieceType, Variant, betza};
use baroque::texts::text;
use baroque::variant_file::{Catalogue, Drawing, Source};
use std::path::Path;
use std::sync::Arc;

/// A problem of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The problem, in words.
    pub message: String,
    /// How to fix it.
    pub help: Option<String>,
}

/// The result of a form.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// A problem with the movement: the index of the letter, and words.
    pub moves: Option<(usize, String)>,
    /// The other problems.
    pub troubles: Vec<Trouble>,
    /// A problem with the drawing. The game can still be played.
    pub drawing: Option<String>,
    /// The user's own drawing.
    own: Option<Arc<ByColor<String>>>,
    /// The id of the game with the piece in it.
    pub id: String,
    /// The text of its file.
    pub text: String,
    /// The game with the piece, if there is no problem.
    pub game: Option<Arc<Variant>>,
}

impl Outcome {
    /// Compiles a form, with the drawing from the file that it names. It changes the file that has the piece already,
    /// or that of the game. A built-in game gets a new file.
    pub fn of(
        form: &PieceForm,
        base: &Variant,
        catalogue: &Catalogue,
        home: Option<&Home>,
        drawing: Option<Drawing>,
    ) -> Outcome {
        let id = home.map_or(&form.game, |home| &home.id);
        let file = catalogue.file_of(id);
        let file = file.map(|source| (Path::new(&source.name), source.text.as_str()));
        let mut outcome = Outcome {
            moves: betza::parse(form.moves.trim())
                .err()
                .map(|e| (e.at, e.problem)),
            troubles: unfilled(form, base),
            ..Outcome::default()
        };
        let drawing = drawing.map(|drawing| (drawing_name(form), drawing));
        match &drawing {
            Some((_, Err(why))) => outcome.drawing = Some(why.clone()),
            Some((_, Ok(own))) => outcome.own = Some(own.sides.clone()),
            None => {}
        }
        outcome.id = match file {
            Some(_) => id.clone(),
            None => catalogue.free_id(&format!("{}-{}", form.game, slug(&form.name))),
        };
        if outcome.troubles.is_empty() && outcome.moves.is_none() {
            outcome.compile(form, catalogue, (file, home), drawing);
        }
        outcome
    }

    /// Compiles the game, and records the problems.
    fn compile(
        &mut self,
        form: &PieceForm,
        catalogue: &Catalogue,
        (file, home): (Option<(&Path, &str)>, Option<&Home>),
        drawing: Option<(String, Drawing)>,
    ) {
        let made = match text::game(form, catalogue, file, home) {
            Ok(made) => made,
            Err(problems) => return self.take_down(problems),
        };
        self.text = made.text().to_owned();
        let name = file.map_or_else(|| self.id.clone(), |(path, _)| path.display().to_string());
        let drawings = drawing.into_iter().collect();
        let source = Source::with_drawings(name, self.text.clone(), drawings);
        let mut catalogue = catalogue.clone();
        catalogue.add(&format!("{}.ron", self.id), source);
        let mut problems = catalogue.check(&self.id);
        // The form shows problems of drawings elsewhere.
        let pictures = catalogue.picture_problems(&self.id);
        problems.retain(|problem| !pictures.contains(problem));
        self.take_down(problems);
        if self.troubles.is_empty() {
            let game = catalogue.variant(&self.id, None, &[]);
            self.game = game.ok().map(Arc::new);
        }
    }

    fn take_down(&mut self, problems: Vec<baroque::variant_file::Diagnostic>) {
        for problem in problems {
            let trouble = Trouble {
                message: problem.message,
                help: problem.help,
            };
            if !self.troubles.contains(&trouble) {
                self.troubles.push(trouble);
            }
        }
    }

    /// White's version of the user's own drawing.
    pub fn own_drawing(&self) -> Option<&str> {
        self.own.as_ref().map(|own| own.white.as_str())
    }

    /// Whether the piece is in the starting array, or in a hand at the start.
    pub fn stands(&self, form: &PieceForm) -> bool {
        self.piece(form)
            .is_some_and(|(variant, piece)| begins(&variant, piece.piece_type()))
    }

    /// The piece in its game.
    pub fn piece(&self, form: &PieceForm) -> Option<(Arc<Variant>, Piece)> {
        let game = self.game.as_ref()?;
        let letter = form.capital()?;
        let piece = game
            .piece(letter)
            .or_else(|| game.piece(letter.to_ascii_lowercase()))?;
        Some((game.clone(), piece))
    }
}

/// Whether pieces of a type are in the starting array of a game, or in a hand at the start.
pub fn begins(game: &Variant, kind: PieceType) -> bool {
    let start = game.start();
    let held = |color| start.hand(color).count(kind) > 0;
    start.of_type(kind).any() || Color::ALL.into_iter().any(held)
}

/// Missing fields, and letters that a game file would read as another piece.
fn unfilled(form: &PieceForm, base: &Variant) -> Vec<Trouble> {
    let mut troubles = Vec::new();
    let mut trouble = |message: String, help: &str| {
        troubles.push(Trouble {
            message,
            help: Some(help.to_owned()),
        });
    };
    if form.name.trim().is_empty() {
        trouble(
            text!("invent-no-name").to_owned(),
            text!("invent-no-name-help"),
        );
    }
    match form.capital() {
        None => trouble(
            text!("invent-no-letter").to_owned(),
            text!("invent-no-letter-help"),
        ),
        Some(letter) => {
            let owner = Color::ALL
                .into_iter()
                .find(|&color| has_letter(base, color, letter));
            if let Some(piece) = owner.and_then(|color| of_letter(base, color, letter)) {
                let kind = base.kind(piece.piece_type());
                trouble(
                    text!(
                        "invent-letter-taken",
                        letter = letter.to_string(),
                        piece = kind,
                        game = base.name()
                    ),
                    text!("invent-letter-taken-help"),
                );
            }
        }
    }
    troubles
}

/// The piece of a side with a letter.
fn of_letter(variant: &Variant, color: Color, letter: char) -> Option<Piece> {
    match color {
        Color::White => variant.piece(letter),
        Color::Black => variant.piece(letter.to_ascii_lowercase()),
    }
}
