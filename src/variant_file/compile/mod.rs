//! Compiles a game's file, a layout and choices of options into a playable game.
//!
//! It reports all mistakes at once, each at its place.

mod armies;
mod board;
mod book;
mod captures;
mod castlings;
mod exchanges;
mod hands;
mod kinds;
mod mistakes;
mod picture;
mod pictures;
mod pointless;
mod powers;
mod roster;
mod shared;

use super::decode::{Overlay, Report, Spanned};
use super::diagnostics::{Diagnostic, Span};
use super::schema::{
    CapturedFile, DropsFile, EndFile, GameFile, RoyalFile, RulesFile, SwappedPawnsFile,
};
use crate::explain::in_brief;
use crate::rules::{
    Arrival, BareKings, Bitboard, ByColor, Captured, CastlingRights, Color, Drops, NoMoves, Piece,
    PieceKind, PositionError, Repetition, Royal, Settings, Setup, SwappedPawns, Variant,
    VariantParts,
};
use board::{Board, PlacedPiece};
use roster::Roster;

pub(super) use armies::zones_of;
pub(super) use book::Book;
pub(super) use pictures::problem as picture_problem;

/// What to compile.
pub(super) struct Choice<'a> {
    /// The game's id.
    pub id: &'a str,
    /// Its file, combined with its bases.
    pub file: GameFile,
    /// The span of its own file.
    pub span: &'a Span,
    /// The name of the layout.
    pub layout: &'a str,
    /// The choices, one for each option of the game.
    pub options: Vec<(String, String)>,
    /// Whether parts of the file could not be read. Missing fields are not reported then.
    pub partly_unreadable: bool,
}

/// Compiles a game.
pub(super) fn compile(choice: Choice, book: &Book) -> Result<Variant, Vec<Diagnostic>> {
    let mut report = Report::default();
    let variant = build(choice, book, &mut report);
    match variant {
        Some(variant) if report.diagnostics.is_empty() => Ok(variant),
        _ => Err(report.diagnostics),
    }
}

fn build(mut choice: Choice, book: &Book, report: &mut Report) -> Option<Variant> {
    apply_options(&mut choice);
    let Choice {
        id,
        file,
        span,
        layout,
        options,
        partly_unreadable,
    } = choice;
    let mut whole = |missing: bool, message: &str| {
        if missing && !partly_unreadable {
            report.push(Diagnostic::new(span, message));
        }
    };
    let name = file.name.clone();
    whole(name.is_none(), "the game needs a `name`");
    let layout_key = layout.to_owned();
    let setup = file.setups.get(&layout_key);
    whole(
        setup.is_none(),
        "the game needs `setups`: at least one layout",
    );
    let array = setup.and_then(|setup| setup.array.as_ref());
    let needs_array = format!("the layout `{layout}` needs an `array`");
    whole(setup.is_some() && array.is_none(), &needs_array);
    let no_pieces = file.army.is_none() && file.armies.is_none() && file.pieces.is_empty();
    whole(no_pieces, "the game needs pieces: an `army` or `pieces`");
    let roster = Roster::new(&file, book, span, report);
    let (setup, array) = (setup?, array?);
    armies::check(&file, report);
    pointless::options(&file, report);
    let board = Board::new(setup, array, span, report)?;
    let kinds = kinds::compile(&roster, &board, book, report);
    pointless::pieces(&file, &roster, &kinds, report);
    let standing = match &file.armies {
        Some(armies) if board.pieces.is_empty() => {
            armies::place_armies(armies, &board, book, report)
        }
        _ => board.standing(array),
    };
    let without_pieces = partly_unreadable && roster.entries.is_empty();
    let standing = if without_pieces { Vec::new() } else { standing };
    let mut start = place(&standing, &roster, report);
    let placement = hands::placement(&file.rules, &board, report);
    if let Some(text) = setup.hands.as_ref().filter(|_| !without_pieces) {
        hands::fill(&mut start, text, (&roster, &kinds), placement, report);
    }
    let kings = partly_unreadable || check_kings(&kinds, &start, array, report);
    // If pieces are missing because of a reported mistake, rules that need them are not reported too.
    let whole = !roster.is_incomplete() && !without_pieces;
    let settings = Settings {
        castlings: match whole {
            true => {
                let places = (&array.span, span);
                castlings::castlings(setup, &board, &kinds, &start, places, report)
            }
            false => Vec::new(),
        },
        dead_positions_draw: setup.dead_positions_draw.unwrap_or_default(),
        edge: zone(&board, file.rules.edge.as_ref(), report),
        palace: zone(&board, file.rules.palace.as_ref(), report),
        goals: zone(&board, file.rules.goals.as_ref(), report),
        arrival: file.rules.arrival.as_ref().map(|arrival| Arrival {
            squares: zone(&board, Some(&arrival.zone), report),
            pieces: roster.types_or_all(arrival.pieces.as_deref(), book, report),
        }),
        lost_stalemates: zone(&board, file.rules.lost_stalemates.as_ref(), report),
        exchanges: match whole {
            true => exchanges::compile(&file.rules, &board, &kinds, &start, report),
            false => Vec::new(),
        },
        placement,
        ..settings(&file.rules)
    };
    if partly_unreadable || !report.diagnostics.is_empty() || !kings {
        return None;
    }
    let kinds = kinds::with_castling(kinds, &settings, &start);
    start.castling = settings
        .castlings
        .iter()
        .fold(CastlingRights::NONE, |rights, castling| {
            rights.or(castling.right)
        });
    if let Some(first) = settings.exchanges.first() {
        start.choice = 1;
        start.turn = first.side;
    }
    let parts = VariantParts {
        id: id.to_owned(),
        name: name?,
        layout: layout_key,
        options,
        geometry: board.geometry,
        zones: board.zones,
        kinds,
        armies: ByColor::new_with(|color| roster.side(color)),
        settings,
        start,
    };
    let squares: Vec<String> = standing
        .iter()
        .map(|(square, ..)| parts.geometry.name(*square).to_owned())
        .collect();
    let kings = parts.kinds.iter().filter(|kind| kind.royal);
    let kings: Vec<char> = kings.map(|kind| kind.letter).collect();
    Variant::new(parts)
        .map_err(|error| {
            let mut letters = squares.iter().zip(&standing);
            let found = letters.find(|(name, (_, letter, _))| match &error {
                PositionError::Pawn(square) => square == *name,
                PositionError::OpponentInCheck(color, _) => {
                    letter.is_ascii_uppercase() == (*color == Color::White)
                        && kings.contains(&letter.to_ascii_uppercase())
                }
                _ => false,
            });
            let hands = setup.hands.as_ref();
            let hands = hands.filter(|_| matches!(error, PositionError::Hand(_)));
            let place = hands.map_or(&array.span, |hands| &hands.span);
            let span = found.map_or(place, |(_, (.., span))| span);
            report.push(Diagnostic::new(span, format!("the array: {error}")));
        })
        .map(with_texts)
        .ok()
}

/// The game, in which each piece without a sentence in the file has one that is made from the rules.
fn with_texts(mut variant: Variant) -> Variant {
    for kind in variant
        .army(Color::White)
        .or(variant.army(Color::Black))
        .iter()
    {
        if variant.kind(kind).text.is_empty() {
            let mut sides = Color::ALL.into_iter();
            let side = sides.find(|&side| variant.army(side).contains(kind));
            let text = in_brief(&variant, Piece::new(side.unwrap_or(Color::White), kind));
            variant.set_text(kind, text);
        }
    }
    variant
}

/// The squares of a rule's zone; empty if the game does not have the rule.
fn zone(board: &Board, name: Option<&Spanned<String>>, report: &mut Report) -> ByColor<Bitboard> {
    name.map_or(ByColor::default(), |name| {
        board.zone(std::slice::from_ref(name), report)
    })
}

/// Applies the changes of the chosen options to the game.
fn apply_options(choice: &mut Choice) {
    for (option, chosen) in &choice.options {
        if let Some(armies) = choice
            .file
            .armies
            .as_mut()
            .filter(|a| a.choose == Some(true))
        {
            let mut sides = Color::ALL.into_iter();
            if let Some(color) = sides.find(|color| color.to_string().to_lowercase() == *option) {
                armies.set(color, chosen);
            }
        }
        let change = choice
            .file
            .options
            .get(option)
            .and_then(|option| option.choices.get(chosen))
            .cloned();
        if let Some(change) = change {
            choice.file.rules.overlay(change.rules.unwrap_or_default());
            choice.file.pieces.overlay(change.pieces);
            choice.file.setups.overlay(change.setups);
        }
    }
}

/// Puts the pieces of the array on their squares.
fn place(standing: &[PlacedPiece], roster: &Roster, report: &mut Report) -> Setup {
    let mut setup = Setup::empty();
    let mut reported: Vec<char> = Vec::new();
    for &(square, letter, ref span) in standing {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match roster.letter(color, letter.to_ascii_uppercase()) {
            Some(piece_type) => setup.pieces.push((square, Piece::new(color, piece_type))),
            None if roster.is_broken(letter.to_ascii_uppercase()) => {}
            None if roster.lacks_army || roster.is_incomplete() && roster.entries.is_empty() => {}
            // Each letter is reported only once.
            None if reported.contains(&letter) => {}
            None => {
                reported.push(letter);
                let letters: Vec<String> = roster.letters(color).map(String::from).collect();
                let message = format!("no piece of this game has the letter `{letter}`");
                let help = match letters.is_empty() {
                    _ if !letter.is_alphabetic() => {
                        "an empty square is written `.`, one that the board does not have `#`"
                            .to_owned()
                    }
                    true => "the game has no pieces yet".to_owned(),
                    false => format!(
                        "its letters are {}, and small letters for Black",
                        letters.join(" ")
                    ),
                };
                report.push(Diagnostic::new(span, message).with_help(help));
            }
        }
    }
    setup
}

/// Reports a side without a king on the board or in hand.
fn check_kings(
    kinds: &[PieceKind],
    start: &Setup,
    array: &Spanned<String>,
    report: &mut Report,
) -> bool {
    let royal = |piece: Piece| {
        kinds
            .get(piece.piece_type().index())
            .filter(|kind| kind.royal)
            .map(|kind| kind.letter)
    };
    let kings = Color::ALL.map(|color| {
        let own = start
            .pieces
            .iter()
            .filter(|(_, piece)| piece.color() == color);
        let held = start.hands[color].types().iter();
        let held = held.map(|kind| Piece::new(color, kind));
        own.map(|&(_, piece)| piece)
            .chain(held)
            .filter_map(royal)
            .collect::<Vec<char>>()
    });
    let needed = "the array needs a piece with the power `Royal` on each side".to_owned();
    let (message, help) = match [kings[0].as_slice(), kings[1].as_slice()] {
        [[_, ..], [_, ..]] => return true,
        [[], []] if kinds.iter().any(|kind| kind.royal) => {
            ("neither side has a king in this array".to_owned(), needed)
        }
        [[], []] => {
            let help = "give the king the power `Royal`: `powers: [Royal]`";
            (
                "neither side has a king in this array".to_owned(),
                help.to_owned(),
            )
        }
        [white, black] => {
            let (none, other) = if white.is_empty() {
                (Color::White, black)
            } else {
                (Color::Black, white)
            };
            one_sided(none, other, needed)
        }
    };
    if report.diagnostics.is_empty() {
        report.push(Diagnostic::new(&array.span, message).with_help(help));
    }
    false
}

/// The message and the advice for a side without a king while the other side has these kings.
fn one_sided(none: Color, kings: &[char], needed: String) -> (String, String) {
    let message = format!("{none} has no king in this array");
    let &[letter, _, ..] = kings else {
        return (message, needed);
    };
    let small = letter.to_ascii_lowercase();
    let (wanted, there) = match none {
        Color::White => (letter, small),
        Color::Black => (small, letter),
    };
    (
        format!("{message}, and {} has {}", !none, kings.len()),
        format!(
            "White's pieces are capital letters, Black's small ones: write `{wanted}` for one of the `{there}`"
        ),
    )
}

fn settings(rules: &RulesFile) -> Settings {
    let plain = Settings::default();
    Settings {
        royal: rules
            .royal
            .as_ref()
            .map_or(plain.royal, |royal| match royal {
                RoyalFile::Check => Royal::Check,
                RoyalFile::Capture => Royal::Capture,
            }),
        no_moves: rules
            .no_moves
            .as_ref()
            .map_or(plain.no_moves, |end| match end {
                EndFile::Draws => NoMoves::Draws,
                EndFile::Loses => NoMoves::Loses,
            }),
        repetition: rules
            .repetition
            .as_ref()
            .map_or(plain.repetition, |end| match end {
                EndFile::Draws => Repetition::Draws,
                EndFile::Loses => Repetition::Loses,
            }),
        clock: rules.clock.unwrap_or(plain.clock),
        bare_kings: match (rules.bare_king_loses, rules.bare_kings_draw) {
            (Some(true), _) => BareKings::Loses,
            (_, Some(true)) => BareKings::Draw,
            _ => BareKings::Ignored,
        },
        suicide: rules.suicide.unwrap_or(plain.suicide),
        swap_ban: rules.swap_ban.unwrap_or(plain.swap_ban),
        swapped_pawns: match rules.swapped_pawns {
            Some(SwappedPawnsFile::Promote) => SwappedPawns::Promote,
            _ => SwappedPawns::Forbidden,
        },
        frozen_castling: rules.frozen_castling.unwrap_or(plain.frozen_castling),
        swapped_castling: rules.swapped_castling.unwrap_or(plain.swapped_castling),
        captured: match rules.captured {
            Some(CapturedFile::ToOwnHand) => Captured::ToOwnHand,
            Some(CapturedFile::ToCaptorsHand) => Captured::ToCaptorsHand,
            Some(CapturedFile::Gone) | None => Captured::Gone,
        },
        drops: match rules.drops {
            Some(DropsFile::Free) => Drops::Free,
            Some(DropsFile::WithoutCheck) => Drops::WithoutCheck,
            None => Drops::None,
        },
        hands: rules.drops.is_some()
            || rules.placement.is_some()
            || !matches!(rules.captured, Some(CapturedFile::Gone) | None),
        rank_limit: rules.rank_limit.unwrap_or(plain.rank_limit),
        ..plain
    }
}
