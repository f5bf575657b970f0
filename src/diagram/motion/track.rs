//! One shape over time.

use crate::diagram::point::Point;
use crate::diagram::scene::Item;
use std::f32::consts::{PI, TAU};

/// How a shape changes from one key to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ease {
    /// At constant speed.
    Even,
    /// Fast at first, then slowing down.
    Out,
    /// Slow, fast, slow.
    InOut,
    /// A short start and stop, and nearly constant speed between them.
    Glide,
}

impl Ease {
    /// The part of the path after this part of the time.
    pub(super) fn apply(self, t: f32) -> f32 {
        match self {
            Ease::Even => t,
            Ease::Out => 1.0 - (1.0 - t).powi(2),
            Ease::InOut => t * t * (3.0 - 2.0 * t),
            Ease::Glide => 0.5 * t + 0.5 * Ease::InOut.apply(t),
        }
    }

    /// The part of the time for this part of the path.
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

/// A shape at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Key {
    /// Seconds from the beginning.
    time: f32,
    /// The shape at that time.
    item: Item,
    /// How the shape changed since the key before.
    ease: Ease,
}

/// A shape from its first key to its last.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Track {
    keys: Vec<Key>,
    /// Times with factors of the shape's opacity, in addition to its keys.
    opacities: Vec<(f32, f32)>,
}

impl Track {
    /// A shape that does not change from the beginning.
    pub(super) fn new(item: Item) -> Track {
        Track {
            keys: vec![Key {
                time: 0.0,
                item,
                ease: Ease::Even,
            }],
            opacities: Vec::new(),
        }
    }

    /// Adds a key. Its time must be later than that of the last one.
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

    /// Does not change until a time.
    #[must_use]
    pub(super) fn hold(self, time: f32) -> Track {
        self.key(time, Ease::Even, |_| {})
    }

    /// Sets a factor of the opacity at a time. Between such times it changes evenly. They must be in order.
    #[must_use]
    pub(super) fn opacity(mut self, time: f32, part: f32) -> Track {
        let before = self.opacities.last().map_or(0.0, |&(time, _)| time);
        self.opacities.push((time.max(before), part));
        self.hold(time)
    }

    /// Another shape that follows this one. `change` may only add to places and multiply sizes, so that it is right
    /// between keys too. Factors of the opacity are not copied.
    #[must_use]
    pub(super) fn followed(&self, change: impl Fn(Item) -> Item) -> Track {
        let changed = |key: &Key| Key {
            item: change(key.item),
            ..*key
        };
        Track {
            keys: self.keys.iter().map(changed).collect(),
            opacities: Vec::new(),
        }
    }

    /// The same with all times multiplied.
    #[must_use]
    pub(super) fn paced(mut self, factor: f32) -> Track {
        for key in &mut self.keys {
            key.time *= factor;
        }
        for (time, _) in &mut self.opacities {
            *time *= factor;
        }
        self
    }

    /// The shape at its last key.
    pub(super) fn last(&self) -> Option<Item> {
        self.keys.last().map(|key| key.item)
    }

    /// The time of its last key.
    pub(super) fn end(&self) -> f32 {
        self.keys.last().map_or(0.0, |key| key.time)
    }

    /// The shape at a time, unless it is invisible then.
    pub(super) fn at(&self, time: f32) -> Option<Item> {
        let item = self.by_keys(time)?;
        let item = item.faded(item.alpha * self.seen(time));
        (item.alpha > 0.004).then_some(item)
    }

    /// The shape by its keys only.
    pub(super) fn by_keys(&self, time: f32) -> Option<Item> {
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

    /// The factor of the opacity at a time.
    fn seen(&self, time: f32) -> f32 {
        let after = self.opacities.iter().position(|&(moment, _)| moment > time);
        match after {
            None => self.opacities.last().map_or(1.0, |&(_, part)| part),
            Some(0) => self.opacities.first().map_or(1.0, |&(_, part)| part),
            Some(index) => {
                let ((begin, before), (end, after)) =
                    (self.opacities[index - 1], self.opacities[index]);
                before + (after - before) * (time - begin) / (end - begin)
            }
        }
    }
}

fn blend(a: Item, b: Item, t: f32) -> Item {
    let mix = |a: f32, b: f32| a + (b - a) * t;
    // The shorter turn.
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
