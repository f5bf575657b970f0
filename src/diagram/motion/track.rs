//! One shape over time.

use crate::diagram::point::Point;
use crate::diagram::scene::Item;

/// How a shape gets from one key to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ease {
    /// At an even pace.
    Even,
    /// Fast first, then slowing down.
    Out,
    /// Slow, fast, slow.
    InOut,
}

impl Ease {
    fn apply(self, t: f32) -> f32 {
        match self {
            Ease::Even => t,
            Ease::Out => 1.0 - (1.0 - t).powi(3),
            Ease::InOut => t * t * (3.0 - 2.0 * t),
        }
    }
}

/// A shape at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Key {
    /// Seconds from the beginning.
    pub time: f32,
    /// How the shape is then.
    pub item: Item,
    /// How it has come there.
    pub ease: Ease,
}

/// A shape from its first key to its last.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Track {
    keys: Vec<Key>,
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

    /// The same, with every moment of it multiplied.
    #[must_use]
    pub(super) fn paced(mut self, factor: f32) -> Track {
        for key in &mut self.keys {
            key.time *= factor;
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
        let after = self.keys.iter().position(|key| key.time > time);
        let item = match after {
            None => self.keys.last()?.item,
            Some(0) => self.keys.first()?.item,
            Some(index) => {
                let (a, b) = (&self.keys[index - 1], &self.keys[index]);
                let t = b.ease.apply((time - a.time) / (b.time - a.time));
                blend(a.item, b.item, t)
            }
        };
        (item.alpha > 0.004).then_some(item)
    }
}

fn blend(a: Item, b: Item, t: f32) -> Item {
    let mix = |a: f32, b: f32| a + (b - a) * t;
    Item {
        at: Point::new(mix(a.at.x, b.at.x), mix(a.at.y, b.at.y)),
        width: mix(a.width, b.width),
        height: mix(a.height, b.height),
        angle: mix(a.angle, b.angle),
        alpha: mix(a.alpha, b.alpha),
        ..b
    }
}
