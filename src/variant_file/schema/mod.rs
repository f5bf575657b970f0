//! What may stand in the files: the piece book, armies and games.
//!
//! These docs are the manual of the format. Every field may be left out unless it says otherwise;
//! a game `base`d on another takes from it what it does not say itself.

mod man;
mod rules;
mod setup;

pub use man::{
    CaptureFile, CornersFile, LandingFile, ManFile, MethodFile, PartnerFile, PowerFile,
    PromotionFile, RunFile,
};
pub use rules::{
    CapturedFile, ChoiceFile, DropsFile, EndFile, ExchangeFile, OptionFile, RoyalFile, RulesFile,
    SideFile, SwappedPawnsFile,
};
pub use setup::{CastlingFile, SetupFile, ZoneFile};

use super::decode::{Decode, Entries, Overlay, Report, Spanned, choice, record};
use super::syntax::{Node, Value};

/// The only version of the format so far.
pub const FORMAT: u32 = 1;

record! {
    /// The piece book: every piece once, by an id that armies use.
    BookFile = "the piece book" {
        /// The version of this format, 1. Needed.
        format: Spanned<u32>,
        /// The pieces by id.
        /// Left out: no pieces.
        pieces: Entries<String, ManFile>,
    }
}

record! {
    /// An army: the pieces of one side by their FEN letters, and how they are drawn up.
    ArmyFile = "an army" {
        /// The version of this format, 1. Needed.
        format: Spanned<u32>,
        /// Its name for players.
        /// Left out: its id.
        name: Option<String>,
        /// The army that it adds to.
        /// Left out: none.
        base: Option<Spanned<String>>,
        /// The pieces by letter, a capital. Needed unless there is a base.
        /// Left out: the pieces of the base.
        pieces: Entries<char, ManEntry>,
        /// For each width of board that it fits, its ranks from the front to the back, as pictures.
        /// Left out: it stands as its base does.
        arrays: Entries<u8, Vec<Spanned<String>>>,
    }
}

record! {
    /// A game.
    GameFile = "a game" overlay {
        /// The version of this format, 1. Needed.
        format: Option<Spanned<u32>>,
        /// The game whose file this one starts from, by id.
        /// Left out: none; the file says all itself.
        base: Option<Spanned<String>>,
        /// Its name for players. Needed; like the words that follow it is not taken from a base.
        name: Option<String>,
        /// Who invented it.
        /// Left out: nobody is named.
        inventor: Option<String>,
        /// When.
        /// Left out: no year is named.
        year: Option<u16>,
        /// Where it belongs on the start page.
        /// Left out: `Beyond`.
        family: Option<Family>,
        /// What it is, in a sentence or two.
        /// Left out: nothing is said.
        summary: Option<String>,
        /// What kind of evening it makes, in a few words.
        /// Left out: nothing is said.
        evening: Option<String>,
        /// Where its rules are published.
        /// Left out: none are named.
        sources: Option<Vec<String>>,
        /// The army of both sides, by id.
        /// Left out: the pieces are those of `armies` and `pieces`.
        army: Option<Spanned<String>>,
        /// Instead: an army for each side.
        /// Left out: both sides have the same pieces.
        armies: Option<ArmiesFile>,
        /// Pieces that this game has besides the army's, or that differ from it, by letter.
        /// Left out: the army's pieces as they are.
        pieces: Entries<char, ManEntry>,
        /// The layouts by name; the first is the usual one.
        /// Left out: the layouts of the base; a game without a base needs one.
        setups: Entries<String, SetupFile>,
        /// The rest of the rules.
        /// Left out: each rule as its own field says.
        rules: RulesFile,
        /// Rules that players may choose, by id.
        /// Left out: none.
        options: Entries<String, OptionFile>,
        /// The usual choice of an option where it is not the first one.
        /// Left out: the first choice of each option.
        defaults: Entries<String, Spanned<String>>,
    }
}

record! {
    /// The armies of two sides. The same letter may mean another piece on the other side.
    ArmiesFile = "two armies" {
        /// White's, by id. Needed.
        white: Spanned<String>,
        /// Black's, by id. Needed.
        black: Spanned<String>,
        /// `true`: these are the usual ones, and players may choose any that fit the board, by the
        /// options `white` and `black`.
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
pub enum ManEntry {
    /// The piece of the book with this id.
    Book(Spanned<String>),
    /// A piece described in place.
    Own(Box<Spanned<ManFile>>),
}

impl Decode for ManEntry {
    fn decode(node: &Node, report: &mut Report) -> Option<Self> {
        match &node.value {
            Value::Text(_) => Decode::decode(node, report).map(ManEntry::Book),
            Value::Record(_) => Decode::decode(node, report).map(ManEntry::Own),
            _ => {
                report.wrong(node, "the id of a piece of the piece book, or a piece");
                None
            }
        }
    }
}

impl<T: Decode> Decode for Box<T> {
    fn decode(node: &Node, report: &mut Report) -> Option<Self> {
        T::decode(node, report).map(Box::new)
    }
}

/// A piece described in place without `like` changes the piece of its letter field by field.
impl Overlay for ManEntry {
    fn overlay(&mut self, over: Self) {
        let ManEntry::Own(mut over) = over else {
            *self = over;
            return;
        };
        if over.value.like.is_none() {
            match self {
                ManEntry::Own(own) => {
                    own.value.overlay(over.value);
                    return;
                }
                ManEntry::Book(id) => over.value.like = Some(id.clone()),
            }
        }
        *self = ManEntry::Own(over);
    }
}
