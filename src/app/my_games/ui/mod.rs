//! The list of a file's games, the page My games, the form for saving, and parts of other pages.

pub mod collection;
mod empty;
pub mod form;
pub mod games;
mod list;
mod other_games;
mod start;
mod strip;
mod view;

pub use view::{MyGamesContext, MyGamesView};

pub use form::name_setting;
pub use other_games::{GameSummary, OtherGame, listed_games, other_games};
pub use start::{last, recent, resume};
pub use strip::strip;
