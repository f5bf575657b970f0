//! Generated pages: about any piece of any game, made by looking for positions in which it does
//! what it can do.
//!
//! | file | |
//! |---|---|
//! | `feat` | what a piece can do, one thing at a time |
//! | `cast` | pieces put on an otherwise empty board |
//! | `search` | the positions that are tried |
//!
//! Nothing is known here of how a method captures but where its victim is likely to stand. A position counts
//! only if the rules have a legal move in it whose transition does the thing, and the captions are that
//! transition in words.

mod cast;
mod feat;
mod search;

use super::contents::{Page, PageKind};
use super::scene::{Refused, Scene, Step};
use crate::explain::{MethodInfo, Power, abilities, described, refusal, tell};
use crate::rules::{Bitboard, Move, Piece, Position, Square, Transition, TypeSet, Variant};
use cast::Studio;
use feat::Feat;
use search::{Found, Search, walk};
use std::sync::Arc;

/// The most moves that show how a piece moves.
const WALKS: usize = 3;

/// A page about a piece of a game, with a scene for each thing that it can do on this board.
pub fn page_about(variant: &Arc<Variant>, piece: Piece) -> Page {
    let kind = variant.kind(piece.piece_type());
    let maker = Maker {
        variant,
        studio: Studio::new(variant, piece),
        piece,
    };
    let mut scenes: Vec<Scene> = maker.walking().into_iter().collect();
    let mut unseen: Vec<Feat> = Vec::new();
    for feats in alike(Feat::all(variant, piece)) {
        let found = maker.showing(&feats);
        if found.is_empty() {
            unseen.extend(feats.first());
        }
        scenes.extend(found);
    }
    if scenes.is_empty() {
        scenes.extend(maker.standing());
    }
    let id = format!("{}/{}", variant.id(), variant.letter(piece));
    let source = match kind.source.is_empty() {
        true => variant.name().to_owned(),
        false => kind.source.clone(),
    };
    let text = maker.words(&unseen);
    Page::made(
        id,
        PageKind::Piece(piece),
        (kind.name.clone(), text, source),
        variant.clone(),
        scenes,
    )
}

/// Feats of which one scene is enough, together.
fn alike(feats: Vec<Feat>) -> Vec<Vec<Feat>> {
    let mut groups: Vec<Vec<Feat>> = Vec::new();
    for feat in feats {
        let group = groups.iter_mut().find(|group| group[0].is_like(&feat));
        match group {
            Some(group) => group.push(feat),
            None => groups.push(vec![feat]),
        }
    }
    groups
}

/// The input for a page about one piece.
struct Maker<'a> {
    variant: &'a Arc<Variant>,
    studio: Studio<'a>,
    piece: Piece,
}

impl Maker<'_> {
    /// The piece alone, with its moves marked.
    fn walking(&self) -> Option<Scene> {
        let (start, at, moves) = walk(&self.studio)?;
        let mut lines: Vec<Vec<Move>> = Vec::new();
        for mv in self.varied(at, &moves) {
            lines.push(vec![mv]);
        }
        let mut scene = self.scene("How it moves", start, &lines);
        scene.targets = moves.iter().map(|mv| mv.to).collect();
        scene.task = Some(format!("{} to move: try its moves.", scene.start.turn()));
        Some(scene)
    }

    /// A few of the moves, in different directions and of different lengths.
    fn varied(&self, at: Square, moves: &[Move]) -> Vec<Move> {
        let geometry = self.variant.geometry();
        let mut chosen: Vec<Move> = Vec::new();
        let mut rest = moves.to_vec();
        rest.sort_unstable();
        while chosen.len() < WALKS && !rest.is_empty() {
            let apart = |mv: &Move| {
                let others = chosen
                    .iter()
                    .map(|other| geometry.distance(mv.to, other.to));
                let nearest = others.min().unwrap_or(0);
                (nearest, geometry.distance(at, mv.to))
            };
            let Some(next) = rest.iter().copied().max_by_key(apart) else {
                break;
            };
            chosen.push(next);
            rest.retain(|&mv| mv != next);
        }
        chosen
    }

    /// Scenes of the first of some feats that are alike, of which there is one; with several victims too, if
    /// there can be several.
    fn showing(&self, feats: &[Feat]) -> Vec<Scene> {
        for &feat in feats {
            let mut search = Search::new(&self.studio, feat);
            let Some(found) = search.find() else {
                continue;
            };
            let several = match feat {
                Feat::Take(_) => search.find_several(&found),
                _ => None,
            };
            let title = title(&feat);
            let mut scenes = vec![self.shown(&title, feat, found)];
            scenes.extend(
                several.map(|found| self.shown(&format!("{title}: several at once"), feat, found)),
            );
            return scenes;
        }
        Vec::new()
    }

    fn shown(&self, title: &str, feat: Feat, found: Found) -> Scene {
        let refused = match feat {
            Feat::Edge(_) => self.kept_off_the_edge(&found),
            Feat::Protect(_) => self.kept_from_capturing(&found),
            _ => None,
        };
        let mut scene = self.scene(title, found.start, &[found.line]);
        scene.refused.extend(refused);
        scene
    }

    /// A move without capture to the squares that only captures may touch, and why it may not be made.
    fn kept_off_the_edge(&self, found: &Found) -> Option<Refused> {
        let from = found.line.last()?.from;
        let start = &found.start;
        let walk = &self.variant.kind(self.piece.piece_type()).walk[self.piece.color()];
        let geometry = self.variant.geometry();
        let reach = walk.reach(geometry, from, start.occupied());
        let edge = self.variant.settings().edge[self.piece.color()];
        ((reach & edge) - start.occupied())
            .into_iter()
            .find_map(|to| self.refused(start, from, to))
    }

    /// The capture that the piece prevents, and why it may not be made.
    fn kept_from_capturing(&self, found: &Found) -> Option<Refused> {
        let from = found.line.first()?.from;
        let start = &found.start;
        let prevented = |&to: &Square| self.variant.prevented(start, from, to).is_some();
        let mut friends = start
            .pieces(self.piece.color())
            .into_iter()
            .filter(prevented);
        friends.find_map(|to| self.refused(start, from, to))
    }

    /// A move that may not be made, and why.
    fn refused(&self, start: &Position, from: Square, to: Square) -> Option<Refused> {
        let geometry = self.variant.geometry();
        let why = refusal(self.variant, start, from, Some(to))?;
        Some(Refused {
            play: format!("{}{}", geometry.name(from), geometry.name(to)),
            caption: why.text(self.variant),
        })
    }

    /// The piece where it stands, if it can do nothing at all.
    fn standing(&self) -> Option<Scene> {
        let stage = |at: Square| {
            let cast = vec![(at, self.piece)];
            self.studio.stage(&cast, self.piece.color(), None)
        };
        let start = self.studio.room(self.piece).find_map(stage)?;
        let mut scene = self.scene("It has no moves", start, &[]);
        scene.task = Some("There is nothing to try.".to_owned());
        Some(scene)
    }

    fn scene(&self, title: &str, start: Position, lines: &[Vec<Move>]) -> Scene {
        let lines = lines
            .iter()
            .map(|moves| self.steps(&start, moves))
            .collect();
        Scene {
            title: title.to_owned(),
            variant: self.variant.clone(),
            start,
            lines,
            refused: Vec::new(),
            task: None,
            targets: Bitboard::EMPTY,
        }
    }

    /// A line of moves with what each does in words.
    fn steps(&self, start: &Position, moves: &[Move]) -> Vec<Step> {
        let mut position = start.clone();
        let mut line = Vec::new();
        for &mv in moves {
            let transition = self.variant.transition(&position, mv);
            let caption = self.caption(&position, &transition);
            position = self.variant.play(&position, mv);
            line.push(Step { mv, caption });
        }
        line
    }

    fn caption(&self, before: &Position, transition: &Transition) -> String {
        let steps = tell(self.variant, before, transition);
        let sentences: Vec<String> = steps.into_iter().map(|steps| steps.text).collect();
        sentences.join(" ")
    }

    /// The page in paragraphs: the piece's own sentence, how it moves, what it can do, and what no scene shows.
    fn words(&self, unseen: &[Feat]) -> Vec<String> {
        let kind = self.variant.kind(self.piece.piece_type());
        let mut text: Vec<String> = Vec::new();
        if !kind.text.is_empty() {
            text.push(kind.text.clone());
        }
        let way = described(self.variant, kind, self.piece.color());
        text.push(match way {
            Some(way) => format!("It moves {way}, onto empty squares."),
            None => "The marks of the first scene show where it can go.".to_owned(),
        });
        for (ability, sentence) in abilities(self.variant, self.piece) {
            text.push(format!("{}. {sentence}", ability.name()));
        }
        text.extend(unseen.iter().filter_map(|feat| self.unseen(feat)));
        text
    }

    /// Why there is no scene of something.
    fn unseen(&self, feat: &Feat) -> Option<String> {
        let name = title(feat);
        let types = match feat {
            // Most pieces capture nothing on the edge.
            Feat::Edge(_) => return None,
            Feat::Take(capture) => capture.victims,
            _ => TypeSet::NONE,
        };
        let royals = self.variant.royals();
        let enemies = self.variant.army(!self.piece.color()).and(types);
        let only_kings = !enemies.is_empty() && enemies.iter().all(|kind| royals.contains(kind));
        Some(match only_kings {
            true => {
                format!(
                    "{name}: this way it only gives check, because it can capture only a king like this."
                )
            }
            false => format!("{name}: this board offers no such move, so there is no scene."),
        })
    }
}

/// The title of a scene.
fn title(feat: &Feat) -> String {
    match feat {
        Feat::Take(capture) => {
            let name = MethodInfo::of(capture.method.name()).name;
            match capture.mimicked {
                true => format!("{}: {}", Power::Mimic.info().name, name.to_lowercase()),
                false => name.to_owned(),
            }
        }
        Feat::Edge(_) => "On the edge".to_owned(),
        Feat::Swap { friend: true, .. } => "A swap with a friend".to_owned(),
        other => other
            .power()
            .map_or("", |power| power.info().name)
            .to_owned(),
    }
}
