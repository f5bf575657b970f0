//! Tags, games and variations as other programs write them.

use super::*;

#[test]
fn odd_tags_are_read_as_well_as_they_can_be() {
    for (tag, name, value) in [
        (r#"[White "A "B" C"]"#, "White", "A \"B\" C"),
        (r#"[White "A \"B\" C"]"#, "White", "A \"B\" C"),
        ("[WhiteElo 1500]", "WhiteElo", "1500"),
        (r#"[White-Elo "1"]"#, "White-Elo", "1"),
        ("[White \"A\nB\"]", "White", "A B"),
        ("[White \"A\r\nB\"]", "White", "A B"),
        ("[White \"A\"", "White", "A"),
        ("[White \"A]", "White", "A"),
        ("[White \"A", "White", "A"),
        ("[White 'A']", "White", "A"),
        ("[White “A”]", "White", "A"),
        ("[White „A“]", "White", "A"),
        ("[ White  \"A\" ]", "White", "A"),
        ("[white \"A\"]", "White", "A"),
        ("[White\"A\"]", "White", "A"),
        (r#"[File "C:\games\"]"#, "File", r"C:\games\"),
        (r#"[White "a]b"]"#, "White", "a]b"),
        (r#"[White ""]"#, "White", ""),
    ] {
        let text = format!("[Event \"E\"]\n{tag}\n[Black \"Z\"]\n\n1. e4 e5 *");
        let game = only(&text);
        assert_eq!(game.tags.get(name), Some(value), "{tag}");
        assert_eq!(game.tags.get("Black"), Some("Z"), "{tag}");
        assert_eq!(
            (told(&game).as_str(), game.tags.len()),
            ("e4 e5 *", 3),
            "{tag}"
        );
    }
    for tag in [
        "[White]",
        "[]",
        "[\"A\"]",
        "[%x y]",
        "[White",
        "White: Anna",
        "[[x]]",
    ] {
        let text = format!("[Event \"E\"]\n{tag}\n[Black \"Z\"]\n\n1. e4 e5 *");
        let game = only(&text);
        assert_eq!(game.tags.get("Black"), Some("Z"), "{tag}");
        assert_eq!(
            (told(&game).as_str(), game.tags.len()),
            ("e4 e5 *", 2),
            "{tag}"
        );
        assert!(!game.faults.is_empty(), "{tag}");
    }
    let two = only("[White \"A\"] [Black \"B\"][white \"C\"] 1. e4");
    assert_eq!(
        (two.tags.get("White"), two.tags.get("Black")),
        (Some("C"), Some("B"))
    );
    assert_eq!((two.faults.len(), told(&two).as_str()), (1, "e4"));
}

#[test]
fn a_game_is_what_people_take_for_one() {
    for (text, expected) in [
        (
            "{before}\n[Event \"A\"]\n\n1. e4 *",
            &["A: {before} e4 *"][..],
        ),
        (
            "[Event \"A\"]\n{between}\n[White \"W\"]\n\n1. e4 *",
            &["A: {between} e4 *"],
        ),
        (
            "[Event \"A\"]\n; between\n[White \"W\"]\n\n1. e4 *",
            &["A: {between} e4 *"],
        ),
        (
            "[Event \"A\"]\n\n1. e4 *\n\nRound two, on Sunday.\n\n[Event \"B\"]\n\n1. d4 *",
            &["A: e4 *", "B: d4 *"],
        ),
        (
            "[Event \"A\"]\n\n1. e4 * *\n\n*\n\n[Event \"B\"]\n\n1. d4 *",
            &["A: e4 *", "B: d4 *"],
        ),
        (
            "[Event \"A\"]\r\r1. e4 *\r\r[Event \"B\"]\r\r1. d4 *\r",
            &["A: e4 *", "B: d4 *"],
        ),
        (
            "1. e4 {as in\n\n[Event \"Q\"]\n\n1. d4 *} e5 *\n\n[Event \"B\"]\n\n1. d4 {x} *",
            &["e4 {as in\n\n[Event \"Q\"]\n\n1. d4 *} e5 *", "B: d4 {x} *"],
        ),
        ("1. e4 *[Event \"F\"]\n\n1. d4 *", &["e4 *", "F: d4 *"]),
        (
            "1. e4 e5 1-0\n1. d4 d5 0-1\n\n1. c4 *",
            &["e4 e5 1-0", "d4 d5 0-1", "c4 *"],
        ),
        ("1. e4 e5\n\n1. d4 d5", &["e4 e5", "d4 d5"]),
        ("1. e4\n\ne5 2. d4", &["e4 e5 d4"]),
        (
            "[Event \"A\"]\n\n1. e4 1/2 1... e5\n\n[Event \"B\"]\n\n*",
            &["A: e4 1/2-1/2 e5", "B: *"],
        ),
        (
            "[Event \"A\"]\n\n1. e4 e5 1/2 2. d4 *",
            &["A: e4 e5 1/2-1/2 d4 *"],
        ),
        (
            "[Event \"A\"]\n\n1. e4 1-0 {resigned}\n\n[Event \"B\"]\n\n*",
            &["A: e4 1-0 {resigned}", "B: *"],
        ),
        (
            "[Event \"A\"]\n\n1. e4 1-0\n\n{about B}\n\n[Event \"B\"]\n\n*",
            &["A: e4 1-0", "B: {about B} *"],
        ),
        (
            "[Event \"A\"]\n\n1. e4 1-0\n\n{the end}\n",
            &["A: e4 1-0 {the end}"],
        ),
        (
            "[Event \"A\"]\n\n1. e4\n\n[Event \"B\"]\n\n1. d4",
            &["A: e4", "B: d4"],
        ),
        (
            "[Event \"A\"]\n\n1. e4\n[better is d4] e5 *",
            &["A: e4 e5 *"],
        ),
        ("[Event \"A\"]\n\n1. e4 [%clk 1:00] e5 *", &["A: e4 e5 *"]),
        ("Anna v Bert\n\n1. e4 *", &["e4 *"]),
        ("[x \"y\n\n[Event \"B\"]\n\n1. e4 *", &["", "B: e4 *"]),
        (
            "[Event \"A\"]\n\n1. e4 {open\n\n[Event \"B\"]\n\n1. d4 {so} *",
            &["A: e4 {open}", "B: d4 {so} *"],
        ),
        (
            "[White \"A\"]\n\n1. e4 {open\n\n[White \"B\"]\n\n1. d4 *",
            &["A: e4 {open}", "B: d4 *"],
        ),
        (
            "[Event \"A\"]\n\n1. e4 (1. d4\n\n[Event \"B\"]\n\n*",
            &["A: e4 ( d4", "B: *"],
        ),
        (
            "% made by hand\n[Event \"A\"]\n% more\n\n1. e4\n%x\ne5 *\n\u{1a}",
            &["A: e4 e5 *"],
        ),
        ("\u{1a}", &[]),
        ("* 1-0\n*", &[]),
        ("hello this is no game ((( $$$", &[]),
    ] {
        assert_eq!(each(text), expected, "{text}");
    }
}

#[test]
fn deep_variations_are_skipped_to_their_end() {
    for depth in [65, 5_000, 100_000] {
        let text = format!(
            "1. e4 {}{}e5 2. d4 *",
            "(1. d4 ".repeat(depth),
            ") ".repeat(depth)
        );
        let game = only(&text);
        let main: Vec<Token> = game.main_line().map(|(_, token)| token).collect();
        assert_eq!(
            main,
            [
                Token::Move("e4"),
                Token::Move("e5"),
                Token::Move("d4"),
                Token::Result("*")
            ]
        );
        assert!(game.tokens.len() < 3 * DEEPEST + 10);
        assert_eq!(messages(&game).len(), 1, "{depth}");
    }
    let text = format!("1. e4 {}{}e5 *", "(1. d4 ".repeat(64), ") ".repeat(64));
    assert_eq!(only(&text).faults, []);
    let open = "(".repeat(100_000);
    assert!(games(&format!("1. e4 {open}")).next().is_some());
}

/// Texts that once took quadratic time. Each takes a second or more if it does again.
#[test]
fn long_texts_take_linear_time() {
    let many = |part: &str| part.repeat(300_000 / part.len());
    let tags: String = (0..40_000).map(|n| format!("[T{n} \"x\"]\n")).collect();
    for text in [
        many("[a \"b\"]\n{\n"),
        many("[a \"b\"]\n\n{\n"),
        many("[Event \"b\"]\n\n{\n") + "}",
        format!("1. e4 {}", many(")\n")),
        format!("1. e4 {}", many("(")),
        format!("1. e4 {}", many("( ) [ ] ")),
        many("[a \"b\n"),
        many("[a \"b"),
        many("1\n"),
        many("1 "),
        many("1-0\n\n{a}\n"),
        many("1. e4 *\n\n{a\n"),
        many("1. e4 * "),
        many("{a}\n{b"),
        many("$"),
        many("\r"),
        many("e4 ["),
        tags,
    ] {
        let begin = std::time::Instant::now();
        let notes: usize = games(&text).map(|game| game.notes().len()).sum();
        let seconds = begin.elapsed().as_secs_f64();
        assert!(
            seconds < 20.0,
            "{seconds} seconds, {notes} notes: {:?}",
            &text[..20]
        );
    }
}
