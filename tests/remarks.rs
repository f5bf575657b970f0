//! Games with a base: what they replace, change and remove, and what `baroque check` says about it; and warnings of
//! what can never happen.

use baroque::rules::Variant;
use baroque::variant_file::{Catalogue, Diagnostic, Severity, Source};

fn read(rest: &str) -> (Catalogue, Vec<Diagnostic>) {
    let text = format!("(\n  format: 1,\n  name: \"Mine\",\n{rest})");
    let mut catalogue = Catalogue::built_in();
    catalogue.add("mine.ron", Source::new("mine.ron", text.as_str()));
    let mistakes = catalogue.check("mine");
    (catalogue, mistakes)
}

fn variant(rest: &str) -> Variant {
    let (catalogue, mistakes) = read(rest);
    assert!(mistakes.is_empty(), "{mistakes:?}");
    catalogue.variant("mine", None, &[]).unwrap()
}

/// The severity, place and text of each remark.
fn remarks(rest: &str) -> Vec<(Severity, usize, String)> {
    let (catalogue, mistakes) = read(rest);
    assert!(mistakes.is_empty(), "{mistakes:?}");
    let remarks = catalogue.remarks("mine").into_iter();
    remarks
        .map(|remark| {
            (
                remark.severity,
                remark.position().unwrap().0,
                remark.message,
            )
        })
        .collect()
}

fn kind(variant: &Variant, letter: char) -> &baroque::rules::PieceKind {
    variant.kind(variant.piece(letter).unwrap().piece_type())
}

#[test]
fn a_piece_with_a_name_is_new_and_one_without_changes_the_base_s() {
    let changed = variant("  base: \"chess\",\n  pieces: {'P': (moves: \"mfWcfF\")},\n");
    let base = Catalogue::built_in().variant("chess", None, &[]).unwrap();
    let (pawn, old) = (kind(&changed, 'P'), kind(&base, 'P'));
    assert_eq!(
        (&pawn.id, &pawn.name, &pawn.picture),
        (&old.id, &old.name, &old.picture)
    );
    assert_eq!((&pawn.run, &pawn.promotion), (&old.run, &old.promotion));

    let new = variant(
        "  base: \"chess\",\n  pieces: {'P': (name: \"Sergeant\", moves: \"fK\", powers: [Pawn])},\n",
    );
    let sergeant = kind(&new, 'P');
    assert_eq!(sergeant.name, "Sergeant");
    assert_ne!(sergeant.id, old.id);
    assert_ne!(sergeant.source, old.source);
    assert_eq!((&sergeant.run, &sergeant.promotion), (&None, &None));
}

#[test]
fn none_removes_a_field_a_piece_and_an_option() {
    let stays =
        variant("  base: \"chess\",\n  pieces: {'P': (promotes: None, double_step: None)},\n");
    let pawn = kind(&stays, 'P');
    assert_eq!((&pawn.run, &pawn.promotion), (&None, &None));
    assert_eq!(pawn.name, "Pawn");

    let without = variant(
        "  base: \"immobilizer-chess\",\n  pieces: {'I': None},\n  setups: {\"10x8\": (array: \"
rn.bqkb.nr
pppppppppp
..........
..........
..........
..........
PPPPPPPPPP
RN.BQKB.NR\")},\n",
    );
    assert_eq!(without.piece('I'), None);
    assert!(without.piece('N').is_some());

    let (catalogue, mistakes) = read("  base: \"ultima\",\n  options: {\"suicide\": None},\n");
    assert!(mistakes.is_empty(), "{mistakes:?}");
    let options = catalogue.info("mine").unwrap().options;
    assert!(options.iter().all(|option| option.id != "suicide"));
    assert!(options.iter().any(|option| option.id == "leaps"));
}

#[test]
fn there_is_nothing_to_remove() {
    let (_, mistakes) = read("  base: \"chess\",\n  pieces: {'Z': None},\n");
    assert_eq!(mistakes.len(), 1, "{mistakes:?}");
    assert_eq!(mistakes[0].message, "there is no piece `Z` to remove");
    assert_eq!(mistakes[0].position(), Some((5, 12)));
    let (_, mistakes) = read("  base: \"chess\",\n  options: {\"speed\": None},\n");
    assert_eq!(mistakes.len(), 1, "{mistakes:?}");
    assert_eq!(mistakes[0].position(), Some((5, 13)));
}

#[test]
fn a_check_says_what_is_taken_over() {
    let text = "  base: \"chess\",\n  pieces: {\n    'P': (promotes: None),\n    'N': (name: \"Camel\", moves: \"C\"),\n    'B': \"withdrawer\",\n    'X': (name: \"Ferz\", moves: \"F\"),\n  },\n";
    let mut found = remarks(text);
    found.retain(|(severity, ..)| *severity == Severity::Note);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(
        found[0]
            .2
            .starts_with("the piece `P` changes the base's Pawn and keeps its `name`, `moves`"),
        "{found:?}"
    );
    assert!(
        found[0].2.contains("`double_step`") && !found[0].2.contains("`promotes`"),
        "{found:?}"
    );
}

const NARROW: &str = "  setups: {\"3x6\": (array: \"
k.g
p..
...
...
..P
G.K\", zones: {\"end\": (white: \"b6\", black: \"a1\")})},\n";

/// Pawns and kings step only diagonally, so they stay on squares of one colour: White's pawn on c2 never reaches b6,
/// Black's on a5 can reach a1. A leap of three files is longer than the board is wide.
#[test]
fn pieces_that_never_move_or_promote_are_warned_of() {
    let pieces = "  pieces: {
    'K': (name: \"King\", moves: \"F\", powers: [Royal]),
    'G': (name: \"Stone\", moves: \"G\"),
    'P': (name: \"Pawn\", moves: \"fF\", powers: [Pawn], promotes: (zone: \"end\", to: [\"stone\"])),
  },\n";
    let warning = |line, text: &str| (Severity::Warning, line, text.to_owned());
    let expected = [
        warning(6, "the piece `G` can never move on the board 3x6"),
        warning(6, "the piece `g` can never move on the board 3x6"),
        warning(7, "the piece `P` can never promote on the board 3x6"),
    ];
    assert_eq!(remarks(&format!("{pieces}{NARROW}")), expected);
}

/// Nothing ever comes into a hand, so no piece can be taken from there.
#[test]
fn a_promotion_from_a_hand_that_stays_empty_is_warned_of() {
    let text = "  base: \"chess\",
  pieces: {'P': (promotes: (zone: \"last rank\", to: [\"queen\"], from_hand: true))},\n";
    let warning = |letter: char| {
        let message = format!("the piece `{letter}` can never promote on the board 8x8");
        (Severity::Warning, 5, message)
    };
    let with_warnings: Vec<_> = remarks(text)
        .into_iter()
        .filter(|remark| remark.0 == Severity::Warning && remark.2.ends_with("8x8"))
        .collect();
    assert_eq!(with_warnings, [warning('P'), warning('p')]);
    let filled = format!("{text}  rules: (captured: ToOwnHand),\n");
    assert!(
        remarks(&filled)
            .iter()
            .all(|remark| remark.0 != Severity::Warning)
    );
}

/// The king of White stands on c1 and steps only diagonally: b3 is out of its reach. Black's on a6 reaches b3.
#[test]
fn a_goal_out_of_reach_is_warned_of() {
    let text = "  pieces: {'K': (name: \"King\", moves: \"F\", powers: [Royal])},
  rules: (goals: \"middle\"),
  setups: {\"3x6\": (array: \"
k..
...
...
...
...
..K\", zones: {\"middle\": (white: \"b3\", black: \"b3\")})},\n";
    let expected = (
        Severity::Warning,
        5,
        "White can never reach the goal b3".to_owned(),
    );
    assert_eq!(remarks(text), [expected]);
}

#[test]
fn double_steps_and_en_passant_captures_that_never_happen_have_a_warning() {
    let messages =
        |rest: &str| -> Vec<String> { remarks(rest).into_iter().map(|remark| remark.2).collect() };
    let has = |messages: &[String], text: &str| messages.iter().any(|message| message == text);
    let outside = messages(
        "  base: \"chess\",\n  setups: {\"8x8\": (zones: {\"home\": (white: \"*1\", black: \"*8\")})},\n",
    );
    for piece in ["P", "p"] {
        let text = format!(
            "the piece `{piece}` never stands where its double step begins on the board 8x8"
        );
        assert!(has(&outside, &text), "{outside:?}");
    }
    let single = messages("  base: \"chess\",\n  pieces: {'P': (double_step: None)},\n");
    let text = "the piece `P` can never capture en passant, because no piece has a double step";
    assert!(has(&single, text), "{single:?}");
}

#[test]
fn odd_layouts_have_a_warning() {
    let messages = |layout: &str, more: &str| -> Vec<String> {
        let rest = format!("  base: \"chess\",\n  setups: {{\"{layout}\": ({more})}},\n");
        remarks(&rest).into_iter().map(|remark| remark.2).collect()
    };
    let array = "array: \"
rnbqkbnr
pppppppp
........
........
PPPPPPPP
RNBQKBNR\", zones: {
    \"home\": (white: \"*2\", black: \"*5\"), \"last rank\": (white: \"*6\", black: \"*1\"),
    \"first rank\": (white: \"*1\", black: \"*6\"), \"double step end\": (white: \"*4\", black: \"*3\"),
}, castling: []";
    let wrong = messages("8x7", array);
    assert!(
        wrong.contains(&"the layout `8x7` has a board of 8x6".to_owned()),
        "{wrong:?}"
    );
    assert!(
        !messages("8x6", array)
            .iter()
            .any(|text| text.contains("a board of"))
    );
    let mated = array.replace("PPPPPPPP\nRNBQKBNR", ".......r\n....K..r");
    let mated = messages("8x6", &mated);
    assert!(
        mated.iter().any(|text| text.starts_with("the game is over before the first move on the board 8x6")),
        "{mated:?}"
    );
}

/// The warnings of a game, without other remarks: line and text.
fn warnings(rest: &str) -> Vec<(usize, String)> {
    let found = remarks(rest).into_iter();
    let found = found.filter(|(severity, ..)| *severity == Severity::Warning);
    found.map(|(_, line, message)| (line, message)).collect()
}

#[test]
fn a_zone_that_nothing_uses_has_a_warning() {
    let zones = |rest: &str| {
        format!(
            "  base: \"chess\",
  setups: {{\"8x8\": (zones: {{
    \"hill\": (white: \"d5\", black: \"d4\"),
    \"home\": (white: \"*2\", black: \"*7\"),
  }})}},\n{rest}"
        )
    };
    let warning = (6, "no piece and no rule uses the zone `hill`".to_owned());
    assert_eq!(warnings(&zones("")), [warning]);
    for used in [
        "  rules: (goals: \"hill\"),\n",
        "  pieces: {'N': (promotes: (zone: \"hill\", to: [\"queen\"]))},\n",
        "  options: {\"hill\": (name: \"The hill\", choices: {
            \"no\": (text: \"means nothing\"), \"goal\": (text: \"wins\", rules: (goals: \"hill\")),
        })},\n",
        "  options: {\"hill\": (name: \"The hill\", choices: {
            \"no\": (text: \"means nothing\"),
            \"goal\": (text: \"makes queens\", pieces: {'N': (promotes: (zone: \"hill\", to: [\"queen\"]))}),
        })},\n",
    ] {
        assert_eq!(warnings(&zones(used)), [], "{used}");
    }
}

/// Armies that players may choose have pawns with a double step.
#[test]
fn zones_for_armies_that_players_may_choose_are_used() {
    let meeting = include_str!("../src/variant_file/manual/examples/meeting.ron");
    let mut catalogue = Catalogue::built_in();
    catalogue.add("meeting.ron", Source::new("meeting.ron", meeting));
    assert_eq!(catalogue.remarks("meeting"), []);
}

#[test]
fn options_that_change_nothing_have_a_warning() {
    let options = |base: &str, choices: &str| {
        warnings(&format!(
            "  base: \"{base}\",\n  options: {{\"end\": (name: \"The end\", choices: {{\n{choices}\n}})}},\n"
        ))
    };
    let all = "all choices of the option `end` give the same game";
    let found = options(
        "chess",
        "\"a\": (text: \"so\"), \"b\": (text: \"so too\", rules: (clock: 100))",
    );
    assert_eq!(found, [(5, all.to_owned())]);
    let some = "the choices `a` and `c` of the option `end` give the same game";
    let found = options(
        "chess",
        "\"a\": (text: \"so\"),\n\"b\": (text: \"not so\", rules: (clock: 80)),\n\"c\": (text: \"as a\")",
    );
    assert_eq!(found, [(8, some.to_owned())]);
    let idle = "\"a\": (text: \"no\"), \"b\": (text: \"yes\", rules: (suicide: true))";
    let without = "the option `end` changes nothing, because no piece freezes";
    assert_eq!(options("chess", idle), [(5, without.to_owned())]);
    let other = idle.replace("true", "false");
    assert_eq!(options("immobilizer-chess", &other), []);
}

/// Choices that differ only together with a choice of another option do differ.
#[test]
fn an_option_that_works_only_with_another_choice_has_no_warning() {
    let found = warnings(
        "  base: \"chess\",
  options: {
    \"freezing\": (name: \"Knights\", choices: {
      \"no\": (text: \"are knights\"),
      \"yes\": (text: \"freeze\", pieces: {'N': (powers: [Freeze])}),
    }),
    \"suicide\": (name: \"Suicide\", choices: {
      \"no\": (text: \"is illegal\"),
      \"yes\": (text: \"is legal\", rules: (suicide: true)),
    }),
  },\n",
    );
    assert_eq!(found, []);
}

/// White's king stands on e1, Black's on d8.
#[test]
fn a_castling_that_no_side_has_is_warned_of() {
    let castlings = "
      (king: \"eg\", rook: \"hf\", partner: \"rook\"),
      (king: \"df\", rook: \"he\", partner: \"rook\"),
      (king: \"db\", rook: \"ac\", partner: \"queen\"),";
    let text = format!(
        "  base: \"chess\",
  setups: {{\"8x8\": (array: \"
rnbkqbnr
pppppppp
........
........
........
........
PPPPPPPP
RNBQKBNR\", castling: [{castlings}
    ])}},\n"
    );
    let message = "no side castles with `db` and `ac` on the board 8x8".to_owned();
    assert_eq!(warnings(&text), [(16, message)]);
    let mine = variant(&text);
    let rights: String = mine
        .settings()
        .castlings
        .iter()
        .map(|castling| castling.letter)
        .collect();
    assert_eq!(rights, "Kk");
}

#[test]
fn rules_and_pieces_that_do_nothing_have_a_warning() {
    let rules =
        |base: &str, rules: &str| warnings(&format!("  base: \"{base}\",\n  rules: ({rules}),\n"));
    let warning = |rule: &str, why: &str| {
        (
            5,
            format!("the rule `{rule}` changes nothing, because {why}"),
        )
    };
    let freezes = warning("suicide", "no piece freezes");
    assert_eq!(rules("chess", "suicide: true"), [freezes]);
    assert_eq!(rules("gorgona-chess", "suicide: true"), []);
    let swaps = warning("swap_ban", "no piece swaps");
    assert_eq!(rules("chess", "swap_ban: true"), [swaps]);
    assert_eq!(rules("swapper-chess", "swap_ban: true"), []);
    let empty = warning("drops", "captured pieces never come into a hand");
    assert_eq!(rules("chess", "drops: Free"), [empty]);
    assert_eq!(rules("chess", "drops: Free, captured: ToCaptorsHand"), []);
    let useless = warning("captured", "no piece ever comes back from a hand");
    assert_eq!(rules("chess", "captured: ToOwnHand"), [useless]);
    assert_eq!(rules("rococo", "captured: ToOwnHand"), []);

    let piece = "the piece `C` is never on the board".to_owned();
    let camel = "'C': (name: \"Camel\", moves: \"C\")";
    let with = |pieces: &str| {
        warnings(&format!(
            "  base: \"chess\",\n  pieces: {{\n{camel},{pieces}}},\n"
        ))
    };
    assert_eq!(
        with("'P': (promotes: (zone: \"last rank\", to: [\"queen\"]))"),
        [(6, piece)]
    );
    assert_eq!(
        with("'P': (promotes: (zone: \"last rank\", to: [\"camel\"]))"),
        []
    );
    // By default pawns become any piece.
    assert_eq!(with(""), []);
}

/// Warnings don't make a file wrong.
#[test]
fn a_file_with_warnings_is_good() {
    let folder = std::env::temp_dir().join(format!("baroque-remarks-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let text = "(format: 1, name: \"Mine\", base: \"chess\", pieces: {'N': (moves: \"C\")})";
    std::fs::write(folder.join("mine.ron"), text).unwrap();
    let run = |arguments: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_baroque"));
        let output = command
            .args(arguments)
            .current_dir(&folder)
            .output()
            .unwrap();
        (
            output.status.success(),
            String::from_utf8(output.stdout).unwrap(),
        )
    };
    let (good, told) = run(&["check", "mine.ron"]);
    assert!(
        good && told.starts_with("mine.ron: good\nnote: the piece `N` changes the base's Knight"),
        "{told}"
    );
    let (good, told) = run(&["check", "--json", "mine.ron"]);
    assert!(good && told.contains("\"severity\": \"note\""), "{told}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn no_built_in_game_has_a_warning() {
    let catalogue = Catalogue::built_in();
    for id in catalogue.ids() {
        let warned = catalogue
            .remarks(id)
            .into_iter()
            .filter(|remark| remark.severity == Severity::Warning);
        assert_eq!(warned.collect::<Vec<_>>(), [], "{id}");
    }
}
