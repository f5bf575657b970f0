//! Searches of all kinds: their ends and their reports.

use super::{AT_ONCE, Engine, field, legal, line_of, number, variant};
use std::thread;
use std::time::{Duration, Instant};

#[test]
fn a_search_keeps_to_depth_nodes_and_time() {
    let game = variant("withdrawer-chess", Some("10x8"));
    let fen = "rnwbqkbwnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNWBQKBWNR w KQkq - 0 1";
    let moves = legal(&game, fen);
    let mut engine = Engine::playing("withdrawer-chess:10x8");
    engine.send(&format!("position fen {fen}"));
    engine.send("go depth 4");
    let (infos, best) = engine.answer();
    assert_eq!(number(infos.last().unwrap(), "depth"), 4);
    assert!(moves.contains(&best));
    for info in &infos {
        assert!(number(info, "seldepth") >= number(info, "depth"));
        assert_eq!(number(info, "multipv"), 1);
        assert!(["cp", "mate"].contains(&field(info, "score")));
        assert!(number(info, "nodes") > 0 && number(info, "nps") > 0);
        assert!((0..=1000).contains(&number(info, "hashfull")));
        assert!(number(info, "time") >= 0);
        assert!(moves.contains(&line_of(info)[0].to_owned()));
    }
    assert_eq!(line_of(infos.last().unwrap())[0], best);
    engine.send("go nodes 3000");
    let (infos, _) = engine.answer();
    assert!(number(infos.last().unwrap(), "nodes") <= 3_000);
    let begun = Instant::now();
    engine.send("go movetime 300");
    engine.answer();
    let taken = begun.elapsed();
    assert!(taken >= Duration::from_millis(250) && taken < Duration::from_millis(300) + AT_ONCE);
    let begun = Instant::now();
    engine.send("go wtime 1000 btime 1 winc 0 binc 0 movestogo 2");
    engine.answer();
    assert!(begun.elapsed() < Duration::from_secs(1) + AT_ONCE);
    engine.quit();
}

#[test]
fn an_infinite_search_ends_when_told_and_answers_meanwhile() {
    let mut engine = Engine::playing("ultima");
    engine.send("position startpos");
    engine.send("go infinite");
    assert!(engine.is_silent_about_its_move(Duration::from_millis(300)));
    engine.send("isready");
    engine.until("readyok");
    let stopped = Instant::now();
    engine.send("stop");
    engine.answer();
    assert!(stopped.elapsed() < AT_ONCE, "{:?}", stopped.elapsed());
    // No search is running, so there is nothing to stop.
    engine.send("stop");
    engine.send("ponderhit");
    assert!(engine.answers().is_empty());
    engine.quit();
}

/// An infinite search sends no answer before `stop`, even if its result is final.
#[test]
fn even_a_finished_search_waits_to_be_stopped() {
    let mut engine = Engine::start();
    engine.send("position fen 7k/8/8/8/8/8/1q6/K7 w - - 0 1");
    for go in ["go infinite depth 2", "go ponder movetime 1"] {
        engine.send(go);
        assert!(engine.is_silent_about_its_move(Duration::from_millis(300)));
        engine.send("stop");
        assert_eq!(engine.answer().1, "a1b2");
    }
    engine.quit();
}

#[test]
fn pondering_goes_on_until_the_move_is_played() {
    let mut engine = Engine::start();
    engine.send("setoption name Ponder value true");
    engine.send("position startpos moves e2e4 e7e5 g1f3");
    engine.send("go ponder wtime 300 btime 300");
    assert!(engine.is_silent_about_its_move(Duration::from_millis(700)));
    let hit = Instant::now();
    engine.send("ponderhit");
    engine.answer();
    assert!(hit.elapsed() < Duration::from_millis(300) + AT_ONCE);
    engine.send("position startpos moves e2e4 e7e5");
    engine.send("go depth 4");
    let lines = engine.until("bestmove");
    let words: Vec<&str> = lines.last().unwrap().split_whitespace().collect();
    assert_eq!((words.len(), words[2]), (4, "ponder"));
    engine.quit();
}

#[test]
fn one_thread_and_fixed_nodes_give_the_same_answer_each_time() {
    let run = || {
        let mut engine = Engine::playing("coordinator-chess:10x8");
        engine.send("position startpos");
        engine.send("go nodes 15000");
        let (infos, best) = engine.answer();
        let timeless = |info: &String| {
            let words: Vec<&str> = info.split_whitespace().collect();
            let kept = words
                .chunks(2)
                .filter(|pair| !["nps", "time"].contains(&pair[0]));
            kept.flatten()
                .map(|word| word.to_string())
                .collect::<Vec<_>>()
        };
        let infos: Vec<Vec<String>> = infos.iter().map(timeless).collect();
        (infos, best)
    };
    assert_eq!(run(), run());
}

#[test]
fn several_lines_are_told_in_order() {
    let mut engine = Engine::start();
    engine.send("setoption name MultiPV value 3");
    engine.send("position fen 6k1/5ppp/8/8/8/8/q4PPP/1R4K1 w - - 0 1");
    engine.send("go depth 5");
    let (infos, best) = engine.answer();
    for depth in 1..=5 {
        let at = |info: &&String| number(info, "depth") == depth;
        let of_depth: Vec<&String> = infos.iter().filter(at).collect();
        let ranks: Vec<i64> = of_depth
            .iter()
            .map(|info| number(info, "multipv"))
            .collect();
        assert_eq!(ranks, [1, 2, 3]);
        let mut firsts: Vec<&str> = of_depth.iter().map(|info| line_of(info)[0]).collect();
        firsts.dedup();
        assert_eq!(firsts.len(), 3);
    }
    assert_eq!(best, "b1b8");
    assert_eq!(field(&infos[infos.len() - 3], "score"), "mate");
    // There are fewer moves than that.
    engine.send("setoption name MultiPV value 500");
    engine.send("position fen 7k/8/8/8/8/8/1q6/K7 w - - 0 1");
    engine.send("go depth 2");
    assert_eq!(engine.answer().1, "a1b2");
    engine.quit();
}

/// White can move its king to three squares and its pawn to two.
#[test]
fn all_moves_are_told_once_at_each_depth() {
    let mut engine = Engine::start();
    engine.send("setoption name MultiPV value 500");
    engine.send("position fen 7k/8/8/8/8/8/6P1/K7 w - - 0 1");
    engine.send("go depth 4");
    let (infos, _) = engine.answer();
    for depth in 1..=4 {
        let at = |info: &&String| number(info, "depth") == depth;
        let of_depth: Vec<&String> = infos.iter().filter(at).collect();
        let mut firsts: Vec<&str> = of_depth.iter().map(|info| line_of(info)[0]).collect();
        firsts.sort_unstable();
        assert_eq!(firsts, ["a1a2", "a1b1", "a1b2", "g2g3", "g2g4"]);
    }
    engine.quit();
}

#[test]
fn the_choice_of_moves_can_be_narrowed() {
    let mut engine = Engine::start();
    engine.send("position startpos");
    engine.send("go depth 4 searchmoves a2a3 h2h3");
    let (infos, best) = engine.answer();
    for first in infos
        .iter()
        .map(|info| line_of(info)[0])
        .chain([best.as_str()])
    {
        assert!(["a2a3", "h2h3"].contains(&first), "{first}");
    }
    engine.quit();
}

#[test]
fn a_mate_in_some_moves_is_looked_for() {
    let mut engine = Engine::start();
    engine.send("position fen 6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1");
    engine.send("go mate 1");
    let (infos, best) = engine.answer();
    assert_eq!(best, "b1b8");
    let last = infos.last().unwrap();
    assert!(last.contains("score mate 1 "), "{last}");
    // There is no such mate, but the search ends.
    engine.send("position startpos");
    engine.send("go mate 1");
    engine.answer();
    engine.quit();
}

#[test]
fn several_threads_search_together() {
    let mut engine = Engine::playing("long-leaper-chess");
    engine.send("setoption name Threads value 3");
    engine.send("setoption name Hash value 4");
    engine.send("position startpos");
    engine.send("go depth 5");
    let (infos, _) = engine.answer();
    assert_eq!(number(infos.last().unwrap(), "depth"), 5);
    engine.send("go infinite");
    thread::sleep(Duration::from_millis(200));
    let stopped = Instant::now();
    engine.send("stop");
    engine.answer();
    assert!(stopped.elapsed() < AT_ONCE);
    engine.quit();
}

#[test]
fn every_level_plays() {
    let mut engine = Engine::playing("mimotaur-chess:10x8");
    // Near the end of the game, so that the test is fast even without optimization.
    let fen = "10/10/4k5/10/10/3P6/3MK5/10 w - - 0 1";
    let moves = legal(&variant("mimotaur-chess", Some("10x8")), fen);
    engine.send(&format!("position fen {fen}"));
    for skill in 1..=10 {
        engine.send(&format!("setoption name Skill Level value {skill}"));
        engine.send("go movetime 500");
        assert!(moves.contains(&engine.answer().1));
    }
    engine.quit();
}

/// With tables of endings the engine plays perfectly, and says so. A folder that cannot be used changes nothing.
#[test]
fn tables_of_endings_give_perfect_play() {
    let folder = std::env::temp_dir().join(format!("baroque-endings-{}", std::process::id()));
    let mut engine = Engine::playing("chess:8x8");
    engine.send(&format!(
        "setoption name EndingPath value {}",
        folder.display()
    ));
    let mut info = String::new();
    for _ in 0..600 {
        engine.send("position fen 8/8/8/8/8/2k5/1R6/K7 w - - 0 1");
        engine.send("go depth 1");
        let (infos, _) = engine.answer();
        info = infos.last().unwrap().clone();
        if number(&info, "tbhits") > 0 {
            break;
        }
        thread::sleep(Duration::from_millis(100));
    }
    assert!(number(&info, "tbhits") > 0, "{info}");
    assert!(info.contains("score mate "), "{info}");
    engine.quit();
    std::fs::remove_dir_all(&folder).unwrap();
}
