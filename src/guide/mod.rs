//! The illustrated guide: pages about pieces and games, with scenes that the rules have checked.
//!
//! Pages are RON files. A scene is a position and lines of moves from it; what each move captures, freezes and
//! frees is said in the file and compared with what the rules say it does, so that a caption cannot be
//! wrong about it.

mod contents;
mod generated;
mod sample;
mod scene;
mod schema;

pub use contents::{Chapter, Guide, Page, PageKind};
pub use generated::page_about;
pub use scene::{Refused, Scene, Step, check};
