//! A session: it receives commands, runs searches and sends answers.

mod searches;

use super::board;
use super::book::OpeningBook;
use super::command::{CommandLine, UciCommand};
use super::event::Event;
use super::game::UciGame;
use super::options::{self, OptionChange, Options};
use super::output::Output;
use super::tables::EndingTables;
use super::thinking::Thinking;
use crate::notation::write_fen;
use crate::search::Engine;
use std::collections::VecDeque;
use std::error::Error;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

/// The time between reports of a search that reports nothing else.
const REPORT_INTERVAL: Duration = Duration::from_secs(3);

/// The problem of a line that is too long.
const TOO_LONG: &str = "the line is too long";

/// A session.
pub(super) struct Session {
    output: Output,
    sender: Sender<Event>,
    events: Receiver<Event>,
    /// The events that arrived while it waited for a search.
    later: VecDeque<Event>,
    options: Options,
    book: OpeningBook,
    endings: EndingTables,
    /// `None` during a search.
    engine: Option<Box<Engine>>,
    thinking: Option<Thinking>,
    /// The number of searches since the seed was set. It makes the random choices of weaker players vary.
    searches: u64,
}

impl Session {
    pub fn new(output: Output, sender: Sender<Event>, events: Receiver<Event>) -> Session {
        let options = Options::new();
        Session {
            output,
            sender,
            events,
            later: VecDeque::new(),
            options,
            book: OpeningBook::new(),
            endings: EndingTables::default(),
            engine: Some(Box::new(Engine::new(options.hash as usize))),
            thinking: None,
            searches: 0,
        }
    }

    /// Runs until the end.
    pub fn run(mut self) {
        let mut game = match UciGame::new() {
            Ok(game) => game,
            Err(problem) => return self.output.error(&problem),
        };
        while let Some(event) = self.next() {
            match event {
                Event::Line(line) => {
                    let CommandLine { command, notes } = CommandLine::read(&line);
                    self.output.notes(&notes);
                    match command {
                        UciCommand::Quit => break,
                        command => self.execute(command, &mut game),
                    }
                }
                Event::TooLong => {
                    game.refuse(TOO_LONG);
                    self.output.error(TOO_LONG);
                }
                Event::Found(engine, answer) => self.found(engine, answer),
                Event::End => break,
            }
        }
        self.finish_search();
    }

    /// The next event. A long search reports its time now and then, so that it ends if no one reads that.
    fn next(&mut self) -> Option<Event> {
        if let Some(event) = self.later.pop_front() {
            return Some(event);
        }
        while let Some(thinking) = self.thinking.as_ref().filter(|_| self.engine.is_none()) {
            match self.events.recv_timeout(REPORT_INTERVAL) {
                Ok(event) => return Some(event),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => {
                    let time = thinking.time().as_millis();
                    self.output.send(&format!("info time {time}"));
                }
            }
        }
        self.events.recv().ok()
    }

    fn execute(&mut self, command: UciCommand, game: &mut UciGame) {
        match command {
            UciCommand::Nothing | UciCommand::Quit => {}
            UciCommand::Uci => self.introduce(game),
            UciCommand::IsReady => {
                if let Some(engine) = &mut self.engine {
                    engine.prepare(&game.variant);
                }
                self.open_book(game);
                self.output.send("readyok");
            }
            UciCommand::NewGame => {
                self.finish_search();
                self.engine().clear();
            }
            UciCommand::SetOption(text) => match options::name_and_value(&text) {
                Some((name, value)) => self.set(&name, &value, game),
                None => self
                    .output
                    .error("expected `setoption name NAME value VALUE`"),
            },
            UciCommand::Position(words) => match game.place(&words) {
                Ok(notes) => self.output.notes(&notes),
                Err(problem) => self.output.error(&problem),
            },
            UciCommand::Go(go) => self.go(go, game),
            UciCommand::Stop => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.stop();
                }
                self.answer();
            }
            UciCommand::PonderHit => {
                if let Some(thinking) = &self.thinking {
                    thinking.ponder_hit();
                }
                self.answer();
            }
            UciCommand::Draw => {
                for line in board::draw(game) {
                    self.output.send(&line);
                }
            }
            UciCommand::Bench => self.bench(),
        }
    }

    fn introduce(&self, game: &UciGame) {
        let name = concat!("id name Baroque ", env!("CARGO_PKG_VERSION"));
        self.output.send(name);
        self.output.send("id author the Baroque developers");
        for line in options::listed(game) {
            self.output.send(&line);
        }
        self.output.send("uciok");
    }

    fn set(&mut self, name: &str, value: &str, game: &mut UciGame) {
        self.finish_search();
        let before = self.options;
        let result = self.options.set(name, value).and_then(|change| {
            match change {
                OptionChange::Number => self.tune(before),
                OptionChange::Seed => self.searches = 0,
                OptionChange::Clear => self.engine().clear(),
                OptionChange::Variant(text) => {
                    game.choose(&text)?;
                    let start = write_fen(&game.variant, game.variant.start());
                    self.output
                        .info_string(&format!("variant {text} startpos {start}"));
                }
                OptionChange::Path(path) => {
                    for problem in game.add(&path)? {
                        self.output.error(&problem);
                    }
                }
                #[cfg(feature = "lab")]
                OptionChange::Network(path) => self.try_network(&path)?,
                OptionChange::Endings(path) => self.endings.choose(&path)?,
                OptionChange::Book(path) => self.book.choose(&path)?,
                OptionChange::Nothing => {}
            }
            Ok(())
        });
        if let Err(problem) = result {
            self.output.error(&problem);
        }
    }

    /// Uses the network of a file for the games that it fits.
    #[cfg(feature = "lab")]
    fn try_network(&mut self, path: &str) -> Result<(), String> {
        let wrong = |problem: &dyn std::fmt::Display| format!("`{path}`: {problem}");
        let bytes = std::fs::read(path).map_err(|error| wrong(&error))?;
        let read = self.engine().read_network(&bytes);
        read.map_err(|error| wrong(&error))
    }

    /// Applies changed options to the engine.
    fn tune(&mut self, before: Options) {
        let now = self.options;
        if now.hash != before.hash {
            self.engine().set_hash(now.hash as usize);
        }
        self.engine().set_threads(now.threads as usize);
    }

    /// The engine, or a new one if it was lost.
    fn engine(&mut self) -> &mut Engine {
        let options = self.options;
        self.engine.get_or_insert_with(|| {
            let mut engine = Engine::new(options.hash as usize);
            engine.set_threads(options.threads as usize);
            Box::new(engine)
        })
    }

    fn found(&mut self, engine: Box<Engine>, answer: String) {
        self.engine = Some(engine);
        if let Some(thinking) = &mut self.thinking {
            thinking.keep(answer);
        }
        self.answer();
    }

    /// Sends the answer of the search, as soon as UCI allows it.
    fn answer(&mut self) {
        let answer = self.thinking.as_mut().and_then(Thinking::take_answer);
        if let Some(answer) = answer {
            self.thinking = None;
            if !answer.is_empty() {
                self.output.send(&answer);
            }
        }
    }

    /// Stops a running search and waits for its answer, which takes hardly any time.
    fn finish_search(&mut self) {
        if let Some(thinking) = &mut self.thinking {
            thinking.stop();
        }
        self.answer();
        while self.thinking.is_some() {
            match self.events.recv() {
                Ok(Event::Found(engine, answer)) => self.found(engine, answer),
                Ok(other) => self.later.push_back(other),
                Err(_) => return,
            }
        }
    }

    fn bench(&mut self) {
        self.finish_search();
        let output = &self.output;
        let mut report = |line: &str| Ok(output.try_send(line)?);
        let result: Result<(), Box<dyn Error>> = super::bench(&mut report);
        if let Err(problem) = result {
            output.error(&problem.to_string());
        }
    }
}
