//! Games that are not built in, written as an author would write them: what the program plays and says is what the files
//! say. Two of them are only after published games, and say so.
//!
//! Counts of positions come from the tests of Fairy-Stockfish (`tests/perft.sh`).

use baroque::guide::{page_about, rules_page};
use baroque::notation::parse_fen;
use baroque::rules::{DrawReason, Outcome, Variant, WinReason, perft};
use baroque::variant_file::{Catalogue, Severity, Source};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

fn catalogue(id: &str) -> Catalogue {
    let file = format!("{id}.ron");
    let text = fs::read_to_string(PathBuf::from("tests/published").join(&file)).unwrap();
    let mut catalogue = Catalogue::built_in();
    catalogue.add(&file, Source::new(&file, text.as_str()));
    assert_eq!(catalogue.check(id), [], "{id}");
    catalogue
}

fn variant(id: &str) -> Arc<Variant> {
    Arc::new(catalogue(id).variant(id, None, &[]).unwrap())
}

/// The page of the rules, in lines.
fn rules(id: &str) -> String {
    let info = catalogue(id).info(id).unwrap();
    rules_page(&variant(id), &info).text.join("\n")
}

/// The page about a piece, in lines.
fn about(id: &str, letter: char) -> String {
    let variant = variant(id);
    let piece = variant.piece(letter).unwrap();
    page_about(&variant, piece).text.join("\n")
}

fn says(text: &str, words: &[&str]) {
    for words in words {
        assert!(text.contains(words), "{words}: {text}");
    }
}

fn outcome(id: &str, fen: &str) -> Option<Outcome> {
    let variant = variant(id);
    variant.outcome(&parse_fen(&variant, fen).unwrap())
}

const GAMES: [&str; 7] = [
    "2000-ad",
    "chessgi",
    "grand-chess",
    "knightmate",
    "ludus-latrunculorum",
    "omega-chess",
    "shatranj",
];

#[test]
fn no_file_has_a_warning() {
    for id in GAMES {
        let mut remarks = catalogue(id).remarks(id);
        remarks.retain(|remark| remark.severity == Severity::Warning);
        assert_eq!(remarks, [], "{id}");
    }
}

#[test]
fn positions_are_as_many_as_another_program_counts() {
    let hands = "5Rp1/2p1Nb2/2B4k/6p1/8/P3PP2/1PPqR3/3R1BKn[QBNPPPPrrrnpp] b - - 1 48";
    let step = "r8r/1nbqkmcbn1/ppp2ppppp/3p6/4pP4/10/10/PPPPP1PPPP/1NBQKMCBN1/R8R[] w - e7 0 3";
    for (id, fen, depth, positions) in [
        ("grand-chess", None, 3, 259_514),
        ("grand-chess", Some(step), 2, 5_768),
        ("shatranj", None, 4, 68_122),
        ("knightmate", None, 4, 139_774),
        ("chessgi", None, 4, 197_281),
        ("chessgi", Some(hands), 2, 32_816),
    ] {
        let variant = variant(id);
        let start = fen.map_or(variant.start().clone(), |fen| {
            parse_fen(&variant, fen).unwrap()
        });
        assert_eq!(perft(&variant, &start, depth), positions, "{id} {fen:?}");
    }
}

/// A queen in hand can be dropped and mates, so the game goes on. In a game without drops a hand does not count.
#[test]
fn a_king_with_pieces_to_drop_is_not_bare() {
    let bare = Some(Outcome::Draw(DrawReason::BareKings));
    for (hand, expected) in [("[Q]", None), ("[p]", None), ("[]", bare)] {
        let fen = format!("4k3/8/8/8/8/8/8/4K3{hand} w - - 0 1");
        assert_eq!(outcome("chessgi", &fen), expected, "{hand}");
    }
    let own = |changes: &str, hand: &str| {
        let text = format!(
            "(format: 1, base: \"chess\", name: \"Mine\", setups: {{\"8x8\": ()}}, {changes})"
        );
        let mut catalogue = Catalogue::built_in();
        catalogue.add("mine.ron", Source::new("mine.ron", text.as_str()));
        let variant = catalogue.variant("mine", None, &[]).unwrap();
        let fen = format!("4k3/8/8/8/8/8/8/R3K3{hand} b - - 0 1");
        variant.outcome(&parse_fen(&variant, &fen).unwrap())
    };
    let drops = "rules: (captured: ToCaptorsHand, drops: Free, bare_king_loses: true)";
    let lost = Some(Outcome::Win(
        baroque::rules::Color::White,
        WinReason::BareKing,
    ));
    assert_eq!(own(drops, "[r]"), None);
    assert_eq!(own(drops, "[R]"), lost);
    let only_promotion = "pieces: {'P': (promotes: (zone: \"last rank\", from_hand: true))},
        rules: (captured: ToOwnHand, bare_king_loses: true)";
    assert_eq!(own(only_promotion, "[r]"), lost);
}

/// The royal pieces are a Dux, a Royal Knight, an Empress and a Shah. No piece is a king there.
#[test]
fn the_rules_name_the_royal_piece() {
    for (id, words) in [
        (
            "ludus-latrunculorum",
            &["The capture of the Dux wins. There is no check."][..],
        ),
        ("2000-ad", &["The capture of the Empress wins."]),
        (
            "knightmate",
            &["A move may not leave one's own Royal Knight attacked."],
        ),
        ("shatranj", &["A side with only its Shah left loses."]),
        (
            "grand-chess",
            &["A move may not leave one's own king attacked."],
        ),
        (
            "chessgi",
            &["King against King is a draw, if both hands are empty."],
        ),
    ] {
        says(&rules(id), words);
    }
    says(
        &about("ludus-latrunculorum", 'D'),
        &["The game depends on it. If it is captured, its side loses."],
    );
    says(
        &about("shatranj", 'K'),
        &["If it is checkmated, its side loses."],
    );
}

/// Grand Chess: pawns may promote on the last three ranks, only to captured pieces. Shatranj: they must, to a Firzan.
#[test]
fn the_page_of_a_piece_says_where_and_how_it_promotes() {
    let grand = about("grand-chess", 'P');
    says(
        &grand,
        &[
            "Promotion. On ranks 8, 9 and 10 (Black: ranks 1, 2 and 3) it may become a Queen, a Rook, a Bishop, a Knight, a Marshal or a Cardinal, if that piece is in its side's hand.",
            "From rank 3 (Black: rank 8) it may move up to 2 squares straight ahead",
        ],
    );
    says(
        &about("shatranj", 'P'),
        &[
            "It moves one square straight forward, onto empty squares.",
            "To capture it moves one square diagonally forward.",
            "Promotion. On rank 8 (Black: rank 1) it becomes a Firzan.",
        ],
    );
    let rook = about("shatranj", 'R');
    assert!(!rook.contains("To capture it moves"), "{rook}");
    says(
        &about("omega-chess", 'P'),
        &["From rank 3 (Black: rank 10) it may move up to 3 squares straight ahead"],
    );
}

/// The list of pieces on the page of a game has these texts.
#[test]
fn the_text_of_a_piece_without_one_says_all_that_it_does() {
    let text = |id: &str, letter: char| {
        let variant = variant(id);
        let piece = variant.piece(letter).unwrap();
        variant.kind(piece.piece_type()).text.clone()
    };
    says(
        &text("shatranj", 'P'),
        &[
            "It captures by moving onto the enemy's square: one square diagonally forward.",
            "On certain squares it becomes another piece. That piece is a Firzan.",
        ],
    );
    says(
        &text("2000-ad", 'P'),
        &["or a Unicorn, from its side's hand. The player may decline."],
    );
    says(
        &text("2000-ad", 'E'),
        &["If it is captured, its side loses."],
    );
}

#[test]
fn names_have_the_article_that_they_are_spoken_with() {
    let rules = rules("2000-ad");
    assert!(!rules.contains("an Unicorn"), "{rules}");
    says(&rules, &["a Unicorn and a Pawn", "an Attendant"]);
}

/// The text of the pawn says that it promotes on the last rank. That is not so in Grand Chess, but in Omega Chess.
#[test]
fn a_text_that_may_be_wrong_is_left_out() {
    for (id, kept) in [("grand-chess", false), ("omega-chess", true)] {
        let variant = variant(id);
        let pawn = variant.kind(variant.piece('P').unwrap().piece_type());
        let says_so = pawn.text.contains("On the last rank it promotes.");
        assert_eq!(says_so, kept, "{id}: {}", pawn.text);
        assert!(!pawn.text.is_empty());
        assert_eq!(catalogue(id).remarks(id), [], "{id}");
    }
}

#[test]
fn a_goal_of_one_square_is_told_as_one() {
    let text = "(format: 1, base: \"chess\", name: \"Mine\", setups: {\"8x8\": (zones: {
        \"throne\": (white: \"e8\", black: \"e1\")})}, rules: (goals: \"throne\"))";
    let mut catalogue = Catalogue::built_in();
    catalogue.add("mine.ron", Source::new("mine.ron", text));
    let variant = Arc::new(catalogue.variant("mine", None, &[]).unwrap());
    let page = rules_page(&variant, &catalogue.info("mine").unwrap());
    says(
        &page.text.join("\n"),
        &["A side with a piece on its goal wins: e8 for White, e1 for Black."],
    );
}
