//! Announcements as lines of text, for programs.

use super::knowledge::{HeardPly, Knowledge};
use super::news::{CheckLine, CheckNews, Identity, Removed};
use crate::rules::{Color, Outcome, Variant};

/// What the umpire says to a side of the ply with this index, a line each: `took d5 pawn`, `lost e4 piece`, `check`,
/// `tries 2`, `choice setup:keep`, `over 1-0 checkmate`.
pub fn lines_of_ply(knowledge: &Knowledge, index: usize) -> Vec<String> {
    let Some(HeardPly { news, .. }) = knowledge.plies().get(index) else {
        return Vec::new();
    };
    let variant = knowledge.variant();
    let took = news
        .took
        .iter()
        .map(|removed| format!("took {}", removed_words(variant, *removed)));
    let lost = news
        .lost
        .iter()
        .map(|removed| format!("lost {}", removed_words(variant, *removed)));
    let mut lines: Vec<String> = took.chain(lost).collect();
    lines.extend(
        news.choice
            .as_ref()
            .map(|choice| format!("choice {choice}")),
    );
    lines.extend(news.check.as_ref().map(check_words));
    let tries = news
        .tries
        .filter(|&tries| tries > 0 && news.outcome.is_none());
    lines.extend(tries.map(tries_line));
    lines.extend(news.outcome.map(end_line));
    lines
}

/// The number of captures by orthodox pawns: `tries 2`.
pub(super) fn tries_line(tries: usize) -> String {
    format!("tries {tries}")
}

/// The end of a game: `over 1-0 checkmate`.
pub fn end_line(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(Color::White, reason) => format!("over 1-0 {reason}"),
        Outcome::Win(Color::Black, reason) => format!("over 0-1 {reason}"),
        Outcome::Draw(reason) => format!("over 1/2-1/2 {reason}"),
    }
}

/// A square, and what is said of the piece: `d5 pawn`.
pub(super) fn removed_words(variant: &Variant, removed: Removed) -> String {
    let square = variant.geometry().name(removed.at);
    match removed.identity {
        Identity::Unsaid => square.to_owned(),
        Identity::Pawn => format!("{square} pawn"),
        Identity::Piece => format!("{square} piece"),
        Identity::Type(piece_type) => format!("{square} {}", variant.kind(piece_type).id),
    }
}

/// A check with its lines: `check file long-diagonal`.
pub(super) fn check_words(check: &CheckNews) -> String {
    let lines = check.lines.iter().map(|line| match line {
        CheckLine::File => " file",
        CheckLine::Rank => " rank",
        CheckLine::LongDiagonal => " long-diagonal",
        CheckLine::ShortDiagonal => " short-diagonal",
        CheckLine::Diagonal => " diagonal",
    });
    format!("check{}", lines.collect::<String>())
}
