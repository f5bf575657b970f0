//! Penultima: drawn secrets, the referee, what is public, hypotheses, and the computer that does not know the rules.

use baroque::penultima::*;
use baroque::rules::{MethodName, Outcome, Position, Variant};
use baroque::search::Level;
use std::collections::BTreeSet;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Pseudo-random numbers for the tests (xorshift, Marsaglia 2003).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

fn level(number: u8) -> Difficulty {
    Difficulty::numbered(number).unwrap()
}

/// A secret with these rules, and names that do not depend on them.
fn secret(difficulty: u8, rules: &[(Role, Rule)]) -> Secret {
    playable(difficulty, rules).unwrap()
}

/// The same; nothing if a king would be in check at the start.
fn playable(difficulty: u8, rules: &[(Role, Rule)]) -> Option<Secret> {
    let hidden = rules.iter().map(|(role, _)| Hidden {
        role: *role,
        name: format!("Nam{}", role.letter().to_lowercase()),
    });
    let hidden = hidden.collect();
    let rules = rules.iter().fold(Rules::default(), |rules, (role, rule)| {
        rules.with(*role, rule.clone())
    });
    let secret = Secret::of(level(difficulty), 1, hidden, rules)?;
    (!secret.variant().in_check(secret.variant().start())).then_some(secret)
}

fn rook(method: MethodName) -> Secret {
    secret(1, &[(Role::Rook, Rule::new(Movement::Rook, [method], []))])
}

fn referee(secret: Secret) -> Referee {
    Referee::new(secret, Attempts::Unlimited).unwrap()
}

/// Makes tries such as `a2a4`.
fn play(referee: &mut Referee, tries: &str) {
    for text in tries.split_whitespace() {
        let attempt = referee.public().read(text).unwrap();
        referee.attempt(attempt).unwrap();
    }
}

fn last(referee: &Referee) -> &TryEntry {
    referee.public().log().last().unwrap()
}

/// Whether a mate can be played within so many plies.
fn mate_within(game: &Variant, position: &Position, plies: u32) -> bool {
    let moves = game.legal_moves(position);
    match plies {
        _ if moves.is_empty() => game.in_check(position),
        0 => false,
        _ => moves
            .iter()
            .any(|&mv| mate_within(game, &game.play(position, mv), plies - 1)),
    }
}

/// What must be true of a drawn secret. A hidden piece can act if random moves find a capture for it.
fn check_drawn(secret: &Secret, seed: u64, plies: u32) {
    let (game, count) = (secret.variant(), secret.difficulty().hidden());
    let names: BTreeSet<&str> = secret
        .hidden()
        .iter()
        .map(|piece| piece.name.as_str())
        .collect();
    assert_eq!(
        (
            names.len(),
            secret.hidden().len(),
            secret.rules().iter().count()
        ),
        (count, count, count)
    );
    let orthodox = ["King", "Queen", "Rook", "Bishop", "Knight", "Pawn"];
    assert!(orthodox.iter().all(|name| !names.contains(name)));
    assert!(game.has_legal_move(game.start()) && game.has_legal_move(&game.pass(game.start())));
    assert!(!mate_within(game, game.start(), plies), "{seed}");
    let mut dice = Dice(seed + 1);
    let mut idle: BTreeSet<char> = secret
        .hidden()
        .iter()
        .map(|piece| piece.role.letter())
        .collect();
    for _ in 0..200 {
        let mut position = game.start().clone();
        for _ in 0..80 {
            let moves = game.legal_moves(&position);
            for &mv in moves
                .iter()
                .filter(|&&mv| game.captured(&position, mv).any())
            {
                idle.remove(
                    &game
                        .kind(position.piece(mv.from).unwrap().piece_type())
                        .letter,
                );
            }
            if moves.is_empty() || idle.is_empty() {
                break;
            }
            position = game.play(&position, moves[dice.below(moves.len())]);
        }
    }
    assert!(
        idle.is_empty(),
        "seed {seed}: {idle:?} of {:?}",
        secret.rules()
    );
}

#[test]
fn drawn_games_are_playable() {
    for seed in 0..200 {
        let secret = Secret::draw(Difficulty::ALL[seed as usize % 5], seed).unwrap();
        check_drawn(&secret, seed, if seed % 40 == 0 { 3 } else { 1 });
    }
}

#[test]
#[ignore = "takes minutes"]
fn two_thousand_drawn_games_are_playable() {
    for seed in 0..2_000 {
        let secret = Secret::draw(Difficulty::ALL[seed as usize % 5], seed).unwrap();
        check_drawn(&secret, seed, if seed % 40 == 0 { 3 } else { 1 });
    }
}

#[test]
fn the_same_seed_gives_the_same_secret() {
    for difficulty in Difficulty::ALL {
        let [one, other] = [7, 7].map(|seed| Secret::draw(difficulty, seed).unwrap());
        assert_eq!(one.file(), other.file());
        assert_ne!(one.file(), Secret::draw(difficulty, 8).unwrap().file());
    }
}

/// The rook captures by withdrawal: the enemy behind its start, on the line of its move.
#[test]
fn the_referee_says_what_is_legal_and_shows_what_happens() {
    let mut game = referee(rook(MethodName::Withdraw));
    play(&mut game, "a1b3");
    assert_eq!(last(&game).ruling, Ruling::Illegal);
    play(&mut game, "a2a4 h7h5 a1a3 h5h4 a3h3");
    let Ruling::Played {
        check: false,
        outcome: None,
        ..
    } = last(&game).ruling
    else {
        panic!()
    };
    // The rook stands below the pawn on h4 now, and comes to stand beside it on h3.
    assert!(last(&game).removed().is_empty());
    play(&mut game, "b7b6 h3g3 h4h3 g3f3");
    let removed: Vec<&str> = last(&game)
        .removed()
        .into_iter()
        .map(|at| game.public().board().geometry().name(at))
        .collect();
    assert_eq!(removed, ["h3"]);
    let attempt = game.public().read("a2a3").unwrap();
    assert_eq!(game.attempt(attempt), Err(NoTry::NotYours));
    let attempt = game.public().read("a7a7").unwrap();
    assert_eq!(game.attempt(attempt), Err(NoTry::SameSquare));
}

#[test]
fn illegal_tries_lose_the_turn_but_not_in_check() {
    let mut game = Referee::new(rook(MethodName::Withdraw), Attempts::Limited(2)).unwrap();
    play(&mut game, "a1a5");
    assert!(!last(&game).turn_lost && game.public().attempts_left() == Some(1));
    play(&mut game, "a1a5");
    assert!(last(&game).turn_lost);
    assert_eq!(game.public().turn(), baroque::rules::Color::Black);
    // 1. -- f6 2. e4 g5 3. d4 a6 4. Qh5 is mate.
    play(&mut game, "f7f6 e2e3 a7a6 d1h5");
    let Ruling::Played { check, outcome, .. } = &last(&game).ruling else {
        panic!()
    };
    assert!(*check && outcome.is_none());
    for _ in 0..5 {
        play(&mut game, "a6a5");
        assert_eq!(
            (&last(&game).ruling, last(&game).turn_lost),
            (&Ruling::Exposes, false)
        );
    }
    play(&mut game, "g7g6");
    assert!(!game.public().in_check());
}

/// As the rules say (section 14): no double step, no capture en passant, no promotion.
#[test]
fn a_hidden_pawn_has_only_the_moves_of_its_rule() {
    for movement in [Movement::Pawn, Movement::Knight] {
        let pawn = Rule::new(movement, [MethodName::Advance], []);
        let secret = secret(5, &[(Role::Pawn, pawn)]);
        let game = secret.variant();
        let from = game.geometry().square("e2").unwrap();
        let to = game.geometry().square("e4").unwrap();
        let moves = game.legal_moves(game.start());
        assert!(!moves.iter().any(|mv| (mv.from, mv.to) == (from, to)));
        let seventh = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        let position = baroque::notation::parse_fen(game, seventh).unwrap();
        let moves = game.legal_moves(&position);
        assert!(
            moves.iter().all(|mv| mv.promotion.is_none()),
            "{movement:?}"
        );
    }
}

#[test]
fn a_mate_is_announced_and_ends_the_game() {
    let mut game = referee(rook(MethodName::Leap));
    play(&mut game, "f2f3 e7e5 g2g4 d8h4");
    let announced = matches!(
        game.public().outcome(),
        Some(Outcome::Win(baroque::rules::Color::Black, _))
    );
    assert!(announced && game.public().pgn().contains("Qd8-h4# 0-1"));
    let attempt = game.public().read("a2a3").unwrap();
    assert_eq!(game.attempt(attempt), Err(NoTry::GameOver));
}

/// Everything public of a game, as text.
fn public_texts(game: &Referee) -> Vec<String> {
    let public = game.public();
    let left = serde_json::from_str::<serde_json::Value>(&save(game)).unwrap();
    let mut open = left.clone();
    let sealed = open.as_object_mut().unwrap().remove("sealed").unwrap();
    vec![
        public.json().to_string(),
        public.fen(),
        public.pgn(),
        format!("{public:?}"),
        format!("{game:?}"),
        format!("{:?}", public.board()),
        open.to_string(),
        sealed.as_str().unwrap().len().to_string(),
    ]
}

#[test]
fn nothing_public_tells_two_secrets_apart_that_agree_so_far() {
    let plain = |movement, method| Rule::new(movement, [method], []);
    let pairs = [
        (rook(MethodName::Withdraw), rook(MethodName::Advance)),
        (
            secret(
                2,
                &[
                    (Role::Rook, plain(Movement::Rook, MethodName::Leap)),
                    (Role::Knight, plain(Movement::Knight, MethodName::Shoot)),
                ],
            ),
            secret(
                2,
                &[
                    (Role::Rook, plain(Movement::Rook, MethodName::Pinch)),
                    (
                        Role::Knight,
                        plain(Movement::Knight, MethodName::Coordinate),
                    ),
                ],
            ),
        ),
    ];
    for (one, other) in pairs {
        let (mut one, mut other) = (referee(one), referee(other));
        for attempt in "a1a5 g1f3 b8c6 a2a4 a7a5 a1a3 a8a6 a3b3 c6c2 h7h6 b3b6".split_whitespace() {
            assert_eq!(public_texts(&one), public_texts(&other));
            play(&mut one, attempt);
            play(&mut other, attempt);
            if one.public().log() != other.public().log() {
                break;
            }
        }
        assert!(one.public().log().len() > 8);
    }
}

#[test]
fn the_reveal_shows_seed_and_rules() {
    let secret = Secret::draw(level(3), 5).unwrap();
    let game = referee(secret.clone());
    let text = game.public().pgn_revealed(&secret);
    assert!(text.contains("[Seed \"5\"]"));
    assert!(
        secret
            .rules()
            .iter()
            .all(|(_, rule)| text.contains(&rule.to_string()))
    );
    assert!(!game.public().pgn().contains("Seed"));
}

#[test]
fn saved_games_come_back_and_changed_ones_are_refused() {
    let mut game = Referee::new(Secret::draw(level(4), 9).unwrap(), Attempts::Limited(1)).unwrap();
    play(&mut game, "e1e3 e8e6 a2a3");
    game.resign(baroque::rules::Color::White);
    let text = save(&game);
    let again = load(&text).unwrap();
    assert_eq!(public_texts(&game), public_texts(&again));
    assert_eq!(again.public().outcome(), game.public().outcome());
    assert_eq!(again.secret().file(), game.secret().file());
    assert!(matches!(load("{}"), Err(SavedError::Form(_))));
    assert!(matches!(
        load(&text.replace("\"format\": 1", "\"format\": 2")),
        Err(SavedError::Version(2))
    ));
    assert!(matches!(
        load(&text.replace("\"level\": 4", "\"level\": 9")),
        Err(SavedError::Form(_))
    ));
    assert!(matches!(
        load(&text.replace("\"e1e3\"", "\"e1e9\"")),
        Err(SavedError::Try(1, _))
    ));
    assert!(matches!(
        load(&text.replace("\"sealed\": \"", "\"sealed\": \"0")),
        Err(SavedError::Seal)
    ));
    let long = "x".repeat(10_000);
    for (old, new) in [
        ("\"level\"", format!("\"{long}\"")),
        ("\"e1e3\"", format!("\"{long}\"")),
    ] {
        let error = load(&text.replace(old, &new)).err().unwrap().to_string();
        assert!(error.len() < 400, "{error}");
    }
}

/// A game with the answer of its rules to a try, worked out from lists of moves alone.
fn answers(game: &Variant, entry: &TryEntry) -> bool {
    let (
        position,
        Try {
            from,
            to,
            promotion,
        },
    ) = (&entry.before, entry.attempt);
    let queen = game.piece('Q').unwrap().piece_type();
    let meant = |mv: &&baroque::rules::Move| {
        (mv.from, mv.to) == (from, to)
            && mv
                .promotion
                .is_none_or(|into| into == promotion.unwrap_or(queen))
    };
    let mut all = Vec::new();
    game.pseudo_legal_moves(position, &mut all);
    let legal = game.legal_moves(position);
    match (&entry.ruling, legal.iter().find(meant)) {
        (Ruling::Played { after, check, .. }, Some(&mv)) => {
            game.play(position, mv) == **after && game.in_check(after) == *check
        }
        (Ruling::Exposes, None) => all.iter().any(|mv| meant(&mv)),
        (Ruling::Illegal, None) => !all.iter().any(|mv| meant(&mv)),
        _ => false,
    }
}

/// Every choice of rules for these roles, with its game.
fn all_games(difficulty: u8, fixed: &[(Role, Rule)], free: &[Role]) -> Vec<(Rules, Arc<Variant>)> {
    let Some((&role, rest)) = free.split_first() else {
        let mut all = fixed.to_vec();
        all.sort();
        let secret = playable(difficulty, &all);
        return secret
            .map(|secret| (secret.rules().clone(), secret.variant().clone()))
            .into_iter()
            .collect();
    };
    let with = |rule| all_games(difficulty, &[fixed, &[(role, rule)]].concat(), rest);
    vocabulary(role, level(difficulty))
        .into_iter()
        .flat_map(with)
        .collect()
}

/// Plays tries that rules of the vocabulary give in the position.
fn explore(game: &mut Referee, games: &[(Rules, Arc<Variant>)], tries: usize, dice: &mut Dice) {
    for _ in 0..tries {
        if game.public().outcome().is_some() {
            return;
        }
        let (_, guess) = &games[dice.below(games.len())];
        let mut moves = Vec::new();
        guess.pseudo_legal_moves(game.public().position(), &mut moves);
        let captures = moves
            .iter()
            .filter(|mv| guess.captured(game.public().position(), **mv).any());
        let captures: Vec<_> = captures.copied().collect();
        let from = if captures.is_empty() || dice.below(2) == 0 {
            &moves
        } else {
            &captures
        };
        if let Some(mv) = from.get(dice.below(from.len().max(1))) {
            let attempt = Try {
                from: mv.from,
                to: mv.to,
                promotion: mv.promotion,
            };
            game.attempt(attempt).unwrap();
        }
    }
}

/// Compares every judgement with that of all games of the vocabulary.
fn compare(difficulty: u8, seed: u64, tries: usize, unknown: usize) {
    let hidden = Secret::draw(level(difficulty), seed).unwrap();
    let roles: Vec<Role> = hidden.hidden().iter().map(|piece| piece.role).collect();
    let all: Vec<(Role, Rule)> = hidden
        .rules()
        .iter()
        .map(|(role, rule)| (role, rule.clone()))
        .collect();
    let truth = secret(difficulty, &all);
    let (free, fixed) = roles.split_at(unknown);
    let fixed: Vec<(Role, Rule)> = all
        .iter()
        .filter(|(role, _)| fixed.contains(role))
        .cloned()
        .collect();
    let games = all_games(difficulty, &fixed, free);
    let mut dice = Dice(seed + 77);
    let mut game = referee(truth);
    explore(&mut game, &games, tries, &mut dice);
    let log = game.public().log();
    let mut evidence = Evidence::new(game.public()).unwrap();
    let base = fixed.iter().fold(Rules::default(), |rules, (role, rule)| {
        rules.with(*role, rule.clone())
    });
    let explains = |rules: &Rules, wanted: &[usize]| {
        let extends = |known: &Rules| {
            rules
                .iter()
                .all(|(role, rule)| known.get(role) == Some(rule))
        };
        games
            .iter()
            .any(|(known, game)| extends(known) && wanted.iter().all(|&at| answers(game, &log[at])))
    };
    let everything: Vec<usize> = (0..log.len()).collect();
    let mut hypotheses = vec![base.clone(), game.secret().rules().clone()];
    for &role in free {
        hypotheses.extend(
            vocabulary(role, level(difficulty))
                .into_iter()
                .map(|rule| base.clone().with(role, rule)),
        );
    }
    hypotheses.extend((0..20).map(|_| games[dice.below(games.len())].0.clone()));
    for hypothesis in hypotheses {
        let verdict = evidence.judge(&hypothesis);
        assert_eq!(
            verdict == Verdict::Unplayable,
            !explains(&hypothesis, &[]),
            "{seed} {hypothesis:?}"
        );
        assert_eq!(
            verdict == Verdict::Consistent,
            explains(&hypothesis, &everything),
            "{seed} {hypothesis:?} {verdict:?}"
        );
        if let Verdict::Contradicted(tries) = verdict {
            let alone = everything
                .iter()
                .copied()
                .filter(|&at| !explains(&hypothesis, &[at]))
                .collect::<Vec<usize>>();
            assert!(
                alone == tries || alone.is_empty(),
                "{hypothesis:?}: {tries:?}, not {alone:?}"
            );
            assert!(!explains(&hypothesis, &tries) && !tries.is_empty());
        }
    }
}

#[test]
fn hypotheses_are_judged_as_all_games_of_the_vocabulary_judge_them() {
    for seed in 0..6 {
        compare(1, seed, 30, 1);
        compare(2, seed, 40, 2);
    }
    // With powers: freezing is what the rules of different pieces have in common.
    for seed in 0..8 {
        compare(3, seed, 60, 1);
    }
    for seed in 0..2 {
        compare(3, seed, 40, 2);
    }
    compare(5, 1, 60, 1);
}

#[test]
fn a_declared_rule_is_right_if_the_piece_does_the_same() {
    let game = referee(rook(MethodName::Withdraw));
    let rule = |movement, methods: &[MethodName]| Rule::new(movement, methods.iter().copied(), []);
    assert!(game.is_right(Role::Rook, &rule(Movement::Rook, &[MethodName::Withdraw])));
    assert!(!game.is_right(Role::Rook, &rule(Movement::Queen, &[MethodName::Withdraw])));
    assert!(!game.is_right(
        Role::Rook,
        &rule(Movement::Rook, &[MethodName::Withdraw, MethodName::Advance])
    ));
    assert!(!game.is_right(
        Role::Bishop,
        &rule(Movement::Bishop, &[MethodName::Withdraw])
    ));
    for method in methods() {
        let right = game.is_right(Role::Rook, &rule(Movement::Rook, &[method]));
        assert_eq!(right, method == MethodName::Withdraw, "{method:?}");
    }
}

#[test]
fn the_laboratory_counts_tries_and_wrong_declarations() {
    let mut laboratory = Laboratory::new(rook(MethodName::Leap)).unwrap();
    let attempt = laboratory.referee().public().read("a1a5").unwrap();
    laboratory.attempt(attempt).unwrap();
    laboratory.set_up_again();
    let rule = |method| Rule::new(Movement::Rook, [method], []);
    assert_eq!(
        laboratory.declare(Role::Queen, &rule(MethodName::Leap)),
        DeclarationResult::Known
    );
    assert_eq!(
        laboratory.declare(Role::Rook, &rule(MethodName::Shoot)),
        DeclarationResult::Wrong
    );
    assert!(!laboratory.is_done());
    assert_eq!(
        laboratory.declare(Role::Rook, &rule(MethodName::Leap)),
        DeclarationResult::Right
    );
    assert!(laboratory.is_done() && laboratory.score() == 6);
    assert!(laboratory.attempt(attempt).is_err());
}

#[test]
fn a_laboratory_comes_back_with_its_set_ups_and_its_score() {
    let mut laboratory = Laboratory::new(rook(MethodName::Leap)).unwrap();
    for text in ["a1a5", "e2e4"] {
        let attempt = laboratory.referee().public().read(text).unwrap();
        laboratory.attempt(attempt).unwrap();
    }
    laboratory.set_up_again();
    assert_eq!(laboratory.note(Role::Rook, false), DeclarationResult::Wrong);
    let referee = load(&save(laboratory.referee())).unwrap();
    let again = Laboratory::restored(referee, Vec::new(), laboratory.wrong());
    assert_eq!(again.referee().public().set_ups(), [2]);
    assert_eq!(
        again.referee().public().position(),
        again.referee().public().board().start()
    );
    assert_eq!((again.score(), again.is_done()), (7, false));
    let done = Laboratory::restored(again.referee().clone(), vec![Role::Rook], 1);
    assert!(done.is_done() && done.referee().public().outcome().is_some());
}

#[test]
fn every_day_has_its_secret() {
    let days = [
        (2026, 2, 28),
        (2026, 3, 1),
        (2026, 3, 2),
        (2026, 12, 31),
        (2027, 1, 1),
    ]
    .map(|(y, m, d)| daily(y, m, d));
    let seeds: BTreeSet<u64> = days.iter().map(|day| day.1).collect();
    assert_eq!(seeds.len(), days.len());
    let next = |day: Difficulty| day.number() % 5 + 1;
    assert_eq!(
        (days[1].0.number(), days[2].0.number()),
        (next(days[0].0), next(days[1].0))
    );
    assert_eq!(days[4].0.number(), next(days[3].0));
}

/// Two games in step: as long as everything seen is the same, so are the tries of the computer.
#[test]
fn the_computer_plays_the_same_against_secrets_that_agree_so_far() {
    let stop = AtomicBool::new(false);
    for (seed, methods) in [
        (1, [MethodName::Withdraw, MethodName::Advance]),
        (2, [MethodName::Leap, MethodName::Destroy]),
    ] {
        let mut games = methods.map(|method| referee(rook(method)));
        let mut players =
            [0, 1].map(|at| Guesser::new(games[at].public(), Level::Newcomer, seed).unwrap());
        let mut agreed = 0;
        while games[0].public().log() == games[1].public().log() && agreed < 30 {
            let [one, other] = [0, 1].map(|at| players[at].choose(games[at].public(), &stop));
            assert_eq!(one, other);
            let Some(attempt) = one else { break };
            agreed += 1;
            let _ = [0, 1].map(|at| games[at].attempt(attempt).map(|_| ()));
        }
        assert!(agreed >= 3, "{agreed}");
    }
}

/// Also at the hardest level it always finds rules that fit, and a try.
#[test]
fn the_computer_plays_at_every_difficulty() {
    let stop = AtomicBool::new(false);
    for difficulty in Difficulty::ALL {
        let mut game =
            Referee::new(Secret::draw(difficulty, 3).unwrap(), Attempts::Limited(1)).unwrap();
        let mut player = Guesser::new(game.public(), Level::Newcomer, 1).unwrap();
        for _ in 0..6 {
            let Some(attempt) = player.choose(game.public(), &stop) else {
                break;
            };
            game.attempt(attempt).unwrap();
        }
        assert!(game.public().log().len() == 6 || game.public().outcome().is_some());
    }
}

#[test]
fn the_command_line_prints_a_secret() {
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_baroque"))
            .arg("penultima")
            .args(arguments)
            .output()
            .unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let (code, json, _) = run(&["--seed", "4", "--level", "2", "--json"]);
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (code, value["pieces"].as_array().unwrap().len()),
        (Some(0), 2)
    );
    assert_eq!(value["file"], Secret::draw(level(2), 4).unwrap().file());
    let (code, text, _) = run(&["--seed", "4", "--level", "2"]);
    assert!(code == Some(0) && text.contains(value["pieces"][0]["text"].as_str().unwrap()));
    let (code, _, error) = run(&["--level", "6"]);
    assert!(code == Some(2) && error.contains("6"));
}
