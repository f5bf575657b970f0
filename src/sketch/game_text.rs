//! Layouts as game files, and the compiler's diagnostics.

use super::custom_board::CustomBoard;
use super::shape::{self, BoardFault, Cell};
use crate::rules::{ByColor, Color, Hand, Piece, Position, Setup, Variant};
use crate::variant_file::{
    Catalogue, Diagnostic, FileKind, Fresh, GameText, LayoutText, Origin, Severity, Source,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The id of a custom board that has no file yet.
const TRIAL: &str = "own-board";

/// The text of a new game file: a game with the user's own layout.
///
/// # Errors
///
/// If a name cannot be written in a game file.
pub fn game_text(
    catalogue: &Catalogue,
    file: &str,
    name: &str,
    base: &Variant,
    layout: (&str, LayoutText),
) -> Result<String, Vec<Diagnostic>> {
    let fresh = Fresh {
        name: name.to_owned(),
        summary: format!("{} with your own setup.", base.name()),
        origin: Origin::Base(base.id().to_owned()),
        layouts: vec![(layout.0.to_owned(), layout.1)],
        ..Fresh::default()
    };
    let text = GameText::fresh(file, &fresh)?;
    let chosen = chosen(catalogue, base);
    let whole = match text.text().rfind(')') {
        Some(end) => format!("{}{chosen}{}", &text.text()[..end], &text.text()[end..]),
        None => text.text().to_owned(),
    };
    // Reading the text again makes sure that it is valid.
    GameText::new(file, whole).map(|text| text.text().to_owned())
}

/// The armies and options of a game that differ from the defaults.
fn chosen(catalogue: &Catalogue, base: &Variant) -> String {
    let Ok(info) = catalogue.info_in(base.id(), base.layout()) else {
        return String::new();
    };
    let choice = |id: &str| {
        let mut options = base.options().iter();
        options
            .find(|(known, _)| known == id)
            .map(|(_, choice)| choice)
    };
    let mut text = String::new();
    let armies = choice("white").zip(choice("black"));
    if let Some((white, black)) = armies {
        text.push_str(&format!(
            "    armies: (white: {white:?}, black: {black:?}),\n"
        ));
    }
    let others = info.options.iter().filter(|option| {
        let army = armies.is_some() && ["white", "black"].contains(&option.id.as_str());
        !army && choice(&option.id).is_some_and(|choice| *choice != option.default)
    });
    let changed: Vec<String> = others
        .filter_map(|option| Some(format!("{:?}: {:?}", option.id, choice(&option.id)?)))
        .collect();
    if !changed.is_empty() {
        text.push_str(&format!("    defaults: {{{}}},\n", changed.join(", ")));
    }
    text
}

/// All mistakes in a game file with this name, if it is added to the other games.
pub fn mistakes(catalogue: &Catalogue, file: &str, text: &str) -> Vec<Diagnostic> {
    let (games, id) = with(catalogue, file, text);
    games.check(&id)
}

fn with(catalogue: &Catalogue, file: &str, text: &str) -> (Catalogue, String) {
    let mut games = catalogue.clone();
    games.add(file, Source::new(file, text));
    let id = match FileKind::of(file) {
        Some((FileKind::Game, id)) => id.to_owned(),
        _ => String::new(),
    };
    (games, id)
}

/// The fault of a game file with mistakes.
fn fault(mistakes: &[Diagnostic]) -> BoardFault {
    let mut words: Vec<String> = mistakes.iter().map(sentence).collect();
    words.dedup();
    BoardFault::Mistakes(words)
}

/// A mistake in one or two sentences, without quoting a text that the user has not written.
fn sentence(mistake: &Diagnostic) -> String {
    let help = mistake.help.as_ref();
    let help = help.map_or_else(String::new, |help| format!(" ({help})"));
    let text = format!("{}{help}.", mistake.message);
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

impl CustomBoard {
    /// The default name of the layout: the game's own as long as its size is the same.
    pub fn layout_name(&self) -> String {
        match self.keeps_size() {
            true => self.base.layout().to_owned(),
            false => format!("{}x{}", self.shape.width, self.shape.height),
        }
    }

    /// The default name of the game. The size replaces one that the name has already.
    pub fn name(&self) -> String {
        let (width, height) = (self.shape.width, self.shape.height);
        let name = self.base.name();
        let short = name.rsplit_once(" on ").filter(|(_, size)| {
            let sides: Vec<&str> = size.split(" × ").collect();
            sides.len() == 2 && sides.iter().all(|side| side.parse::<usize>().is_ok())
        });
        let name = short.map_or(name, |(name, _)| name);
        format!("{name} on {width} × {height}")
    }

    /// Warnings of what can never happen in the game with these pieces, in words.
    pub fn warnings(&self, catalogue: &Catalogue, pieces: &BTreeMap<Cell, Piece>) -> Vec<String> {
        let Ok(text) = self.text(catalogue, pieces) else {
            return Vec::new();
        };
        let (games, id) = with(catalogue, &format!("{TRIAL}.ron"), &text);
        let remarks = games.remarks(&id);
        let mut words: Vec<String> = remarks
            .iter()
            .filter(|remark| remark.severity == Severity::Warning)
            .map(sentence)
            .collect();
        words.dedup();
        words
    }

    /// The text of the whole file with these pieces.
    fn text(
        &self,
        catalogue: &Catalogue,
        pieces: &BTreeMap<Cell, Piece>,
    ) -> Result<String, Vec<Diagnostic>> {
        let layout = (&*self.layout_name(), self.layout(pieces));
        let file = format!("{TRIAL}.ron");
        game_text(catalogue, &file, &self.name(), &self.base, layout)
    }

    /// The empty board with the game's pieces.
    ///
    /// # Errors
    ///
    /// If the game does not work on this board.
    pub fn canvas(&self, catalogue: &Catalogue) -> Result<Arc<Variant>, BoardFault> {
        if let Some(fault) = self.shape.fault() {
            return Err(fault);
        }
        let kings = shape::kings_alone(&self.base, &self.shape);
        let text = self.text(catalogue, &kings);
        let text = text.map_err(|mistakes| fault(&mistakes))?;
        // The choices of the array would need pieces that are not on the board yet.
        let end = text.rfind(')').unwrap_or(text.len());
        let text = format!("{}    rules: (array_choices: []),\n)", &text[..end]);
        let (games, id) = with(catalogue, &format!("{TRIAL}.ron"), &text);
        let first = games.info(&id).map_or_else(
            |_| Vec::new(),
            |info| {
                let options = info.options.into_iter();
                let choice = |option: crate::variant_file::OptionInfo| {
                    Some((option.id, option.choices.into_iter().next()?.0))
                };
                options.filter_map(choice).collect()
            },
        );
        let default = games.variant(&id, None, &[]);
        default
            .or_else(|error| games.variant(&id, None, &first).map_err(|_| error))
            .map(Arc::new)
            .map_err(|error| BoardFault::Mistakes(vec![error.to_string()]))
    }

    /// The game on this board with these pieces.
    ///
    /// # Errors
    ///
    /// All mistakes in it.
    pub fn game(
        &self,
        catalogue: &Catalogue,
        pieces: &BTreeMap<Cell, Piece>,
    ) -> Result<Arc<Variant>, BoardFault> {
        if pieces.is_empty() {
            return Err(BoardFault::NoPieces);
        }
        let text = self.text(catalogue, pieces);
        let text = text.map_err(|mistakes| fault(&mistakes))?;
        let (games, id) = with(catalogue, &format!("{TRIAL}.ron"), &text);
        let mistakes = games.check(&id);
        if !mistakes.is_empty() {
            return Err(fault(&mistakes));
        }
        let game = games.variant(&id, None, &[]);
        game.map(Arc::new)
            .map_err(|error| BoardFault::Mistakes(vec![error.to_string()]))
    }

    /// The start position of a game on this board, with the fields that an array does not have.
    ///
    /// # Errors
    ///
    /// If it is no position of the game, in words.
    pub fn position(&self, game: &Variant, setup: &Setup) -> Result<Position, String> {
        let start = Setup {
            turn: setup.turn,
            hands: setup.hands,
            ..game.start().setup()
        };
        let wanted =
            if start.turn == game.start().turn() && setup.hands == game.start().setup().hands {
                return Ok(game.start().clone());
            } else {
                Setup { choice: 0, ..start }
            };
        game.position(&wanted).map_err(|error| error.to_string())
    }
}

/// The pieces of a setup of a canvas, as pieces of its base game. Both have the same letters.
pub fn pieces_for(board: &CustomBoard, canvas: &Variant, setup: &Setup) -> BTreeMap<Cell, Piece> {
    let pieces = shape::pieces_by_cell(canvas, setup).into_iter();
    pieces
        .filter_map(|(cell, piece)| Some((cell, board.base.piece(canvas.letter(piece))?)))
        .collect()
}

impl CustomBoard {
    /// The setup of another board, moved to this canvas.
    pub fn transplant(&self, old: &Variant, setup: &Setup, canvas: &Variant) -> Setup {
        let pieces = shape::pieces_by_cell(old, setup);
        let shape = shape::shape_of(old);
        let same_size = shape.width == self.shape.width && shape.height == self.shape.height;
        let royal = |piece: Piece| old.royals().contains(piece.piece_type());
        let pieces = match same_size {
            true => pieces,
            false => shape::moved_over(&shape, &self.shape, &pieces, royal),
        };
        let cells = shape::cells(canvas.geometry());
        let place = |(cell, piece): (Cell, Piece)| {
            Some((*cells.get(&cell)?, canvas.piece(old.letter(piece))?))
        };
        Setup {
            pieces: pieces.into_iter().filter_map(place).collect(),
            hands: hands_for(old, setup, canvas),
            turn: setup.turn,
            ..Setup::empty()
        }
    }
}

/// The pieces of another board that the sides place before the first move, as pieces of this canvas.
fn hands_for(old: &Variant, setup: &Setup, canvas: &Variant) -> ByColor<Hand> {
    let mut hands = ByColor::<Hand>::default();
    let sides = Color::ALL.into_iter();
    for color in sides.filter(|_| canvas.settings().placement.is_some()) {
        let held = setup.hands[color];
        for kind in held.types().iter() {
            let piece = canvas.piece(old.letter(Piece::new(color, kind)));
            let pieces = std::iter::repeat_n(piece, held.count(kind).into());
            pieces
                .flatten()
                .for_each(|piece| hands[color].add(piece.piece_type()));
        }
    }
    hands
}
