//! What a run is about: the game, its pieces and the settings, as plain data.

use super::plan::Plan;
use crate::explain::{MethodInfo, name_in_full};
use crate::library::rules_hash;
use crate::rules::{Color, MethodName, Piece, PieceKind, PieceType, Variant};
use crate::search::piece_values;
use crate::texts::text;
use crate::words::slug;
use serde::{Deserialize, Serialize};

/// The game and the settings of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    /// The id of the game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Its layout.
    pub layout: String,
    /// Its options, each with the choice.
    pub options: Vec<(String, String)>,
    /// A hash of the compiled rules, as 16 hexadecimal digits.
    pub rules: String,
    /// The version of the program. Other versions may play other moves.
    pub version: String,
    /// The settings.
    pub plan: Plan,
    /// Whether both sides begin with the same pieces.
    pub even: bool,
    /// The piece types, in the order of their numbers.
    pub pieces: Vec<PieceSheet>,
}

/// A type of piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PieceSheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether it is a king.
    pub royal: bool,
    /// How many each side has at the beginning, White first.
    pub counts: [u64; 2],
    /// Its value for the engine, in hundredths of a pawn.
    pub engine: i32,
    /// The names of its own capture methods.
    pub methods: Vec<String>,
    /// The names of its powers that a record counts.
    pub powers: Vec<String>,
}

impl Sheet {
    /// The sheet of a run.
    pub fn new(variant: &Variant, plan: Plan) -> Sheet {
        let values = piece_values(variant);
        let start = variant.start();
        let pieces: Vec<PieceSheet> = (0..)
            .map(PieceType::new)
            .zip(variant.kinds())
            .zip(values)
            .map(|((piece, kind), engine)| PieceSheet {
                id: kind.id.clone(),
                name: match variant.army(Color::White).contains(piece) {
                    true => name_in_full(variant, Piece::new(Color::White, piece)).in_english(),
                    false => name_in_full(variant, Piece::new(Color::Black, piece)).in_english(),
                },
                royal: kind.royal,
                counts: Color::ALL.map(|side| {
                    let board = (start.of_type(piece) & start.pieces(side)).len() as u64;
                    board + u64::from(start.hand(side).count(piece))
                }),
                engine,
                methods: methods(kind),
                powers: powers(kind),
            })
            .collect();
        Sheet {
            game: variant.id().to_owned(),
            name: variant.name().to_owned(),
            layout: variant.layout().to_owned(),
            options: variant.options().to_vec(),
            rules: rules_hash(variant),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            plan,
            even: pieces
                .iter()
                .all(|piece| piece.counts[0] == piece.counts[1]),
            pieces,
        }
    }

    /// Why the games of another run cannot be among those of this one, in words that follow `the folder has games`. `None`
    /// if they can. The number of games may differ.
    pub fn mismatch(&self, other: &Sheet) -> Option<String> {
        let (own, others) = (&self.plan, &other.plan);
        let differ = |name: &str, own: u64, other: u64| {
            let [own, other] = [own, other].map(|number| number.to_string());
            (own != other).then(|| {
                text!(
                    "playtest-other-number",
                    option = name,
                    other = other,
                    own = own
                )
            })
        };
        if (&self.game, &self.layout) != (&other.game, &other.layout) {
            let (game, layout) = (other.name.as_str(), other.layout.as_str());
            return Some(text!("playtest-other-game", game = game, layout = layout));
        }
        if self.rules != other.rules {
            return Some(text!("playtest-other-rule").to_owned());
        }
        if self.version != other.version {
            let version = other.version.as_str();
            return Some(text!("playtest-other-version", version = version));
        }
        differ("--nodes", own.nodes, others.nodes)
            .or_else(|| differ("--seed", own.seed, others.seed))
            .or_else(|| differ("--longest", own.longest, others.longest))
            .or_else(|| (own.odds != others.odds).then(|| text!("playtest-other-odds").to_owned()))
    }

    /// The commonest piece at the beginning. Values count in it.
    pub fn unit(&self) -> Option<usize> {
        let count = |piece: &PieceSheet| piece.counts.iter().sum::<u64>();
        let pieces = self.pieces.iter().enumerate();
        let countable = pieces.filter(|(_, piece)| !piece.royal && count(piece) > 0);
        countable
            .max_by_key(|(index, piece)| (count(piece), std::cmp::Reverse(*index)))
            .map(|(index, _)| index)
    }

    /// The number of a type with an id or a name.
    pub fn piece(&self, text: &str) -> Option<usize> {
        let wanted = slug(text);
        let is = |piece: &PieceSheet| slug(&piece.id) == wanted || slug(&piece.name) == wanted;
        self.pieces.iter().position(is)
    }
}

/// The name of a method in data, such as `mutual-destruction`.
pub(super) fn method_id(method: MethodName) -> String {
    MethodInfo::of(method).key().to_owned()
}

fn methods(kind: &PieceKind) -> Vec<String> {
    let own = kind.captures.iter().filter(|capture| !capture.mimicked);
    let mut methods: Vec<MethodName> = own.map(|capture| capture.method.name()).collect();
    methods.sort_unstable();
    methods.dedup();
    methods.into_iter().map(method_id).collect()
}

/// Names of powers in data.
pub(super) mod power {
    pub const CASTLING: &str = "castling";
    pub const CONVERSION: &str = "conversion";
    pub const DRIVING: &str = "driving";
    pub const DROP: &str = "drop";
    pub const FREEZING: &str = "freezing";
    pub const MIMICRY: &str = "mimicry";
    pub const PROMOTION: &str = "promotion";
    pub const PROTECTION: &str = "protection";
    pub const PULLING: &str = "pulling";
    pub const PUSHING: &str = "pushing";
    pub const RESURRECTION: &str = "resurrection";
    pub const SUICIDE: &str = "suicide";
    pub const SWAP: &str = "swap";
}

fn powers(kind: &PieceKind) -> Vec<String> {
    let has = [
        (
            power::MIMICRY,
            kind.captures.iter().any(|capture| capture.mimicked),
        ),
        (power::FREEZING, !kind.freezes.is_empty()),
        (power::CONVERSION, !kind.converts.is_empty()),
        (power::SWAP, kind.swap.is_some()),
        (power::DRIVING, kind.drive.is_some()),
        (power::PUSHING, kind.pushes),
        (power::PULLING, kind.pulls),
        (power::RESURRECTION, kind.resurrects),
        (power::PROTECTION, kind.protects.is_some()),
        (power::PROMOTION, kind.promotion.is_some()),
    ];
    let owned = has.into_iter().filter(|(_, has)| *has);
    owned.map(|(name, _)| name.to_owned()).collect()
}
