//! What all panels draw with.
//!
//! | file | |
//! |---|---|
//! | `desk` | what a panel is given, and hands back |
//! | `widgets` | buttons, headings and choices |
//! | `pieces` | pieces in pictures and words |
//! | `fates` | what a move does to each piece, in a few words
//! | `theme` | colours and letters |
//! | `art` | drawings as textures |
//! | `films` | the films on the cards of the start page |
//! | `notices` | what is told in passing |
//! | `landmarks` | where things are, for tests |
//! | `access` | names for screen readers |
//! | `ring` | the ring around what has the keys |

pub mod access;
pub mod art;
pub mod desk;
pub mod fates;
pub mod films;
pub mod landmarks;
pub mod notices;
pub mod pieces;
pub mod ring;
pub mod theme;
pub mod widgets;
