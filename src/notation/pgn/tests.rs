use super::*;

fn only(text: &str) -> RawGame<'_> {
    let mut all = games(text);
    let game = all.next().expect(text);
    assert!(all.next().is_none(), "{text}");
    game
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    let game = games(text).next().unwrap();
    assert_eq!(game.faults, [], "{text}");
    game.tokens.into_iter().map(|(_, token)| token).collect()
}

/// The tokens of a game in words: moves as they are, glyphs as `$1`, comments in braces.
fn told(game: &RawGame) -> String {
    let word = |(_, token): &(usize, Token)| match token {
        Token::Move(text) | Token::Null(text) => (*text).to_owned(),
        Token::Word(text) => format!("?{text}"),
        Token::Nag(number) => format!("${number}"),
        Token::Comment(text) => format!("{{{text}}}"),
        Token::Open => "(".to_owned(),
        Token::Close => ")".to_owned(),
        Token::Result(text) => (*text).to_owned(),
    };
    let words: Vec<String> = game.tokens.iter().map(word).collect();
    words.join(" ")
}

/// The games of a text: the tags `Event` or `White`, and the tokens.
fn each(text: &str) -> Vec<String> {
    let all = games(text).filter(|game| !game.is_empty());
    all.map(|game| {
        let name = game.tags.get("Event").or(game.tags.get("White"));
        let name = name.map_or(String::new(), |name| format!("{name}: "));
        format!("{name}{}", told(&game))
    })
    .collect()
}

fn messages(game: &RawGame) -> Vec<String> {
    game.notes().into_iter().map(|note| note.message).collect()
}

#[test]
fn tags_and_tokens_are_distinguished() {
    let text = "\u{feff}[Event \"A \\\"match\\\"\"]\n% not for us\n[White \"Ann\"]\n\n\
        1. d4 {good} d5 $13 2.Wd4-g4xc4!? (2. c4 ; to the end\n dxc4) 2... O-O 0-1\n\n[Event \"B\"]\n*";
    let all: Vec<RawGame> = games(text).collect();
    assert_eq!(all.len(), 2);
    assert_eq!(all[0].tags.get("Event"), Some("A \"match\""));
    assert_eq!(all[0].tags.get("White"), Some("Ann"));
    assert_eq!(all[1].tags.get("Event"), Some("B"));
    use Token::{Close, Comment, Move, Nag, Open, Result};
    let expected = [
        Move("d4"),
        Comment("good"),
        Move("d5"),
        Nag(13),
        Move("Wd4-g4xc4!?"),
        Open,
        Move("c4"),
        Comment("to the end"),
        Move("dxc4"),
        Close,
        Move("O-O"),
        Result("0-1"),
    ];
    assert_eq!(tokens(text), expected);
}

#[test]
fn each_kind_of_move_is_one_token() {
    let text = "1. Bd4*xc3xe5xd4 Sd4<>d7 2. N@e4 Ub3>b6A 3. 0-0 c2c5~ 4. e9-e10=Q# !? *";
    let moves: Vec<&str> = tokens(text)
        .into_iter()
        .filter_map(|token| match token {
            Token::Move(text) => Some(text),
            _ => None,
        })
        .collect();
    let expected = [
        "Bd4*xc3xe5xd4",
        "Sd4<>d7",
        "N@e4",
        "Ub3>b6A",
        "0-0",
        "c2c5~",
        "e9-e10=Q#",
    ];
    assert_eq!(moves, expected);
}

#[test]
fn mistakes_have_places_and_the_next_game_is_found() {
    for (text, line, column) in [
        ("[Event]\n\n1. e4 *\n\n[Event \"B\"]\n1. d4 *", 1, 1),
        ("1. e4 {never closed", 1, 7),
        ("1. e4\n (e5 *", 2, 7),
        ("1. e4 ) *\n\n[Event \"B\"]\n1. d4 *", 1, 7),
        ("1. e4 $900 *", 1, 7),
        ("1. e4\r\r\re5 } *", 4, 4),
        ("[Event \"A\"]\n\n1. é $ e5", 3, 6),
    ] {
        let all: Vec<RawGame> = games(text).collect();
        let note = all[0].notes().into_iter().next().expect(text);
        assert_eq!((note.line, note.column), (line, column), "{text}: {note}");
        if text.contains("\"B\"") {
            assert_eq!(all.len(), 2, "{text}");
            assert_eq!(all[1].tags.get("Event"), Some("B"));
            assert_eq!(all[1].line(), 5 - text.matches(')').count() * 2);
        }
    }
}

#[test]
fn games_without_moves_are_separate_games() {
    for text in [
        "[Event \"A\"]\n[White \"a\"]\n\n[Event \"B\"]\n[White \"b\"]\n\n1. d4 *",
        "[Event \"A\"]\r\n\r\n[Event \"B\"]\r\n\r\n[Site \"s\"]\r\n1. d4 *",
        "[White \"A\"]\n\n\n[White \"B\"]\n\n1. d4 *",
        "[White \"A\"]\n\n[Event \"B\"]\n\n1. d4 *",
        "[Event \"A\"]\n[Odd]\n\n[Event \"B\"]\n\n1. d4 *",
    ] {
        let all: Vec<RawGame> = games(text).collect();
        assert_eq!(all.len(), 2, "{text}");
        let value = |game: &RawGame| {
            let tags = &game.tags;
            tags.get("Event").or(tags.get("White")).map(str::to_owned)
        };
        assert_eq!(
            (value(&all[0]).as_deref(), value(&all[1]).as_deref()),
            (Some("A"), Some("B"))
        );
        assert_eq!((all[0].tokens.len(), all[1].tokens.len()), (0, 2), "{text}");
    }
    // One game with a blank line among its tags.
    let one: Vec<RawGame> = games("[Event \"A\"]\n\n[White \"a\"]\n1. d4 *").collect();
    assert_eq!((one.len(), one[0].tags.get("White")), (1, Some("a")));
}

#[test]
fn signs_become_glyphs() {
    for (text, expected) in [
        ("e4 ± e5", "e4 $16 e5"),
        ("Nf3 N", "Nf3 $146"),
        ("e4 ⩲ e5 ⩱", "e4 $14 e5 $15"),
        ("e4 ∓ e5 ∞", "e4 $17 e5 $13"),
        ("e4 +/- e5 -/+", "e4 $16 e5 $17"),
        ("e4 +- e5 -+", "e4 $18 e5 $19"),
        ("e4 +− e5 –+", "e4 $18 e5 $19"),
        ("e4 += e5 =+", "e4 $14 e5 $15"),
        ("e4 = e5 D", "e4 $10 e5 $220"),
        ("e4 ‼ e5 ⁇ d4 ⁉ d5 ⁈", "e4 $3 e5 $4 d4 $5 d5 $6"),
        ("e4 !!! e5 ???? d4 !?!", "e4 $3 e5 $4 d4 $5"),
        ("e4 (!) e5 (=)", "e4 $1 e5 {(=)}"),
        ("e4 $0 e5 $255", "e4 $0 e5 $255"),
        ("exd6 e.p. e5 ep Qa8 mate Qa8 ch", "exd6 e5 Qa8 Qa8"),
        ("e4 -- e5 Z0", "e4 -- e5 Z0"),
        ("e4 novelty e5 !=", "e4 ?novelty e5 ?!="),
    ] {
        let game = only(text);
        assert_eq!(
            (told(&game).as_str(), game.faults.len()),
            (expected, 0),
            "{text}"
        );
    }
    let game = only("1. e4 $300 e5 $ 2. d4 $256");
    assert_eq!(told(&game), "e4 e5 d4");
    assert_eq!(game.faults.len(), 3);
}

#[test]
fn signs_at_the_end_of_a_move_are_split_off() {
    for (text, head, numbers) in [
        ("e4?!±", "e4", &[6, 16][..]),
        ("Qa8+-", "Qa8", &[18]),
        ("Qa8+", "Qa8+", &[]),
        ("Qa8++", "Qa8++", &[]),
        ("Qa8#", "Qa8#", &[]),
        ("Qa8+!", "Qa8+", &[1]),
        ("Qa8!+", "Qa8", &[1]),
        ("Nf3‼", "Nf3", &[3]),
        ("Nf3!!\u{fe0f}", "Nf3", &[3]),
        ("Qa8\u{2062}†", "Qa8\u{2062}†", &[]),
        ("Qa8†\u{2062}!", "Qa8†", &[1]),
        ("e4!!!", "e4", &[3]),
        ("e4=", "e4", &[10]),
        ("e4∓", "e4", &[17]),
        ("e4?!⩲", "e4", &[6, 14]),
        ("O-O-O", "O-O-O", &[]),
        ("c2c5~", "c2c5~", &[]),
        ("a8=Q", "a8=Q", &[]),
        ("e4-", "e4-", &[]),
        ("", "", &[]),
        ("±", "", &[16]),
    ] {
        let (found, glyphs) = split_glyphs(text);
        assert_eq!((found, &glyphs[..]), (head, numbers), "{text}");
    }
}

#[test]
fn results_have_many_spellings() {
    for (text, expected) in [
        ("1-0", "1-0"),
        ("1–0", "1-0"),
        ("1—0", "1-0"),
        ("1 - 0", "1-0"),
        ("0 – 1", "0-1"),
        ("1:0", "1-0"),
        ("0:1", "0-1"),
        ("1/2", "1/2-1/2"),
        ("½", "1/2-1/2"),
        ("½-½", "1/2-1/2"),
        ("½–½", "1/2-1/2"),
        ("1/2:1/2", "1/2-1/2"),
        ("1/2 - 1/2", "1/2-1/2"),
        ("0.5-0.5", "1/2-1/2"),
        ("*", "*"),
        ("1-0\u{200b}", "1-0"),
    ] {
        let moves = format!("1. e4 e5 {text}");
        let expected_tokens = format!("e4 e5 {expected}");
        assert_eq!(told(&only(&moves)), expected_tokens, "{text}");
        let tagged = format!("[Result \"{text}\"]\n\n1. e4");
        assert_eq!(only(&tagged).result(), expected, "{text}");
    }
    for (text, expected) in [("0-0", "0-0"), ("0-0-0", "0-0-0"), ("1-0-1", "?1-0-1")] {
        assert_eq!(
            told(&only(&format!("1. e4 {text} e5"))),
            format!("e4 {expected} e5")
        );
    }
}

#[test]
fn the_tag_says_the_result_and_else_the_text() {
    for (tag, text, result) in [
        ("[Result \"1-0\"]\n", "0-1", "1-0"),
        ("[Result \"*\"]\n", "0-1", "0-1"),
        ("[Result \"\"]\n", "1/2", "1/2-1/2"),
        ("[Result \"?\"]\n", "1-0", "1-0"),
        ("[result \"0:1\"]\n", "", "0-1"),
        ("[White \"A\"]\n", "½-½", "1/2-1/2"),
        ("[White \"A\"]\n", "1. d4 (1. c4 1-0", "1-0"),
        ("", "*", "*"),
        ("[Result \"1-0\"]\n", "", "1-0"),
    ] {
        let text = format!("{tag}\n1. e4 {text}");
        assert_eq!(only(&text).result(), result, "{text}");
    }
}

#[test]
fn move_numbers_have_many_forms() {
    for text in [
        "1. e4 e5 2. Nf3 Nc6",
        "1.e4 e5 2.Nf3 Nc6",
        "1 e4 e5 2 Nf3 Nc6",
        "1) e4 e5 2) Nf3 Nc6",
        "1: e4 1: ... e5 2: Nf3 Nc6",
        "1. e4 1…e5 2.Nf3 2…Nc6",
        "1. e4 1... e5 2. Nf3 2...Nc6",
        "1. e4 1. ... e5 2. Nf3 2. … Nc6",
        "1. e4 1.. e5 2 . Nf3 Nc6",
        "1e4 e5 2Nf3 Nc6",
        "1.\u{a0}e4 e5 2.\u{200b}Nf3 Nc6\u{200b}",
        "\u{feff}1. e4\u{ad} e5 \u{feff}2. Nf3 Nc6 \u{1a}",
        "1. e4 ...e5 2. Nf3 …Nc6",
    ] {
        let game = only(text);
        assert_eq!(
            (told(&game).as_str(), game.faults.len()),
            ("e4 e5 Nf3 Nc6", 0),
            "{text}"
        );
    }
    assert_eq!(told(&only("1. 00 0-0 2. 000 O-O-O")), "00 0-0 000 O-O-O");
    assert_eq!(
        told(&only("1) e4 (1) d4 d5 2) c4) e5")),
        "e4 ( d4 d5 c4 ) e5"
    );
    assert_eq!(told(&only("1. e4 (1. d4 d5 2) 1... e5")), "e4 ( d4 d5 ) e5");
}

mod foreign;
