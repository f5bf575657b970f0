//! Commands: the actions without arguments, as buttons, keyboard shortcuts and the help present them.
//!
//! A command has an id, such as `play.takeback`, under which the settings keep its shortcut. So ids never change.

mod command;

pub use command::Command;

use bevy::ecs::message::Message;
use bevy_egui::egui::{Key, Modifiers};

pub(super) const CTRL_SHIFT: Modifiers = Modifiers {
    shift: true,
    ..Modifiers::CTRL
};
const CTRL: Modifiers = Modifiers::CTRL;
const ALT: Modifiers = Modifiers::ALT;
const CTRL_ALT: Modifiers = Modifiers {
    alt: true,
    ..Modifiers::CTRL
};

/// Makes a table of commands: id, text id, icon, the default shortcut, and `everywhere` if the command concerns the
/// whole window.
macro_rules! commands {
    ($($id:literal $words:literal $icon:literal $key:ident $(+ $held:ident)? $(, $scope:ident)?;)*) => {
        &[$(Command {
            id: $id,
            words: $words,
            icon: $icon,
            key: (commands!(@ $($held)?), Key::$key),
            everywhere: commands!(# $($scope)?),
        }),*]
    };
    (@) => { Modifiers::NONE };
    (@ $held:ident) => { $held };
    (#) => { false };
    (# everywhere) => { true };
}

/// All commands in groups, each with the text id of its name, in the order of the help.
pub static GROUPS: [(&str, &[Command]); 5] = [
    ("commands-game", GAME),
    ("commands-looking", LOOKING),
    ("commands-pages", PAGES),
    ("commands-files", FILES),
    ("commands-program", PROGRAM),
];

/// Playing a game.
const GAME: &[Command] = commands! {
    "play.takeback" "command-take-back" "undo" U;
    "play.new_game" "command-new-game" "new-game" N;
    "play.resign" "command-resign" "resign" R;
    "play.offer_draw" "command-offer-draw" "draw-offer" O;
    "play.adjudicate" "command-adjudicate" "check" R + CTRL;
    "play.rematch" "command-rematch" "redo" N + CTRL;
    "play.pause" "command-pause" "pause" K;
    "play.one_move" "command-one-move" "step-forward" K + CTRL;
    "analysis.hint" "command-hint" "hint" H;
    "play.type_move" "command-write-a-move" "edit" Slash;
};

/// The moves and the analysis of a game.
const LOOKING: &[Command] = commands! {
    "analysis.toggle" "command-analysis" "analysis" A;
    "analysis.review" "command-review" "review" W;
    "puzzles.find" "command-find-puzzles" "search" J;
    "puzzles.missed" "command-missed" "redo" J + CTRL;
    "board.pieces" "command-legend" "book" F2;
    "board.flip" "command-flip-board" "flip" F;
    "board.turning" "command-turning" "redo" F + CTRL;
    "board.read_out" "command-read-out" "copy" B + CTRL;
    "board.focus" "command-board" "board" F6;
    "moves.first" "command-start" "first" Home;
    "moves.back" "command-back" "step-back" ArrowLeft;
    "moves.forward" "command-forward" "step-forward" ArrowRight;
    "moves.last" "command-newest" "last" End;
    "moves.previous_variation" "command-variation-above" "chevron-left" ArrowUp;
    "moves.next_variation" "command-variation-below" "chevron-right" ArrowDown;
    "moves.previous_branch" "command-branch-before" "step-back" PageUp;
    "moves.next_branch" "command-next-branch" "step-forward" PageDown;
    "moves.promote_variation" "command-move-variation-up" "plus" ArrowUp + CTRL;
    "moves.delete" "command-delete-from-here" "close" Delete;
    "moves.comment" "command-comment" "edit" T + CTRL;
    "guide.play" "command-play" "play" Space;
};

/// Pages, and actions on some of them.
const PAGES: &[Command] = commands! {
    "program.back" "command-go-back" "chevron-left" ArrowLeft + ALT;
    "program.start_page" "command-all-games" "board" G;
    "learn.open" "command-learn" "learn" L;
    "guide.open" "command-guide" "book" I;
    "puzzles.open" "command-puzzles" "hint" X;
    "invent.open" "command-invent-a-piece" "plus" I + CTRL;
    "editor.open" "command-setup-editor" "edit" E;
    "editor.undo" "command-undo" "undo" Z + CTRL;
    "editor.redo" "command-redo" "redo" Y + CTRL;
    "play.continue" "command-continue" "play" Enter;
    "files.problems" "command-problems" "warning" P;
};

/// Files, saved games and the clipboard.
const FILES: &[Command] = commands! {
    "files.open" "command-open" "open" O + CTRL;
    "my_games.save" "command-save" "save" S + CTRL;
    "my_games.save_as" "command-save-as" "save" S + CTRL_SHIFT;
    "my_games.copy_game" "command-copy-game" "copy" C + CTRL;
    "my_games.copy_position" "command-copy-position" "copy" C + CTRL_SHIFT;
    "my_games.copy_courier" "command-copy-courier" "copy" C + CTRL_ALT;
    "my_games.copy_zillions" "command-copy-zillions" "copy" Z + CTRL_ALT;
    "my_games.paste" "command-paste" "new-game" V + CTRL;
    "my_games.open" "command-my-games" "board" B;
    "my_games.show_list" "command-list-of-games" "menu" L + CTRL;
    "my_games.previous_game" "command-previous-game" "chevron-left" PageUp + CTRL;
    "my_games.next_game" "command-next-game" "chevron-right" PageDown + CTRL;
};

/// The program and its appearance.
const PROGRAM: &[Command] = commands! {
    "settings.coordinates" "command-coordinates" "coordinates" C;
    "settings.speed" "command-speed" "speed" S;
    "settings.piece_set" "command-pieces" "pieces" M;
    "settings.dark" "command-light-or-dark" "moon" D;
    "sound.toggle" "command-sound" "sound-on" V;
    "settings.enlarge" "command-larger" "plus" Plus + CTRL, everywhere;
    "settings.reduce" "command-smaller" "minus" Minus + CTRL, everywhere;
    "settings.default_size" "command-usual-size" "check" Num0 + CTRL, everywhere;
    "program.full_screen" "command-full-screen" "board" F11, everywhere;
    "settings.open" "command-settings" "settings" Comma;
    "keys.help" "command-keys" "help" Questionmark, everywhere;
    "program.cancel" "command-cancel" "close" Escape, everywhere;
    "program.quit" "command-quit" "close" Q + CTRL, everywhere;
};

/// Performs a command, by its id.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Perform(pub &'static str);

pub fn commands() -> impl Iterator<Item = &'static Command> {
    GROUPS.iter().flat_map(|(_, commands)| *commands)
}

pub fn by_id(id: &str) -> Option<&'static Command> {
    commands().find(|command| command.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique_and_name_a_feature_and_what_it_does() {
        let part = |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        for (index, command) in commands().enumerate() {
            let id = command.id;
            let parts = id.split_once('.');
            assert!(
                parts.is_some_and(|(one, other)| part(one) && part(other)),
                "{id}"
            );
            assert!(commands().take(index).all(|other| other.id != id), "{id}");
            assert_eq!(by_id(id).map(|found| found.words), Some(command.words));
        }
        assert_eq!(by_id("play.takeback").map(Command::name), Some("Take back"));
    }

    #[test]
    fn no_shortcut_belongs_to_two_commands() {
        for (index, command) in commands().enumerate() {
            for other in commands().take(index) {
                assert_ne!(
                    command.key,
                    other.key,
                    "{} {}",
                    command.name(),
                    other.name()
                );
            }
        }
    }
}
