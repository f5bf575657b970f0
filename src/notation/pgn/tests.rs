use super::*;

fn tokens(text: &str) -> Vec<Token<'_>> {
    let game = games(text).next().unwrap();
    assert_eq!(game.error, None);
    game.tokens.into_iter().map(|(_, token)| token).collect()
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
    ] {
        let all: Vec<RawGame> = games(text).collect();
        let error = all[0].error.clone().expect(text);
        assert_eq!(
            (error.line, error.column),
            (line, column),
            "{text}: {error}"
        );
        if text.contains("\"B\"") {
            assert_eq!(all.len(), 2, "{text}");
            assert_eq!(all[1].tags.get("Event"), Some("B"));
        }
    }
    let deep = "(".repeat(100_000);
    assert!(games(&deep).next().unwrap().error.is_some());
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
