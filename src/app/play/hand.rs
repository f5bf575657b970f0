//! What a hand does over a board on which moves are made, or the keys in its place.

use super::choice_words::choice_heard;
use super::table::Table;
use crate::app::board::action::MenuAt;
use crate::app::board::action::{BoardAction, InspectAction, LeaveAhead};
use crate::app::board::cursor::{self, Cursor};
use crate::app::board::interact::{Chooser, Intent, Pick};
use crate::app::play::action::PlayAction;
use crate::app::shell::{Outbox, Say};
use crate::app::sound::Cue;
use crate::diagram::{Annotation, Point, Tone};
use crate::rules::{Piece, Square};
use bevy::ecs::message::Message;

/// What a hand does, or the keys in its place. Points lie in the picture, in squares.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum HandAction {
    /// The pointer moves; a press becomes a drag further off than so many squares.
    Point(Option<Pick>, Point, f32),
    /// The first button is pressed.
    Press(Option<Pick>, Point),
    /// It is let go over the board or beside it.
    Release(Option<Pick>),
    /// It is let go elsewhere.
    LetGo,
    /// Show what is threatened, or no more.
    ShowThreats(bool),
    /// Choose one of several moves, without playing it.
    Choose(usize),
    /// Begin an arrow or a circle.
    Draw(Square, Tone),
    /// Lead it on.
    DrawTo(Option<Square>),
    /// End it at a place of the window: what is drawn stays, or the menu of a piece opens there.
    EndDrawing(Option<Square>, [f32; 2]),
    /// The keys are on the board from now on.
    TakeKeys,
    /// They are elsewhere.
    LeaveKeys,
    /// Move the mark of the keys.
    Mark(Pick),
    /// Do what a click does on a place.
    Click(Pick),
    /// A key moves the mark in a direction.
    Walk(Point),
    /// A key leads to the next square that the picked piece can go to, or to the one before.
    NextGoal(bool),
    /// A key does on the mark what a click does.
    ClickMark,
}

impl Table {
    /// Does what a hand does over the board, with the mark of the keys.
    pub fn hand(&mut self, action: &HandAction, cursor: &mut Cursor, outbox: &mut Outbox) {
        match *action {
            HandAction::Point(over, at, start) => self.interaction.point(over, at, start),
            HandAction::Press(over, at) => self.press(over, at),
            HandAction::Release(over) => self.release(over, outbox),
            HandAction::LetGo => self.interaction.drag = None,
            HandAction::ShowThreats(wanted) => self.show_threats(wanted),
            HandAction::Choose(index) => {
                if let Some(chooser) = &mut self.interaction.chooser {
                    chooser.pointed = index;
                }
            }
            HandAction::Draw(..) if self.interaction.carried().is_some() => {
                self.interaction.cancel();
            }
            HandAction::Draw(from, tone) => self.drawing.begin(from, tone),
            HandAction::DrawTo(over) => self.drawing.reach(over),
            HandAction::EndDrawing(over, at) => self.end_drawing(over, at, outbox),
            HandAction::TakeKeys => self.take_keys(cursor),
            HandAction::LeaveKeys => {
                cursor.shown = false;
                self.interaction.hover = None;
            }
            HandAction::Mark(at) => cursor.at = Some(at),
            HandAction::Click(at) => self.click_named(at, outbox),
            HandAction::Walk(way) => self.walk(way, cursor, outbox),
            HandAction::NextGoal(back) => self.next_goal(back, cursor),
            HandAction::ClickMark => self.click_mark(cursor, outbox),
        }
    }

    fn press(&mut self, over: Option<Pick>, at: Point) {
        self.rest();
        self.wipe(over);
        let meant = self.meant(false);
        self.interaction.press(over, at, &meant);
    }

    /// A press on an empty square wipes off what has been drawn, unless it is the target of a picked piece.
    fn wipe(&mut self, over: Option<Pick>) {
        let empty = over
            .and_then(Pick::square)
            .is_some_and(|square| self.position().piece(square).is_none());
        if empty && self.interaction.picked.is_none() {
            self.drawing.clear(self.place());
        }
    }

    fn release(&mut self, over: Option<Pick>, outbox: &mut Outbox) {
        let meant = self.meant(true);
        let intent = self.interaction.release(over, &meant);
        let refused = match intent {
            Intent::Refused(from, _) | Intent::Tried(from, _) => self.is_to_move(from),
            Intent::None | Intent::Play(..) => false,
        };
        self.wish(intent, outbox);
        if refused && self.interaction.answer.is_some() {
            outbox.send(Cue::Refused);
        }
    }

    /// Does what the hand means; a refusal is told at once.
    fn wish(&mut self, intent: Intent, outbox: &mut Outbox) {
        match intent {
            Intent::None => {}
            Intent::Refused(from, to) => self.refuse(from, to),
            // A click on an empty square only lets go.
            Intent::Tried(from, to) => {
                if self.position().piece(to).is_some() {
                    self.refuse(from, Some(to));
                }
            }
            Intent::Play(mv, _) if self.premover().is_some() => {
                outbox.send(PlayAction::Premove(mv.from, mv.to));
            }
            Intent::Play(mv, true) => outbox.send(BoardAction::Drop(mv)),
            Intent::Play(mv, false) => outbox.send(BoardAction::Play(mv)),
        }
    }

    /// Whether a piece of the side to move stands on a square.
    fn is_to_move(&self, square: Square) -> bool {
        let position = self.position();
        position.piece(square).map(Piece::color) == Some(position.turn())
    }

    /// Says why a piece of the person who is to move cannot, or what any other piece threatens.
    fn refuse(&mut self, from: Square, to: Option<Square>) {
        match self.is_to_move(from) {
            true if self.is_open() => self.ask(from, to),
            false if to.is_none() => self.tell_threats(from),
            _ => {}
        }
    }

    fn end_drawing(&mut self, over: Option<Square>, [x, y]: [f32; 2], outbox: &mut Outbox) {
        self.drawing.reach(over);
        let Some(note) = self.drawing.finish() else {
            return;
        };
        if self.asks_for_menu(&note) {
            let square = Some(note.from);
            return outbox.send(InspectAction::OpenMenu(MenuAt {
                square,
                x,
                y,
                by_keys: false,
            }));
        }
        self.drawing.toggle(self.place(), note);
        outbox.send(InspectAction::CloseMenu);
    }

    fn asks_for_menu(&self, note: &Annotation) -> bool {
        let plain = note.from == note.to && note.tone == Tone::default();
        plain && self.position().piece(note.from).is_some()
    }

    /// Shows the mark where it was last, or in a corner.
    fn take_keys(&mut self, cursor: &mut Cursor) {
        let places = self.places();
        let known = |at: &Pick| places.iter().any(|(place, _)| place == at);
        let at = cursor.at.filter(known).or_else(|| cursor::first(&places));
        cursor.at = at;
        if at.is_some() && !std::mem::replace(&mut cursor.shown, true) {
            self.interaction.hover = at;
        }
    }

    /// Does what a click on a place does that a screen reader has named.
    fn click_named(&mut self, named: Pick, outbox: &mut Outbox) {
        let elsewhere = |chooser: &Chooser| Pick::Board(chooser.at) != named;
        if self.interaction.chooser.as_ref().is_some_and(elsewhere) {
            self.interaction.cancel();
            return;
        }
        self.click(named, outbox);
    }

    fn click_mark(&mut self, cursor: &Cursor, outbox: &mut Outbox) {
        if let Some(at) = cursor.at {
            self.saying(outbox, |table, outbox| table.click(at, outbox));
        }
    }

    /// What a click on a place leads to, or the choice that is open.
    fn click(&mut self, at: Pick, outbox: &mut Outbox) {
        let places = self.places();
        let Some(&(_, point)) = places.iter().find(|(place, _)| *place == at) else {
            return;
        };
        if self.advice.ahead.is_some() {
            return outbox.send(LeaveAhead);
        }
        if let Some(chooser) = &self.interaction.chooser {
            if let Some(&mv) = chooser.moves.get(chooser.pointed) {
                outbox.send(BoardAction::Play(mv));
            }
            return;
        }
        self.rest();
        self.interaction.hover = Some(at);
        let meant = self.meant(false);
        self.interaction.press(Some(at), point, &meant);
        let intent = self.interaction.release(Some(at), &meant);
        self.wish(intent, outbox);
    }

    /// Moves the mark, or goes through the choice that is open.
    fn walk(&mut self, way: Point, cursor: &mut Cursor, outbox: &mut Outbox) {
        if self.interaction.chooser.is_some() {
            return self.saying(outbox, |table, _| {
                if let Some(chooser) = &mut table.interaction.chooser {
                    chooser.step(way.x + way.y > 0.0);
                }
            });
        }
        let places = self.places();
        if let Some(from) = place_of(&places, cursor) {
            self.move_mark(cursor, cursor::beside(&places, from, way));
        }
    }

    fn next_goal(&mut self, back: bool, cursor: &mut Cursor) {
        if self.interaction.chooser.is_some() {
            return;
        }
        if let Some(from) = place_of(&self.places(), cursor) {
            let next = cursor::next_of(self.view(), self.goals(), from, back);
            self.move_mark(cursor, next.map(Pick::Board));
        }
    }

    /// Moves the mark; what lies under it is shown as under the pointer.
    fn move_mark(&mut self, cursor: &mut Cursor, to: Option<Pick>) {
        if let Some(to) = to {
            cursor.at = Some(to);
            self.interaction.hover = Some(to);
        }
    }

    /// Does something, and says which choice is marked then, if that is another one.
    fn saying(&mut self, outbox: &mut Outbox, act: impl FnOnce(&mut Table, &mut Outbox)) {
        let before = choice_heard(self);
        act(self, outbox);
        if let Some(choice) = choice_heard(self).filter(|now| before.as_ref() != Some(now)) {
            outbox.send(Say(choice));
        }
    }
}

/// Where the mark lies.
fn place_of(places: &[(Pick, Point)], cursor: &Cursor) -> Option<Point> {
    let at = cursor.at?;
    let known = places.iter().find(|(place, _)| *place == at);
    known.map(|&(_, point)| point)
}
