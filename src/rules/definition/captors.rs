//! Which captures a side has against a victim, found once per game.

use super::strikes::Strikes;
use crate::rules::board::Word;
use crate::rules::piece::{Capture, PieceKind, PieceType, TypeSet};

/// A type of a side, and one of its captures of a certain victim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Captor {
    pub piece_type: PieceType,
    /// The index of the capture; `None` for a piece that pushes or pulls, because pieces that it moves may capture too.
    capture: Option<usize>,
}

impl Captor {
    /// The capture; `None` for a piece that pushes or pulls.
    #[inline]
    pub fn capture<W: Word>(self, kind: &PieceKind<W>) -> Option<&Capture<W>> {
        kind.captures.get(self.capture?)
    }
}

/// The captures of one type of victim by a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Captors {
    /// Those of types that [`Strikes`] does not know …
    pub others: Vec<Captor>,
    /// … and the others.
    pub strikers: Vec<Captor>,
}

impl Captors {
    /// The captures of each type of victim by a side.
    pub fn all<W: Word>(
        kinds: &[PieceKind<W>],
        army: TypeSet,
        strikes: &Strikes<W>,
    ) -> Vec<Captors> {
        let of_victim = |victim: PieceType| {
            let captors = army.iter();
            let captors = captors.flat_map(|of| captures_of(&kinds[of.index()], of, victim));
            let (strikers, others) =
                captors.partition(|captor| strikes.types.contains(captor.piece_type));
            Captors { others, strikers }
        };
        (0..kinds.len())
            .map(PieceType::new)
            .map(of_victim)
            .collect()
    }
}

/// The captures of a victim by one type.
fn captures_of<W: Word>(
    kind: &PieceKind<W>,
    piece_type: PieceType,
    victim: PieceType,
) -> Vec<Captor> {
    let captor = |capture| Captor {
        piece_type,
        capture,
    };
    if kind.pushes || kind.pulls {
        return vec![captor(None)];
    }
    let captures = kind.captures.iter().enumerate();
    let able = captures.filter(|(_, capture)| capture.victims.contains(victim));
    able.map(|(index, _)| captor(Some(index))).collect()
}
