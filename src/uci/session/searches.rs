//! The searches of a session: `go` and the opening book.

use super::Session;
use crate::notation::write_move;
use crate::rules::{Move, Position};
use crate::search::Limits;
use crate::uci::game::UciGame;
use crate::uci::go::Go;
use crate::uci::history::read_move;
use crate::uci::output::NO_MOVE;
use crate::uci::thinking::{Job, Thinking, limits};

impl Session {
    /// Answers from the book, starts a search, or says why there is none.
    pub(super) fn go(&mut self, go: Go, game: &UciGame) {
        self.finish_search();
        for problem in &go.problems {
            self.output.error(problem);
        }
        let history = match &game.history {
            Ok(history) => history,
            Err(problem) => return self.refuse(&go, &format!("there is no position: {problem}")),
        };
        let position = history.last().unwrap_or(game.variant.start());
        self.searches += 1;
        if let Some(mv) = self.booked(&go, game) {
            let mv = write_move(&game.variant, mv);
            return self.output.send(&format!("bestmove {mv}"));
        }
        let moves = self.read_moves(&go.moves, game, position);
        if moves.is_empty() && !go.moves.is_empty() {
            return self.refuse(&go, "none of the moves to search is legal");
        }
        self.think(go, game, history.clone(), moves);
    }

    /// Answers a search that cannot be done.
    fn refuse(&mut self, go: &Go, problem: &str) {
        self.output.error(problem);
        let answer = match go.perft {
            Some(_) => "Nodes searched: 0",
            None => NO_MOVE,
        };
        self.thinking = Some(Thinking::answered(go, answer));
        self.answer();
    }

    /// The legal moves among the texts.
    fn read_moves(&self, texts: &[String], game: &UciGame, position: &Position) -> Vec<Move> {
        let read = |text: &String| {
            let read = read_move(&game.variant, position, text);
            read.map_err(|problem| self.output.error(&problem)).ok()
        };
        texts.iter().filter_map(read).collect()
    }

    /// Starts a search.
    fn think(&mut self, mut go: Go, game: &UciGame, history: Vec<Position>, moves: Vec<Move>) {
        let turn = history.last().unwrap_or(game.variant.start()).turn();
        let limits = limits(&go, turn, &self.options);
        let endings = self.endings.of(&game.variant);
        if let (Some(endings), Some(position)) = (&endings, history.last()) {
            endings.approach(position);
        }
        let unlimited = limits == Limits::default();
        go.infinite |= unlimited && go.perft.is_none();
        let job = Job {
            variant: game.variant.clone(),
            history,
            moves,
            limits,
            lines: self.options.lines as usize,
            player: (
                self.options.level(),
                (self.options.seed << 32) | self.searches,
            ),
            perft: go.perft,
        };
        self.engine().set_endings(endings);
        let Some(engine) = self.engine.take() else {
            return;
        };
        let (output, sender) = (self.output.clone(), self.sender.clone());
        self.thinking = Thinking::start(*engine, job, &go, output, sender);
        if self.thinking.is_none() {
            self.output
                .error("the system could not start a thread for the search");
            self.output.send(NO_MOVE);
        }
    }

    /// Reads the opening book, if it is on.
    pub(super) fn open_book(&mut self, game: &UciGame) {
        if !self.options.book {
            return;
        }
        match self.book.prepare(game) {
            Ok(words) => self.output.info_string(&words.unwrap_or_default()),
            Err(problem) => self.output.error(&problem),
        }
    }

    /// A book move, if the book is on and the search is for a move in a game.
    fn booked(&mut self, go: &Go, game: &UciGame) -> Option<Move> {
        let analysis = go.infinite || go.ponder || go.mate.is_some() || go.perft.is_some();
        if !self.options.book || analysis || !go.moves.is_empty() {
            return None;
        }
        self.open_book(game);
        let chance = (self.options.seed, self.searches);
        self.book.answer(game, chance)
    }
}
