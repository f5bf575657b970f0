//! The fields of a layout.

use crate::variant_file::decode::{Entries, Overlay, Spanned, record};

record! {
    /// A layout: the board and where the pieces stand.
    SetupFile = "a layout" overlay {
        /// The array as a picture, top rank first, one character for each square: letters as in a FEN, `.` for an
        /// empty square, `#` for no square. If the picture has no pieces and the game has `armies`, each army
        /// uses its own `arrays` for this width. Needed without a base.
        /// Left out: the array of the base.
        array: Option<Spanned<String>>,
        /// The pieces in hand at the start, as in a FEN: capital letters are White's, small ones Black's. The pieces of a
        /// pool stand behind a bar, in capitals: `Kk|QQRR`. Only for games with `drops` or a `placement`.
        /// Left out: empty hands.
        hands: Option<Spanned<String>>,
        /// The letters of the files, if they are not a, b, c …
        /// Left out: a, b, c ….
        files: Option<Spanned<String>>,
        /// The names of the ranks from the bottom, if they are not 1, 2, 3 …: numbers, such as `0` or `1'`.
        /// Left out: 1, 2, 3 ….
        ranks: Option<Spanned<Vec<String>>>,
        /// The ranks in the order of the picture and of a FEN, top rank first, if that is not the reverse of
        /// `ranks`.
        /// Left out: from the top rank down.
        rows: Option<Spanned<Vec<String>>>,
        /// For a board of several sheets: the ranks of each sheet, from the bottom. Each move happens on one sheet.
        /// Sheets share a rank that both name.
        /// Left out: one sheet with all ranks.
        sheets: Option<Spanned<Vec<Vec<String>>>>,
        /// Named sets of squares, such as a promotion zone.
        /// Left out: no zones.
        zones: Entries<String, ZoneFile>,
        /// The castlings of both sides.
        /// Left out: no castling.
        castling: Option<Vec<Spanned<CastlingFile>>>,
        /// `true`: a position in which no moves can lead to checkmate is drawn. Only these count: kings with at most
        /// one bishop or one knight, and kings with bishops on squares of one colour. These pieces must move
        /// as in chess. The board is a full rectangle, and only checkmate wins.
        /// Left out: `false`.
        dead_positions_draw: Option<bool>,
    }
}

record! {
    /// A set of squares for each side: names of squares, ranks (`*10`) and files (`a*`).
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
        /// The king's files, from and to, such as `fi`. Needed.
        king: String,
        /// The rook's files, from and to, such as `jh`. Needed.
        rook: String,
        /// The id of the piece that castles with the king. A side without that piece, or without a king, in its
        /// place does not castle this way.
        /// Left out: any piece, which must be there.
        partner: Option<String>,
    }
}
