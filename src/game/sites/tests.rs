use super::*;
use crate::notation::site::{courier, zillions};
use crate::notation::{parse_fen, write_fen, write_move};
use crate::variant_file::Catalogue;

/// A game of Ultima, worked out by hand from the rules: pinches (2, 5), a long leap of two (8), coordination (10 and
/// 11), and the suicide of a pawn that the black Immobilizer freezes (14).
const ULTIMA: &str = "\
1. P e2-e4
1... p d7-d4
2. P c2-c4; @-d4
2... p b7-b4
3. P h2-h3
3... p f7-f4
4. P h3-h4
4... p c7-d7
5. P a2-a3
5... p d7-d4; @-c4; @-e4
6. L b1-c2
6... p a7-a6
7. L c2-a4
7... p h7-h5
8. L a4-e4; @-b4; @-d4
8... p f4-f3
9. C h1-h3
9... p f3-d3
10. C h3-g3; @-d3
10... c h8-h7
11. P d2-d5
11... c h7-f5; @-d5
12. P a3-a4
12... i a8-b7
13. P b2-b6
13... p g7-g6
14. b6-
14... resign
";

/// The same game as Zillions writes it.
const ULTIMA_ZILLIONS: &str = "\
RulesFile=Ultima.zrf
VariantName=Ultima
1. Pawn e2 - e4
1. Pawn d7 - d4
2. Pawn c2 - c4 x d4
2. Pawn b7 - b4
3. Pawn h2 - h3
3. Pawn f7 - f4
4. Pawn h3 - h4
4. Pawn c7 - d7
5. Pawn a2 - a3
5. Pawn d7 - d4 x c4 x e4
6. Long Leaper b1 - c2
6. Pawn a7 - a6
7. LongLeaper c2 - a4
7. Pawn h7 - h5
8. Leaper a4 - e4 x b4 x d4
8. Pawn f4 - f3
9. Coordinator h1 - h3
9. Pawn f3 - d3
10. Coordinator h3 - g3 x d3
10. Coordinator h8 - h7
11. Pawn d2 - d5
11. Coordinator h7 - f5 x d5
12. Pawn a3 - a4
12. Immobilizer a8 - b7
13. Pawn b2 - b6
13. Pawn g7 - g6
14. x b6
Black resigns
";

const ULTIMA_MOVES: &str = "e2e4 d7d4 c2c4 b7b4 h2h3 f7f4 h3h4 c7d7 a2a3 d7d4 b1c2 a7a6 c2a4 h7h5 a4e4 f4f3 h1h3 f3d3 \
    h3g3 h8h7 d2d5 h7f5 a3a4 a8b7 b2b6 g7g6 b6b6";

const ULTIMA_END: &str = "1lxkwxl1/1i2p3/p5p1/5c1p/P3L2P/6C1/5PP1/I1XKWXL1 b - - 0 14";

fn variant(id: &str, layout: Option<&str>) -> Arc<Variant> {
    Arc::new(Catalogue::built_in().variant(id, layout, &[]).unwrap())
}

fn read_from(variant: &Arc<Variant>, fen: Option<&str>, site: &SiteGame) -> Read<Game> {
    let start = match fen {
        Some(fen) => parse_fen(variant, fen).unwrap(),
        None => variant.start().clone(),
    };
    read(site, variant.clone(), start)
}

fn moves(game: &Game) -> String {
    let line = game.tree.line_after(Tree::ROOT);
    let moves = line.filter_map(|at| game.tree.node(at).ply.as_ref());
    let moves: Vec<String> = moves
        .map(|ply| write_move(game.tree.variant(), ply.transition.mv))
        .collect();
    moves.join(" ")
}

fn end(game: &Game) -> String {
    let last = game
        .tree
        .line_after(Tree::ROOT)
        .last()
        .unwrap_or(Tree::ROOT);
    write_fen(game.tree.variant(), &game.tree.node(last).position)
}

fn messages(read: &Read<Game>) -> Vec<String> {
    let notes = read.notes.iter();
    notes
        .map(|note| format!("{}: {}", note.line, note.message))
        .collect()
}

#[test]
fn a_game_of_ultima_is_read_in_both_forms() {
    let ultima = variant("ultima", None);
    for site in [courier::read(ULTIMA), zillions::read(ULTIMA_ZILLIONS)] {
        let read = read_from(&ultima, None, &site);
        assert_eq!(messages(&read), [""; 0]);
        assert_eq!(moves(&read.value), ULTIMA_MOVES);
        assert_eq!(end(&read.value), ULTIMA_END);
        assert_eq!(
            read.value.ended,
            Some(Outcome::Win(Color::White, WinReason::Resignation))
        );
    }
}

/// A position, a game in both forms, and its moves, worked out by hand from the rules.
type Case = (
    &'static str,
    Option<&'static str>,
    &'static str,
    [&'static str; 2],
    &'static str,
);

const CASES: [Case; 9] = [
    (
        // A swap with a Long Leaper, mutual destruction, and a Cannon Pawn that jumps and becomes the Swapper.
        "rococo",
        None,
        "10/5p1k2/4lW4/5P4/10/4S5/10/10/2K7/10[] w - - 0 1",
        [
            "1. S d4-d7; l-d4\n1... k g8-g7\n2. @-d7; @-e8\n2... k g7-g6\n3. P e6-e8; S-e8",
            "1. Swapper d4 - d7 Long Leaper d7 - d4\n1. King g8 - g7\n2. x d7 x e8\n2. King g7 - g6\n3. Cannon Pawn e6 - e8 = Swapper",
        ],
        "d4d7 g8g7 d7e8! g7g6 e6e8s",
    ),
    (
        // The same with other spellings: the partner's own move, the destroyer onto its victim, and a drop sign.
        "rococo",
        None,
        "10/5p1k2/4lW4/5P4/10/4S5/10/10/2K7/10[] w - - 0 1",
        [
            "1. S d4-d7; L d7-d4\n1... g8-g7\n2. S d7-e8; @-e8\n2... g7-g6\n3. e6-e8; S*e8",
            "1. Swapper d4 - d7 Leaper d4\n1. King g8 - g7\n2. Swapper d7 x e8 x e8\n2. King g7 - g6\n3. Pawn e6 - e8 = swapper",
        ],
        "d4d7 g8g7 d7e8! g7g6 e6e8s",
    ),
    (
        // Castling over three squares, and a promotion.
        "swapper-chess",
        Some("10x10"),
        "10/3P6/1k8/10/10/10/10/10/10/5K3R w K - 0 1",
        [
            "1. K f1-i1; R j1-h1\n1... k b8-b7\n2. P d9-d10; Q-d10",
            "1. King f1 - i1 Rook j1 - h1\n1. King b8 - b7\n2. Pawn d9 - d10 = Queen",
        ],
        "f1i1 b8b7 d9d10q",
    ),
    (
        "swapper-chess",
        Some("10x10"),
        "10/3P6/1k8/10/10/10/10/10/10/5K3R w K - 0 1",
        [
            "1. O-O\n1... K b8-b7\n2. d9-d10; s*d10",
            "1. O-O\n1. King b8 - b7\n2. Pawn d9 - d10 = Swapper",
        ],
        "f1i1 b8b7 d9d10s",
    ),
    (
        // En passant on a square that the pawn has passed.
        "swapper-chess",
        Some("10x10"),
        "1k8/3p6/10/10/4P5/10/10/10/10/1K8 b - - 0 1",
        [
            "1... p d9-d6\n2. P e6-d7; @-d6",
            "1. Pawn d9 - d6\n2. Pawn e6 - d7 x d6",
        ],
        "d9d6 e6d7",
    ),
    (
        // An Encloser comes next to a knight whose other neighbours are occupied, and is spent.
        "chessma-84",
        None,
        "1********1/*8*/*4k3*/*8*/*3P4*/*2PnP3*/*8*/*8*/*8*/*4K3*/*7E*/1********1[] w - - 0 1",
        [
            "1. E h1'-d4; @-d5; O-d4",
            "1. Encloser h1' - d4 = Spent Encloser x d5",
        ],
        "h1'd4",
    ),
    (
        // A pull.
        "renaissance",
        None,
        RENAISSANCE,
        ["1. Y e5-f4; P d6-e5", "1. Puller e5 - f4 Pawn d6 - e5"],
        "e5f4+",
    ),
    (
        // A Resurrector leaves a Withdrawer from the hand behind.
        "renaissance",
        None,
        RENAISSANCE,
        ["1. R e2-d1; W*e2", "1. Resurrector e2 - d1 Withdrawer e2"],
        "e2d1@W",
    ),
    (
        // A push, after which the pushed pawn pinches a pawn of the pusher's side.
        "renaissance",
        None,
        RENAISSANCE,
        [
            "1. U b5-c5; p-d5; @-d6",
            "1. Pusher b5 - c5 Pawn c5 - d5 x d6",
        ],
        "b5c5",
    ),
];

const RENAISSANCE: &str = "8k/9/3p5/2IP5/1Up1YP3/9/4b4/4RB3/K8[Wu] w - - 0 1";

#[test]
fn moves_of_all_kinds_are_read() {
    for (id, layout, fen, texts, expected) in CASES {
        let variant = variant(id, layout);
        for (text, site) in texts
            .iter()
            .zip([courier::read(texts[0]), zillions::read(texts[1])])
        {
            let read = read_from(&variant, Some(fen), &site);
            assert_eq!(moves(&read.value), expected, "{text}");
            assert_eq!(messages(&read), [""; 0], "{text}");
        }
    }
}

/// The bomb on f2 has the neighbours e2 and e3. It leaves the board with them.
#[test]
fn an_explosion_removes_the_neighbours() {
    let renaissance = variant("renaissance", None);
    for site in [
        courier::read("1. @-f2; @-e2; @-e3"),
        zillions::read("1. x f2 x e2 x e3"),
    ] {
        let read = read_from(&renaissance, Some(RENAISSANCE), &site);
        assert_eq!(
            (moves(&read.value).as_str(), messages(&read).len()),
            ("f2f2!", 0)
        );
    }
}

#[test]
fn a_difference_from_the_rules_is_a_note_at_its_ply() {
    let ultima = variant("ultima", None);
    let first = "1. P e2-e4\n1... p d7-d4\n";
    for (line, plies, words) in [
        ("2. P c2-c4; @-d4; @-h5", 3, vec![]),
        (
            "2. P c2-c4; @-d4; @-h7",
            3,
            vec!["3: the site also removed h7; by these rules h7 stays"],
        ),
        (
            "2. P c2-c4; @-h7",
            3,
            vec![
                "3: the text leaves d4 as it is; by these rules the piece there is removed too",
                "3: the site also removed h7; by these rules h7 stays",
            ],
        ),
        (
            "2. N c2-c4; @-d4",
            3,
            vec!["3: no piece of Ultima is called N; the Pawn of these squares was played"],
        ),
        (
            "2. K c2-c4; @-d4",
            3,
            vec!["3: the text calls the Pawn K; the Pawn of these squares was played"],
        ),
        (
            "2. P c2-c4; Q-d4",
            3,
            vec!["3: the site put Q on d4; by these rules d4 is empty"],
        ),
    ] {
        let read = read_from(&ultima, None, &courier::read(&format!("{first}{line}")));
        assert_eq!(moves(&read.value).split(' ').count(), plies, "{line}");
        assert_eq!(messages(&read), words, "{line}");
    }
    // A list of moves alone says nothing about captures, and one note is enough.
    let bare = read_from(
        &ultima,
        None,
        &courier::read(&format!("{first}2. P c2-c4\n2... p b7-b4\n")),
    );
    assert_eq!(bare.notes.len(), 1, "{:?}", bare.notes);
}

#[test]
fn the_game_ends_before_an_illegal_ply_and_keeps_the_rest() {
    let ultima = variant("ultima", None);
    for (third, problem) in [
        ("2. P c2-d4", "no legal move"),
        ("2. P c2-k4", "no square k4"),
        ("2. c4-", "no legal move"),
        ("2. nonsense", "no notation"),
        ("2. N*e5", "no legal move"),
    ] {
        let text = format!(
            "1. P e2-e4 // open\n1... p d7-d4 // close\n{third} // ill\n2... p b7-b4 // left\n"
        );
        let read = read_from(&ultima, None, &courier::read(&text));
        assert_eq!(moves(&read.value), "e2e4 d7d4", "{third}");
        assert_eq!(read.notes.len(), 1, "{third}");
        assert_eq!(read.notes[0].line, 3);
        assert!(read.notes[0].message.contains(problem), "{}", read.notes[0]);
        let last = read.value.tree.line_after(Tree::ROOT).last().unwrap();
        let comment = &read.value.tree.node(last).comment;
        let third = third.trim_start_matches("2. ");
        assert_eq!(*comment, format!("close unread: {third} ill p b7-b4 left"));
    }
}

#[test]
fn a_text_that_fits_several_moves_says_which_was_played() {
    let chess = variant("chess", None);
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let read = read_from(&chess, Some(fen), &courier::read("1. P a7-a8"));
    assert_eq!(moves(&read.value).len(), 5);
    assert!(
        messages(&read)
            .iter()
            .any(|note| note.contains("was played")),
        "{:?}",
        messages(&read)
    );
}

/// Without a choice in the text, the array stays as it is.
#[test]
fn a_missing_choice_of_an_array_keeps_it() {
    let baroque = variant("baroque", None);
    let read = read_from(&baroque, None, &courier::read("1. P e2-e4\n1... p d7-d4"));
    assert_eq!(
        moves(&read.value),
        "setup:keep setup:keep setup:keep setup:keep e2e4 d7d4"
    );
    assert_eq!(read.notes.len(), 1, "{:?}", read.notes);
    let chosen = read_from(
        &baroque,
        None,
        &courier::read("K d1-e1; W-d1\npass\npass\nsetup:exchange\n1. P e2-e4"),
    );
    assert_eq!(
        moves(&chosen.value),
        "setup:exchange setup:keep setup:keep setup:exchange e2e4"
    );
    assert_eq!(messages(&chosen), [""; 0]);
}

#[test]
fn fitting_counts_plies_and_notes() {
    let (ultima, hyper) = (variant("ultima", None), variant("hyper-chess", None));
    let site = courier::read(ULTIMA);
    let fit = |variant: &Variant| fit(&site, variant, variant.start().clone());
    assert_eq!(
        fit(&ultima),
        Fit {
            plies: 27,
            notes: 0
        }
    );
    assert!(fit(&hyper).plies < 27);
}

/// What is written is read as the same game without a note, in every game and layout.
#[test]
fn our_own_output_is_read_without_a_note() {
    let catalogue = Catalogue::built_in();
    let mut random = 11_u64;
    for id in catalogue.ids() {
        for layout in catalogue.info(id).unwrap().layouts {
            let variant = variant(id, Some(&layout));
            for _ in 0..3 {
                let game = random_game(&variant, &mut random, 80);
                for (text, site) in [
                    (write_courier(&game), courier::read(&write_courier(&game))),
                    (
                        write_zillions(&game),
                        zillions::read(&write_zillions(&game)),
                    ),
                ] {
                    let read = read_from(&variant, None, &site);
                    assert_eq!(messages(&read), [""; 0], "{id} {layout}\n{text}");
                    assert_eq!(moves(&read.value), moves(&game), "{id} {layout}\n{text}");
                    assert_eq!(read.value.write(), game.write(), "{id} {layout}\n{text}");
                }
            }
        }
    }
}

/// A game of random moves, with tags, comments and glyphs. Captures come first at every other ply.
fn random_game(variant: &Arc<Variant>, random: &mut u64, plies: usize) -> Game {
    let mut next = |below: usize| {
        *random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (*random >> 33) as usize % below
    };
    let mut game = Game::new(variant.clone(), variant.start().clone());
    game.tags.set("White", "Anna (A.)");
    game.tags.set("Round", "3");
    game.tree.node_mut(Tree::ROOT).comment = "A game: of chance".to_owned();
    let mut at = Tree::ROOT;
    for ply in 0..plies {
        let position = game.tree.node(at).position.clone();
        let legal = variant.legal_moves(&position);
        let rare = |mv: &&Move| {
            let plain = matches!(mv.travel, Travel::Walk | Travel::Run | Travel::Keep);
            !plain || mv.promotion.is_some() || variant.captured(&position, **mv).any()
        };
        let telling: Vec<Move> = legal.iter().filter(rare).copied().collect();
        let from = if ply % 2 == 0 && !telling.is_empty() {
            &telling
        } else {
            &legal
        };
        let Some(&mv) = (!from.is_empty()).then(|| &from[next(from.len())]) else {
            break;
        };
        at = game.tree.play(at, mv).unwrap();
        if ply % 7 == 3 {
            game.tree.node_mut(at).comment = format!("comment; {ply} // - x");
            game.tree.node_mut(at).nags = vec![1, 14];
        }
    }
    game.tags = game.tags_to_write();
    game
}
