//! Decides which sprite shows which item, so that a piece keeps its sprite.

use baroque::diagram::{Item, Point, Shape};
use bevy::ecs::entity::Entity;

/// What a sprite shows, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SpriteContent {
    shape: Shape,
    at: Point,
}

impl SpriteContent {
    pub(super) fn of(item: &Item) -> SpriteContent {
        SpriteContent {
            shape: item.shape,
            at: item.at,
        }
    }

    fn is_piece(&self) -> bool {
        matches!(self.shape, Shape::Piece(_))
    }

    /// Whether its sprite can show an item. Bevy keeps the slices of a sliced sprite, so bars share no sprites with
    /// other items. Each piece has a sprite of its own.
    fn can_be(&self, shape: Shape) -> bool {
        match (self.shape, shape) {
            (Shape::Piece(one), Shape::Piece(other)) => one == other,
            (Shape::Piece(_), _) | (_, Shape::Piece(_)) => false,
            (one, other) => (one == Shape::Bar) == (other == Shape::Bar),
        }
    }
}

/// The sprite for each item, if one is free, and the sprites that are left. A piece on the same square keeps its
/// sprite. A piece in motion has the nearest sprite of its kind.
pub(super) fn owners(
    mut known: Vec<(Entity, SpriteContent)>,
    items: &[Item],
) -> (Vec<Option<Entity>>, Vec<Entity>) {
    let mut owners: Vec<Option<Entity>> = vec![None; items.len()];
    for (owner, item) in owners.iter_mut().zip(items) {
        let now = SpriteContent::of(item);
        let same = known
            .iter()
            .position(|(_, shown)| now.is_piece() && *shown == now);
        *owner = same.map(|index| known.swap_remove(index).0);
    }
    for (owner, item) in owners.iter_mut().zip(items) {
        if owner.is_none() {
            *owner = nearest(&known, item).map(|index| known.swap_remove(index).0);
        }
    }
    (
        owners,
        known.into_iter().map(|(entity, _)| entity).collect(),
    )
}

/// The index of the nearest sprite that can show an item. If the item is no piece, any such sprite will do.
fn nearest(known: &[(Entity, SpriteContent)], item: &Item) -> Option<usize> {
    let mut fits = known
        .iter()
        .enumerate()
        .filter(|(_, (_, shown))| shown.can_be(item.shape));
    if !SpriteContent::of(item).is_piece() {
        return fits.next().map(|(index, _)| index);
    }
    let far = |shown: &SpriteContent| {
        let off = shown.at - item.at;
        off.x * off.x + off.y * off.y
    };
    let nearest = fits.min_by(|(_, (_, a)), (_, (_, b))| far(a).total_cmp(&far(b)));
    nearest.map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::diagram::Ink;
    use baroque::rules::{Color, Piece, PieceType};
    use bevy::ecs::world::World;

    fn piece(number: usize, x: f32) -> Item {
        let piece = Piece::new(Color::White, PieceType::new(number));
        Item::new(Shape::Piece(piece), Ink::Own, Point::new(x, 0.5))
    }

    /// A new sprite for each item.
    fn sprites(items: &[Item]) -> Vec<(Entity, SpriteContent)> {
        let mut world = World::new();
        let sprite = |item| (world.spawn_empty().id(), SpriteContent::of(item));
        items.iter().map(sprite).collect()
    }

    #[test]
    fn pieces_of_a_kind_keep_their_sprites_while_one_of_them_moves() {
        let before = [piece(1, 0.5), piece(1, 2.5), piece(2, 1.5)];
        let known = sprites(&before);
        let [first, second, third] = [known[0].0, known[1].0, known[2].0];
        // The first piece moves towards the second, and the items are in another order.
        let now = [piece(1, 2.5), piece(2, 1.5), piece(1, 1.9)];
        let (owners, spare) = owners(known, &now);
        assert_eq!(owners, [Some(second), Some(third), Some(first)]);
        assert_eq!(spare, []);
    }

    #[test]
    fn a_piece_that_is_gone_leaves_its_sprite_to_nobody_else() {
        let known = sprites(&[piece(1, 0.5), piece(2, 1.5)]);
        let [first, second] = [known[0].0, known[1].0];
        let disc = Item::new(Shape::Disc, Ink::Hint, Point::new(1.5, 0.5));
        let (owners, spare) = owners(known, &[piece(1, 0.5), disc]);
        assert_eq!(owners, [Some(first), None]);
        assert_eq!(spare, [second]);
    }

    #[test]
    fn a_bar_and_a_disc_have_sprites_of_their_own() {
        let at = Point::new(0.5, 0.5);
        let [bar, disc, ring] =
            [Shape::Bar, Shape::Disc, Shape::Ring].map(|shape| Item::new(shape, Ink::Hint, at));
        let known = sprites(&[bar, disc]);
        let (bar_sprite, disc_sprite) = (known[0].0, known[1].0);
        let (owners, spare) = owners(known, &[ring, bar]);
        assert_eq!(owners, [Some(disc_sprite), Some(bar_sprite)]);
        assert_eq!(spare, []);
    }
}
