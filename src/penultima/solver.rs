//! Finds rules for all hidden pieces that fit a hypothesis and some tries.
//!
//! The solver first fixes which roles freeze. Then most answers concern one piece alone: this rule reaches the
//! square, that one does not attack the king. The rest are clauses: one of the pieces must give the announced check.
//! The solver goes through all combinations of rules that can meet them.

use super::evidence::{Candidate, Evidence, START, orthodox};
use super::public::Ruling;
use super::rule::Rules;
use super::vocabulary::Role;
use crate::rules::{Bitboard, Color};
use crate::search::random::Random;

/// One hidden piece at least must attack a king.
struct Clause {
    board: usize,
    king: Color,
    frozen: Bitboard,
    /// Only if this role's rule leads from this try to the board.
    only_if: Option<(Role, usize)>,
}

/// Rules of one role that meet the same clauses.
struct Group {
    meets: Vec<bool>,
    rules: Vec<Candidate>,
}

impl Evidence {
    /// Rules that fit a hypothesis and these tries; nothing only if there are none. With random numbers they are drawn.
    pub(super) fn solve(
        &mut self,
        hypothesis: &Rules,
        tries: &[usize],
        mut random: Option<&mut Random>,
    ) -> Option<Rules> {
        let mut domains: Vec<Vec<Candidate>> = Vec::new();
        for role in self.hidden().to_vec() {
            let mut domain = self.candidates(role, hypothesis);
            if let Some(random) = random.as_deref_mut() {
                shuffle(&mut domain, random);
            }
            domains.push(domain);
        }
        for freezing in freezings(&domains) {
            if let Some(rules) = self.solve_with(&freezing, &domains, tries) {
                return Some(rules);
            }
        }
        None
    }

    /// The same, given which of the hidden roles freeze.
    fn solve_with(
        &mut self,
        freezing: &[bool],
        domains: &[Vec<Candidate>],
        tries: &[usize],
    ) -> Option<Rules> {
        let fits = |domain: &Vec<Candidate>, freezes: bool| -> Vec<Candidate> {
            domain
                .iter()
                .filter(|candidate| candidate.rule.freezes() == freezes)
                .cloned()
                .collect()
        };
        let mut domains: Vec<Vec<Candidate>> = domains
            .iter()
            .zip(freezing)
            .map(|(domain, &freezes)| fits(domain, freezes))
            .collect();
        let roles = self.hidden().to_vec();
        let freezers: Vec<Role> = roles
            .iter()
            .zip(freezing)
            .filter(|(_, freezes)| **freezes)
            .map(|(role, _)| *role)
            .collect();
        for king in Color::ALL {
            self.keep_safe(&freezers, &mut domains, START, king)?;
        }
        let mut clauses = Vec::new();
        for &at in tries {
            self.narrow(&freezers, &mut domains, at, &mut clauses)?;
        }
        let mut groups = Vec::new();
        for (&role, domain) in roles.iter().zip(domains) {
            groups.push(self.grouped(role, domain, &clauses));
        }
        let mut chosen = Vec::new();
        let met = vec![false; clauses.len()];
        choose(&groups, &met, &mut chosen, &mut |chosen| {
            self.confirm(&roles, chosen, tries)
        })
    }

    /// Keeps the rules that fit what a try says about each piece alone, and adds its clauses. Nothing if the try cannot
    /// have been answered so.
    fn narrow(
        &mut self,
        freezers: &[Role],
        domains: &mut [Vec<Candidate>],
        at: usize,
        clauses: &mut Vec<Clause>,
    ) -> Option<()> {
        let seen = self.seen(at).clone();
        let side = seen.entry.side();
        let frozen = self
            .frozen(freezers, seen.before, side)
            .contains(seen.entry.attempt.from);
        match (&seen.entry.ruling, seen.after) {
            (Ruling::Played { check, .. }, Some(after)) => {
                if frozen {
                    return None;
                }
                self.keep_movers(domains, at, |reached| reached == Some(after))?;
                self.keep_safe(freezers, domains, after, side)?;
                match check {
                    false => self.keep_safe(freezers, domains, after, !side),
                    true => self.demand(freezers, (after, !side), None, clauses),
                }
            }
            (Ruling::Exposes, _) => {
                if frozen {
                    return None;
                }
                self.keep_movers(domains, at, |reached| reached.is_some())?;
                for board in self.boards_reached(domains, at) {
                    let only_if = seen.mover.map(|mover| (mover, at));
                    self.demand(freezers, (board, side), only_if, clauses)?;
                }
                Some(())
            }
            _ if frozen => Some(()),
            _ => self.keep_movers(domains, at, |reached| reached.is_none()),
        }
    }

    /// Keeps the rules of the piece that moved with which the try leads to a wanted board.
    fn keep_movers(
        &mut self,
        domains: &mut [Vec<Candidate>],
        at: usize,
        wanted: impl Fn(Option<usize>) -> bool,
    ) -> Option<()> {
        let Some(mover) = self.seen(at).mover else {
            return wanted(self.reach(&orthodox(), at)).then_some(());
        };
        let place = self.hidden().iter().position(|&role| role == mover)?;
        domains[place].retain(|candidate| wanted(self.reach(candidate, at)));
        (!domains[place].is_empty()).then_some(())
    }

    /// The boards that a try may lead to.
    fn boards_reached(&mut self, domains: &[Vec<Candidate>], at: usize) -> Vec<usize> {
        let place = self
            .seen(at)
            .mover
            .and_then(|mover| self.hidden().iter().position(|&role| role == mover));
        let mut boards: Vec<usize> = match place {
            Some(place) => domains[place]
                .iter()
                .filter_map(|candidate| self.reach(candidate, at))
                .collect(),
            None => self.reach(&orthodox(), at).into_iter().collect(),
        };
        boards.sort_unstable();
        boards.dedup();
        boards
    }

    /// Keeps the rules with which no piece attacks a king.
    fn keep_safe(
        &mut self,
        freezers: &[Role],
        domains: &mut [Vec<Candidate>],
        board: usize,
        king: Color,
    ) -> Option<()> {
        let frozen = self.frozen(freezers, board, !king);
        if (self.open_attackers(board, king) - frozen).any() {
            return None;
        }
        for (place, role) in self.hidden().to_vec().into_iter().enumerate() {
            domains[place].retain(|candidate| {
                (self.attackers(candidate, role, board, king) - frozen).is_empty()
            });
            if domains[place].is_empty() {
                return None;
            }
        }
        Some(())
    }

    /// Adds the clause that some piece attacks a king, unless one does that everybody knows.
    fn demand(
        &mut self,
        freezers: &[Role],
        (board, king): (usize, Color),
        only_if: Option<(Role, usize)>,
        clauses: &mut Vec<Clause>,
    ) -> Option<()> {
        let frozen = self.frozen(freezers, board, !king);
        if (self.open_attackers(board, king) - frozen).is_empty() {
            clauses.push(Clause {
                board,
                king,
                frozen,
                only_if,
            });
        }
        Some(())
    }

    /// The rules of a role by the clauses that they meet.
    fn grouped(&mut self, role: Role, domain: Vec<Candidate>, clauses: &[Clause]) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for candidate in domain {
            let meets: Vec<bool> = clauses
                .iter()
                .map(|clause| self.meets(role, &candidate, clause))
                .collect();
            match groups.iter_mut().find(|group| group.meets == meets) {
                Some(group) => group.rules.push(candidate),
                None => groups.push(Group {
                    meets,
                    rules: vec![candidate],
                }),
            }
        }
        groups
    }

    fn meets(&mut self, role: Role, candidate: &Candidate, clause: &Clause) -> bool {
        let spared = |(mover, at)| mover == role && self.reach(candidate, at) != Some(clause.board);
        clause.only_if.is_some_and(spared)
            || (self.attackers(candidate, role, clause.board, clause.king) - clause.frozen).any()
    }

    /// Asks the referee about the first rules of the groups. Where groups come together all their rules do.
    fn confirm(&mut self, roles: &[Role], chosen: &[&Group], tries: &[usize]) -> Option<Rules> {
        let firsts = roles.iter().zip(chosen);
        let rules = firsts.fold(Rules::default(), |rules, (&role, group)| {
            rules.with(role, group.rules[0].rule.clone())
        });
        let misfits = self.misfits(&rules);
        let fits = !misfits.iter().any(|misfit| tries.contains(misfit));
        debug_assert!(fits, "{rules:?} {misfits:?} {tries:?}");
        fits.then_some(rules)
    }
}

/// Goes through the ways to choose a group for each role so that all clauses are met, until one is confirmed.
fn choose<'a>(
    groups: &'a [Vec<Group>],
    met: &[bool],
    chosen: &mut Vec<&'a Group>,
    confirm: &mut dyn FnMut(&[&'a Group]) -> Option<Rules>,
) -> Option<Rules> {
    let Some((here, rest)) = groups.split_first() else {
        return met
            .iter()
            .all(|&met| met)
            .then(|| confirm(chosen))
            .flatten();
    };
    let hopeful = |clause: usize| groups.iter().flatten().any(|group| group.meets[clause]);
    if !(0..met.len()).all(|clause| met[clause] || hopeful(clause)) {
        return None;
    }
    for group in here {
        let met: Vec<bool> = met
            .iter()
            .zip(&group.meets)
            .map(|(met, meets)| *met || *meets)
            .collect();
        chosen.push(group);
        let found = choose(rest, &met, chosen, confirm);
        chosen.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}

/// All ways to fix which roles freeze, that of the first rules first.
fn freezings(domains: &[Vec<Candidate>]) -> Vec<Vec<bool>> {
    let first: Vec<bool> = domains
        .iter()
        .map(|domain| domain.first().is_some_and(|first| first.rule.freezes()))
        .collect();
    let other = |domain: &Vec<Candidate>, first: bool| {
        domain
            .iter()
            .any(|candidate| candidate.rule.freezes() != first)
    };
    let mut ways = vec![Vec::new()];
    for (domain, &first) in domains.iter().zip(&first) {
        let more = |way: &Vec<bool>| -> Vec<Vec<bool>> {
            let choices = if other(domain, first) {
                vec![first, !first]
            } else {
                vec![first]
            };
            choices
                .into_iter()
                .map(|choice| [way.as_slice(), &[choice]].concat())
                .collect()
        };
        ways = ways.iter().flat_map(more).collect();
    }
    ways
}

fn shuffle<T>(list: &mut [T], random: &mut Random) {
    for end in (1..list.len()).rev() {
        list.swap(end, random.below(end + 1));
    }
}
