//! Compares the rules library with the oracle, a slow and simple second derivation of the rules, in random games of
//! every game and layout.
//!
//! Both must agree on every legal move, its captures and the position after it, on check, on the attacked and frozen
//! pieces, and on the status of the game.

use crate::oracle;
use crate::random_boards;

use baroque::notation::{parse_fen, write_fen, write_move};
use baroque::rules::{Color, DrawReason, Outcome, Position, Variant};
use baroque::variant_file::Catalogue;
use oracle::{CHOICES, Chosen};
use random_boards::{Random, crowd, scatter, thin, throng};

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

/// Compares both on one position.
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

/// Compares the pieces that each side attacks.
fn compare_attacks(variant: &Variant, position: &Position, game: &oracle::Game) {
    let fen = write_fen(variant, position);
    for square in position.occupied() {
        let by = !position.piece(square).unwrap().color();
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

/// Plays a random game with many captures, and compares the positions on the way.
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

/// The library's and the oracle's game with these choices. The layout "" is the default one.
fn chosen(
    catalogue: &Catalogue,
    id: &str,
    layout: &str,
    choices: &[Chosen],
) -> (Variant, oracle::Game) {
    let layout = Some(layout).filter(|layout| !layout.is_empty());
    let owned: Vec<(String, String)> = choices
        .iter()
        .map(|&(option, choice)| (option.to_owned(), choice.to_owned()))
        .collect();
    let variant = catalogue.variant(id, layout, &owned).unwrap();
    let game = oracle::game(id, layout, choices);
    assert_eq!(
        write_fen(&variant, variant.start()),
        oracle::start_fen(&game)
    );
    (variant, game)
}

#[test]
fn random_games_agree_whatever_is_chosen() {
    let catalogue = Catalogue::built_in();
    let mut random = Random(1962);
    for &(id, layout, sets) in CHOICES {
        for &choices in sets {
            let (variant, game) = chosen(&catalogue, id, layout, choices);
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
        for &layout in layouts {
            let (variant, game) = chosen(&catalogue, id, layout, &[]);
            for _ in 0..3 {
                play(&variant, &game, &mut random, 120);
            }
        }
    }
}

/// The number of tries to make random boards for one game, and the number of boards of each kind.
const TRIES: usize = 400;
const BOARDS: usize = 25;

fn compare_boards(variant: &Variant, game: &oracle::Game, random: &mut Random) {
    for make_board in [scatter, crowd, thin, throng] {
        let boards = std::iter::repeat_with(|| make_board(variant, random));
        let kept = boards.take(TRIES).flatten().take(BOARDS);
        for (index, position) in kept.enumerate() {
            compare(variant, &position, game);
            if index % 3 == 0 {
                compare_attacks(variant, &position, game);
            }
        }
    }
}

/// Random games rarely bring many pieces together.
#[test]
fn random_positions_agree() {
    let catalogue = Catalogue::built_in();
    let mut random = Random(1962);
    for &(id, _) in oracle::GAMES {
        let (variant, game) = chosen(&catalogue, id, "", &[]);
        compare_boards(&variant, &game, &mut random);
    }
}

/// Whether a choice allows other moves on a board than the default one.
fn tells(variant: &Variant, default: &Variant, position: &Position) -> bool {
    let texts = |variant: &Variant, position: &Position| -> Vec<String> {
        let moves = variant.legal_moves(position).into_iter();
        let mut texts: Vec<String> = moves
            .map(|mv| {
                let captured = names(variant, variant.captured(position, mv));
                format!("{} {captured:?}", write_move(variant, mv))
            })
            .collect();
        texts.sort();
        texts
    };
    let usually = parse_fen(default, &write_fen(variant, position));
    usually.is_ok_and(|usually| texts(default, &usually) != texts(variant, position))
}

#[test]
fn random_positions_agree_whatever_is_chosen() {
    let catalogue = Catalogue::built_in();
    let mut random = Random(1968);
    for &(id, layout, sets) in CHOICES {
        let (default, _) = chosen(&catalogue, id, layout, &[]);
        for &choices in sets {
            let (variant, game) = chosen(&catalogue, id, layout, choices);
            compare_boards(&variant, &game, &mut random);
            for make_board in [thin, throng] {
                let boards = std::iter::repeat_with(|| make_board(&variant, &mut random));
                let telling = boards.take(1000).flatten();
                let telling = telling.filter(|position| tells(&variant, &default, position));
                for position in telling.take(5) {
                    compare(&variant, &position, &game);
                }
            }
        }
    }
}
