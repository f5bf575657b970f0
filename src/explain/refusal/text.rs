//! Reasons in words.

use super::attack::Attack;
use super::reason::{NoCastling, NoWay, Occupied, Reason};
use crate::explain::methods::MethodInfo;
use crate::explain::movement::described;
use crate::explain::words::{Names, Placed, list, ordinal, plural, sentence};
use crate::rules::{EdgeBar, Square, Variant};

impl Reason {
    /// The reason in a sentence or two.
    pub fn text(&self, variant: &Variant) -> String {
        let names = Names(variant);
        let the = |placed: &Placed| names.the(*placed);
        let words = match self {
            Reason::GameOver(outcome) => format!("the game is over ({outcome})"),
            Reason::Arranging { side, men } => {
                let men = names.men(men);
                format!("first {side} settles whether {men} change places")
            }
            Reason::Nobody(at) => format!("nobody stands on {}", names.square(*at)),
            Reason::NotOnMove(man) => {
                let own = man.man.color();
                format!("it is {}'s move, and {} is {own}'s", !own, the(man))
            }
            Reason::Frozen { man, by, suicide } => frozen(names, *man, by, *suicide),
            Reason::KingAttacked { .. } => self.king_attacked(names),
            Reason::Palace { other, .. } => {
                let (side, other) = (other.man.color(), the(other));
                format!("{side}'s palace has room for one man of its own, and {other} is there")
            }
            Reason::Compelled { man, stops } => {
                let stops = names.squares(*stops, " or ");
                format!("{} can capture and so must, by going to {stops}", the(man))
            }
            Reason::RankLimit { man, most } => rank_limit(names, *man, *most),
            Reason::Edge { man, to, why } => edge(names, *man, *to, *why),
            Reason::SwapBan { man, other } => {
                let (man, other) = (the(man), the(other));
                format!(
                    "{man} and {other} have just changed places and may not change back at once"
                )
            }
            Reason::LastRank { pawn, on, .. } => {
                let (pawn, on) = (the(pawn), names.square(*on));
                format!(
                    "that would put {pawn} on {on}, its last rank, where no other man may put it"
                )
            }
            Reason::Castling { .. } => self.castling(names),
            Reason::Blocked { man, to, leaps, by } => {
                let (from, to) = (names.square(man.at), names.square(*to));
                let stand = stand(names, by);
                let leaps = if *leaps {
                    " and cannot be leapt over"
                } else {
                    ""
                };
                format!("{stand} in the way from {from} to {to}{leaps}")
            }
            Reason::HemmedIn { man, by } if by.is_empty() => {
                format!("{} has nowhere to go", the(man))
            }
            Reason::HemmedIn { man, by } => {
                let stand = stand(names, by);
                format!("{} has nowhere to go: {stand} in its way", the(man))
            }
            Reason::NoRoom { other, by, .. } if by.is_empty() => {
                format!("behind {} the board ends", the(other))
            }
            Reason::NoRoom { other, by, .. } => {
                format!(
                    "behind {} there is no room: {} there",
                    the(other),
                    stand(names, by)
                )
            }
            Reason::Occupied { man, other, why } => occupied(names, *man, *other, *why),
            Reason::NoWay { man, to, why } => no_way(names, *man, *to, *why),
        };
        sentence(&words)
    }

    fn king_attacked(&self, names: Names) -> String {
        let Reason::KingAttacked {
            man,
            king,
            still,
            every,
            by,
        } = self
        else {
            return String::new();
        };
        let (who, there) = (names.the(*man), names.the(*king));
        let still = if *still { "still " } else { "" };
        let by = attackers(names, by, if *every { "or" } else { "and" });
        let attacked = format!("would {still}be attacked {by}");
        let itself = match *every {
            true => man == king,
            false => man.man == king.man,
        };
        match (itself, *every) {
            (true, true) => format!("wherever {who} goes, it {attacked}"),
            (true, false) => {
                let (stop, name) = (names.square(king.at), names.man(king.man));
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
                let (rook, corner) = (names.a(rook.man), names.square(rook.at));
                format!("to castle that way {the_king} needs {rook} on {corner}")
            }
            NoCastling::Moved => {
                format!("{the_king} or {the_rook} has moved, so that they may not castle any more")
            }
            NoCastling::Occupied(by) => {
                let stand = stand(names, by);
                format!("{the_king} cannot castle: {stand} between it and {the_rook}")
            }
            NoCastling::FrozenRook(by) => {
                let by = names.men(by);
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
fn stand(names: Names, men: &[Placed]) -> String {
    let verb = match men.len() {
        1 => "stands",
        _ => "stand",
    };
    format!("{} {verb}", names.men(men))
}

fn frozen(names: Names, man: Placed, by: &[Placed], suicide: bool) -> String {
    let only = match suicide {
        true => "; all that it may do is give itself up",
        false => "",
    };
    format!("{} is frozen by {}{only}", names.the(man), names.men(by))
}

fn rank_limit(names: Names, man: Placed, most: usize) -> String {
    let squares = match most {
        1 => "square",
        _ => "squares",
    };
    let (the, rank) = (names.the(man), ordinal(most));
    format!("{the} stands on its {rank} rank, from where it goes at most {most} {squares}")
}

fn edge(names: Names, man: Placed, to: Square, why: EdgeBar) -> String {
    let the = names.the(man);
    let instead = |stop| names.square(stop);
    match why {
        EdgeBar::Idle => {
            let to = names.square(to);
            format!("going to {to}, {the} would touch the edge, which only a capture may")
        }
        EdgeBar::Less(stop) => {
            let stop = instead(stop);
            format!("{the} can do the same by going to {stop}, touching less of the edge")
        }
        EdgeBar::Shorter(stop) => {
            let stop = instead(stop);
            format!(
                "{the} can do the same by going to {stop}, and may go no further along the edge"
            )
        }
        EdgeBar::Equal(stop) => {
            let (to, stop) = (names.square(to), instead(stop));
            format!(
                "{the} could do the same on {to} and on {stop}, and of two such ways to the edge it may go neither"
            )
        }
    }
}

fn occupied(names: Names, man: Placed, other: Placed, why: Occupied) -> String {
    let (the, that) = (names.the(man), names.the(other));
    match why {
        Occupied::Friend => format!("{that} is of the same side"),
        Occupied::SameKind => {
            let kind = plural(names.man(man.man));
            format!("{that} is of the same side, and two {kind} of one side do not change places")
        }
        Occupied::Immune { protector: None } => format!("nothing can capture {that}"),
        Occupied::Immune {
            protector: Some(protector),
        } => format!(
            "{that} can't be captured: {} protects it",
            names.the(protector)
        ),
        Occupied::NeverOnto => {
            format!("{the} takes nobody by moving onto its square, and so not {that}")
        }
        Occupied::NotOnto => format!("{the} does not take {that} by moving onto its square"),
        Occupied::OtherWay => format!("{the} does not take {that} in that way"),
    }
}

fn no_way(names: Names, man: Placed, to: Square, why: NoWay) -> String {
    let (the, stop) = (names.the(man), names.square(to));
    match why {
        NoWay::OnlyToTake => format!("{the} goes to {stop} only to take, and nobody is there"),
        NoWay::NothingToJump(over) => {
            let over = names.squares(over, " or ");
            format!("{the} gets to {stop} only over a man, and nobody stands on {over}")
        }
        NoWay::OnlyToEnclose => {
            format!("{the} gets to {stop} only if it encloses enemies by that")
        }
        NoWay::NotFrozen => format!("{the} is not frozen, and only a frozen man gives itself up"),
        NoWay::There => format!("{the} stands there already"),
        NoWay::Unable => {
            let (kind, color) = (names.0.man(man.man.piece_type()), man.man.color());
            let otherwise = kind.has(|method| (MethodInfo::of(method.name()).more.idle)(method));
            match described(names.0, kind, color).filter(|_| !otherwise) {
                Some(way) => format!("{the} goes {way}, and so not to {stop}"),
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
    format!("by {}{how}", names.the(attack.man))
}
