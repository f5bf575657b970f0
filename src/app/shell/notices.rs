//! What is told in passing.

use bevy::ecs::message::Message;

/// How long a notice stays, in seconds, and how much longer for each line.
const NOTICE: (f32, f32) = (6.0, 2.0);

/// Something to be told in passing.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// The words.
    pub text: String,
    /// Seconds until it goes.
    pub left: f32,
}

/// Tells the person something in passing: for systems that know nothing of the notices that are shown.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Notify(pub String);

/// Says something to those who listen, and shows nothing.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Say(pub String);

/// Takes a notice away by its words.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct WithdrawNotice(pub String);

/// What is being told.
#[derive(Debug, Default)]
pub struct Notices {
    shown: Vec<Notice>,
    /// What is worth telling once only, and has been told.
    told: Vec<&'static str>,
}

impl Notices {
    /// Tells something; the same words only once.
    pub fn tell(&mut self, text: impl Into<String>) {
        let text = text.into();
        self.withdraw(&text);
        let left = NOTICE.0 + NOTICE.1 * text.lines().count() as f32;
        self.shown.push(Notice { text, left });
    }

    /// Tells something that is worth telling once only.
    pub fn tell_once(&mut self, text: &'static str) {
        if !self.told.contains(&text) {
            self.told.push(text);
            self.tell(text);
        }
    }

    /// What is being told, the oldest first.
    pub fn shown(&self) -> &[Notice] {
        &self.shown
    }

    /// Takes a notice away by its words.
    pub fn withdraw(&mut self, text: &str) {
        self.shown.retain(|notice| notice.text != text);
    }

    /// Takes a notice away.
    pub fn dismiss(&mut self, index: usize) {
        if index < self.shown.len() {
            self.shown.remove(index);
        }
    }

    /// Lets time pass: notices go away.
    pub fn advance(&mut self, seconds: f32) {
        for notice in &mut self.shown {
            notice.left -= seconds;
        }
        self.shown.retain(|notice| notice.left > 0.0);
    }
}
