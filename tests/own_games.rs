//! Games of one's own: what the program says about them is true of them, not of the games that they come from.

use baroque::explain::abilities;
use baroque::guide::{Guide, PageKind, rules_page};
use baroque::notation::write_fen;
use baroque::rules::Variant;
use baroque::variant_file::{Catalogue, Severity, Source};
use std::sync::Arc;

/// A game of this text beside the built-in ones.
fn with(text: &str) -> Catalogue {
    let mut catalogue = Catalogue::built_in();
    catalogue.add("mine.ron", Source::new("mine.ron", text));
    catalogue
}

fn game(catalogue: &Catalogue) -> Variant {
    match catalogue.variant("mine", None, &[]) {
        Ok(variant) => variant,
        Err(error) => panic!("{error}"),
    }
}

/// The id of the guide's page that is shown about a piece of the game in a text.
fn page_about(text: &str, letter: char) -> Option<String> {
    let catalogue = with(text);
    let variant = game(&catalogue);
    let guide = Guide::built_in(&catalogue);
    let piece = variant.piece(letter).unwrap();
    guide
        .of_same_piece(&variant, piece)
        .map(|page| page.id.clone())
}

fn changed(base: &str, changes: &str) -> String {
    format!("(format: 1, base: \"{base}\", name: \"Mine\", {changes})")
}

#[test]
fn a_piece_that_was_replaced_in_the_array_is_not_among_the_pieces_of_the_rules() {
    let array = "
            igxkwxgc
            pppppppp
            ........
            ........
            ........
            ........
            PPPPPPPP
            IGXKWXGC";
    let piece = "'G': (name: \"Griffin\", moves: \"mQ\")";
    let changes = format!("pieces: {{ {piece} }}, setups: {{ \"8x8\": (array: \"{array}\") }}");
    let catalogue = with(&changed("ultima", &changes));
    let info = catalogue.info("mine").unwrap();
    let page = rules_page(&Arc::new(game(&catalogue)), &info);
    let item = |name: &str| page.text.iter().any(|line| line.starts_with(name));
    assert!(item("- Griffin (G)") && item("- Withdrawer (W)"));
    assert!(!item("- Long Leaper"), "{:?}", page.text);
}

#[test]
fn a_game_like_its_base_has_the_pages_of_its_base() {
    let guide = Guide::built_in(&Catalogue::built_in());
    for page in guide.pages() {
        let PageKind::Piece(piece) = page.kind else {
            continue;
        };
        let catalogue = with(&changed(page.variant.id(), ""));
        let found = guide.of_same_piece(&game(&catalogue), piece);
        let found = found.expect(&page.id);
        assert_eq!((&found.title, &found.text), (&page.title, &page.text));
    }
}

#[test]
fn a_changed_piece_has_no_page_of_the_guide() {
    for (base, changes, letter) in [
        // It moves two squares at most.
        ("ultima", "pieces: {'W': (moves: \"mQ2\")}", 'W'),
        (
            "chess",
            "pieces: {'Q': (like: \"withdrawer\", moves: \"mR2\")}",
            'Q',
        ),
        // It promotes elsewhere, to fewer or to more pieces, or not at all.
        (
            "chess",
            "setups: {\"8x8\": (zones: {\"last rank\": (white: \"*7 *8\", black: \"*1 *2\")})}",
            'P',
        ),
        (
            "chess",
            "pieces: {'P': (promotes: (zone: \"last rank\", to: [\"queen\"]))}",
            'P',
        ),
        ("chess", "pieces: {'A': \"advancer\"}", 'P'),
        // It swaps with no king, freezes less, coordinates with another piece.
        (
            "swapper-chess",
            "pieces: {'S': (powers: [Swap(only: [\"queen\", \"rook\"])])}",
            'S',
        ),
        (
            "ultima",
            "pieces: {'I': (powers: [Freeze(only: [\"pincer-pawn\"])])}",
            'I',
        ),
        (
            "ultima",
            "pieces: {'C': (captures: [Coordinate(with: [(pieces: [\"withdrawer\"])])])}",
            'C',
        ),
        // There is more to mimic.
        (
            "ultima",
            "pieces: {'O': (name: \"Owl\", moves: \"mN\", captures: [Advance])}",
            'X',
        ),
        // It has another name, text or drawing.
        ("ultima", "pieces: {'W': (text: \"It withdraws.\")}", 'W'),
        ("ultima", "pieces: {'W': (picture: \"owl\")}", 'W'),
        // It stands on another board, or the board has an edge.
        (
            "chess",
            "setups: {\"8x8\": (zones: {\"rim\": (white: \"a*\", black: \"a*\")})}, rules: (edge: \"rim\")",
            'R',
        ),
        // It castles with another piece, or not at all.
        (
            "chess",
            "pieces: {'R': (name: \"Bede\", moves: \"BD\")}",
            'K',
        ),
        ("chess", "setups: {\"8x8\": (castling: [])}", 'K'),
        ("chess", "setups: {\"8x8\": (castling: [])}", 'R'),
    ] {
        let page = page_about(&changed(base, changes), letter);
        assert_eq!(page, None, "{base}: {changes}");
    }
}

#[test]
fn other_pieces_of_a_changed_game_keep_their_pages() {
    let owl = changed(
        "ultima",
        "pieces: {'O': (name: \"Owl\", moves: \"mN\", captures: [Advance])}",
    );
    for (letter, page) in [
        ('W', "withdrawer"),
        ('L', "long-leaper"),
        ('I', "immobilizer"),
    ] {
        assert_eq!(page_about(&owl, letter).as_deref(), Some(page));
    }
    let no_castling = changed("chess", "setups: {\"8x8\": (castling: [])}");
    assert_eq!(page_about(&no_castling, 'Q').as_deref(), Some("queen"));
}

/// The ids of the options of the game in a text.
fn options(text: &str) -> Vec<String> {
    let options = with(text).info("mine").unwrap().options;
    options.into_iter().map(|option| option.id).collect()
}

#[test]
fn none_removes_a_piece_and_an_option_of_the_base() {
    let array = "
        ilxkwxl.
        pppppppp
        ........
        ........
        ........
        ........
        PPPPPPPP
        ILXKWXL.
    ";
    let text = changed(
        "ultima",
        &format!(
            "pieces: {{'C': None}}, options: {{\"coordination\": None, \"symmetry\": None}}, \
             setups: {{\"8x8\": (array: \"{array}\")}}"
        ),
    );
    let variant = game(&with(&text));
    assert!(variant.piece('C').is_none() && variant.piece('L').is_some());
    let left = [
        "rank_limit",
        "freezing",
        "leaps",
        "mimicry",
        "suicide",
        "royal",
        "clock",
    ];
    assert_eq!(options(&text), left);
}

#[test]
fn options_about_layouts_of_the_base_are_not_those_of_another_board() {
    let board = "setups: {\"6x4\": (array: \"
        iwlkxa
        ......
        ......
        IWLKXA
    \", zones: {\"edge\": (white: \"*4\", black: \"*1\"), \"last two ranks\": (white: \"*4\", black: \"*1\")})}";
    assert_eq!(
        options(&changed("rococo", board)),
        ["cannon_mimicry", "chameleon_swaps"]
    );
    let same = options(&changed("rococo", "setups: {\"10x10\": ()}"));
    assert_eq!(same, ["array", "cannon_mimicry", "chameleon_swaps"]);
}

#[test]
fn a_piece_without_a_sentence_has_one_from_its_rules() {
    let text = |fields: &str| {
        let pieces = format!("pieces: {{'N': (name: \"Guard\", {fields})}}");
        let variant = game(&with(&changed("chess", &pieces)));
        let piece = variant.piece('N').unwrap();
        variant.kind(piece.piece_type()).text.clone()
    };
    let made = text("moves: \"mW\", captures: [Withdraw]");
    let sentences = "It moves one square along ranks and files, only onto empty squares. It captures an enemy next to it by moving straight away from it.";
    assert_eq!(made, sentences);
    let own = text("moves: \"mW\", captures: [Withdraw], text: \"A guard.\"");
    assert_eq!(own, "A guard.");
}

/// Gorgona Chess with a Queen in place of its only piece that freezes.
#[test]
fn options_about_freezing_go_with_the_freezers() {
    let base = options(&changed("gorgona-chess", ""));
    assert!(base.contains(&"suicide".to_owned()) && base.contains(&"frozen_castling".to_owned()));
    let left = options(&changed("gorgona-chess", "pieces: {'G': \"queen\"}"));
    assert!(!left.contains(&"suicide".to_owned()) && !left.contains(&"frozen_castling".to_owned()));
    let other = options(&changed("gorgona-chess", "pieces: {'N': \"queen\"}"));
    assert!(other.contains(&"suicide".to_owned()));
}

#[test]
fn a_layout_with_other_capitals_is_one_mistake() {
    let array = "rnbqkbnr/pppppppp/......../......../......../......../PPPPPPPP/RNBQKBNR";
    let array = array.replace('/', "\n");
    let text = changed(
        "chess",
        &format!("setups: {{\"8X8\": (array: \"\n{array}\n\")}}"),
    );
    let mistakes = with(&text).check("mine");
    let messages: Vec<&str> = mistakes
        .iter()
        .map(|known| known.message.as_str())
        .collect();
    assert_eq!(messages, ["the base has no layout `8X8`"]);
}

/// Ultima without its Coordinator, and with an Owl on the Withdrawer's squares: an option about the Coordinator, and one
/// that swaps "King and Withdrawer", would say what is not so.
#[test]
fn options_about_pieces_of_the_base_go_with_these_pieces() {
    let text = changed(
        "ultima",
        "pieces: {'C': \"queen\", 'W': (name: \"Owl\", moves: \"mQ\")}",
    );
    let left = [
        "rank_limit",
        "freezing",
        "leaps",
        "mimicry",
        "suicide",
        "royal",
        "clock",
    ];
    assert_eq!(options(&text), left);
    let remarks = with(&text).remarks("mine");
    let notes: Vec<String> = remarks.iter().map(|note| note.message.clone()).collect();
    for name in ["Coordination", "The array"] {
        let note = format!("the base's option `{name}` is about pieces, powers or an array");
        assert!(
            notes.iter().any(|known| known.starts_with(&note)),
            "{notes:?}"
        );
    }
    // The game's own words about them count, and a default for an option that is gone is a mistake.
    let own = "pieces: {'C': \"queen\"}, options: {\"symmetry\": (name: \"Mine\", choices: {
        \"no\": (text: \"no\"), \"yes\": (text: \"yes\", rules: (clock: 60))})}";
    assert!(options(&changed("ultima", own)).contains(&"symmetry".to_owned()));
    let lost = changed(
        "ultima",
        "pieces: {'C': \"queen\"}, defaults: {\"symmetry\": \"choose\"}",
    );
    let mistakes = with(&lost).check("mine");
    assert!(
        mistakes[0]
            .message
            .contains("there is no option `symmetry`")
    );
    // A piece that only changes is still there.
    let changed_piece = changed(
        "ultima",
        "pieces: {'C': (like: \"coordinator\", moves: \"mQ3\")}",
    );
    assert!(options(&changed_piece).contains(&"coordination".to_owned()));
}

#[test]
fn pieces_that_share_an_id_or_a_name_are_warned_of() {
    let warnings = |changes: &str| -> Vec<String> {
        let remarks = with(&changed("chess", changes)).remarks("mine");
        let warnings = remarks
            .into_iter()
            .filter(|remark| remark.severity == Severity::Warning);
        warnings.map(|warning| warning.message).collect()
    };
    let ids =
        warnings("pieces: {'Q': (like: \"withdrawer\", moves: \"mR2\"), 'W': \"withdrawer\"}");
    assert_eq!(
        ids,
        ["the pieces `Q` and `W` have the same id, `withdrawer`"]
    );
    let names = warnings("pieces: {'O': (name: \"Knight\", id: \"owl\", moves: \"mN\")}");
    assert_eq!(
        names,
        ["the pieces `N` and `O` have the same name, `Knight`"]
    );
    let none = warnings(
        "pieces: {'Q': (like: \"withdrawer\", id: \"short\", name: \"Short\", moves: \"mR2\"), 'W': \"withdrawer\"}",
    );
    assert_eq!(none, [""; 0]);
}

/// Chess on a board without castling, and with pawns that have no double step there.
#[test]
fn texts_of_pieces_follow_the_layout() {
    let text = |changes: &str, letter: char| {
        let variant = game(&with(&changed("chess", changes)));
        let piece = variant.piece(letter).unwrap();
        variant.kind(piece.piece_type()).text.clone()
    };
    assert!(text("", 'K').contains("displacement. Once in a game it may castle. The game"));
    let none = "setups: {\"8x8\": (castling: [])}";
    assert!(text(none, 'K').contains("displacement. The game depends on it."));
    let short = "setups: {\"8x8\": (zones: {\"double step end\": (white: \"*3\", black: \"*6\")})}";
    let variant = game(&with(&changed("chess", short)));
    let pawn = variant.piece('P').unwrap();
    let words: Vec<String> = abilities(&variant, pawn)
        .into_iter()
        .map(|(_, words)| words)
        .collect();
    assert!(
        !words.iter().any(|words| words.contains("straight ahead")),
        "{words:?}"
    );
    let variant = game(&with(&changed("chess", "")));
    let words = abilities(&variant, variant.piece('P').unwrap());
    assert!(
        words
            .iter()
            .any(|(_, words)| words.ends_with("At most 2 squares."))
    );
}

#[test]
fn a_choice_can_change_the_array() {
    let catalogue = Catalogue::built_in();
    let start = |choice: &str| {
        let chosen = [("array".to_owned(), choice.to_owned())];
        let variant = catalogue.variant("rococo", None, &chosen).unwrap();
        write_fen(&variant, variant.start())
    };
    let rest = "1pppppppp1/10/10/10/10/1PPPPPPPP1/1IWLKXLAS1/10[] w - - 0 1";
    assert_eq!(start("standard"), format!("10/1iwlkxlas1/{rest}"));
    assert_eq!(start("mirrored"), format!("10/1salxklwi1/{rest}"));
}
