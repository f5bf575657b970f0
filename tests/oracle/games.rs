//! The games of the rulebook: boards, arrays, and the differences between their rules.

use super::geometry::{Grid, Sq};
use super::options::Options;
use super::rules::{Castling, Family, Game, Leaping, PawnRules, Rules};

/// Every id of the rulebook with its layouts, the default first. `[""]` means only one layout.
pub const GAMES: &[(&str, &[&str])] = &[
    ("coordinator-chess", &["10x10", "10x8"]),
    ("immobilizer-chess", &["10x10", "10x8"]),
    ("withdrawer-chess", &["10x10", "10x8"]),
    ("advancer-chess", &["10x10", "10x8"]),
    ("long-leaper-chess", &["10x10", "10x8"]),
    ("pushme-pullyu-chess", &["10x10", "10x8"]),
    ("swapper-chess", &["10x10", "10x8"]),
    ("mimotaur-chess", &["10x10", "10x8"]),
    ("chimaerine-chess", &["10x10", "10x8"]),
    ("chimaera-chess", &["10x10", "10x8"]),
    ("gorgona-chess", &["10x10", "10x8"]),
    ("gorgon-chess", &["10x10", "10x8"]),
    ("ultima", &[""]),
    ("ultima-1968", &[""]),
    ("baroque", &[""]),
    ("baroque-cambridge", &[""]),
    ("ultimatum", &[""]),
    ("rococo", &[""]),
    ("rococo-pushme-pullyu", &[""]),
    ("rocaille", &[""]),
    ("maxima", &[""]),
    ("renaissance", &[""]),
    ("chessma-84", &[""]),
    ("hyper-chess", &[""]),
    ("fugue", &[""]),
    ("chess", &["8x8", "10x8", "10x10"]),
    ("draft", &["10x10", "9x9"]),
];

/// Builds a game. The layout `None` or `""` is the first one in `GAMES`. Panics on unknown names.
///
/// Option values are those of the table in section 4. Defaults may be named too: `off`, `normal`, `combined`,
/// `plain`, `many`, `check`, `fixed` (and `on` for `suicide`).
pub fn game(id: &str, layout: Option<&str>, options: &[(&str, &str)]) -> Game {
    let known = GAMES.iter().find(|(name, _)| *name == id);
    let (_, layouts) = known.unwrap_or_else(|| panic!("no game {id}"));
    let layout = layout.filter(|name| !name.is_empty()).unwrap_or(layouts[0]);
    assert!(layouts.contains(&layout), "no layout {layout} of {id}");
    let options = Options::of(id, options);
    match id {
        "ultima" | "ultima-1968" | "baroque" | "baroque-cambridge" | "ultimatum" => {
            ultima(id, options)
        }
        "rocaille" => rocaille(options),
        "rococo" | "rococo-pushme-pullyu" => rococo(id, options),
        "maxima" => maxima(options),
        "renaissance" => renaissance(options),
        "chessma-84" => chessma(options),
        "hyper-chess" => hyper(options),
        "fugue" => fugue(options),
        "draft" => draft(layout, options),
        _ => chess(id, layout, options),
    }
}

fn everywhere(_file: usize, _rank: usize) -> bool {
    true
}

fn assemble(id: &str, family: Family, grid: Grid, array: &str, rules: Rules) -> Game {
    Game {
        id: id.to_string(),
        family,
        grid,
        array: array.to_string(),
        rules,
    }
}

/// The ten games of section 3, the two of section 14, and chess by section 10.
fn chess(id: &str, layout: &str, options: Options) -> Game {
    let wide = layout != "8x8";
    let ranks = if layout == "10x10" { 10 } else { 8 };
    let files = if wide { "abcdefghij" } else { "abcdefgh" };
    let added = added(id);
    let back = match added {
        "" if wide => "rn1bqkb1nr".to_string(),
        "" => "rnbqkbnr".to_string(),
        piece => format!("rn{piece}bqkb{piece}nr"),
    };
    let mut rules = Rules::default(options);
    rules.bare_kings_draw = true;
    rules.lack_of_material_draws = id == "chess" && !wide;
    let line_freezers = matches!(id, "gorgona-chess" | "gorgon-chess");
    rules.suicide = id == "immobilizer-chess" || line_freezers && options.suicide;
    rules.line_freezer = line_freezers.then_some('G');
    rules.untouchable = (id == "chimaera-chess").then_some('H');
    rules.castling = Some(chess_castling(wide));
    let runs_from_first = SWAPPERS.contains(&id) && !options.first_rank_steps;
    rules.pawns = Some(chess_pawns(runs_from_first, ranks, added));
    let array = chess_array(&back, files.len(), ranks);
    assemble(
        id,
        Family::Chess,
        Grid::single(files, 1, ranks, everywhere),
        &array,
        rules,
    )
}

/// The letter of the piece that section 3 adds.
fn added(id: &str) -> &'static str {
    match id {
        "coordinator-chess" => "c",
        "immobilizer-chess" => "i",
        "withdrawer-chess" => "w",
        "advancer-chess" => "a",
        "long-leaper-chess" => "l",
        "pushme-pullyu-chess" => "u",
        "swapper-chess" => "s",
        "mimotaur-chess" => "m",
        "gorgona-chess" | "gorgon-chess" => "g",
        "chimaerine-chess" | "chimaera-chess" => "h",
        _ => "",
    }
}

/// The games in which a pawn may return to its first rank.
const SWAPPERS: [&str; 3] = ["swapper-chess", "chimaerine-chess", "chimaera-chess"];

fn chess_pawns(runs_from_first: bool, ranks: usize, added: &str) -> PawnRules {
    PawnRules {
        home: 1,
        reach: if ranks == 10 { 4 } else { 3 },
        runs_from_first,
        last: ranks - 1,
        promotions: format!("qrbn{added}"),
    }
}

fn chess_castling(wide: bool) -> Castling {
    if wide {
        Castling {
            king: 5,
            depth: 0,
            wings: [(9, 8, 7), (0, 2, 3)],
        }
    } else {
        Castling {
            king: 4,
            depth: 0,
            wings: [(7, 6, 5), (0, 2, 3)],
        }
    }
}

fn chess_array(back: &str, files: usize, ranks: usize) -> String {
    let pawns = "p".repeat(files);
    let gap = format!("{files}/").repeat(ranks - 4);
    let (white_pawns, white_back) = (pawns.to_uppercase(), back.to_uppercase());
    format!("{back}/{pawns}/{gap}{white_pawns}/{white_back} w KQkq - 0 1")
}

/// Section 4.
fn ultima(id: &str, options: Options) -> Game {
    let grid = Grid::single("abcdefgh", 1, 8, everywhere);
    let choices = if options.choose {
        vec![("d1", "e1"), ("d8", "e8"), ("a1", "h1"), ("a8", "h8")]
    } else {
        Vec::new()
    };
    let mut rules = Rules::default(options);
    rules.suicide = options.suicide;
    rules.clock = !options.no_clock;
    rules.king_capture = options.king_capture;
    rules.no_move_loses = true;
    rules.leaping = if options.single_leaps {
        Leaping::OneClose
    } else {
        Leaping::Many
    };
    rules.setup = named_pairs(&grid, &choices);
    // Section 15: Ultimatum has another array.
    let (black, white) = match id {
        "ultimatum" => ("caxqklwi", "IWLKQXAC"),
        _ => ("ilxkwxlc", "ILXKWXLC"),
    };
    let mut array = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w - - 0 1");
    if !choices.is_empty() {
        array += " setup:1";
    }
    assemble(id, Family::Ultima, grid, &array, rules)
}

fn named_pairs(grid: &Grid, names: &[(&str, &str)]) -> Vec<(Sq, Sq)> {
    let pair = |(one, other): &(&str, &str)| (grid.named(one), grid.named(other));
    names.iter().map(pair).collect()
}

/// Section 5.
fn rococo(id: &str, options: Options) -> Game {
    let mut rules = Rules::default(options);
    rules.suicide = true;
    rules.king_capture = true;
    rules.no_move_loses = true;
    rules.clock = false;
    rules.hand = true;
    rules.cannon_promotion = &[8, 9];
    let (black, white) = match id {
        "rococo" if options.mirrored => ("salxklwi", "IWLKXLAS"),
        "rococo" => ("iwlkxlas", "IWLKXLAS"),
        _ => ("sulkxlui", "IULXKLUS"),
    };
    let array = format!("10/1{black}1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1{white}1/10[] w - - 0 1");
    let grid = Grid::single("xabcdefghz", 0, 9, everywhere);
    assemble(id, Family::Rococo, grid, &array, rules)
}

/// Section 16.
fn rocaille(options: Options) -> Game {
    let mut rules = Rules::default(options);
    rules.suicide = true;
    rules.no_move_loses = true;
    rules.clock = false;
    rules.hand = true;
    rules.kings_stay = true;
    rules.cannon_promotion = &[8];
    let array = "12/1slapkpxali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPXALI1/12[] w - - 0 1";
    let grid = Grid::single("xabcdefghijz", 0, 9, everywhere);
    assemble("rocaille", Family::Rococo, grid, array, rules)
}

/// Section 6.
fn maxima(options: Options) -> Game {
    let mut rules = Rules::default(options);
    rules.suicide = options.suicide;
    rules.never_frozen = Some('M');
    rules.stepped_on = "KGM";
    let goals = |file, rank| (rank != 0 && rank != 10) || file == 3 || file == 4;
    let grid = Grid::single("abcdefgh", 1, 11, goals);
    let array = "***2***/1m1wk1m1/1xliclx1/gppppppg/8/8/8/GPPPPPPG/1XLCILX1/1M1KW1M1/***2*** \
                 w - - 0 1";
    assemble("maxima", Family::Maxima, grid, array, rules)
}

/// Section 7.
fn renaissance(options: Options) -> Game {
    let grid = Grid::single("abcdefghi", 1, 9, everywhere);
    let mut array = "curbkwxli/ppppppppp/9/9/9/9/9/PPPPPPPPP/ILXWKBRUC[] w - - 0 1".to_string();
    let mut choices = Vec::new();
    if options.choose {
        choices = vec![("a1", "i1"), ("a9", "i9")];
        array += " setup:1";
    }
    let mut rules = Rules::default(options);
    rules.suicide = true;
    rules.king_capture = true;
    rules.no_move_loses = true;
    rules.clock = false;
    rules.hand = true;
    rules.leaping = Leaping::OneFar;
    rules.setup = named_pairs(&grid, &choices);
    assemble("renaissance", Family::Renaissance, grid, &array, rules)
}

/// Section 8.
fn chessma(options: Options) -> Game {
    let mut rules = Rules::default(options);
    rules.hand = true;
    rules.castling = Some(Castling {
        king: 5,
        depth: 1,
        wings: [(8, 7, 6), (1, 3, 4)],
    });
    rules.pawns = Some(PawnRules {
        home: 2,
        reach: 4,
        runs_from_first: true,
        last: 8,
        promotions: "qrbniulwcesx".to_string(),
    });
    let array = "1********1/*iulwcesx*/*rnbqkbnr*/*pppppppp*/*8*/*8*/*8*/*8*/*PPPPPPPP*/\
                 *RNBQKBNR*/*IULWCESX*/1********1[] w KQkq - 0 1";
    assemble("chessma-84", Family::Chessma, Grid::chessma(), array, rules)
}

/// Section 9.
fn hyper(options: Options) -> Game {
    let mut rules = Rules::default(options);
    rules.leaping = Leaping::OneClose;
    let grid = Grid::single("abcdefgh", 1, 8, everywhere);
    let array = "ilxwkxlc/pppppppp/8/8/8/8/PPPPPPPP/CLXWKXLI w - - 0 1";
    assemble("hyper-chess", Family::Hyper, grid, array, rules)
}

/// Section 13.
fn fugue(options: Options) -> Game {
    let mut rules = Rules::default(options);
    rules.king_capture = true;
    rules.no_move_loses = true;
    rules.clock = false;
    rules.hand = true;
    rules.suicide = options.suicide;
    rules.never_frozen = Some('I');
    rules.leaping = Leaping::OneFar;
    let grid = Grid::single("abcdefgh", 1, 8, everywhere);
    let array = "slqkdaui/pppppppp/8/8/8/8/PPPPPPPP/IUADKQLS[] w - - 0 1";
    assemble("fugue", Family::Fugue, grid, array, rules)
}

/// Section 17. The sets of the options are the program's own.
fn draft(layout: &str, options: Options) -> Game {
    let wide = layout == "10x10";
    let (files, size) = if wide {
        ("abcdefghij", 10)
    } else {
        ("abcdefghi", 9)
    };
    let mut rules = Rules::default(options);
    rules.no_move_loses = true;
    rules.suicide = true;
    rules.hand = true;
    rules.pawns = Some(PawnRules {
        home: 2,
        reach: 3,
        runs_from_first: false,
        last: size - 1,
        promotions: "qrbn".to_string(),
    });
    rules.of_pool = match (options.pool, wide) {
        (false, _) => 0,
        (true, true) => 9,
        (true, false) => 4,
    };
    let hands = match (options.pool, options.own_sets, wide) {
        (true, _, true) => "Kk|ABBCILLNNQQRRSUWWX",
        (true, _, false) => "Kk|ACILQRWX",
        (_, true, true) => "BCIKLNQRWXabklnqrsux",
        (_, true, false) => "IKLQXakqsu",
        (_, _, true) => "BCIKLNQRWXbciklnqrwx",
        (_, _, false) => "IKLQXiklqx",
    };
    let rank = |letter: char| letter.to_string().repeat(size);
    let gap = format!("/{size}").repeat(size - 6);
    let array = format!(
        "{size}/{}/{}{gap}/{}/{}/{size}[{hands}] w - - 0 1",
        rank('g'),
        rank('p'),
        rank('P'),
        rank('G')
    );
    let grid = Grid::single(files, 1, size, everywhere);
    assemble("draft", Family::Draft, grid, &array, rules)
}
