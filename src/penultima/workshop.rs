//! Compiles games from secret rules.

use super::rule::{Rule, Rules};
use super::vocabulary::Role;
use crate::rules::{PieceKind, PieceType, TypeSet, Variant, VariantParts};
use crate::variant_file::{Catalogue, Source, quote};
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{Arc, LazyLock};

/// The id of every game of hidden rules.
pub(super) const ID: &str = "penultima";

/// The built-in games, read once.
static GAMES: LazyLock<Catalogue> = LazyLock::new(Catalogue::built_in);

/// Where the kings stand alone. Rules that would attack a king at the start can be compiled there.
const KINGS: &str =
    ", array: \"....k...\n........\n........\n........\n........\n........\n........\n....K...\"";

/// A game file with these pieces: letters, names, and the fields of each. There is no castling, because it
/// would depend on the rules of all pieces.
pub(super) fn file(pieces: impl IntoIterator<Item = (Role, String, String)>) -> String {
    file_with("", pieces)
}

fn file_with(array: &str, pieces: impl IntoIterator<Item = (Role, String, String)>) -> String {
    let mut text = format!(
        "// Orthodox chess with other rules for some pieces. There is no castling.\n(\n    format: 1,\n    base: \"chess\",\n    \
         name: \"Penultima\",\n    summary: \"Chess in which some pieces have secret rules.\",\n    \
         setups: {{ \"8x8\": (castling: []{array}) }},\n    pieces: {{\n        'K': \"king\",\n"
    );
    for (role, name, fields) in pieces {
        let _ = writeln!(
            text,
            // Without `like`, the piece would keep the fields that are not given: a pawn its double step and promotion.
            "        '{}': (like: \"rook\", name: {}, {fields}, picture: \"{}\", source: \"A secret rule of Penultima\"),",
            role.letter(),
            quote(&name),
            role.name().to_lowercase()
        );
    }
    text + "    },\n)\n"
}

/// Compiles a file of a game of hidden rules; nothing if the rules of the vocabulary do not fit together.
pub(super) fn compile(text: String) -> Option<Variant> {
    compile_in(&mut GAMES.clone(), text)
}

fn compile_in(catalogue: &mut Catalogue, text: String) -> Option<Variant> {
    catalogue.add(&format!("{ID}.ron"), Source::new(ID, text));
    catalogue.variant(ID, None, &[]).ok()
}

/// The type of a role, the same in every game of hidden rules.
pub(super) fn type_of(variant: &Variant, role: Role) -> Option<PieceType> {
    Some(variant.piece(role.letter())?.piece_type())
}

/// The game without hidden rules; nothing if the built-in pieces cannot be read.
pub fn orthodox() -> Option<Arc<Variant>> {
    Some(Workshop::new(&[])?.orthodox)
}

/// The role of a type; nothing for the king.
pub(super) fn role_of(variant: &Variant, piece_type: PieceType) -> Option<Role> {
    Role::of_letter(variant.kind(piece_type).letter)
}

/// Makes games from rules, and remembers the parts.
#[derive(Debug)]
pub(super) struct Workshop {
    catalogue: Catalogue,
    orthodox: Arc<Variant>,
    hidden: Vec<Role>,
    /// For a rule that does not freeze, the game in which all hidden roles have it.
    uniform: HashMap<Rule, Option<Arc<Variant>>>,
}

impl Workshop {
    /// A workshop for games in which these roles are hidden; nothing if the built-in pieces cannot be read.
    pub fn new(hidden: &[Role]) -> Option<Workshop> {
        let mut catalogue = GAMES.clone();
        let orthodox = compile_in(&mut catalogue, file([]))?;
        Some(Workshop {
            catalogue,
            orthodox: Arc::new(orthodox),
            hidden: hidden.to_vec(),
            uniform: HashMap::new(),
        })
    }

    /// The game without hidden rules.
    pub fn orthodox(&self) -> &Arc<Variant> {
        &self.orthodox
    }

    /// The game in which all hidden roles have a rule, freezing left out.
    pub fn uniform(&mut self, rule: &Rule) -> Option<Arc<Variant>> {
        let rule = rule.without_freezing();
        if let Some(known) = self.uniform.get(&rule) {
            return known.clone();
        }
        let fields = rule.fields();
        let pieces = self
            .hidden
            .iter()
            .map(|&role| (role, format!("Hidden {}", role.name()), fields.clone()));
        let made = compile_in(&mut self.catalogue, file_with(KINGS, pieces)).map(Arc::new);
        self.uniform.insert(rule, made.clone());
        made
    }

    fn kind(&mut self, role: Role, rule: &Rule) -> Option<PieceKind> {
        let uniform = self.uniform(rule)?;
        let mut kind = uniform.kind(type_of(&uniform, role)?).clone();
        if rule.freezes() {
            kind.freezes = TypeSet::ALL;
        }
        Some(kind)
    }

    /// The game with these rules of hidden roles; nothing if a king would be attacked at the start.
    pub fn game(&mut self, rules: &Rules) -> Option<Variant> {
        let mut parts: VariantParts = self.orthodox.parts().clone();
        for (role, rule) in rules.iter() {
            let kind = self.kind(role, rule)?;
            parts.kinds[type_of(&self.orthodox, role)?.index()] = kind;
        }
        let game = Variant::new(parts).ok()?;
        (!game.in_check(game.start())).then_some(game)
    }
}
