//! Exercises: every answer is held against the oracle, a second derivation of the rules that shares no code with the
//! program, in the position of the exercise and in the position before pieces were removed.

use crate::oracle;

use baroque::guide::Guide;
use baroque::lessons::{Course, LessonStep};
use baroque::notation::{find_move, parse_fen, write_fen, write_move};
use baroque::rules::{Bitboard, Color, Outcome, Position, Variant};
use baroque::training::{
    Answer, Exercise, Exercises, Features, GivenAnswer, Goal, Kind, NOTHING_ONE_IN, NoExercise,
    Step, Task,
};
use baroque::variant_file::{Catalogue, Source};
use oracle::{CHOICES, Chosen, GAMES, Status};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::process::Command;
use std::sync::{Arc, Mutex};

/// A game, by the program and by the oracle.
struct Both {
    variant: Arc<Variant>,
    game: oracle::Game,
}

impl Both {
    fn new(catalogue: &Catalogue, id: &str, layout: &str, choices: &[Chosen]) -> Both {
        let owned: Vec<(String, String)> = choices
            .iter()
            .map(|&(option, choice)| (option.to_owned(), choice.to_owned()))
            .collect();
        let layout = Some(layout).filter(|layout| !layout.is_empty());
        let variant = catalogue.variant(id, layout, &owned).unwrap();
        Both {
            variant: Arc::new(variant),
            game: oracle::game(id, layout, choices),
        }
    }

    /// Every game with every layout, then with other choices.
    fn all() -> Vec<Both> {
        let catalogue = Catalogue::built_in();
        let mut all = Vec::new();
        for &(id, layouts) in GAMES {
            for layout in layouts {
                all.push(Both::new(&catalogue, id, layout, &[]));
            }
        }
        for &(id, layout, sets) in CHOICES {
            for choices in sets {
                all.push(Both::new(&catalogue, id, layout, choices));
            }
        }
        all
    }

    fn names(&self, squares: Bitboard) -> BTreeSet<String> {
        let name = |square| self.variant.geometry().name(square).to_owned();
        squares.into_iter().map(name).collect()
    }

    /// The start and the stop of a move, nothing for drops.
    fn step<'a>(&self, text: &'a str) -> Option<(&'a str, &'a str)> {
        let geometry = self.variant.geometry();
        let (_, rest) = geometry.split_square(text)?;
        let (_, end) = geometry.split_square(rest)?;
        let from = &text[..text.len() - rest.len()];
        Some((from, &rest[..rest.len() - end.len()]))
    }

    /// The answer by the oracle, as texts.
    fn answer(&self, fen: &str, task: &Task) -> BTreeSet<String> {
        let moves = oracle::legal_moves(&self.game, fen);
        let texts = |good: &dyn Fn(&oracle::Move) -> bool| -> BTreeSet<String> {
            let good = moves.iter().filter(|mv| good(mv));
            good.map(|mv| mv.text.clone()).collect()
        };
        let name = |square| self.variant.geometry().name(square).to_owned();
        let starts =
            |mv: &oracle::Move, at: &str| self.step(&mv.text).is_some_and(|(from, _)| from == at);
        let white = fen.split(' ').nth(1) == Some("w");
        match task {
            Task::Predict(mv) => {
                let text = write_move(&self.variant, *mv);
                let shown = moves.iter().find(|mv| mv.text == text);
                let shown = shown.unwrap_or_else(|| panic!("{fen}: {text} is not legal"));
                shown.captures.iter().cloned().collect()
            }
            Task::Find(at, goal) => {
                let own = |mv: &oracle::Move| starts(mv, &name(*at));
                let most = moves.iter().filter(|mv| own(mv));
                let most = most.map(|mv| mv.captures.len()).max().unwrap();
                texts(&|mv| {
                    let captures: BTreeSet<String> = mv.captures.iter().cloned().collect();
                    own(mv)
                        && match goal {
                            Goal::Exactly(targets) => captures == self.names(*targets),
                            Goal::Most => captures.len() == most,
                        }
                })
            }
            Task::Danger => {
                let position = parse_fen(&self.variant, fen).unwrap();
                let own = self.names(position.pieces(position.turn()));
                let attacked = |at: &String| oracle::attacked(&self.game, fen, !white, at);
                own.into_iter().filter(attacked).collect()
            }
            Task::Safe(at) => {
                let own = moves.iter().filter(|mv| starts(mv, &name(*at)));
                let safe = own.filter(|mv| {
                    let to = self.step(&mv.text).unwrap().1;
                    !oracle::attacked(&self.game, &mv.fen, !white, to)
                });
                safe.map(|mv| self.step(&mv.text).unwrap().1.to_owned())
                    .collect()
            }
            Task::Frozen => oracle::frozen(&self.game, fen).into_iter().collect(),
            Task::Thaw(at) => {
                let at = name(*at);
                assert!(oracle::frozen(&self.game, fen).contains(&at), "{fen}");
                texts(&|mv| !starts(mv, &at) && !oracle::frozen(&self.game, &mv.fen).contains(&at))
            }
            Task::Legal(steps) => {
                let legal: BTreeSet<String> = moves
                    .iter()
                    .filter_map(|mv| self.step(&mv.text))
                    .map(|(from, to)| format!("{from}{to}"))
                    .collect();
                let asked = steps.iter().map(|step| step.text(&self.variant));
                asked.filter(|step| legal.contains(step)).collect()
            }
            Task::Win(number) => {
                let mut proof = Proof {
                    game: &self.game,
                    known: HashMap::new(),
                };
                assert!(
                    *number == 1 || !proof.wins_in(fen, number - 1),
                    "{fen}: a win in less than {number}"
                );
                texts(&|mv| proof_of(&self.game, mv, *number))
            }
        }
    }

    /// The answer of an exercise, as texts.
    fn message(&self, exercise: &Exercise) -> BTreeSet<String> {
        match exercise.answer() {
            Answer::Squares(squares) => self.names(*squares),
            Answer::Moves(moves) => moves
                .iter()
                .map(|&mv| write_move(&self.variant, mv))
                .collect(),
            Answer::Steps(steps) => steps.iter().map(|s| s.text(&self.variant)).collect(),
        }
    }

    /// Holds an exercise against the oracle.
    fn hold(&self, exercise: &Exercise) {
        let place = |position: &Position| {
            let (id, layout) = (self.variant.id(), self.variant.layout());
            let options = self.variant.options();
            let fen = write_fen(&self.variant, position);
            format!("{id} {layout} {options:?} {fen} {:?}", exercise.task())
        };
        for position in [exercise.position(), exercise.origin()] {
            let fen = write_fen(&self.variant, position);
            assert_eq!(parse_fen(&self.variant, &fen).as_ref(), Ok(position));
            assert_eq!(
                oracle::status(&self.game, &fen),
                Status::Ongoing,
                "{}",
                place(position)
            );
            assert_eq!(
                self.message(exercise),
                self.answer(&fen, exercise.task()),
                "{}",
                place(position)
            );
        }
        let pieces = exercise.position().occupied().len();
        assert!(pieces <= exercise.origin().occupied().len());
    }
}

/// Wins by the oracle alone: every move is tried.
struct Proof<'a> {
    game: &'a oracle::Game,
    known: HashMap<(String, u32), bool>,
}

fn proof_of(game: &oracle::Game, mv: &oracle::Move, moves: u32) -> bool {
    let known = HashMap::new();
    Proof { game, known }.wins_by(mv, moves)
}

impl Proof<'_> {
    /// Whether the side to move wins in so many moves, or fewer.
    fn wins_in(&mut self, fen: &str, moves: u32) -> bool {
        if moves == 0 {
            return false;
        }
        let key = (fen.to_owned(), moves);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let firsts = oracle::legal_moves(self.game, fen);
        let wins = firsts.iter().any(|mv| self.wins_by(mv, moves));
        self.known.insert(key, wins);
        wins
    }

    fn wins_by(&mut self, mv: &oracle::Move, moves: u32) -> bool {
        let white = mv.fen.split(' ').nth(1) == Some("b");
        match oracle::status(self.game, &mv.fen) {
            Status::WhiteWins(_) => white,
            Status::BlackWins(_) => !white,
            Status::Draw(_) => false,
            Status::Ongoing if moves == 1 => false,
            Status::Ongoing => {
                let answers = oracle::legal_moves(self.game, &mv.fen);
                answers
                    .iter()
                    .all(|answer| match oracle::status(self.game, &answer.fen) {
                        Status::WhiteWins(_) => white,
                        Status::BlackWins(_) => !white,
                        Status::Draw(_) => false,
                        Status::Ongoing => self.wins_in(&answer.fen, moves - 1),
                    })
            }
        }
    }
}

/// Whether a kind suits a game at all: only some pieces freeze.
fn suits(both: &Both, kind: Kind) -> bool {
    let mut kinds = both.variant.kinds().iter();
    let freezes = kinds.any(|kind| !kind.freezes.is_empty());
    freezes || !matches!(kind, Kind::Frozen | Kind::Thaw)
}

/// Draws exercises of one kind from all games and holds them against the oracle.
fn hold_all(kind: Kind, each: usize, seed: u64, longest: u32) -> usize {
    let mut held = 0;
    for both in Both::all() {
        if !suits(&both, kind) {
            let refused = Exercises::new(both.variant.clone(), kind, seed).err();
            assert_eq!(refused, Some(NoExercise::NoFreezer(kind)));
            continue;
        }
        let mut exercises = Exercises::new(both.variant.clone(), kind, seed).unwrap();
        for _ in 0..each {
            let exercise = exercises.draw();
            let exercise = exercise.unwrap_or_else(|error| {
                panic!(
                    "{} {:?}: {error}",
                    both.variant.id(),
                    both.variant.options()
                )
            });
            assert_eq!(exercise.kind(), kind);
            if matches!(exercise.task(), Task::Win(moves) if *moves > longest) {
                continue;
            }
            both.hold(&exercise);
            let pieces = exercise.position().occupied().len();
            assert_eq!(exercise.features().pieces, pieces);
            held += 1;
        }
    }
    held
}

#[test]
fn predictions_are_those_of_the_oracle() {
    hold_all(Kind::Predict, 4, 1, 1);
}

#[test]
fn moves_to_find_are_those_of_the_oracle() {
    hold_all(Kind::Find, 3, 2, 1);
}

#[test]
fn dangers_are_those_of_the_oracle() {
    hold_all(Kind::Danger, 1, 3, 1);
    hold_all(Kind::Safe, 1, 3, 1);
}

#[test]
fn freezing_is_that_of_the_oracle() {
    hold_all(Kind::Frozen, 3, 4, 1);
    hold_all(Kind::Thaw, 2, 4, 1);
}

#[test]
fn legality_is_that_of_the_oracle() {
    hold_all(Kind::Legal, 2, 5, 1);
}

#[test]
fn wins_are_proved_by_the_oracle() {
    hold_all(Kind::Mate, 2, 6, 1);
}

/// The questions of lessons are written by hand, their answers are not.
#[test]
fn questions_of_lessons_have_the_answers_of_the_oracle() {
    let catalogue = Catalogue::built_in();
    let guide = Guide::built_in(&catalogue);
    let course = Course::built_in(&catalogue);
    let lessons = course.lessons();
    let sections = lessons.flat_map(|lesson| lesson.sections(&catalogue, &guide).unwrap());
    let mut held = 0;
    for step in sections.flat_map(|section| section.steps) {
        let LessonStep::Question(question) = step else {
            continue;
        };
        let variant = question.exercise.variant();
        // The oracle names no layout of a game that has only one.
        let (_, layouts) = GAMES.iter().find(|(id, _)| *id == variant.id()).unwrap();
        let layout = layouts.iter().find(|&&layout| layout == variant.layout());
        let both = Both::new(&catalogue, variant.id(), layout.unwrap_or(&""), &[]);
        both.hold(&question.exercise);
        held += 1;
    }
    assert!(held > 50, "{held}");
}

/// 20,000 exercises of all kinds and games. `EXERCISES` sets another number.
#[test]
#[ignore = "takes a quarter of an hour in a release build"]
fn all_answers_are_those_of_the_oracle() {
    let wanted = std::env::var("EXERCISES").ok();
    let wanted: usize = wanted.and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let held = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for part in 0..2 {
            let held = &held;
            scope.spawn(move || {
                for round in 0.. {
                    let games = Both::all();
                    for both in games.iter().skip(part).step_by(2) {
                        for &kind in Kind::ALL {
                            if held.lock().unwrap().values().sum::<usize>() >= wanted {
                                return;
                            }
                            let longest = if round % 8 == 0 { 2 } else { 1 };
                            if suits(both, kind) {
                                let key = hold_one(both, kind, 1_000 + round, longest);
                                let mut held = held.lock().unwrap();
                                *held.entry(key).or_default() += 1;
                                let all = held.values().sum::<usize>();
                                if all.is_multiple_of(1_000) {
                                    println!("{all}");
                                }
                            }
                        }
                    }
                }
            });
        }
    });
    println!("{:?}", held.into_inner().unwrap());
}

/// Holds one exercise against the oracle, if it is a win in so many moves at most; its kind and length.
fn hold_one(both: &Both, kind: Kind, seed: u64, longest: u32) -> (Kind, u32) {
    for attempt in 0..50 {
        let seed = seed + attempt * 1_000_000;
        let exercises = Exercises::new(both.variant.clone(), kind, seed);
        let exercise = exercises.unwrap().draw();
        let exercise = exercise.unwrap_or_else(|error| {
            panic!(
                "{} {:?}: {error}",
                both.variant.id(),
                both.variant.options()
            )
        });
        let moves = match exercise.task() {
            Task::Win(moves) => *moves,
            _ => 1,
        };
        if moves <= longest {
            both.hold(&exercise);
            return (kind, moves);
        }
    }
    panic!("no short win in {}", both.variant.id());
}

fn game(id: &str) -> Arc<Variant> {
    Arc::new(Catalogue::built_in().variant(id, None, &[]).unwrap())
}

fn draw(variant: &Arc<Variant>, kind: Kind, seed: u64, count: usize) -> Vec<Exercise> {
    let mut exercises = Exercises::new(variant.clone(), kind, seed).unwrap();
    (0..count).map(|_| exercises.draw().unwrap()).collect()
}

fn same(one: &Exercise, other: &Exercise) -> bool {
    one.position() == other.position()
        && one.task() == other.task()
        && one.answer() == other.answer()
}

#[test]
fn a_seed_gives_the_same_exercises() {
    for &kind in Kind::ALL {
        let ultima = game("ultima");
        let (some, more) = (draw(&ultima, kind, 5, 4), draw(&ultima, kind, 5, 6));
        assert!(some.iter().zip(&more).all(|(one, other)| same(one, other)));
        let others = draw(&ultima, kind, 6, 4);
        assert!(!same(&some[0], &others[0]), "{kind}");
        // Each exercise comes first with its own seed.
        for exercise in &more {
            let again = draw(&ultima, kind, exercise.seed(), 1);
            assert!(same(exercise, &again[0]), "{kind}");
        }
    }
}

#[test]
fn one_prediction_in_three_captures_nothing() {
    for id in ["ultima", "rococo", "withdrawer-chess"] {
        let drawn = draw(&game(id), Kind::Predict, 1, 300);
        let nothing = drawn
            .iter()
            .filter(|one| *one.answer() == Answer::Squares(Bitboard::EMPTY));
        let nothing: Vec<_> = nothing.collect();
        let (least, most) = (
            300 / NOTHING_ONE_IN * 7 / 10,
            300 / NOTHING_ONE_IN * 13 / 10,
        );
        assert!(
            (least..=most).contains(&nothing.len()),
            "{id}: {}",
            nothing.len()
        );
        // There is something to see in each of them.
        assert!(nothing.iter().all(|one| one.features().near_misses > 0));
    }
}

/// The wins of some games are much alike. They are drawn all the same.
#[test]
fn many_wins_can_be_drawn() {
    for id in ["renaissance", "coordinator-chess"] {
        assert_eq!(draw(&game(id), Kind::Mate, 7, 25).len(), 25);
    }
}

#[test]
fn exercises_do_not_repeat_themselves() {
    for &kind in Kind::ALL {
        let drawn = draw(&game("ultima"), kind, 9, 40);
        for (index, one) in drawn.iter().enumerate() {
            let others = &drawn[index + 1..];
            assert!(!others.iter().any(|other| same(one, other)), "{kind}");
        }
        let repeats = drawn.windows(2).filter(|two| {
            let repeated = match (two[0].task(), two[1].task()) {
                (Task::Predict(one), Task::Predict(other)) => one.to == other.to,
                _ => false,
            };
            repeated && two[0].answer() == two[1].answer()
        });
        assert_eq!(repeats.count(), 0, "{kind}");
    }
}

#[test]
fn wins_have_one_first_move() {
    for id in ["chess", "ultima", "rococo"] {
        for exercise in draw(&game(id), Kind::Mate, 3, 12) {
            let Answer::Moves(moves) = exercise.answer() else {
                panic!("{:?}", exercise.answer());
            };
            let steps: BTreeSet<_> = moves.iter().map(|mv| (mv.from, mv.to)).collect();
            assert_eq!(steps.len(), 1);
        }
    }
}

#[test]
fn more_of_any_difficulty_never_lowers_the_grade() {
    let easy = Features {
        pieces: 6,
        answers: 1,
        methods: 1,
        oddity: 20,
        distance: 1,
        near_misses: 1,
        depth: 1,
        choices: 6,
    };
    let harder: [fn(&mut Features); 8] = [
        |f| f.pieces += 14,
        |f| f.answers += 4,
        |f| f.methods += 2,
        |f| f.oddity += 70,
        |f| f.distance += 4,
        |f| f.near_misses += 4,
        |f| f.depth += 2,
        |f| f.choices += 40,
    ];
    let mut all = easy;
    for change in harder {
        let mut hard = easy;
        change(&mut hard);
        assert!(hard.grade() > easy.grade(), "{hard:?}");
        let before = all.grade();
        change(&mut all);
        assert!(all.grade() >= before);
    }
    assert_eq!(all.grade(), 10);
    assert_eq!(Features::default().grade(), 1);
}

#[test]
fn a_caller_gets_the_grades_that_it_asks_for() {
    let average = |low: u8, high: u8, feature: fn(&Features) -> usize| {
        let mut sum = 0;
        for id in ["ultima", "rococo"] {
            let exercises = Exercises::new(game(id), Kind::Predict, 1).unwrap();
            let mut exercises = exercises.with_grades(low..=high);
            for _ in 0..30 {
                let exercise = exercises.draw().unwrap();
                assert!((low..=high).contains(&exercise.grade()));
                sum += feature(exercise.features());
            }
        }
        sum
    };
    let features: [fn(&Features) -> usize; 3] = [|f| f.pieces, |f| f.near_misses, |f| f.distance];
    for feature in features {
        assert!(average(1, 2, feature) < average(3, 4, feature));
        assert!(average(3, 4, feature) < average(6, 10, feature));
    }
}

#[test]
fn pieces_of_your_own_have_exercises() {
    let mut catalogue = Catalogue::built_in();
    for (id, text) in [
        ("archers", include_str!("own/archers.ron")),
        ("shields", include_str!("own/shields.ron")),
        ("charges", include_str!("own/charges.ron")),
        ("converts", include_str!("own/converts.ron")),
        ("neutral", include_str!("own/neutral.ron")),
    ] {
        catalogue.add(&format!("{id}.ron"), Source::new(id, text));
        let variant = Arc::new(catalogue.variant(id, None, &[]).unwrap());
        for kind in [
            Kind::Predict,
            Kind::Find,
            Kind::Danger,
            Kind::Legal,
            Kind::Mate,
        ] {
            for exercise in draw(&variant, kind, 1, 5) {
                let right = match exercise.answer() {
                    Answer::Squares(squares) => GivenAnswer::Squares(*squares),
                    Answer::Moves(moves) => GivenAnswer::Move(moves[0]),
                    Answer::Steps(steps) => GivenAnswer::Steps(steps.clone()),
                };
                assert!(exercise.check(&right).right, "{id} {kind}");
            }
        }
    }
}

/// An Archer shoots without moving: the exercise asks for that, too.
#[test]
fn a_shot_is_predicted() {
    let mut catalogue = Catalogue::built_in();
    catalogue.add(
        "archers.ron",
        Source::new("archers", include_str!("own/archers.ron")),
    );
    let variant = Arc::new(catalogue.variant("archers", None, &[]).unwrap());
    let drawn = draw(&variant, Kind::Predict, 1, 60);
    let shots = drawn.iter().filter(|exercise| {
        let Task::Predict(mv) = exercise.task() else {
            return false;
        };
        write_move(&variant, *mv).ends_with('*')
    });
    assert!(shots.count() > 5);
}

#[test]
fn a_game_that_is_over_has_no_exercises() {
    let chess = game("chess");
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let mated = parse_fen(&chess, mated).unwrap();
    let exercises = Exercises::new(chess, Kind::Predict, 1).unwrap();
    let refused = exercises.starting_from(mated).err();
    let over = matches!(
        refused,
        Some(NoExercise::GameOver(Outcome::Win(Color::Black, _)))
    );
    assert!(over, "{refused:?}");
}

/// The exercise of a position, with the squares of a move for a prediction.
fn posed(id: &str, fen: &str, task: impl Fn(&Variant, &Position) -> Task) -> Exercise {
    let variant = game(id);
    let position = parse_fen(&variant, fen).unwrap();
    let task = task(&variant, &position);
    Exercise::new(variant, position, task).unwrap()
}

fn predicted(id: &str, fen: &str, mv: &str) -> Exercise {
    posed(id, fen, |variant, position| {
        Task::Predict(find_move(variant, position, mv).unwrap())
    })
}

fn marked(exercise: &Exercise, names: &[&str]) -> GivenAnswer {
    let geometry = exercise.variant().geometry();
    GivenAnswer::Squares(
        names
            .iter()
            .map(|name| geometry.square(name).unwrap())
            .collect(),
    )
}

/// What is said about an answer that is wrong.
fn said(exercise: &Exercise, given: &GivenAnswer) -> Vec<String> {
    let feedback = exercise.check(given);
    assert!(!feedback.right);
    feedback
        .remarks
        .into_iter()
        .map(|remark| remark.text)
        .collect()
}

/// Section 4 of the rulebook: a Pawn captures an enemy between its stop and a friend, in a rank or file.
#[test]
fn a_missing_partner_is_named() {
    let alone = predicted("ultima", "7k/8/8/P1p5/8/8/8/K7 w - - 0 1", "a5b5");
    assert_eq!(*alone.answer(), Answer::Squares(Bitboard::EMPTY));
    let words = said(&alone, &marked(&alone, &["c5"]));
    let expected = "The Pawn on c5 is not captured: there is no friend of the Pawn on a5 on d5.";
    assert_eq!(words, [expected]);
    let nothing = alone.check(&marked(&alone, &[]));
    assert!(nothing.right);
    let words: Vec<&str> = nothing
        .remarks
        .iter()
        .map(|one| one.text.as_str())
        .collect();
    assert_eq!(words, [expected], "the right answer has its reason too");
    let helped = predicted("ultima", "7k/8/8/P1pP4/8/8/8/K7 w - - 0 1", "a5b5");
    assert!(helped.check(&marked(&helped, &["c5"])).right);
    let words = said(&helped, &marked(&helped, &[]));
    assert!(
        words.len() == 1 && words[0].contains("the Pawn on c5"),
        "{words:?}"
    );
    let words = said(&helped, &marked(&helped, &["c5", "e5", "d5"]));
    let expected = [
        "The Pawn on d5 is not captured: it is on the same side.",
        "There is no piece on e5.",
    ];
    assert_eq!(words, expected);
}

/// Section 4: a Chameleon captures each piece as that piece captures, so a Pawn is not captured by withdrawal.
#[test]
fn a_method_against_others_is_named() {
    let away = predicted("ultima", "7k/8/8/8/1pX5/8/8/K7 w - - 0 1", "c4d4");
    let words = said(&away, &marked(&away, &["b4"]));
    let expected =
        "The Pawn on b4 is not captured: the Chameleon on c4 does not capture a Pawn by this move.";
    assert_eq!(words, [expected]);
}

/// Section 3: a Withdrawer captures what it moves straight away from.
#[test]
fn another_move_that_captures_is_named() {
    let fen = "k9/10/10/10/10/10/10/10/1pW7/9K w - - 0 1";
    let up = predicted("withdrawer-chess", fen, "c2c3");
    let words = said(&up, &marked(&up, &["b2"]));
    assert!(words[0].starts_with(
        "This move does not capture the Pawn on b2, but the Withdrawer on c2 can capture it by"
    ));
    assert!(words[0].ends_with("×b2."), "{words:?}");
}

#[test]
fn a_piece_that_nothing_happens_to_is_explained_by_how_the_mover_captures() {
    let fen = "k9/10/10/10/10/10/10/10/2W4p2/9K w - - 0 1";
    let up = predicted("withdrawer-chess", fen, "c2c3");
    let words = said(&up, &marked(&up, &["h2"]));
    let expected = "The Pawn on h2 is not captured. Look at the Withdrawer on c2. It captures an \
        enemy next to it by moving straight away from it.";
    assert_eq!(words, [expected]);
}

/// Section 3: only the enemy next to the start is captured. The pawn on c3 stands behind the Withdrawer, one square too far.
#[test]
fn a_piece_on_the_line_that_stands_too_far_is_named() {
    let fen = "9k/10/10/10/10/4W5/10/2p7/10/1K8 w - - 0 1";
    let away = predicted("withdrawer-chess", fen, "e5h8");
    let expected = "The Pawn on c3 is not captured: it would have to stand on d4.";
    assert_eq!(said(&away, &marked(&away, &["c3"])), [expected]);
    let nothing = away.check(&marked(&away, &[]));
    assert!(nothing.right);
    assert_eq!(nothing.remarks[0].text, expected);
}

/// The pawn on b4 keeps the rook on b8 from the knight on b3.
#[test]
fn the_piece_that_keeps_another_one_safe_is_named() {
    let danger = posed("chess", "1r5k/8/8/8/1P6/1N6/8/K7 w - - 0 1", |_, _| {
        Task::Danger
    });
    let found = danger.check(&marked(&danger, &["b4"]));
    assert!(found.right, "{found:?}");
    let expected = "The Knight on b3 is safe, but without the Pawn on b4 Black could capture it.";
    assert_eq!(found.remarks[0].text, expected);
}

#[test]
fn dangers_are_explained() {
    let danger = posed("chess", "3q3k/8/8/8/3R4/7P/8/K7 w - - 0 1", |_, _| {
        Task::Danger
    });
    assert!(danger.check(&marked(&danger, &["d4"])).right);
    let words = said(&danger, &marked(&danger, &["h3"]));
    assert!(
        words[0].starts_with("Black could capture the Rook on d4. The Queen goes from d8 to d4.")
    );
    assert_eq!(words[1], "No move of Black captures the Pawn on h3.");
}

#[test]
fn a_right_move_is_explained_even_if_another_one_is_right_too() {
    // Both Rooks mate on the last rank.
    let fen = "6k1/5ppp/8/8/8/8/8/K2RR3 w - - 0 1";
    let mate = posed("chess", fen, |_, _| Task::Win(1));
    for (text, squares) in [("d1d8", "from d1 to d8"), ("e1e8", "from e1 to e8")] {
        let mv = find_move(mate.variant(), mate.position(), text).unwrap();
        let feedback = mate.check(&GivenAnswer::Move(mv));
        assert!(feedback.right);
        let words = &feedback.remarks[0].text;
        assert!(words.contains(squares), "{words}");
    }
}

#[test]
fn wrong_moves_are_explained() {
    // The Rook mates on the last rank.
    let fen = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";
    let mate = posed("chess", fen, |_, _| Task::Win(1));
    let find = |text| find_move(mate.variant(), mate.position(), text).unwrap();
    assert!(mate.check(&GivenAnswer::Move(find("e1e8"))).right);
    let words = said(&mate, &GivenAnswer::Move(find("e1e7")));
    assert!(
        words[0].starts_with("e1-e7 does not win in 1 move: Black answers"),
        "{words:?}"
    );
    assert_eq!(
        said(&mate, &marked(&mate, &[])),
        ["This exercise asks for a move."]
    );
}

#[test]
fn refusals_are_told() {
    let fen = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let step = |variant: &Variant, from, to| {
        let geometry = variant.geometry();
        let square = |name| geometry.square(name).unwrap();
        Step {
            from: square(from),
            to: square(to),
        }
    };
    let legal = posed("chess", fen, |variant, _| {
        Task::Legal(vec![step(variant, "e2", "c3"), step(variant, "e1", "d1")])
    });
    let (pinned, free) = (
        step(legal.variant(), "e2", "c3"),
        step(legal.variant(), "e1", "d1"),
    );
    assert_eq!(*legal.answer(), Answer::Steps(vec![free]));
    assert!(legal.check(&GivenAnswer::Steps(vec![free])).right);
    let words = said(&legal, &GivenAnswer::Steps(vec![pinned]));
    assert!(words[0].starts_with("e1d1 is legal."), "{words:?}");
    assert!(words[1].starts_with("e2c3 is not legal. ") && words[1].contains("the Rook on e8"));
}

fn baroque(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .arg("exercise")
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn the_command_writes_json_and_text() {
    let arguments = [
        "ultima",
        "--option",
        "leaps=single",
        "--count",
        "3",
        "--seed",
        "4",
    ];
    let (code, json, errors) = baroque(&[&arguments[..], &["--kind", "find", "--json"]].concat());
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let drawn: Value = serde_json::from_str(&json).unwrap();
    let catalogue = Catalogue::built_in();
    let both = Both::new(&catalogue, "ultima", "", &[("leaps", "single")]);
    assert_eq!(drawn.as_array().unwrap().len(), 3);
    for one in drawn.as_array().unwrap() {
        assert_eq!(one["game"], "ultima");
        assert_eq!(one["kind"], "find");
        assert_eq!(one["options"]["leaps"], "single");
        let fen = one["fen"].as_str().unwrap();
        let moves = oracle::legal_moves(&both.game, fen);
        for answer in one["answer"].as_array().unwrap() {
            let mv = moves.iter().find(|mv| mv.text == *answer).unwrap();
            assert!(mv.text.starts_with(one["piece"].as_str().unwrap()));
            if let Some(targets) = one["targets"].as_array() {
                assert_eq!(
                    targets,
                    &mv.captures
                        .iter()
                        .map(|at| Value::from(at.as_str()))
                        .collect::<Vec<_>>()
                );
            }
        }
        let seed = one["seed"].as_u64().unwrap().to_string();
        let again = [
            "ultima",
            "--option",
            "leaps=single",
            "--kind",
            "find",
            "--seed",
            &seed,
            "--json",
        ];
        let again: Value = serde_json::from_str(&baroque(&again).1).unwrap();
        assert_eq!(again[0], *one);
    }
    let (code, text, _) = baroque(&arguments);
    assert_eq!(code, Some(0));
    assert!(
        text.contains("1. predict, grade") && text.contains("\nAnswers\n1. "),
        "{text}"
    );
}

#[test]
fn bad_arguments_get_errors() {
    for (code, arguments, words) in [
        (
            2,
            &["ultima", "--kind", "guess"][..],
            "predict, find, danger",
        ),
        (
            2,
            &["ultima", "--grade", "0"],
            "expected a grade from 1 to 10",
        ),
        (
            2,
            &["ultima", "--grade", "5-3"],
            "expected a grade from 1 to 10",
        ),
        (2, &["ultima", "--count", "0"], "1..=100000"),
        (1, &["chess", "--kind", "frozen"], "use another kind"),
        (
            1,
            &["chess", "--fen", "k7/8/8/8/8/8/8/K7 w - - 0 1"],
            "the game is over",
        ),
        (1, &["nosuchgame"], "nosuchgame"),
    ] {
        let (status, output, errors) = baroque(arguments);
        assert_eq!(
            (status, output.as_str()),
            (Some(code), ""),
            "{arguments:?}: {errors}"
        );
        assert!(errors.contains(words), "{arguments:?}: {errors}");
    }
}
