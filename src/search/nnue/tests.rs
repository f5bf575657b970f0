//! The updated sums agree with sums from scratch, in every game.

use super::*;
use crate::rules::{Color, Piece, PieceType, Position, Square, Variant};
use crate::search::random::Random;
use crate::variant_file::Catalogue;
use std::sync::Arc;

/// A network of random weights.
fn network(inputs: &Inputs) -> Network {
    let mut random = Random::new(11);
    let mut row = |most: usize| {
        let mut row = [0; network::WIDTH];
        row.fill_with(|| random.below(2 * most + 1) as i16 - most as i16);
        row
    };
    Network {
        board: inputs.board(),
        blocks: inputs.blocks().to_vec(),
        scale: 300,
        pieces: 32,
        rows: (0..inputs.len()).map(|_| row(60)).collect(),
        bias: row(200),
        second: std::array::from_fn(|_| [row(127), row(127)]),
        second_bias: [40; network::BUCKETS],
    }
}

/// The value of a network for a position, by its definition and with exact numbers.
fn from_scratch(network: &Network, inputs: &Inputs, variant: &Variant, position: &Position) -> i32 {
    let (one, two) = (
        f64::from(network::FIRST_ONE),
        f64::from(network::SECOND_ONE),
    );
    let bucket = network.bucket(position.occupied().len());
    let mut total = f64::from(network.second_bias[bucket]) / one / two;
    for (side, view) in [position.turn(), !position.turn()].into_iter().enumerate() {
        let active = inputs.of(&variant.facts(position), view);
        for index in 0..network::WIDTH {
            let rows = active
                .iter()
                .map(|&input| &network.rows[usize::from(input)]);
            let sum: i32 = rows.map(|row| i32::from(row[index])).sum();
            let clipped = f64::from(sum + i32::from(network.bias[index])) / one;
            let weight = f64::from(network.second[bucket][side][index]) / two;
            total += clipped.clamp(0.0, 1.0).powi(2) * weight;
        }
    }
    (total * f64::from(network.scale)) as i32
}

#[test]
fn following_moves_is_the_same_as_beginning_anew() {
    let catalogue = Catalogue::built_in();
    let mut random = Random::new(5);
    let mut games = 0;
    for info in catalogue.ids() {
        let Ok(variant) = catalogue.variant(info, None, &[]) else {
            continue;
        };
        let Some(inputs) = Inputs::new(&variant).map(Arc::new) else {
            continue;
        };
        games += 1;
        let network = Arc::new(network(&inputs));
        let mut followed = Accumulators::new(network.clone(), inputs.clone());
        let mut position = variant.start().clone();
        for ply in 0..60 {
            // Positions without an evaluation and abandoned lines in between change nothing.
            if random.below(3) > 0 {
                let value = followed.value(&variant.facts(&position), ply % 40);
                let known = from_scratch(&network, &inputs, &variant, &position);
                assert!(
                    (value - known).abs() <= 1,
                    "{info} ply {ply}: {value} {known}"
                );
            }
            let moves = variant.legal_moves(&position);
            let Some(&mv) = moves.get(random.below(moves.len())) else {
                break;
            };
            position = variant.play(&position, mv);
        }
    }
    assert!(games > 15, "{games}");
}

/// A position has the same value for the side to move after colours are swapped and the board is turned.
#[test]
fn both_sides_see_the_same_things_alike() {
    let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
    let inputs = Inputs::new(&chess).unwrap();
    let at = |fen| crate::notation::parse_fen(&chess, fen).unwrap();
    let white = at("4k3/8/8/2p5/8/8/1P6/R3K3 w - - 0 1");
    let black = at("r3k3/1p6/8/8/2P5/8/8/4K3 b - - 0 1");
    let sorted = |position: &Position, view: Color| {
        let mut inputs = inputs.of(&chess.facts(position), view);
        inputs.sort_unstable();
        inputs
    };
    for (one, other) in [(Color::White, Color::Black), (Color::Black, Color::White)] {
        assert_eq!(sorted(&white, one), sorted(&black, other));
    }
    assert_ne!(sorted(&white, Color::White), sorted(&white, Color::Black));
}

/// Games can share a network. Each gets the rows of its own inputs from it.
#[test]
fn a_network_serves_games_whose_pieces_and_board_it_knows() {
    let catalogue = Catalogue::built_in();
    let inputs = |game, layout| {
        let variant = catalogue.variant(game, Some(layout), &[]).unwrap();
        Inputs::new(&variant).unwrap()
    };
    let large = inputs("swapper-chess", "10x8");
    let small = inputs("chess", "10x8");
    let network = network(&large);
    let folded = network.for_game(&small).unwrap();
    let king = Piece::new(Color::White, piece_type("chess", "king"));
    let other = Piece::new(Color::White, piece_type("swapper-chess", "king"));
    for square in 0..80 {
        let square = Square::new(square);
        let row = |inputs: &Inputs, piece| inputs.piece(Color::Black, piece, false, square);
        assert_eq!(
            folded.rows[row(&small, king)],
            network.rows[row(&large, other)]
        );
    }
    assert!(network.for_game(&large).is_some());
    assert!(network.for_game(&inputs("chess", "10x10")).is_none());
    assert!(
        network
            .for_game(&inputs("withdrawer-chess", "10x8"))
            .is_none()
    );
    assert!(folded.for_game(&large).is_none());
}

fn piece_type(game: &str, id: &str) -> PieceType {
    let variant = Catalogue::built_in().variant(game, Some("10x8"), &[]);
    let variant = variant.unwrap();
    let kind = variant.kinds().iter().position(|kind| kind.id == id);
    PieceType::new(kind.unwrap())
}

#[test]
fn a_damaged_network_is_refused() {
    assert!(Network::read(b"").is_err());
    assert!(Network::read(b"BQN4 and nothing that makes sense").is_err());
}

#[cfg(feature = "lab")]
#[test]
fn a_network_is_read_as_it_was_written() {
    let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
    let mut network = network(&Inputs::new(&chess).unwrap());
    // Each length of a weight.
    let weights = [0, -1, 1, -64, 63, 64, -8192, 8191, 8192, -16_000, 16_000];
    network.pieces = 2;
    network.rows[0][..weights.len()].copy_from_slice(&weights);
    let bytes = network.write();
    for missing in [1, 33, 5000] {
        assert!(Network::read(&bytes[..bytes.len() - missing]).is_err());
    }
    assert_eq!(Network::read(&bytes), Ok(network));
}

/// A sum of 32 pieces, or of one piece and the bias, would leave 16 bits; a bias of a second layer would leave 32.
#[cfg(feature = "lab")]
#[test]
fn a_network_with_extreme_weights_is_refused() {
    let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
    let sound = network(&Inputs::new(&chess).unwrap());
    assert!(Network::read(&sound.write()).is_ok());
    let broken: [fn(&mut Network); 6] = [
        |network| network.rows[5][7] = 1024,
        |network| network.rows[5][7] = i16::MIN,
        |network| network.bias[0] = i16::MAX,
        |network| network.bias[0] = i16::MIN,
        |network| network.second_bias[3] = i32::MAX,
        |network| network.second_bias[3] = i32::MIN,
    ];
    for spoil in broken {
        let mut network = sound.clone();
        spoil(&mut network);
        assert!(Network::read(&network.write()).is_err());
    }
}

/// The lower levels were measured with the evaluation by hand.
#[cfg(feature = "lab")]
#[test]
fn the_lower_levels_do_not_ask_the_network() {
    use crate::search::{Engine, Level, Limits};
    use std::sync::atomic::AtomicBool;
    let ultima = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
    let network = network(&Inputs::new(&ultima).unwrap());
    let history = [ultima.start().clone()];
    let stop = AtomicBool::new(false);
    let mut engines = [Engine::new(1), Engine::new(1)];
    engines[1].set_network(network);
    for (level, same) in [
        (Level::Novice, true),
        (Level::Expert, true),
        (Level::Master, false),
    ] {
        let scores = engines.each_mut().map(|engine| {
            let report = engine.search_level(&ultima, &history, level, 3, &stop, &mut |_| {});
            let report = report.unwrap();
            (report.score, report.line)
        });
        assert_eq!(scores[0] == scores[1], same, "{level}");
    }
    let scores = engines.map(|mut engine| {
        let limits = Limits {
            nodes: Some(500),
            ..Limits::default()
        };
        let report = engine.search(&ultima, &history, &limits, &stop, &mut |_| {});
        report.unwrap().score
    });
    assert_ne!(scores[0], scores[1]);
}
