//! Games as RON files: reading them, reporting their mistakes, and compiling them for play.
//!
//! Limits on length, entries, nesting, board, movement, checked layouts and reported mistakes each have a message. So
//! no file needs much time or memory.

mod built_in;
mod catalogue;
mod choosable;
mod compile;
mod copy;
pub(crate) mod decode;
pub(crate) mod described;
pub(crate) mod diagnostics;
mod edit;
pub(crate) mod encode;
mod export;
mod further;
mod info;
mod inherit;
pub(crate) mod manual;
mod remarks;
pub mod schema;
pub(crate) mod syntax;
mod unused;

pub(crate) use catalogue::read;
pub use catalogue::{Catalogue, FileKind};
pub use copy::copy_under;
pub(crate) use diagnostics::printable;
pub use diagnostics::{Diagnostic, Drawing, OwnDrawing, Quote, Severity, Source, Span, is_drawing};
pub use edit::{CastlingText, Fresh, GameText, LayoutText, Origin, ZoneText, quote};
pub use further::{ExtendedGame, FurtherPiece, free_letter};
pub use info::{CatalogueError, GameInfo, OptionInfo};
pub use manual::manual;
pub use syntax::LONGEST_FILE;
