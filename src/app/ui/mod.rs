//! What all panels draw with.
//!
//! | file | |
//! |---|---|
//! | `context` | what a panel draws with, and where it sends messages |
//! | `widgets` | buttons, headings and choices |
//! | `pieces` | pieces as pictures and in words |
//! | `fates` | what a move does to each piece |
//! | `theme` | colours and fonts |
//! | `art` | drawings as textures |
//! | `boards` | the place of a page's board, and pictures of positions |
//! | `columns` | a board and the panel at it |
//! | `films` | the animations on the cards of the start page |
//! | `notices` | the notices over a page |
//! | `access` | names for screen readers |
//! | `ring` | the ring around the widget with the keyboard focus |
//! | `scroll` | scroll areas that keep the keyboard focus in sight |

pub mod access;
pub mod art;
pub mod boards;
pub mod columns;
pub mod context;
pub mod fates;
pub mod films;
pub mod notices;
pub mod ornament;
pub mod pieces;
pub mod ring;
pub mod scroll;
pub mod theme;
pub mod widgets;
