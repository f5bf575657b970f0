//! The moves of the list as squares, beside the pictures of their pieces, and in words for screen readers.

use crate::app::play::ui::PlayContext;
use baroque::explain::spoken;
use baroque::game::{NodeId, Tree};
use baroque::rules::{Move, Position, Square, Travel, Variant};
use bevy_egui::egui::{Id, Ui};
use std::collections::HashMap;
use std::sync::Arc;

/// The words for the moves in one edition of a game.
#[derive(Clone, Default)]
struct MoveWords {
    edition: u64,
    words: HashMap<NodeId, Arc<str>>,
}

/// The name of a move for screen readers: what it does, and the glyphs in `text`. It is computed once, when the move
/// becomes visible. Without a screen reader, the name is `text`.
pub(super) fn words(ui: &Ui, cx: &PlayContext, at: NodeId, text: &str) -> Arc<str> {
    let Some(table) = cx.view.playing.table.as_ref().filter(|_| cx.facts.listened) else {
        return text.into();
    };
    let (id, edition) = (Id::new("moves in words"), table.edition());
    let known = ui.data_mut(|data| {
        let known = data.get_temp_mut_or_default::<MoveWords>(id);
        if known.edition != edition {
            *known = MoveWords {
                edition,
                ..MoveWords::default()
            };
        }
        known.words.get(&at).cloned()
    });
    known.unwrap_or_else(|| {
        let message: Arc<str> = message(table.tree(), at, text).into();
        ui.data_mut(|data| {
            let known = data.get_temp_mut_or_default::<MoveWords>(id);
            known.words.insert(at, message.clone());
        });
        message
    })
}

/// `4. White: Withdrawer d4 to g4, captures Pawn on c4!?`
fn message(tree: &Tree, at: NodeId, text: &str) -> String {
    let node = tree.node(at);
    let Some((ply, before)) = node.ply.as_ref().zip(node.parent()) else {
        return text.to_owned();
    };
    let before = &tree.node(before).position;
    let words = spoken(tree.variant(), before, &ply.transition);
    let signs = text.split_once(ply.san.as_str());
    let signs = signs.map_or("", |(_, signs)| signs);
    match tree.variant().is_arranging(before) {
        false => format!("{}. {words}{signs}", before.fullmove()),
        true => format!("{words}{signs}"),
    }
}

/// A move beside the picture of its piece, in one notation for all pieces: start and stop, and the squares where it
/// captures besides its stop. `san` is the move in notation.
pub(super) fn long(variant: &Variant, before: &Position, mv: Move, san: &str) -> (String, String) {
    let [from, to] = [mv.from, mv.to].map(|square| variant.geometry().name(square));
    let piece = before.piece(mv.from).filter(|_| {
        let other = [Travel::Castle, Travel::Keep, Travel::Exchange, Travel::Drop];
        !other.contains(&mv.travel)
    });
    let Some(piece) = piece else {
        return (san.to_owned(), String::new());
    };
    if mv.travel != Travel::Suicide && variant.kind(piece.piece_type()).is_orthodox() {
        let captured = variant.captured(before, mv).into_iter();
        let (on_stop, beside): (Vec<Square>, Vec<Square>) = captured.partition(|&at| at == mv.to);
        let mark = if on_stop.is_empty() { "-" } else { "×" };
        let end = san.find('=').or_else(|| san.find(['+', '#']));
        let end = end.map_or("", |end| &san[end..]);
        let name = |at: Square| format!("×{}", variant.geometry().name(at));
        let captures = beside.into_iter().map(name).collect();
        return (format!("{from}{mark}{to}{end}"), captures);
    }
    let body: String = san.chars().skip(1).collect();
    let body = body.replace('x', "×");
    let way = [format!("{from}-{to}"), format!("{from}×{to}")];
    let way = way.into_iter().find(|way| body.starts_with(way.as_str()));
    match way {
        Some(way) => {
            let captures = body[way.len()..].to_owned();
            (way, captures)
        }
        None => (body, String::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::notation::{find_move, parse_fen, write_san};

    fn shown(game: &str, fen: &str, text: &str) -> (String, String) {
        let variant = Catalogue::built_in().variant(game, Some("10x8"), &[]);
        let variant = variant.unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &position, text).unwrap();
        long(&variant, &position, mv, &write_san(&variant, &position, mv))
    }

    fn pair(words: &str, captures: &str) -> (String, String) {
        (words.to_owned(), captures.to_owned())
    }

    #[test]
    fn all_pieces_have_one_notation() {
        // A Withdrawer captures the knight that it leaves, and a king, a pawn and a knight move as in chess.
        let fen = "k9/10/10/4p5/3N6/10/3nW1P3/9K w - - 0 4";
        let shown = |text| shown("withdrawer-chess", fen, text);
        assert_eq!(shown("e2g4"), pair("e2-g4", ""));
        assert_eq!(shown("e2f2"), pair("e2-f2", "×d2"));
        assert_eq!(shown("j1i1"), pair("j1-i1", ""));
        assert_eq!(shown("d4f5"), pair("d4-f5", ""));
        assert_eq!(shown("g2g4"), pair("g2-g4", ""));
    }

    #[test]
    fn a_capture_on_the_stop_has_its_sign_between_the_squares() {
        let fen = "k9/10/10/4p5/3P6/10/3n6/9K w - - 0 4";
        assert_eq!(shown("withdrawer-chess", fen, "d4e5"), pair("d4×e5", ""));
        let fen = "k9/6P3/10/10/10/10/10/5K4 w - - 0 4";
        assert_eq!(
            shown("withdrawer-chess", fen, "g7g8q"),
            pair("g7-g8=Q+", "")
        );
    }
    use baroque::variant_file::Catalogue;

    #[test]
    fn the_name_of_a_move_has_its_effects_and_glyphs() {
        let variant = Catalogue::built_in().variant("withdrawer-chess", Some("10x8"), &[]);
        let variant = Arc::new(variant.unwrap());
        let fen = "k9/10/10/10/10/3nW5/10/5K4 w - - 0 4";
        let start = parse_fen(&variant, fen).unwrap();
        let mut tree = Tree::new(variant.clone(), start.clone());
        let mv = find_move(&variant, &start, "e3g3").unwrap();
        let at = tree.play(Tree::ROOT, mv).unwrap();
        let san = tree.node(at).ply.as_ref().unwrap().san.clone();
        let expected = "4. White: Withdrawer e3 to g3, captures Knight on d3!?";
        assert_eq!(message(&tree, at, &format!("{san}!?")), expected);
        assert_eq!(message(&tree, at, &format!("4. {san}!?")), expected);
    }
}
