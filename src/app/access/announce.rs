//! Announces to screen readers what happens: moves, results, picked pieces, changes in the setup editor, notices.

use super::Spoken;
use crate::app::board::interact::Pick;
use crate::app::editor::{Announced, Editor, SetupEditor};
use crate::app::play::stage::visible_table;
use crate::app::play::table::Table;
use crate::app::shell::{FrameRequests, Screen, Shell};
use baroque::explain::{outcome_in_words, spoken};
use baroque::rules::Outcome;
use baroque::texts::{Noun, color_key, text};
use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Context, Id};
use std::sync::Arc;

/// The last announcement, and the state that it was about.
#[derive(Resource, Default)]
pub struct Announcer {
    said: String,
    /// The number of announcements until now.
    count: u64,
    page: Screen,
    game: Option<AnnouncedGame>,
    editor: Option<Announced>,
    /// The number of the last notice that was announced.
    notice: u64,
}

/// Announces what is new after all actions of a frame. Asks for frames if another screen is shown.
pub fn announce(
    world: &mut World,
    contexts: &mut SystemState<EguiContexts<'static, 'static>>,
    mut announcer: Local<Announcer>,
) -> Result {
    let ctx = contexts.get_mut(world)?.ctx_mut()?.clone();
    if announcer.page != world.resource::<Shell>().shown() {
        world.resource_mut::<FrameRequests>().soon();
    }
    let mut spoken = world.resource_mut::<Spoken>();
    let heard = std::mem::take(&mut spoken.bypass_change_detection().heard);
    announcer.hear(world, heard);
    announcer.show(&ctx);
    Ok(())
}

/// The part of a game's state that is announced.
#[derive(Clone, PartialEq)]
struct AnnouncedGame {
    number: u64,
    shown: usize,
    plies: usize,
    position: u64,
    outcome: Option<Outcome>,
    picked: Option<Pick>,
    /// The explanation. It is new if it is another object, even with the same words.
    answer: Option<Arc<str>>,
}

impl Announcer {
    /// The last announcement.
    #[cfg(test)]
    pub fn said(&self) -> &str {
        &self.said
    }

    /// Announces what is new, with the sentences that were heard.
    pub fn hear(&mut self, world: &World, heard: Vec<String>) {
        let shown = (visible_table(world), world.resource::<SetupEditor>());
        self.listen(shown, heard, world.resource::<Shell>());
    }

    /// Compares the state with the last one, and announces what is new.
    fn listen(
        &mut self,
        (table, editor): (Option<&Table>, &SetupEditor),
        heard: Vec<String>,
        shell: &Shell,
    ) {
        let mut sentences: Vec<String> = Vec::new();
        sentences.extend(self.game_sentences(table, shell));
        let editor = editor.open.as_ref();
        sentences.extend(self.editor_sentences(editor.filter(|_| shell.shows(Screen::Editor))));
        sentences.extend(heard);
        let known = self.notice;
        let new = shell.notices.shown().iter().rev();
        for notice in new.filter(|notice| notice.number > known) {
            sentences.push(notice.text.clone());
            self.notice = self.notice.max(notice.number);
        }
        self.page = shell.shown();
        if !sentences.is_empty() {
            self.said = sentences.join(". ").replace(".. ", ". ");
            self.count += 1;
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

    /// The announcements about the setup editor.
    fn editor_sentences(&mut self, editor: Option<&Editor>) -> Vec<String> {
        let before = std::mem::replace(&mut self.editor, editor.map(Editor::announced));
        let both = editor.zip(before.as_ref());
        both.map_or_else(Vec::new, |(editor, before)| editor.changes_since(before))
    }

    /// Passes the announcement to screen readers. They read a node when its text changes. Two nodes take turns, so that
    /// they read the same announcement again.
    pub fn show(&self, ctx: &Context) {
        for (turn, name) in [(0, "said"), (1, "said next")] {
            ctx.accesskit_node_builder(Id::new(name), |node| {
                node.set_role(Role::Label);
                node.set_live(Live::Polite);
                if self.count % 2 == turn {
                    node.set_value(self.said.as_str());
                }
            });
        }
    }
}

fn seen(table: &Table) -> AnnouncedGame {
    AnnouncedGame {
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
        Some(outcome) if table.at_end() => outcome_in_words(outcome).to_string(),
        _ => text!("heard-to-move", side = color_key(table.position().turn())),
    }
}

fn changes(table: &Table, before: &AnnouncedGame, now: &AnnouncedGame) -> Vec<String> {
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
        let outcome = outcome_in_words(outcome).to_string();
        if !sentences.iter().any(|words| words.contains(&outcome)) {
            sentences.push(outcome);
        }
    }
    if now.picked != before.picked && !moved {
        sentences.push(picked(table));
    }
    let mut both = now.answer.iter().zip(&before.answer);
    if !both.any(|(now, before)| Arc::ptr_eq(now, before)) {
        sentences.extend(now.answer.as_deref().map(str::to_owned));
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
    let name = |piece| Noun::name(&variant.kind(piece).name).to_string();
    match table.interaction.picked {
        None => text!("heard-let-go").to_owned(),
        Some(Pick::Hand(piece)) => text!("heard-picked-hand", piece = name(piece), count = targets),
        Some(Pick::Board(square)) => {
            let piece = position
                .piece(square)
                .map_or_else(String::new, |piece| name(piece.piece_type()));
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
    use crate::app::action::{BoardAction, EditorAction, InspectAction, PlayAction};
    use crate::app::editor::Edit;
    use crate::app::play::typing::Typed;
    use crate::app::shell::{Notify, Say};
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

    /// A program with an announcer that knows its state.
    fn begun(game: &str, fen: &str) -> (Program, Announcer) {
        let catalogue = Catalogue::built_in();
        let variant = catalogue.variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let mut session = Program::new(catalogue);
        let mut announcer = Announcer::default();
        session.open(variant, Some(position));
        session.announce(&mut announcer);
        (session, announcer)
    }

    #[test]
    fn the_same_text_is_announced_each_time() {
        let (mut session, mut announcer) = begun("ultima", "7k/8/8/2i5/3W4/8/8/K7 w - - 0 1");
        let frozen = session.table().variant().geometry().square("d4").unwrap();
        let tellings: [(&str, &dyn Fn(&mut Program)); 4] = [
            ("Copied", &|session| {
                session.send(Notify("Copied".to_owned()))
            }),
            ("Done", &|session| session.send(Say("Done".to_owned()))),
            ("Immobilizer", &|session| {
                session.apply(InspectAction::Ask(frozen))
            }),
            ("not a legal move", &|session| {
                session.apply(Typed::Text("nonsense".to_owned()));
                session.apply(Typed::Enter);
            }),
        ];
        for (words, tell) in tellings {
            let before = announcer.count;
            for _ in 0..3 {
                tell(&mut session);
                let said = said(&mut announcer, &mut session);
                assert!(said.contains(words), "{said}");
                session.announce(&mut announcer);
            }
            assert_eq!(announcer.count, before + 3, "{words}");
        }
        session.send(Say("One".to_owned()));
        session.send(Say("Two".to_owned()));
        assert_eq!(said(&mut announcer, &mut session), "One. Two");
    }

    #[test]
    fn the_editors_changes_and_verdicts_are_announced() {
        let (mut session, mut announcer) = begun("ultima", "7k/8/8/8/8/8/8/K7 w - - 0 1");
        session.apply(EditorAction::Open);
        session.announce(&mut announcer);
        let variant = session.editor().variant().clone();
        let square = |name| variant.geometry().square(name).unwrap();
        let mut edit = |edit: Edit| {
            session.apply(EditorAction::Edit(edit));
            said(&mut announcer, &mut session)
        };
        let queen = variant.piece('W').unwrap();
        let put = edit(Edit::Put(square("d4"), queen, false));
        assert!(put.starts_with("White Withdrawer on d4. White"), "{put}");
        let erased = edit(Edit::Erase(square("d4"), false));
        assert!(erased.starts_with("d4, empty. White"), "{erased}");
        assert_eq!(edit(Edit::Put(square("d4"), queen, false)), put, "again");
        let wrong = edit(Edit::Erase(square("h8"), false));
        assert!(
            wrong.starts_with("h8, empty. ") && wrong.contains("king"),
            "{wrong}"
        );
        let wrong = edit(Edit::Fen("8/8".to_owned()));
        assert!(wrong.contains("ranks"), "{wrong}");
        let start = edit(Edit::Start);
        assert!(!start.contains("Pawn on"), "many squares: {start}");
    }
}
