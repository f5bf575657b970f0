//! Games as RON files: reading them, saying what is wrong with them, and making them playable.

mod built_in;
mod catalogue;
mod choosable;
mod compile;
mod decode;
mod diagnostics;
pub mod schema;
mod syntax;

pub use catalogue::{Catalogue, CatalogueError, FileKind, GameInfo, OptionInfo};
pub use diagnostics::{Diagnostic, Source, Span};
