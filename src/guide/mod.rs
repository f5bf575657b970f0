//! The illustrated guide: pages about pieces and games, with scenes that the rules have checked.
//!
//! Pages are RON files. A scene is a position and lines of moves from it. The file says what each move captures,
//! freezes and frees, and the program compares that with the rules. So no caption can be wrong about it. A caption
//! must name these squares. The program checks a page when it opens it, and `tests/guide.rs` checks all pages.

mod alone;
mod contents;
mod generated;
mod plate;
mod publish;
mod same_piece;
mod sample;
mod scene;
mod schema;

pub use alone::MATING_ALONE;
pub(crate) use contents::wrong_game;
pub use contents::{Chapter, Guide, Page, PageEnding, PageKind};
pub use generated::{page_about, rules_page};
pub use plate::Plate;
pub use publish::{html, markdown};
pub use scene::{Refused, Scene, SceneStep, check};
pub(crate) use scene::{compile as compile_scene, names_square};
pub(crate) use schema::SceneFile;
