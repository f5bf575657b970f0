//! Generated pages about any piece of any game. A search finds positions in which the piece shows its features.
//!
//! A limit on positions keeps the time for a page to a fraction of a second. If no position shows a feature, the page
//! says so.
//!
//! | file | |
//! |---|---|
//! | `feature` | the features of a piece, one for each scene |
//! | `neutralizing` | what an enemy next to a piece that neutralizes cannot do |
//! | `placement` | pieces placed on an otherwise empty board |
//! | `search` | the positions to try |
//! | `rules` | the page of a whole game, in words only |
//!
//! This module knows nothing about methods, except where their victims are likely to stand. A position counts only if
//! it has a legal move whose transition shows the feature. The captions are that transition in words.

mod feature;
mod neutralizing;
mod placement;
mod rules;
mod search;

use super::contents::{Page, PageKind};
use super::scene::{Refused, Scene, SceneStep};
use crate::explain::{
    Ability, MethodInfo, abilities, any_of, captures_nothing, describe_move, in_brief,
    name_in_full, refusal, ways,
};
use crate::rules::{Bitboard, Move, Piece, Position, Royal, Square, Transition, TypeSet, Variant};
use crate::texts::{Noun, phrase, text};
use feature::Feature;
use placement::PositionMaker;
pub use rules::rules_page;
use search::{FeatureScene, Search, walk};
use std::sync::Arc;

/// The most moves in the scene of how a piece moves.
const WALKS: usize = 3;

/// A page about a piece of a game, with a scene for each of its features on this board.
pub fn page_about(variant: &Arc<Variant>, piece: Piece) -> Page {
    let kind = variant.kind(piece.piece_type());
    let maker = PageMaker {
        variant,
        maker: PositionMaker::new(variant, piece),
        piece,
    };
    let mut scenes: Vec<Scene> = maker.walking().into_iter().collect();
    let mut unseen: Vec<Feature> = Vec::new();
    for features in alike(Feature::all(variant, piece)) {
        let found = maker.showing(&features);
        if found.is_empty() {
            unseen.extend(features.first());
        }
        scenes.extend(found);
    }
    if !kind.neutralizes.is_empty() {
        scenes.extend(maker.neutralizing());
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
        (name_in_full(variant, piece).to_string(), text, source),
        variant.clone(),
        scenes,
    )
}

/// Groups of features for which one scene is enough.
fn alike(features: Vec<Feature>) -> Vec<Vec<Feature>> {
    let mut groups: Vec<Vec<Feature>> = Vec::new();
    for feature in features {
        let group = groups.iter_mut().find(|group| group[0].is_like(&feature));
        match group {
            Some(group) => group.push(feature),
            None => groups.push(vec![feature]),
        }
    }
    groups
}

/// The input for a page about one piece.
struct PageMaker<'a> {
    variant: &'a Arc<Variant>,
    maker: PositionMaker<'a>,
    piece: Piece,
}

impl PageMaker<'_> {
    /// The scene of the piece alone, with its moves marked.
    fn walking(&self) -> Option<Scene> {
        let (start, at, moves) = walk(&self.maker)?;
        let mut lines: Vec<Vec<Move>> = Vec::new();
        for mv in self.varied(at, &moves) {
            lines.push(vec![mv]);
        }
        let mut scene = self.scene(text!("guide-how-it-moves"), start, &lines);
        scene.targets = moves.iter().map(|mv| mv.to).collect();
        let turn = scene.start.turn();
        scene.task = Some(phrase!("guide-try-moves", side = turn).to_string());
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

    /// Scenes of the first of some similar features that has a position. If one move can have several victims, there
    /// is a second scene.
    fn showing(&self, features: &[Feature]) -> Vec<Scene> {
        for &feature in features {
            let mut search = Search::new(&self.maker, feature);
            let Some(found) = search.find() else {
                continue;
            };
            let several = match feature {
                Feature::Capture(_) => search.find_several(&found),
                _ => None,
            };
            let title = title(&feature);
            let mut scenes = vec![self.shown(&title, feature, found)];
            scenes.extend(several.map(|found| {
                let title = phrase!("guide-several", title = title).to_string();
                self.shown(&title, feature, found)
            }));
            return scenes;
        }
        Vec::new()
    }

    fn shown(&self, title: &str, feature: Feature, found: FeatureScene) -> Scene {
        let refused = match feature {
            Feature::Edge(_) => self.refused_edge(&found),
            Feature::Protect(_) => self.refused_capture(&found),
            _ => None,
        };
        let mut scene = self.scene(title, found.start, &[found.line]);
        scene.refused.extend(refused);
        scene
    }

    /// A move without captures to squares that only captures may touch, and why it is illegal.
    fn refused_edge(&self, found: &FeatureScene) -> Option<Refused> {
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

    /// The capture that the piece prevents, and why it is illegal.
    fn refused_capture(&self, found: &FeatureScene) -> Option<Refused> {
        let from = found.line.first()?.from;
        let start = &found.start;
        let prevented = |&to: &Square| self.variant.prevented(start, from, to).is_some();
        let mut friends = start
            .pieces(self.piece.color())
            .into_iter()
            .filter(prevented);
        friends.find_map(|to| self.refused(start, from, to))
    }

    /// An illegal move, and why it is illegal.
    fn refused(&self, start: &Position, from: Square, to: Square) -> Option<Refused> {
        let geometry = self.variant.geometry();
        let why = refusal(self.variant, start, from, Some(to))?;
        Some(Refused {
            play: format!("{}{}", geometry.name(from), geometry.name(to)),
            caption: why.text(self.variant),
        })
    }

    /// The scene of a piece without another one: it has no features and no moves, or the game is over before it can show them.
    fn standing(&self) -> Option<Scene> {
        let position = |at: Square| {
            let placement = vec![(at, self.piece)];
            self.maker.position(&placement, self.piece.color(), None)
        };
        let start = self.maker.room(self.piece).find_map(position)?;
        let walk = &self.variant.kind(self.piece.piece_type()).walk;
        if ways(self.variant, self.piece, walk).is_some() {
            return Some(self.scene(text!("guide-on-the-board"), start, &[]));
        }
        let mut scene = self.scene(text!("guide-no-moves"), start, &[]);
        scene.task = Some(text!("guide-nothing-to-try").to_owned());
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

    /// A line of moves with captions.
    fn steps(&self, start: &Position, moves: &[Move]) -> Vec<SceneStep> {
        let mut position = start.clone();
        let mut line = Vec::new();
        for &mv in moves {
            let transition = self.variant.transition(&position, mv);
            let caption = self.caption(&position, &transition);
            position = self.variant.play(&position, mv);
            line.push(SceneStep { mv, caption });
        }
        line
    }

    fn caption(&self, before: &Position, transition: &Transition) -> String {
        let steps = describe_move(self.variant, before, transition);
        let sentences: Vec<String> = steps.into_iter().map(|steps| steps.text).collect();
        sentences.join(" ")
    }

    /// The paragraphs of the page: the piece's own sentence, how it moves, its abilities, and the features without a
    /// scene.
    fn words(&self, unseen: &[Feature]) -> Vec<String> {
        let kind = self.variant.kind(self.piece.piece_type());
        let mut text: Vec<String> = Vec::new();
        let made = in_brief(self.variant, self.piece);
        if !kind.text.is_empty() && kind.text != made {
            text.push(kind.text.clone());
        }
        text.push(match ways(self.variant, self.piece, &kind.walk) {
            Some(way) => phrase!("guide-moves", way = way).to_string(),
            None => text!("guide-does-not-move").to_owned(),
        });
        if kind.captures.is_empty() {
            text.push(captures_nothing().sentence());
        }
        for (ability, sentence) in abilities(self.variant, self.piece) {
            let on_board = match ability {
                Ability::Power(power) => rules::on_board(self.variant, self.piece, power),
                Ability::Capture(_) => None,
            };
            let words = on_board.unwrap_or_else(|| sentence.into());
            let name = ability.name();
            text.push(phrase!("guide-ability", name = name, words = words).to_string());
        }
        let castling = rules::castling_of(self.variant, self.piece);
        text.extend(castling.map(|words| phrase!("guide-castling", words = words).to_string()));
        text.extend(rules::never_promotes(kind).map(|words| words.to_string()));
        text.extend(rules::in_hand(self.variant, kind).map(|words| words.to_string()));
        text.extend(unseen.iter().filter_map(|feature| self.unseen(feature)));
        text
    }

    /// Why a feature has no scene.
    fn unseen(&self, feature: &Feature) -> Option<String> {
        let title = title(feature);
        let types = match feature {
            // Most pieces have no captures on the edge.
            Feature::Edge(_) => return None,
            Feature::Capture(capture) => capture.victims,
            _ => TypeSet::NONE,
        };
        let royals = self.variant.royals();
        let enemies = self.variant.army(!self.piece.color()).and(types);
        // A king that can be captured is, at the end of a game.
        let safe = self.variant.settings().royal == Royal::Check;
        let only_kings =
            safe && !enemies.is_empty() && enemies.iter().all(|kind| royals.contains(kind));
        let why = match only_kings {
            true => {
                let kings = any_of(self.variant, enemies);
                phrase!("guide-unseen-kings", title = title, pieces = kings)
            }
            false => phrase!("guide-unseen", title = title),
        };
        Some(why.to_string())
    }
}

/// The title of a scene.
fn title(feature: &Feature) -> String {
    match feature {
        Feature::Capture(capture) => {
            let name = MethodInfo::of(capture.method.name()).name();
            match capture.mimicked {
                true => phrase!("guide-by-mimicry", name = name).to_string(),
                false => name.to_owned(),
            }
        }
        Feature::Edge(_) => text!("guide-on-the-edge").to_owned(),
        Feature::Swap { friend: true, .. } => text!("guide-swap-with-friend").to_owned(),
        other => other
            .power()
            .map_or("", |power| power.info().name())
            .to_owned(),
    }
}

/// `the Rook on d4`
fn the(variant: &Variant, position: &Position, square: Square) -> Option<Noun> {
    let name = &variant.kind(position.piece(square)?.piece_type()).name;
    Some(Noun::the(name, variant.geometry().name(square)))
}
