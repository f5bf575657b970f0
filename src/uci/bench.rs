//! Fixed searches, whose number of nodes is a signature of the search.

use crate::rules::{Position, Variant};
use crate::search::{Engine, Limits, SearchReport};
use crate::variant_file::{Catalogue, CatalogueError};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// The size of the transposition table, in MiB. It is cleared before each search.
const HASH_MIB: usize = 16;
/// The search depth of each position.
const DEPTH: u32 = 6;
/// The plies of each game whose positions are searched.
const PLIES: [usize; 3] = [0, 16, 40];
/// The search depth of the moves of the game itself.
const GAME_DEPTH: u32 = 2;

/// The number of positions and nodes so far.
#[derive(Default)]
struct BenchSum {
    nodes: u64,
    time: Duration,
}

/// Searches positions of every built-in game, and reports each. The last line has the number of all nodes and the
/// speed.
pub(crate) fn bench<E: From<CatalogueError>>(
    report: &mut dyn FnMut(&str) -> Result<(), E>,
) -> Result<(), E> {
    let catalogue = Catalogue::built_in();
    let mut engine = Engine::new(HASH_MIB);
    let mut sum = BenchSum::default();
    for id in catalogue.ids() {
        let variant = catalogue.variant(id, None, &[])?;
        let mut history = vec![variant.start().clone()];
        for ply in PLIES {
            play(&mut engine, &variant, &mut history, ply);
            if let Some(line) = measure(&mut engine, &variant, &history, &mut sum) {
                report(&line)?;
            }
        }
    }
    let seconds = sum.time.as_secs_f64().max(1e-9);
    let speed = sum.nodes as f64 / seconds;
    report(&format!("{} nodes {speed:.0} nps", sum.nodes))
}

/// Searches one position and returns its nodes.
fn measure(
    engine: &mut Engine,
    variant: &Variant,
    history: &[Position],
    sum: &mut BenchSum,
) -> Option<String> {
    engine.clear();
    let report = search(engine, variant, history, DEPTH)?;
    sum.nodes += report.nodes;
    sum.time += report.time;
    let (id, layout, ply) = (variant.id(), variant.layout(), history.len() - 1);
    Some(format!("{:>9} {id} {layout} {ply}", report.nodes))
}

/// Lets the engine play against itself up to a ply.
fn play(engine: &mut Engine, variant: &Variant, history: &mut Vec<Position>, ply: usize) {
    while history.len() <= ply {
        engine.clear();
        let report = search(engine, variant, history, GAME_DEPTH);
        let best = report.and_then(|report| report.best());
        let (Some(mv), Some(position)) = (best, history.last()) else {
            return;
        };
        history.push(variant.play(position, mv));
    }
}

fn search(
    engine: &mut Engine,
    variant: &Variant,
    history: &[Position],
    depth: u32,
) -> Option<SearchReport> {
    let stop = AtomicBool::new(false);
    engine.search(variant, history, &Limits::depth(depth), &stop, &mut |_| {})
}
