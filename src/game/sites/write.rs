//! Writes the main line of a game for Game Courier and Zillions of Games.

use super::components::PlayedMove;
use crate::game::{Game, NodeId, Tree};
use crate::notation::pgn::glyph_signs;
use crate::notation::site::{COMMENT, Component};
use crate::rules::{Color, Travel};
use crate::words::{one_line, without_braces};

/// A move list for Game Courier: the main line with its comments and tags. Variations are left out.
pub fn write_courier(game: &Game) -> String {
    let mut text = String::new();
    for (name, value) in head(game) {
        text.push_str(&format!("// {name}: {value}\n"));
    }
    for (at, played) in plies(game) {
        let line: Vec<String> = played
            .courier()
            .iter()
            .map(|part| courier_part(part, &played))
            .collect();
        let line = match played.transition.mv.travel {
            Travel::Keep => "pass".to_owned(),
            _ => line.join("; "),
        };
        let dots = match played.before.turn() {
            Color::White => ". ",
            Color::Black => "... ",
        };
        text.push_str(&numbered(&played, dots, &line));
        let comment = comment(game, at);
        if !comment.is_empty() {
            text.push_str(&format!(" // {comment}"));
        }
        text.push('\n');
    }
    text
}

/// A saved game for Zillions of Games: the main line with its comments and tags. Variations are left out.
pub fn write_zillions(game: &Game) -> String {
    let name = game.tree.variant().name();
    let file: String = name.chars().filter(|sign| sign.is_alphanumeric()).collect();
    let mut text = format!(
        "; Zillions Save Game File Version 0.02 HCS\nRulesFile={file}.zrf\nVariantName={name}\n"
    );
    for (name, value) in head(game).into_iter().skip(1) {
        text.push_str(&format!("{{{name}: {}}}\n", without_braces(&value)));
    }
    for (at, played) in plies(game) {
        let line = match played.transition.mv.travel {
            Travel::Keep => "pass".to_owned(),
            _ => zillions_line(&played),
        };
        text.push_str(&numbered(&played, ". ", &line));
        let comment = comment(game, at);
        if !comment.is_empty() {
            text.push_str(&format!(" {{{}}}", without_braces(&comment)));
        }
        text.push('\n');
    }
    text
}

/// The tags that say something, the game first and the comment on it last.
fn head(game: &Game) -> Vec<(String, String)> {
    let variant = game.tree.variant();
    let root = game.tree.node(Tree::ROOT);
    let tags = game.tags_to_write();
    let usual = |name: &str, value: &str| {
        let unknown = value.is_empty() || value.chars().all(|sign| "?.*".contains(sign));
        unknown
            || matches!(name, "Variant" | "SetUp" | COMMENT)
            || name == "FEN" && root.position == *variant.start()
    };
    let mut head = vec![("Game".to_owned(), variant.name().to_owned())];
    for (name, value) in tags.iter().filter(|(name, value)| !usual(name, value)) {
        head.push((name.to_owned(), one_line(value)));
    }
    if !root.comment.is_empty() {
        head.push((COMMENT.to_owned(), one_line(&root.comment)));
    }
    head
}

/// The moves of the main line.
fn plies(game: &Game) -> impl Iterator<Item = (NodeId, PlayedMove<'_>)> {
    let tree = &game.tree;
    tree.line_after(Tree::ROOT).filter_map(move |at| {
        let node = tree.node(at);
        let played = PlayedMove {
            variant: tree.variant(),
            before: &tree.node(node.parent()?).position,
            transition: &node.ply.as_ref()?.transition,
            after: &node.position,
        };
        Some((at, played))
    })
}

/// A ply with its number. The choices of an array and placements have none.
fn numbered(played: &PlayedMove, dots: &str, line: &str) -> String {
    match played.variant.is_arranging(played.before) {
        false => format!("{}{dots}{line}", played.before.fullmove()),
        true => line.to_owned(),
    }
}

/// The glyphs and the comment of a move.
fn comment(game: &Game, at: NodeId) -> String {
    let node = game.tree.node(at);
    let glyphs = node.nags.iter();
    let glyphs = glyphs.map(|&nag| glyph_signs(nag).map_or(format!("${nag}"), str::to_owned));
    let words: Vec<String> = glyphs.chain([one_line(&node.comment)]).collect();
    words.join(" ").trim().to_owned()
}

fn courier_part(part: &Component, played: &PlayedMove) -> String {
    let drops = played.transition.mv.travel == Travel::Drop;
    match part {
        Component::Move { piece, from, to } => {
            format!("{} {from}-{to}", piece.as_deref().unwrap_or_default())
        }
        Component::Put { piece, square } if drops => format!("{piece}*{square}"),
        Component::Put { piece, square } => format!("{piece}-{square}"),
        Component::Remove { square } => format!("@-{square}"),
        // The list for this program has no such part.
        Component::Become { piece } => piece.clone(),
    }
}

fn zillions_line(played: &PlayedMove) -> String {
    let mut line: Vec<String> = Vec::new();
    let mut promoted = false;
    for part in played.zillions() {
        let more = match &part {
            Component::Become { piece } => format!("= {piece}"),
            Component::Move { piece, from, to } => {
                let sign = if played.captures_on(to) { "x" } else { "-" };
                format!(
                    "{} {from} {sign} {to}",
                    piece.as_deref().unwrap_or_default()
                )
            }
            Component::Put { piece, square } => format!("{piece} {square}"),
            Component::Remove { square } => format!("x {square}"),
        };
        // A comma ends the name of the new piece.
        if let Some(last) = line.last_mut().filter(|_| promoted) {
            last.push(',');
        }
        promoted = matches!(part, Component::Become { .. });
        line.push(more);
    }
    line.join(" ")
}
