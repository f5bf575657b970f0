//! Properties of trees of moves and of records, for random games and random changes.

use baroque::game::{Game, NodeId, Record, Tree};
use baroque::rules::{Position, Variant};
use baroque::variant_file::Catalogue;
use proptest::prelude::*;
use proptest::sample::Index;
use std::sync::{Arc, LazyLock};

/// Games of very different kinds: castling, captures without displacement, choices of the array, hands.
static GAMES: LazyLock<Vec<Arc<Variant>>> = LazyLock::new(|| {
    let catalogue = Catalogue::built_in();
    let game = |id| Arc::new(catalogue.variant(id, None, &[]).unwrap());
    [
        "chess",
        "ultima",
        "baroque",
        "rococo",
        "fugue",
        "hyper-chess",
    ]
    .map(game)
    .into()
});

/// A tree that grew by random moves at random nodes.
fn tree() -> impl Strategy<Value = Tree> {
    let moves = prop::collection::vec(any::<(Index, Index)>(), 1..30);
    (0..GAMES.len(), moves).prop_map(|(game, moves)| {
        let game = &GAMES[game];
        let mut tree = Tree::new(game.clone(), game.start().clone());
        for (place, choice) in moves {
            let nodes = nodes(&tree);
            // Most moves go on from a late node, so that there are lines as well as variations.
            let at = nodes[nodes.len() / 2 + place.index(nodes.len().div_ceil(2))];
            let legal = game.legal_moves(&tree.node(at).position);
            if !legal.is_empty() {
                tree.play(at, legal[choice.index(legal.len())]).unwrap();
            }
        }
        tree
    })
}

fn nodes(tree: &Tree) -> Vec<NodeId> {
    tree.every_node().collect()
}

/// The children of all nodes: the whole form of a tree.
fn form(tree: &Tree) -> Vec<(NodeId, Vec<NodeId>)> {
    let children = |at| (at, tree.node(at).children().to_vec());
    let mut form: Vec<_> = tree.every_node().map(children).collect();
    form.sort();
    form
}

/// The same without the order of variations.
fn unordered(tree: &Tree) -> Vec<(NodeId, Vec<NodeId>)> {
    let mut form = form(tree);
    form.iter_mut().for_each(|(_, children)| children.sort());
    form
}

/// Checks each node against the rules: its position follows from the one before it, with the hash of a position that is
/// set up anew.
fn assert_sound(tree: &Tree) {
    let game = tree.variant();
    for at in nodes(tree) {
        let node = tree.node(at);
        let anew: Position = game.position(&node.position.setup()).unwrap();
        assert_eq!((anew.hash(), &anew), (node.position.hash(), &node.position));
        if let (Some(parent), Some(ply)) = (node.parent(), &node.ply) {
            let before = &tree.node(parent).position;
            assert_eq!(game.play(before, ply.transition.mv), node.position);
            assert!(tree.node(parent).children().contains(&at));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn positions_follow_from_moves(tree in tree()) {
        assert_sound(&tree);
    }

    /// Promoting a variation swaps it with the one before it, and promoting that one undoes it.
    #[test]
    fn promoting_can_be_undone(mut tree in tree(), place in any::<Index>()) {
        let nodes = nodes(&tree);
        let at = nodes[place.index(nodes.len())];
        let (before, content) = (form(&tree), unordered(&tree));
        prop_assert_eq!(tree.is_main(at), !tree.clone().promote(at));
        if tree.promote(at) {
            prop_assert_ne!(form(&tree), before.clone());
            prop_assert_eq!(unordered(&tree), content);
            // The one that lost its place stands behind a node of the path.
            let undone = tree.path(at).into_iter().any(|on_path| {
                let alternatives = tree.alternatives(on_path).to_vec();
                let place = alternatives.iter().position(|&known| known == on_path);
                let behind = place.and_then(|place| alternatives.get(place + 1));
                let mut again = tree.clone();
                behind.is_some_and(|&behind| again.promote(behind)) && form(&again) == before
            });
            prop_assert!(undone);
        }
        assert_sound(&tree);
    }

    #[test]
    fn promoting_to_the_main_line_keeps_everything(mut tree in tree(), place in any::<Index>()) {
        let nodes = nodes(&tree);
        let at = nodes[place.index(nodes.len())];
        let content = unordered(&tree);
        tree.promote_to_main(at);
        prop_assert!(tree.is_main(at) && !tree.promote(at));
        prop_assert_eq!(unordered(&tree), content);
        let main: Vec<NodeId> = [Tree::ROOT].into_iter().chain(tree.line_after(Tree::ROOT)).collect();
        prop_assert_eq!(main, tree.line_through(at));
    }

    #[test]
    fn deleting_removes_a_node_and_what_follows_it(mut tree in tree(), place in any::<Index>()) {
        let all = nodes(&tree);
        let at = all[place.index(all.len())];
        let (gone, stay): (Vec<NodeId>, Vec<NodeId>) =
            all.into_iter().partition(|&node| at != Tree::ROOT && tree.path(node).contains(&at));
        let before = tree.delete(at);
        prop_assert!(tree.contains(before));
        prop_assert!(gone.iter().all(|&node| !tree.contains(node)));
        let mut left = nodes(&tree);
        left.sort();
        let mut stay = stay;
        stay.sort();
        prop_assert_eq!(left, stay);
    }

    /// A record that is taken back move by move is at each moment as it was then.
    #[test]
    fn taking_back_undoes_each_move(game in 0..GAMES.len(), choices in prop::collection::vec(any::<Index>(), 0..40)) {
        let game = &GAMES[game];
        let mut record = Record::of(Game::new(game.clone(), game.start().clone()));
        let state = |record: &Record| {
            let tree = &record.game().tree;
            (record.positions().to_vec(), tree.len(), record.outcome(), record.game().write())
        };
        let mut states = vec![state(&record)];
        for choice in choices {
            let legal = game.legal_moves(record.position());
            if record.outcome().is_some() || legal.is_empty() {
                break;
            }
            record.play(legal[choice.index(legal.len())]).unwrap();
            states.push(state(&record));
        }
        states.pop();
        while let Some(then) = states.pop() {
            prop_assert!(record.take_back().is_some());
            prop_assert_eq!(state(&record), then);
        }
        prop_assert!(record.take_back().is_none());
    }
}
