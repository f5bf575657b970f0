//! Reasons in words.

use super::attack::Attack;
use super::reason::{NoCastling, NoWay, Occupied, Reason};
use crate::explain::methods::MethodInfo;
use crate::explain::movement::described;
use crate::explain::outcome_in_words;
use crate::explain::powers::protected;
use crate::explain::words::{Names, Placed};
use crate::rules::{EdgeBar, Square, Variant};
use crate::texts::{Argument, Joint, Phrase, phrase};

impl Reason {
    /// The reason in a sentence or two.
    pub fn text(&self, variant: &Variant) -> String {
        self.phrase(variant).sentence()
    }

    /// The reason as a phrase.
    pub fn phrase(&self, variant: &Variant) -> Phrase {
        let names = Names(variant);
        let the = |placed: &Placed| names.the(*placed);
        match self {
            Reason::GameOver(outcome) => {
                phrase!("refusal-game-over", outcome = outcome_in_words(*outcome))
            }
            Reason::Arranging { side, pieces } => {
                let pieces = names.pieces(pieces);
                phrase!("refusal-arranging", side = *side, pieces = pieces)
            }
            Reason::Placing { side, left } => {
                phrase!("refusal-placing", side = *side, left = *left)
            }
            Reason::NoPiece(at) => phrase!("refusal-no-piece", square = names.square(*at)),
            Reason::NotToMove(piece) => {
                let (turn, piece) = (!piece.piece.color(), the(piece));
                phrase!("refusal-not-to-move", turn = turn, piece = piece)
            }
            Reason::Frozen { piece, by, suicide } => {
                let (piece, by) = (the(piece), names.pieces(by));
                match suicide {
                    true => phrase!("refusal-frozen-suicide", piece = piece, by = by),
                    false => phrase!("refusal-frozen", piece = piece, by = by),
                }
            }
            Reason::KingAttacked {
                piece,
                king,
                still,
                every,
                by,
            } => king_attacked(names, *piece, *king, *still, *every, by),
            Reason::Palace { other, .. } => {
                let (side, other) = (other.piece.color(), the(other));
                phrase!("refusal-palace", side = side, piece = other)
            }
            Reason::Compelled { piece, stops } => {
                let stops = names.squares(*stops, Joint::Or);
                phrase!("refusal-compelled", piece = the(piece), squares = stops)
            }
            Reason::RankLimit { piece, most } => {
                phrase!("refusal-rank-limit", piece = the(piece), most = *most)
            }
            Reason::Edge { piece, to, why } => edge(names, *piece, *to, *why),
            Reason::SwapBan { piece, other } => {
                phrase!("refusal-swap-ban", piece = the(piece), other = the(other))
            }
            Reason::LastRank { pawn, on, .. } => {
                let on = names.square(*on);
                phrase!("refusal-last-rank", piece = the(pawn), square = on)
            }
            Reason::Castling {
                king,
                to,
                rook,
                why,
            } => castling(names, *king, *to, *rook, why),
            Reason::Neutralized { piece, by } => {
                let by = names.pieces(by);
                phrase!("refusal-neutralized", piece = the(piece), by = by)
            }
            Reason::Protected { other, by, .. } => protected(names, *other, *by),
            Reason::Blocked {
                piece,
                to,
                leaps,
                by,
            } => {
                let (from, to) = (names.square(piece.at), names.square(*to));
                let by = names.pieces(by);
                match leaps {
                    true => phrase!("refusal-blocked-leap", by = by, from = from, to = to),
                    false => phrase!("refusal-blocked", by = by, from = from, to = to),
                }
            }
            Reason::HemmedIn { piece, by } if by.is_empty() => {
                phrase!("refusal-cannot-move", piece = the(piece))
            }
            Reason::HemmedIn { piece, by } => {
                let by = names.pieces(by);
                phrase!("refusal-hemmed-in", piece = the(piece), by = by)
            }
            Reason::NoRoom { other, by, .. } if by.is_empty() => {
                phrase!("refusal-no-square-behind", piece = the(other))
            }
            Reason::NoRoom { other, by, .. } => {
                let by = names.pieces(by);
                phrase!("refusal-no-room-behind", piece = the(other), by = by)
            }
            Reason::Occupied { piece, other, why } => occupied(names, *piece, *other, *why),
            Reason::NoWay { piece, to, why } => no_way(names, *piece, *to, *why),
        }
    }
}

fn king_attacked(
    names: Names,
    piece: Placed,
    king: Placed,
    still: bool,
    every: bool,
    by: &[Attack],
) -> Phrase {
    let by = attackers(names, by, every);
    let itself = match every {
        true => piece == king,
        false => piece.piece == king.piece,
    };
    let (who, there) = (names.the(piece), names.the(king));
    match (itself, every) {
        (true, true) => {
            phrase!(
                "refusal-attacked-everywhere",
                piece = who,
                still = still,
                by = by
            )
        }
        (true, false) => {
            let (square, king) = (names.square(king.at), names.this(king.piece));
            phrase!(
                "refusal-attacked-on",
                square = square,
                piece = king,
                still = still,
                by = by
            )
        }
        (false, true) => {
            phrase!(
                "refusal-attacked-whatever",
                piece = who,
                king = there,
                still = still,
                by = by
            )
        }
        (false, false) => phrase!("refusal-attacked", king = there, still = still, by = by),
    }
}

/// `by the Rook on e8 and by the Withdrawer on d3, which could move straight away from it`; with `or` if each move
/// of a piece has its own attacker.
fn attackers(names: Names, by: &[Attack], every: bool) -> Argument {
    let attack = |attack: &Attack| (MethodInfo::of(attack.by).attack)(attack, names);
    let by: Vec<Phrase> = by.iter().map(attack).collect();
    // All others have a relative clause after a comma.
    let plain = by.iter().all(|attack| attack.id == "attack-by");
    let joint = match (plain, every) {
        (true, true) => Joint::Or,
        (true, false) => Joint::And,
        (false, true) => Joint::CommaOr,
        (false, false) => Joint::CommaAnd,
    };
    Argument::list(by, joint)
}

fn castling(names: Names, king: Placed, to: Square, rook: Placed, why: &NoCastling) -> Phrase {
    let the_king = names.the(king);
    match why {
        NoCastling::NoRook => {
            let (piece, corner) = (names.a(rook.piece), names.square(rook.at));
            phrase!(
                "refusal-castling-no-rook",
                king = the_king,
                rook = piece,
                square = corner
            )
        }
        NoCastling::Moved => {
            phrase!(
                "refusal-castling-moved",
                king = the_king,
                rook = names.the(rook)
            )
        }
        NoCastling::Occupied(by) => {
            let (by, rook) = (names.pieces(by), names.the(rook));
            phrase!(
                "refusal-castling-occupied",
                king = the_king,
                rook = rook,
                by = by
            )
        }
        NoCastling::FrozenRook(by) => {
            let (by, rook) = (names.pieces(by), names.the(rook));
            phrase!(
                "refusal-castling-frozen",
                king = the_king,
                rook = rook,
                by = by
            )
        }
        NoCastling::Attacked(square, by) => {
            let by = attackers(names, by, false);
            let on = names.square(*square);
            match *square {
                at if at == king.at => {
                    phrase!("refusal-castling-in-check", king = the_king, by = by)
                }
                at if at == to => {
                    phrase!(
                        "refusal-castling-into",
                        king = the_king,
                        square = on,
                        by = by
                    )
                }
                _ => phrase!(
                    "refusal-castling-across",
                    king = the_king,
                    square = on,
                    by = by
                ),
            }
        }
    }
}

fn edge(names: Names, piece: Placed, to: Square, why: EdgeBar) -> Phrase {
    let (piece, to) = (names.the(piece), names.square(to));
    match why {
        EdgeBar::Idle => phrase!("refusal-edge-idle", piece = piece, square = to),
        EdgeBar::Less(stop) => {
            phrase!(
                "refusal-edge-less",
                piece = piece,
                stop = names.square(stop)
            )
        }
        EdgeBar::Shorter(stop) => {
            phrase!(
                "refusal-edge-shorter",
                piece = piece,
                stop = names.square(stop)
            )
        }
        EdgeBar::Equal(stop) => {
            let stop = names.square(stop);
            phrase!(
                "refusal-edge-equal",
                piece = piece,
                square = to,
                stop = stop
            )
        }
    }
}

fn occupied(names: Names, piece: Placed, other: Placed, why: Occupied) -> Phrase {
    let (the, that) = (names.the(piece), names.the(other));
    match why {
        Occupied::Friend => phrase!("refusal-friend", other = that),
        Occupied::SameKind => {
            let kind = names.name(piece.piece);
            phrase!("refusal-same-kind", other = that, piece = kind)
        }
        Occupied::NoSwap => phrase!("refusal-no-swap", piece = the, other = that),
        Occupied::Immune => phrase!("refusal-immune", other = that),
        Occupied::NeverOnto => phrase!("refusal-never-onto", piece = the, other = that),
        Occupied::NotOnto => phrase!("refusal-not-onto", piece = the, other = that),
        Occupied::OtherWay => phrase!("refusal-other-way", piece = the, other = that),
    }
}

fn no_way(names: Names, piece: Placed, to: Square, why: NoWay) -> Phrase {
    let (the, stop) = (names.the(piece), names.square(to));
    match why {
        NoWay::OnlyToCapture => phrase!("refusal-only-to-capture", piece = the, square = stop),
        NoWay::NothingToJump(over) => {
            let over = names.squares(over, Joint::Or);
            phrase!(
                "refusal-nothing-to-jump",
                piece = the,
                square = stop,
                over = over
            )
        }
        NoWay::OnlyToEnclose => phrase!("refusal-only-to-enclose", piece = the, square = stop),
        NoWay::NotFrozen => phrase!("refusal-not-frozen", piece = the),
        NoWay::There => phrase!("refusal-there", piece = the),
        NoWay::Unable => {
            let (kind, color) = (names.0.kind(piece.piece.piece_type()), piece.piece.color());
            let otherwise = kind.has(|method| (MethodInfo::of(method.name()).more.idle)(method));
            match described(names.0, kind, color).filter(|_| !otherwise) {
                Some(way) => {
                    phrase!(
                        "refusal-moves-otherwise",
                        piece = the,
                        way = way,
                        square = stop
                    )
                }
                None => phrase!("refusal-unable", piece = the, square = stop),
            }
        }
    }
}
