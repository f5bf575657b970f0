//! The animation of a move: a transition as tracks of shapes over time.
//!
//! A timeline is made once from a transition and can be shown at any time, forwards or backwards. It has no clock and
//! no screen, so that it can make files as well as frames.
//!
//! | file | |
//! |---|---|
//! | `timeline` | the animation of a move |
//! | `builder` | a timeline under construction |
//! | `choreography` | the time of each effect |
//! | `journeys` | moving pieces |
//! | `arrivals` | dropped pieces, and pieces that change their type |
//! | `victims`, `exit` | pieces that leave the board |
//! | `methods` | an entry for each capture method: its lines and its animation |
//! | `instruments` | the signs of captures: lines, beams, brackets, impacts |
//! | `mimicry` | the looks of a mimic |
//! | `frost` | freezing and freeing, and frozen pieces that move or disappear |
//! | `shield` | pieces that stay because a friend protects them |
//! | `reduced_motion` | the same move with fades only |
//! | `track` | one shape over time |

mod arrivals;
mod builder;
mod choreography;
mod exit;
mod frost;
mod instruments;
mod journeys;
mod methods;
mod mimicry;
mod reduced_motion;
mod shield;
#[cfg(test)]
mod tests;
mod timeline;
mod track;
mod victims;

pub use choreography::timeline;
pub(super) use methods::{MethodLook, OnTheSpot, leap_line, outline};
pub use reduced_motion::reduced_motion;
pub use timeline::Timeline;

use super::board_view::BoardView;
use crate::rules::{Bitboard, Transition};

/// The animation of a move, or fades only, with the frost of the pieces that are frozen before it.
pub fn motion(
    view: &BoardView,
    transition: &Transition,
    frozen: Bitboard,
    reduced: bool,
) -> Timeline {
    let timeline = match reduced {
        true => self::reduced_motion(view, transition),
        false => timeline(view, transition),
    };
    timeline.with_frost(frozen)
}
