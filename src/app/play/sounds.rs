//! The sounds of the game on the board.

use crate::app::play::table::{Player, Table};
use crate::app::sound::Cue;
use baroque::rules::{Color, Outcome, Royal};

/// The sound of the move that led to the shown position.
pub fn sound_of_move(table: &Table) -> Cue {
    if let Some(outcome) = table.outcome().filter(|_| table.at_newest()) {
        return sound_of_outcome(table, outcome);
    }
    let variant = table.variant();
    if variant.settings().royal == Royal::Check && variant.in_check(table.position()) {
        return Cue::Check;
    }
    let effects = table.last_transition().map(|made| made.effects.as_slice());
    Cue::of_effects(effects.unwrap_or_default())
}

/// The sound of a result for the humans at the screen. If both players are human, a win sounds like one.
pub fn sound_of_outcome(table: &Table, outcome: Outcome) -> Cue {
    let here = |color: Color| table.players[color] == Player::Human;
    match outcome {
        Outcome::Draw(_) => Cue::Draw,
        Outcome::Win(winner, _) if !here(winner) && here(!winner) => Cue::Loss,
        Outcome::Win(..) => Cue::Win,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::notation::{find_move, parse_fen};
    use baroque::rules::ByColor;
    use baroque::search::Level;
    use baroque::variant_file::Catalogue;
    use std::sync::Arc;

    fn after(game: &str, fen: &str, mv: &str, black: Player) -> Cue {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let start = parse_fen(&variant, fen).unwrap();
        let white = Player::Human;
        let mut table = Table::new(Arc::new(variant), start, ByColor { white, black });
        let mv = find_move(table.variant(), table.record.position(), mv).unwrap();
        table.play(mv, false);
        sound_of_move(&table)
    }

    fn heard(game: &str, fen: &str, mv: &str) -> Cue {
        after(game, fen, mv, Player::Human)
    }

    #[test]
    fn the_sound_of_a_move_depends_on_its_effects() {
        let chess = "4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1";
        assert_eq!(heard("chess", chess, "d1d2"), Cue::Move);
        assert_eq!(heard("chess", chess, "d1d5"), Cue::Capture);
        assert_eq!(heard("chess", chess, "d1a4"), Cue::Check);
        let leap = "7k/8/8/8/8/8/8/L1p1p2K w - - 0 1";
        assert_eq!(heard("ultima", leap, "a1f1"), Cue::Leap);
        let withdrawal = "7k/8/8/8/8/2cW4/8/K7 w - - 0 1";
        assert_eq!(heard("ultima", withdrawal, "d3e3"), Cue::Afar);
    }

    #[test]
    fn the_sound_of_a_result_depends_on_the_humans_at_the_screen() {
        let mate = "k7/8/1K6/8/8/8/7Q/8 w - - 0 1";
        assert_eq!(heard("chess", mate, "h2h8"), Cue::Win);
        let stalemate = "k7/8/1K6/8/8/8/2Q5/8 w - - 0 1";
        assert_eq!(heard("chess", stalemate, "c2c7"), Cue::Draw);
        let computer = Player::Computer(Level::Beginner);
        assert_eq!(after("chess", mate, "h2h8", computer), Cue::Win);
    }
}
