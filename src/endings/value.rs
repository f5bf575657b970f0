//! What a position is worth.

/// The exact value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// It wins after this many plies, if both sides play perfectly.
    Win(u16),
    /// No one can force a win.
    Undecided,
    /// It loses after this many plies, if both sides play perfectly.
    Loss(u16),
}

impl Value {
    /// The value one ply earlier, for the side that moves to a position of this value.
    #[must_use]
    pub fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Undecided => Value::Undecided,
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// The plies to the end.
    pub fn plies(self) -> Option<u16> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Undecided => None,
        }
    }

    /// A number that grows as the value gets better: fast wins first, slow losses before fast ones.
    pub fn rank(self) -> i32 {
        match self {
            Value::Win(plies) => 100_000 - i32::from(plies),
            Value::Undecided => 0,
            Value::Loss(plies) => i32::from(plies) - 100_000,
        }
    }
}

/// A value in a table: plies and 1, negative for a loss.
pub(super) type Code = i16;

/// The code of a position that no one can force to win, or whose value is not known yet.
pub(super) const UNDECIDED: Code = 0;

/// The code of numbers without a legal position.
pub(super) const ILLEGAL: Code = Code::MIN;

/// The code of a position in which the game is drawn.
pub(super) const DRAWN: Code = Code::MIN + 1;

/// The most plies of a code. Longer wins count as undecided.
pub(super) const MOST_PLIES: u16 = 30_000;

/// The code of a value.
pub(super) fn code(value: Value) -> Code {
    match value {
        Value::Win(plies) => plies as Code + 1,
        Value::Undecided => UNDECIDED,
        Value::Loss(plies) => -(plies as Code + 1),
    }
}

/// The value of a code; `None` if the position is not legal.
pub(super) fn value(code: Code) -> Option<Value> {
    match code {
        ILLEGAL => None,
        DRAWN | UNDECIDED => Some(Value::Undecided),
        1.. => Some(Value::Win(code as u16 - 1)),
        _ => Some(Value::Loss(code.unsigned_abs() - 1)),
    }
}
