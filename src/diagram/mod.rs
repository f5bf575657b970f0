//! Pictures of boards and moves, as plain data. The window, files and animations all draw the same scenes.
//!
//! Lengths are in squares, from the top left corner of the shown board.

mod advice;
mod annotation;
mod arrow;
mod board_view;
mod clearing;
mod document;
mod encode;
mod film;
mod hands;
mod lines;
mod marks;
mod motion;
mod names;
mod own;
mod palette;
mod picture;
mod piece_set;
mod planned;
mod point;
mod preview;
mod raster;
mod reach;
mod renderer;
mod scene;
mod static_board;
mod still;
mod svg;
mod svg_text;
mod text_outline;
mod threats;
mod trace;
mod way;

pub use advice::{advice, intention};
pub use annotation::{Annotation, annotations};
pub use board_view::BoardView;
pub use clearing::{clearing, covered};
pub use document::{board_svg, scene_svg};
pub use encode::{EncodeError, Pace, apng, gif, png};
pub use film::{Film, Frame};
pub use hands::{Held, STRIP, hands, held_pieces};
pub use marks::{attack_lines, board, frost, muted, picked, pieces, targets, tint};
pub use motion::{Timeline, motion, reduced_motion, timeline};
pub use own::{LARGEST_DRAWING, own_drawing};
pub use palette::{BoardTheme, Palette, Rgb};
pub(crate) use picture::escape;
pub use picture::{BadSize, LARGEST, Look, Picture};
pub use piece_set::{PieceSet, built_in, picture_names};
pub use point::Point;
pub use preview::{preview, shields};
pub use raster::{Pixels, rasterize};
pub use reach::reach;
pub use renderer::Renderer;
pub use scene::{Ink, Item, Shape, Tone};
pub use static_board::{
    all_frozen, all_neutralized, check, last_move, moved, standing, static_board,
};
pub use still::{marked, still};
pub use svg::{picture_key, piece_svg, shape_svg};
pub(crate) use text_outline::text_path;
pub use threats::{refusal_marks, threat_marks};
pub use trace::{removed, traces};
