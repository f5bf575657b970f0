//! A game with one more piece of the piece book: in the game's own file, or in a new file based on it.
//!
//! So players who choose their pieces can choose any piece.

use super::catalogue::Catalogue;
use super::compile::Book;
use super::decode::{Report, Spanned};
use super::diagnostics::{Diagnostic, Source};
use super::edit::{Fresh, GameText, Origin, quote};
use super::info::CatalogueError;
use super::schema::{PieceFile, PowerFile};
use crate::rules::{PieceKind, Variant};

/// A piece of the piece book that a game does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FurtherPiece {
    /// Its id in the book.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it does, in a few words; empty if the book does not say it.
    pub text: String,
}

/// A game with one more piece, as text for a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtendedGame {
    /// The id of the game: its own, or a new one if it was built in.
    pub id: String,
    /// The name of the piece.
    pub piece: String,
    /// White's letter of the piece.
    pub letter: char,
    /// The text of the file.
    pub text: String,
    /// Whether the file is new.
    pub is_new: bool,
}

impl Catalogue {
    /// The pieces of the book that a game does not have, by their names. Kings and pawns are left out: what they need
    /// differs from game to game.
    pub fn further_pieces(&self, game: &Variant) -> Vec<FurtherPiece> {
        let book = self.book();
        let ids = book.pieces.iter().map(|(id, _)| id);
        let known = |name: &str| game.kinds().iter().any(|kind| kind.name == name);
        let mut pieces: Vec<FurtherPiece> = ids
            .filter_map(|id| further(book, id))
            .filter(|piece| !known(&piece.name))
            .collect();
        pieces.sort_by(|one, other| one.name.cmp(&other.name));
        pieces
    }

    /// A game with one more piece of the book. No array and no hand has the piece.
    ///
    /// # Errors
    ///
    /// If there is no such game or piece, if the game has a piece of each letter, or if the piece needs what the game
    /// does not have.
    pub fn extended(&self, id: &str, piece: &str) -> Result<ExtendedGame, Vec<Diagnostic>> {
        let file_error = |message: String| vec![Diagnostic::file(id, message)];
        let in_words = |error: CatalogueError| file_error(error.to_string());
        let info = self.info(id).map_err(in_words)?;
        let game = self.variant(id, None, &[]).map_err(in_words)?;
        let pieces = self.further_pieces(&game);
        let piece = pieces.into_iter().find(|known| known.id == piece);
        let piece = piece.ok_or_else(|| file_error("no such piece can be added".to_owned()))?;
        let letter = free_letter(&game, &piece.name);
        let letter = letter
            .ok_or_else(|| file_error(format!("{} has a piece of each letter", info.name)))?;
        let own = self.file_of(id);
        let mut text = match own {
            Some(source) => GameText::new(source.name.clone(), source.text.clone())?,
            None => {
                let fresh = Fresh {
                    name: format!("{} with more pieces", info.name),
                    summary: info.summary,
                    origin: Origin::Base(id.to_owned()),
                    ..Fresh::default()
                };
                GameText::fresh("the game with it", &fresh)?
            }
        };
        text.set_piece(letter, &quote(&piece.id))?;
        let extended = ExtendedGame {
            id: own.map_or_else(|| self.free_id(&format!("{id}-more")), |_| id.to_owned()),
            piece: piece.name,
            letter,
            text: text.text().to_owned(),
            is_new: own.is_none(),
        };
        let mistakes = self.check_with(&extended);
        match mistakes.is_empty() {
            true => Ok(extended),
            false => Err(mistakes),
        }
    }

    /// The mistakes of a game that is not added yet.
    fn check_with(&self, game: &ExtendedGame) -> Vec<Diagnostic> {
        let name = self.file_of(&game.id).map_or(&game.id, |file| &file.name);
        let mut games = self.clone();
        games.add(
            &format!("{}.ron", game.id),
            Source::new(name.clone(), game.text.clone()),
        );
        games.check(&game.id)
    }
}

/// A piece of the book for players, unless it is a king or a pawn.
fn further(book: &Book, id: &Spanned<String>) -> Option<FurtherPiece> {
    let piece = book.piece(id, &mut Report::default())?;
    let PieceFile {
        name, powers, text, ..
    } = piece;
    let is_special = |power: &PowerFile| matches!(power, PowerFile::Royal | PowerFile::Pawn);
    let is_special = powers.iter().flatten().any(is_special);
    (!is_special).then(|| FurtherPiece {
        id: id.value.clone(),
        name: name.unwrap_or_else(|| id.value.clone()),
        text: text.unwrap_or_default(),
    })
}

/// A letter that no piece of a game has, if possible one of a name.
pub fn free_letter(game: &Variant, name: &str) -> Option<char> {
    let capital = name.chars().map(|letter| letter.to_ascii_uppercase());
    let letters = capital.chain('A'..='Z').filter(char::is_ascii_uppercase);
    let is_free = |letter: &char| {
        let known = |kind: &PieceKind| kind.letter == *letter;
        !game.kinds().iter().any(known)
    };
    letters.into_iter().find(is_free)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Color;
    use crate::sets;

    fn added(games: &mut Catalogue, id: &str, piece: &str) -> ExtendedGame {
        let game = games
            .extended(id, piece)
            .unwrap_or_else(|mistakes| panic!("{piece}: {mistakes:?}"));
        let source = Source::new(format!("{}.ron", game.id), game.text.clone());
        games.add(&format!("{}.ron", game.id), source);
        game
    }

    #[test]
    fn each_further_piece_can_be_placed_in_a_game_with_placement() {
        let games = Catalogue::built_in();
        let draft = games.variant("draft", None, &[]).unwrap();
        let pieces = games.further_pieces(&draft);
        let names: Vec<&str> = pieces.iter().map(|piece| piece.name.as_str()).collect();
        for name in ["Gorgon", "Mimotaur", "Fugue Archer"] {
            assert_eq!(
                names.contains(&name),
                games.book().named(name).is_some(),
                "{name}"
            );
        }
        for name in ["King", "Queen", "Pawn", "Withdrawer"] {
            assert!(!names.contains(&name), "{name}");
        }
        for piece in &pieces {
            let mut games = games.clone();
            let game = added(&mut games, "draft", &piece.id);
            let variant = games.variant(&game.id, None, &[]).unwrap();
            let kind = variant.piece(game.letter).unwrap().piece_type();
            assert_eq!(variant.kind(kind).name, piece.name);
            let picture = &variant.kind(kind).picture;
            let alike = variant
                .kinds()
                .iter()
                .filter(|kind| kind.picture == *picture);
            assert_eq!(alike.count(), 1, "{} looks like another piece", piece.name);
            assert!(
                sets::choices(&variant, Color::White).contains(&kind),
                "{}",
                piece.name
            );
            assert_eq!(variant.start().setup().hands, draft_hands(&variant, &draft));
        }
    }

    /// The hands of a game at its start, with the types of another game.
    fn draft_hands(
        variant: &Variant,
        draft: &Variant,
    ) -> crate::rules::ByColor<crate::rules::Hand> {
        draft.start().setup().hands.map(|hand| {
            let mut same = crate::rules::Hand::default();
            for kind in hand.types().iter() {
                let piece = variant.piece(draft.kind(kind).letter).unwrap();
                (0..hand.count(kind)).for_each(|_| same.add(piece.piece_type()));
            }
            same
        })
    }

    #[test]
    fn a_second_piece_comes_into_the_same_file_with_another_letter() {
        let mut games = Catalogue::built_in();
        let first = added(&mut games, "draft", "gorgon");
        let second = added(&mut games, &first.id, "mimotaur");
        assert!(first.is_new);
        assert!(!second.is_new);
        assert_eq!(second.id, first.id);
        assert_ne!(first.letter, second.letter);
        let game = games.variant(&first.id, None, &[]).unwrap();
        let further = games.further_pieces(&game);
        assert!(
            further
                .iter()
                .all(|piece| piece.id != "gorgon" && piece.id != "mimotaur")
        );
        assert!(
            games.extended(&first.id, "gorgon").is_err(),
            "it is there already"
        );
        // Another file begins again.
        assert_ne!(games.extended("draft", "gorgon").unwrap().id, first.id);
    }

    #[test]
    fn a_piece_that_does_not_exist_or_a_game_is_an_error() {
        let games = Catalogue::built_in();
        assert!(games.extended("draft", "nothing").is_err());
        assert!(games.extended("nothing", "gorgon").is_err());
    }
}
