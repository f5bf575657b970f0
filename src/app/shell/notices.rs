//! Notices: short messages. All go by themselves, except those that ask the user to do something.

use bevy::ecs::message::Message;

/// How long a notice stays, in seconds, and how much longer for each line.
const NOTICE: (f32, f32) = (6.0, 2.0);

#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    pub text: String,
    /// Seconds until it goes; none if it asks for something, and so stays.
    pub left: Option<f32>,
    /// Its number, in the order of all notices.
    pub number: u64,
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
    count: u64,
}

impl Notices {
    /// Adds a notice. The same text is shown only once.
    pub fn add(&mut self, text: impl Into<String>) {
        let text = text.into();
        let left = NOTICE.0 + NOTICE.1 * text.lines().count() as f32;
        self.insert(text, Some(left));
    }

    /// Adds a notice that asks for something. It stays until it is closed.
    pub fn ask(&mut self, text: impl Into<String>) {
        self.insert(text.into(), None);
    }

    fn insert(&mut self, text: String, left: Option<f32>) {
        self.withdraw(&text);
        self.count += 1;
        let first = left.map_or(0, |_| self.questions());
        let number = self.count;
        self.shown.insert(first, Notice { text, left, number });
    }

    /// The notices that are shown: first those that ask for something, then the others, each from the newest to the
    /// oldest.
    pub fn shown(&self) -> &[Notice] {
        &self.shown
    }

    /// The number of notices that ask for something.
    pub fn questions(&self) -> usize {
        let asks = |notice: &&Notice| notice.left.is_none();
        self.shown.iter().filter(asks).count()
    }

    /// Closes the notices that ask for something.
    pub fn withdraw_questions(&mut self) {
        self.shown.retain(|notice| notice.left.is_some());
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
        for left in self.shown.iter_mut().flat_map(|notice| &mut notice.left) {
            *left -= seconds;
        }
        let stays = |notice: &Notice| notice.left.is_none_or(|left| left > 0.0);
        self.shown.retain(stays);
    }

    /// Whether a notice goes by itself.
    pub fn time_matters(&self) -> bool {
        self.questions() < self.shown.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(notices: &Notices) -> Vec<&str> {
        let shown = notices.shown().iter();
        shown.map(|notice| notice.text.as_str()).collect()
    }

    #[test]
    fn questions_come_first_and_then_the_newest() {
        let mut notices = Notices::default();
        for text in ["one", "two", "three"] {
            notices.add(text);
        }
        notices.ask("Close the window again?");
        notices.add("four");
        notices.add("one");
        let shown = ["Close the window again?", "one", "four", "three", "two"];
        assert_eq!(texts(&notices), shown);
        notices.advance(1e6);
        assert_eq!(texts(&notices), ["Close the window again?"]);
        assert!(!notices.time_matters());
        notices.withdraw_questions();
        assert_eq!(notices.shown(), []);
    }
}
