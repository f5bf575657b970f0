//! The rules that belong to no single piece, in words: castling, zones, hands, and how the game ends.

use super::Rules;
use crate::explain::{any_of, list};
use crate::rules::{
    BareKings, Bitboard, ByColor, Captured, Castling, Color, Drops, NoMoves, Piece, PieceType,
    Placement, Repetition, Royal, Square, SwappedPawns, TypeSet,
};
use crate::words::{plural, with_article};

impl Rules<'_> {
    pub(super) fn special_moves(&self) -> Vec<String> {
        let settings = self.variant.settings();
        let mut items: Vec<String> = Vec::new();
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
            items.push(format!("The edge is {}. A move may touch it only for a capture or a swap that the piece cannot make without it.", self.zone(&settings.edge)));
        }
        if is_set(&settings.palace) {
            items.push(format!(
                "The palace is {}. A side may have only one of its pieces there.",
                self.zone(&settings.palace)
            ));
        }
        match settings.captured {
            Captured::Gone => {}
            Captured::ToOwnHand => {
                items.push("Captured pieces go to the hand of their own side.".to_owned())
            }
            Captured::ToCaptorsHand => {
                items.push("Captured pieces go to the captor's hand and change sides.".to_owned())
            }
        }
        match settings.drops {
            Drops::None => {}
            Drops::Free => {
                items.push("As a move, a piece in hand may be put on any empty square.".to_owned())
            }
            Drops::WithoutCheck => items.push(
                "As a move, a piece in hand may be put on an empty square, if that gives no check."
                    .to_owned(),
            ),
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
            let king = self.royal();
            items.push(format!(
                "As a move, a side may remove its own frozen piece, unless it is the {king}."
            ));
        }
        if settings.frozen_castling && freezes && !settings.castlings.is_empty() {
            items.push(format!("A frozen {} may castle.", self.all_castlers()));
        }
        let swaps = self.variant.kinds().iter().any(|kind| kind.swap.is_some());
        if settings.swap_ban && swaps {
            items.push("After two enemies that can swap have swapped, the next move may not swap them back.".to_owned());
        }
        if let Some(movers) = self.movers_of_pawns() {
            items.push(match settings.swapped_pawns {
                SwappedPawns::Forbidden => {
                    format!("{movers} may not put a pawn on its own last rank.")
                }
                SwappedPawns::Promote => format!("A pawn that {} puts on its own last rank promotes. The side to move chooses the piece.", movers.to_lowercase()),
            });
        }
        if settings.swapped_castling && swaps && !settings.castlings.is_empty() {
            items.push(format!(
                "A {} that a swap moved may still castle.",
                self.all_castlers()
            ));
        }
        if settings.rank_limit {
            items.push("On its own side's first rank a piece moves at most one square, on the second at most two, and so on. Squares that it leaps over count.".to_owned());
        }
        items.into_iter().map(|item| format!("- {item}")).collect()
    }

    /// Whether a piece of the game freezes others.
    fn freezes(&self) -> bool {
        let mut kinds = self.variant.kinds().iter();
        kinds.any(|kind| !kind.freezes.is_empty())
    }

    /// `A swap or a drive`: what can put a pawn that promotes on another square.
    fn movers_of_pawns(&self) -> Option<String> {
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
            (true, true) => Some("A swap or a drive".to_owned()),
            (true, false) => Some("A swap".to_owned()),
            (false, true) => Some("A drive".to_owned()),
            (false, false) => None,
        }
    }

    /// How the sides place pieces before the first move.
    fn placement(&self, rule: &Placement) -> Vec<String> {
        let mut items = vec![format!(
            "Before the first move, the sides place their pieces in turn, one each, on empty squares of {}. White begins. A side with pieces to place has no other move.",
            self.zone(&rule.zone)
        )];
        if rule.pool {
            let king = self.royal();
            items.push(format!(
                "The pool belongs to both sides: what one of them places is gone for both. Each places half of the pieces. A side that has placed all of them but its {king} must place its {king}."
            ));
        }
        items.push(
            "Placements do not count as moves, neither for the number of the move nor for a draw."
                .to_owned(),
        );
        items
    }

    /// Where a type of piece may not be put from a hand, because it can never stand there.
    fn places_closed_to_drops(&self) -> Vec<String> {
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
                    format!(
                        "From a hand, {} may not be put on {}.",
                        with_article(&piece.name),
                        self.zone(&closed)
                    )
                })
            })
            .collect()
    }

    pub(super) fn castling(&self, color: Color, castlings: &[&Castling]) -> String {
        let geometry = self.variant.geometry();
        let name = |square: Square| geometry.name(square);
        let ways: Vec<String> = castlings
            .iter()
            .map(|castling| {
                let [king, partner] = self.castlers(castling);
                format!(
                    "the {king} goes from {} to {} and the {partner} from {} to {}",
                    name(castling.king),
                    name(castling.king_to),
                    name(castling.rook),
                    name(castling.rook_to)
                )
            })
            .collect();
        let king = castlings
            .first()
            .map_or("king", |castling| self.castlers(castling)[0]);
        let frozen = match self.freezes() && !self.variant.settings().frozen_castling {
            true => " or be frozen",
            false => "",
        };
        format!(
            "{color} may castle once: {}. Neither may have moved{frozen}, their ways must be empty, and the {king} may not be attacked before, on its way or after.",
            list(&ways, ", or ")
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
    fn all_castlers(&self) -> String {
        let castlings = self.variant.settings().castlings.iter();
        let mut names: Vec<&str> = Vec::new();
        for castling in castlings {
            for name in self.castlers(castling) {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
        list(&names, " or ")
    }

    pub(super) fn ends(&self) -> Vec<String> {
        let settings = self.variant.settings();
        let mut items: Vec<String> = Vec::new();
        let king = self.royal();
        let kings = plural(king);
        let mut sides = Color::ALL.into_iter();
        let several = sides.any(|color| self.variant.has_several_kings(color));
        items.extend(self.royal_pieces());
        items.push(match settings.royal {
            Royal::Check if several => {
                format!("Checkmate of any {king} wins. A move may leave none of one's own {kings} attacked.")
            }
            Royal::Check => {
                format!("Checkmate wins. A move may not leave one's own {king} attacked.")
            }
            Royal::Capture => {
                let (last, both) = match several {
                    true => ("last ", format!("the last {kings} of both sides")),
                    false => ("", format!("both {kings}")),
                };
                let mut kinds = self.variant.kinds().iter();
                let drawn = match kinds.any(|kind| kind.captures_friends()) {
                    true => format!(" If one move removes {both}, the game is drawn."),
                    false => String::new(),
                };
                format!("The capture of the {last}{king} wins. There is no check.{drawn}")
            }
        });
        let goals = &settings.goals;
        if Color::ALL.into_iter().any(|color| goals[color].any()) {
            let single = Color::ALL.into_iter().all(|color| !goals[color].several());
            items.push(match single {
                true => format!(
                    "A side with a piece on its goal wins: {}.",
                    self.zone(goals)
                ),
                false => format!(
                    "A side with pieces on all squares of its goal wins: {}.",
                    self.zone(goals)
                ),
            });
        }
        items.extend(settings.arrival.map(|arrival| {
            let types = Color::ALL.map(|color| self.variant.army(color));
            let all = types[0].or(types[1]);
            let piece = match arrival.pieces.and(all) == all {
                true => "any piece".to_owned(),
                false => any_of(self.variant, arrival.pieces.and(all)).to_string(),
            };
            format!(
                "A side wins as soon as {piece} of its own stands on its goal: {}. Its move must be legal.",
                self.zone(&arrival.squares)
            )
        }));
        items.push(match (settings.no_moves, settings.royal) {
            (NoMoves::Draws, Royal::Check) => {
                "A side that has no legal move and is not in check draws (stalemate).".to_owned()
            }
            (NoMoves::Draws, Royal::Capture) => "A side without a legal move draws.".to_owned(),
            (NoMoves::Loses, _) => "A side without a legal move loses.".to_owned(),
        });
        let lost = &settings.lost_stalemates;
        if settings.no_moves == NoMoves::Draws
            && Color::ALL.into_iter().any(|color| lost[color].any())
        {
            items.push(format!(
                "But it loses if its {king} stands on {}.",
                self.zone(lost)
            ));
        }
        items.push(match settings.repetition {
            Repetition::Draws => {
                "When the same position comes for the third time, the game is drawn.".to_owned()
            }
            Repetition::Loses => {
                "The side that brings the same position about for the third time loses.".to_owned()
            }
        });
        if settings.clock > 0 {
            let kinds = self.variant.kinds().iter().zip(0..);
            let irreversible = kinds.filter(|(kind, _)| kind.irreversible);
            let irreversible: TypeSet = irreversible
                .map(|(_, index)| PieceType::new(index))
                .collect();
            let or_moves = match irreversible.is_empty() {
                true => String::new(),
                false => format!(" or a move of {}", any_of(self.variant, irreversible)),
            };
            let removes = settings.suicide && self.freezes();
            let removal = if removes { " or removal" } else { "" };
            let moves = match settings.clock % 2 {
                0 => format!("{} moves by each side", settings.clock / 2),
                _ => format!("{} plies", settings.clock),
            };
            items.push(format!(
                "After {moves} without a capture{removal}{or_moves} the game is drawn."
            ));
        }
        let drops = settings.drops != Drops::None;
        let dead = self.dead_positions();
        match settings.bare_kings {
            BareKings::Ignored => {}
            // The sentence about positions that nobody can win says it too, and a king that may arrive can win.
            BareKings::Draw
                if dead.is_some() || settings.wins_by_arrival(self.variant.royals()) => {}
            BareKings::Draw if several => {
                items.push(format!("The game is drawn when only {kings} are left."))
            }
            BareKings::Draw => {
                let [white, black] = Color::ALL.map(|color| self.king(color));
                let hands = if drops {
                    ", if both hands are empty"
                } else {
                    ""
                };
                items.push(format!("{white} against {black} is a draw{hands}."));
            }
            BareKings::Loses => {
                let hand = if drops { " and nothing in hand" } else { "" };
                let left = if several { &kings } else { king };
                items.push(format!("A side with only its {left} left{hand} loses. If that is so for both sides, the side that has just moved wins."));
            }
        }
        items.extend(dead);
        items.into_iter().map(|item| format!("- {item}")).collect()
    }

    /// What the royal pieces of both sides are called: `king`, a name that no king has, such as `Dux`, or `royal piece` if
    /// their names differ.
    fn royal(&self) -> &str {
        let [white, black] = Color::ALL.map(|color| self.royals_of(color));
        match (white.as_slice(), black.as_slice()) {
            (["King"] | [], ["King"] | []) => "king",
            ([one], [other]) if one == other => one,
            _ => "royal piece",
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
    fn royal_pieces(&self) -> Option<String> {
        (self.royal() == "royal piece").then(|| {
            let sides = Color::ALL.map(|color| {
                let names = self.royals_of(color).into_iter();
                let names: Vec<String> = names.map(|name| format!("the {name}")).collect();
                list(&names, " and ")
            });
            match &sides {
                [white, black] if white == black => format!("The royal pieces are {white}."),
                [white, black] => {
                    format!("The royal pieces: {white} for White, {black} for Black.")
                }
            }
        })
    }

    /// The name of a side's king.
    fn king(&self, color: Color) -> &str {
        let mut kings = self.variant.royals().iter();
        let king = kings.find(|&king| self.variant.count_at_start(Piece::new(color, king)) > 0);
        king.map_or("King", |king| &self.variant.kind(king).name)
    }

    /// The positions that are drawn at once because no player can win them.
    fn dead_positions(&self) -> Option<String> {
        let (bishops, knights) = self.variant.dead_pieces()?;
        let kings = plural(self.royal());
        let bare_kings_draw = self.variant.settings().bare_kings == BareKings::Draw;
        if bare_kings_draw && bishops.is_empty() && knights.is_empty() {
            return None;
        }
        let knight = (!knights.is_empty()).then(|| {
            let names = knights
                .iter()
                .map(|kind| self.variant.kind(kind).name.as_str());
            format!(
                ", or the {kings} and one {}",
                list(&names.collect::<Vec<_>>(), " or ")
            )
        });
        let bishop = (!bishops.is_empty()).then(|| {
            let names = bishops
                .iter()
                .map(|kind| plural(&self.variant.kind(kind).name));
            let names: Vec<String> = names.collect();
            format!(
                ", or the {kings} and {} that all stand on squares of one colour",
                list(&names, " or ")
            )
        });
        Some(format!(
            "The game is drawn at once when only the {kings} are left{}{}.",
            knight.unwrap_or_default(),
            bishop.unwrap_or_default()
        ))
    }
}
