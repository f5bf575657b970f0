//! The captures of a game's pieces. Mimicry becomes the methods of the victims.

use super::board::Board;
use super::book::Book;
use super::roster::Roster;
use crate::rules::betza::{self, Part};
use crate::rules::{
    Advance, ByColor, Cannon, Capture, Charge, Coordinate, Corners, Destroy, EnPassant, Enclose,
    Explode, Landing, Leap, Method, MethodName, Mimic, Movement, Partner, PieceType, Pinch,
    Replace, Shoot, Travels, TypeSet, Withdraw,
};
use crate::variant_file::decode::{Report, Spanned};
use crate::variant_file::diagnostics::Diagnostic;
use crate::variant_file::schema::{CaptureFile, CornersFile, LandingFile, MethodFile, PartnerFile};

/// The most captures that one piece can have: enough for one or two of each method.
const MOST_CAPTURES: usize = 32;

/// What the captures of a game's pieces are compiled from.
pub(super) struct Draft<'a> {
    pub roster: &'a Roster,
    pub board: &'a Board,
    pub book: &'a Book,
    pub royals: TypeSet,
    pub movements: &'a [Vec<Part>],
}

/// The captures of every piece, in the order of the piece types.
pub(super) fn compile(draft: &Draft, report: &mut Report) -> Vec<Vec<Capture>> {
    let own: Vec<Vec<Capture>> = (0..draft.roster.entries.len())
        .map(|index| own_captures(draft, index, report))
        .collect();
    (0..own.len())
        .map(|index| {
            let mut captures = own[index].clone();
            captures.extend(mimicked(draft, index, &own, report));
            captures
        })
        .collect()
}

/// The types that these captures can replace.
pub(super) fn replaceable(captures: &[Capture]) -> TypeSet {
    captures
        .iter()
        .filter(|capture| capture.replacement().is_some())
        .fold(TypeSet::NONE, |set, capture| set.or(capture.victims))
}

fn plain(method: Method) -> Capture {
    Capture {
        after: method.after(),
        method,
        victims: TypeSet::ALL,
        mimicked: false,
        optional: false,
    }
}

/// A piece's captures without those by mimicry.
fn own_captures(draft: &Draft, index: usize, report: &mut Report) -> Vec<Capture> {
    let parts = &draft.movements[index];
    let reach = || {
        ByColor::new_with(|color| {
            Movement::new(parts, |part| part.captures, color, &draft.board.geometry)
        })
    };
    let mut captures = Vec::new();
    if parts.iter().any(|part| part.captures) {
        captures.push(plain(Method::Replace(Replace { reach: reach() })));
    }
    let entry = &draft.roster.entries[index];
    if entry.piece.captures.as_ref().map_or(0, Vec::len) > MOST_CAPTURES {
        let message = format!(
            "the piece `{}` has more than {MOST_CAPTURES} capture methods",
            entry.letter
        );
        report.push(Diagnostic::new(&entry.span, message));
        return captures;
    }
    for file in entry.piece.captures.iter().flatten() {
        let method = match file {
            CaptureFile::Withdraw { steps } => Method::Withdraw(Withdraw { steps: *steps }),
            CaptureFile::Advance => Method::Advance(Advance),
            CaptureFile::Charge => Method::Charge(Charge),
            CaptureFile::Leap {
                single,
                landing,
                onward,
            } => Method::Leap(Leap {
                onward: onward.unwrap_or(false),
                single: single.unwrap_or(false),
                landing: match landing {
                    Some(LandingFile::Behind) => Landing::Behind,
                    _ => Landing::Beyond,
                },
            }),
            CaptureFile::Coordinate {
                with,
                corners,
                steps,
                ..
            } => Method::Coordinate(Coordinate {
                partners: partners(draft, with.as_deref(), draft.royals, report),
                corners: match corners {
                    Some(CornersFile::New) => Corners::New,
                    Some(CornersFile::Balanced) => Corners::Balanced,
                    _ => Corners::Both,
                },
                steps: *steps,
            }),
            CaptureFile::Pinch { with } => Method::Pinch(Pinch {
                partners: partners(draft, with.as_deref(), TypeSet::ALL, report),
            }),
            CaptureFile::Cannon => Method::Cannon(Cannon { quiet: true }),
            CaptureFile::Destroy { protected } => Method::Destroy(Destroy {
                protected: protected.unwrap_or(true),
            }),
            CaptureFile::EnPassant => Method::EnPassant(EnPassant { reach: reach() }),
            CaptureFile::Enclose { teleport, spent } => Method::Enclose(Enclose {
                teleport: teleport.unwrap_or(false),
                spent: spent.as_ref().and_then(|id| spent_type(draft, id, report)),
            }),
            CaptureFile::Explode => Method::Explode(Explode),
            CaptureFile::Shoot {
                range,
                spotter,
                frozen_spotters,
            } => Method::Shoot(Shoot {
                range: range.unwrap_or(2),
                spotter: spotter.unwrap_or(2),
                frozen_spotters: frozen_spotters.unwrap_or(true),
            }),
            CaptureFile::Mimic { .. } => continue,
        };
        captures.push(Capture {
            optional: matches!(
                file,
                CaptureFile::Coordinate {
                    optional: Some(true),
                    ..
                }
            ),
            ..plain(method)
        });
    }
    captures
}

/// The type that a piece becomes after it has enclosed.
fn spent_type(draft: &Draft, id: &Spanned<String>, report: &mut Report) -> Option<PieceType> {
    let types = draft
        .roster
        .types(std::slice::from_ref(id), draft.book, report);
    let found = types.iter().next();
    if found.is_none() && draft.book.pieces.get(&id.value).is_some() {
        let message = format!("this game has no piece `{}`", id.value);
        report.push(Diagnostic::new(&id.span, message));
    }
    found
}

/// The partners of a capture. If the file names none, the `default` ones help against every enemy.
fn partners(
    draft: &Draft,
    files: Option<&[PartnerFile]>,
    default: TypeSet,
    report: &mut Report,
) -> Vec<Partner> {
    let Some(files) = files else {
        return vec![Partner {
            pieces: default,
            against: TypeSet::ALL,
        }];
    };
    files
        .iter()
        .map(|file| Partner {
            pieces: draft.roster.types(&file.pieces, draft.book, report),
            against: draft
                .roster
                .types_or_all(file.against.as_deref(), draft.book, report),
        })
        .collect()
}

/// The captures by mimicry: those of every other piece, each against that piece only.
fn mimicked(
    draft: &Draft,
    index: usize,
    own: &[Vec<Capture>],
    report: &mut Report,
) -> Vec<Capture> {
    let mut captures = Vec::new();
    for file in draft.roster.entries[index].piece.captures.iter().flatten() {
        let CaptureFile::Mimic {
            of,
            alone,
            adjacent,
            onward,
        } = file
        else {
            continue;
        };
        let alone = alone.as_deref().unwrap_or_default();
        let adjacent = adjacent.as_deref().unwrap_or_default();
        let adjacent = draft.roster.types(adjacent, draft.book, report);
        for (victim, methods) in own.iter().enumerate() {
            let victim = PieceType::new(victim);
            let step = adjacent.contains(victim).then(|| one_step(draft));
            let mimic = Mimic {
                onward: onward.unwrap_or(false),
                reach: step,
            };
            for capture in methods {
                let wanted = |file: &MethodFile| named(file) == capture.method.name();
                if of.as_ref().is_some_and(|files| !files.iter().any(wanted)) {
                    continue;
                }
                let method = capture.method.mimicked(&mimic);
                captures.extend(method.map(|method| Capture {
                    after: after(alone, &method),
                    method,
                    victims: TypeSet::of(victim),
                    mimicked: true,
                    ..*capture
                }));
            }
        }
    }
    captures
}

/// A movement of one step in any direction.
fn one_step(draft: &Draft) -> ByColor<Movement> {
    let step = betza::parse("K").unwrap_or_default();
    ByColor::new_with(|color| Movement::new(&step, |_| true, color, &draft.board.geometry))
}

/// The kinds of travel on which a method captures; `alone` are the methods that exclude others.
fn after(alone: &[MethodFile], method: &Method) -> Travels {
    alone
        .iter()
        .map(named)
        .filter(|&other| other != method.name())
        .filter_map(MethodName::travel)
        .fold(method.after(), |set, way| set.without(&[way]))
}

fn named(file: &MethodFile) -> MethodName {
    match file {
        MethodFile::Replace => MethodName::Replace,
        MethodFile::Withdraw => MethodName::Withdraw,
        MethodFile::Advance => MethodName::Advance,
        MethodFile::Charge => MethodName::Charge,
        MethodFile::Leap => MethodName::Leap,
        MethodFile::Cannon => MethodName::Cannon,
        MethodFile::Coordinate => MethodName::Coordinate,
        MethodFile::Pinch => MethodName::Pinch,
        MethodFile::Destroy => MethodName::Destroy,
        MethodFile::Enclose => MethodName::Enclose,
        MethodFile::Shoot => MethodName::Shoot,
    }
}
