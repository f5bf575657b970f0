//! Progress: what is written and read again is equal, and logs merge in any order to the same.

use baroque::progress::Progress;

pub fn check(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let Ok(log) = Progress::read(&text) else {
        return;
    };
    assert_eq!(Progress::read(&log.text()).as_ref(), Ok(&log));
    views(&log);
    // Every third line belongs to one of three logs.
    let part = |number: usize| {
        let (header, lines) = text.split_once('\n').unwrap_or((&text, ""));
        let lines = lines.lines().skip(number).step_by(3);
        let lines: Vec<&str> = std::iter::once(header).chain(lines).collect();
        Progress::read(&lines.join("\n")).unwrap()
    };
    let [a, b, c] = [part(0), part(1), part(2)];
    assert_eq!(merged(&a, &a), a);
    assert_eq!(merged(&a, &b), merged(&b, &a));
    assert_eq!(merged(&merged(&a, &b), &c), merged(&a, &merged(&b, &c)));
    assert_eq!(merged(&merged(&a, &b), &c), log);
}

fn merged(one: &Progress, other: &Progress) -> Progress {
    let mut merged = one.clone();
    merged.merge(other.clone());
    merged
}

/// Everything that pages show.
fn views(log: &Progress) {
    let reviews = log.reviews().len();
    for now in [0, 1_700_000_000_000, u64::MAX] {
        assert!(log.due(now).len() <= reviews);
    }
    for subject in log.subjects() {
        assert!(log.curve(subject).count() > 0 && log.rating(subject).is_some());
    }
    assert!(log.failed().len() <= log.attempts().count());
    let _ = log.daily("2026-05-31");
}

const EXAMPLE: &str = r#"{"baroque_progress":1}
[1700000000000,{"lesson":{"id":"l","game":"g","stars":3,"mistakes":0}}]
[1700000000001,{"puzzle":{"id":"p","game":"g","solved":false,"seconds":7}}]
[1700000000002,{"rated":{"subject":{"theme":"t"},"rating":{"number":1523.46,"deviation":80.0,"volatility":0.06}}}]
[1700000000003,{"exercise":{"exercise":{"game":"ultima","layout":"8x8","options":{"leaps":"single"},"fen":"7k/8/8/8/8/8/8/K6P w - - 0 1","task":"predict h1h7"},"right":false,"lesson":"l"}}]
[1700000000004,{"score":{"mode":"daily","day":"2026-05-31","points":1}}]
[1700000000005,{"reset":{"game":"other"}}]
[1700000000006,{"reset":"all"}]
[1700000000007,{"reset":{"lesson":"l"}}]
"#;

pub fn seeds() -> Vec<Vec<u8>> {
    vec![EXAMPLE.into()]
}
