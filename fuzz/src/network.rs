//! Files of networks: a built-in network with damaged weights. It is refused, or a search with it ends without an
//! overflow. Each seven bytes of the input are a place in the unpacked file, how often, and a new value.

use super::games::game;
use baroque::search::{Engine, Limits};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib;
use std::cell::RefCell;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

const FILE: &[u8] = include_bytes!("../../assets/nets/chess-8x8.bqn");

/// The bytes before the packed part: a name and the board.
const HEAD: usize = 12;

static UNPACKED: LazyLock<Vec<u8>> =
    LazyLock::new(|| decompress_to_vec_zlib(&FILE[HEAD..]).unwrap());

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new(1));
}

pub fn check(input: &[u8]) {
    let mut unpacked = UNPACKED.clone();
    let (damages, rest) = input.as_chunks::<7>();
    for &[a, b, c, times, first, second, step] in damages {
        let mut at = usize::from(a) << 16 | usize::from(b) << 8 | usize::from(c);
        for _ in 0..=times {
            at %= unpacked.len() - 1;
            unpacked[at..at + 2].copy_from_slice(&[first, second]);
            at += usize::from(step);
        }
    }
    // What is left cuts the file, or adds to it.
    match rest {
        [cut, _, _] => unpacked.truncate(unpacked.len().saturating_sub(usize::from(*cut))),
        _ => unpacked.extend(rest),
    }
    let packed = compress_to_vec_zlib(&unpacked, 0);
    let mut file = [&FILE[..HEAD], &packed].concat();
    if let [_, _, _, _, _] = rest {
        file.truncate(file.len() / 2);
    }
    search(&file);
}

fn search(file: &[u8]) {
    ENGINE.with_borrow_mut(|engine| {
        if engine.read_network(file).is_err() {
            return;
        }
        let game = game("chess:8x8");
        let stop = AtomicBool::new(false);
        let report = engine.search(
            game,
            &[game.start().clone()],
            &Limits::nodes(50),
            &stop,
            &mut |_| {},
        );
        assert!(!report.unwrap().line.is_empty());
    });
}

pub fn seeds() -> Vec<Vec<u8>> {
    let extremes = [[0xff, 0x01], [0x7f, 0x7f], [0xfe, 0x01]];
    let mut seeds = vec![Vec::new(), vec![1, 2, 3], vec![0]];
    for [first, second] in extremes {
        seeds.push(vec![0, 1, 0, 255, first, second, 2]);
        seeds.push(vec![
            1, 100, 0, 255, first, second, 2, 0, 0, 4, 0, first, second, 0,
        ]);
    }
    seeds
}
