//! The window's pages and what lies over them.

mod action;

pub use action::ShellAction;
