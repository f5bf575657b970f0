//! What the generated pages say about games that people write themselves. Each sentence must hold in that game.

use baroque::guide::{Guide, page_about, rules_page};
use baroque::rules::Variant;
use baroque::variant_file::{Catalogue, Source};
use std::sync::Arc;

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
    let king = about(MAHARAJAH, 'k');
    says(&king, &["Royal. If it is checkmated, its side loses."]);
    assert!(!king.contains("like a king"), "{king}");
    says(
        &about(MAHARAJAH, 'M'),
        &["Royal. It is royal, like a king: the game depends on it. If it is checkmated"],
    );
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
