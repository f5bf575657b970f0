//! Notices: short messages that go by themselves.

use bevy::ecs::message::Message;

/// How long a notice stays, in seconds, and how much longer for each line.
const NOTICE: (f32, f32) = (6.0, 2.0);

/// A notice.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// Its text.
    pub text: String,
    /// Seconds until it goes.
    pub left: f32,
}

/// Shows a notice. Any system can send this message.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Notify(pub String);

/// Speaks a text to screen readers, and shows nothing.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Say(pub String);

/// Closes the notice with this text.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct WithdrawNotice(pub String);

/// The notices that are shown.
#[derive(Debug, Default)]
pub struct Notices {
    shown: Vec<Notice>,
}

impl Notices {
    /// Adds a notice, unless the same text is shown already.
    pub fn add(&mut self, text: impl Into<String>) {
        let text = text.into();
        self.withdraw(&text);
        let left = NOTICE.0 + NOTICE.1 * text.lines().count() as f32;
        self.shown.push(Notice { text, left });
    }

    /// The notices that are shown, the oldest first.
    pub fn shown(&self) -> &[Notice] {
        &self.shown
    }

    /// Closes the notice with this text.
    pub fn withdraw(&mut self, text: &str) {
        self.shown.retain(|notice| notice.text != text);
    }

    /// Closes a notice, by its index.
    pub fn dismiss(&mut self, index: usize) {
        if index < self.shown.len() {
            self.shown.remove(index);
        }
    }

    /// Advances the time by seconds, and removes notices whose time is over.
    pub fn advance(&mut self, seconds: f32) {
        for notice in &mut self.shown {
            notice.left -= seconds;
        }
        self.shown.retain(|notice| notice.left > 0.0);
    }
}
