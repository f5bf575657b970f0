//! The components of a ply with squares of a board.

use crate::notation::site::Component;
use crate::rules::{Square, Variant};

/// A component with the squares of a board.
#[derive(Clone, Debug)]
pub(super) enum PlyPart<'a> {
    /// The name of the piece, its old square and its new one.
    Move(Option<&'a str>, Square, Square),
    /// The name of the piece and its square.
    Put(&'a str, Square),
    /// The square.
    Remove(Square),
    /// The name of the new piece.
    Become(&'a str),
}

/// The components of a ply on a board.
///
/// # Errors
///
/// If the board lacks one of the squares, in words.
pub(super) fn resolve<'a>(
    variant: &Variant,
    components: &'a [Component],
) -> Result<Vec<PlyPart<'a>>, String> {
    let square = |name: &str| {
        let square = variant.geometry().square(name);
        square.ok_or_else(|| format!("the board has no square {name}"))
    };
    let part = |component: &'a Component| {
        Ok(match component {
            Component::Move { piece, from, to } => {
                PlyPart::Move(piece.as_deref(), square(from)?, square(to)?)
            }
            Component::Put { piece, square: at } => PlyPart::Put(piece, square(at)?),
            Component::Remove { square: at } => PlyPart::Remove(square(at)?),
            Component::Become { piece } => PlyPart::Become(piece),
        })
    };
    components.iter().map(part).collect()
}
