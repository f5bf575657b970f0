//! The fields of the files: the piece book, armies and games.
//!
//! These docs are the manual of the format. Every field may be left out unless it says otherwise. A game with
//! a `base` gets the fields that it leaves out from that game.

mod piece;
mod rules;
mod setup;

pub use piece::{
    CaptureFile, CornersFile, LandingFile, MethodFile, PartnerFile, PictureFile, PieceFile,
    PowerFile, PromotionFile, RunFile,
};
pub use rules::{
    ArrivalFile, CapturedFile, ChoiceFile, DropsFile, EndFile, ExchangeFile, OptionFile,
    PlacedFromFile, PlacementFile, RoyalFile, RulesFile, SideFile, SwappedPawnsFile,
};
pub use setup::{CastlingFile, SetupFile, ZoneFile};

use super::decode::{Decode, Entries, Overlay, Report, Spanned, choice, record};
use super::encode::Encode;
use super::syntax::{Record, SyntaxNode, Value};
use crate::texts;
use crate::words::slug;

/// The only version of the format so far.
pub const FORMAT: u32 = 1;

record! {
    /// The piece book: every piece by the id that armies use.
    BookFile = "the piece book" {
        /// The version of this format, 1. Needed.
        format: Spanned<u32>,
        /// The pieces by id.
        /// Left out: no pieces.
        pieces: Entries<String, PieceFile>,
    }
}

record! {
    /// An army: the pieces of one side by their FEN letters, and their array.
    ArmyFile = "an army" {
        /// The version of this format, 1. Needed in a file of its own.
        format: Option<Spanned<u32>>,
        /// Its name for players.
        /// Left out: its id.
        name: Option<String>,
        /// The army that it starts from.
        /// Left out: none.
        base: Option<Spanned<String>>,
        /// The pieces by letter, a capital. Needed unless there is a base.
        /// Left out: the pieces of the base.
        pieces: Entries<char, PieceEntry>,
        /// For each board width, its ranks from the front to the back, as pictures.
        /// Left out: the arrays of the base.
        arrays: Entries<u8, Vec<Spanned<String>>>,
    }
}

/// An army of a game replaces one of its base whole.
impl Overlay for ArmyFile {
    fn overlay(&mut self, over: Self) {
        *self = over;
    }
}

record! {
    /// A game.
    GameFile = "a game" overlay {
        /// The version of this format, 1. Needed.
        format: Option<Spanned<u32>>,
        /// The id of the game that this one starts from.
        /// Left out: none.
        base: Option<Spanned<String>>,
        /// Its name for players. Needed. Name, inventor, year, summary and sources never come from the base.
        name: Option<String>,
        /// Who invented it.
        /// Left out: no name.
        inventor: Option<String>,
        /// The year of the invention.
        /// Left out: no year.
        year: Option<u16>,
        /// Its family on the start page.
        /// Left out: `Beyond`.
        family: Option<Family>,
        /// A summary, one or two sentences.
        /// Left out: no summary.
        summary: Option<String>,
        /// How the game feels, in a few words.
        /// Left out: no words.
        evening: Option<String>,
        /// Where its rules are published.
        /// Left out: no sources.
        sources: Option<Vec<String>>,
        /// The id of the army of both sides.
        /// Left out: the pieces come from `armies` and `pieces`.
        army: Option<Spanned<String>>,
        /// Instead of `army`: an army for each side.
        /// Left out: both sides have the same pieces.
        armies: Option<ArmiesFile>,
        /// Armies that only this game has, by id. They replace armies with the same ids in the folder.
        /// Left out: none.
        own_armies: Entries<String, ArmyFile>,
        /// Pieces that this game adds to the army or to the base, or changes, by letter. `'Q': (moves: "N")` changes only
        /// the given fields of the base's piece, and a field that is `None` loses its value. A piece with a `name` is a
        /// new piece. `'C': None` removes a piece.
        /// Left out: only the army's pieces.
        pieces: Entries<char, PieceEntry>,
        /// The layouts by name. The first is the default. With a base only these remain, and each has missing
        /// fields from the base's layout of its name. Needed without a base.
        /// Left out: the layouts of the base.
        setups: Entries<String, SetupFile>,
        /// The other rules.
        /// Left out: each rule has its default.
        rules: RulesFile,
        /// Rules that players may choose, by id. `"suicide": None` removes an option of the base.
        /// Left out: none.
        options: Entries<String, OptionFile>,
        /// The default choice of an option, if it is not the first one.
        /// Left out: the first choice of each option.
        defaults: Entries<String, Spanned<String>>,
        /// The game's texts and names of pieces in other languages, by language (`"de"`): each text of the file with its
        /// translation.
        /// Left out: all texts are as they stand in the file.
        translations: Entries<String, Entries<String, Spanned<String>>>,
    }
}

impl GameFile {
    /// A text of the file in the language of the program.
    pub fn translated<'a>(&'a self, text: &'a str) -> &'a str {
        let own = self.own_translation(text);
        own.unwrap_or_else(|| texts::content(text))
    }

    /// The file's own translation of a text into the language of the program.
    pub fn own_translation(&self, text: &str) -> Option<&str> {
        let own = self.translations.get(&texts::language())?;
        Some(&own.get(&text.to_owned())?.value)
    }

    /// All pieces in the file: its own, those of choices, and those of its own armies.
    pub fn all_pieces(&self) -> impl Iterator<Item = &PieceEntry> {
        let options = self.options.iter();
        let choices = options.flat_map(|(_, option)| option.choices.iter());
        let chosen = choices.flat_map(|(_, choice)| choice.pieces.iter());
        let armies = self.own_armies.iter();
        let armies = armies.flat_map(|(_, army)| army.pieces.iter());
        let pieces = self.pieces.iter().chain(chosen).chain(armies);
        pieces.map(|(_, piece)| piece)
    }
}

record! {
    /// The armies of the two sides. One letter may mean different pieces for White and Black.
    ArmiesFile = "two armies" {
        /// White's, by id. Needed.
        white: Spanned<String>,
        /// Black's, by id. Needed.
        black: Spanned<String>,
        /// `true`: these are the defaults. Players may choose any army that fits the board, with the options
        /// `white` and `black`.
        /// Left out: `false`.
        choose: Option<bool>,
    }
}

choice! {
    /// The families of games on the start page.
    Family = "family of games" {
        /// Chess with an added pair.
        AddedPair,
        /// The Ultima family.
        Ultima,
        /// Everything else.
        Beyond,
    }
}

/// A piece of an army: an id of the piece book, or the piece itself.
#[derive(Clone, Debug, PartialEq)]
pub enum PieceEntry {
    /// The piece of the book with this id.
    Book(Spanned<String>),
    /// A piece described in place.
    Own(Box<Spanned<PieceFile>>),
}

impl PieceEntry {
    /// The id of the piece.
    pub fn id(&self) -> String {
        let own = match self {
            PieceEntry::Book(id) => return id.value.clone(),
            PieceEntry::Own(own) => &own.value,
        };
        match own.id.as_ref().or(own.like.as_ref()) {
            Some(id) => id.value.clone(),
            None => slug(own.name.as_deref().unwrap_or_default()),
        }
    }
}

impl Decode for PieceEntry {
    fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self> {
        match &node.value {
            Value::Text(_) => Decode::decode(node, report).map(PieceEntry::Book),
            Value::Record(Record {
                name: Some(name),
                body: false,
                ..
            }) => {
                let help = format!("write ids in quotes: \"{}\"", name.to_lowercase());
                report.wrong_with(
                    node,
                    "the id of a piece of the piece book, or a piece",
                    help,
                );
                None
            }
            Value::Record(_) => Decode::decode(node, report).map(PieceEntry::Own),
            _ => {
                let help = "write ( name: \"…\", moves: \"…\" ), in parentheses";
                let wanted = "the id of a piece of the piece book, or a piece";
                report.wrong_with(node, wanted, help.to_owned());
                None
            }
        }
    }
}

impl Encode for PieceEntry {
    fn encode(&self) -> Option<String> {
        match self {
            PieceEntry::Book(id) => id.encode(),
            PieceEntry::Own(own) => own.encode(),
        }
    }
}

impl<T: Decode> Decode for Box<T> {
    fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self> {
        T::decode(node, report).map(Box::new)
    }
}

/// A piece described in place without `name` and `like` changes the piece of its letter field by field. One with a
/// name of its own is a new piece.
impl Overlay for PieceEntry {
    fn overlay(&mut self, over: Self) {
        let PieceEntry::Own(mut over) = over else {
            *self = over;
            return;
        };
        if over.value.like.is_none() && over.value.name.is_none() {
            match self {
                PieceEntry::Own(own) => {
                    own.value.change(over.value);
                    // Mistakes in what both make together are mistakes of the change.
                    own.span = over.span;
                    return;
                }
                PieceEntry::Book(id) => over.value.like = Some(id.clone()),
            }
        }
        *self = PieceEntry::Own(over);
    }
}
