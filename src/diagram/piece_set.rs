//! The sets of drawings of the pieces.

use super::svg_text::inside;
use crate::rules::Color;
use include_dir::{Dir, include_dir};

static PIECES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/pieces");

/// A set of drawings of the pieces.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum PieceSet {
    /// Disks that show the power of each piece.
    #[default]
    Disks,
    /// Chess figures.
    Figurines,
}

impl PieceSet {
    /// Both sets.
    pub const ALL: [PieceSet; 2] = [PieceSet::Disks, PieceSet::Figurines];

    /// Its name for players.
    pub fn name(self) -> &'static str {
        match self {
            PieceSet::Disks => "Pictographs",
            PieceSet::Figurines => "Figurines",
        }
    }

    fn folder(self) -> &'static str {
        match self {
            PieceSet::Disks => "disks",
            PieceSet::Figurines => "figurines",
        }
    }
}

/// A drawing of a set by its name, or `None` if the set lacks it.
pub fn built_in(set: PieceSet, picture: &str, color: Color) -> Option<&'static str> {
    let side = match color {
        Color::White => "white",
        Color::Black => "black",
    };
    let path = format!("{}/{side}-{picture}.svg", set.folder());
    PIECES.get_file(path)?.contents_utf8()
}

/// The sorted names of all drawings of pieces in the program.
pub fn picture_names() -> Vec<&'static str> {
    let folder = PIECES.get_dir(PieceSet::Disks.folder());
    let files = folder.into_iter().flat_map(Dir::files);
    let mut names: Vec<&str> = files
        .filter_map(|file| file.path().file_name()?.to_str())
        .filter_map(|name| name.strip_prefix("white-")?.strip_suffix(".svg"))
        .filter(|&name| name != "blank")
        .collect();
    names.sort_unstable();
    names
}

/// The empty disk of a side, as SVG elements.
pub(super) fn disk(color: Color) -> &'static str {
    let svg = built_in(PieceSet::Disks, "blank", color).unwrap_or_default();
    inside(svg)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    #[test]
    fn every_built_in_piece_has_its_own_drawing_in_both_sets() {
        let catalogue = Catalogue::built_in();
        for id in catalogue.ids() {
            let variant = catalogue.variant(id, None, &[]).unwrap();
            for set in PieceSet::ALL {
                for kind in variant.kinds() {
                    for side in ["white", "black"] {
                        let path = format!("{}/{side}-{}.svg", set.folder(), kind.picture);
                        assert!(PIECES.get_file(&path).is_some(), "{path}");
                    }
                }
            }
        }
    }
}
