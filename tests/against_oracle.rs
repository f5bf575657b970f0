//! The rules library against the oracle: a second derivation of the rules, slow and plain, on random
//! games of every game and layout.
//!
//! Both must agree on every legal move, what it captures and the position after it, on check, on
//! which men are attacked and frozen, and on how the game stands.

mod oracle;

use baroque::notation::{parse_fen, write_fen, write_move};
use baroque::rules::{
    Captured, Color, DrawReason, Outcome, Piece, PieceType, Position, Setup, Square, Variant,
};
use baroque::variant_file::Catalogue;

/// A small pseudo-random sequence (SplitMix64), so that each run tests the same games.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}

fn names(variant: &Variant, squares: baroque::rules::Bitboard) -> Vec<String> {
    let name = |square| variant.geometry().name(square).to_owned();
    let mut names: Vec<String> = squares.into_iter().map(name).collect();
    names.sort();
    names
}

/// Every move as text: `move captures… -> FEN`.
fn our_moves(variant: &Variant, position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = variant
        .legal_moves(position)
        .into_iter()
        .map(|mv| {
            let captured = variant.transition(position, mv).captured();
            assert_eq!(captured, variant.captured(position, mv));
            let next = variant.play(position, mv);
            let fen = write_fen(variant, &next);
            let again = parse_fen(variant, &fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
            assert_eq!(again, next, "{fen} reads back as another position");
            let text = write_move(variant, mv);
            format!("{text} {:?} -> {fen}", names(variant, captured))
        })
        .collect();
    moves.sort();
    moves
}

fn their_moves(game: &oracle::Game, fen: &str) -> Vec<String> {
    let mut moves: Vec<String> = oracle::legal_moves(game, fen)
        .into_iter()
        .map(|mv| format!("{} {:?} -> {}", mv.text, mv.captures, mv.fen))
        .collect();
    moves.sort();
    moves
}

fn same_status(ours: Option<Outcome>, theirs: oracle::Status) -> bool {
    use oracle::Status;
    matches!(
        (ours, theirs),
        (None, Status::Ongoing)
            | (Some(Outcome::Win(Color::White, _)), Status::WhiteWins(_))
            | (Some(Outcome::Win(Color::Black, _)), Status::BlackWins(_))
            | (Some(Outcome::Draw(_)), Status::Draw(_))
    )
}

/// Compares everything about one position.
fn compare(variant: &Variant, position: &Position, game: &oracle::Game) {
    let fen = write_fen(variant, position);
    let place = format!("{} {}: {fen}", variant.id(), variant.layout());
    let (ours, theirs) = (our_moves(variant, position), their_moves(game, &fen));
    let only_ours: Vec<_> = ours.iter().filter(|mv| !theirs.contains(mv)).collect();
    let only_theirs: Vec<_> = theirs.iter().filter(|mv| !ours.contains(mv)).collect();
    assert!(
        only_ours.is_empty() && only_theirs.is_empty(),
        "{place}\nonly the library: {only_ours:#?}\nonly the oracle: {only_theirs:#?}"
    );
    let status = oracle::status(game, &fen);
    let outcome = variant.outcome(position);
    assert!(
        same_status(outcome, status),
        "{place}\n{outcome:?} {status:?}"
    );
    assert_eq!(
        variant.in_check(position),
        oracle::in_check(game, &fen),
        "{place}"
    );
    let frozen = variant.frozen(position, Color::White) | variant.frozen(position, Color::Black);
    assert_eq!(
        names(variant, frozen),
        oracle::frozen(game, &fen),
        "{place}"
    );
}

/// Compares which men are attacked, by either side.
fn compare_attacks(variant: &Variant, position: &Position, game: &oracle::Game) {
    let fen = write_fen(variant, position);
    for square in position.occupied() {
        let by = !position.man(square).unwrap().color();
        let name = variant.geometry().name(square);
        assert_eq!(
            variant.attackers(position, square, by).any(),
            oracle::attacked(game, &fen, by == Color::White, name),
            "{} {}: {fen}: attack on {name}",
            variant.id(),
            variant.layout()
        );
    }
}

/// Plays a random game, preferring captures so that the men meet, and compares along the way.
fn play(variant: &Variant, game: &oracle::Game, random: &mut Random, plies: usize) {
    let mut position = variant.start().clone();
    for ply in 0..plies {
        if ply % 3 == 0 {
            compare(variant, &position, game);
        }
        if ply % 12 == 0 {
            compare_attacks(variant, &position, game);
        }
        let over = variant.outcome(&position);
        if over.is_some_and(|outcome| outcome != Outcome::Draw(DrawReason::Clock)) {
            compare(variant, &position, game);
            return;
        }
        let moves = variant.legal_moves(&position);
        let captures: Vec<_> = moves
            .iter()
            .filter(|&&mv| variant.captured(&position, mv).any())
            .collect();
        let mv = match captures.len() {
            0 => moves[random.below(moves.len())],
            few if random.below(3) == 0 => *captures[random.below(few)],
            _ => moves[random.below(moves.len())],
        };
        position = variant.play(&position, mv);
    }
}

/// One option of a game with a choice that is not the usual one.
type Chosen = (&'static str, &'static str);

/// The usual choices.
const NONE: &[Chosen] = &[];

/// For the games with options that the oracle knows too, the choices to be played.
const CHOICES: &[(&str, &[&[Chosen]])] = &[
    (
        "ultima",
        &[
            &[("rank_limit", "on")],
            &[("freezing", "cambridge")],
            &[("mimicry", "cambridge")],
            &[("coordination", "delft")],
            &[("leaps", "single")],
            &[("suicide", "off")],
            &[("royal", "capture")],
            &[("symmetry", "choose")],
            &[
                ("mimicry", "cambridge"),
                ("leaps", "single"),
                ("coordination", "delft"),
            ],
            &[
                ("rank_limit", "on"),
                ("royal", "capture"),
                ("freezing", "cambridge"),
            ],
            &[
                ("rank_limit", "on"),
                ("suicide", "off"),
                ("symmetry", "choose"),
            ],
        ],
    ),
    (
        "ultima-1968",
        &[&[("royal", "capture")], &[("leaps", "single")]],
    ),
    (
        "baroque",
        &[&[("royal", "capture")], &[("symmetry", "fixed")]],
    ),
    ("renaissance", &[&[("symmetry", "choose")]]),
    (
        "baroque-cambridge",
        &[
            &[("suicide", "on")],
            &[("freezing", "normal")],
            &[("mimicry", "combined")],
            &[("coordination", "delft"), ("leaps", "single")],
        ],
    ),
];

/// The library's and the oracle's game with these choices.
fn chosen(catalogue: &Catalogue, id: &str, choices: &[Chosen]) -> (Variant, oracle::Game) {
    let owned: Vec<(String, String)> = choices
        .iter()
        .map(|&(option, choice)| (option.to_owned(), choice.to_owned()))
        .collect();
    let variant = catalogue.variant(id, None, &owned).unwrap();
    (variant, oracle::game(id, None, choices))
}

#[test]
fn random_games_agree_whatever_is_chosen() {
    let catalogue = Catalogue::built_in();
    let mut random = Random(1962);
    for &(id, sets) in CHOICES {
        for &choices in sets {
            let (variant, game) = chosen(&catalogue, id, choices);
            assert_eq!(
                write_fen(&variant, variant.start()),
                oracle::start_fen(&game)
            );
            for _ in 0..2 {
                play(&variant, &game, &mut random, 90);
            }
        }
    }
}

#[test]
fn random_games_agree() {
    let catalogue = Catalogue::built_in();
    let mut random = Random(2002);
    for &(id, layouts) in oracle::GAMES {
        if catalogue.info(id).is_err() {
            continue;
        }
        for &layout in layouts {
            let layout = Some(layout).filter(|layout| !layout.is_empty());
            let variant = catalogue.variant(id, layout, &[]).unwrap();
            let game = oracle::game(id, layout, &[]);
            assert_eq!(
                write_fen(&variant, variant.start()),
                oracle::start_fen(&game)
            );
            for _ in 0..3 {
                play(&variant, &game, &mut random, 120);
            }
        }
    }
}

/// The men of the array thrown onto random squares, some left out; nothing if the game cannot come to
/// that. Men that can come back wait in the hand.
fn scatter(variant: &Variant, random: &mut Random) -> Option<Position> {
    let start = variant.start();
    let mut empty: Vec<Square> = variant.geometry().squares().into_iter().collect();
    let mut setup = Setup::empty();
    let scarcity = 2 + random.below(4);
    let pawn = |man: Piece| variant.man(man.piece_type()).pawn;
    for square in start.occupied() {
        let man: Piece = start.man(square).unwrap();
        let king = variant.royals().contains(man.piece_type());
        if king || random.below(scarcity) > 0 {
            let place = empty.swap_remove(random.below(empty.len()));
            setup.men.push((place, man));
        } else if variant.settings().captured == Captured::ToOwnHand && !pawn(man) {
            setup.hands[man.color()].add(man.piece_type());
        }
    }
    setup.turn = Color::ALL[random.below(2)];
    variant.position(&setup).ok()
}

/// Men of all types and both sides thrown onto random squares and into the hands; nothing where the
/// array bounds their number.
fn crowd(variant: &Variant, random: &mut Random) -> Option<Position> {
    if variant.settings().captured == Captured::ToOwnHand {
        return None;
    }
    let mut setup = Setup::empty();
    let mut empty: Vec<Square> = variant.geometry().squares().into_iter().collect();
    let mut put = |setup: &mut Setup, random: &mut Random, man: Piece| {
        let square = empty.swap_remove(random.below(empty.len()));
        if variant.standing_room(man).contains(square) {
            setup.men.push((square, man));
        }
    };
    for color in Color::ALL {
        for king in variant.royals().and(variant.army(color)).iter() {
            put(&mut setup, random, Piece::new(color, king));
        }
    }
    let officers: Vec<PieceType> = (0..variant.men().len())
        .map(PieceType::new)
        .filter(|&kind| !variant.royals().contains(kind))
        .collect();
    for _ in 0..8 + random.below(28) {
        let man = Piece::new(
            Color::ALL[random.below(2)],
            officers[random.below(officers.len())],
        );
        match variant.settings().hands && random.below(10) == 0 {
            true => setup.hands[man.color()].add(man.piece_type()),
            false => put(&mut setup, random, man),
        }
    }
    setup.turn = Color::ALL[random.below(2)];
    variant.position(&setup).ok()
}

/// How often men are thrown for one game, and how many boards of each kind are kept.
const TRIES: usize = 400;
const BOARDS: usize = 25;

/// Random games seldom bring about what crowds of men can do to each other.
#[test]
fn random_positions_agree() {
    let catalogue = Catalogue::built_in();
    let mut random = Random(1962);
    let mut games: Vec<(&str, &[Chosen])> =
        oracle::GAMES.iter().map(|&(id, _)| (id, NONE)).collect();
    for &(id, sets) in CHOICES {
        games.extend(sets.iter().map(|&choices| (id, choices)));
    }
    for (id, choices) in games {
        let (variant, game) = chosen(&catalogue, id, choices);
        for throw in [scatter, crowd] {
            let boards = std::iter::repeat_with(|| throw(&variant, &mut random));
            let kept = boards.take(TRIES).flatten().take(BOARDS);
            for (index, position) in kept.enumerate() {
                compare(&variant, &position, &game);
                if index % 3 == 0 {
                    compare_attacks(&variant, &position, &game);
                }
            }
        }
    }
}
