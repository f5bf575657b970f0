//! The rules that belong to no single piece, in words: castling, zones, hands, and how the game ends.

use super::Rules;
use crate::explain::any_of;
use crate::rules::{
    BareKings, Bitboard, ByColor, Captured, Castling, Color, Drops, NoMoves, Piece, PieceType,
    Placement, Repetition, Royal, Square, SwappedPawns, TypeSet,
};
use crate::texts::{Argument, Joint, Noun, Phrase, phrase};

/// The text for royal pieces of different names.
const ROYAL_PIECE: &str = "piece-royal-piece-in-general";

impl Rules<'_> {
    pub(super) fn special_moves(&self) -> Vec<Phrase> {
        let settings = self.variant.settings();
        let mut items: Vec<Phrase> = Vec::new();
        for color in Color::ALL {
            let castlings = settings.castlings.iter();
            let own: Vec<&Castling> = castlings
                .filter(|castling| castling.letter.is_ascii_uppercase() == (color == Color::White))
                .collect();
            if !own.is_empty() {
                items.push(self.castling(color, &own));
            }
        }
        let is_set =
            |zone: &ByColor<Bitboard>| Color::ALL.into_iter().any(|color| zone[color].any());
        if is_set(&settings.edge) {
            items.push(phrase!("rules-edge", squares = self.zone(&settings.edge)));
        }
        if is_set(&settings.palace) {
            items.push(phrase!(
                "rules-palace",
                squares = self.zone(&settings.palace)
            ));
        }
        match settings.captured {
            Captured::Gone => {}
            Captured::ToOwnHand => items.push(phrase!("rules-captured-own-hand")),
            Captured::ToCaptorsHand => items.push(phrase!("rules-captured-captors-hand")),
        }
        match settings.drops {
            Drops::None => {}
            Drops::Free => items.push(phrase!("rules-drops")),
            Drops::WithoutCheck => items.push(phrase!("rules-drops-without-check")),
        }
        if settings.drops != Drops::None {
            items.extend(self.places_closed_to_drops());
        }
        items.extend(
            settings
                .placement
                .iter()
                .flat_map(|rule| self.placement(rule)),
        );
        let freezes = self.freezes();
        if settings.suicide && freezes {
            items.push(phrase!("rules-suicide", king = self.royal()));
        }
        if settings.frozen_castling && freezes && !settings.castlings.is_empty() {
            items.push(phrase!(
                "rules-frozen-castling",
                pieces = self.all_castlers()
            ));
        }
        let swaps = self.variant.kinds().iter().any(|kind| kind.swap.is_some());
        if settings.swap_ban && swaps {
            items.push(phrase!("rules-swap-ban"));
        }
        if let Some(by) = self.movers_of_pawns() {
            items.push(match settings.swapped_pawns {
                SwappedPawns::Forbidden => phrase!("rules-last-rank-forbidden", by = by),
                SwappedPawns::Promote => phrase!("rules-last-rank-promotes", by = by),
            });
        }
        if settings.swapped_castling && swaps && !settings.castlings.is_empty() {
            items.push(phrase!(
                "rules-swapped-castling",
                pieces = self.all_castlers()
            ));
        }
        if settings.rank_limit {
            items.push(phrase!("rules-rank-limit"));
        }
        items
    }

    /// Whether a piece of the game freezes others.
    fn freezes(&self) -> bool {
        let mut kinds = self.variant.kinds().iter();
        kinds.any(|kind| !kind.freezes.is_empty())
    }

    /// What can put a pawn that promotes on another square: a swap, a drive or both.
    fn movers_of_pawns(&self) -> Option<&'static str> {
        let kinds = || (0..).map(PieceType::new).zip(self.variant.kinds());
        let pawns = kinds().filter(|(_, kind)| kind.pawn && kind.promotion.is_some());
        let pawns: TypeSet = pawns.map(|(piece, _)| piece).collect();
        let is_pawn = |types: TypeSet| !types.and(pawns).is_empty();
        let swaps = kinds().any(|(piece, kind)| {
            let partners = kind.swap.map(|swap| swap.enemies.or(swap.friends));
            partners.is_some_and(|partners| {
                is_pawn(partners.or(TypeSet::of(piece))) && !partners.is_empty()
            })
        });
        let drives = kinds().any(|(_, kind)| {
            kind.drive
                .is_some_and(|drive| drive.train || is_pawn(drive.enemies))
        });
        match (swaps, drives) {
            (true, true) => Some("both"),
            (true, false) => Some("swap"),
            (false, true) => Some("drive"),
            (false, false) => None,
        }
    }

    /// How the sides place pieces before the first move.
    fn placement(&self, rule: &Placement) -> Vec<Phrase> {
        let mut items = vec![phrase!("rules-placement", squares = self.zone(&rule.zone))];
        if rule.pool {
            items.push(phrase!("rules-placement-pool", king = self.royal()));
        }
        items.push(phrase!("rules-placement-uncounted"));
        items
    }

    /// Where a type of piece may not be put from a hand, because it can never stand there.
    fn places_closed_to_drops(&self) -> Vec<Phrase> {
        let all = self.variant.geometry().squares();
        let sides = Color::ALL.map(|color| self.variant.army(color));
        let types = sides[0].or(sides[1]).iter();
        types
            .filter_map(|kind| {
                let piece = self.variant.kind(kind);
                let closed = Color::ALL.map(|color| {
                    match piece.royal || !self.variant.army(color).contains(kind) {
                        true => Bitboard::EMPTY,
                        false => all - self.variant.standing_room(Piece::new(color, kind)),
                    }
                });
                let closed = ByColor {
                    white: closed[0],
                    black: closed[1],
                };
                let some = closed.white.any() || closed.black.any();
                some.then(|| {
                    let (piece, squares) = (Noun::a(&piece.name), self.zone(&closed));
                    phrase!("rules-closed-to-drops", piece = piece, squares = squares)
                })
            })
            .collect()
    }

    pub(super) fn castling(&self, color: Color, castlings: &[&Castling]) -> Phrase {
        let geometry = self.variant.geometry();
        let name = |square: Square| geometry.name(square);
        let ways = castlings.iter().map(|castling| {
            let [king, partner] = self.castlers(castling).map(Noun::name);
            phrase!(
                "rules-castling-way",
                king = king,
                from = name(castling.king),
                to = name(castling.king_to),
                partner = partner,
                start = name(castling.rook),
                stop = name(castling.rook_to)
            )
        });
        let king = castlings
            .first()
            .map_or("king", |castling| self.castlers(castling)[0]);
        phrase!(
            "rules-castling",
            side = color,
            ways = Argument::list(ways, Joint::CommaOr),
            frozen = self.freezes() && !self.variant.settings().frozen_castling,
            king = Noun::name(king)
        )
    }

    /// Whether castlings of the two sides go from and to the same files, with pieces of the same names.
    pub(super) fn castles_alike(&self, one: &[&Castling], other: &[&Castling]) -> bool {
        let files = |castling: &Castling| {
            let squares = [
                castling.king,
                castling.king_to,
                castling.rook,
                castling.rook_to,
            ];
            squares.map(|square| self.variant.geometry().file(square))
        };
        let alike = |(one, other): (&&Castling, &&Castling)| {
            files(one) == files(other) && self.castlers(one) == self.castlers(other)
        };
        one.len() == other.len() && one.iter().zip(other).all(alike)
    }

    /// The names of the two pieces of a castling, the king first.
    fn castlers(&self, castling: &Castling) -> [&str; 2] {
        let start = self.variant.start();
        [(castling.king, "king"), (castling.rook, "piece")].map(|(square, other)| {
            let piece = start.piece(square);
            piece.map_or(other, |piece| &self.variant.kind(piece.piece_type()).name)
        })
    }

    /// The pieces that castle: `King or Rook`.
    fn all_castlers(&self) -> Argument {
        let castlings = self.variant.settings().castlings.iter();
        let mut names: Vec<&str> = Vec::new();
        for castling in castlings {
            for name in self.castlers(castling) {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        Argument::list(names.into_iter().map(Noun::name), Joint::Or)
    }

    pub(super) fn ends(&self) -> Vec<Phrase> {
        let settings = self.variant.settings();
        let mut items: Vec<Phrase> = Vec::new();
        let king = || self.royal();
        let mut sides = Color::ALL.into_iter();
        let several = sides.any(|color| self.variant.has_several_kings(color));
        items.extend(self.royal_pieces());
        let mut kinds = self.variant.kinds().iter();
        items.push(match settings.royal {
            Royal::Check if several => phrase!("rules-checkmate-of-any", king = king()),
            Royal::Check => phrase!("rules-checkmate", king = king()),
            Royal::Capture if kinds.any(|kind| kind.captures_friends()) => {
                phrase!(
                    "rules-king-capture-or-draw",
                    several = several,
                    king = king()
                )
            }
            Royal::Capture => phrase!("rules-king-capture", several = several, king = king()),
        });
        let goals = &settings.goals;
        if Color::ALL.into_iter().any(|color| goals[color].any()) {
            let several = Color::ALL.into_iter().any(|color| goals[color].several());
            items.push(phrase!(
                "rules-goals",
                several = several,
                squares = self.zone(goals)
            ));
        }
        items.extend(settings.arrival.map(|arrival| {
            let types = Color::ALL.map(|color| self.variant.army(color));
            let (all, squares) = (types[0].or(types[1]), self.zone(&arrival.squares));
            match arrival.pieces.and(all) {
                pieces if pieces == all => phrase!("rules-arrival-of-any", squares = squares),
                pieces => {
                    let pieces = any_of(self.variant, pieces);
                    phrase!("rules-arrival", pieces = pieces, squares = squares)
                }
            }
        }));
        items.push(match (settings.no_moves, settings.royal) {
            (NoMoves::Draws, Royal::Check) => phrase!("rules-stalemate"),
            (NoMoves::Draws, Royal::Capture) => phrase!("rules-no-move-draws"),
            (NoMoves::Loses, _) => phrase!("rules-no-move-loses"),
        });
        let lost = &settings.lost_stalemates;
        if settings.no_moves == NoMoves::Draws
            && Color::ALL.into_iter().any(|color| lost[color].any())
        {
            let squares = self.zone(lost);
            items.push(phrase!(
                "rules-lost-stalemate",
                king = king(),
                squares = squares
            ));
        }
        items.push(match settings.repetition {
            Repetition::Draws => phrase!("rules-repetition-draws"),
            Repetition::Loses => phrase!("rules-repetition-loses"),
        });
        if settings.clock > 0 {
            let kinds = self.variant.kinds().iter().zip(0..);
            let irreversible = kinds.filter(|(kind, _)| kind.irreversible);
            let irreversible: TypeSet = irreversible
                .map(|(_, index)| PieceType::new(index))
                .collect();
            let removal = settings.suicide && self.freezes();
            let plies = usize::from(settings.clock);
            let time = match plies % 2 {
                0 => phrase!("rules-clock-moves", count = plies / 2),
                _ => phrase!("rules-clock-plies", count = plies),
            };
            items.push(match irreversible.is_empty() {
                true => phrase!("rules-clock", time = time, removal = removal),
                false => {
                    let pieces = any_of(self.variant, irreversible);
                    phrase!(
                        "rules-clock-with-moves",
                        time = time,
                        removal = removal,
                        pieces = pieces
                    )
                }
            });
        }
        let drops = settings.drops != Drops::None;
        let dead = self.dead_positions();
        match settings.bare_kings {
            BareKings::Ignored => {}
            // The sentence about positions that nobody can win says it too, and a king that may arrive can win.
            BareKings::Draw
                if dead.is_some() || settings.wins_by_arrival(self.variant.royals()) => {}
            BareKings::Draw if several => items.push(phrase!("rules-only-kings", king = king())),
            BareKings::Draw => {
                let [white, black] = Color::ALL.map(|color| Noun::name(self.king(color)));
                items.push(phrase!(
                    "rules-bare-kings",
                    white = white,
                    black = black,
                    drops = drops
                ));
            }
            BareKings::Loses if several => items.push(phrase!(
                "rules-bare-kings-lose",
                king = king(),
                drops = drops
            )),
            BareKings::Loses => items.push(phrase!(
                "rules-bare-king-loses",
                king = king(),
                drops = drops
            )),
        }
        items.extend(dead);
        items
    }

    /// What the royal pieces of both sides are called: `king`, a name that no king has, such as `Dux`, or `royal piece` if
    /// their names differ.
    fn royal(&self) -> Noun {
        let [white, black] = Color::ALL.map(|color| self.royals_of(color));
        match (white.as_slice(), black.as_slice()) {
            (["King"] | [], ["King"] | []) => Noun::general("piece-king-in-general"),
            ([one], [other]) if one == other => Noun::name(one),
            _ => Noun::general(ROYAL_PIECE),
        }
    }

    /// The names of the royal pieces that a side has at the start, or that its pieces become.
    fn royals_of(&self, color: Color) -> Vec<&str> {
        let army = self.variant.army(color).iter();
        let own = army.filter(|&kind| self.variant.count_at_start(Piece::new(color, kind)) > 0);
        let royals = own.fold(TypeSet::NONE, |royals, kind| {
            let promotion = self.variant.kind(kind).promotion.as_ref();
            let becomes = promotion.map_or(TypeSet::NONE, |promotion| promotion[color].to);
            royals.or(TypeSet::of(kind)).or(becomes)
        });
        let mut names: Vec<&str> = Vec::new();
        for king in royals.and(self.variant.royals()).iter() {
            let name = self.variant.kind(king).name.as_str();
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// Which pieces are royal, if their names differ.
    fn royal_pieces(&self) -> Option<Phrase> {
        if self.royal() != Noun::general(ROYAL_PIECE) {
            return None;
        }
        let named = |name| phrase!("rules-royal", piece = Noun::name(name));
        let [white, black] = Color::ALL.map(|color| {
            let names = self.royals_of(color).into_iter();
            Argument::list(names.map(named), Joint::And)
        });
        Some(match white == black {
            true => phrase!("rules-royal-pieces", pieces = white),
            false => phrase!("rules-royal-pieces-of-sides", white = white, black = black),
        })
    }

    /// The name of a side's king.
    fn king(&self, color: Color) -> &str {
        let mut kings = self.variant.royals().iter();
        let king = kings.find(|&king| self.variant.count_at_start(Piece::new(color, king)) > 0);
        king.map_or("King", |king| &self.variant.kind(king).name)
    }

    /// The positions that are drawn at once because no player can win them.
    fn dead_positions(&self) -> Option<Phrase> {
        let (bishops, knights) = self.variant.dead_pieces()?;
        let named = |types: TypeSet| {
            let names = types.iter().map(|kind| self.name(kind));
            Argument::list(names, Joint::Or)
        };
        let bare_kings_draw = self.variant.settings().bare_kings == BareKings::Draw;
        let (king, knight, bishop) = (self.royal(), named(knights), named(bishops));
        Some(match (knights.is_empty(), bishops.is_empty()) {
            (true, true) if bare_kings_draw => return None,
            (true, true) => phrase!("rules-dead", king = king),
            (false, true) => phrase!("rules-dead-knight", king = king, knight = knight),
            (true, false) => phrase!("rules-dead-bishops", king = king, bishop = bishop),
            (false, false) => {
                phrase!(
                    "rules-dead-both",
                    king = king,
                    knight = knight,
                    bishop = bishop
                )
            }
        })
    }
}
