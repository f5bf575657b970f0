//! What the generated pages say about games that people write themselves. Each sentence must hold in that game.

use baroque::explain::how_ended;
use baroque::guide::{Guide, page_about, rules_page};
use baroque::notation::{find_move, parse_fen, write_fen};
use baroque::rules::{Color, Outcome, Variant, WinReason};
use baroque::search::{Engine, Limits};
use baroque::variant_file::{Catalogue, Source};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A game of this text beside the built-in ones.
fn with(text: &str) -> Catalogue {
    let mut catalogue = Catalogue::built_in();
    catalogue.add("mine.ron", Source::new("mine.ron", text));
    assert_eq!(catalogue.check("mine"), [], "{text}");
    catalogue
}

fn variant(catalogue: &Catalogue) -> Arc<Variant> {
    Arc::new(catalogue.variant("mine", None, &[]).unwrap())
}

/// The page of the rules, in lines.
fn rules(text: &str) -> String {
    let catalogue = with(text);
    let info = catalogue.info("mine").unwrap();
    rules_page(&variant(&catalogue), &info).text.join("\n")
}

/// The page about a piece, in lines.
fn about(text: &str, letter: char) -> String {
    let variant = variant(&with(text));
    let piece = variant.piece(letter).unwrap();
    page_about(&variant, piece).text.join("\n")
}

fn says(text: &str, words: &[&str]) {
    for words in words {
        assert!(text.contains(words), "{words}: {text}");
    }
}

/// Chigorin Chess (R. Betza 2002): knights and a chancellor against bishops and a queen.
const CHIGORIN: &str = "(
    format: 1, name: \"Chigorin\", armies: (white: \"knights\", black: \"bishops\"),
    own_armies: {
        \"knights\": (name: \"Knights\", pieces: {
            'K': \"king\", 'R': \"rook\", 'N': \"knight\", 'P': \"pawn\", 'C': (name: \"Chancellor\", moves: \"RN\") }),
        \"bishops\": (name: \"Bishops\", pieces: {
            'K': \"king\", 'R': \"rook\", 'B': \"bishop\", 'Q': \"queen\", 'P': \"pawn\" }),
    },
    setups: { \"8x8\": (
        array: \"
            rbbqkbbr
            pppppppp
            ........
            ........
            ........
            ........
            PPPPPPPP
            RNNCKNNR
        \",
        zones: {
            \"home\": (white: \"*2\", black: \"*7\"),
            \"double step end\": (white: \"*4\", black: \"*5\"),
            \"last rank\": (white: \"*8\", black: \"*1\"),
        },
        castling: [(king: \"eg\", rook: \"hf\"), (king: \"ec\", rook: \"ad\")],
    ) },
)";

/// The Maharajah and the Sepoys: one royal piece against the army of chess.
const MAHARAJAH: &str = "(
    format: 1, base: \"chess\", name: \"Maharajah\",
    pieces: { 'M': (name: \"Maharajah\", moves: \"QN\", powers: [Royal]), 'P': (promotes: None) },
    setups: { \"8x8\": (
        array: \"
            rnbqkbnr
            pppppppp
            ........
            ........
            ........
            ........
            ........
            ....M...
        \",
        castling: [(king: \"eg\", rook: \"hf\", partner: \"rook\"), (king: \"ec\", rook: \"ad\", partner: \"rook\")],
    ) },
)";

/// Each side's pawns become pieces of its own army.
#[test]
fn a_promotion_names_the_choices_of_both_sides() {
    let white = "it becomes a Rook, a Knight or a Chancellor (Black: a Rook, a Bishop or a Queen).";
    let promotion = format!("On rank 8 (Black: rank 1) {white}");
    says(&rules(CHIGORIN), &[&promotion]);
    says(&about(CHIGORIN, 'P'), &[&format!("Promotion. {promotion}")]);
    let black = "Promotion. On rank 1 (White: rank 8) it becomes a Rook, a Bishop or a Queen (White: a Rook, a Knight or a Chancellor).";
    says(&about(CHIGORIN, 'p'), &[black]);
    let same = rules("(format: 1, base: \"chess\", name: \"Mine\")");
    says(
        &same,
        &["it becomes a Queen, a Rook, a Bishop or a Knight."],
    );
}

/// Pieces of one type that stand together in the array.
#[test]
fn the_array_is_told_with_plurals() {
    says(
        &rules(CHIGORIN),
        &[
            "White: Rook a1, Knights b1 and c1, Chancellor d1, King e1, Knights f1 and g1, Rook h1.",
            "White: 8 Pawns a2 to h2.",
            "Black: Rook a8, Bishops b8 and c8, Queen d8, King e8, Bishops f8 and g8, Rook h8.",
        ],
    );
    let gaps =
        "(format: 1, base: \"chess\", name: \"Mine\", setups: {\"8x8\": (castling: [], array: \"
        r...k..r
        p.p..p..
        ........
        ........
        ........
        ........
        .PPPP.PP
        RR.RK..R
    \")})";
    says(
        &rules(gaps),
        &[
            "White: 3 Rooks a1, b1 and d1, King e1, Rook h1.",
            "White: 6 Pawns b2 to e2, g2 and h2.",
            "Black: 3 Pawns a7, c7 and f7.",
        ],
    );
}

#[test]
fn the_page_of_a_piece_tells_the_castling_of_both_sides() {
    let king = about(CHIGORIN, 'K');
    says(
        &king,
        &[
            "Once in a game it may castle.",
            "Castling. White may castle once: the King goes from e1 to g1 and the Rook from h1 to f1",
            "Black castles in the same way on rank 8.",
        ],
    );
    says(
        &about(CHIGORIN, 'r'),
        &[
            "Castling. Black may castle once: the King goes from e8",
            "White castles in the same way on rank 1.",
        ],
    );
    let black_only = "Castling. Black may castle once: the King goes from e8 to g8";
    for letter in ['K', 'k', 'R', 'r'] {
        let text = about(MAHARAJAH, letter);
        says(&text, &[black_only]);
        assert!(!text.contains("White"), "{text}");
    }
    // Black has no rook on its left.
    let uneven = "(format: 1, base: \"chess\", name: \"Mine\", setups: {\"8x8\": (
        array: \"
            .nbqkbnr
            pppppppp
            ........
            ........
            ........
            ........
            PPPPPPPP
            RNBQKBNR
        \",
        castling: [(king: \"eg\", rook: \"hf\", partner: \"rook\"), (king: \"ec\", rook: \"ad\", partner: \"rook\")])})";
    let text = about(uneven, 'K');
    says(
        &text,
        &[
            "or the King goes from e1 to c1 and the Rook from a1 to d1.",
            "Black may castle once: the King goes from e8 to g8 and the Rook from h8 to f8. Neither",
        ],
    );
    assert!(
        !text.contains("e8 to c8") && !text.contains("same way"),
        "{text}"
    );
}

/// White's royal piece is no king.
#[test]
fn the_rules_name_the_royal_pieces_of_both_sides() {
    let text = rules(MAHARAJAH);
    says(
        &text,
        &[
            "The royal pieces: the Maharajah for White, the King for Black.",
            "A move may not leave one's own royal piece attacked.",
        ],
    );
    assert!(!text.contains("one's own king"), "{text}");
    let chess = rules("(format: 1, base: \"chess\", name: \"Mine\")");
    says(&chess, &["A move may not leave one's own king attacked."]);
    assert!(!chess.contains("royal piece"), "{chess}");
}

#[test]
fn a_king_is_not_said_to_be_like_a_king() {
    let royal = "Royal. The game depends on it. If it is checkmated, its side loses.";
    let king = about(MAHARAJAH, 'k');
    says(&king, &[royal]);
    assert!(!king.contains("like a king"), "{king}");
    says(&about(MAHARAJAH, 'M'), &[royal]);
}

/// A pawn after E. Nebermann (1926) that moves diagonally and captures straight ahead, with the straight double step of
/// chess: an enemy that passes a square stands on the only one from which the pawn captures there.
#[test]
fn en_passant_is_told_only_where_it_can_happen() {
    let pawn = |captures: &str, until: &str| {
        format!(
            "(format: 1, base: \"chess\", name: \"Mine\", pieces: {{'P': (name: \"Sergeant\", moves: \"{captures}\",
                captures: [EnPassant], powers: [Pawn], double_step: (from: [\"home\"], until: \"double step end\"),
                promotes: (zone: \"last rank\"))}},
             setups: {{\"8x8\": (zones: {{\"double step end\": {until}}})}})"
        )
    };
    let chess = "(white: \"*4\", black: \"*5\")";
    let never =
        "can never capture en passant, because no double step passes a square on which it captures";
    for (moves, until, happens) in [
        ("fmFfcW", chess, false),
        ("fmWfcF", chess, true),
        ("fmFfcR2", chess, false),
        // A triple step: a pawn on the square behind the first stop is in the way.
        ("fmFfcW", "(white: \"*5\", black: \"*4\")", false),
        // A leap over the square where the enemy stands.
        ("fmFfcD", chess, true),
        // A double step of one square passes nothing.
        ("fmWfcF", "(white: \"*3\", black: \"*6\")", false),
    ] {
        let text = pawn(moves, until);
        let remarks = with(&text).remarks("mine");
        let warned = remarks
            .iter()
            .filter(|remark| remark.message.contains(never));
        assert_eq!(
            warned.count(),
            if happens { 0 } else { 2 },
            "{moves}: {remarks:?}"
        );
        let (page, rules) = (about(&text, 'P'), rules(&text));
        assert_eq!(page.contains("En passant."), happens, "{moves}: {page}");
        assert_eq!(
            rules.contains("has just passed it"),
            happens,
            "{moves}: {rules}"
        );
        for feature in ["En passant", "Double step or longer"] {
            let unseen = format!("{feature}: no scene");
            assert!(!page.contains(&unseen), "{moves}: {page}");
        }
    }
}

/// The text of a piece that another is made of, where it would be false.
#[test]
fn a_text_goes_with_the_rules_that_it_tells() {
    let text = |changes: &str, letter: char| {
        let game = format!(
            "(format: 1, base: \"chess\", name: \"Mine\", pieces: {{{changes}}}, setups: {{\"8x8\": ()}})"
        );
        let variant = variant(&with(&game));
        let piece = variant.piece(letter).unwrap();
        variant.kind(piece.piece_type()).text.clone()
    };
    let promotes = "On the last rank it promotes.";
    assert!(text("", 'P').contains(promotes));
    let never = text("'P': (promotes: None)", 'P');
    assert!(!never.contains("promotes"), "{never}");
    says(&never, &["It moves one square straight forward."]);
    assert!(!about(MAHARAJAH, 'p').contains(promotes));
    for same in [
        "'P': (promotes: (zone: \"last rank\", to: [\"queen\"]))",
        "'P': (double_step: None)",
        "'P': (moves: \"fmWfcF\")",
    ] {
        says(&text(same, 'P'), &[promotes]);
    }
    let short = "It moves up to 2 squares in any direction.";
    for changes in [
        "'Q': (moves: \"Q2\")",
        "'Q': (like: \"queen\", id: \"short\", moves: \"Q2\")",
    ] {
        let short_queen = text(changes, 'Q');
        assert!(short_queen.starts_with(short), "{short_queen}");
    }
    let king = "'K': (moves: \"KN\")";
    assert!(!text(king, 'K').contains("Steps one square"));
    let own = text("'Q': (moves: \"Q2\", text: \"A short queen.\")", 'Q');
    assert_eq!(own, "A short queen.");
    // The check says so.
    let remarks = with(MAHARAJAH).remarks("mine");
    let note = remarks.iter().map(|remark| &remark.message);
    let note = note.filter(|note| note.contains("the piece `P` changes the base's Pawn"));
    let notes: Vec<&String> = note.collect();
    assert_eq!(notes.len(), 1, "{remarks:?}");
    assert!(!notes[0].contains("`text`"), "{}", notes[0]);
    says(notes[0], &["its text is made from its rules"]);
}

/// The written page about the king of chess says how a pawn attacks. With a pawn that captures straight ahead that is
/// false.
#[test]
fn a_written_page_is_shown_only_if_it_holds_for_the_other_pieces() {
    let page = |pieces: &str, letter: char| {
        let game = format!(
            "(format: 1, base: \"chess\", name: \"Mine\", pieces: {{{pieces}}}, setups: {{\"8x8\": ()}})"
        );
        let catalogue = with(&game);
        let variant = variant(&catalogue);
        let piece = variant.piece(letter).unwrap();
        let guide = Guide::built_in(&catalogue);
        let page = guide.of_same_piece(&variant, piece);
        page.map(|page| page.id.clone())
    };
    let attack = "A pawn attacks only the squares diagonally ahead.";
    assert!(include_str!("../assets/guide/king.ron").contains(attack));
    assert_eq!(page("", 'K').as_deref(), Some("king"));
    let berolina = "'P': (name: \"Berolina Pawn\", moves: \"mfFcfW\", powers: [Pawn], promotes: (zone: \"last rank\"))";
    assert_eq!(page(berolina, 'K'), None);
    // The same letter, id and name, with another capture.
    let changed = "'P': (moves: \"mfFcfW\", captures: [], double_step: None)";
    assert_eq!(page(changed, 'K'), None);
    // What the pawns become changes no sentence about them.
    let promotion = "'P': (promotes: (zone: \"last rank\", to: [\"queen\"]))";
    assert_eq!(page(promotion, 'K').as_deref(), Some("king"));
}

/// After L. Legan's chess (1913): each side's pawns go diagonally towards the enemy's corner, forward to their own left.
const LEGAN: &str = "(
    format: 1, name: \"Mine\", armies: (white: \"ours\", black: \"theirs\"),
    own_armies: {
        \"ours\": (name: \"Ours\", base: \"orthodox\", pieces: { 'P': (name: \"Pawn\", moves: \"mflFcfW\", powers: [Pawn]) }),
        \"theirs\": (name: \"Theirs\", base: \"orthodox\", pieces: { 'P': (name: \"Pawn\", moves: \"mfrFcfW\", powers: [Pawn]) }),
    },
    setups: { \"8x8\": (array: \"
        knbrp...
        bqpp....
        npp.....
        rp.p...P
        p...P.PR
        .....PPN
        ....PPQB
        ...PRBNK\") },
    rules: (clock: 100),
)";

#[test]
fn pieces_of_two_armies_with_one_name_are_told_apart() {
    says(
        &rules(LEGAN),
        &[
            "- White's Pawn (P): It moves one square diagonally forward to the left.",
            "- Black's Pawn (P): It moves one square diagonally forward to the left.",
            "It never promotes.",
            "without a capture or a move of a Pawn the game is drawn",
        ],
    );
    let variant = variant(&with(LEGAN));
    let piece = variant.piece('p').unwrap();
    assert_eq!(page_about(&variant, piece).title, "Black's Pawn");
}

/// White's right is Black's left.
#[test]
fn left_and_right_are_those_of_each_side() {
    let text = include_str!("own/sideways.ron").replace("Sideways", "Mine");
    let moves = "It moves one square to the right (Black: one square to the left).";
    says(&rules(&text), &[&format!("- Right Pawn (P): {moves}")]);
}

#[test]
fn pieces_without_captures_and_moves_say_so() {
    let text = "(format: 1, name: \"Mine\", pieces: {
            'K': \"king\",
            'F': (name: \"Femme\", moves: \"K\", captures: [], powers: [Freeze(only: [\"rook\"])]),
            'R': \"rook\",
            'L': (name: \"Locust\", moves: \"\", captures: [Leap(onward: false)]),
        },
        setups: { \"6x6\": (array: \"rflk..\n......\n......\n......\n......\nRFLK..\") })";
    let text = &text.replace("moves: \"K\", captures: []", "moves: \"mK\"");
    let page = rules(text);
    says(
        &page,
        &[
            "It moves one square in any direction, only onto empty squares. It captures nothing. It freezes",
            "they cannot move or capture",
            "- Locust (L): It does not move without capturing.",
        ],
    );
    says(&about(text, 'L'), &["It does not move without capturing."]);
    says(&about(text, 'F'), &["It captures nothing."]);
}

#[test]
fn ends_with_several_kings_speak_of_all() {
    let kings = |rules: &str| {
        format!(
            "(format: 1, name: \"Mine\", base: \"chess\", setups: {{ \"8x8\": (array: \"
            rnbkkbnr
            pppppppp
            ........
            ........
            ........
            ........
            PPPPPPPP
            RNBKKBNR\", castling: []) }}, rules: ({rules}))"
        )
    };
    says(
        &rules(&kings("")),
        &[
            "Checkmate of any king wins. A move may leave none of one's own kings attacked.",
            "The game is drawn when only kings are left.",
        ],
    );
    let captured = rules(&kings("royal: Capture, bare_king_loses: true"));
    says(&captured, &["A side with only its kings left loses."]);
    // No move of chess removes a king of its own side.
    assert!(!captured.contains("If one move removes"), "{captured}");
}

/// Gustavus III's board: ten files, and the outer ones only on the first and the last rank.
#[test]
fn a_board_with_holes_says_which_squares_it_has() {
    let text = "(format: 1, name: \"Mine\", pieces: { 'K': \"king\", 'R': \"rook\" }, setups: { \"10x4\": (array: \"
        .r..k...r.
        #........#
        #........#
        .R..K...R.\") })";
    let sentence = "Not all of these squares exist: there are 36. Ranks 2 and 3 have no square on the files a and j.";
    says(&rules(text), &[sentence]);
}

/// A pawn without a double step.
#[test]
fn words_about_the_double_step_go_with_it() {
    let text = "(format: 1, name: \"Mine\", base: \"chess\", pieces: { 'P': (double_step: None) })";
    let page = about(text, 'P');
    let sentence = "Moves one square straight ahead, and captures one step diagonally ahead. On the last rank it promotes.";
    says(&page, &[sentence]);
}

/// King of the Hill: a king that reaches the middle wins, and one that is attacked there may not go.
const HILL: &str = "(
    format: 1, name: \"Mine\", base: \"chess\",
    setups: { \"8x8\": (zones: { \"hill\": (white: \"d4 e4 d5 e5\", black: \"d4 e4 d5 e5\") }) },
    rules: (arrival: (zone: \"hill\", pieces: [\"king\"])),
)";

#[test]
fn a_win_by_arrival_is_told_and_played() {
    says(
        &rules(HILL),
        &[
            "A side wins as soon as a King of its own stands on its goal: d4, e4, d5 and e5. Its move must be legal.",
        ],
    );
    let variant = variant(&with(HILL));
    let before = parse_fen(&variant, "7k/8/8/8/8/3K4/8/4r3 w - - 0 1").unwrap();
    assert!(
        find_move(&variant, &before, "d3e4").is_none(),
        "e4 is attacked"
    );
    let mv = find_move(&variant, &before, "d3d4").unwrap();
    let after = variant.play(&before, mv);
    let won = Outcome::Win(Color::White, WinReason::Arrival);
    assert_eq!(variant.outcome(&after), Some(won));
    assert!(variant.legal_moves(&after).is_empty());
    let told = how_ended(&variant, &before, &variant.transition(&before, mv), won);
    assert_eq!(told, ["The King on d4 wins by arriving there."]);
    // Two kings play on: each may still arrive. The base says that they draw.
    let kings = parse_fen(&variant, "7k/8/8/8/8/8/K7/8 w - - 0 1").unwrap();
    assert_eq!(variant.outcome(&kings), None);
    assert!(!rules(HILL).contains("King against King"));
    // The computer goes there.
    let stop = AtomicBool::new(false);
    let mut engine = Engine::new(1);
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    let found = engine
        .search(&variant, &[before], &limits, &stop, &mut |_| {})
        .unwrap();
    assert_eq!(found.best(), Some(mv));
}

/// After the old Shogi with a Drunk Elephant, which becomes a second king.
fn crowned(royal: &str) -> String {
    format!(
        "(format: 1, name: \"Mine\", pieces: {{
            'K': \"king\", 'R': \"rook\",
            'E': (name: \"Elephant\", moves: \"fW\", promotes: (zone: \"far\", to: [\"prince\"])),
            'C': (name: \"Prince\", moves: \"K\", powers: [Royal]),
        }},
        setups: {{ \"6x6\": (array: \"k....r\\n......\\ne.....\\nE.....\\n......\\nK....R\",
            zones: {{ \"far\": (white: \"*5\", black: \"*2\") }}) }},
        rules: (royal: {royal}))"
    )
}

#[test]
fn kings_that_are_promoted_count_too() {
    let text = crowned("Capture");
    says(
        &rules(&text),
        &[
            "The royal pieces are the King and the Prince.",
            "The capture of the last royal piece wins.",
            "A side without any royal piece loses.",
        ],
    );
    let game = variant(&with(&text));
    assert!(parse_fen(&game, "k5/6/C5/6/6/K5 w - - 0 1").is_ok());
    // With check rules a new king may not stand on an attacked square.
    let text = crowned("Check");
    says(
        &rules(&text),
        &["A move may leave none of one's own royal pieces attacked."],
    );
    let game = variant(&with(&text));
    let attacked = parse_fen(&game, "k5/5r/2E3/6/6/K5 w - - 0 1");
    assert!(find_move(&game, &attacked.unwrap(), "c4c5c").is_none());
    let free = parse_fen(&game, "k4r/6/2E3/6/6/K5 w - - 0 1").unwrap();
    let mv = find_move(&game, &free, "c4c5c").unwrap();
    let next = game.play(&free, mv);
    let again = parse_fen(&game, &write_fen(&game, &next)).unwrap();
    assert_eq!(again, next, "a position of the game is read back");
}

/// A pawn cannot become a piece of the other army only.
#[test]
fn a_promotion_to_a_piece_of_the_other_army_is_a_mistake() {
    let text = LEGAN.replace(
        "moves: \"mflFcfW\", powers: [Pawn])",
        "moves: \"mflFcfW\", powers: [Pawn], promotes: (zone: \"far\", to: [\"camel\"]))",
    );
    let text = text.replace(
        "moves: \"mfrFcfW\", powers: [Pawn])",
        "moves: \"mfrFcfW\", powers: [Pawn]), 'C': (name: \"Camel\", moves: \"C\")",
    );
    let text = text.replace(
        "...PRBNK\") }",
        "...PRBNK\", zones: { \"far\": (white: \"*8\", black: \"*1\") }) }",
    );
    let mut catalogue = Catalogue::built_in();
    catalogue.add("mine.ron", Source::new("mine.ron", text.as_str()));
    let found = catalogue.check("mine");
    let message = "the piece `P` cannot become `camel`, because its army does not have that piece";
    assert!(
        found.iter().any(|mistake| mistake.message == message),
        "{found:?}"
    );
}

/// Both sides have both pieces, so neither is White's.
#[test]
fn two_pieces_of_one_name_on_both_sides_belong_to_no_side() {
    let text = "(format: 1, name: \"Mine\", pieces: {
            'K': \"king\", 'A': (name: \"Guard\", moves: \"W\"), 'B': (name: \"Guard\", moves: \"F\", id: \"other\"),
        }, setups: { \"6x6\": (array: \"kab...\\n......\\n......\\n......\\n......\\nKAB...\") })";
    let page = rules(text);
    says(&page, &["- Guard (A): ", "- Guard (B): "]);
    assert!(!page.contains("White's Guard"), "{page}");
}
