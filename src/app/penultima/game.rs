//! A game in play.

use super::opponent::PenultimaThinker;
use crate::app::board::tries::{TryHand, TryPlayer};
use baroque::diagram::BoardView;
use baroque::game;
use baroque::penultima::{
    Attempts, DeclarationResult, GuessCheck, Laboratory, NoTry, Notebook, PublicGame, Referee,
    Role, Rule, Secret, Try, TryEntry,
};
use baroque::rules::{Color, Outcome, PieceType, Position};
use std::path::PathBuf;

/// A tab of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Notebook,
    Tries,
    /// The rules, after the end.
    Rules,
}

/// The referee, or the laboratory.
#[derive(Debug)]
pub(super) enum TryJudge {
    Match(Referee),
    Laboratory(Laboratory),
}

/// A declared rule and its result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Declared {
    /// None in this turn.
    #[default]
    Not,
    /// The referee compares it.
    Asked,
    /// Judged, in the turn after this number of tries.
    After(usize),
}

/// A game in play.
#[derive(Debug)]
pub struct PenultimaGame {
    pub(super) id: u64,
    /// Its file, if the platform has a place for one.
    pub(super) path: Option<PathBuf>,
    pub(super) play: TryJudge,
    /// The computer, if it plays.
    pub opponent: Option<TryPlayer>,
    /// The day, such as `2026-05-31`, if this is the secret of a day.
    pub day: Option<String>,
    /// The rules that were declared and are right.
    pub found: Vec<(Role, Rule)>,
    /// Whether the player of a laboratory had the rules shown.
    pub shown: bool,
    pub notebook: Notebook,
    pub board: TryHand,
    /// The chosen promotion of the next pawn. `None` means a queen.
    pub promotion: Option<PieceType>,
    /// The referee's last answer.
    pub message: String,
    /// Whether a question is open: to resign?
    pub resigning: bool,
    /// The open tab of the panel.
    pub tab: Tab,
    /// The declared rule, if there is one.
    pub declared: Declared,
    pub(super) thinker: PenultimaThinker,
    /// The number of tries at the computer's last search.
    pub(super) asked: Option<usize>,
}

impl Drop for PenultimaGame {
    fn drop(&mut self) {
        self.thinker.stop();
    }
}

impl PenultimaGame {
    pub(super) fn new(play: TryJudge, opponent: Option<TryPlayer>) -> PenultimaGame {
        let public = public_of(&play);
        let flipped = opponent.is_some_and(|opponent| opponent.side == Color::White);
        let view = BoardView::of(public.board(), flipped);
        let notebook = Notebook::new(public.hidden());
        PenultimaGame {
            id: 0,
            path: None,
            play,
            opponent,
            day: None,
            found: Vec::new(),
            shown: false,
            notebook,
            board: TryHand::new(view),
            promotion: None,
            message: String::new(),
            resigning: false,
            tab: Tab::default(),
            declared: Declared::default(),
            thinker: PenultimaThinker::default(),
            asked: None,
        }
    }

    /// A game with a secret.
    pub(super) fn begin(
        secret: Secret,
        attempts: Attempts,
        opponent: Option<TryPlayer>,
    ) -> Option<PenultimaGame> {
        let referee = Referee::new(secret, attempts)?;
        Some(PenultimaGame::new(TryJudge::Match(referee), opponent))
    }

    /// A laboratory with a secret.
    pub(super) fn alone(secret: Secret, day: Option<String>) -> Option<PenultimaGame> {
        let mut game = PenultimaGame::new(TryJudge::Laboratory(Laboratory::new(secret)?), None);
        game.day = day;
        Some(game)
    }

    /// Its number among all games since the program was started.
    pub fn number(&self) -> u64 {
        self.id
    }

    /// The public facts.
    pub fn public(&self) -> &PublicGame {
        public_of(&self.play)
    }

    pub(super) fn referee(&self) -> &Referee {
        match &self.play {
            TryJudge::Match(referee) => referee,
            TryJudge::Laboratory(laboratory) => laboratory.referee(),
        }
    }

    /// The laboratory, if one player is alone.
    pub fn laboratory(&self) -> Option<&Laboratory> {
        match &self.play {
            TryJudge::Match(_) => None,
            TryJudge::Laboratory(laboratory) => Some(laboratory),
        }
    }

    /// Whether the secret may be shown: the game is over, or the laboratory.
    pub fn is_over(&self) -> bool {
        match &self.play {
            TryJudge::Match(referee) => referee.public().outcome().is_some(),
            TryJudge::Laboratory(laboratory) => laboratory.is_done() || self.shown,
        }
    }

    /// The secret, once the game is over.
    pub fn secret(&self) -> Option<&Secret> {
        self.is_over().then(|| self.referee().secret())
    }

    pub fn computer_moves(&self) -> bool {
        let turn = self.public().turn();
        !self.is_over() && self.opponent.is_some_and(|opponent| opponent.side == turn)
    }

    /// Whether a player at this screen can make a try.
    pub fn takes_tries(&self) -> bool {
        self.public().outcome().is_none() && !self.is_over() && !self.computer_moves()
    }

    /// Whether a rule can be declared now: in a game, once in a turn of one's own.
    pub fn may_declare(&self) -> bool {
        let judged = match self.declared {
            Declared::Not => false,
            Declared::Asked => true,
            Declared::After(tries) => {
                tries == self.public().log().len() && self.laboratory().is_none()
            }
        };
        !judged && !self.is_over() && !self.computer_moves() && self.rule_of_page().is_none()
    }

    /// The rule of the piece on the open page, if it is found.
    pub fn rule_of_page(&self) -> Option<&Rule> {
        let role = self.notebook.page()?.role;
        let found = self.found.iter().find(|(known, _)| *known == role);
        found.map(|(_, rule)| rule)
    }

    /// The try that is shown on the board: the one that a player looks at, or the last.
    pub fn entry(&self) -> Option<&TryEntry> {
        let log = self.public().log();
        match self.board.looked {
            Some(at) => log.get(at),
            None => log
                .last()
                .filter(|_| self.public().set_ups().last() != Some(&log.len())),
        }
    }

    /// The position that is shown on the board.
    pub fn position(&self) -> &Position {
        let looked = self.board.looked;
        match looked.and_then(|at| self.public().log().get(at)) {
            Some(entry) => match &entry.ruling {
                baroque::penultima::Ruling::Played { after, .. } => after,
                baroque::penultima::Ruling::Illegal | baroque::penultima::Ruling::Exposes => {
                    &entry.before
                }
            },
            None => self.public().position(),
        }
    }

    /// Answers a try.
    pub(super) fn attempt(&mut self, attempt: Try) -> Result<(), NoTry> {
        self.board.reset();
        self.resigning = false;
        match &mut self.play {
            TryJudge::Match(referee) => referee.attempt(attempt).map(|_| ()),
            TryJudge::Laboratory(laboratory) => laboratory.attempt(attempt).map(|_| ()),
        }?;
        self.notebook.checked = GuessCheck::Not;
        Ok(())
    }

    pub(super) fn set_up_again(&mut self) {
        if let TryJudge::Laboratory(laboratory) = &mut self.play {
            laboratory.set_up_again();
            self.board.reset();
        }
    }

    /// The side to move resigns, or the one player against the computer. A laboratory shows its rules.
    pub(super) fn resign(&mut self) {
        self.lose(self.resigner());
    }

    /// The side that resigns if somebody does: the human's, or the one to move.
    pub fn resigner(&self) -> Color {
        let turn = self.public().turn();
        self.opponent.map_or(turn, |opponent| !opponent.side)
    }

    /// A side loses, because it resigns.
    pub(super) fn lose(&mut self, loser: Color) {
        self.resigning = false;
        match &mut self.play {
            TryJudge::Match(referee) => referee.resign(loser),
            TryJudge::Laboratory(_) => self.shown = true,
        }
        self.show_end();
    }

    /// Notes whether a declared rule was right.
    pub(super) fn judged(&mut self, role: Role, rule: Rule, right: bool) {
        self.declared = Declared::After(self.public().log().len());
        if let TryJudge::Laboratory(laboratory) = &mut self.play
            && laboratory.note(role, right) == DeclarationResult::Known
        {
            return;
        }
        if right && !self.found.iter().any(|(known, _)| *known == role) {
            self.found.push((role, rule));
        }
        self.show_end();
    }

    /// Shows the rules if the game is over.
    pub(super) fn show_end(&mut self) {
        if self.is_over() {
            self.tab = Tab::Rules;
        }
    }

    /// The result of a game. `None` for a laboratory, which nobody wins.
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.play {
            TryJudge::Match(referee) => referee.public().outcome(),
            TryJudge::Laboratory(_) => None,
        }
    }

    /// The moves from a try on as an ordinary game, up to the first turn that was lost. Nothing before the end, or if
    /// there is no move.
    pub(super) fn replay(&self, from: usize) -> Option<game::Game> {
        let secret = self.secret()?;
        let rest = self.public().log().get(from..)?;
        let first = rest
            .iter()
            .find(|entry| self.referee().played(entry).is_some())?;
        let mut replay = game::Game::new(secret.variant().clone(), first.before.clone());
        let mut at = game::Tree::ROOT;
        let lasting = rest
            .iter()
            .skip_while(|entry| !std::ptr::eq(*entry, first))
            .take_while(|entry| !entry.turn_lost);
        for entry in lasting {
            let Some(mv) = self.referee().played(entry) else {
                continue;
            };
            if replay.tree.node(at).position != entry.before {
                break;
            }
            at = replay.tree.play(at, mv).ok()?;
        }
        Some(replay)
    }
}

fn public_of(play: &TryJudge) -> &PublicGame {
    match play {
        TryJudge::Match(referee) => referee.public(),
        TryJudge::Laboratory(laboratory) => laboratory.referee().public(),
    }
}
