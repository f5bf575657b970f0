//! Tests of the thread with the engine.

use super::*;
use baroque::variant_file::Catalogue;
use std::thread;
use std::time::{Duration, Instant};

const RESOURCES: EngineResources = EngineResources {
    hash: 1,
    threads: 1,
};

fn chess() -> Arc<Variant> {
    Arc::new(Catalogue::built_in().variant("chess", None, &[]).unwrap())
}

fn question(variant: &Arc<Variant>, history: &[Position]) -> SearchRequest {
    SearchRequest {
        variant: variant.clone(),
        history: history.to_vec(),
        limits: Limits::default(),
        lines: 1,
        level: None,
        resources: RESOURCES,
        fresh: false,
    }
}

/// A waker that does nothing.
fn waker() -> Waker {
    Waker::new(|| {})
}

/// Waits for an update that `wanted` accepts.
fn wait<T>(thinker: &mut Thinker, wanted: impl Fn(SearchUpdate) -> Option<T>) -> T {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(20) {
        if let Some(found) = thinker.updates().into_iter().find_map(&wanted) {
            return found;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("no such update");
}

#[test]
fn answers_the_last_question_only() {
    let variant = chess();
    let start = variant.start().clone();
    let mv = variant.legal_moves(&start)[0];
    let next = variant.play(&start, mv);
    let mut thinker = Thinker::start("test", waker());
    let first = std::slice::from_ref(&start);
    assert!(thinker.ask(question(&variant, first)));
    assert!(!thinker.ask(question(&variant, first)));
    let both = [start.clone(), next.clone()];
    let second = SearchRequest {
        limits: Level::Beginner.limits(),
        level: Some(Level::Beginner),
        ..question(&variant, &both)
    };
    assert!(thinker.ask(second));
    let answer = wait(&mut thinker, |update| match update {
        SearchUpdate::Answer(report) => Some(report.and_then(|report| report.best())),
        _ => None,
    });
    assert!(variant.legal_moves(&next).contains(&answer.unwrap()));
}

#[test]
fn sends_all_lines_of_a_depth_together_until_it_is_stopped() {
    let variant = chess();
    let history = [variant.start().clone()];
    let mut thinker = Thinker::start("test", waker());
    thinker.ask(SearchRequest {
        lines: 3,
        ..question(&variant, &history)
    });
    let lines = wait(&mut thinker, |update| match update {
        SearchUpdate::Lines(lines) => Some(lines),
        _ => None,
    });
    let ranks: Vec<u32> = lines.iter().map(|line| line.rank).collect();
    assert_eq!(ranks, [1, 2, 3]);
    assert!(lines.iter().all(|line| line.depth == lines[0].depth));
    assert!(thinker.is_busy());
    thinker.stop();
    let begun = Instant::now();
    while thinker.is_busy() && begun.elapsed() < Duration::from_secs(20) {
        thread::sleep(Duration::from_millis(5));
    }
    assert!(!thinker.is_busy() && !thinker.is_asked());
    assert_eq!(thinker.updates(), []);
}

/// King and rook against a king: the published longest win takes 16 moves. The tables are ready after some seconds.
#[test]
fn knows_the_moves_of_an_ending_that_has_come_near() {
    let variant = chess();
    let start = baroque::notation::parse_fen(&variant, "8/8/8/3k4/8/8/8/KR6 w - - 0 1").unwrap();
    let mut thinker = Thinker::start("test", waker());
    let begun = Instant::now();
    loop {
        thinker.stop();
        thinker.ask(SearchRequest {
            limits: Limits::nodes(100),
            level: Some(Level::Expert),
            ..question(&variant, std::slice::from_ref(&start))
        });
        let report = wait(&mut thinker, |update| match update {
            SearchUpdate::Answer(report) => report,
            _ => None,
        });
        if report.table_hits > 0 {
            let mates = report.score.mate();
            assert!(
                mates.is_some_and(|moves| (1..=16).contains(&moves)),
                "{report:?}"
            );
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(300), "no table");
        thread::sleep(Duration::from_millis(50));
    }
}

/// An engine that notes when it is freed.
struct CountingSearcher(Arc<AtomicBool>);

impl Searcher for CountingSearcher {
    fn answer(&mut self, _: &SearchJob, _: &dyn Fn(Vec<SearchReport>)) -> Option<SearchReport> {
        None
    }

    fn forget(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[test]
fn a_released_engine_is_freed_whether_it_was_stopped_before_or_not() {
    let variant = chess();
    let history = [variant.start().clone()];
    for stopped in [false, true] {
        let forgotten = Arc::new(AtomicBool::new(false));
        let mut thinker = Thinker::with("test", waker(), CountingSearcher(forgotten.clone()));
        thinker.ask(question(&variant, &history));
        let answered = |update| matches!(update, SearchUpdate::Answer(_)).then_some(());
        wait(&mut thinker, answered);
        assert!(!forgotten.load(Ordering::Relaxed) && thinker.has_engine());
        if stopped {
            thinker.stop();
        }
        thinker.release();
        let begun = Instant::now();
        while !forgotten.load(Ordering::Relaxed) && begun.elapsed() < Duration::from_secs(20) {
            thread::sleep(Duration::from_millis(5));
        }
        assert!(forgotten.load(Ordering::Relaxed) && !thinker.is_asked());
        assert!(!thinker.has_engine());
    }
}

#[test]
fn a_fresh_question_has_the_same_answer_after_any_other() {
    let variant = chess();
    let start = variant.start().clone();
    let next = variant.play(&start, variant.legal_moves(&start)[0]);
    let mut thinker = Thinker::start("test", waker());
    let mut ask = |history: &[Position]| {
        thinker.ask(SearchRequest {
            limits: Limits::nodes(3_000),
            fresh: true,
            ..question(&variant, history)
        });
        let report = |update| match update {
            SearchUpdate::Answer(report) => report.map(|report| (report.score, report.line)),
            _ => None,
        };
        wait(&mut thinker, report)
    };
    let both = [start.clone(), next];
    let first = ask(&both[..1]);
    ask(&both);
    assert_eq!(ask(&both[..1]), first);
}

/// An engine that panics in every position except the first of a game.
struct Fails;

impl Searcher for Fails {
    fn answer(&mut self, job: &SearchJob, _: &dyn Fn(Vec<SearchReport>)) -> Option<SearchReport> {
        assert!(job.request.history.len() == 1, "lost its way");
        None
    }

    fn forget(&mut self) {}
}

#[test]
fn a_search_that_panics_is_reported_and_the_next_one_works() {
    let variant = chess();
    let start = variant.start().clone();
    let history = [start.clone(), start];
    let mut thinker = Thinker::with("test", waker(), Fails);
    thinker.ask(question(&variant, &history));
    let failed = wait(&mut thinker, |update| match update {
        SearchUpdate::Failed(words) => Some(words),
        _ => None,
    });
    assert!(failed.contains("lost its way"), "{failed}");
    assert!(!thinker.is_busy());
    thinker.ask(question(&variant, &history[..1]));
    let answer = wait(&mut thinker, |update| match update {
        SearchUpdate::Answer(answer) => Some(answer),
        _ => None,
    });
    assert_eq!(answer, None);
}
