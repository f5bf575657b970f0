//! Blind chess (Kriegspiel) in any game: each side sees only its own pieces.
//!
//! The players try moves. An [`Umpire`] knows the position, says "no" until a try is legal, and then announces to both
//! sides what the move did. What a side knows is a type of its own, [`Knowledge`], which holds nothing hidden. Whatever
//! a side sees is made from it, and the computer player reads only that. H. M. Temple invented the game in 1899.
//!
//! The rules where the sources differ:
//!
//! - A refused try costs nothing, and only the side that tried hears the answer.
//! - Every piece that leaves the board or changes sides is announced with its square at the start of the move, whoever
//!   moved. So both sides hear it when a piece removes itself.
//! - Check is announced in all games: also where the king may be left attacked.
//! - A side whose own pieces move sees it. Nothing else is said of swaps, pushes, pulls, drops and promotions.
//! - Choices of the array are open. The result of the game is open too, repetitions included.
//! - A try need not name what depends on unseen pieces, such as one of several groups to capture. The umpire then takes
//!   the first choice.
//!
//! | file | |
//! |---|---|
//! | `options` | what the umpire announces |
//! | `own_side`, `news` | what a side sees of a position, and hears of a ply |
//! | `knowledge` | all that a side knows |
//! | `attempt`, `possible` | the move that a try means, and tries that cannot be legal |
//! | `umpire`, `playable` | the game with both sides' knowledge, and games that cannot be played so |
//! | `words`, `pgn`, `saved` | announcements as text, the whole game as PGN, a game in play as a sealed file |
//! | `possibilities`, `replies` | positions that agree with all that a side knows |
//! | `imagined` | positions that need not agree with it |
//! | `skill`, `player` | the computer player and its levels |

mod attempt;
mod imagined;
mod knowledge;
mod news;
mod options;
mod own_side;
mod pgn;
mod playable;
mod player;
mod possibilities;
mod possible;
mod replies;
mod saved;
mod skill;
mod umpire;
mod words;

pub use attempt::meant_move;
pub use knowledge::{HeardPly, Knowledge, OwnPly, OwnTurn, RefusedTry};
pub use news::{CheckLine, CheckNews, Identity, News, Removed, Ruling};
pub use options::{CaptureDetail, CheckDetail, PawnTries, UmpireOptions, UnknownUmpireOption};
pub use own_side::OwnSide;
pub use pgn::{ReadUmpire, UMPIRE, read_pgn, write_pgn};
pub use playable::Unplayable;
pub use player::{BlindPlayer, Recall};
pub use possibilities::Possibilities;
pub use possible::{is_possible, possible_tries};
pub use saved::{SavedError, load, save};
pub use umpire::{Answer, GameOver, Umpire};
pub use words::{end_line, lines_of_ply};
