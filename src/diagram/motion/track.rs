//! One shape over time.

use crate::diagram::point::Point;
use crate::diagram::scene::Item;
use std::f32::consts::{PI, TAU};

/// How a shape gets from one key to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ease {
    /// At an even pace.
    Even,
    /// Fast first, then slowing down to rest.
    Out,
    /// Slow, fast, slow.
    InOut,
    /// Setting off and coming to rest, but almost evenly between.
    Glide,
}

impl Ease {
    /// The part of the way that is done after a part of the time.
    pub(super) fn apply(self, t: f32) -> f32 {
        match self {
            Ease::Even => t,
            Ease::Out => 1.0 - (1.0 - t).powi(2),
            Ease::InOut => t * t * (3.0 - 2.0 * t),
            Ease::Glide => 0.5 * t + 0.5 * Ease::InOut.apply(t),
        }
    }

    /// The part of the time after which a part of the way is done.
    pub(super) fn when(self, way: f32) -> f32 {
        const STEPS: usize = 16;
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..STEPS {
            let middle = (low + high) / 2.0;
            match self.apply(middle) < way {
                true => low = middle,
                false => high = middle,
            }
        }
        (low + high) / 2.0
    }
}

/// A shape at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Key {
    /// Seconds from the beginning.
    time: f32,
    /// How the shape is then.
    item: Item,
    /// How it has come there.
    ease: Ease,
}

/// A shape from its first key to its last.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Track {
    keys: Vec<Key>,
    /// Moments, and how much of the shape is seen then besides what its keys say.
    veils: Vec<(f32, f32)>,
}

impl Track {
    /// A shape that is there from the beginning as `item` is.
    pub(super) fn new(item: Item) -> Track {
        Track {
            keys: vec![Key {
                time: 0.0,
                item,
                ease: Ease::Even,
            }],
            veils: Vec::new(),
        }
    }

    /// Adds a key. Times only grow.
    #[must_use]
    pub(super) fn key(mut self, time: f32, ease: Ease, change: impl FnOnce(&mut Item)) -> Track {
        if let Some(last) = self.keys.last() {
            let mut item = last.item;
            change(&mut item);
            let time = time.max(last.time);
            self.keys.push(Key { time, item, ease });
        }
        self
    }

    /// Stays as it is until a moment.
    #[must_use]
    pub(super) fn hold(self, time: f32) -> Track {
        self.key(time, Ease::Even, |_| {})
    }

    /// Is seen so much at a moment, and changes evenly from one such moment to the next. Times only grow.
    #[must_use]
    pub(super) fn veil(mut self, time: f32, part: f32) -> Track {
        let before = self.veils.last().map_or(0.0, |&(time, _)| time);
        self.veils.push((time.max(before), part));
        self.hold(time)
    }

    /// Another shape that keeps with this one all the way. `change` adds to places and multiplies sizes
    /// and nothing else, so that it holds between keys as it does at them. Veils are not followed.
    #[must_use]
    pub(super) fn followed(&self, change: impl Fn(Item) -> Item) -> Track {
        let changed = |key: &Key| Key {
            item: change(key.item),
            ..*key
        };
        Track {
            keys: self.keys.iter().map(changed).collect(),
            veils: Vec::new(),
        }
    }

    /// The same, with every moment of it multiplied.
    #[must_use]
    pub(super) fn paced(mut self, factor: f32) -> Track {
        for key in &mut self.keys {
            key.time *= factor;
        }
        for (time, _) in &mut self.veils {
            *time *= factor;
        }
        self
    }

    /// How the shape is at its last key.
    pub(super) fn last(&self) -> Option<Item> {
        self.keys.last().map(|key| key.item)
    }

    /// When its last key is.
    pub(super) fn end(&self) -> f32 {
        self.keys.last().map_or(0.0, |key| key.time)
    }

    /// The shape at a moment, unless it cannot be seen then.
    pub(super) fn at(&self, time: f32) -> Option<Item> {
        let item = self.unveiled(time)?;
        let item = item.faded(item.alpha * self.seen(time));
        (item.alpha > 0.004).then_some(item)
    }

    /// The shape as its keys have it.
    pub(super) fn unveiled(&self, time: f32) -> Option<Item> {
        let after = self.keys.iter().position(|key| key.time > time);
        Some(match after {
            None => self.keys.last()?.item,
            Some(0) => self.keys.first()?.item,
            Some(index) => {
                let (a, b) = (&self.keys[index - 1], &self.keys[index]);
                let t = b.ease.apply((time - a.time) / (b.time - a.time));
                blend(a.item, b.item, t)
            }
        })
    }

    /// How much of the shape is seen at a moment.
    fn seen(&self, time: f32) -> f32 {
        let after = self.veils.iter().position(|&(moment, _)| moment > time);
        match after {
            None => self.veils.last().map_or(1.0, |&(_, part)| part),
            Some(0) => self.veils.first().map_or(1.0, |&(_, part)| part),
            Some(index) => {
                let ((begin, before), (end, after)) = (self.veils[index - 1], self.veils[index]);
                before + (after - before) * (time - begin) / (end - begin)
            }
        }
    }
}

fn blend(a: Item, b: Item, t: f32) -> Item {
    let mix = |a: f32, b: f32| a + (b - a) * t;
    // The short way round.
    let turn = (b.angle - a.angle + PI).rem_euclid(TAU) - PI;
    Item {
        at: Point::new(mix(a.at.x, b.at.x), mix(a.at.y, b.at.y)),
        width: mix(a.width, b.width),
        height: mix(a.height, b.height),
        angle: a.angle + turn * t,
        alpha: mix(a.alpha, b.alpha),
        ..b
    }
}
