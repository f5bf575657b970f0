//! Positions from the rulebook and about its finer points, as pictures in `tests/positions/*.txt`.
//!
//! A file starts with `game ID`, and may have `layout` and `option` lines. Each block has a title
//! after `#` and a picture (top rank first, `.` is empty). It may have `black to move`,
//! `castling KQkq`, `passed d3 d4` (en passant squares), `ban d4 d7`, `hand ALs` and `setup 1`
//! (the choice of the array). Then follows what must hold:
//!
//! - `MOVE captures SQUARES` (or `captures nothing`), `MOVE legal`, `MOVE illegal`
//! - `from SQUARE: MOVES` all legal moves of one piece, `moves N` how many in all
//! - `MOVE makes PLACEMENT` as in a FEN, `MOVE written TEXT` in the notation for people
//! - `MOVE, MOVE illegal` the second is illegal after the first
//! - `MOVE, MOVE ends TEXT` the status after them, `MOVE, MOVE hands PIECES` the hands after them
//! - `check`, `no check`, `frozen SQUARES`, `status TEXT`

use baroque::notation::{find_move, parse_fen, write_fen, write_move, write_san};
use baroque::rules::{Color, Position, Variant};
use baroque::variant_file::Catalogue;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[derive(Default)]
struct Game {
    id: String,
    layout: Option<String>,
    options: Vec<(String, String)>,
}

struct Block<'a> {
    title: &'a str,
    picture: Vec<&'a str>,
    lines: Vec<&'a str>,
}

fn words(text: &str) -> BTreeSet<String> {
    let words = text.split_whitespace().filter(|word| *word != "nothing");
    words.map(str::to_owned).collect()
}

fn parse(text: &str) -> (Game, Vec<Block<'_>>) {
    let mut game = Game::default();
    let mut blocks: Vec<Block> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (first, blocks.last_mut()) {
            ("#", _) => blocks.push(Block {
                title: rest,
                picture: Vec::new(),
                lines: Vec::new(),
            }),
            ("game", None) => game.id = rest.to_owned(),
            ("layout", None) => game.layout = Some(rest.to_owned()),
            ("option", None) => {
                let (option, choice) = rest.split_once('=').unwrap();
                game.options.push((option.to_owned(), choice.to_owned()));
            }
            (_, Some(block)) if block.lines.is_empty() && is_rank(line) => block.picture.push(line),
            (_, Some(block)) => block.lines.push(line),
            _ => panic!("{line}"),
        }
    }
    (game, blocks)
}

/// A line of single characters with spaces between them.
fn is_rank(line: &str) -> bool {
    line.len() > 2 && line.split(' ').all(|square| square.chars().count() == 1)
}

impl Block<'_> {
    fn field(&self, name: &str) -> Option<&str> {
        let mut lines = self.lines.iter();
        lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
    }

    fn fen(&self) -> String {
        let ranks: Vec<String> = self.picture.iter().map(|rank| fen_rank(rank)).collect();
        let side = if self.lines.contains(&"black to move") {
            "b"
        } else {
            "w"
        };
        let squares = |name| {
            self.field(name)
                .map(|squares: &str| squares.replace(' ', ""))
        };
        let ban = squares("ban").map_or(String::new(), |ban| format!(" ban:{ban}"));
        let hand = (self.field("hand")).map_or(String::new(), |pieces| format!("[{pieces}]"));
        let setup = squares("setup").map_or(String::new(), |choice| format!(" setup:{choice}"));
        format!(
            "{}{hand} {side} {} {} 0 1{ban}{setup}",
            ranks.join("/"),
            self.field("castling").unwrap_or("-"),
            squares("passed").unwrap_or("-".to_owned()),
        )
    }
}

fn fen_rank(rank: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for square in rank.split(' ') {
        if square == "." {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
            empty = 0;
        }
        text.push_str(square);
    }
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
    text
}

/// The position after some moves.
fn after(variant: &Variant, position: &Position, moves: &str) -> Result<Position, String> {
    let mut position = position.clone();
    for text in moves.split(", ") {
        let mv = find_move(variant, &position, text).ok_or(format!("{text} is not legal"))?;
        position = variant.play(&position, mv);
    }
    Ok(position)
}

/// Checks one line of a block. Returns what is wrong with it.
fn hold(variant: &Variant, position: &Position, line: &str) -> Result<(), String> {
    let name = |square| variant.geometry().name(square).to_owned();
    let same = |what: &str, found: BTreeSet<String>, wanted: BTreeSet<String>| match found == wanted
    {
        true => Ok(()),
        false => Err(format!("{what}: found {found:?}, wanted {wanted:?}")),
    };
    if let Some((moves, wanted)) = line.split_once(" ends ") {
        let after = after(variant, position, moves)?;
        return hold(variant, &after, &format!("status {wanted}"));
    }
    if let Some((moves, wanted)) = line.split_once(" hands ") {
        let fen = write_fen(variant, &after(variant, position, moves)?);
        let hands = fen.split(['[', ']']).nth(1).unwrap_or_default();
        return same(line, words(hands), words(wanted));
    }
    if let Some((mv, squares)) = line.split_once(" captures ") {
        let mv = find_move(variant, position, mv).ok_or(format!("{mv} is not legal"))?;
        let captured = variant.transition(position, mv).captured();
        return same(
            line,
            captured.into_iter().map(name).collect(),
            words(squares),
        );
    }
    if let Some((text, wanted)) = line.split_once(" makes ") {
        let mv = find_move(variant, position, text).ok_or(format!("{text} is not legal"))?;
        let fen = write_fen(variant, &variant.play(position, mv));
        let placement = fen.split(' ').next().unwrap();
        return same(line, words(placement), words(wanted));
    }
    if let Some((text, wanted)) = line.split_once(" written ") {
        let mv = find_move(variant, position, text).ok_or(format!("{text} is not legal"))?;
        return same(
            line,
            words(&write_san(variant, position, mv)),
            words(wanted),
        );
    }
    if let Some(rest) = line.strip_prefix("from ") {
        let (from, wanted) = rest.split_once(':').unwrap();
        let from = variant.geometry().square(from).unwrap();
        let moves = variant.legal_moves(position).into_iter();
        let found = moves
            .filter(|mv| mv.from == from)
            .map(|mv| write_move(variant, mv));
        return same(line, found.collect(), words(wanted));
    }
    if let Some(count) = line.strip_prefix("moves ") {
        let found = variant.legal_moves(position).len();
        return same(line, words(&found.to_string()), words(count));
    }
    if let Some(squares) = line.strip_prefix("frozen ") {
        let frozen = Color::ALL.map(|color| variant.frozen(position, color));
        let frozen = (frozen[0] | frozen[1]).into_iter().map(name).collect();
        return same(line, frozen, words(squares));
    }
    if let Some(wanted) = line.strip_prefix("status ") {
        let found = variant
            .outcome(position)
            .map_or("ongoing".to_owned(), |outcome| outcome.to_string());
        return same(
            line,
            BTreeSet::from([found]),
            BTreeSet::from([wanted.to_owned()]),
        );
    }
    let truth = |holds: bool| if holds { Ok(()) } else { Err(line.to_owned()) };
    match line {
        "check" => return truth(variant.in_check(position)),
        "no check" => return truth(!variant.in_check(position)),
        _ => {}
    }
    let (moves, wanted) = line.rsplit_once(' ').unwrap();
    let mut position = position.clone();
    let mut moves = moves.split(", ").peekable();
    while let Some(text) = moves.next() {
        let mv = find_move(variant, &position, text);
        if moves.peek().is_none() {
            return truth(mv.is_some() == (wanted == "legal"));
        }
        let mv = mv.ok_or(format!("{text} is not legal"))?;
        position = variant.play(&position, mv);
    }
    Ok(())
}

#[test]
fn positions_hold() {
    let catalogue = Catalogue::built_in();
    let folder = Path::new("tests/positions");
    let mut wrong = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let (game, blocks) = parse(&text);
        let variant = catalogue
            .variant(&game.id, game.layout.as_deref(), &game.options)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for block in blocks {
            let fen = block.fen();
            let place = format!("{}: {}", path.display(), block.title);
            let position =
                parse_fen(&variant, &fen).unwrap_or_else(|error| panic!("{place}: {fen}: {error}"));
            let settings = [
                "black to move",
                "castling ",
                "passed ",
                "ban ",
                "hand ",
                "setup ",
            ];
            let claims = block
                .lines
                .iter()
                .filter(|line| !settings.iter().any(|setting| line.starts_with(setting)));
            for line in claims {
                if let Err(problem) = hold(&variant, &position, line) {
                    wrong.push(format!("{place}\n    {problem}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
