//! What is told in passing.

use super::Session;

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

impl Session {
    /// Tells the person something in passing; the same words only once.
    pub fn notify(&mut self, text: impl Into<String>) {
        let text = text.into();
        self.notices.retain(|notice| notice.text != text);
        let left = NOTICE.0 + NOTICE.1 * text.lines().count() as f32;
        self.notices.push(Notice { text, left });
    }

    /// Tells something that is worth telling once only.
    pub fn notify_once(&mut self, text: &'static str) {
        if !self.told.contains(&text) {
            self.told.push(text);
            self.notify(text);
        }
    }

    /// What is being told.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Takes a notice away by its words.
    pub(super) fn withdraw(&mut self, text: &str) {
        self.notices.retain(|notice| notice.text != text);
    }

    /// Takes a notice away.
    pub fn dismiss(&mut self, index: usize) {
        if index < self.notices.len() {
            self.notices.remove(index);
        }
    }

    /// Lets time pass: notices go away.
    pub(super) fn forget_notices(&mut self, seconds: f32) {
        for notice in &mut self.notices {
            notice.left -= seconds;
        }
        self.notices.retain(|notice| notice.left > 0.0);
    }
}
