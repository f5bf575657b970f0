//! The pointer or the keyboard on a board where moves are made.

use super::choice_words::choice_heard;
use super::table::Table;
use crate::app::board::action::MenuAt;
use crate::app::board::action::{BoardAction, LeaveAhead, MenuAction};
use crate::app::board::cursor::{self, Cursor};
use crate::app::board::interact::{Chooser, Intent, Pick, PointerInput};
use crate::app::play::action::PlayAction;
use crate::app::shell::{Outbox, Say};
use crate::app::sound::Cue;
use baroque::diagram::{Annotation, Point, Tone};
use baroque::rules::{Piece, Square};
use bevy::ecs::message::Message;

/// Input on a board. Points are in squares of the picture.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum BoardInput {
    /// The pointer and the left button.
    Pointer(PointerInput),
    /// Show threats, or hide them.
    ShowThreats(bool),
    /// Select one of several moves, without playing it.
    Choose(usize),
    /// Start an arrow or a circle.
    Draw(Square, Tone),
    /// Continue it to a square.
    DrawTo(Option<Square>),
    /// End it at a point of the window. The drawing stays, or the menu of a piece opens there.
    EndDrawing(Option<Square>, [f32; 2]),
    /// The board gets the keyboard focus.
    TakeKeys,
    /// The board loses the keyboard focus.
    LeaveKeys,
    /// Move the board cursor to a place.
    Mark(Pick),
    /// Click on a place.
    Click(Pick),
    /// Move the board cursor in a direction.
    Walk(Point),
    /// Move the board cursor to the next square where the picked piece can go, or to the previous one if true.
    NextGoal(bool),
    /// Click on the place of the board cursor.
    ClickMark,
}

impl Table {
    /// Applies input to the board and its cursor.
    pub fn hand(&mut self, action: &BoardInput, cursor: &mut Cursor, outbox: &mut Outbox) {
        match *action {
            BoardInput::Pointer(input) => self.point(input, outbox),
            BoardInput::ShowThreats(wanted) => self.show_threats(wanted),
            BoardInput::Choose(index) => {
                if let Some(chooser) = &mut self.interaction.chooser {
                    chooser.pointed = index;
                }
            }
            BoardInput::Draw(..) if self.interaction.carried().is_some() => {
                self.interaction.cancel();
            }
            BoardInput::Draw(from, tone) => self.drawing.begin(from, tone),
            BoardInput::DrawTo(over) => self.drawing.reach(over),
            BoardInput::EndDrawing(over, at) => self.end_drawing(over, at, outbox),
            BoardInput::TakeKeys => self.take_keys(cursor),
            BoardInput::LeaveKeys => {
                cursor.shown = false;
                self.interaction.hover = None;
            }
            BoardInput::Mark(at) => cursor.at = Some(at),
            BoardInput::Click(at) => self.click_named(at, outbox),
            BoardInput::Walk(way) => self.walk(way, cursor, outbox),
            BoardInput::NextGoal(back) => self.next_goal(back, cursor),
            BoardInput::ClickMark => self.click_mark(cursor, outbox),
        }
    }

    fn point(&mut self, input: PointerInput, outbox: &mut Outbox) {
        match input {
            PointerInput::Point(over, at, start) => self.interaction.point(over, at, start),
            PointerInput::Press(..) if self.is_veiled() => outbox.send(PlayAction::TogglePause),
            PointerInput::Press(over, at) => self.press(over, at),
            PointerInput::Release(over) => self.release(over, outbox),
            PointerInput::LetGo => self.interaction.let_go(),
        }
    }

    fn press(&mut self, over: Option<Pick>, at: Point) {
        self.end_animations();
        self.wipe(over);
        let candidates = self.candidates(false);
        self.interaction.press(over, at, &candidates);
    }

    /// Removes the drawings after a press on an empty square, unless the picked piece can go there.
    fn wipe(&mut self, over: Option<Pick>) {
        let empty = over
            .and_then(Pick::square)
            .is_some_and(|square| self.position().piece(square).is_none());
        if empty && self.interaction.picked.is_none() {
            self.drawing.clear(self.place());
        }
    }

    fn release(&mut self, over: Option<Pick>, outbox: &mut Outbox) {
        let candidates = self.candidates(true);
        let intent = self.interaction.release(over, &candidates);
        let refused = match intent {
            Intent::Refused(from, _) | Intent::Tried(from, _) => self.is_to_move(from),
            Intent::None | Intent::Play(..) => false,
        };
        self.wish(intent, outbox);
        if refused && self.interaction.answer.is_some() {
            outbox.send(Cue::Refused);
        }
    }

    /// Does what the input asks for. A refused move gets its explanation.
    fn wish(&mut self, intent: Intent, outbox: &mut Outbox) {
        match intent {
            Intent::None => {}
            Intent::Refused(from, to) => self.refuse(from, to),
            Intent::Tried(from, to) => self.refuse(from, Some(to)),
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

    /// Explains why the user's piece cannot move there, or what any other piece threatens.
    fn refuse(&mut self, from: Square, to: Option<Square>) {
        match self.is_to_move(from) {
            true if self.is_open() => self.ask(from, to),
            false if to.is_none() => self.explain_threats(from),
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
            return outbox.send(MenuAction::Open(MenuAt {
                square,
                x,
                y,
                by_keys: false,
            }));
        }
        self.drawing.toggle(self.place(), note);
        outbox.send(MenuAction::Close);
    }

    fn asks_for_menu(&self, note: &Annotation) -> bool {
        let plain = note.from == note.to && note.tone == Tone::default();
        plain && self.position().piece(note.from).is_some()
    }

    /// Shows the board cursor at its last place, or in a corner.
    fn take_keys(&mut self, cursor: &mut Cursor) {
        let places = self.places();
        let known = |at: &Pick| places.iter().any(|(place, _)| place == at);
        let at = cursor.at.filter(known).or_else(|| cursor::first(&places));
        cursor.at = at;
        if at.is_some() && !std::mem::replace(&mut cursor.shown, true) {
            self.interaction.hover = at;
        }
    }

    /// Clicks on a place that a screen reader named. A click elsewhere closes an open choice.
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

    /// Clicks on a place, or plays the selected move of an open choice.
    fn click(&mut self, at: Pick, outbox: &mut Outbox) {
        let places = self.places();
        let Some(&(_, point)) = places.iter().find(|(place, _)| *place == at) else {
            return;
        };
        if self.advice.ahead.is_some() {
            return outbox.send(LeaveAhead);
        }
        if self.is_veiled() {
            return outbox.send(PlayAction::TogglePause);
        }
        if let Some(chooser) = &self.interaction.chooser {
            if let Some(&mv) = chooser.moves.get(chooser.pointed) {
                outbox.send(BoardAction::Play(mv));
            }
            return;
        }
        self.end_animations();
        self.interaction.hover = Some(at);
        let candidates = self.candidates(false);
        self.interaction.press(Some(at), point, &candidates);
        let intent = self.interaction.release(Some(at), &candidates);
        self.wish(intent, outbox);
    }

    /// Moves the board cursor, or selects the next move of an open choice.
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

    /// Moves the board cursor. The place under it looks as under the pointer.
    fn move_mark(&mut self, cursor: &mut Cursor, to: Option<Pick>) {
        if let Some(to) = to {
            cursor.at = Some(to);
            self.interaction.hover = Some(to);
        }
    }

    /// Does something, and announces the selected choice if that has changed.
    fn saying(&mut self, outbox: &mut Outbox, act: impl FnOnce(&mut Table, &mut Outbox)) {
        let before = choice_heard(self);
        act(self, outbox);
        if let Some(choice) = choice_heard(self).filter(|now| before.as_ref() != Some(now)) {
            outbox.send(Say(choice));
        }
    }
}

/// The point of the board cursor.
fn place_of(places: &[(Pick, Point)], cursor: &Cursor) -> Option<Point> {
    let at = cursor.at?;
    let known = places.iter().find(|(place, _)| *place == at);
    known.map(|&(_, point)| point)
}
