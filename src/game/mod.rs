//! A game: its record, variations, clocks, PGN and review.

pub mod annotation;
mod clock;
pub mod collection;
mod ends;
mod material;
pub mod move_list;
mod pgn;
mod record;
mod review;
pub mod sites;
mod tree;

pub use crate::notation::site::{Form, form_of};
pub use clock::{Clock, TimeControl, clock_face, until_next_face};
pub(crate) use material::hands_count;
pub use material::{lead, lost};
pub use pgn::{Game, GameName, ReadGame, name_of};
pub(crate) use pgn::{left_out, read_move, start_of};
pub use record::Record;
pub use review::{Judgement, PositionAnalysis, Review, Tally};
pub use tree::{IllegalMove, Node, NodeId, Place, Ply, Remark, Says, Tree};
