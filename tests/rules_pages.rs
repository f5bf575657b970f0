//! Generated pages of rules: what they say about movements, and that they leave nothing out.

use baroque::guide::{Guide, Page, page_about, rules_page};
use baroque::notation::parse_fen;
use baroque::rules::{Color, Outcome, PieceType};
use baroque::variant_file::{Catalogue, Source};
use std::sync::Arc;

fn page(catalogue: &Catalogue, id: &str, layout: Option<&str>) -> Page {
    let variant = Arc::new(catalogue.variant(id, layout, &[]).unwrap());
    let info = catalogue.info_in(id, variant.layout()).unwrap();
    rules_page(&variant, &info)
}

/// The page's words about a piece with this movement on a board of 8×8.
fn going(moves: &str) -> String {
    let text = format!(
        "(format: 1, base: \"chess\", name: \"Mine\", pieces: {{'X': (name: \"Piece\", moves: \"{moves}\")}},
 setups: {{\"8x8\": (array: \"
rnbqkbnr
ppxppxpp
........
........
........
........
PPXPPXPP
RNBQKBNR\")}})"
    );
    let mut catalogue = Catalogue::built_in();
    catalogue.add("mine.ron", Source::new("mine.ron", text.as_str()));
    assert_eq!(catalogue.check("mine"), [], "{moves}");
    let page = page(&catalogue, "mine", None);
    let about = page
        .text
        .iter()
        .find_map(|line| line.strip_prefix("- Piece (X): "));
    about.unwrap().to_owned()
}

#[test]
fn movements_are_told_in_words() {
    for (moves, words) in [
        ("mK", "It moves one square in any direction."),
        (
            "mR",
            "It moves any number of squares along ranks and files.",
        ),
        ("mB", "It moves any number of squares diagonally."),
        ("mQ", "It moves any number of squares in any direction."),
        ("mR4", "It moves up to 4 squares along ranks and files."),
        ("mN", "It moves with a leap like a chess knight's."),
        (
            "mNN",
            "It moves with a leap like a chess knight's, also several times in one direction over empty squares.",
        ),
        ("mfW", "It moves one square straight forward."),
        ("mfF", "It moves one square diagonally forward."),
        (
            "mfbW",
            "It moves one square straight forward or straight backward.",
        ),
        ("msW", "It moves one square sideways."),
        ("mfsW", "It moves one square straight forward or sideways."),
        (
            "mBmW",
            "It moves any number of squares diagonally or one square along ranks and files.",
        ),
        (
            "mD",
            "It moves with a leap of 2 squares along a rank or file.",
        ),
        ("mA", "It moves with a leap of 2 squares diagonally."),
        (
            "mC",
            "It moves with a leap of 3 squares along a rank or file and 1 square to the side.",
        ),
        (
            "mfhN",
            "It moves with a leap like a chess knight's, forward only.",
        ),
        (
            "mnD",
            "It moves with a leap of 2 squares along a rank or file, if the squares in between are empty.",
        ),
        (
            "mnN",
            "It moves with a leap like a chess knight's, if the square next to it in the longer direction is empty.",
        ),
        (
            "mRmoR",
            "It moves any number of squares along ranks and files, also around the sides of the board.",
        ),
        (
            "moR",
            "It moves any number of squares along ranks and files, also around the sides of the board.",
        ),
        (
            "moB",
            "It moves any number of squares diagonally, also around the sides of the board.",
        ),
        (
            "moQ3",
            "It moves up to 3 squares in any direction, also around the sides of the board.",
        ),
        (
            "moN",
            "It moves with a leap like a chess knight's, also around the sides of the board.",
        ),
        (
            "mt[FR]",
            "It moves one square diagonally and from there any number of squares along a rank or file, away from where it began.",
        ),
        (
            "mft[WB]",
            "It moves one square straight forward and from there any number of squares diagonally, away from where it began.",
        ),
    ] {
        // `m` only moves, and the piece has no other way to capture.
        let words = format!(
            "{}, only onto empty squares. It captures nothing.",
            words.trim_end_matches('.')
        );
        assert_eq!(going(moves), words, "{moves}");
    }
}

/// The page's lines of a game that changes chess.
fn changed(changes: &str) -> String {
    let text = format!("(format: 1, base: \"chess\", name: \"Mine\", {changes})");
    let mut catalogue = Catalogue::built_in();
    catalogue.add("mine.ron", Source::new("mine.ron", text.as_str()));
    assert_eq!(catalogue.check("mine"), [], "{changes}");
    page(&catalogue, "mine", None).text.join("\n")
}

#[test]
fn the_page_says_only_what_can_happen() {
    let dead = "The game is drawn at once when only the kings are left, or the kings and one Knight, or the kings and Bishops that all stand on squares of one colour.";
    assert!(changed("").contains(dead));
    assert!(!changed("setups: {\"8x8\": (dead_positions_draw: false)}").contains("drawn at once"));
    assert!(changed("").contains("has just passed it"));
    let no_steps = changed("pieces: {'P': (double_step: None)}");
    assert!(!no_steps.contains("has just passed it"), "{no_steps}");
    let drops = changed("rules: (captured: ToCaptorsHand, drops: Free)");
    let closed = "From a hand, a Pawn may not be put on rank 8 for White, rank 1 for Black.";
    assert!(drops.contains(closed), "{drops}");
    assert_eq!(drops.matches("From a hand").count(), 1);
}

#[test]
fn captures_by_displacement_are_told_apart_from_moves() {
    let same = "It moves any number of squares along ranks and files. It captures in the same way, by moving onto the enemy's square.";
    assert_eq!(going("R"), same);
    let pawn = "It moves one square straight forward. It captures by moving onto the enemy's square: one square diagonally forward.";
    assert_eq!(going("fmWfcF"), pawn);
    let only = "It does not move without capturing. It captures by moving onto the enemy's square: with a leap like a chess knight's.";
    assert_eq!(going("cN"), only);
}

/// The rulebook of orthodox chess on ten files: the king goes three squares from f1 towards either rook.
#[test]
fn the_page_of_chess_has_its_rules() {
    let page = page(&Catalogue::built_in(), "chess", Some("10x8"));
    let has = |words: &str| page.text.iter().any(|line| line.contains(words));
    for words in [
        "The board has 10 files (a to j) and 8 ranks (1 to 8).",
        "the King goes from f1 to i1 and the Rook from j1 to h1",
        "the King goes from f1 to c1 and the Rook from a1 to d1",
        "Black's pieces stand opposite, on the same files.",
        "From rank 2 (Black: rank 7) it may move up to 2 squares straight ahead, over empty squares.",
        "On rank 8 (Black: rank 1) it becomes a",
        "Checkmate wins.",
        "A side that has no legal move and is not in check draws (stalemate).",
        "third time, the game is drawn",
        "After 50 moves by each side without a capture or a move of a Pawn the game is drawn.",
    ] {
        assert!(has(words), "{words}: {:#?}", page.text);
    }
}

/// Knightmate (B. Zimov 1972) with the Bedes of the Colorbound Clobberers (R. Betza 1996): the king is a knight. On d4,
/// with a bishop on c3, it mates the king on a1. So no position is dead.
#[test]
fn the_page_names_the_pieces_of_the_game() {
    let mut catalogue = Catalogue::built_in();
    let text = "(format: 1, base: \"chess\", name: \"Mine\", pieces: {
        'K': (name: \"Royal Knight\", moves: \"N\", powers: [Royal]),
        'R': (name: \"Bede\", moves: \"BD\"),
    }, setups: {\"8x8\": ()})";
    catalogue.add("mine.ron", Source::new("mine.ron", text));
    assert_eq!(catalogue.check("mine"), []);
    let page = page(&catalogue, "mine", None);
    let has = |words: &str| page.text.iter().any(|line| line.contains(words));
    for words in [
        "the Royal Knight goes from e1 to g1 and the Bede from h1 to f1",
        "the Royal Knight may not be attacked before, on its way or after.",
        "Royal Knight against Royal Knight is a draw.",
    ] {
        assert!(has(words), "{words}: {:#?}", page.text);
    }
    assert!(!has("drawn at once") && !has("swap"), "{:#?}", page.text);
    let variant = Arc::new(catalogue.variant("mine", None, &[]).unwrap());
    for (letter, words) in [
        (
            'K',
            "Castling. White may castle once: the Royal Knight goes from e1 to g1 and the Bede",
        ),
        (
            'r',
            "Castling. Black may castle once: the Royal Knight goes from e8 to g8 and the Bede",
        ),
    ] {
        let text = page_about(&variant, variant.piece(letter).unwrap()).text;
        assert!(text.iter().any(|line| line.starts_with(words)), "{text:?}");
    }
    let outcome = |fen: &str| variant.outcome(&parse_fen(&variant, fen).unwrap());
    assert!(matches!(
        outcome("8/8/8/8/3K4/2B5/8/k7 b - - 0 1"),
        Some(Outcome::Win(Color::White, _))
    ));
    assert_eq!(outcome("8/8/8/8/8/3B4/3K4/k7 w - - 0 1"), None);
    // A right needs the Bede.
    let error = parse_fen(&variant, "4k3/8/8/8/8/8/8/4K3 w K - 0 1").unwrap_err();
    assert!(error.to_string().contains("the Bede of h1"), "{error}");
}

/// Swaps bring pawns back to the first rank: from there a pawn moves one square further than from home (rulebook,
/// section 3).
#[test]
fn a_multi_step_is_told_for_each_rank() {
    let page = page(&Catalogue::built_in(), "swapper-chess", None);
    let has = |words: &str| page.text.iter().any(|line| line.contains(words));
    assert!(has(
        "From rank 2 (Black: rank 9) it may move up to 3 squares straight ahead, over empty squares. From rank 1 (Black: rank 10) it may move up to 4 squares straight ahead"
    ));
}

/// Two boards that share squares: king, bishop and knight move there as in chess.
#[test]
fn movements_on_two_boards_in_one_are_those_of_each() {
    let page = page(&Catalogue::built_in(), "chessma-84", None);
    let has = |start: &str| page.text.iter().any(|line| line.starts_with(start));
    for start in [
        "- King (K): It moves one square in any direction. ",
        "- Bishop (B): It moves any number of squares diagonally. ",
        "- Knight (N): It moves with a leap like a chess knight's. ",
        "- Swapper (S): It moves any number of squares in any direction, only onto empty squares. ",
    ] {
        assert!(has(start), "{start}: {:#?}", page.text);
    }
}

/// Rulebook, section 5.
#[test]
fn the_page_of_rococo_has_its_rules() {
    let page = page(&Catalogue::built_in(), "rococo", None);
    let has = |words: &str| page.text.iter().any(|line| line.contains(words));
    for words in [
        "The capture of the king wins. There is no check.",
        "A side without a legal move loses.",
        "The side that brings the same position about for the third time loses.",
        "The edge is files x and z and ranks 0 and 9.",
        "only for a capture or a swap that the piece cannot make without it",
        "As a move, a side may remove its own frozen piece, unless it is the king.",
        "the next move may not swap them back",
    ] {
        assert!(has(words), "{words}: {:#?}", page.text);
    }
    assert!(!has("castle"), "{:#?}", page.text);
    assert!(!has(" plies "), "{:#?}", page.text);
}

/// Every piece of every game, in every layout, has its item with how it moves, every option stands there, and nothing
/// is empty.
#[test]
fn no_page_leaves_a_piece_or_an_option_out() {
    let catalogue = Catalogue::built_in();
    for id in catalogue.ids() {
        let info = catalogue.info(id).unwrap();
        for layout in &info.layouts {
            let Ok(variant) = catalogue.variant(id, Some(layout), &[]) else {
                continue;
            };
            let page = page(&catalogue, id, Some(layout));
            for (index, kind) in variant.kinds().iter().enumerate() {
                let start = format!("- {} ({}): It ", kind.name, kind.letter);
                // Where the sides have different pieces of one name, each is told with its side.
                let side = Color::ALL
                    .into_iter()
                    .find(|&color| variant.army(color).contains(PieceType::new(index)));
                let of_side = format!("- {}'s {}", side.unwrap(), &start[2..]);
                let tells = |line: &String| line.starts_with(&start) || line.starts_with(&of_side);
                assert!(page.text.iter().any(tells), "{id} {layout}: {start}");
            }
            for option in &info.options {
                let start = format!("- {}: ", option.name);
                assert!(
                    page.text.iter().any(|line| line.starts_with(&start)),
                    "{id}: {start}"
                );
            }
            for line in &page.text {
                let doubled = line.contains("  ") || line.contains("..") || line.ends_with(": .");
                assert!(!doubled && !line.contains(" ,"), "{id} {layout}: {line}");
            }
            let scenes = page.scenes(&catalogue).unwrap();
            assert_eq!(scenes[0].start, *variant.start());
        }
    }
}

const KINGS_DRAW: &str = "King against King is a draw.";

const NUMBERS: [&str; 13] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
];

/// The names of the pieces in a rank of the generated array, in small letters: `White: Rook a1, Knights b1 and c1, 3 Pawns
/// d1 to f1.`
fn rank(item: &str) -> Vec<String> {
    let items = item.trim_start_matches("- White: ").trim_end_matches('.');
    let names = items.split(", ").flat_map(|item| {
        let is_name = |word: &&str| word.starts_with(|sign: char| sign.is_ascii_uppercase());
        let name: Vec<&str> = item.split(' ').filter(is_name).collect();
        let name = name.join(" ").to_lowercase();
        match item.split(' ').next().and_then(|word| word.parse().ok()) {
            Some(many) => vec![name.trim_end_matches('s').to_owned(); many],
            None if item.contains(" and ") => vec![name.trim_end_matches('s').to_owned(); 2],
            None => vec![name],
        }
    });
    names.collect()
}

/// What the guide's page of a game, which people wrote, says about the board, the array and the end is what the generated
/// page says.
#[test]
fn the_written_pages_agree_with_the_generated_ones() {
    // If a page has one of these words, the generated page has the others, or has them not.
    let facts: [(&[&str], bool, &str); 17] = [
        (&["checkmate wins", "- checkmate."], true, "Checkmate wins."),
        (&["there is no check"], true, "There is no check."),
        (&["there is no check"], false, "Checkmate wins."),
        (
            &["both kings are gone, the game is a draw"],
            true,
            "removes both kings, the game is drawn",
        ),
        (
            &["without a legal move loses"],
            true,
            "A side without a legal move loses.",
        ),
        (
            &[
                "- stalemate,",
                "stalemate is a draw",
                "stalemate, threefold",
            ],
            true,
            "draws (stalemate)",
        ),
        (
            &[
                "- threefold repetition,",
                "threefold repetition is a draw",
                "threefold repetition and",
                "threefold repetition, and",
            ],
            true,
            "for the third time, the game is drawn",
        ),
        (
            &["for the third time loses"],
            true,
            "for the third time loses",
        ),
        (&["no 50-move rule"], false, "50 moves"),
        (
            &["fifty moves by each side", "fifty moves without"],
            true,
            "After 50 moves by each side",
        ),
        (&["king against king", "king and king"], true, KINGS_DRAW),
        (
            &["has only the king left"],
            true,
            "A side with only its king left loses.",
        ),
        (&["no castling"], false, "may castle once"),
        (
            &["castling: the king moves three squares"],
            true,
            "may castle once",
        ),
        (
            &["up to three squares from home"],
            true,
            "may move up to 3 squares straight ahead",
        ),
        (
            &["black's pieces stand opposite on the same files"],
            true,
            "Black's pieces stand opposite",
        ),
        (
            &[
                "black's array is turned by half a turn",
                "black's array is rotated",
            ],
            true,
            "turned by half a turn",
        ),
    ];
    let catalogue = Catalogue::built_in();
    let guide = Guide::built_in(&catalogue);
    let (mut compared, mut ranks) = (0, 0);
    for id in catalogue.ids() {
        let Some(written) = guide.of_game(id) else {
            continue;
        };
        let generated = page(&catalogue, id, None).text;
        let text = generated.join("\n");
        let words = written.text.join("\n").to_lowercase();
        for (said, wanted, sentence) in facts {
            if said.iter().any(|said| words.contains(said)) {
                // Where more positions are drawn at once, one sentence names them all.
                let drawn = sentence == KINGS_DRAW && text.contains("when only the kings are left");
                let says = text.contains(sentence) || drawn;
                assert_eq!(says, wanted, "{id}: {sentence}\n{text}");
                compared += 1;
            }
        }
        for (number, word) in NUMBERS.iter().enumerate() {
            for what in ["files", "ranks"] {
                if words.contains(&format!("the board has {word} {what}")) {
                    let size = format!("{number} {what} (");
                    assert!(text.contains(&size), "{id}: {size}");
                    compared += 1;
                }
            }
        }
        for squares in ["76 squares", "84 squares"] {
            if words.contains(squares) {
                let count = squares.trim_end_matches(" squares");
                assert!(text.contains(&format!("there are {count}.")), "{id}");
                compared += 1;
            }
        }
        // `Back rank from a to j: rook, knight, ….`
        let starts = [
            "back rank from",
            "white's first rank from",
            "white's pieces from",
        ];
        let first = words.lines().find_map(|line| {
            let start = starts.iter().any(|start| line.starts_with(start));
            let list = line.split_once(": ").filter(|_| start)?.1;
            Some(list.split('.').next()?.to_owned())
        });
        if let Some(list) = first {
            let found = generated.iter().find(|item| item.starts_with("- White: "));
            let found = rank(found.unwrap());
            let wanted: Vec<&str> = list.split(", ").collect();
            assert_eq!(found.len(), wanted.len(), "{id}: {found:?}");
            for (found, wanted) in found.iter().zip(wanted) {
                let same = found == wanted || found.ends_with(&format!(" {wanted}"));
                assert!(same, "{id}: {found}, {wanted}");
            }
            ranks += 1;
        }
    }
    assert!(compared > 150 && ranks > 15, "{compared}, {ranks}");
}

/// The command takes a file, and its HTML has no Markdown and no open tags.
/// Ultima without Long Leapers: the Chameleon's victims are those that can come into the game.
#[test]
fn a_piece_that_another_one_replaces_is_not_named() {
    let text = "(format: 1, base: \"ultima\", name: \"Own\", pieces: {'G': (name: \"Griffin\", moves: \"mQ\", captures: [Withdraw])},
 setups: {\"8x8\": (array: \"
igxkwxgc
pppppppp
........
........
........
........
PPPPPPPP
IGXKWXGC\")})";
    let mut catalogue = Catalogue::built_in();
    catalogue.add("own.ron", Source::new("own.ron", text));
    let text = page(&catalogue, "own", None).text.join("\n");
    assert!(
        text.contains("it can capture a King, a Pawn, a Withdrawer, a Coordinator and a Griffin")
    );
    assert!(!text.contains("Long Leaper"), "{text}");
}

#[test]
fn the_command_writes_markdown_and_html() {
    let folder = std::env::temp_dir().join(format!("baroque-rules-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let text = "(format: 1, name: \"A < B\", base: \"chess\")";
    std::fs::write(folder.join("mine.ron"), text).unwrap();
    let run = |arguments: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_baroque"));
        let output = command
            .args(arguments)
            .current_dir(&folder)
            .output()
            .unwrap();
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(run(&["rules", "mine.ron"]).starts_with("# A < B\n"));
    let html = run(&["rules", "mine.ron", "--html"]);
    assert!(html.contains("<title>A &lt; B</title>"), "{html}");
    for tag in ["ul", "p", "li", "h1", "svg"] {
        let (open, close) = (
            html.matches(&format!("<{tag}")).count(),
            html.matches(&format!("</{tag}>")).count(),
        );
        assert!(open >= close && close > 0, "{tag}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}
