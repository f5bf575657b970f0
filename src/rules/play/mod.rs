//! What follows when powers and capture methods are asked: lists of moves, playing, attack, legality and
//! ends.
//!
//! Two rules about lists are here because they ask methods. The edge rule compares what moves capture, and castling
//! asks what is attacked. `power/castling` has its squares and effects.
//!
//! | file | |
//! |---|---|
//! | `movegen`, `castlings`, `ambiguous`, `edge` | the moves of a piece, whoever they endanger |
//! | `list` | rooms for lists of moves, so that no question allocates memory, and changes of lists |
//! | `captures`, `shoved`, `stops` | what moves capture, and where they could |
//! | `transition`, `play` | the effects of a move, and the position after it |
//! | `threat`, `legality` | attack and legality by their definitions |
//! | `safety/` | the fast tests of attack and legality, and the count of legal moves |
//! | `legal_moves`, `outcome`, `dead` | the moves of the side to move, and how a game ends |
//! | `en_passant` | the squares on which an en passant capture is legal |
//! | `capture_filter`, `checks`, `threats` | what the search asks: gains, checks, estimates of threats |
//! | `grouping`, `standing` | tables made once for each game |
//! | `impossible` | what the rules promise and can never happen |
//! | `validate` | whether a setup can be a position |

mod ambiguous;
mod capture_filter;
pub(super) mod captures;
mod castlings;
mod checks;
mod dead;
pub(super) mod edge;
pub(super) mod en_passant;
pub(super) mod grouping;
pub(super) mod impossible;
pub(super) mod legal_moves;
pub(super) mod legality;
mod list;
pub(super) mod movegen;
pub(super) mod outcome;
pub(super) mod play;
pub(super) mod safety;
mod shoved;
pub(super) mod standing;
mod stops;
pub(super) mod threat;
mod threats;
pub(super) mod transition;
pub(super) mod validate;

pub use capture_filter::{CaptureFilter, PieceCaptures};
pub use checks::Checks;
pub use edge::EdgeBar;
pub use impossible::Impossibility;
pub(crate) use movegen::Limits;
pub use outcome::{DrawReason, Outcome, WinReason};
pub use safety::Guard;
pub use threats::Threats;
pub use validate::PositionError;
