//! Finds the game that a text means.

use crate::game::GameName;
use crate::notation::{placement_fits, read_start};
use crate::rules::{Color, Variant};
use crate::variant_file::{Catalogue, CatalogueError, GameInfo};
use std::collections::HashMap;
use std::sync::Arc;

/// A collection of games.
pub trait Lookup {
    /// Their ids.
    fn ids(&self) -> Vec<&str>;

    /// The description of a game for players.
    ///
    /// # Errors
    ///
    /// See [`Catalogue::info`].
    fn info(&self, id: &str) -> Result<GameInfo, CatalogueError>;

    /// A game in a layout and with choices.
    ///
    /// # Errors
    ///
    /// See [`Catalogue::variant`].
    fn variant(
        &self,
        id: &str,
        layout: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Variant, CatalogueError>;
}

impl Lookup for Catalogue {
    fn ids(&self) -> Vec<&str> {
        self.ids().collect()
    }

    fn info(&self, id: &str) -> Result<GameInfo, CatalogueError> {
        self.info(id)
    }

    fn variant(
        &self,
        id: &str,
        layout: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Variant, CatalogueError> {
        self.variant(id, layout, options)
    }
}

/// The names of orthodox chess in lichess, python-chess, XBoard and other programs, without the word "chess".
const ORTHODOX: [&str; 9] = [
    "",
    "standard",
    "orthodox",
    "classic",
    "classical",
    "normal",
    "regular",
    "fromposition",
    "international",
];

/// The game with a name. Without a name it is `default`, or else orthodox chess. Without a layout, it has the one that
/// fits the position best, or the smallest.
///
/// # Errors
///
/// If there is none, with the reason in words.
pub fn find(
    games: &impl Lookup,
    (name, layout, options): GameName,
    fen: Option<&str>,
    default: Option<&Arc<Variant>>,
) -> Result<Arc<Variant>, String> {
    // A question mark means unknown.
    let name = name.filter(|name| !plain(name).is_empty());
    let id = match (name, default) {
        (None, Some(default)) if misfit(default, fen) == Misfit::None => {
            return Ok(default.clone());
        }
        (None, _) => chess(games).ok_or("it does not name its game")?,
        (Some(name), _) => identify(games, name).unwrap_or_else(|| name.to_owned()),
    };
    if let Some(layout) = layout {
        let made = games.variant(&id, Some(layout), &options);
        return made.map(Arc::new).map_err(|error| error.to_string());
    }
    let layouts = games.info(&id).map_err(|error| error.to_string())?.layouts;
    let made = layouts
        .iter()
        .map(|layout| games.variant(&id, Some(layout), &options));
    let mut made = made
        .collect::<Result<Vec<Variant>, _>>()
        .map_err(|error| error.to_string())?;
    // A named game has its first layout. Without a game and a layout, the board is the smallest.
    if name.is_none() || fen.is_some() {
        made.sort_by_cached_key(|variant| {
            (misfit(variant, fen), variant.geometry().squares().len())
        });
    }
    let found = made
        .into_iter()
        .next()
        .ok_or_else(|| format!("the game `{id}` has no layout"))?;
    match default.filter(|default| name.is_none() && misfit(default, fen) < misfit(&found, fen)) {
        Some(default) => Ok(default.clone()),
        None => Ok(Arc::new(found)),
    }
}

/// Finds the games of many texts. It compiles each game once.
pub struct Finder<'g, G> {
    games: &'g G,
    default: Option<Arc<Variant>>,
    found: HashMap<Asked, Result<Arc<Variant>, String>>,
}

/// A name of a game, a layout and options.
type Asked = (Option<String>, Option<String>, Vec<(String, String)>);

impl<'g, G: Lookup> Finder<'g, G> {
    /// A finder among these games. A text that names no game means `default`, as in [`find`].
    pub fn new(games: &'g G, default: Option<&Arc<Variant>>) -> Finder<'g, G> {
        Finder {
            games,
            default: default.cloned(),
            found: HashMap::new(),
        }
    }

    /// The game with a name and a position.
    ///
    /// # Errors
    ///
    /// See [`find`].
    pub fn find(&mut self, name: GameName, fen: Option<&str>) -> Result<Arc<Variant>, String> {
        let (game, layout, options) = &name;
        // Without a layout, the position may decide which one it is.
        if layout.is_none() && fen.is_some() {
            return find(self.games, name, fen, self.default.as_ref());
        }
        let asked = (
            game.map(str::to_owned),
            layout.map(str::to_owned),
            options.clone(),
        );
        let find = || find(self.games, name, fen, self.default.as_ref());
        self.found.entry(asked).or_insert_with(find).clone()
    }
}

/// How badly a position fits a game.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Misfit {
    /// It fits, or there is none.
    None,
    /// It fits with notes.
    Notes,
    /// Only its placement fits.
    Fields,
    /// Not even its placement fits.
    Placement,
}

fn misfit(variant: &Variant, fen: Option<&str>) -> Misfit {
    let Some(fen) = fen else {
        return Misfit::None;
    };
    match read_start(variant, fen) {
        Ok(read) if read.notes.is_empty() => Misfit::None,
        Ok(_) => Misfit::Notes,
        Err(_) if placement_fits(variant, fen) => Misfit::Fields,
        Err(_) => Misfit::Placement,
    }
}

/// The id of the game that a name means: its id or its name in any usual spelling, or a name of orthodox chess. `None`
/// if no game has the name.
pub(crate) fn identify(games: &impl Lookup, name: &str) -> Option<String> {
    let chess = || match !plain(name).is_empty() && is_orthodox(name) {
        true => chess(games),
        false => None,
    };
    id_of(games, name).or_else(chess)
}

/// The id of a game by its id or its name, in any usual spelling.
pub(super) fn id_of(games: &impl Lookup, name: &str) -> Option<String> {
    let wanted = plain(name);
    let called = |id: &&str| {
        plain(id) == wanted || games.info(id).is_ok_and(|info| plain(&info.name) == wanted)
    };
    let ids = games.ids();
    let exact = ids.iter().find(|id| **id == name);
    exact
        .or_else(|| ids.iter().find(|id| called(id)))
        .map(|id| (*id).to_owned())
}

/// A name without spaces, hyphens and capitals, in which spellings differ.
pub(super) fn plain(text: &str) -> String {
    let signs = text.chars().filter(|sign| sign.is_alphanumeric());
    signs.flat_map(char::to_lowercase).collect()
}

/// Whether a name means orthodox chess.
fn is_orthodox(name: &str) -> bool {
    let name = plain(name);
    let name = name.strip_prefix("chess").unwrap_or(&name);
    ORTHODOX.contains(&name.strip_suffix("chess").unwrap_or(name))
}

/// The first game with chess pieces only.
fn chess(games: &impl Lookup) -> Option<String> {
    let orthodox = |id: &&str| {
        games.variant(id, None, &[]).is_ok_and(|variant| {
            let pieces = Color::ALL
                .into_iter()
                .flat_map(|color| variant.army(color).iter().collect::<Vec<_>>());
            pieces
                .map(|piece| variant.kind(piece))
                .all(|piece| piece.is_orthodox())
        })
    };
    games.ids().into_iter().find(orthodox).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(
        name: Option<&str>,
        layout: Option<&str>,
        fen: Option<&str>,
    ) -> Result<String, String> {
        let games = Catalogue::built_in();
        let variant = find(&games, (name, layout, Vec::new()), fen, None)?;
        Ok(format!("{} {}", variant.id(), variant.layout()))
    }

    #[test]
    fn games_go_by_id_and_by_name() {
        assert_eq!(found(Some("rococo"), None, None).unwrap(), "rococo 10x10");
        assert_eq!(
            found(Some("Withdrawer Chess"), Some("10x8"), None).unwrap(),
            "withdrawer-chess 10x8"
        );
        assert!(
            found(Some("bughouse"), None, None)
                .unwrap_err()
                .contains("bughouse")
        );
        assert!(found(Some("rococo"), Some("3x3"), None).is_err());
    }

    /// The tag in files of lichess, chess.com, python-chess, XBoard and ChessBase.
    #[test]
    fn other_programs_names_for_chess_are_understood() {
        for name in [
            "Standard",
            "standard",
            " Standard ",
            "Standard Chess",
            "From Position",
            "from position",
            "fromPosition",
            "Chess from position",
            "Normal",
            "normal",
            "Chess",
            "Classical",
            "Orthodox",
            "Regular chess",
            "?",
            "-",
            "",
        ] {
            assert_eq!(
                found(Some(name), None, None).as_deref(),
                Ok("chess 8x8"),
                "{name}"
            );
            let start = "8/8/8/8/8/8/8/K6k w - - 0 1";
            assert_eq!(
                found(Some(name), None, Some(start)).as_deref(),
                Ok("chess 8x8"),
                "{name}"
            );
        }
        for other in [
            "Chess960",
            "Crazyhouse",
            "King of the Hill",
            "Three-check",
            "Standardized",
        ] {
            assert!(found(Some(other), None, None).is_err(), "{other}");
        }
    }

    #[test]
    fn a_named_standard_game_is_chess_whatever_is_on_the_board() {
        let games = Catalogue::built_in();
        let board = Arc::new(games.variant("ultima", None, &[]).unwrap());
        let found = |name| find(&games, (name, None, Vec::new()), None, Some(&board)).unwrap();
        assert_eq!(found(Some("Standard")).id(), "chess");
        assert_eq!(found(Some("?")).id(), "ultima");
        assert_eq!(found(None).id(), "ultima");
    }

    #[test]
    fn what_names_no_game_is_chess() {
        assert_eq!(found(None, None, None).unwrap(), "chess 8x8");
        let large = "4k5/10/10/10/10/10/10/4K5 w - - 0 1";
        assert_eq!(found(None, None, Some(large)).unwrap(), "chess 10x8");
    }

    #[test]
    fn a_fault_in_another_field_leaves_the_layout_that_the_placement_names() {
        let (large, wide) = (
            "4k5/10/10/10/10/10/10/10/10/4K5",
            "4k5/10/10/10/10/10/10/4K5",
        );
        for tail in [
            "w - - 0 0",
            "w - - - -",
            "w KQkq - 0 1",
            "w - e3 0 1",
            "x - - 0 1",
            "w - - x 1",
            "b KXkq z9 -1 0;",
        ] {
            let layout = |placement: &str| found(None, None, Some(&format!("{placement} {tail}")));
            assert_eq!(layout(large).as_deref(), Ok("chess 10x10"), "{tail}");
            assert_eq!(layout(wide).as_deref(), Ok("chess 10x8"), "{tail}");
            let named = found(
                Some("Withdrawer Chess"),
                None,
                Some(&format!("{wide} {tail}")),
            );
            assert_eq!(named.as_deref(), Ok("withdrawer-chess 10x8"), "{tail}");
        }
        // Nobody has a king.
        let fen = "10/10/10/10/10/10/10/10/10/10 w - - 0 1";
        assert_eq!(found(None, None, Some(fen)).unwrap(), "chess 10x10");
    }

    #[test]
    fn the_game_on_the_board_comes_first_unless_chess_fits_better() {
        let games = Catalogue::built_in();
        let board = Arc::new(games.variant("ultima", None, &[]).unwrap());
        let on_board = |fen| {
            let found = find(&games, (None, None, Vec::new()), Some(fen), Some(&board));
            found.unwrap().id().to_owned()
        };
        for fen in [
            "",
            "?",
            "startpos",
            "8/8/8/8/8/8/8/K6k w - - 0 1",
            "ilxkwxlc/8/8/8/8/8/8/K7 w - - 0 0",
        ] {
            assert_eq!(on_board(fen), "ultima", "{fen}");
        }
        for fen in [
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 0",
            "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
            "8/8/8/8/8/8/8/K6k w - - 0 0",
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        ] {
            assert_eq!(on_board(fen), "chess", "{fen}");
        }
    }
}
