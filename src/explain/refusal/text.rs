//! Reasons in words.

use super::attack::Attack;
use super::reason::{NoCastling, NoWay, Occupied, Reason};
use crate::explain::methods::MethodInfo;
use crate::explain::movement::described;
use crate::explain::powers::protected;
use crate::explain::words::{Names, Placed, list, ordinal, sentence};
use crate::rules::{EdgeBar, Square, Variant};
use crate::words::plural;

impl Reason {
    /// The reason in a sentence or two.
    pub fn text(&self, variant: &Variant) -> String {
        let names = Names(variant);
        let the = |placed: &Placed| names.the(*placed);
        let words = match self {
            Reason::GameOver(outcome) => format!("the game is over ({outcome})"),
            Reason::Arranging { side, pieces } => {
                let pieces = names.pieces(pieces);
                format!("first {side} must choose whether {pieces} swap places")
            }
            Reason::Placing { side, left: 1 } => {
                format!("first {side} must place its pieces: one is left")
            }
            Reason::Placing { side, left } => {
                format!("first {side} must place its pieces: {left} are left")
            }
            Reason::NoPiece(at) => format!("there is no piece on {}", names.square(*at)),
            Reason::NotToMove(piece) => {
                let own = piece.piece.color();
                format!("it is {}'s move, and {} is {own}'s", !own, the(piece))
            }
            Reason::Frozen { piece, by, suicide } => frozen(names, *piece, by, *suicide),
            Reason::KingAttacked { .. } => self.king_attacked(names),
            Reason::Palace { other, .. } => {
                let (side, other) = (other.piece.color(), the(other));
                format!(
                    "only one piece of {side} may be in its own palace, and {other} is already there"
                )
            }
            Reason::Compelled { piece, stops } => {
                let stops = names.squares(*stops, " or ");
                format!(
                    "{} can capture, so it must: it may only go to {stops}",
                    the(piece)
                )
            }
            Reason::RankLimit { piece, most } => rank_limit(names, *piece, *most),
            Reason::Edge { piece, to, why } => edge(names, *piece, *to, *why),
            Reason::SwapBan { piece, other } => {
                let (piece, other) = (the(piece), the(other));
                format!(
                    "{piece} and {other} have just swapped places and may not swap back at once"
                )
            }
            Reason::LastRank { pawn, on, .. } => {
                let (pawn, on) = (the(pawn), names.square(*on));
                format!(
                    "that would put {pawn} on its last rank, on {on}: only its own move may bring it there"
                )
            }
            Reason::Castling { .. } => self.castling(names),
            Reason::Neutralized { piece, by } => format!(
                "{} is neutralized by {}: it may move and capture by displacement only",
                the(piece),
                names.pieces(by)
            ),
            Reason::Protected { other, by, .. } => protected(names, *other, *by),
            Reason::Blocked {
                piece,
                to,
                leaps,
                by,
            } => {
                let (from, to) = (names.square(piece.at), names.square(*to));
                let stand = stand(names, by);
                let leaps = if *leaps {
                    " and cannot be leapt over"
                } else {
                    ""
                };
                format!("{stand} in the way from {from} to {to}{leaps}")
            }
            Reason::HemmedIn { piece, by } if by.is_empty() => {
                format!("{} cannot move", the(piece))
            }
            Reason::HemmedIn { piece, by } => {
                let stand = stand(names, by);
                format!("{} cannot move: {stand} in its way", the(piece))
            }
            Reason::NoRoom { other, by, .. } if by.is_empty() => {
                format!("there is no square behind {}", the(other))
            }
            Reason::NoRoom { other, by, .. } => {
                format!(
                    "there is no room behind {}: {} there",
                    the(other),
                    stand(names, by)
                )
            }
            Reason::Occupied { piece, other, why } => occupied(names, *piece, *other, *why),
            Reason::NoWay { piece, to, why } => no_way(names, *piece, *to, *why),
        };
        sentence(&words)
    }

    fn king_attacked(&self, names: Names) -> String {
        let Reason::KingAttacked {
            piece,
            king,
            still,
            every,
            by,
        } = self
        else {
            return String::new();
        };
        let (who, there) = (names.the(*piece), names.the(*king));
        let still = if *still { "still " } else { "" };
        let by = attackers(names, by, if *every { "or" } else { "and" });
        let attacked = format!("would {still}be attacked {by}");
        let itself = match *every {
            true => piece == king,
            false => piece.piece == king.piece,
        };
        match (itself, *every) {
            (true, true) => format!("wherever {who} goes, it {attacked}"),
            (true, false) => {
                let (stop, name) = (names.square(king.at), names.piece(king.piece));
                format!("on {stop} the {name} {attacked}")
            }
            (false, true) => format!("whatever {who} does, {there} {attacked}"),
            (false, false) => format!("{there} {attacked}"),
        }
    }

    fn castling(&self, names: Names) -> String {
        let Reason::Castling {
            king,
            to,
            rook,
            why,
        } = self
        else {
            return String::new();
        };
        let (the_king, the_rook) = (names.the(*king), names.the(*rook));
        match why {
            NoCastling::NoRook => {
                let (rook, corner) = (names.a(rook.piece), names.square(rook.at));
                format!("to castle that way {the_king} needs {rook} on {corner}")
            }
            NoCastling::Moved => {
                format!("{the_king} or {the_rook} has moved, so they can no longer castle")
            }
            NoCastling::Occupied(by) => {
                let stand = stand(names, by);
                format!("{the_king} cannot castle: {stand} between it and {the_rook}")
            }
            NoCastling::FrozenRook(by) => {
                let by = names.pieces(by);
                format!("{the_king} cannot castle: {the_rook} is frozen by {by}")
            }
            NoCastling::Attacked(square, by) => {
                let attackers = attackers(names, by, "and");
                let way = match *square {
                    at if at == king.at => "while it is".to_owned(),
                    at if at == *to => format!("to {}, where it would be", names.square(at)),
                    at => format!("across {}, where it would be", names.square(at)),
                };
                format!("{the_king} may not castle {way} attacked {attackers}")
            }
        }
    }
}

/// `the Pawn on a2 stands`
fn stand(names: Names, pieces: &[Placed]) -> String {
    let verb = match pieces.len() {
        1 => "stands",
        _ => "stand",
    };
    format!("{} {verb}", names.pieces(pieces))
}

fn frozen(names: Names, piece: Placed, by: &[Placed], suicide: bool) -> String {
    let only = match suicide {
        true => " and can only remove itself",
        false => "",
    };
    format!(
        "{} is frozen by {}{only}",
        names.the(piece),
        names.pieces(by)
    )
}

fn rank_limit(names: Names, piece: Placed, most: usize) -> String {
    let squares = match most {
        1 => "square",
        _ => "squares",
    };
    let (the, rank) = (names.the(piece), ordinal(most));
    format!("from its {rank} rank {the} can go at most {most} {squares}")
}

fn edge(names: Names, piece: Placed, to: Square, why: EdgeBar) -> String {
    let the = names.the(piece);
    let instead = |stop| names.square(stop);
    match why {
        EdgeBar::Idle => {
            let to = names.square(to);
            format!(
                "{the} may enter the edge only to capture, and on {to} it would capture nothing"
            )
        }
        EdgeBar::Less(stop) => {
            let stop = instead(stop);
            format!("{the} can make the same capture by going to {stop}, with fewer edge squares")
        }
        EdgeBar::Shorter(stop) => {
            let stop = instead(stop);
            format!(
                "{the} can make the same capture by going to {stop}, so it may go no further along the edge"
            )
        }
        EdgeBar::Equal(stop) => {
            let (to, stop) = (names.square(to), instead(stop));
            format!(
                "{the} could make the same capture on {to} and on {stop}, so it may go to neither of these edge squares"
            )
        }
    }
}

fn occupied(names: Names, piece: Placed, other: Placed, why: Occupied) -> String {
    let (the, that) = (names.the(piece), names.the(other));
    match why {
        Occupied::Friend => format!("{that} is on the same side"),
        Occupied::SameKind => {
            let kind = plural(names.piece(piece.piece));
            format!("{that} is on the same side, and two {kind} of one side cannot swap")
        }
        Occupied::NoSwap => format!("{the} cannot swap with {that}"),
        Occupied::Immune => format!("nothing can capture {that}"),
        Occupied::NeverOnto => {
            format!("{the} cannot capture {that} by moving onto it: it captures nothing that way")
        }
        Occupied::NotOnto => format!("{the} cannot capture {that} by moving onto it"),
        Occupied::OtherWay => format!("{the} cannot capture {that} with this move"),
    }
}

fn no_way(names: Names, piece: Placed, to: Square, why: NoWay) -> String {
    let (the, stop) = (names.the(piece), names.square(to));
    match why {
        NoWay::OnlyToCapture => {
            format!("{the} can go to {stop} only to capture, and there is no enemy")
        }
        NoWay::NothingToJump(over) => {
            let over = names.squares(over, " or ");
            format!(
                "{the} can go to {stop} only by jumping over a piece, and there is none on {over}"
            )
        }
        NoWay::OnlyToEnclose => {
            format!("{the} can go to {stop} only if that encloses enemies")
        }
        NoWay::NotFrozen => {
            format!("only a frozen piece can remove itself, and {the} is not frozen")
        }
        NoWay::There => format!("{the} is already there"),
        NoWay::Unable => {
            let (kind, color) = (names.0.kind(piece.piece.piece_type()), piece.piece.color());
            let otherwise = kind.has(|method| (MethodInfo::of(method.name()).more.idle)(method));
            match described(names.0, kind, color).filter(|_| !otherwise) {
                Some(way) => format!("{the} moves {way}, so it cannot go to {stop}"),
                None => format!("{the} cannot go to {stop} in one move"),
            }
        }
    }
}

/// `by the Rook on e8 and by the Withdrawer on d3, which could move straight away from it`
fn attackers(names: Names, by: &[Attack], last: &str) -> String {
    let parts: Vec<String> = by.iter().map(|attack| attacker(names, attack)).collect();
    let comma = parts.iter().any(|part| part.contains(','));
    let last = match comma {
        true => format!(", {last} "),
        false => format!(" {last} "),
    };
    list(&parts, &last)
}

fn attacker(names: Names, attack: &Attack) -> String {
    let how = (MethodInfo::of(attack.by).attack)(attack, names);
    format!("by {}{how}", names.the(attack.piece))
}
