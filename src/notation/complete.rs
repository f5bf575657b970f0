//! Completes the text of a move while a player types it.

use super::loose::usual_signs;
use super::read_san::{readings, squeeze};
use super::san::write_plain;
use super::wire::write_move;
use crate::rules::{Move, Position, Variant};

/// The legal moves whose text begins with `text`, in algebraic notation or as in UCI, each with its
/// algebraic text. Moves that match in upper and lower case come first, then the shortest. An empty text
/// has no completions.
pub fn completions(variant: &Variant, position: &Position, text: &str) -> Vec<(Move, String)> {
    let wanted = squeeze(usual_signs(variant, text).trim());
    if wanted.is_empty() {
        return Vec::new();
    }
    let lower = wanted.to_lowercase();
    let begins = |mv: Move| {
        let mut readings = readings(variant, position, mv);
        readings.push(squeeze(&write_move(variant, mv)));
        let exactly = readings.iter().any(|reading| reading.starts_with(&wanted));
        let roughly = || {
            readings
                .iter()
                .any(|reading| reading.to_lowercase().starts_with(&lower))
        };
        (exactly || roughly()).then_some(exactly)
    };
    let legal = variant.legal_moves(position).into_iter();
    let mut found: Vec<(bool, Move, String)> = legal
        .filter_map(|mv| Some((begins(mv)?, mv, write_plain(variant, position, mv))))
        .collect();
    found.sort_by(|(a, _, one), (b, _, other)| {
        b.cmp(a)
            .then(one.len().cmp(&other.len()))
            .then(one.cmp(other))
    });
    found.into_iter().map(|(_, mv, text)| (mv, text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{parse_fen, read_san};
    use crate::variant_file::Catalogue;

    fn found(game: &str, fen: &str, text: &str) -> Vec<String> {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let moves = completions(&variant, &position, text).into_iter();
        moves.map(|(_, text)| text).collect()
    }

    #[test]
    fn moves_are_found_by_the_start_of_their_text() {
        let knights = "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1";
        assert_eq!(found("chess", knights, "N"), ["Na3", "Nc3", "Nd2"]);
        assert_eq!(found("chess", knights, "nc"), ["Nc3"]);
        assert_eq!(found("chess", knights, "b1"), ["Na3", "Nc3", "Nd2"]);
        assert_eq!(found("chess", knights, "Nb1-c"), ["Nc3"]);
        assert!(found("chess", knights, " ").is_empty());
        assert!(found("chess", knights, "Q").is_empty());
        // `b` means the pawn on the b-file and `B` the bishop: the move that matches the case comes
        // first.
        let both = "4k3/8/8/8/8/8/1P6/2B1K3 w - - 0 1";
        assert_eq!(found("chess", both, "b")[..2], ["b3", "b4"]);
        assert!(found("chess", both, "B")[0].starts_with('B'));
    }

    #[test]
    fn each_completion_is_read_as_its_move() {
        let catalogue = Catalogue::built_in();
        for id in ["ultima", "renaissance", "baroque", "chessma-84"] {
            let variant = catalogue.variant(id, None, &[]).unwrap();
            let start = variant.start();
            for mv in variant.legal_moves(start) {
                let text = write_move(&variant, mv);
                let found = completions(&variant, start, &text);
                assert!(found.iter().any(|(known, _)| *known == mv), "{id} {text}");
                for (mv, text) in found {
                    assert_eq!(read_san(&variant, start, &text), Ok(mv), "{id} {text}");
                }
            }
        }
    }
}
