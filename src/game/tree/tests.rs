use super::*;
use crate::notation::{find_move, parse_fen};
use crate::rules::{DrawReason, Outcome};
use crate::variant_file::Catalogue;

fn tree(fen: &str) -> Tree {
    let variant = Catalogue::built_in()
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let start = parse_fen(&variant, fen).unwrap();
    Tree::new(Arc::new(variant), start)
}

/// Plays moves from a node and returns the last node.
fn play(tree: &mut Tree, mut at: NodeId, moves: &str) -> NodeId {
    for text in moves.split_whitespace() {
        let mv = find_move(tree.variant(), &tree.node(at).position, text).expect(text);
        at = tree.play(at, mv).expect(text);
    }
    at
}

fn sans(tree: &Tree, line: &[NodeId]) -> String {
    let texts = line.iter().filter_map(|&at| tree.node(at).ply.as_ref());
    texts
        .map(|ply| ply.san.as_str())
        .collect::<Vec<_>>()
        .join(" ")
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_known_move_is_followed_and_a_new_one_is_a_variation() {
    let mut tree = tree(START);
    let main = play(&mut tree, Tree::ROOT, "e2e4 e7e5 g1f3");
    assert_eq!(play(&mut tree, Tree::ROOT, "e2e4 e7e5 g1f3"), main);
    assert_eq!(tree.len(), 3);
    let side = play(&mut tree, Tree::ROOT, "e2e4 c7c5 b1c3");
    assert_eq!(tree.len(), 5);
    assert!(tree.is_main(main) && !tree.is_main(side));
    assert_eq!(sans(&tree, &tree.line_through(Tree::ROOT)), "e4 e5 Nf3");
    assert_eq!(sans(&tree, &tree.line_through(side)), "e4 c5 Nc3");
    assert_eq!(
        sans(&tree, &tree.path(tree.node(side).parent().unwrap())),
        "e4 c5"
    );
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut tree = tree(START);
    let at = play(&mut tree, Tree::ROOT, "e2e4");
    let white = find_move(tree.variant(), tree.variant().start(), "e2e4").unwrap();
    assert_eq!(tree.play(at, white), Err(IllegalMove));
    assert_eq!(tree.len(), 1);
}

#[test]
fn a_variation_is_promoted_step_by_step_or_at_once() {
    let mut tree = tree(START);
    play(&mut tree, Tree::ROOT, "e2e4 e7e5");
    play(&mut tree, Tree::ROOT, "d2d4 d7d5");
    let third = play(&mut tree, Tree::ROOT, "c2c4 c7c5 b1c3");
    assert!(tree.promote(third));
    let firsts = |tree: &Tree| sans(tree, tree.node(Tree::ROOT).children());
    assert_eq!(firsts(&tree), "e4 c4 d4");
    tree.promote_to_main(third);
    assert_eq!(firsts(&tree), "c4 e4 d4");
    assert!(tree.is_main(third) && !tree.promote(third));
}

#[test]
fn a_deleted_node_is_gone_with_its_line() {
    let mut tree = tree(START);
    let end = play(&mut tree, Tree::ROOT, "e2e4 e7e5 g1f3 b8c6");
    let second = tree.path(end)[2];
    let before = tree.delete(second);
    assert_eq!(sans(&tree, &tree.path(before)), "e4");
    assert_eq!(tree.len(), 1);
    assert!(!tree.contains(end) && !tree.contains(second) && tree.contains(before));
    assert_eq!(tree.delete(Tree::ROOT), Tree::ROOT);
}

#[test]
fn repetition_counts_along_the_line_only() {
    let mut tree = tree("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let third = play(
        &mut tree,
        Tree::ROOT,
        "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8",
    );
    let draw = Some(Outcome::Draw(DrawReason::Repetition));
    assert_eq!(tree.outcome(third), draw);
    let before = tree.node(third).parent().unwrap();
    let side = play(&mut tree, before, "e7f8");
    assert_eq!(tree.outcome(side), None);
}
