//! The sounds, and the sound of each move.

use baroque::explain::{MethodInfo, Sound};
use baroque::rules::Effect;
use bevy::ecs::message::Message;

/// A sound. As a message it plays the sound.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A piece moves.
    Move,
    /// A piece captures on the square where it arrives.
    Capture,
    /// A piece captures by a leap or a jump.
    Leap,
    /// A piece captures at a distance, without touching the captured piece.
    Afar,
    /// Pieces explode together.
    Blast,
    /// Pieces swap, push or pull.
    Swap,
    /// A piece is frozen.
    Freeze,
    /// A king is in check.
    Check,
    /// A player at this computer has won.
    Win,
    /// Only the other player, who is not at this computer, has won.
    Loss,
    /// The game is a draw.
    Draw,
    /// Little time is left.
    LowTime,
    /// What the player tried is not possible.
    Refused,
}

impl Cue {
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

    /// Its WAV file.
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

    /// The most important sound of a move's effects.
    pub fn of_effects(effects: &[Effect]) -> Cue {
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
                | Effect::Protect { .. }
                | Effect::Thaw { .. } => Cue::Move,
            };
            if rank(heard) > rank(cue) {
                cue = heard;
            }
        }
        cue
    }
}

fn of_capture(sound: Sound) -> Cue {
    match sound {
        Sound::Onto => Cue::Capture,
        Sound::Over => Cue::Leap,
        Sound::Afar => Cue::Afar,
        Sound::Blast => Cue::Blast,
    }
}

/// The importance of a sound. A move plays its most important sound.
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
