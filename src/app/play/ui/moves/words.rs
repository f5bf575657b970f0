//! The moves of the list in words for screen readers.

use crate::app::play::ui::PlayContext;
use baroque::explain::spoken;
use baroque::game::{NodeId, Tree};
use baroque::notation::SquareNotation;
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
    let mv = ply.transition.mv;
    let written = SquareNotation::new(tree.variant(), before, mv, &ply.san).to_string();
    let signs = text.split_once(&written);
    let signs = signs.map_or("", |(_, signs)| signs);
    match tree.variant().is_arranging(before) {
        false => format!("{}. {words}{signs}", before.fullmove()),
        true => format!("{words}{signs}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::notation::{find_move, parse_fen, write_squares};
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
        let text = write_squares(&variant, &start, mv);
        assert_eq!(text, "e3-g3 ×d3");
        let expected = "4. White: Withdrawer e3 to g3, captures Knight on d3!?";
        assert_eq!(message(&tree, at, &format!("{text}!?")), expected);
        assert_eq!(message(&tree, at, &format!("4. {text}!?")), expected);
    }
}
