//! What a move that captures nothing is good for, as far as threats show it.

use super::threats::{Threat, threats_by};
use super::words::Placed;
use crate::rules::{Bitboard, Move, Position, Square, Variant};

/// A reason for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Another piece of its side is no longer threatened by an enemy.
    Protects {
        /// The piece.
        piece: Placed,
        /// The enemy.
        from: Placed,
    },
    /// The piece that moves is no longer threatened by an enemy.
    Escapes {
        /// The piece, on its square before the move.
        piece: Placed,
        /// The enemy.
        from: Placed,
    },
    /// An enemy is threatened that was not threatened before.
    Threatens {
        /// The enemy.
        piece: Placed,
    },
}

/// The reasons for a move, without those about kings. A move that captures needs none.
pub fn purposes(variant: &Variant, before: &Position, mv: Move) -> Vec<Purpose> {
    if variant.captured(before, mv).any() {
        return Vec::new();
    }
    let (side, after) = (before.turn(), variant.play(before, mv));
    let kings = variant.kings(before, side) | variant.kings(before, !side);
    let placed = |at: Square| before.piece(at).map(|piece| Placed { piece, at });
    let victims = |threats: &[Threat]| -> Bitboard {
        let victims = threats.iter().map(|threat| threat.victim);
        victims.collect()
    };
    let in_danger = victims(&threats_by(variant, &after, !side));
    let saved = |threat: Threat| {
        let at = threat.victim;
        let moves = at == mv.from;
        let now = if moves { mv.to } else { at };
        let stays = after.piece(now) == before.piece(at);
        if kings.contains(at) || !stays || in_danger.contains(now) {
            return None;
        }
        let (piece, from) = (placed(at)?, placed(threat.from)?);
        Some(match moves {
            true => Purpose::Escapes { piece, from },
            false => Purpose::Protects { piece, from },
        })
    };
    let known = victims(&threats_by(variant, before, side));
    let threatened = |at: Square| {
        let new = !known.contains(at) && !kings.contains(at);
        // A piece that the move has brought there stood elsewhere before.
        let stays = after.piece(at) == before.piece(at);
        let piece = placed(at).filter(|_| new && stays)?;
        Some(Purpose::Threatens { piece })
    };
    let attacked = victims(&threats_by(variant, &after, side));
    let dangers = threats_by(variant, before, !side).into_iter();
    let saved = dangers.filter_map(saved);
    saved
        .chain(attacked.into_iter().filter_map(threatened))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;

    /// The reasons for a move, with the squares of the pieces that they are about.
    fn reasons(game: &str, fen: &str, mv: &str) -> Vec<String> {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &position, mv).unwrap();
        let name = |placed: Placed| variant.geometry().name(placed.at).to_owned();
        let purposes = purposes(&variant, &position, mv).into_iter();
        let words = purposes.map(|purpose| match purpose {
            Purpose::Protects { piece, from } => {
                format!("protects {} from {}", name(piece), name(from))
            }
            Purpose::Escapes { from, .. } => format!("escapes {}", name(from)),
            Purpose::Threatens { piece } => format!("threatens {}", name(piece)),
        });
        words.collect()
    }

    #[test]
    fn a_piece_blocks_the_way_flees_or_threatens() {
        // The rook on a8 attacks the knight on a3. The bishop on c2 can step between.
        let block = "r6k/8/8/8/8/N7/2B5/7K w - - 0 1";
        assert_eq!(reasons("chess", block, "c2a4"), ["protects a3 from a8"]);
        assert_eq!(reasons("chess", block, "a3b5"), ["escapes a8"]);
        assert!(reasons("chess", block, "h1g1").is_empty());
        // From b5 the knight attacks nothing, from d5 the pawn on c7.
        let fork = "7k/2p5/8/8/8/2N5/8/7K w - - 0 1";
        assert_eq!(reasons("chess", fork, "c3d5"), ["threatens c7"]);
        assert!(reasons("chess", fork, "c3a4").is_empty());
    }

    #[test]
    fn captures_need_no_reason() {
        let capture = "7k/8/8/8/8/2p5/8/2R4K w - - 0 1";
        assert!(reasons("chess", capture, "c1c3").is_empty());
    }
}
