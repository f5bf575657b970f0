use super::writer::WIDTH;
use super::*;
use crate::notation::pgn::games;
use crate::notation::{find_move, write_fen};
use crate::rules::{DrawReason, WinReason};
use crate::variant_file::Catalogue;

fn find(name: GameName) -> Result<Arc<Variant>, String> {
    let variant = Catalogue::built_in().variant(name.0.unwrap_or("chess"), name.1, &name.2);
    variant.map(Arc::new).map_err(|error| error.to_string())
}

fn read(text: &str) -> ReadGame {
    Game::read(&games(text).next().unwrap(), find).unwrap()
}

const ANNOTATED: &str = "[Event \"Club\"]\n[Variant \"chess\"]\n[Layout \"8x8\"]\n[Result \"1-0\"]\n\n\
    {A short one} 1. e4 e5 2. Bc4 $14 Nc6 (2... Nf6 3. d3 (3. Nc3 $1) 3... c6) ({Not} 2... d6) \
    3. Qh5 {threatens mate} Nf6?? 4. Qxf7# 1-0";

#[test]
fn variations_comments_and_glyphs_are_kept() {
    let ReadGame { game, notes, .. } = read(ANNOTATED);
    assert_eq!(notes, []);
    assert_eq!(game.tree.len(), 12);
    assert_eq!(game.tree.node(Tree::ROOT).comment, "A short one");
    let line = game.tree.line_through(Tree::ROOT);
    assert_eq!(line.len(), 8);
    assert_eq!(game.tree.node(line[3]).nags, [14]);
    assert_eq!(game.tree.node(line[6]).nags, [4]);
    assert_eq!(game.tree.node(line[5]).comment, "threatens mate");
    let sides = &game.tree.node(line[3]).children()[1..];
    assert_eq!(sides.len(), 2);
    assert_eq!(game.tree.node(sides[1]).preface, "Not");
    let mate = Outcome::Win(Color::White, WinReason::Checkmate);
    assert_eq!(game.outcome(), Some(mate));
}

#[test]
fn a_written_game_is_read_as_the_same_game() {
    let first = read(ANNOTATED).game.write();
    let second = read(&first).game.write();
    assert_eq!(first, second);
    let moves = first.replace('\n', " ");
    assert!(
        moves.contains("2. Bc4 $14 Nc6 (2... Nf6 3. d3 (3. Nc3!) 3... c6) ({Not} 2... d6)"),
        "{first}"
    );
    assert!(first.contains("[SetUp \"1\"]") && first.contains("[Event \"Club\"]"));
    assert!(first.lines().all(|line| line.chars().count() <= WIDTH));
}

/// Random games with variations, of every game and layout, with options that are not the default.
#[test]
fn random_games_of_every_game_and_layout_are_read_back() {
    let catalogue = Catalogue::built_in();
    let mut random = 5_usize;
    let mut below = |bound: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) % bound
    };
    for id in catalogue.ids() {
        let info = catalogue.info(id).unwrap();
        for layout in &info.layouts {
            let variant = Arc::new(catalogue.variant(id, Some(layout), &[]).unwrap());
            let mut game = Game::new(variant.clone(), variant.start().clone());
            let mut at = Tree::ROOT;
            for _ in 0..30 {
                let legal = variant.legal_moves(&game.tree.node(at).position);
                if legal.is_empty() {
                    break;
                }
                let side = legal[below(legal.len())];
                let next = game.tree.play(at, legal[below(legal.len())]).unwrap();
                let _ = game.tree.play(at, side).unwrap();
                at = next;
            }
            let text = game.write();
            let again = read(&text);
            assert_eq!(again.notes, [], "{text}");
            let again = again.game;
            assert_eq!(again.write(), text);
            let fens = |game: &Game| -> Vec<String> {
                let every = game.tree.every_node();
                every
                    .map(|at| write_fen(&variant, &game.tree.node(at).position))
                    .collect()
            };
            assert_eq!(fens(&again), fens(&game), "{id} {layout}");
        }
    }
}

#[test]
fn outcomes_that_the_board_does_not_show_are_kept() {
    let variant = find((Some("ultima"), None, Vec::new())).unwrap();
    for ended in [
        Outcome::Win(Color::Black, WinReason::Resignation),
        Outcome::Win(Color::White, WinReason::Time),
        Outcome::Win(Color::White, WinReason::Adjudication),
        Outcome::Draw(DrawReason::Agreement),
        Outcome::Draw(DrawReason::Adjudication),
    ] {
        let mut game = Game::new(variant.clone(), variant.start().clone());
        game.ended = Some(ended);
        assert_eq!(read(&game.write()).game.outcome(), Some(ended));
    }
}

#[test]
fn a_result_without_a_reason_has_none() {
    for (result, words) in [
        ("1-0", "White wins"),
        ("0-1", "Black wins"),
        ("1/2-1/2", "Draw"),
    ] {
        let text = format!("[Result \"{result}\"]\n[Termination \"Normal\"]\n\n1. e4 {result}\n");
        let game = read(&text).game;
        assert_eq!(game.outcome().unwrap().to_string(), words);
        assert_eq!(game.tags.get("Termination"), Some("Normal"));
        assert!(game.write().contains("[Termination \"Normal\"]"));
    }
}

/// Other programs use their own words for an outcome.
#[test]
fn a_foreign_termination_stays_until_the_outcome_changes() {
    let chess = "[Variant \"chess\"]\n[Layout \"8x8\"]\n";
    let with = |termination: &str, result: &str, moves: &str| {
        format!(
            "{chess}[Termination \"{termination}\"]\n[Result \"{result}\"]\n\n{moves} {result}\n"
        )
    };
    let mate = "1. f3 e5 2. g4 Qh4#";
    for text in [
        with("normal", "0-1", mate),
        with("Normal", "1-0", "1. e4"),
        with("Time forfeit", "1-0", "1. e4"),
        with("rules infraction", "0-1", "1. e4"),
        with("unterminated", "*", "1. e4"),
    ] {
        let termination = text.lines().find(|line| line.starts_with("[Termination"));
        let written = read(&text).game.write();
        assert!(
            written.lines().any(|line| Some(line) == termination),
            "{written}"
        );
    }
    let silent = format!("{chess}[Result \"1-0\"]\n\n1. e4 1-0\n");
    assert!(!read(&silent).game.write().contains("Termination"));

    let mut game = read(&with("unterminated", "*", "1. e4")).game;
    game.ended = Some(Outcome::Win(Color::White, WinReason::Time));
    assert!(game.write().contains("[Termination \"time forfeit\"]"));
    let mut game = read(&with("normal", "1-0", "1. e4")).game;
    game.ended = None;
    assert!(!game.write().contains("Termination"));
}

#[test]
fn a_comment_in_a_variation_without_moves_is_kept() {
    let game =
        read("[Variant \"chess\"]\n\n1. e4 {so} ({or so}) e5 (1... d5 ({deep})) 2. Nf3 *").game;
    let line = game.tree.line_through(Tree::ROOT);
    assert_eq!(game.tree.node(line[1]).comment, "so");
    let text = game.write();
    assert!(
        text.contains("1. e4 {so} {or so} 1... e5 (1... d5 {deep}) 2. Nf3 *"),
        "{text}"
    );
}

#[test]
fn a_mistake_keeps_the_moves_before_it_and_names_its_place() {
    let ReadGame { game, cut, .. } =
        read("[Variant \"chess\"]\n[Layout \"8x8\"]\n\n1. e4 e5\n2. Kf3 Nc6 *");
    assert_eq!(game.tree.len(), 2);
    let error = cut.unwrap();
    assert_eq!((error.line, error.column), (5, 4), "{error}");
    assert!(error.message.contains("Kf3"));
    let unknown = games("[Variant \"no-such-game\"]\n\n*").next().unwrap();
    assert!(Game::read(&unknown, find).is_err());
    let bad = games("[Variant \"chess\"]\n[FEN \"nonsense\"]\n\n*")
        .next()
        .unwrap();
    assert!(Game::read(&bad, find).unwrap_err().message.contains("FEN"));
}

#[test]
fn options_belong_to_the_game() {
    let choices = vec![("suicide".to_owned(), "off".to_owned())];
    let variant = find((Some("rococo"), None, choices));
    let Ok(variant) = variant else { return };
    let game = Game::new(variant.clone(), variant.start().clone());
    let again = read(&game.write()).game;
    assert_eq!(again.tree.variant().options(), variant.options());
}

#[test]
fn any_text_survives_in_tags_and_comments() {
    let mut game = read(ANNOTATED).game;
    game.tags.set("White", "O\"Neill \\ Jr\n");
    let at = find_move(game.tree.variant(), game.tree.variant().start(), "e2e4").unwrap();
    let at = game.tree.play(Tree::ROOT, at).unwrap();
    game.tree.node_mut(at).comment = "a } brace { and\nlines".to_owned();
    let again = read(&game.write()).game;
    assert_eq!(again.tags.get("White"), Some("O\"Neill \\ Jr "));
    assert_eq!(again.tree.node(at).comment, "a ) brace { and\nlines");
}

mod foreign;
