//! Perfect endings: tables compared with a slow solver, with published figures of chess, and with play.

use baroque::endings::{EndingError, Endings, Material, Progress, TableStore, Value};
use baroque::notation::parse_fen;
use baroque::rules::{
    ByColor, Color, DrawReason, Drops, Hand, Outcome, Piece, Position, Setup, Square, Variant,
};
use baroque::variant_file::{Catalogue, Source};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// A game of this text beside the built-in ones.
fn game(text: &str) -> Variant {
    let mut catalogue = Catalogue::built_in();
    catalogue.add("mine.ron", Source::new("mine.ron", text));
    match catalogue.variant("mine", None, &[]) {
        Ok(variant) => variant,
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// A game on a small board with pieces of many games. The last line of the board has the kings.
fn small(rows: &[&str], rules: &str) -> Variant {
    game(&format!(
        r#"(
            format: 1,
            name: "Small",
            pieces: {{
                'K': "king", 'Q': "queen", 'W': "withdrawer", 'C': "coordinator", 'I': "immobilizer",
                'L': "long-leaper", 'P': "pincer-pawn", 'S': "swapper", 'X': "chameleon", 'A': "advancer",
                'U': "pushme-pullyu", 'H': "chimaerine", 'M': "mimotaur", 'G': "gorgon",
                'B': "bomb",
            }},
            setups: {{ "small": (array: "{}") }},
            rules: ({rules}),
        )"#,
        rows.join("\n"),
    ))
}

const SQUARE: [&str; 4] = ["k...", "....", "....", "...K"];
const OBLONG: [&str; 4] = ["k....", ".....", ".....", "....K"];
const HOLES: [&str; 4] = ["k...#", ".....", ".....", "....K"];

/// A solver that asks for the moves of all positions that can come up, and repeats one rule until nothing changes: a
/// position is won if a move leads to a lost one, and lost if all moves lead to won ones.
struct Slow<'a> {
    variant: &'a Variant,
    numbers: HashMap<Key, usize>,
    ends: Vec<Option<Value>>,
    next: Vec<Vec<usize>>,
    values: Vec<Value>,
}

type Key = (Vec<(Square, Piece)>, ByColor<Hand>, Color);

fn key(position: &Position) -> Key {
    let mut setup = position.setup();
    setup.pieces.sort();
    (setup.pieces, setup.hands, setup.turn)
}

impl<'a> Slow<'a> {
    fn new(variant: &'a Variant, starts: &[Position]) -> Slow<'a> {
        let mut slow = Slow {
            variant,
            numbers: HashMap::new(),
            ends: Vec::new(),
            next: Vec::new(),
            values: Vec::new(),
        };
        let mut open: Vec<Position> = starts.to_vec();
        while let Some(position) = open.pop() {
            let number = slow.number(&position);
            if slow.next[number].is_empty() && slow.ends[number].is_none() {
                slow.visit(number, &position, &mut open);
            }
        }
        slow.solve();
        slow
    }

    fn number(&mut self, position: &Position) -> usize {
        let fresh = self.numbers.len();
        let number = *self.numbers.entry(key(position)).or_insert(fresh);
        if number == fresh {
            self.ends.push(None);
            self.next.push(Vec::new());
        }
        number
    }

    fn visit(&mut self, number: usize, position: &Position, open: &mut Vec<Position>) {
        if let Some(outcome) = self.variant.outcome(position) {
            self.ends[number] = Some(match outcome {
                Outcome::Win(winner, _) if winner == position.turn() => Value::Win(0),
                Outcome::Win(..) => Value::Loss(0),
                Outcome::Draw(_) => Value::Undecided,
            });
            return;
        }
        for mv in self.variant.legal_moves(position) {
            let next = self.variant.play(position, mv);
            assert_eq!(next.ban(), None);
            let next = self.variant.sketch(&Setup {
                halfmove: 0,
                ..next.setup()
            });
            let reached = self.number(&next);
            self.next[number].push(reached);
            open.push(next);
        }
    }

    fn solve(&mut self) {
        let start = self.ends.iter().map(|end| end.unwrap_or(Value::Undecided));
        self.values = start.collect();
        loop {
            let values: Vec<Value> = (0..self.values.len())
                .map(|p| self.value_after(p))
                .collect();
            if values == self.values {
                return;
            }
            self.values = values;
        }
    }

    fn value_after(&self, number: usize) -> Value {
        if let Some(end) = self.ends[number] {
            return end;
        }
        let next = || self.next[number].iter().map(|&next| self.values[next]);
        let wins = next().filter_map(|value| match value {
            Value::Loss(plies) => Some(plies + 1),
            _ => None,
        });
        if let Some(plies) = wins.min() {
            return Value::Win(plies);
        }
        let losses = next().map(|value| match value {
            Value::Win(plies) => Some(plies + 1),
            _ => None,
        });
        match losses.collect::<Option<Vec<u16>>>() {
            Some(plies) => Value::Loss(plies.into_iter().max().unwrap()),
            None => Value::Undecided,
        }
    }

    fn value(&self, position: &Position) -> Value {
        self.values[self.numbers[&key(position)]]
    }
}

/// All legal positions of a material. Each comes once.
fn positions(variant: &Variant, text: &str) -> Vec<Position> {
    let pieces: Vec<Piece> = text
        .chars()
        .map(|letter| variant.piece(letter).unwrap())
        .collect();
    let mut placements: Vec<Vec<(Square, Piece)>> = vec![Vec::new()];
    for &piece in &pieces {
        let squares = variant.geometry().squares();
        placements = placements
            .into_iter()
            .flat_map(|placed| {
                squares.into_iter().filter_map(move |square| {
                    let fits = placed.iter().all(|&(other, known)| {
                        other != square && (known != piece || other < square)
                    });
                    fits.then(|| [&placed[..], &[(square, piece)]].concat())
                })
            })
            .collect();
    }
    let sides = placements.into_iter().flat_map(|pieces| {
        Color::ALL.map(|turn| Setup {
            pieces: pieces.clone(),
            turn,
            ..Setup::empty()
        })
    });
    sides
        .filter_map(|setup| variant.position(&setup).ok())
        .collect()
}

/// Compares all values and figures of a material with the slow solver.
fn compare(variant: &Variant, text: &str) {
    let positions = positions(variant, text);
    let slow = Slow::new(variant, &positions);
    let endings = Endings::new(variant).unwrap().with_threads(2);
    let progress = Progress::default();
    let material = Material::parse(variant, text).unwrap();
    let table = endings
        .table(&material, &progress)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    for position in &positions {
        let value = endings.value(position, &progress).unwrap();
        assert_eq!(value, slow.value(position), "{text}: {position:?}");
    }
    for turn in Color::ALL {
        let values: Vec<Value> = positions
            .iter()
            .filter(|position| position.turn() == turn)
            .map(|position| slow.value(position))
            .collect();
        let count =
            |wanted: fn(&Value) -> bool| values.iter().filter(|value| wanted(value)).count();
        let figures = table.figures(turn);
        let counts = [
            figures.positions,
            figures.wins,
            figures.losses,
            figures.undecided,
        ];
        let wanted = [
            values.len(),
            count(|value| matches!(value, Value::Win(_))),
            count(|value| matches!(value, Value::Loss(_))),
            count(|value| matches!(value, Value::Undecided)),
        ];
        assert_eq!(counts, wanted.map(|count| count as u64), "{text} {turn}");
        let longest = values.iter().filter_map(|value| value.plies()).max();
        assert_eq!(figures.longest, longest.unwrap_or(0), "{text} {turn}");
    }
}

#[test]
fn every_piece_against_a_king() {
    for rules in [
        "royal: Check",
        "royal: Check, no_moves: Loses, suicide: true",
    ] {
        let variant = small(&SQUARE, rules);
        for piece in "QWCILPSXAUHMG".chars() {
            compare(&variant, &format!("K{piece}k"));
        }
    }
}

#[test]
fn boards_with_fewer_symmetries() {
    for board in [OBLONG, HOLES] {
        let variant = small(&board, "royal: Check");
        for text in ["KWk", "KCk", "KkI", "KSk"] {
            compare(&variant, text);
        }
    }
}

#[test]
fn pieces_against_pieces() {
    let variant = small(&SQUARE, "royal: Check, no_moves: Loses, suicide: true");
    for text in ["KWkw", "KIkx", "KSkp"] {
        compare(&variant, text);
    }
}

#[test]
fn pairs_of_pieces() {
    let variant = small(&SQUARE, "royal: Check");
    for text in ["KPPk", "KICk", "KSSk"] {
        compare(&variant, text);
    }
}

#[test]
fn kings_are_captured() {
    let variant = small(&SQUARE, "royal: Capture, suicide: true, no_moves: Loses");
    for text in ["KWk", "KSk", "KXkw"] {
        compare(&variant, text);
    }
}

#[test]
fn a_bare_king_loses() {
    let variant = small(&SQUARE, "royal: Check, bare_king_loses: true");
    for text in ["Kk", "KWk", "KSkw"] {
        compare(&variant, text);
    }
}

/// A captured piece that changes sides leads to another material with as many pieces.
#[test]
fn captured_pieces_change_sides() {
    let variant = game(&format!(
        r#"(
            format: 1,
            name: "Small",
            pieces: {{
                'K': "king", 'W': "withdrawer",
                'R': (name: "Recruiter", moves: "mQ", captures: [Withdraw], powers: [Convert]),
            }},
            setups: {{ "small": (array: "{}") }},
            rules: (royal: Check),
        )"#,
        SQUARE.join("\n"),
    ));
    for text in ["KRk", "KRkw", "KRkr"] {
        compare(&variant, text);
    }
}

#[test]
fn a_king_that_arrives_wins() {
    let variant = game(&format!(
        r#"(
            format: 1,
            name: "Small",
            pieces: {{ 'K': "king", 'R': "rook" }},
            setups: {{ "small": (array: "{}", zones: {{ "hill": (white: "b3", black: "c2") }}) }},
            rules: (royal: Check, arrival: (zone: "hill", pieces: ["king"])),
        )"#,
        SQUARE.join("\n"),
    ));
    for text in ["Kk", "KRk"] {
        compare(&variant, text);
    }
}

/// An explosion may take both kings at once. That is a draw.
#[test]
fn both_kings_are_captured() {
    let variant = small(&SQUARE, "royal: Capture, no_moves: Loses");
    for text in ["KBk", "KBkw"] {
        compare(&variant, text);
    }
    let position = parse_fen(&variant, "4/1k2/1BK1/4 w - - 0 1").unwrap();
    let endings = Endings::new(&variant).unwrap();
    let moves = endings.moves(&position, &Progress::default()).unwrap();
    assert!(moves.iter().any(|&(mv, value)| {
        let outcome = variant.outcome(&variant.play(&position, mv));
        outcome == Some(Outcome::Draw(DrawReason::KingsGone)) && value == Value::Undecided
    }));
}

/// Pieces in hand change no value while no piece on the board brings them back.
#[test]
fn hands_that_nobody_uses() {
    for captured in ["ToOwnHand", "ToCaptorsHand"] {
        let rules = format!("royal: Check, no_moves: Loses, captured: {captured}");
        let variant = small(&SQUARE, &rules);
        for text in ["KAk", "KUkw"] {
            compare(&variant, text);
        }
    }
}

const PAWNS: &str = r#"(
    format: 1,
    name: "Pawns",
    army: "orthodox",
    setups: {
        "5x5": (
            array: "k....\nppppp\n.....\nPPPPP\n....K",
            zones: {
                "home": (white: "*2", black: "*4"),
                "double step end": (white: "*4", black: "*2"),
                "last rank": (white: "*5", black: "*1"),
            },
        ),
    },
    rules: (royal: Check),
)"#;

#[test]
fn pawns_promote() {
    let variant = game(PAWNS);
    compare(&variant, "KPk");
    compare(&variant, "Kkp");
}

/// What the published tables of chess say: the longest win in moves, for the side to move, and the numbers of legal
/// positions.
#[test]
fn figures_of_chess() {
    let variant = Catalogue::built_in()
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let endings = Endings::new(&variant).unwrap();
    for (text, moves, positions) in [
        ("KQk", 10, Some([144_508, 223_944])),
        ("KRk", 16, Some([175_168, 223_944])),
        ("KPk", 28, None),
    ] {
        let material = Material::parse(&variant, text).unwrap();
        let table = endings.table(&material, &Progress::default()).unwrap();
        let [white, black] = Color::ALL.map(|color| table.figures(color));
        assert_eq!(white.longest, 2 * moves - 1, "{text}");
        assert_eq!(black.longest, 2 * moves, "{text}");
        if let Some(wanted) = positions {
            assert_eq!([white.positions, black.positions], wanted, "{text}");
            // With White to move all are won.
            assert_eq!(white.wins, white.positions, "{text}");
        }
        assert_eq!((white.losses, black.wins), (0, 0), "{text}");
    }
}

/// The same for four pieces. It needs some minutes.
#[test]
#[ignore = "slow"]
fn figures_of_chess_with_four_pieces() {
    let variant = Catalogue::built_in()
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let endings = Endings::new(&variant).unwrap();
    for (text, moves) in [("KBBk", 19), ("KBNk", 33), ("KQkr", 35), ("KRkn", 40)] {
        let material = Material::parse(&variant, text).unwrap();
        let table = endings.table(&material, &Progress::default()).unwrap();
        let white = table.figures(Color::White);
        assert_eq!(white.longest_win, 2 * moves - 1, "{text}");
    }
}

/// Both sides play by the values of their moves: each game ends after exactly as many plies as promised.
#[test]
fn play_keeps_the_promise() {
    for (variant, text) in [
        (
            small(&SQUARE, "royal: Check, no_moves: Loses, suicide: true"),
            "KWkw",
        ),
        (small(&OBLONG, "royal: Check"), "KWk"),
        (game(PAWNS), "KPk"),
    ] {
        let endings = Endings::new(&variant).unwrap();
        let progress = Progress::default();
        let positions = positions(&variant, text);
        let mut games = 0;
        for position in positions.iter().step_by(97) {
            let value = endings.value(position, &progress).unwrap();
            let Some(plies) = value.plies() else {
                continue;
            };
            let winner = match value {
                Value::Win(_) => position.turn(),
                _ => !position.turn(),
            };
            let mut position = position.clone();
            for left in (1..=plies).rev() {
                assert_eq!(variant.outcome(&position), None);
                let moves = endings.moves(&position, &progress).unwrap();
                assert_eq!(moves[0].1.plies(), Some(left), "{position:?}");
                position = variant.play(&position, moves[0].0);
            }
            let outcome = variant.outcome(&position);
            assert!(
                matches!(outcome, Some(Outcome::Win(side, _)) if side == winner),
                "{position:?}"
            );
            games += 1;
        }
        assert!(games > 20, "{text}");
    }
}

#[test]
fn what_has_no_table_says_why() {
    let chess = Catalogue::built_in()
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let parse = |text: &str| Material::parse(&chess, text).unwrap_err();
    assert_eq!(parse("KXk"), EndingError::UnknownPiece('X', Color::White));
    assert_eq!(parse("KQ"), EndingError::NoKing(Color::Black));
    assert_eq!(parse("KKk"), EndingError::Kings(Color::White));
    assert_eq!(parse("KQRkr"), EndingError::TooManyPieces(5));
    let endings = Endings::new(&chess).unwrap();
    let position = parse_fen(&chess, "4k2r/8/8/8/8/8/8/4K3 b k - 0 1").unwrap();
    let value = endings.value(&position, &Progress::default());
    assert_eq!(value, Err(EndingError::History("castling")));

    let small = game(PAWNS);
    let endings = Endings::new(&small).unwrap();
    let material = Material::parse(&small, "KPkp").unwrap();
    let table = endings.table(&material, &Progress::default());
    assert!(matches!(table, Err(EndingError::History(_))));

    let chessma = Catalogue::built_in()
        .variant("chessma-84", None, &[])
        .unwrap();
    assert!(matches!(Endings::new(&chessma), Err(EndingError::Hands)));
    let rococo = Catalogue::built_in().variant("rococo", None, &[]).unwrap();
    let endings = Endings::new(&rococo).unwrap();
    let table = |text: &str| {
        let material = Material::parse(&rococo, text).unwrap();
        endings.table(&material, &Progress::default())
    };
    assert_eq!(table("KPk").err(), Some(EndingError::Hands));
    assert!(matches!(table("KSks").err(), Some(EndingError::History(_))));
    let value = |hand: &str| {
        let fen = format!("10/10/10/4k5/10/10/2K7/2A7/10/10[{hand}] w - - 0 1");
        let position = parse_fen(&rococo, &fen).unwrap();
        endings.value(&position, &Progress::default()).unwrap()
    };
    assert_eq!(value("LXw"), value(""));
}

#[test]
fn work_can_be_stopped() {
    let variant = small(&SQUARE, "royal: Check");
    let endings = Endings::new(&variant).unwrap();
    let progress = Progress::default();
    progress.stop();
    let material = Material::parse(&variant, "KWk").unwrap();
    let table = endings.table(&material, &progress);
    assert!(matches!(table, Err(EndingError::Stopped)));
    assert!(endings.table(&material, &Progress::default()).is_ok());
}

/// A store in memory, which counts what is put there.
#[derive(Default)]
struct Memory {
    files: Mutex<HashMap<String, Vec<u8>>>,
    kept: Mutex<usize>,
}

impl TableStore for Memory {
    fn has(&self, name: &str) -> bool {
        self.files.lock().unwrap().contains_key(name)
    }

    fn load(&self, name: &str) -> Option<Vec<u8>> {
        self.files.lock().unwrap().get(name).cloned()
    }

    fn keep(&self, name: &str, bytes: &[u8]) {
        *self.kept.lock().unwrap() += 1;
        let mut files = self.files.lock().unwrap();
        files.insert(name.to_owned(), bytes.to_vec());
    }
}

/// A table comes back from its store. A damaged one, or one of other rules, is built again.
#[test]
fn kept_tables_are_used_unless_they_are_wrong() {
    let store = Arc::new(Memory::default());
    let figures = |variant: &Variant| {
        let endings = Endings::new(variant).unwrap().with_store(store.clone());
        let material = Material::parse(variant, "KWk").unwrap();
        let table = endings.table(&material, &Progress::default()).unwrap();
        Color::ALL.map(|turn| table.figures(turn))
    };
    let kept = || *store.kept.lock().unwrap();
    let variant = small(&SQUARE, "royal: Check");
    let right = figures(&variant);
    // The table, and that of the kings alone.
    assert_eq!(kept(), 2);
    assert_eq!(figures(&variant), right);
    assert_eq!(kept(), 2);

    let whole: HashMap<String, Vec<u8>> = store.files.lock().unwrap().clone();
    let mut before = kept();
    for (name, bytes) in &whole {
        let mut changed = vec![
            Vec::new(),
            bytes[..20].to_vec(),
            bytes[..bytes.len() - 1].to_vec(),
        ];
        for at in [0, 9, 17, bytes.len() / 2 + 12, bytes.len() - 1] {
            let mut wrong = bytes.clone();
            wrong[at] ^= 0x10;
            changed.push(wrong);
        }
        for wrong in changed {
            *store.files.lock().unwrap() = HashMap::from([(name.clone(), wrong)]);
            assert_eq!(figures(&variant), right);
            assert!(kept() > before, "{name}");
            before = kept();
        }
    }

    *store.files.lock().unwrap() = whole;
    let other = small(&SQUARE, "royal: Check, no_moves: Loses");
    assert_ne!(figures(&other), right);
    assert_eq!(kept(), before + 2);
}

/// Whatever the game, a value follows from those of the moves, and the rules know no other end.
#[test]
fn values_follow_from_moves_in_all_games() {
    let catalogue = Catalogue::built_in();
    for (id, text) in [
        ("ultima", "KWk"),
        ("ultimatum", "KAk"),
        ("hyper-chess", "KCk"),
        ("immobilizer-chess", "KIk"),
        ("maxima", "KLk"),
    ] {
        let variant = catalogue.variant(id, None, &[]).unwrap();
        let endings = match Endings::new(&variant) {
            Ok(endings) => endings,
            Err(error) => panic!("{id}: {error}"),
        };
        let progress = Progress::default();
        for position in positions(&variant, text).iter().step_by(1_009) {
            let value = endings.value(position, &progress).unwrap();
            let wanted = match variant.outcome(position) {
                Some(Outcome::Win(winner, _)) if winner == position.turn() => Value::Win(0),
                Some(Outcome::Win(..)) => Value::Loss(0),
                Some(Outcome::Draw(_)) => Value::Undecided,
                None => endings.moves(position, &progress).unwrap()[0].1,
            };
            assert_eq!(value, wanted, "{id}: {position:?}");
        }
    }
}

/// Solves some lines of a file again that `baroque lab alone` has made: on 8×8, one of so many.
fn solve_again(text: &str, every: usize) {
    let catalogue = Catalogue::built_in();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let rows = lines.map(|line| line.split('|').next().unwrap().split_whitespace().collect());
    let rows: Vec<Vec<&str>> = rows.collect();
    for row in rows.iter().filter(|row| row[1] == "8x8").step_by(every) {
        let variant = catalogue.variant(row[0], Some(row[1]), &[]).unwrap();
        let endings = Endings::new(&variant).unwrap();
        let material = Material::parse(&variant, row[2]).unwrap();
        let table = endings.table(&material, &Progress::default()).unwrap();
        let [white, black] = Color::ALL.map(|turn| table.figures(turn));
        let solved = [
            white.positions,
            white.wins,
            white.longest_win.into(),
            black.positions,
            black.losses,
            black.longest_loss.into(),
        ];
        let written: Vec<u64> = row[3..]
            .iter()
            .map(|number| number.parse().unwrap())
            .collect();
        assert_eq!(solved[..], written, "{row:?}");
    }
}

#[test]
#[ignore = "solves six endings of four pieces, some minutes in a release build"]
fn pairs_are_as_written_down() {
    solve_again(include_str!("../assets/endings/pairs.txt"), 1);
}

/// The file of the pieces that mate alone: some of its lines are solved again, and no piece with a table is missing.
#[test]
fn pieces_alone_are_as_written_down() {
    let catalogue = Catalogue::built_in();
    let text = include_str!("../assets/endings/alone.txt");
    solve_again(text, 6);
    for id in catalogue.ids() {
        for layout in catalogue.info(id).unwrap().layouts {
            let variant = catalogue.variant(id, Some(&layout), &[]).unwrap();
            let pieces = variant.army(Color::White).iter();
            let kinds: Vec<_> = pieces.map(|piece| variant.kind(piece)).collect();
            let drops = variant.settings().drops != Drops::None;
            let orthodox = kinds.iter().all(|kind| kind.is_orthodox());
            for kind in kinds {
                let solved = !drops && !kind.royal && !kind.takes_from_hand(Color::White);
                let wanted = solved && (orthodox || !kind.is_orthodox());
                let line = format!("{id} {layout} K{}k", kind.letter);
                assert_eq!(text.contains(&line), wanted, "{line}");
            }
        }
    }
}
