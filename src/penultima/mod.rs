//! Penultima, the game of hidden rules (M. Greene and A. Chalcraft, Cambridge 1994).
//!
//! Some of the five piece types besides the king have secret rules. The players move by trying: a [`Referee`] says
//! whether a try is legal, and everybody sees its effects. The public facts are a type of their own, [`PublicGame`],
//! which cannot hold the secret. Notebook, computer player and window read only that.
//!
//! | file | |
//! |---|---|
//! | `vocabulary`, `rule` | the parts of secret rules, and the rules |
//! | `workshop` | games compiled from rules |
//! | `secret`, `playable` | draws a secret by seed and difficulty, and tests whether it is playable |
//! | `referee` | tries, and the referee's answers |
//! | `public`, `pgn` | the public facts, as JSON, FEN and PGN |
//! | `saved`, `seal` | a game as a file, with a sealed secret |
//! | `evidence`, `solver` | which rules fit all tries |
//! | `claim` | whether a declared rule is right |
//! | `guesser` | the computer that does not know the rules |
//! | `notebook` | guesses, notes, and tries that contradict them |
//! | `laboratory` | the game for one player, and the secret of the day |

mod claim;
mod difficulty;
mod evidence;
mod guesser;
mod laboratory;
mod notebook;
mod pgn;
mod playable;
mod public;
mod referee;
mod rule;
mod saved;
mod seal;
mod secret;
mod solver;
mod vocabulary;
mod workshop;

pub use claim::behaves_alike;
pub use difficulty::Difficulty;
pub use evidence::{Evidence, Verdict};
pub use guesser::Guesser;
pub use laboratory::{DeclarationResult, Laboratory, daily, score_key};
pub use notebook::{Guess, GuessCheck, Notebook, NotebookPage, choices};
pub use public::{Attempts, Hidden, PublicGame, Ruling, Try, TryEntry};
pub use referee::{NoTry, Referee};
pub use rule::{Power, Rule, Rules, vocabulary};
pub use saved::{SavedError, load, save};
pub use secret::Secret;
pub use vocabulary::{Movement, Role, method_text, methods};
pub use workshop::orthodox;
