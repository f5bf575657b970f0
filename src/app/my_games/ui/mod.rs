//! Games on disk: the list of a file's games, the games that are kept, the form for saving, and what of it stands on
//! other pages.

pub mod collection;
pub mod form;
mod list;
pub mod shelf;
mod start;
mod strip;
mod view;

pub use view::{Desk, View};

pub use form::name_setting;
pub use start::{recent, resume};
pub use strip::strip;
