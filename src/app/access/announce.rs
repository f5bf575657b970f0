//! Announces to screen readers what happens: moves, results, picked pieces, notices.

use super::Spoken;
use crate::app::board::interact::Pick;
use crate::app::guide::GuideViewer;
use crate::app::learn::LearnState;
use crate::app::play::Playing;
use crate::app::play::table::Table;
use crate::app::puzzles::Puzzles;
use crate::app::shell::{FrameRequests, Screen, Shell};
use crate::app::texts::{color_key, text};
use baroque::explain::spoken;
use baroque::rules::Outcome;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Context, Id};

/// The last announcement, and the state that it was about.
#[derive(Resource, Default)]
pub struct Announcer {
    said: String,
    page: Screen,
    game: Option<Seen>,
    notices: Vec<String>,
}

/// Announces what is new after all actions of a frame. Asks for frames if another screen is shown.
pub fn announce(
    mut contexts: EguiContexts,
    mut spoken: ResMut<Spoken>,
    shell: Res<Shell>,
    (playing, guide): (Res<Playing>, Res<GuideViewer>),
    (puzzles, learn): (Res<Puzzles>, Res<LearnState>),
    mut announcer: ResMut<Announcer>,
    mut wanted: ResMut<FrameRequests>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if announcer.page != shell.shown() {
        wanted.soon();
    }
    let heard = spoken.bypass_change_detection().heard.take();
    let board = board(&shell, &playing, &guide, (&puzzles, &learn));
    announcer.listen(board, heard, &shell);
    announcer.show(ctx);
    Ok(())
}

/// The game to announce: the one on the board, a scene of the guide that the reader plays, a puzzle, or the board of a
/// lesson.
pub fn board<'a>(
    shell: &Shell,
    playing: &'a Playing,
    guide: &'a GuideViewer,
    (puzzles, learn): (&'a Puzzles, &'a LearnState),
) -> Option<&'a Table> {
    match shell.shown() {
        Screen::Game => playing.table.as_ref(),
        Screen::Guide => guide.board(),
        Screen::Puzzles => puzzles.board(),
        Screen::Learn => learn.board(),
        Screen::Start
        | Screen::NewGame
        | Screen::Editor
        | Screen::Invent
        | Screen::Collection
        | Screen::MyGames
        | Screen::Penultima => None,
    }
}

/// The part of a game's state that is announced.
#[derive(Clone, PartialEq)]
struct Seen {
    number: u64,
    shown: usize,
    plies: usize,
    position: u64,
    outcome: Option<Outcome>,
    picked: Option<Pick>,
    answer: Option<String>,
}

impl Announcer {
    /// The last announcement.
    #[cfg(any(test, feature = "probe"))]
    pub fn said(&self) -> &str {
        &self.said
    }

    /// Compares the state with the last one, and announces what is new.
    pub fn listen(&mut self, table: Option<&Table>, heard: Option<String>, shell: &Shell) {
        let mut sentences: Vec<String> = Vec::new();
        sentences.extend(self.game_sentences(table, shell));
        sentences.extend(heard);
        for notice in shell.notices.shown() {
            if !self.notices.contains(&notice.text) {
                sentences.push(notice.text.clone());
            }
        }
        let notices = shell.notices.shown().iter();
        self.notices = notices.map(|notice| notice.text.clone()).collect();
        self.page = shell.shown();
        if !sentences.is_empty() {
            self.said = sentences.join(". ");
        }
    }

    /// The announcements about the game on the board.
    fn game_sentences(&mut self, table: Option<&Table>, shell: &Shell) -> Vec<String> {
        let now = table.map(seen);
        let before = std::mem::replace(&mut self.game, now.clone());
        match (table, before, now) {
            (Some(table), Some(before), Some(now))
                if before.number == now.number && self.page == shell.shown() =>
            {
                changes(table, &before, &now)
            }
            (Some(table), _, Some(_)) => vec![beginning(table)],
            _ => Vec::new(),
        }
    }

    /// Passes the announcement to screen readers, which read it whenever it changes.
    pub fn show(&self, ctx: &Context) {
        ctx.accesskit_node_builder(Id::new("said"), |node| {
            node.set_role(Role::Label);
            node.set_live(Live::Polite);
            node.set_value(self.said.as_str());
        });
    }
}

fn seen(table: &Table) -> Seen {
    Seen {
        number: table.number(),
        shown: table.shown(),
        plies: table.record.len(),
        position: table.position().hash(),
        outcome: table.outcome(),
        picked: table.interaction.picked,
        answer: table
            .interaction
            .answer
            .as_ref()
            .map(|answer| answer.words.clone()),
    }
}

/// The announcement for a new game on the board.
fn beginning(table: &Table) -> String {
    let game = table.variant().name();
    text!("heard-beginning", game = game, state = to_move(table))
}

fn to_move(table: &Table) -> String {
    match table.outcome() {
        Some(outcome) if table.at_end() => outcome.to_string(),
        _ => text!("heard-to-move", side = color_key(table.position().turn())),
    }
}

fn changes(table: &Table, before: &Seen, now: &Seen) -> Vec<String> {
    let mut sentences = Vec::new();
    let moved = (before.shown, before.position) != (now.shown, now.position);
    match last_move(table).filter(|_| moved) {
        Some(words) if now.plies > before.plies && now.shown == now.plies => sentences.push(words),
        _ if now.plies < before.plies => {
            sentences.push(text!("heard-taken-back", state = to_move(table)))
        }
        Some(words) => sentences.push(text!("heard-after", played = words)),
        None if moved => sentences.push(text!("heard-start", state = to_move(table))),
        None => {}
    }
    if let Some(outcome) = now.outcome.filter(|_| now.outcome != before.outcome) {
        let outcome = outcome.to_string();
        if !sentences.iter().any(|words| words.contains(&outcome)) {
            sentences.push(outcome);
        }
    }
    if now.picked != before.picked && !moved {
        sentences.push(picked(table));
    }
    if now.answer != before.answer {
        sentences.extend(now.answer.clone());
    }
    sentences
}

/// The description of the move that led to the position that is shown.
fn last_move(table: &Table) -> Option<String> {
    let transition = table.last_transition()?;
    let before = table
        .record
        .positions()
        .get(table.shown().checked_sub(1)?)?;
    Some(spoken(table.variant(), before, transition))
}

/// The picked piece, and the number of squares to which it can move.
fn picked(table: &Table) -> String {
    let (variant, position) = (table.variant(), table.position());
    let targets = table.goals().len();
    let name = |piece| variant.kind(piece).name.as_str();
    match table.interaction.picked {
        None => text!("heard-let-go").to_owned(),
        Some(Pick::Hand(piece)) => text!("heard-picked-hand", piece = name(piece), count = targets),
        Some(Pick::Board(square)) => {
            let piece = position
                .piece(square)
                .map_or("", |piece| name(piece.piece_type()));
            let square = variant.geometry().name(square);
            text!(
                "heard-picked",
                piece = piece,
                square = square,
                count = targets
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::action::{BoardAction, PlayAction};
    use crate::app::play::typing::Typed;
    use crate::app::shell::Notify;
    use crate::app::tests::Program;
    use baroque::notation::parse_fen;
    use baroque::variant_file::Catalogue;

    fn said(announcer: &mut Announcer, session: &mut Program) -> String {
        session.announce(announcer);
        announcer.said().to_owned()
    }

    #[test]
    fn moves_and_results_are_announced() {
        let catalogue = Catalogue::built_in();
        let variant = catalogue.variant("chess", None, &[]).unwrap();
        let position = parse_fen(&variant, "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1").unwrap();
        let mut session = Program::new(catalogue);
        let mut announcer = Announcer::default();
        assert_eq!(said(&mut announcer, &mut session), "");
        session.open(variant, Some(position));
        let start = said(&mut announcer, &mut session);
        assert!(start.ends_with("White to move"), "{start}");
        let king = session.table().variant().geometry().square("g6");
        session.table_mut().interaction.picked = king.map(Pick::Board);
        let picked = said(&mut announcer, &mut session);
        assert!(picked.starts_with("King on g6 selected, "), "{picked}");
        session.apply(Typed::Text("Qg7".to_owned()));
        session.apply(Typed::Enter);
        let mate = "White: Queen f7 to g7; White wins: checkmate";
        assert_eq!(said(&mut announcer, &mut session), mate);
        session.apply(BoardAction::Back);
        assert_eq!(said(&mut announcer, &mut session), "Start. White to move");
        session.apply(BoardAction::Forward);
        assert_eq!(said(&mut announcer, &mut session), format!("After {mate}"));
        session.apply(BoardAction::TakeBack);
        assert_eq!(
            said(&mut announcer, &mut session),
            "Taken back. White to move"
        );
        session.apply(PlayAction::Resign);
        let resigned = said(&mut announcer, &mut session);
        assert!(resigned.starts_with("Black wins"), "{resigned}");
        session.send(Notify("All is well".to_owned()));
        assert_eq!(said(&mut announcer, &mut session), "All is well");
        session.apply(PlayAction::Rematch);
        assert_eq!(said(&mut announcer, &mut session), start, "another game");
    }
}
