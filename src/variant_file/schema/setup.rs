//! What may be said of a layout.

use crate::variant_file::decode::{Entries, Overlay, Spanned, record};

record! {
    /// A layout: the board and where the pieces stand.
    SetupFile = "a layout" overlay {
        /// The array as a picture, top rank first, one character a square: letters as in a FEN,
        /// `.` empty, `#` no square. Needed. Where no piece stands in it and the game has `armies`, they
        /// are drawn up by their own `arrays` for boards of this width, each from its own edge.
        /// Left out: the array of the base; without a base it is needed.
        array: Option<Spanned<String>>,
        /// The letters of the files, if they are not a, b, c …
        /// Left out: a, b, c ….
        files: Option<Spanned<String>>,
        /// The names of the ranks from below, if they are not 1, 2, 3 …
        /// Left out: 1, 2, 3 ….
        ranks: Option<Spanned<Vec<String>>>,
        /// The ranks in the order of the picture and of a FEN, top rank first, if that is not their order
        /// from above.
        /// Left out: from the top rank down.
        rows: Option<Spanned<Vec<String>>>,
        /// For a board of several sheets the ranks of each, from below: lines and adjacency run on one
        /// sheet or another, and ranks named twice are shared.
        /// Left out: one sheet of all ranks.
        sheets: Option<Spanned<Vec<Vec<String>>>>,
        /// Named sets of squares, such as a promotion zone.
        /// Left out: no zones.
        zones: Entries<String, ZoneFile>,
        /// The castlings of both sides.
        /// Left out: nobody castles.
        castling: Option<Vec<Spanned<CastlingFile>>>,
    }
}

record! {
    /// A set of squares for each side: names of squares, `*` for all files or ranks (`*10`, `a*`).
    ZoneFile = "a zone" {
        /// White's. Needed.
        white: Spanned<String>,
        /// Black's. Needed.
        black: Spanned<String>,
    }
}

impl Overlay for ZoneFile {
    fn overlay(&mut self, over: Self) {
        *self = over;
    }
}

record! {
    /// A castling on the king's own rank, the same for both sides.
    CastlingFile = "a castling" {
        /// From which file to which the king goes, such as `fi`. Needed.
        king: String,
        /// From which file to which the rook goes, such as `jh`. Needed.
        rook: String,
        /// The id of the piece that must stand there for the rook. A side that has no king or no such piece
        /// in its place does not castle this way.
        /// Left out: any piece, who must be there.
        partner: Option<String>,
    }
}
