//! A conversation: commands come in, searches go on, answers go out.

use super::board;
use super::book::OpeningBook;
use super::command::{Command, Go};
use super::game::Game;
use super::options::{self, Change, Options};
use super::output::Output;
use super::thinking::{Job, Thinking, limits};
use crate::notation::{find_move, write_fen, write_move};
use crate::rules::Move;
use crate::search::Engine;
#[cfg(feature = "lab")]
use crate::search::nnue::Network;
use crate::variant_file::CatalogueError;
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, Sender};

/// The events of a session.
pub(super) enum Event {
    Line(String),
    /// There is no more to read.
    End,
    /// A search is over: the engine comes back, with its last words.
    Found(Box<Engine>, String),
}

/// A conversation.
pub(super) struct Session {
    output: Output,
    sender: Sender<Event>,
    events: Receiver<Event>,
    /// The events during a wait for an answer.
    later: VecDeque<Event>,
    options: Options,
    book: OpeningBook,
    /// Not there while it searches.
    engine: Option<Box<Engine>>,
    thinking: Option<Thinking>,
    /// How many searches there have been since the seed was set: weaker players play something else
    /// each time.
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
            engine: Some(Box::new(Engine::new(options.hash as usize))),
            thinking: None,
            searches: 0,
        }
    }

    /// Talks until the end.
    pub fn run(mut self) {
        let mut game = match Game::new() {
            Ok(game) => game,
            Err(problem) => return self.output.complain(&problem),
        };
        while let Some(event) = self.next() {
            match event {
                Event::Line(line) => match Command::read(&line) {
                    Command::Quit => break,
                    command => self.obey(command, &mut game),
                },
                Event::Found(engine, answer) => self.found(engine, answer),
                Event::End => break,
            }
        }
        self.settle();
    }

    fn next(&mut self) -> Option<Event> {
        let kept = self.later.pop_front();
        kept.or_else(|| self.events.recv().ok())
    }

    fn obey(&mut self, command: Command, game: &mut Game) {
        match command {
            Command::Nothing | Command::Quit => {}
            Command::Uci => self.introduce(game),
            Command::IsReady => {
                if let Some(engine) = &mut self.engine {
                    engine.prepare(&game.variant);
                }
                self.open_book(game);
                self.output.say("readyok");
            }
            Command::NewGame => {
                self.settle();
                self.engine().clear();
            }
            Command::SetOption(name, value) => self.set(&name, &value, game),
            Command::Position(fen, moves) => {
                if let Err(problem) = game.place(fen.as_deref(), &moves) {
                    self.output.complain(&problem);
                }
            }
            Command::Go(go) => self.go(go, game),
            Command::Stop => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.stop();
                }
                self.answer();
            }
            Command::PonderHit => {
                if let Some(thinking) = &self.thinking {
                    thinking.ponder_hit();
                }
                self.answer();
            }
            Command::Draw => {
                for line in board::draw(game) {
                    self.output.say(&line);
                }
            }
            Command::Bench => self.bench(),
            Command::Wrong(problem) => self.output.remark(&problem),
        }
    }

    fn introduce(&self, game: &Game) {
        let name = concat!("id name Baroque ", env!("CARGO_PKG_VERSION"));
        self.output.say(name);
        self.output.say("id author the Baroque developers");
        for line in options::listed(game) {
            self.output.say(&line);
        }
        self.output.say("uciok");
    }

    fn set(&mut self, name: &str, value: &str, game: &mut Game) {
        self.settle();
        let before = self.options;
        let result = self.options.set(name, value).and_then(|change| {
            match change {
                Change::Number => self.tune(before),
                Change::Seed => self.searches = 0,
                Change::Clear => self.engine().clear(),
                Change::Variant(text) => {
                    game.choose(&text)?;
                    let start = write_fen(&game.variant, game.position());
                    self.output
                        .remark(&format!("variant {text} startpos {start}"));
                }
                Change::Path(path) => {
                    for problem in game.add(&path)? {
                        self.output.complain(&problem);
                    }
                }
                #[cfg(feature = "lab")]
                Change::Network(path) => self.try_network(&path)?,
                Change::Book(path) => self.book.choose(&path)?,
                Change::Nothing => {}
            }
            Ok(())
        });
        if let Err(problem) = result {
            self.output.complain(&problem);
        }
    }

    /// Lets a network of a file judge the positions of its games.
    #[cfg(feature = "lab")]
    fn try_network(&mut self, path: &str) -> Result<(), String> {
        let wrong = |problem: &dyn std::fmt::Display| format!("`{path}`: {problem}");
        let bytes = std::fs::read(path).map_err(|error| wrong(&error))?;
        let network = Network::read(&bytes).map_err(|error| wrong(&error))?;
        self.engine().set_network(network);
        Ok(())
    }

    /// Makes the engine as the options are.
    fn tune(&mut self, before: Options) {
        let now = self.options;
        if now.hash != before.hash {
            self.engine().set_hash(now.hash as usize);
        }
        self.engine().set_threads(now.threads as usize);
    }

    /// The engine, or a new one should it have got lost.
    fn engine(&mut self) -> &mut Engine {
        let options = self.options;
        self.engine.get_or_insert_with(|| {
            let mut engine = Engine::new(options.hash as usize);
            engine.set_threads(options.threads as usize);
            Box::new(engine)
        })
    }

    fn go(&mut self, mut go: Go, game: &Game) {
        self.settle();
        for problem in &go.problems {
            self.output.complain(problem);
        }
        let limits = limits(&go, game.position().turn(), &self.options);
        let unlimited = limits == crate::search::Limits::default();
        go.infinite |= unlimited && go.perft.is_none();
        self.searches += 1;
        if let Some(mv) = self.booked(&go, game) {
            let mv = write_move(&game.variant, mv);
            return self.output.say(&format!("bestmove {mv}"));
        }
        let mut moves = Vec::new();
        for text in &go.moves {
            match find_move(&game.variant, game.position(), text) {
                Some(mv) => moves.push(mv),
                None => self
                    .output
                    .complain(&format!("`{text}` is not a legal move")),
            }
        }
        let job = Job {
            variant: game.variant.clone(),
            history: game.history.clone(),
            moves,
            limits,
            lines: self.options.lines as usize,
            player: (
                self.options.level(),
                (self.options.seed << 32) | self.searches,
            ),
            perft: go.perft,
        };
        self.engine();
        let Some(engine) = self.engine.take() else {
            return;
        };
        let (output, sender) = (self.output.clone(), self.sender.clone());
        self.thinking = Thinking::start(*engine, job, &go, output, sender);
        if self.thinking.is_none() {
            self.output
                .complain("the system could not start a thread for the search");
            self.output.say("bestmove (none)");
        }
    }

    /// Reads the opening book, if one is wanted.
    fn open_book(&mut self, game: &Game) {
        if !self.options.book {
            return;
        }
        match self.book.prepare(game) {
            Ok(words) => self.output.remark(&words.unwrap_or_default()),
            Err(problem) => self.output.complain(&problem),
        }
    }

    /// The move of the opening book, if one is wanted: where a move is, and no analysis.
    fn booked(&mut self, go: &Go, game: &Game) -> Option<Move> {
        let analysis = go.infinite || go.ponder || go.mate.is_some() || go.perft.is_some();
        if !self.options.book || analysis || !go.moves.is_empty() {
            return None;
        }
        self.open_book(game);
        let chance = (self.options.seed, self.searches);
        self.book.answer(game, chance)
    }

    fn found(&mut self, engine: Box<Engine>, answer: String) {
        self.engine = Some(engine);
        if let Some(thinking) = &mut self.thinking {
            thinking.keep(answer);
        }
        self.answer();
    }

    /// Says the answer of the search, once it may be said.
    fn answer(&mut self) {
        let answer = self.thinking.as_mut().and_then(Thinking::take_answer);
        if let Some(answer) = answer {
            self.thinking = None;
            if !answer.is_empty() {
                self.output.say(&answer);
            }
        }
    }

    /// Stops the search, if there is one, and waits for its answer, which takes hardly any time.
    fn settle(&mut self) {
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
        self.settle();
        let output = &self.output;
        let result: Result<(), CatalogueError> = super::bench(&mut |line| {
            output.say(line);
            Ok(())
        });
        if let Err(problem) = result {
            output.complain(&problem.to_string());
        }
    }
}
