//! Collects messages of threads until the window reads them, and starts such threads.

use super::{Failure, Waker, catch, start};
use bevy::prelude::*;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// The messages of threads that the window has not read yet, in the order of sending.
#[derive(Resource)]
pub struct Mailbox<T: Send + 'static> {
    letters: Arc<Mutex<Vec<T>>>,
    waker: Waker,
}

impl<T: Send + 'static> Mailbox<T> {
    /// An empty mailbox. Messages wake the window.
    pub fn new(waker: Waker) -> Mailbox<T> {
        Mailbox {
            letters: Arc::default(),
            waker,
        }
    }

    /// A sender for this mailbox, for any thread.
    pub fn sender(&self) -> MailSender<T> {
        MailSender {
            letters: Arc::downgrade(&self.letters),
            waker: self.waker.clone(),
        }
    }

    /// Removes and returns all messages.
    pub fn take(&self) -> Vec<T> {
        let mut letters = self.letters.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut letters)
    }

    /// Does work on its own thread. If the thread cannot start or panics, `failed` makes the message.
    pub fn spawn(
        &self,
        name: &str,
        failed: impl FnOnce(Failure) -> T + Clone + Send + 'static,
        work: impl FnOnce(&MailSender<T>) + Send + 'static,
    ) {
        let (sender, on_panic) = (self.sender(), failed.clone());
        if let Err(failure) = start(name, move || sender.guard(on_panic, work)) {
            self.sender().send(failed(failure));
        }
    }
}

impl<T: Send + 'static> FromWorld for Mailbox<T> {
    fn from_world(world: &mut World) -> Mailbox<T> {
        Mailbox::new(Waker::of(world))
    }
}

/// Sends messages to a [`Mailbox`]. If the mailbox has been dropped, messages are lost.
pub struct MailSender<T> {
    letters: Weak<Mutex<Vec<T>>>,
    waker: Waker,
}

impl<T> MailSender<T> {
    /// Does work on this thread. If it panics, `failed` makes the message.
    pub fn guard(&self, failed: impl FnOnce(Failure) -> T, work: impl FnOnce(&MailSender<T>)) {
        if let Err(failure) = catch(|| work(self)) {
            self.send(failed(failure));
        }
    }

    /// Sends a message and wakes the window.
    pub fn send(&self, letter: T) {
        self.put(letter);
        self.waker.wake();
    }

    /// Sends a message that can wait until something else wakes the window.
    pub fn put(&self, letter: T) {
        if let Some(letters) = self.letters.upgrade() {
            let mut letters = letters.lock().unwrap_or_else(PoisonError::into_inner);
            letters.push(letter);
        }
    }

    /// Whether the mailbox still exists. Long work checks this from time to time, and stops if not.
    pub fn is_open(&self) -> bool {
        self.letters.strong_count() > 0
    }
}

impl<T> Clone for MailSender<T> {
    fn clone(&self) -> MailSender<T> {
        MailSender {
            letters: self.letters.clone(),
            waker: self.waker.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::channel;
    use std::thread;
    use std::time::{Duration, Instant};

    /// A mailbox, and the number of times that it has woken the window.
    fn mailbox() -> (Mailbox<String>, Arc<AtomicUsize>) {
        let woken = Arc::new(AtomicUsize::new(0));
        let count = woken.clone();
        let waker = Waker::new(move || {
            count.fetch_add(1, Ordering::SeqCst);
        });
        (Mailbox::new(waker), woken)
    }

    /// Waits until there are `count` messages, and returns them.
    fn wait(mailbox: &Mailbox<String>, count: usize) -> Vec<String> {
        let begun = Instant::now();
        let mut letters = Vec::new();
        while letters.len() < count && begun.elapsed() < Duration::from_secs(20) {
            letters.extend(mailbox.take());
            thread::sleep(Duration::from_millis(2));
        }
        letters
    }

    #[test]
    fn messages_arrive_in_order_and_wake_the_window() {
        let (mailbox, woken) = mailbox();
        mailbox.spawn(
            "test",
            |failure| failure.to_string(),
            |sender| {
                sender.put("one".to_owned());
                sender.send("two".to_owned());
            },
        );
        assert_eq!(wait(&mailbox, 2), ["one", "two"]);
        assert_eq!(woken.load(Ordering::SeqCst), 1);
        assert!(mailbox.take().is_empty(), "each is read once");
    }

    #[test]
    fn a_panic_is_a_message() {
        let (mailbox, woken) = mailbox();
        mailbox.spawn(
            "test",
            |failure| failure.to_string(),
            |sender| {
                sender.put("begun".to_owned());
                panic!("no such square");
            },
        );
        let letters = wait(&mailbox, 2);
        assert_eq!(letters[0], "begun");
        assert!(letters[1].contains("no such square"), "{letters:?}");
        assert_eq!(woken.load(Ordering::SeqCst), 1);
    }

    #[test]
    fn work_can_see_that_its_mailbox_is_gone() {
        let (mailbox, woken) = mailbox();
        let (end, ended) = channel();
        mailbox.spawn(
            "test",
            |failure| failure.to_string(),
            move |sender| {
                while sender.is_open() {
                    thread::sleep(Duration::from_millis(2));
                }
                sender.put("too late".to_owned());
                end.send(()).unwrap();
            },
        );
        drop(mailbox);
        ended.recv_timeout(Duration::from_secs(20)).unwrap();
        assert_eq!(woken.load(Ordering::SeqCst), 0);
    }
}
