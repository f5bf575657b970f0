//! The choices of options that are tested for each game.

/// One option of a game with a choice that is not the default one.
pub type Chosen = (&'static str, &'static str);

/// For each game with options, a layout (`""` is the default one) and the choices.
pub const CHOICES: &[(&str, &str, &[&[Chosen]])] = &[
    (
        "ultima",
        "",
        &[
            &[("rank_limit", "on")],
            &[("freezing", "cambridge")],
            &[("mimicry", "cambridge")],
            &[("coordination", "delft")],
            &[("coordination", "optional")],
            &[("leaps", "single")],
            &[("suicide", "off")],
            &[("royal", "capture")],
            &[("symmetry", "choose")],
            &[("clock", "ignored")],
            &[
                ("mimicry", "cambridge"),
                ("leaps", "single"),
                ("coordination", "delft"),
            ],
            &[
                ("rank_limit", "on"),
                ("royal", "capture"),
                ("freezing", "cambridge"),
            ],
            &[
                ("rank_limit", "on"),
                ("suicide", "off"),
                ("symmetry", "choose"),
            ],
        ],
    ),
    (
        "ultima-1968",
        "",
        &[
            &[("royal", "capture")],
            &[("leaps", "single"), ("clock", "ignored")],
        ],
    ),
    (
        "baroque",
        "",
        &[
            &[("royal", "capture"), ("clock", "ignored")],
            &[("symmetry", "fixed")],
        ],
    ),
    ("renaissance", "", &[&[("symmetry", "choose")]]),
    (
        "baroque-cambridge",
        "",
        &[
            &[("suicide", "on")],
            &[("freezing", "normal"), ("clock", "ignored")],
            &[("mimicry", "combined")],
            &[("coordination", "delft"), ("leaps", "single")],
        ],
    ),
    ("coordinator-chess", "", &[&[("coordination", "optional")]]),
    (
        "immobilizer-chess",
        "",
        &[&[("frozen_castling", "allowed")]],
    ),
    (
        "gorgona-chess",
        "",
        &[&[("suicide", "on")], &[("frozen_castling", "allowed")]],
    ),
    (
        "gorgon-chess",
        "10x8",
        &[&[("suicide", "on"), ("frozen_castling", "allowed")]],
    ),
    (
        "swapper-chess",
        "",
        &[
            &[("last_rank", "promotes")],
            &[("first_rank", "steps")],
            &[("castling", "kept")],
        ],
    ),
    ("swapper-chess", "10x8", &[ALL_OF_SWAPPERS]),
    ("chimaerine-chess", "", &[ALL_OF_SWAPPERS]),
    ("chimaera-chess", "", &[ALL_OF_SWAPPERS]),
    (
        "ultimatum",
        "",
        &[
            &[("rank_limit", "on")],
            &[("freezing", "cambridge")],
            &[("mimicry", "cambridge")],
            &[("coordination", "optional")],
            &[("leaps", "single")],
            &[("suicide", "off")],
            &[("royal", "capture")],
            &[
                ("mimicry", "cambridge"),
                ("leaps", "single"),
                ("coordination", "delft"),
            ],
            &[("rank_limit", "on"), ("clock", "ignored")],
        ],
    ),
    (
        "rocaille",
        "",
        &[
            &[("cannon_mimicry", "combined")],
            &[("chameleon_swaps", "both")],
        ],
    ),
    (
        "rococo",
        "",
        &[
            &[("array", "mirrored")],
            &[("cannon_mimicry", "combined")],
            &[("chameleon_swaps", "both")],
        ],
    ),
    (
        "rococo-pushme-pullyu",
        "",
        &[&[("cannon_mimicry", "combined"), ("chameleon_swaps", "both")]],
    ),
    ("draft", "", &[&[("army", "own")], &[("army", "pool")]]),
    ("draft", "9x9", &[&[("army", "pool")]]),
    (
        "maxima",
        "",
        &[&[("suicide", "off")], &[("replacing", "alone")]],
    ),
    (
        "fugue",
        "",
        &[
            &[("pushme_pullyu", "both")],
            &[("spotters", "free")],
            &[("frozen_shield", "idle")],
            &[("own_shield", "hindered")],
            &[("suicide", "on")],
            &[
                ("pushme_pullyu", "both"),
                ("spotters", "free"),
                ("frozen_shield", "idle"),
                ("own_shield", "hindered"),
                ("suicide", "on"),
            ],
        ],
    ),
];

/// Swapper Chess and its relatives with all options changed.
const ALL_OF_SWAPPERS: &[Chosen] = &[
    ("last_rank", "promotes"),
    ("first_rank", "steps"),
    ("castling", "kept"),
];
