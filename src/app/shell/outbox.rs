//! Messages between the parts of the program.

use super::{Screen, Shell};
use bevy::ecs::component::Mutable;
use bevy::ecs::message::Message;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use std::any::Any;
use std::collections::VecDeque;
use std::fmt;

type MessageContent = Box<dyn Any + Send + Sync>;

/// The schedule that handles messages. It runs once for each message of the outbox, in the order of sending. Messages
/// that are sent meanwhile come before those that wait.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Act;

/// The schedule that runs before each message. It updates what a message may refer to.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct BeforeAct;

/// Messages to be delivered. Plain functions that apply an action send messages to other parts through it.
#[derive(Resource, Default)]
pub struct Outbox(VecDeque<WaitingMessage>);

/// A message, and the function that delivers it.
struct WaitingMessage {
    message: MessageContent,
    send: fn(MessageContent, &mut World),
}

impl Outbox {
    /// Adds a message to the outbox.
    pub fn send<M: Message>(&mut self, message: M) {
        self.0.push_back(WaitingMessage {
            message: Box::new(message),
            send: send::<M>,
        });
    }

    /// Whether there are no messages.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Moves all messages of another outbox to the end of this one.
    pub fn append(&mut self, other: &mut Outbox) {
        self.0.append(&mut other.0);
    }

    /// Removes all messages of one type, and returns them in their order.
    #[cfg(test)]
    pub fn take<M: Message>(&mut self) -> Vec<M> {
        let (taken, left) = std::mem::take(&mut self.0)
            .into_iter()
            .partition(|waiting| waiting.message.is::<M>());
        self.0 = left;
        let taken: VecDeque<WaitingMessage> = taken;
        let messages = taken.into_iter().map(|waiting| waiting.message.downcast());
        messages.flatten().map(|message| *message).collect()
    }
}

impl fmt::Debug for Outbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Outbox({})", self.0.len())
    }
}

fn send<M: Message>(message: MessageContent, world: &mut World) {
    if let Ok(message) = message.downcast::<M>() {
        world.write_message(*message);
    }
}

/// Applies each message of a type to a resource.
pub fn hear<M: Message, S: Resource<Mutability = Mutable>>(
    app: &mut App,
    apply: fn(&mut S, &M, &mut Outbox),
) {
    hear_if(app, |_| true, apply);
}

/// The same while a screen is shown. The system always runs, so that no message waits for the screen.
pub fn hear_on<M: Message, S: Resource<Mutability = Mutable>>(
    app: &mut App,
    screen: Screen,
    apply: fn(&mut S, &M, &mut Outbox),
) {
    hear_if(app, move |shell| shell.shows(screen), apply);
}

fn hear_if<M: Message, S: Resource<Mutability = Mutable>>(
    app: &mut App,
    heard: impl Fn(&Shell) -> bool + Send + Sync + 'static,
    apply: fn(&mut S, &M, &mut Outbox),
) {
    let system = move |mut messages: MessageReader<M>,
                       mut state: ResMut<S>,
                       shell: Res<Shell>,
                       mut outbox: ResMut<Outbox>| {
        for message in messages.read() {
            if heard(&shell) {
                apply(&mut state, message, &mut outbox);
            }
        }
    };
    app.add_message::<M>().add_systems(Act, system);
}

/// Delivers all messages of the outbox.
pub fn settle(world: &mut World) {
    while let Some(WaitingMessage { message, send }) = world.resource_mut::<Outbox>().0.pop_front()
    {
        let mut later = std::mem::take(&mut *world.resource_mut::<Outbox>());
        world.run_schedule(BeforeAct);
        send(message, world);
        world.run_schedule(Act);
        world.resource_mut::<Outbox>().append(&mut later);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Message, Clone, Copy, Debug, PartialEq)]
    struct Word(&'static str);

    #[derive(Message, Debug, PartialEq)]
    struct Number(u8);

    #[derive(Resource, Default)]
    struct Heard(Vec<String>);

    #[test]
    fn messages_of_a_kind_are_taken_in_their_order() {
        let mut outbox = Outbox::default();
        outbox.send(Word("one"));
        outbox.send(Number(2));
        outbox.send(Word("three"));
        assert_eq!(outbox.take::<Word>(), [Word("one"), Word("three")]);
        assert_eq!(outbox.take::<Word>(), []);
        assert_eq!(outbox.take::<Number>(), [Number(2)]);
        assert!(outbox.is_empty());
    }

    fn hear_words(
        mut words: MessageReader<Word>,
        mut heard: ResMut<Heard>,
        mut outbox: ResMut<Outbox>,
    ) {
        for &Word(word) in words.read() {
            heard.0.push(word.to_owned());
            outbox.send(Number(word.len() as u8));
        }
    }

    fn hear_numbers(mut numbers: MessageReader<Number>, mut heard: ResMut<Heard>) {
        let numbers = numbers.read().map(|Number(number)| number.to_string());
        heard.0.extend(numbers);
    }

    #[test]
    fn messages_sent_by_a_handler_come_before_those_that_wait() {
        let mut app = App::new();
        app.add_message::<Word>()
            .add_message::<Number>()
            .init_resource::<Outbox>()
            .init_resource::<Heard>()
            .init_schedule(BeforeAct)
            .init_schedule(Act)
            .add_systems(Act, (hear_numbers, hear_words));
        let mut outbox = app.world_mut().resource_mut::<Outbox>();
        outbox.send(Word("one"));
        outbox.send(Word("three"));
        settle(app.world_mut());
        let heard = &app.world().resource::<Heard>().0;
        assert_eq!(heard, &["one", "3", "three", "5"]);
    }
}
