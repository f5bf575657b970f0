//! Games as other programs write them.

use super::*;
use proptest::prelude::*;
use std::sync::LazyLock;

const CHESS: &str = "[Event \"?\"]\n[Variant \"chess\"]\n[Layout \"8x8\"]\n\n";

/// Orthodox chess on 8×8, compiled once.
fn chess() -> Arc<Variant> {
    static CHESS: LazyLock<Arc<Variant>> =
        LazyLock::new(|| find((Some("chess"), Some("8x8"), Vec::new())).unwrap());
    CHESS.clone()
}

/// Reads a game of chess.
fn read_chess(text: &str) -> ReadGame {
    Game::read(&games(text).next().unwrap(), |_| Ok(chess())).unwrap()
}

/// Reads moves of chess.
fn moves(text: &str) -> ReadGame {
    read_chess(&format!("{CHESS}{text}"))
}

fn main_line(read: &ReadGame) -> String {
    let tree = &read.game.tree;
    let san = |at| {
        tree.node(at)
            .ply
            .as_ref()
            .map_or("", |ply| ply.san.as_str())
    };
    let line: Vec<&str> = tree.line_after(Tree::ROOT).map(san).collect();
    line.join(" ")
}

/// The moves of a written game on one line.
fn written(game: &Game) -> String {
    let text = game.write();
    let (_, moves) = text.split_once("\n\n").unwrap();
    moves.trim_end().to_owned()
}

#[test]
fn signs_that_touch_a_move_do_not_hide_it() {
    let read = moves("1. e4N e5 2. Nf3N Nc6!N 3. Bb5 *");
    assert_eq!(main_line(&read), "e4 e5 Nf3 Nc6 Bb5");
    let first = read.game.tree.line_after(Tree::ROOT).next().unwrap();
    assert_eq!(read.game.tree.node(first).nags, [146]);
    for text in ["a8(♕)", "a8(Q)", "a8=(Q)", "a8(N) (1. Kb2 Kg7)", "a8N!"] {
        let tags = CHESS.replace("\n\n", "\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n");
        let read = read_chess(&format!("{tags}1. {text} Kg6 *"));
        let piece = if text.contains('N') { "N" } else { "Q" };
        assert_eq!(main_line(&read), format!("a8={piece} Kg6"), "{text}");
        assert_eq!(read.notes, [], "{text}");
    }
}

#[test]
fn a_mistake_in_a_variation_ends_that_variation_only() {
    for (text, notes) in [
        ("1. d4 d5 2. c4 (2. Nf3 -- 3. g3) 2... e6 3. Nc3 *", 1),
        (
            "1. d4 d5 2. c4 (2. Nf3 Z0 3. g3 (3. e3 Bf5)) 2... e6 3. Nc3 *",
            1,
        ),
        ("1. d4 d5 2. c4 (2. Nf9 Nf6) 2... e6 3. Nc3 *", 0),
        ("1. d4 d5 2. c4 (2. Nf4 Nf6 (2... e6)) 2... e6 3. Nc3 *", 1),
        (
            "1. d4 d5 2. c4 (2. Nf3 null) (2. e3 pass) 2... e6 3. Nc3 *",
            2,
        ),
        (
            "1. d4 d5 2. c4 (2. Nf3 Qh2) (2. e3 @@@@) (2. f3 0000) 2... e6 3. Nc3 *",
            3,
        ),
        ("(1. e4) 1. d4 d5 2. c4 e6 3. Nc3 *", 1),
        ("1. d4 ((1. e4) 1. c4) d5 2. c4 e6 3. Nc3 *", 1),
        ("1. d4 d5 2. c4 e6 ) 3. Nc3 *", 1),
        ("1. d4 d5 2. c4 e6 3. Nc3 (3. Nf3 *", 1),
    ] {
        let read = moves(text);
        assert_eq!(main_line(&read), "d4 d5 c4 e6 Nc3", "{text}");
        assert!(read.cut.is_none(), "{text}");
        assert!(read.notes.len() >= notes, "{text}: {:?}", read.notes);
        assert!(!read.notes.is_empty(), "{text}");
    }
}

#[test]
fn what_follows_a_mistake_in_the_main_line_stays_as_a_comment() {
    for (text, line, unread) in [
        (
            "1. e4 e5 2. Ke3 Nc6 {so} 3. d4 1-0",
            "e4 e5",
            "{unread: Ke3 Nc6 (so) 3. d4} 1-0",
        ),
        ("1. e4 -- 2. d4 *", "e4", "{unread: -- 2. d4} *"),
        (
            "1. e4 e5 {good} 2. Bb8 (2. d4) 2... d6 *",
            "e4 e5",
            "{good} {unread: Bb8 (2. d4) 2... d6} *",
        ),
        ("1. Ke2 *", "", "{unread: Ke2} *"),
    ] {
        let read = moves(text);
        assert_eq!(main_line(&read), line, "{text}");
        assert!(read.cut.is_some() && read.notes.len() == 1, "{text}");
        assert!(
            written(&read.game).ends_with(unread),
            "{}",
            written(&read.game)
        );
        let again = read_chess(&read.game.write());
        assert_eq!(again.notes, []);
        assert_eq!(again.game.write(), read.game.write());
    }
}

#[test]
fn signs_stay_with_their_moves_and_noise_has_a_note() {
    for (text, nags) in [
        ("1. e4 ± e5", &[16][..]),
        ("1. e4?!± e5", &[6, 16]),
        ("1. e4‼ e5", &[3]),
        ("1. e4 N e5", &[146]),
        ("1. e4 $14 $1 e5", &[14, 1]),
        ("1. e4+- e5", &[18]),
        ("1. e4!+ e5", &[1]),
        ("1. e4 D $220 e5", &[220]),
    ] {
        let read = moves(text);
        assert_eq!(
            (main_line(&read).as_str(), read.notes.len()),
            ("e4 e5", 0),
            "{text}"
        );
        let first = read.game.tree.line_after(Tree::ROOT).next().unwrap();
        assert_eq!(read.game.tree.node(first).nags, nags, "{text}");
    }
    for text in [
        "1. e4 a novelty e5",
        "1. e4 != e5",
        "1. e4 Qz9 e5",
        "1. e4 $300 e5",
        "1. e4 \u{1f600} e5",
    ] {
        let read = moves(text);
        assert_eq!(
            (main_line(&read).as_str(), read.notes.len()),
            ("e4 e5", 1),
            "{text}"
        );
    }
}

/// What other programs write is written again in the same place.
#[test]
fn comments_and_signs_stay_where_they_stood() {
    for text in [
        "{before} 1. e4 e5 *",
        "$14 {before} {too} 1. e4 e5 *",
        "1. e4 {one} {two} e5 *",
        "1. e4 (1. d4 d5) {after} 1... e5 *",
        "1. e4 {x} (1. d4 {y}) {between} (1. c4) {after} $5 {all} 1... e5 *",
        "1. e4 ($5 {maybe} 1. d4!) 1... e5 *",
        "1. e4 ({a} {b} 1. d4) 1... e5 *",
        "1. e4 $14 $1 {first} $18 {second} 1... e5 *",
        "1. e4! $16 1... e5 *",
        "1. e4 {[%clk 0:05:00] [%cal Ge2e4,Gd2d4,Gc2c4,Gg1f3,Gb1c3,Rf1c4,Rf1b5,Rd1h5,Yh2h4]} 1... e5 *",
        "1. e4 {a { b} 1... e5 *",
        "1. e4 {two\nlines [%csl\nGe4]} 1... e5 *",
        "1. e4 ; a } brace\n1... e5 *",
        "1. e4 {[Event \"x\"]} 1... e5 *",
        "1. e4 e5 {the end} 1-0",
    ] {
        let read = moves(text);
        assert_eq!(read.notes, [], "{text}");
        let again = written(&read.game)
            .replace(" e5", " 1... e5")
            .replace("1... 1...", "1...");
        let expected = text.replace(" e5", " 1... e5").replace("1... 1...", "1...");
        let spaces = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(spaces(&again), spaces(&expected), "{text}");
        assert_eq!(again.contains("two\nlines"), text.contains("two\nlines"));
    }
}

#[test]
fn tags_keep_their_order_and_values() {
    let tags = "[White \"A\"]\n[Event \"\"]\n[WhiteElo \"1500\"]\n[Site \"S\"]\n[Odd \"\"]\n";
    let first = read_chess(&format!("{tags}\n1. e4 1/2")).game.write();
    let names: Vec<&str> = first
        .lines()
        .filter_map(|line| line.strip_prefix('['))
        .filter_map(|line| line.split(' ').next())
        .collect();
    let expected = [
        "White", "Black", "Result", "Variant", "Layout", "SetUp", "FEN", "Event", "WhiteElo",
        "Site", "Date", "Round", "Odd",
    ];
    assert_eq!(names, expected);
    assert!(first.contains("[Event \"\"]") && first.contains("[Odd \"\"]"));
    assert!(first.contains("[Result \"1/2-1/2\"]"), "{first}");
    assert_eq!(read_chess(&first).game.write(), first);
}

#[test]
fn results_survive() {
    for (text, result) in [
        ("[White \"A\"]\n\n1. e4 1-0", "1-0"),
        ("[White \"A\"]\n[Result \"*\"]\n\n1. e4 0-1", "0-1"),
        ("[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 *", "1-0"),
        ("[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 0-1", "1-0"),
        ("[White \"A\"]\n[Result \"½-½\"]\n\n1. e4", "1/2-1/2"),
        ("1. e4 0:1", "0-1"),
    ] {
        let text = read_chess(text).game.write();
        assert!(text.contains(&format!("[Result \"{result}\"]")), "{text}");
        assert!(text.ends_with(&format!(" {result}\n")), "{text}");
    }
}

#[test]
fn an_unknown_start_is_the_array() {
    for fen in ["", "?", "-", "startpos", " ", "StartPos"] {
        let read = read_chess(&format!(
            "[Variant \"chess\"]\n[Layout \"8x8\"]\n[FEN \"{fen}\"]\n\n1. e4 e5 *"
        ));
        assert_eq!(
            (main_line(&read).as_str(), read.notes.len()),
            ("e4 e5", 0),
            "{fen}"
        );
    }
}

fn remark() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-zé,.!?\\[\\]%:;(){} \n]{0,30}",
        Just("[%cal Ge2e4]".to_owned()),
        "[ -~]{0,12}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// A tree with random variations, comments and glyphs is read as it was written.
    #[test]
    fn any_game_is_read_back(
        steps in prop::collection::vec((any::<u16>(), any::<u16>(), remark(), prop::option::of(any::<u8>()), 0_usize..4), 1..40),
    ) {
        let variant = chess();
        let mut game = Game::new(variant.clone(), variant.start().clone());
        let mut nodes = vec![Tree::ROOT];
        for (from, mv, text, nag, place) in steps {
            let at = nodes[usize::from(from) % nodes.len()];
            let legal = variant.legal_moves(&game.tree.node(at).position);
            if legal.is_empty() {
                continue;
            }
            let next = game.tree.play(at, legal[usize::from(mv) % legal.len()]).unwrap();
            nodes.push(next);
            let place = match place {
                0 => crate::game::Place::Before,
                1 | 2 => crate::game::Place::After,
                _ => crate::game::Place::Behind(1),
            };
            let node = game.tree.node_mut(next);
            node.add(place, crate::game::Says::Comment(text));
            if let Some(nag) = nag {
                node.add(place, crate::game::Says::Nag(nag));
            }
        }
        let first = game.write();
        let again = read_chess(&first);
        prop_assert_eq!(&again.notes, &[], "{}", first);
        prop_assert_eq!(again.game.tree.len(), game.tree.len());
        let second = again.game.write();
        prop_assert_eq!(read_chess(&second).game.write(), second);
    }

    /// Any text is read without a panic, and what was read is written so that it is read again without notes.
    #[test]
    fn any_text_has_notes_at_most(text in "([\\[\\]{}()$;%*!?\" \n\r]|e4|e5|Nf3|1\\.|--|\\[Event \"|1-0|\\PC){0,60}") {
        for raw in games(&text) {
            for note in raw.notes() {
                prop_assert!(note.line >= 1 && note.column >= 1);
            }
            if let Ok(read) = Game::read(&raw, |_| Ok(chess())) {
                let first = read.game.write();
                let again = read_chess(&first);
                prop_assert_eq!(again.notes, &[], "{}", first);
                prop_assert_eq!(again.game.write(), first);
            }
        }
    }
}
