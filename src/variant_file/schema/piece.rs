//! The fields of a piece.

use crate::diagram::own_drawing;
use crate::variant_file::decode::{Decode, Overlay, Report, Spanned, choice, record};
use crate::variant_file::diagnostics::{Drawing, OwnDrawing};
use crate::variant_file::encode::Encode;
use crate::variant_file::syntax::SyntaxNode;

record! {
    /// A piece: how it moves, how it captures and what else it can do.
    PieceFile = "a piece" overlay {
        /// The id of a piece in the piece book. This piece copies it and changes the fields given here.
        /// Left out: this piece copies no other.
        like: Option<Spanned<String>>,
        /// The id by which other pieces and rules name it. In the piece book the id stands before the piece.
        /// Left out: the id of the piece that it is `like`, or its name in small letters with hyphens.
        id: Option<Spanned<String>>,
        /// Its name for players. Needed unless it is `like` another.
        name: Option<String>,
        /// How it moves, in Betza's notation: `mQ` is a queen's moves without capture. Needed.
        moves: Option<Spanned<String>>,
        /// Its capture methods, in addition to captures by displacement in `moves`.
        /// Left out: none.
        captures: Option<Vec<CaptureFile>>,
        /// What else it can do.
        /// Left out: none.
        powers: Option<Vec<PowerFile>>,
        /// A pawn's double step (or triple step, and so on).
        /// Left out: none.
        double_step: Option<RunFile>,
        /// Where it promotes and to what.
        /// Left out: it never promotes.
        promotes: Option<PromotionFile>,
        /// The id of the piece that it becomes in a hand.
        /// Left out: itself.
        turns_into: Option<Spanned<String>>,
        /// Its drawing: the name of a built-in drawing, such as `withdrawer`, or of an SVG file in this folder or
        /// below it, such as `griffin.svg`. Baroque puts the drawing on a light disk for White and a dark disk
        /// for Black. It paints a drawing of one colour in the colour of the side. In a drawing of several
        /// colours it paints the parts in `currentColor` so. The file may have shapes, groups, gradients and
        /// clips, and at most 256 KiB. If the file is not usable, the piece shows its letter. Instead of a name the
        /// SVG itself may stand here: `baroque export` writes it so.
        /// Left out: the drawing with its id, or its letter.
        picture: Option<PictureFile>,
        /// Its description for players, one or two sentences. In it `{steps}` stands for the longest first move on the board, such as
        /// `two`. A piece without such a move loses the words between the commas around it.
        /// `{castling}` stands for `Once in a game it may castle.` if it does so in the layout, otherwise for nothing.
        /// If a king castles and its text says nothing about that, the sentence stands at the end.
        /// A piece that changes another keeps that one's text, unless it moves in another way or promotes elsewhere.
        /// Left out: sentences made from its rules.
        text: Option<String>,
        /// Who invented it.
        /// Left out: no name.
        source: Option<String>,
    }
}

impl PieceFile {
    /// Changes the piece field by field. Its text and its source go if the changes may make them false.
    pub(in crate::variant_file) fn change(&mut self, changes: PieceFile) {
        if self.loses_text(&changes) {
            (self.text, self.source) = (None, None);
        }
        self.overlay(changes);
    }

    /// Whether changes give the piece another movement, or let it promote elsewhere or in another way, and have no text.
    pub(in crate::variant_file) fn loses_text(&self, changes: &PieceFile) -> bool {
        let gives = |field: &str| changes.given().contains(&field);
        let removes = |field: &str| changes.removed.contains(&field);
        // What a piece has from another that it is `like` is not known here.
        let inherits = self.like.is_some();
        let moves = |piece: &PieceFile| piece.moves.as_ref().map(|moves| moves.value.clone());
        let moves_differ = gives("moves") && moves(self) != moves(changes);
        let promotes = |piece: &PieceFile| {
            let promotes = piece.promotes.as_ref()?;
            let optional = promotes.optional.unwrap_or_default();
            let from_hand = promotes.from_hand.unwrap_or_default();
            Some((promotes.zone.value.clone(), optional, from_hand))
        };
        let promotes_differ = match promotes(self) {
            None if inherits => removes("promotes"),
            known => (gives("promotes") || removes("promotes")) && known != promotes(changes),
        };
        !gives("text") && !removes("text") && (moves_differ || promotes_differ)
    }
}

/// The drawing of a piece: the name of a built-in drawing or of a file, or the SVG itself.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureFile {
    /// The text in the game file.
    pub text: Spanned<String>,
    /// The drawing of a file or of the SVG; `None` for the name of a built-in drawing.
    pub drawing: Option<Drawing>,
}

impl PictureFile {
    /// Whether the text is a drawing, not the name of one.
    pub fn is_svg(&self) -> bool {
        self.text.value.trim_start().starts_with('<')
    }
}

impl Decode for PictureFile {
    fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self> {
        let text = Spanned::<String>::decode(node, report)?;
        let mut picture = PictureFile {
            drawing: node.span.source.beside(&text.value).cloned(),
            text,
        };
        if picture.is_svg() {
            let svg = &picture.text.value;
            picture.drawing = Some(own_drawing(svg).map(|sides| OwnDrawing::new(svg, sides)));
        }
        Some(picture)
    }
}

impl Encode for PictureFile {
    fn encode(&self) -> Option<String> {
        match &self.drawing {
            Some(Ok(drawing)) => Some(drawing.quoted()),
            _ => self.text.encode(),
        }
    }
}

choice! {
    /// A capture method.
    CaptureFile = "capture method" {
        /// Withdrawal: captures the enemy next to it that it moves straight away from.
        Withdraw {
            /// The exact length of the move, in squares.
            /// Left out: any length.
            steps: Option<u8>,
        },
        /// Approach: captures the enemy that it stops next to, in line.
        Advance,
        /// Charge: captures every enemy next to the square where its move ends. Swaps and drives do not charge.
        Charge,
        /// Leap: captures the enemies that it leaps over on one line, in any direction and from any distance, whatever
        /// `moves` says.
        Leap {
            /// `true`: only one piece a move.
            /// Left out: `false`.
            single: Option<bool>,
            /// Where it lands: on any empty square `Beyond` the piece, or right `Behind` it.
            /// Left out: `Beyond`.
            landing: Option<LandingFile>,
            /// `true`: its leaps may end on a piece that it captures by displacement, swaps with or drives.
            /// Left out: `false`.
            onward: Option<bool>,
        },
        /// Cannon: jumps over one piece next to it, of either side, to the square right behind, and captures
        /// an enemy there.
        Cannon,
        /// Coordination: captures the enemies on the corners that it makes with a partner.
        Coordinate {
            /// The partners.
            /// Left out: the king.
            with: Option<Vec<PartnerFile>>,
            /// Which corners count: `Both`, `New` or `Balanced`.
            /// Left out: `Both`.
            corners: Option<CornersFile>,
            /// The exact length of the move, in squares.
            /// Left out: any length.
            steps: Option<u8>,
            /// `true`: the player may decline the capture.
            /// Left out: `false`.
            optional: Option<bool>,
        },
        /// Pinch (custodial capture): after a rook's move, captures each enemy between it and a friend.
        Pinch {
            /// The friends.
            /// Left out: any friend.
            with: Option<Vec<PartnerFile>>,
        },
        /// Mutual destruction: removes an enemy next to it and itself.
        Destroy {
            /// `false`: not while a friend protects it.
            /// Left out: `true`.
            protected: Option<bool>,
        },
        /// En passant: captures a pawn that has just made a double step past it.
        EnPassant,
        /// Enclosure: captures a group of enemies, joined along ranks and files, that its move leaves without an
        /// empty square next to it. They go to its side's hand if the game has drops.
        Enclose {
            /// `true`: to capture, it may move to any empty square.
            /// Left out: `false`.
            teleport: Option<bool>,
            /// The id of the piece that it becomes after this capture.
            /// Left out: it does not change.
            spent: Option<Spanned<String>>,
        },
        /// Explosion: instead of moving, removes itself and all pieces next to it, of both sides.
        /// That is a move of its own: its other moves and captures do not explode. Mimics do not mimic it.
        Explode,
        /// Shot: captures the first piece on a line without moving, if that piece is near or a friend spots it. It
        /// shoots in all eight directions, whatever `moves` says.
        Shoot {
            /// The most squares to a target without a spotter. A piece next to it is 1 square away.
            /// Left out: 2.
            range: Option<u8>,
            /// The most squares from a spotter, any other friend, to the target. Beyond 1 the spotter must stand in a
            /// straight line with the target, with only empty squares in between. 0: there are no spotters.
            /// Left out: 2.
            spotter: Option<u8>,
            /// `false`: a frozen friend spots nothing.
            /// Left out: `true`.
            frozen_spotters: Option<bool>,
        },
        /// Mimicry: captures each enemy by that enemy's own methods.
        Mimic {
            /// Only these methods.
            /// Left out: all methods.
            of: Option<Vec<MethodFile>>,
            /// Methods that do not combine: a move that captures by one of them captures by no other. Possible:
            /// `Replace`, `Leap`, `Cannon`.
            /// Left out: all methods combine.
            alone: Option<Vec<MethodFile>>,
            /// The ids of pieces that it captures by displacement from the next square only.
            /// Left out: none.
            adjacent: Option<Vec<Spanned<String>>>,
            /// `true`: its leaps may end on a piece that it captures by displacement, swaps with or drives.
            /// Left out: `false`.
            onward: Option<bool>,
        },
    }
}

impl CaptureFile {
    /// Whether the pieces that it captures go to a hand.
    pub(in crate::variant_file) fn fills_hand(&self) -> bool {
        matches!(self, CaptureFile::Enclose { .. })
    }
}

choice! {
    /// The name of a method that a piece can mimic.
    MethodFile = "method to mimic" {
        /// Displacement.
        Replace,
        /// Withdrawal.
        Withdraw,
        /// Advance.
        Advance,
        /// Charge.
        Charge,
        /// Leap.
        Leap,
        /// Cannon jump, to capture only.
        Cannon,
        /// Coordination.
        Coordinate,
        /// Pinch.
        Pinch,
        /// Mutual destruction.
        Destroy,
        /// Enclosure. A piece that mimics it never changes.
        Enclose,
        /// Shot.
        Shoot,
    }
}

choice! {
    /// Where a leap lands.
    LandingFile = "landing of a leap" {
        /// On any empty square behind the piece, before the next piece.
        Beyond,
        /// On the square right behind it.
        Behind,
    }
}

choice! {
    /// Which corners of a coordination count.
    CornersFile = "choice of corners" {
        /// Both corners.
        Both,
        /// Corners that the move made.
        New,
        /// Corners with equally many pieces between them and the partner as between them and the mover.
        Balanced,
    }
}

record! {
    /// Friends that a capture needs.
    PartnerFile = "a partner" {
        /// Their ids. Needed.
        pieces: Vec<Spanned<String>>,
        /// The ids of the enemies that they help to capture.
        /// Left out: all enemies.
        against: Option<Vec<Spanned<String>>>,
    }
}

choice! {
    /// A power besides moving and capturing.
    PowerFile = "power" {
        /// The game depends on it, like a king. A side may have several. With `royal: Check` none of them may be left
        /// attacked, and the mate of any loses. With `royal: Capture` the last one counts.
        Royal,
        /// Counts as a pawn.
        Pawn,
        /// Enemies next to it cannot move.
        Freeze {
            /// Only pieces with these ids.
            /// Left out: all pieces.
            only: Option<Vec<Spanned<String>>>,
            /// Not pieces with these ids.
            /// Left out: no exceptions.
            except: Option<Vec<Spanned<String>>>,
            /// The ids of enemies that limit it: next to one of them it freezes only that piece, next to two it
            /// freezes nothing.
            /// Left out: none.
            held_by: Option<Vec<Spanned<String>>>,
        },
        /// On each line from it, the first piece cannot move if it is an enemy. Any other piece shuts the line.
        FreezeLines {
            /// Only pieces with these ids.
            /// Left out: all pieces.
            only: Option<Vec<Spanned<String>>>,
            /// Not pieces with these ids.
            /// Left out: no exceptions.
            except: Option<Vec<Spanned<String>>>,
            /// How many squares away the enemy may be.
            /// Left out: any number.
            range: Option<u8>,
        },
        /// Enemies next to it may move, but use no power and no capture method other than displacement. They still
        /// castle, promote and make double steps. Nothing keeps it from neutralizing.
        Neutralize {
            /// Only pieces with these ids.
            /// Left out: all pieces.
            only: Option<Vec<Spanned<String>>>,
            /// Not pieces with these ids.
            /// Left out: no exceptions.
            except: Option<Vec<Spanned<String>>>,
        },
        /// What it captures changes sides and stays on its square, unless the piece itself moves onto that square. Kings
        /// are captured as usual, and so are pieces that its side cannot have there. Swaps, drives, pushes and pulls
        /// convert nothing.
        Convert {
            /// Only pieces with these ids.
            /// Left out: all pieces.
            only: Option<Vec<Spanned<String>>>,
            /// Not pieces with these ids.
            /// Left out: no exceptions.
            except: Option<Vec<Spanned<String>>>,
        },
        /// Nothing freezes it.
        Unfreezable,
        /// Nothing captures it.
        Immune,
        /// It never captures two pieces in one move: a move that would is illegal.
        OneCapture,
        /// Nothing captures the friends next to it. It does not protect itself.
        Protect {
            /// Only pieces with these ids.
            /// Left out: all pieces.
            only: Option<Vec<Spanned<String>>>,
            /// Not pieces with these ids.
            /// Left out: no exceptions.
            except: Option<Vec<Spanned<String>>>,
            /// `false`: not while it is frozen.
            /// Left out: `true`.
            frozen: Option<bool>,
        },
        /// Swaps places with the first piece on a line. The piece is an enemy, or with `friends` also a friend.
        /// It cannot swap with friends alone, unless only its own side has pieces of their types.
        /// It cannot swap with an enemy that it also captures by displacement: write `m` before its `moves`.
        Swap {
            /// `true`: also with friends of other types.
            /// Left out: `false`.
            friends: Option<bool>,
            /// Only pieces with these ids.
            /// Left out: all pieces.
            only: Option<Vec<Spanned<String>>>,
            /// Not pieces with these ids.
            /// Left out: no exceptions.
            except: Option<Vec<Spanned<String>>>,
            /// `true`: only with pieces next to it.
            /// Left out: `false`.
            adjacent: Option<bool>,
        },
        /// Moves onto the square of the first enemy on a line and drives it along the line.
        Drive {
            /// `true`: to the end of the line, together with every piece in its way. `false`: to the last empty
            /// square.
            /// Left out: `false`.
            train: Option<bool>,
            /// Only pieces with these ids.
            /// Left out: all pieces.
            only: Option<Vec<Spanned<String>>>,
            /// Not pieces with these ids.
            /// Left out: no exceptions.
            except: Option<Vec<Spanned<String>>>,
        },
        /// May not move without a capture if it can capture.
        Compelled,
        /// Pushes a piece next to it, of either side, one square straight away and follows it.
        Push,
        /// Steps straight away from a piece next to it, of either side, and pulls it along.
        Pull,
        /// Steps to an empty square next to it and leaves a piece from its side's hand where it stood.
        Resurrect,
    }
}

record! {
    /// A double step (or longer) straight ahead.
    RunFile = "a double step" {
        /// The zones where it may start. Needed.
        from: Vec<Spanned<String>>,
        /// The zone where it ends at the latest: at its first square on the way. Needed.
        until: Spanned<String>,
    }
}

record! {
    /// Promotion.
    PromotionFile = "a promotion" {
        /// The zone where the piece promotes, when a move ends there. Needed.
        zone: Spanned<String>,
        /// The ids of the pieces that it may become, of its own army.
        /// Left out: all pieces of its army except kings and pawns.
        to: Option<Vec<Spanned<String>>>,
        /// `true`: the player may decline the promotion.
        /// Left out: `false`.
        optional: Option<bool>,
        /// `true`: only to a type in the hand. That piece leaves the hand. Without such a piece there is no promotion.
        /// Left out: `false`.
        from_hand: Option<bool>,
    }
}
