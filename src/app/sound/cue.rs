//! What can be heard, and which of it a move is.

use crate::app::table::{Player, Table};
use crate::explain::{MethodInfo, Sound};
use crate::rules::{Color, Effect, Outcome, Royal};

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A man moves.
    Move,
    /// A man takes by coming to a square.
    Capture,
    /// A man takes by leaping or jumping.
    Leap,
    /// A man takes without touching, from where it stands.
    Afar,
    /// Men go together.
    Blast,
    /// Men change places, push or pull.
    Swap,
    /// A man is frozen.
    Freeze,
    /// A king is attacked.
    Check,
    /// Somebody at this screen has won.
    Win,
    /// Nobody at this screen has won, and somebody else has.
    Loss,
    /// Nobody has won.
    Draw,
    /// Little time is left.
    LowTime,
    /// What was tried cannot be done.
    Refused,
}

impl Cue {
    /// All of them.
    pub const ALL: [Cue; 13] = [
        Cue::Move,
        Cue::Capture,
        Cue::Leap,
        Cue::Afar,
        Cue::Blast,
        Cue::Swap,
        Cue::Freeze,
        Cue::Check,
        Cue::Win,
        Cue::Loss,
        Cue::Draw,
        Cue::LowTime,
        Cue::Refused,
    ];

    /// Its file, a WAV.
    pub fn file(self) -> &'static [u8] {
        match self {
            Cue::Move => include_bytes!("../../../assets/sounds/move.wav"),
            Cue::Capture => include_bytes!("../../../assets/sounds/capture.wav"),
            Cue::Leap => include_bytes!("../../../assets/sounds/leap.wav"),
            Cue::Afar => include_bytes!("../../../assets/sounds/afar.wav"),
            Cue::Blast => include_bytes!("../../../assets/sounds/blast.wav"),
            Cue::Swap => include_bytes!("../../../assets/sounds/swap.wav"),
            Cue::Freeze => include_bytes!("../../../assets/sounds/freeze.wav"),
            Cue::Check => include_bytes!("../../../assets/sounds/check.wav"),
            Cue::Win => include_bytes!("../../../assets/sounds/win.wav"),
            Cue::Loss => include_bytes!("../../../assets/sounds/loss.wav"),
            Cue::Draw => include_bytes!("../../../assets/sounds/draw.wav"),
            Cue::LowTime => include_bytes!("../../../assets/sounds/low-time.wav"),
            Cue::Refused => include_bytes!("../../../assets/sounds/refused.wav"),
        }
    }

    /// What the move sounds like that led to the position on the board.
    pub fn of_move(table: &Table) -> Cue {
        if let Some(outcome) = table.outcome().filter(|_| table.at_newest()) {
            return Cue::of_outcome(table, outcome);
        }
        let variant = table.variant();
        if variant.settings().royal == Royal::Check && variant.in_check(table.position()) {
            return Cue::Check;
        }
        let effects = table.last_transition().map(|made| made.effects.as_slice());
        of_effects(effects.unwrap_or_default())
    }

    /// The end of a game, as those at the screen take it: two of them share the winner's joy.
    pub fn of_outcome(table: &Table, outcome: Outcome) -> Cue {
        let here = |color: Color| table.players[color] == Player::Human;
        match outcome {
            Outcome::Draw(_) => Cue::Draw,
            Outcome::Win(winner, _) if !here(winner) && here(!winner) => Cue::Loss,
            Outcome::Win(..) => Cue::Win,
        }
    }
}

/// The loudest of what a move does.
fn of_effects(effects: &[Effect]) -> Cue {
    let mut cue = Cue::Move;
    for effect in effects {
        let heard = match effect {
            Effect::Capture { by, .. } => of_capture(MethodInfo::of(*by).sound),
            Effect::Sacrifice { .. } => Cue::Capture,
            Effect::Freeze { .. } => Cue::Freeze,
            Effect::Travel { by, .. } if by.moves_others() => Cue::Swap,
            Effect::Travel { .. }
            | Effect::Drop { .. }
            | Effect::Promotion { .. }
            | Effect::Recall { .. }
            | Effect::Thaw { .. } => Cue::Move,
        };
        if rank(heard) > rank(cue) {
            cue = heard;
        }
    }
    cue
}

fn of_capture(sound: Sound) -> Cue {
    match sound {
        Sound::Onto => Cue::Capture,
        Sound::Over => Cue::Leap,
        Sound::Afar => Cue::Afar,
        Sound::Blast => Cue::Blast,
    }
}

/// Which of two sounds of one move is heard: the later in this order.
fn rank(cue: Cue) -> usize {
    let order = [
        Cue::Move,
        Cue::Swap,
        Cue::Freeze,
        Cue::Capture,
        Cue::Afar,
        Cue::Leap,
        Cue::Blast,
    ];
    order.iter().position(|&known| known == cue).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::rules::ByColor;
    use crate::search::Level;
    use crate::variant_file::Catalogue;
    use std::sync::Arc;

    fn after(game: &str, fen: &str, mv: &str, black: Player) -> Cue {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let start = parse_fen(&variant, fen).unwrap();
        let white = Player::Human;
        let mut table = Table::new(Arc::new(variant), start, ByColor { white, black });
        let mv = find_move(table.variant(), table.record.position(), mv).unwrap();
        table.play(mv, false);
        Cue::of_move(&table)
    }

    fn heard(game: &str, fen: &str, mv: &str) -> Cue {
        after(game, fen, mv, Player::Human)
    }

    #[test]
    fn a_move_sounds_like_what_it_does() {
        let chess = "4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1";
        assert_eq!(heard("chess", chess, "d1d2"), Cue::Move);
        assert_eq!(heard("chess", chess, "d1d5"), Cue::Capture);
        assert_eq!(heard("chess", chess, "d1a4"), Cue::Check);
        let leap = "7k/8/8/8/8/8/8/L1p1p2K w - - 0 1";
        assert_eq!(heard("ultima", leap, "a1f1"), Cue::Leap);
        let withdrawal = "7k/8/8/8/8/2cW4/8/K7 w - - 0 1";
        assert_eq!(heard("ultima", withdrawal, "d3e3"), Cue::Afar);
    }

    #[test]
    fn the_end_of_a_game_sounds_like_what_it_is_to_those_at_the_screen() {
        let mate = "k7/8/1K6/8/8/8/7Q/8 w - - 0 1";
        assert_eq!(heard("chess", mate, "h2h8"), Cue::Win);
        let stalemate = "k7/8/1K6/8/8/8/2Q5/8 w - - 0 1";
        assert_eq!(heard("chess", stalemate, "c2c7"), Cue::Draw);
        let computer = Player::Computer(Level::Beginner);
        assert_eq!(after("chess", mate, "h2h8", computer), Cue::Win);
    }

    #[test]
    fn every_sound_is_short_small_and_quiet() {
        for cue in Cue::ALL {
            let file = cue.file();
            assert_eq!(&file[..4], b"RIFF", "{cue:?}");
            assert!(file.len() < 48_000, "{cue:?}: {} bytes", file.len());
            let samples = file[44..].chunks_exact(2);
            let loudest = samples
                .map(|pair| i16::from_le_bytes([pair[0], pair[1]]).unsigned_abs())
                .max();
            let loudest = loudest.unwrap_or(0);
            assert!((2_000..20_000).contains(&loudest), "{cue:?}: {loudest}");
        }
    }
}
