//! Games of one's own: what the program says about them is true of them, not of the games that they come from.

use baroque::guide::{Guide, PageKind};
use baroque::notation::write_fen;
use baroque::rules::Variant;
use baroque::variant_file::{Catalogue, Source};

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
        // It cannot castle any more.
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
