//! Endings of the built-in games at random: play by the tables, and values against those of the moves. More positions
//! are looked at with `ENDING_GAMES` and `ENDING_POSITIONS`:
//!
//!     ENDING_GAMES=1000 ENDING_POSITIONS=1000000 cargo test --release --no-default-features --test library ending_games::

use baroque::endings::{Endings, Material, Progress, Table, Value, alone, pairs};
use baroque::notation::{find_move, parse_fen};
use baroque::rules::{Color, Outcome, Position, Variant};
use baroque::variant_file::Catalogue;
use std::env;
use std::sync::Arc;

/// The endings, with captures of many kinds, a promotion, and wins by stalemate.
const ENDINGS: [(&str, &str, &str); 6] = [
    ("chess", "8x8", "KRk"),
    ("chess", "8x8", "KPk"),
    ("ultima", "8x8", "KLk"),
    ("ultima-1968", "8x8", "KWk"),
    ("hyper-chess", "8x8", "KIk"),
    ("ultimatum", "8x8", "KAk"),
];

/// A number from an environment variable, or this one.
fn count(name: &str, default: usize) -> usize {
    let set = env::var(name).ok();
    set.map_or(default, |set| set.parse().expect("a number"))
}

/// Random numbers (Knuth's MMIX).
struct Random(u64);

impl Random {
    fn next(&mut self) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 20) as usize
    }

    /// A position of a table whose value is wanted.
    fn position(
        &mut self,
        (variant, table): (&Variant, &Table),
        wanted: impl Fn(Value) -> bool,
    ) -> Position {
        let turn = Color::ALL[self.next() % 2];
        let squares = table.find(turn, self.next(), wanted).unwrap();
        table.position(variant, &squares, turn).unwrap()
    }
}

fn solved((game, layout, pieces): (&str, &str, &str)) -> (Endings, Arc<Table>) {
    let variant = Catalogue::built_in()
        .variant(game, Some(layout), &[])
        .unwrap();
    let endings = Endings::new(&variant).unwrap();
    let material = Material::parse(&variant, pieces).unwrap();
    let table = endings.table(&material, &Progress::default()).unwrap();
    (endings, table)
}

/// The value of a position from the rules and from the values of its moves: one step of the logic, made forward.
fn from_moves(endings: &Endings, position: &Position) -> Value {
    let variant = endings.variant();
    match variant.outcome(position) {
        Some(Outcome::Win(winner, _)) if winner == position.turn() => return Value::Win(0),
        Some(Outcome::Win(..)) => return Value::Loss(0),
        Some(Outcome::Draw(_)) => return Value::Undecided,
        None => {}
    }
    let next = variant.legal_moves(position).into_iter();
    let values = next.map(|mv| {
        let next = variant.play(position, mv);
        endings.value(&next, &Progress::default()).unwrap()
    });
    let values: Vec<Value> = values.collect();
    let losses = values.iter().filter_map(|value| match value {
        Value::Loss(plies) => Some(plies + 1),
        _ => None,
    });
    if let Some(fastest) = losses.min() {
        return Value::Win(fastest);
    }
    let wins = values.iter().map(|value| match value {
        Value::Win(plies) => Some(plies + 1),
        _ => None,
    });
    let longest = wins.collect::<Option<Vec<u16>>>();
    longest.map_or(Value::Undecided, |plies| {
        Value::Loss(plies.into_iter().max().unwrap())
    })
}

/// Both sides play by the values of their moves. The game ends after exactly as many plies as its first value says.
#[test]
fn games_end_when_promised() {
    let games = count("ENDING_GAMES", 50);
    let mut random = Random(46);
    for (index, ending) in ENDINGS.into_iter().enumerate() {
        let (endings, table) = solved(ending);
        let variant = endings.variant();
        for _ in (index..games).step_by(ENDINGS.len()) {
            let decided = |value: Value| value.plies().is_some_and(|plies| plies > 0);
            let mut position = random.position((variant, &table), decided);
            let start = position.clone();
            let value = endings.value(&position, &Progress::default()).unwrap();
            let winner = match value {
                Value::Win(_) => position.turn(),
                _ => !position.turn(),
            };
            for _ in 0..value.plies().unwrap() {
                assert_eq!(variant.outcome(&position), None, "{ending:?}: {start:?}");
                let moves = endings.moves(&position, &Progress::default()).unwrap();
                position = variant.play(&position, moves[0].0);
            }
            let won = variant.outcome(&position);
            let won = matches!(won, Some(Outcome::Win(side, _)) if side == winner);
            assert!(won, "{ending:?}: {start:?}");
        }
    }
}

#[test]
fn values_follow_from_those_of_the_moves() {
    let positions = count("ENDING_POSITIONS", 6_000);
    let mut random = Random(2026);
    for (index, ending) in ENDINGS.into_iter().enumerate() {
        let (endings, table) = solved(ending);
        for _ in (index..positions).step_by(ENDINGS.len()) {
            let position = random.position((endings.variant(), &table), |_| true);
            let value = endings.value(&position, &Progress::default()).unwrap();
            assert_eq!(
                value,
                from_moves(&endings, &position),
                "{ending:?}: {position:?}"
            );
        }
    }
}

/// The longest wins that the program ships, move by move.
#[test]
fn written_lines_win() {
    let catalogue = Catalogue::built_in();
    for ending in alone().iter().chain(pairs()) {
        let Some((fen, moves)) = &ending.line else {
            continue;
        };
        let variant = catalogue
            .variant(ending.game, Some(ending.layout), &[])
            .unwrap();
        let mut position = parse_fen(&variant, fen).unwrap();
        assert_eq!(position.turn(), Color::White);
        for text in moves {
            let mv = find_move(&variant, &position, text);
            position = variant.play(
                &position,
                mv.unwrap_or_else(|| panic!("{ending:?}: {text}")),
            );
        }
        let outcome = variant.outcome(&position);
        assert!(
            matches!(outcome, Some(Outcome::Win(Color::White, _))),
            "{ending:?}"
        );
    }
}
