//! The evidence of a game: which rules agree with the referee's answers.
//!
//! A hypothesis gives rules to some or all hidden pieces. It is consistent if the vocabulary has rules for the others
//! that give every try the answer that it got: illegal, exposing the king, or played, with its effects and whether it
//! gave check. Mate and stalemate are no evidence: they end the game, and then the rules are public.
//!
//! Each rule of the vocabulary is about its own piece alone, with two exceptions: other pieces may freeze a piece,
//! and any piece may attack a king. So the reach and the attacks of a rule are computed once, without freezing
//! ([`Column`]), and `solver` combines the rules. The referee confirms the result.

use super::public::{PublicGame, Ruling, TryEntry};
use super::referee::{resolve, rule_on};
use super::rule::{Rule, Rules, vocabulary};
use super::vocabulary::Role;
use super::workshop::{Workshop, role_of, type_of};
use crate::rules::{Bitboard, Color, Position, TypeSet, Variant};
use crate::search::random::Random;
use std::collections::HashMap;
use std::sync::Arc;

/// The result of comparing a hypothesis with the tries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The hypothesis fits all tries.
    Consistent,
    /// A king would be in check at the start, which no secret allows.
    Unplayable,
    /// It does not fit these tries, by their places in the log: each of them alone or, if none does alone, together.
    Contradicted(Vec<usize>),
}

/// A rule that a piece may have, with the place of its column.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub rule: Rule,
    pub column: usize,
}

/// What pieces with a rule do on the boards of the game, freezing left out.
#[derive(Debug, Default)]
struct Column {
    game: Option<Arc<Variant>>,
    /// For each try the board that it leads to, if it is a move; `None` if not yet asked.
    reach: Vec<Option<Option<usize>>>,
    /// For each board the pieces that attack the king of a side.
    attackers: Vec<[Option<Bitboard>; 2]>,
}

/// A try with what the solver asks about it.
#[derive(Clone, Debug)]
pub(super) struct TryFacts {
    pub entry: TryEntry,
    /// The hidden role of the piece that moved, if it is hidden.
    pub mover: Option<Role>,
    pub before: usize,
    /// The position after a played move.
    pub after: Option<usize>,
}

/// All tries of a game, and what the rules of the vocabulary make of them.
#[derive(Debug)]
pub struct Evidence {
    workshop: Workshop,
    hidden: Vec<Role>,
    /// The types that are not hidden.
    open: TypeSet,
    vocabulary: HashMap<Role, Vec<Candidate>>,
    seen: Vec<TryFacts>,
    boards: Vec<Position>,
    columns: Vec<Column>,
    by_rule: HashMap<Rule, usize>,
}

/// The column of the orthodox pieces.
const ORTHODOX: usize = 0;

/// The board of the starting position.
pub(super) const START: usize = 0;

impl Evidence {
    /// The evidence of a game so far. Nothing only if the built-in pieces cannot be read.
    pub fn new(public: &PublicGame) -> Option<Evidence> {
        let hidden: Vec<Role> = public.hidden().iter().map(|piece| piece.role).collect();
        let workshop = Workshop::new(&hidden)?;
        let orthodox = workshop.orthodox().clone();
        let types: TypeSet = hidden
            .iter()
            .filter_map(|&role| type_of(&orthodox, role))
            .collect();
        let open = orthodox
            .army(Color::White)
            .iter()
            .filter(|&known| !types.contains(known))
            .collect();
        let mut evidence = Evidence {
            workshop,
            open,
            boards: vec![orthodox.start().clone()],
            vocabulary: HashMap::new(),
            seen: Vec::new(),
            columns: vec![Column {
                game: Some(orthodox),
                ..Column::default()
            }],
            by_rule: HashMap::new(),
            hidden,
        };
        for role in evidence.hidden.clone() {
            let rules = vocabulary(role, public.difficulty());
            let candidates = rules
                .into_iter()
                .map(|rule| evidence.candidate(rule))
                .collect();
            evidence.vocabulary.insert(role, candidates);
        }
        evidence.update(public);
        Some(evidence)
    }

    /// Reads the tries that are new in the game's log.
    pub fn update(&mut self, public: &PublicGame) {
        for entry in public.log().iter().skip(self.seen.len()) {
            let mover = entry.before.piece(entry.attempt.from);
            let mover = mover.and_then(|piece| role_of(public.board(), piece.piece_type()));
            let after = match &entry.ruling {
                Ruling::Played { after, .. } => Some(self.board(after)),
                Ruling::Illegal | Ruling::Exposes => None,
            };
            let seen = TryFacts {
                mover: mover.filter(|role| self.hidden.contains(role)),
                before: self.board(&entry.before),
                after,
                entry: entry.clone(),
            };
            self.seen.push(seen);
        }
    }

    /// Compares a hypothesis with all tries.
    pub fn judge(&mut self, hypothesis: &Rules) -> Verdict {
        if self.solve(hypothesis, &[], None).is_none() {
            return Verdict::Unplayable;
        }
        let all: Vec<usize> = (0..self.seen.len()).collect();
        let complete = self
            .hidden
            .iter()
            .all(|&role| hypothesis.get(role).is_some());
        if !complete && self.solve(hypothesis, &all, None).is_some() {
            return Verdict::Consistent;
        }
        let alone: Vec<usize> = match complete {
            true => self.misfits(hypothesis),
            false => all
                .iter()
                .copied()
                .filter(|&at| self.solve(hypothesis, &[at], None).is_none())
                .collect(),
        };
        match alone.is_empty() {
            true if complete => Verdict::Consistent,
            true => Verdict::Contradicted(self.core(hypothesis, all)),
            false => Verdict::Contradicted(alone),
        }
    }

    /// The rules of all hidden pieces, drawn from the vocabulary, that fit all tries. Nothing if none do: then the
    /// secret is not from the vocabulary of its difficulty.
    pub(super) fn sample(&mut self, random: &mut Random) -> Option<Rules> {
        let all: Vec<usize> = (0..self.seen.len()).collect();
        self.solve(&Rules::default(), &all, Some(random))
    }

    /// The game with these rules.
    pub(super) fn game(&mut self, rules: &Rules) -> Option<Variant> {
        self.workshop.game(rules)
    }

    /// The tries whose answers would have been others if these were the rules.
    pub(super) fn misfits(&mut self, rules: &Rules) -> Vec<usize> {
        let hidden = |(role, _): &(Role, &Rule)| self.hidden.contains(role);
        let own = rules
            .iter()
            .filter(hidden)
            .fold(Rules::default(), |own, (role, rule)| {
                own.with(role, rule.clone())
            });
        let Some(game) = self.workshop.game(&own) else {
            return (0..self.seen.len()).collect();
        };
        let misfit = |&at: &usize| {
            let entry = &self.seen[at].entry;
            !fits(&entry.ruling, &rule_on(&game, &entry.before, entry.attempt))
        };
        (0..self.seen.len()).filter(misfit).collect()
    }

    /// A small part of the tries that contradicts a hypothesis as all of them do.
    fn core(&mut self, hypothesis: &Rules, mut tries: Vec<usize>) -> Vec<usize> {
        let mut core: Vec<usize> = Vec::new();
        while self.solve(hypothesis, &core, None).is_some() {
            // The shortest beginning that contradicts together with the core ends in a try of the core.
            let (mut fits, mut fails) = (0, tries.len());
            while fails - fits > 1 {
                let middle = (fits + fails) / 2;
                let part = [&core, &tries[..middle]].concat();
                match self.solve(hypothesis, &part, None) {
                    Some(_) => fits = middle,
                    None => fails = middle,
                }
            }
            tries.truncate(fails);
            let Some(last) = tries.pop() else { break };
            core.push(last);
        }
        core.sort_unstable();
        core
    }

    /// The hidden roles.
    pub(super) fn hidden(&self) -> &[Role] {
        &self.hidden
    }

    /// A try of the log.
    pub(super) fn seen(&self, at: usize) -> &TryFacts {
        &self.seen[at]
    }

    /// The rules that a role may have in a hypothesis.
    pub(super) fn candidates(&mut self, role: Role, hypothesis: &Rules) -> Vec<Candidate> {
        match hypothesis.get(role) {
            Some(rule) => vec![self.candidate(rule.clone())],
            None => self.vocabulary.get(&role).cloned().unwrap_or_default(),
        }
    }

    fn candidate(&mut self, rule: Rule) -> Candidate {
        let bare = rule.without_freezing();
        let next = self.columns.len();
        let column = *self.by_rule.entry(bare).or_insert(next);
        if column == next {
            self.columns.push(Column::default());
        }
        Candidate { rule, column }
    }

    /// The number of a board.
    fn board(&mut self, position: &Position) -> usize {
        let known = self.boards.iter().position(|board| board == position);
        known.unwrap_or_else(|| {
            self.boards.push(position.clone());
            self.boards.len() - 1
        })
    }

    /// The game of a candidate's column.
    fn column_game(&mut self, candidate: &Candidate) -> Option<Arc<Variant>> {
        if self.columns[candidate.column].game.is_none() {
            self.columns[candidate.column].game = self.workshop.uniform(&candidate.rule);
        }
        self.columns[candidate.column].game.clone()
    }

    /// The board that a try leads to if its piece has this rule and is not frozen, if that is a move.
    pub(super) fn reach(&mut self, candidate: &Candidate, at: usize) -> Option<usize> {
        if let Some(Some(known)) = self.columns[candidate.column].reach.get(at) {
            return *known;
        }
        let game = self.column_game(candidate)?;
        let entry = &self.seen[at].entry;
        let mv = resolve(&game, &entry.before, entry.attempt);
        let after = mv.map(|mv| game.play(&entry.before, mv));
        let board = after.map(|after| self.board(&after));
        *slot(&mut self.columns[candidate.column].reach, at) = Some(board);
        board
    }

    /// The pieces of a role that attack the king of a side on a board if they have this rule and are not frozen.
    pub(super) fn attackers(
        &mut self,
        candidate: &Candidate,
        role: Role,
        board: usize,
        king: Color,
    ) -> Bitboard {
        let of_role = type_of(self.workshop.orthodox(), role)
            .map_or(Bitboard::EMPTY, |own| self.boards[board].of_type(own));
        self.all_attackers(candidate, board, king) & of_role
    }

    /// The pieces that are not hidden and attack the king of a side on a board, frozen ones too.
    pub(super) fn open_attackers(&mut self, board: usize, king: Color) -> Bitboard {
        self.all_attackers(&orthodox(), board, king) & self.boards[board].of_types(self.open)
    }

    fn all_attackers(&mut self, candidate: &Candidate, board: usize, king: Color) -> Bitboard {
        let known = self.columns[candidate.column].attackers.get(board);
        if let Some(known) = known.and_then(|sides| sides[king as usize]) {
            return known;
        }
        let Some(game) = self.column_game(candidate) else {
            return Bitboard::EMPTY;
        };
        let position = &self.boards[board];
        let attackers = |square| game.attackers(position, square, !king);
        let found = game
            .kings(position, king)
            .into_iter()
            .map(attackers)
            .fold(Bitboard::EMPTY, |all, some| all | some);
        slot(&mut self.columns[candidate.column].attackers, board)[king as usize] = Some(found);
        found
    }

    /// The pieces of a side that are frozen on a board if these roles freeze.
    pub(super) fn frozen(&self, freezers: &[Role], board: usize, side: Color) -> Bitboard {
        let orthodox = self.workshop.orthodox();
        let types: TypeSet = freezers
            .iter()
            .filter_map(|&role| type_of(orthodox, role))
            .collect();
        let position = &self.boards[board];
        let freezers = position.of_types(types) & position.pieces(!side);
        orthodox.geometry().around(freezers) & position.pieces(side)
    }
}

/// The candidate that stands for the orthodox pieces.
pub(super) fn orthodox() -> Candidate {
    Candidate {
        rule: Rule::new(Role::Queen.movement(), [], []),
        column: ORTHODOX,
    }
}

/// Whether two answers are the same, the end of the game left aside.
fn fits(seen: &Ruling, expected: &Ruling) -> bool {
    match (seen, expected) {
        (
            Ruling::Played { after, check, .. },
            Ruling::Played {
                after: other,
                check: also,
                ..
            },
        ) => after == other && check == also,
        _ => seen == expected,
    }
}

/// A place of a list, which grows as needed.
fn slot<T: Clone + Default>(list: &mut Vec<T>, at: usize) -> &mut T {
    if list.len() <= at {
        list.resize(at + 1, T::default());
    }
    &mut list[at]
}
