//! Reading takes time in proportion to the length of the input, also for the inputs that are worst. Twice the input may
//! take three times as long: four times would be quadratic.

use baroque::diagram::own_drawing;
use baroque::game::Game;
use baroque::game::collection::{append, index, replace};
use baroque::notation::pgn::games;
use baroque::notation::{read_fen, read_san};
use baroque::progress::Progress;
use baroque::puzzles::PuzzleFile;
use baroque::rules::Variant;
use baroque::uci;
use baroque::variant_file::{Catalogue, GameText, LayoutText, Source, ZoneText};
use std::io::Cursor;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

/// What is measured: a name, the size of the smaller input, the input of a size, and the reader.
type Case = (&'static str, usize, fn(usize) -> String, fn(&str));

/// How often a case may be measured until it looks linear. Other programs can make each one too long.
const TRIES: usize = 6;

/// A difference that says nothing: three ticks of the system's clock.
const NOISE: Duration = Duration::from_millis(12);

static CHESS: LazyLock<Arc<Variant>> = LazyLock::new(|| {
    Arc::new(
        Catalogue::built_in()
            .variant("chess", Some("8x8"), &[])
            .unwrap(),
    )
});

/// The processor time of this thread. Other programs do not count, where the system tells it.
fn now() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let begin = *BEGIN;
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| begin.elapsed(), Duration::from_nanos)
}

fn time(input: &str, read: fn(&str)) -> Duration {
    let begin = now();
    read(input);
    now() - begin
}

fn assert_linear(cases: &[Case]) {
    let mut wrong = Vec::new();
    for &(name, size, input, read) in cases {
        let [short, long] = [input(size), input(2 * size)];
        let mut best = [Duration::MAX; 2];
        let linear = (0..TRIES).any(|_| {
            best = [
                best[0].min(time(&short, read)),
                best[1].min(time(&long, read)),
            ];
            best[1] <= best[0] * 3 + NOISE
        });
        println!("{name}: {best:?}");
        if !linear {
            wrong.push(format!("{name}: {best:?}"));
        }
    }
    assert!(wrong.is_empty(), "not linear: {wrong:#?}");
}

fn check_game(text: &str) {
    let mut catalogue = Catalogue::default();
    catalogue.add("x.ron", Source::new("x.ron", text));
    let mistakes = catalogue.check("x");
    let _: usize = mistakes
        .iter()
        .map(|mistake| mistake.to_string().len())
        .sum();
}

#[test]
fn game_files() {
    assert_linear(&[
        (
            "unclosed strings",
            4_000,
            |n| format!("(\n{}", "a: [\"b: x,\n".repeat(n)),
            check_game,
        ),
        (
            "quotes",
            100_000,
            |n| format!("(a: {}", "\"".repeat(n)),
            check_game,
        ),
        ("open comments", 200_000, |n| "/*".repeat(n), check_game),
        ("comments", 100_000, |n| "/**/".repeat(n) + "()", check_game),
        (
            "lines of comments",
            100_000,
            |n| "// a\n".repeat(n) + "()",
            check_game,
        ),
        ("dashes", 100_000, |n| "-- a\n".repeat(n) + "()", check_game),
        ("brackets", 300_000, |n| "[".repeat(n), check_game),
        ("records", 100_000, |n| "(a:".repeat(n), check_game),
        (
            "lists",
            100_000,
            |n| format!("(a: [{}])", "1,".repeat(n)),
            check_game,
        ),
        (
            "empty records",
            50_000,
            |n| format!("(a: [{}])", "(),".repeat(n)),
            check_game,
        ),
        (
            "raw strings",
            50_000,
            |n| format!("(a: [{}", "r#\"".repeat(n)),
            check_game,
        ),
        (
            "hashes",
            200_000,
            |n| format!("(a: r{}\"", "#".repeat(n)),
            check_game,
        ),
        (
            "attributes",
            50_000,
            |n| "#![a]\n".repeat(n) + "()",
            check_game,
        ),
        (
            "unclosed attributes",
            100_000,
            |n| "#![".repeat(n),
            check_game,
        ),
        (
            "escapes",
            200_000,
            |n| format!("(name: \"{}\")", "\\q".repeat(n)),
            check_game,
        ),
        (
            "letters",
            100_000,
            |n| format!("(pieces: {{{}", "'".repeat(n)),
            check_game,
        ),
        (
            "words",
            100_000,
            |n| format!("(a: {})", "b ".repeat(n)),
            check_game,
        ),
        (
            "a long word",
            300_000,
            |n| format!("(a: {})", "b".repeat(n)),
            check_game,
        ),
    ]);
}

/// A game with zones, each on a line, and a layout without every second one and with others.
fn set_zones(text: &str) {
    let mut file = GameText::new("x", text).unwrap();
    let zone = |name: String| ZoneText {
        name,
        white: "a1".to_owned(),
        black: String::new(),
    };
    let count = text.lines().count();
    let names = (0..count).step_by(2).chain(count..count + count / 2);
    let layout = LayoutText {
        zones: Some(names.map(|name| zone(name.to_string())).collect()),
        ..LayoutText::default()
    };
    file.set_layout("a", &layout).unwrap();
    assert!(file.text().contains("\"0\": (white: \"a1\""));
}

#[test]
fn changes_of_game_files() {
    let zones = |n: usize| {
        let line = |name| format!("\n\"{name}\": (white: \"b1\", black: \"\"),");
        let lines: String = (0..n).map(line).collect();
        format!("(setups: {{\"a\": (zones: {{{lines}\n}})}})")
    };
    assert_linear(&[("zones", 600, zones, set_zones)]);
}

fn index_games(text: &str) {
    let found = index(text.as_bytes(), |_, _| true).unwrap();
    let notes: usize = games(text).map(|game| game.notes().len()).sum();
    let game = "[Event \"x\"]\n\n*\n";
    let longer = append(text.as_bytes(), &found, game);
    let again = longer.and_then(|new| replace(&new.bytes, &new.entries, found.len(), game));
    std::hint::black_box((again, notes));
}

fn play_games(text: &str) {
    for raw in games(text).take(1) {
        let read = Game::read(&raw, |_| Ok(CHESS.clone())).unwrap();
        assert!(!read.game.write().is_empty());
    }
}

#[test]
fn files_of_games() {
    assert_linear(&[
        (
            "tags and comments",
            20_000,
            |n| "[a \"b\"]\n{\n".repeat(n),
            index_games,
        ),
        (
            "tags, lines, comments",
            20_000,
            |n| "[a \"b\"]\n\n{\n".repeat(n),
            index_games,
        ),
        (
            "a late brace",
            20_000,
            |n| "[Event \"b\"]\n\n{\n".repeat(n) + "}",
            index_games,
        ),
        (
            "closing",
            50_000,
            |n| format!("1. e4 {}", ")\n".repeat(n)),
            index_games,
        ),
        (
            "opening",
            50_000,
            |n| format!("1. e4 {}", "(".repeat(n)),
            index_games,
        ),
        (
            "both",
            20_000,
            |n| format!("1. e4 {}", "( ) [ ] ".repeat(n)),
            index_games,
        ),
        ("open tags", 30_000, |n| "[a \"b\n".repeat(n), index_games),
        (
            "open tags on a line",
            30_000,
            |n| "[a \"b".repeat(n),
            index_games,
        ),
        ("numbers", 50_000, |n| "1\n".repeat(n), index_games),
        ("results", 10_000, |n| "1-0\n\n{a}\n".repeat(n), index_games),
        (
            "results, open comments",
            10_000,
            |n| "1. e4 *\n\n{a\n".repeat(n),
            index_games,
        ),
        (
            "games on a line",
            20_000,
            |n| "1. e4 * ".repeat(n),
            index_games,
        ),
        ("comments", 30_000, |n| "{a}\n{b".repeat(n), index_games),
        ("glyphs", 100_000, |n| "$".repeat(n), index_games),
        ("carriage returns", 100_000, |n| "\r".repeat(n), index_games),
        ("remarks", 30_000, |n| "e4 [".repeat(n), index_games),
        (
            "names",
            10_000,
            |n| (0..n).map(|n| format!("[T{n} \"x\"]\n")).collect(),
            index_games,
        ),
        (
            "a long game",
            300,
            |n| "Nf3 Nf6 Ng1 Ng8 ".repeat(n),
            play_games,
        ),
        (
            "many comments",
            5_000,
            |n| format!("1. e4 {}", "{a} $1 ".repeat(n)),
            play_games,
        ),
        (
            "variations",
            1_000,
            |n| format!("1. e4 {}", "(1. d4 d5) ".repeat(n)),
            play_games,
        ),
        (
            "unread moves",
            20_000,
            |n| format!("1. e4 Ke4 {}", "Nf9 {a} ".repeat(n)),
            play_games,
        ),
    ]);
}

#[test]
fn positions_and_moves() {
    let fen = |text: &str| drop(read_fen(&CHESS, text));
    let san = |text: &str| drop(read_san(&CHESS, CHESS.start(), text));
    assert_linear(&[
        ("ranks", 50_000, |n| "8/".repeat(n), fen),
        ("squares", 100_000, |n| "1".repeat(n), fen),
        ("words", 50_000, |n| format!("{} w", "8 ".repeat(n)), fen),
        (
            "hands",
            100_000,
            |n| format!("8/8/8/8/8/8/8/8[{}", "Q".repeat(n)),
            fen,
        ),
        ("links", 50_000, |n| "http://?fen=".repeat(n), fen),
        (
            "rights",
            100_000,
            |n| format!("4k3/8/8/8/8/8/8/4K3 w {} - 0 1", "K".repeat(n)),
            fen,
        ),
        ("a long move", 100_000, |n| "N".repeat(n), san),
        ("signs", 100_000, |n| "e4".to_owned() + &"!".repeat(n), san),
    ]);
}

#[test]
fn progress_and_puzzles() {
    fn progress(text: &str) {
        let log = Progress::read(text).unwrap();
        let mut merged = log.clone();
        merged.merge(log.clone());
        assert_eq!(merged.reviews().len() + log.text().len(), log.text().len());
    }
    fn lines(n: usize, event: &dyn Fn(usize) -> String) -> String {
        let line = |at| format!("\n[{at},{}]", event(at));
        "{\"baroque_progress\":1}".to_owned() + &(0..n).map(line).collect::<String>()
    }
    fn puzzles(text: &str) {
        assert!(
            !PuzzleFile::read("ultima", text)
                .unwrap()
                .write("ultima")
                .is_empty()
        );
    }
    const PUZZLE: &str = "1200;gain;pinch quiet;a2a4 b7b5 a4b5;8/8 w - - 0 1;8x8;suicide=off\n";
    assert_linear(&[
        (
            "resets",
            4_000,
            |n| lines(n, &|at| format!("{{\"reset\":{{\"lesson\":\"{at}\"}}}}")),
            progress,
        ),
        (
            "lessons",
            4_000,
            |n| {
                lines(n, &|at| {
                    format!(
                        "{{\"lesson\":{{\"id\":\"{at}\",\"game\":\"g\",\"stars\":3,\"mistakes\":0}}}}"
                    )
                })
            },
            progress,
        ),
        (
            "puzzles",
            5_000,
            |n| format!("# seeds: 1\n{}", PUZZLE.repeat(n)),
            puzzles,
        ),
    ]);
}

#[test]
fn drawings() {
    fn svg(inside: &str) -> String {
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">{inside}</svg>"#)
    }
    let draw = |text: &str| drop(own_drawing(text));
    assert_linear(&[
        (
            "circles",
            400,
            |n| svg(&r#"<circle cx="9" cy="9" r="1"/>"#.repeat(n)),
            draw,
        ),
        ("groups", 10_000, |n| svg(&"<g>".repeat(n)), draw),
        (
            "attributes",
            5_000,
            |n| svg(&format!("<g {}/>", "a=\"\" ".repeat(n))),
            draw,
        ),
        ("text", 50_000, |n| svg(&"a ".repeat(n)), draw),
        (
            "a long path",
            10_000,
            |n| svg(&format!("<path d=\"M0 0{}\"/>", "L9 9".repeat(n))),
            draw,
        ),
        (
            "entities",
            10_000,
            |n| {
                format!(
                    "<!DOCTYPE svg [<!ENTITY a \"b\">]>{}",
                    svg(&"&a;".repeat(n))
                )
            },
            draw,
        ),
        (
            "styles",
            10_000,
            |n| svg(&format!("<rect style=\"{}\"/>", "fill:red;".repeat(n))),
            draw,
        ),
    ]);
}

/// The session runs on this thread.
#[test]
fn lines_of_uci() {
    fn talk(text: &str) {
        uci::run(Cursor::new(text.to_owned()), std::io::sink()).unwrap();
    }
    assert_linear(&[
        (
            "moves",
            5_000,
            |n| {
                format!(
                    "position startpos moves{}\n",
                    " b1c3 b8c6 c3b1 c6b8".repeat(n)
                )
            },
            talk,
        ),
        ("words", 200_000, |n| "a ".repeat(n), talk),
        ("lines", 20_000, |n| "a\n".repeat(n), talk),
    ]);
}
