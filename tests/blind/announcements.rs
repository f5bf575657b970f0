//! Every announcement, computed again from the full positions by slow code, in games by chance.

use super::*;
use baroque::notation::write_fen;
use baroque::rules::{Bitboard, Color, Move, Piece, Square, Travel};
use std::collections::{BTreeMap, BTreeSet};

/// The plies of all games together. `BLIND_PLIES` changes it.
const PLIES: usize = 10_000;

/// One try of so many is made by chance before the move.
const CHANCE_TRY_ONE_IN: usize = 6;

/// A played move with the positions around it.
struct Ply<'a> {
    variant: &'a Variant,
    before: &'a Position,
    mv: Move,
    after: &'a Position,
}

impl Ply<'_> {
    fn place(&self) -> String {
        let (variant, mv) = (self.variant, write_move(self.variant, self.mv));
        format!("{} {} {mv}", variant.id(), write_fen(variant, self.before))
    }

    /// The squares whose piece has left the board or changed sides: it is no longer there, and did not move itself.
    fn emptied(&self) -> BTreeSet<Square> {
        let here = |square: &Square| self.before.piece(*square);
        let own_steps: Vec<Square> = match self.mv.travel {
            Travel::Castle => {
                let castling = self.variant.settings().castling(self.mv).unwrap();
                vec![castling.king, castling.rook]
            }
            Travel::Destroy | Travel::Suicide | Travel::Explode | Travel::FromAfar => Vec::new(),
            // The array is open, and nothing leaves it.
            Travel::Keep | Travel::Exchange => vec![self.mv.from, self.mv.to],
            _ => vec![self.mv.from],
        };
        let squares = self.before.occupied().into_iter();
        squares
            .filter(|square| self.after.piece(*square) != here(square))
            .filter(|square| !own_steps.contains(square))
            .collect()
    }

    fn counts(&self, position: &Position, color: Color) -> BTreeMap<Piece, usize> {
        let mut counts = BTreeMap::new();
        for square in position.pieces(color) {
            *counts.entry(position.piece(square).unwrap()).or_default() += 1;
        }
        counts
    }

    fn check_removed(&self, news: &News, side: Color) {
        let mut seen = BTreeSet::new();
        for (list, color) in [(&news.took, !side), (&news.lost, side)] {
            for removed in list {
                let piece = self.before.piece(removed.at).unwrap();
                assert_eq!(piece.color(), color, "{}", self.place());
                let pawn = self.variant.kind(piece.piece_type()).pawn;
                let identity = if pawn {
                    Identity::Pawn
                } else {
                    Identity::Piece
                };
                assert_eq!(removed.identity, identity, "{}", self.place());
                assert!(seen.insert(removed.at), "{}: announced twice", self.place());
            }
        }
        if self.mv.travel.moves_others() {
            // Pieces that were moved only must still be there.
            let lost = |color| -> usize {
                let now = self.counts(self.after, color);
                let before = self.counts(self.before, color).into_iter();
                before
                    .map(|(piece, count)| {
                        count.saturating_sub(now.get(&piece).copied().unwrap_or(0))
                    })
                    .sum()
            };
            let promotions = self.mv.promotions().count();
            let announced = news.took.len() + news.lost.len();
            let gone = lost(side) + lost(!side);
            assert!(
                announced <= gone && gone <= announced + promotions,
                "{}",
                self.place()
            );
        } else {
            assert_eq!(seen, self.emptied(), "{}", self.place());
        }
    }

    /// The kings that the side that has just moved could capture, if it might move again.
    fn is_check(&self) -> bool {
        let turn = self.after.turn();
        let passed = self.variant.pass(self.after);
        let mut moves = Vec::new();
        self.variant.pseudo_legal_moves(&passed, &mut moves);
        let captured = |mv: &Move| self.variant.captured(&passed, *mv);
        let taken = moves
            .iter()
            .map(captured)
            .fold(Bitboard::EMPTY, |all, some| all | some);
        self.after.choice() == 0 && taken.meets(self.variant.kings(self.after, turn))
    }

    fn pawn_tries(&self) -> usize {
        let position = self.after;
        let moves = self.variant.legal_moves(position).into_iter();
        let by_pawn = moves.filter(|mv| {
            let piece = position.piece(mv.from);
            piece.is_some_and(|piece| {
                let kind = self.variant.kind(piece.piece_type());
                kind.pawn && kind.is_orthodox()
            })
        });
        let captures = by_pawn.filter(|mv| self.variant.captured(position, *mv).any());
        captures
            .map(|mv| (mv.from, mv.to))
            .collect::<BTreeSet<_>>()
            .len()
    }

    fn check_own(&self, own: &OwnSide) {
        let squares = self.variant.geometry().squares().into_iter();
        let expected: Vec<(Square, Piece)> = squares
            .filter_map(|square| Some((square, self.after.piece(square)?)))
            .filter(|(_, piece)| piece.color() == own.side)
            .collect();
        assert_eq!(own.pieces, expected, "{}", self.place());
        assert_eq!(own.hand, *self.after.hand(own.side));
        assert_eq!(
            (own.turn, own.choice),
            (self.after.turn(), self.after.choice())
        );
    }

    fn check(&self, news: &News, side: Color) {
        self.check_removed(news, side);
        self.check_own(&news.own);
        assert_eq!(news.check.is_some(), self.is_check(), "{}", self.place());
        let tries = (self.after.turn() == side).then(|| self.pawn_tries());
        assert_eq!(news.tries, tries, "{}", self.place());
        let open = matches!(self.mv.travel, Travel::Keep | Travel::Exchange);
        assert_eq!(news.choice.is_some(), open);
    }
}

/// Whether the same position has occurred three times.
fn is_repeated(umpire: &Umpire) -> bool {
    let positions = umpire.record().positions();
    let now = umpire.record().position();
    positions.iter().filter(|known| known.same_as(now)).count() >= 3
}

/// A try by chance is answered as the full position wants it.
fn check_chance_try(umpire: &mut Umpire, random: &mut Random) -> bool {
    let side = umpire.turn();
    let text = any_try(umpire.knowledge(side), random);
    let (variant, position) = (
        umpire.record().variant().clone(),
        umpire.record().position().clone(),
    );
    let legal = legal_tries(&variant, &position);
    let open = |known: &String| known.starts_with(&text) && known[text.len()..].starts_with('@');
    let is_legal = legal.contains(&text);
    let answer = umpire.attempt(&text).unwrap();
    let place = || format!("{} {} {text}", variant.id(), write_fen(&variant, &position));
    match answer {
        Answer::Played => assert!(
            is_legal || legal.iter().any(open) || has_open_choice(&variant, &position, &text),
            "{}",
            place()
        ),
        Answer::No | Answer::Impossible => assert!(!is_legal, "{}", place()),
    }
    answer == Answer::Played
}

/// Whether a try leaves out only what a pawn becomes that a swap or a drive moves, or on which sheet.
fn has_open_choice(variant: &Variant, position: &Position, text: &str) -> bool {
    let moves = variant.legal_moves(position);
    moves
        .iter()
        .any(|&mv| mv.travel.moves_others() && write_move(variant, mv).starts_with(text))
}

fn play_by_chance(variant: &Arc<Variant>, plies: usize, random: &mut Random) {
    let mut umpire = umpire(variant, "");
    for _ in 0..plies {
        if umpire.outcome().is_some() {
            umpire = self::umpire(variant, "");
        }
        let before = umpire.record().position().clone();
        let mut played =
            random.below(CHANCE_TRY_ONE_IN) == 0 && check_chance_try(&mut umpire, random);
        if !played {
            let legal = legal_tries(variant, &before);
            let text = &legal[random.below(legal.len())];
            let side = umpire.turn();
            let fen = || format!("{} {}", variant.id(), write_fen(variant, &before));
            assert!(
                is_possible(umpire.knowledge(side), text),
                "{} {text}",
                fen()
            );
            assert_eq!(umpire.attempt(text), Ok(Answer::Played), "{} {text}", fen());
            played = true;
        }
        assert!(played);
        let record = umpire.record();
        let last = record.plies().next_back().unwrap();
        let ply = Ply {
            variant,
            before: &before,
            mv: last.transition.mv,
            after: record.position(),
        };
        let outcome = variant.outcome(ply.after);
        for side in Color::ALL {
            let heard = umpire.knowledge(side).plies().last().unwrap();
            ply.check(&heard.news, side);
            assert_eq!(heard.own.is_some(), heard.mover == side);
            match heard.news.outcome {
                Some(end) => assert!(outcome == Some(end) || is_repeated(&umpire)),
                None => assert!(outcome.is_none() && !is_repeated(&umpire)),
            }
        }
    }
}

#[test]
fn every_announcement_follows_from_the_full_positions() {
    let plies = std::env::var("BLIND_PLIES")
        .ok()
        .and_then(|plies| plies.parse().ok());
    let games: Vec<_> = all_games().collect();
    let each = plies.unwrap_or(PLIES).div_ceil(games.len());
    for (index, variant) in games.iter().enumerate() {
        play_by_chance(variant, each, &mut Random(index as u64));
    }
}

/// `BLIND_PLIES=200000 cargo test --release --test library blind::announcements -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn the_same_with_every_layout_and_option() {
    for (index, id) in GAMES.ids().enumerate() {
        let info = GAMES.info(id).unwrap();
        for layout in &info.layouts {
            let variant = game(id, Some(layout));
            play_by_chance(&variant, 2_000, &mut Random(index as u64));
        }
        for option in &info.options {
            for choice in &option.choices {
                let chosen = [(option.id.clone(), choice.0.clone())];
                if let Ok(variant) = GAMES.variant(id, None, &chosen) {
                    play_by_chance(&Arc::new(variant), 2_000, &mut Random(index as u64));
                }
            }
        }
    }
}
