//! Games as RON files: reading them, saying what is wrong with them, and making them playable.

mod built_in;
mod catalogue;
mod choosable;
mod compile;
pub(crate) mod decode;
pub(crate) mod diagnostics;
mod info;
pub mod schema;
pub(crate) mod syntax;

pub(crate) use catalogue::read;
pub use catalogue::{Catalogue, FileKind};
pub use diagnostics::{Diagnostic, Source, Span};
pub use info::{CatalogueError, GameInfo, OptionInfo};
