//! Small complete games, each of which shows how to do one thing.

/// A complete game file for one thing that inventors want.
pub(super) struct Recipe {
    pub title: &'static str,
    /// The example's path in a library.
    pub place: &'static str,
    pub example: &'static str,
}

pub(super) const RECIPES: &[Recipe] = &[
    Recipe {
        title: "Replace a piece of the base",
        place: "leapers.ron",
        example: include_str!("recipes/leapers.ron"),
    },
    Recipe {
        title: "Remove a piece or an option of the base",
        place: "no-coordinators.ron",
        example: include_str!("recipes/no-coordinators.ron"),
    },
    Recipe {
        title: "Change a piece of the base",
        place: "short-withdrawers.ron",
        example: include_str!("recipes/short-withdrawers.ron"),
    },
    Recipe {
        title: "Add a piece of your own",
        place: "wardens.ron",
        example: include_str!("recipes/wardens.ron"),
    },
    Recipe {
        title: "A board with an edge",
        place: "ring.ron",
        example: include_str!("recipes/ring.ron"),
    },
    Recipe {
        title: "Another way to win",
        place: "hilltop.ron",
        example: include_str!("recipes/hilltop.ron"),
    },
    Recipe {
        title: "Options",
        place: "two-rules.ron",
        example: include_str!("recipes/two-rules.ron"),
    },
];
