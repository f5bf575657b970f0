//! Reduces the number of colours: the most frequent ones stay exact, and the others share the rest.

use std::collections::HashMap;

/// A colour: red, green, blue.
pub(super) type Color = [u8; 3];

/// A colour stays exact if it makes up at least one in this many pixels.
const EXACT: u64 = 2000;

/// How often each colour occurs.
#[derive(Default)]
pub(super) struct ColorCounts(HashMap<Color, u64>);

impl ColorCounts {
    /// Counts the colours of pixels.
    pub(super) fn add(&mut self, pixels: impl Iterator<Item = [u8; 4]>) {
        // Most pixels have the colour of their neighbour, and such runs are counted at once.
        let mut run: Option<(Color, u64)> = None;
        for [red, green, blue, _] in pixels {
            let color = [red, green, blue];
            match &mut run {
                Some((last, count)) if *last == color => *count += 1,
                _ => {
                    self.close(run);
                    run = Some((color, 1));
                }
            }
        }
        self.close(run);
    }

    fn close(&mut self, run: Option<(Color, u64)>) {
        if let Some((color, count)) = run {
            *self.0.entry(color).or_default() += count;
        }
    }

    /// At most `most` colours in place of all.
    pub(super) fn reduce(self, most: usize) -> Vec<Color> {
        let all: u64 = self.0.values().sum();
        let mut colors: Vec<(Color, u64)> = self.0.into_iter().collect();
        // Sorted, so that the same film always becomes the same file.
        colors.sort_unstable_by_key(|&(color, count)| (std::cmp::Reverse(count), color));
        if colors.len() <= most {
            return colors.into_iter().map(|(color, _)| color).collect();
        }
        let often = colors.iter().filter(|(_, count)| count * EXACT >= all);
        let exact_count = often.count().min(most / 2);
        let rest = colors.split_off(exact_count);
        let exact = colors.into_iter().map(|(color, _)| color);
        exact.chain(shared(rest, most - exact_count)).collect()
    }
}

/// The mean colours of groups of similar colours.
fn shared(colors: Vec<(Color, u64)>, most: usize) -> Vec<Color> {
    let mut groups = vec![Group::new(colors)];
    while groups.len() < most {
        let worst = groups
            .iter()
            .enumerate()
            .max_by(|(_, a), (_, b)| a.error.total_cmp(&b.error));
        let Some((index, group)) = worst else { break };
        if group.error <= 0.0 {
            break;
        }
        let (low, high) = groups.swap_remove(index).split();
        groups.extend([low, high]);
    }
    groups.into_iter().map(|group| group.middle()).collect()
}

/// Colours that may be merged into one.
struct Group {
    colors: Vec<(Color, u64)>,
    mean: [f64; 3],
    /// The sum over the pixels of the squared distance from the mean, for each part of the colour.
    spread: [f64; 3],
    error: f64,
}

impl Group {
    fn new(colors: Vec<(Color, u64)>) -> Group {
        let weight: f64 = colors.iter().map(|&(_, count)| count as f64).sum();
        let sum = |value: &dyn Fn(&Color) -> f64| -> f64 {
            let values = colors
                .iter()
                .map(|(color, count)| value(color) * *count as f64);
            values.sum()
        };
        let mean = [0, 1, 2].map(|part| sum(&|color| f64::from(color[part])) / weight.max(1.0));
        let spread =
            [0, 1, 2].map(|part| sum(&|color| (f64::from(color[part]) - mean[part]).powi(2)));
        Group {
            error: spread.iter().sum(),
            colors,
            mean,
            spread,
        }
    }

    /// Splits the group across its longest part. It has at least two colours.
    fn split(self) -> (Group, Group) {
        let longer = |&a: &usize, &b: &usize| self.spread[a].total_cmp(&self.spread[b]);
        let part = [0, 1, 2].into_iter().max_by(longer).unwrap_or(0);
        let low = |&(color, _): &(Color, u64)| f64::from(color[part]) <= self.mean[part];
        let (low, high) = self.colors.into_iter().partition(low);
        (Group::new(low), Group::new(high))
    }

    fn middle(&self) -> Color {
        self.mean.map(|mean| mean.round() as u8)
    }
}

/// Finds the nearest of some colours for each pixel.
pub(super) struct Nearest {
    colors: Vec<Color>,
    known: HashMap<Color, u8>,
}

impl Nearest {
    /// At most 255 colours.
    pub(super) fn new(colors: &[Color]) -> Nearest {
        Nearest {
            colors: colors.to_vec(),
            known: HashMap::new(),
        }
    }

    /// A colour number that is not in use.
    pub(super) fn unused(&self) -> u8 {
        u8::try_from(self.colors.len()).unwrap_or(u8::MAX)
    }

    /// The number of the nearest colour to each pixel.
    pub(super) fn map(&mut self, pixels: &[[u8; 4]]) -> Vec<u8> {
        let mut last = ([0; 3], self.nearest([0; 3]));
        let number = |&[red, green, blue, _]: &[u8; 4]| {
            let color = [red, green, blue];
            if last.0 != color {
                last = (color, self.nearest(color));
            }
            last.1
        };
        pixels.iter().map(number).collect()
    }

    fn nearest(&mut self, color: Color) -> u8 {
        let find = || {
            let colors = self.colors.iter().take(usize::from(u8::MAX)).zip(0..);
            let nearest = colors.min_by_key(|(known, _)| distance(**known, color));
            nearest.map_or(0, |(_, number)| number)
        };
        *self.known.entry(color).or_insert_with(find)
    }
}

/// How much two colours differ.
fn distance(a: Color, b: Color) -> u32 {
    let differences = a
        .iter()
        .zip(b)
        .map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2));
    differences.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(colors: impl IntoIterator<Item = Color>) -> Vec<[u8; 4]> {
        let colors = colors.into_iter();
        colors
            .map(|[red, green, blue]| [red, green, blue, 255])
            .collect()
    }

    #[test]
    fn few_colours_stay_as_they_are() {
        let mut counts = ColorCounts::default();
        let seen = pixels([[9, 8, 7], [1, 2, 3], [1, 2, 3]]);
        counts.add(seen.iter().copied());
        let colors = counts.reduce(255);
        assert_eq!(colors, [[1, 2, 3], [9, 8, 7]], "the most frequent first");
        let mut nearest = Nearest::new(&colors);
        assert_eq!(nearest.map(&seen), [1, 0, 0]);
        assert_eq!(nearest.unused(), 2);
    }

    #[test]
    fn many_colours_become_few_near_ones_and_frequent_ones_stay_exact() {
        let mut counts = ColorCounts::default();
        let flat = [190, 148, 104];
        let ramp = (0..=255).map(|step| [step, step / 2, 255 - step]);
        let seen = pixels(ramp.chain(std::iter::repeat_n(flat, 5000)));
        counts.add(seen.iter().copied());
        let colors = counts.reduce(40);
        assert_eq!(colors.len(), 40);
        let mut nearest = Nearest::new(&colors);
        for (pixel, number) in seen.iter().zip(nearest.map(&seen)) {
            let color = [pixel[0], pixel[1], pixel[2]];
            let shown = colors[usize::from(number)];
            let near = if color == flat { 0 } else { 100 };
            assert!(distance(color, shown) <= near, "{color:?} as {shown:?}");
        }
    }
}
