//! The commands of other programs.
//!
//! Unknown words before a command are skipped, as UCI demands. The case of keywords does not matter, and characters
//! that show nothing are dropped.

use super::go::Go;
use crate::notation::is_invisible;

/// A parsed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum UciCommand {
    /// An empty line, or one without a known command.
    Nothing,
    Uci,
    IsReady,
    NewGame,
    /// The text that sets an option.
    SetOption(String),
    /// The words that describe a position.
    Position(Vec<String>),
    Go(Go),
    Stop,
    PonderHit,
    Quit,
    /// Show the board.
    Draw,
    Bench,
}

/// A command, and what its line has besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CommandLine {
    pub command: UciCommand,
    /// What was not read as written.
    pub notes: Vec<String>,
}

impl CommandLine {
    /// Reads a line. Its command is the first word that names one.
    pub fn read(line: &str) -> CommandLine {
        // A byte order mark is no part of the text.
        let line = line.trim_start_matches('\u{feff}');
        let visible = without(line, is_hidden);
        let words: Vec<&str> = visible.split_whitespace().collect();
        let found = (0..words.len()).find_map(|at| Some((at, UciCommand::of(&words[at..], line)?)));
        let mut notes = Vec::new();
        if line.contains(is_garbage) {
            notes.push("characters that are no text were dropped".to_owned());
        }
        let (skipped, command) = found.unwrap_or((words.len(), UciCommand::Nothing));
        if let Some(first) = words[..skipped].first().map(|word| shortened(word)) {
            notes.push(match skipped == words.len() {
                true => format!("unknown command: {first}"),
                false => format!("the words before the command were skipped, from `{first}`"),
            });
        }
        CommandLine { command, notes }
    }
}

impl UciCommand {
    /// The command that the first of these words of a line names.
    fn of(words: &[&str], line: &str) -> Option<UciCommand> {
        let (first, rest) = words.split_first()?;
        Some(match first.to_ascii_lowercase().as_str() {
            "uci" => UciCommand::Uci,
            "isready" => UciCommand::IsReady,
            "ucinewgame" => UciCommand::NewGame,
            // Names of files may have characters that show nothing, and several spaces.
            name @ "setoption" => UciCommand::SetOption(without(after(line, name), is_garbage)),
            "position" => UciCommand::Position(rest.iter().map(|&word| word.to_owned()).collect()),
            "go" => UciCommand::Go(Go::read(rest.iter().copied())),
            "stop" => UciCommand::Stop,
            "ponderhit" => UciCommand::PonderHit,
            "quit" | "exit" => UciCommand::Quit,
            "d" => UciCommand::Draw,
            "bench" => UciCommand::Bench,
            "debug" | "register" => UciCommand::Nothing,
            _ => return None,
        })
    }
}

/// The text behind the first occurrence of a word in small letters, whatever its case in the text.
fn after<'t>(text: &'t str, word: &str) -> &'t str {
    let start = text.to_ascii_lowercase().find(word);
    start.map_or("", |start| &text[start + word.len()..])
}

fn without(text: &str, unwanted: fn(char) -> bool) -> String {
    text.chars().filter(|&sign| !unwanted(sign)).collect()
}

/// Whether a character shows nothing, or stands for bytes that are not text.
fn is_hidden(sign: char) -> bool {
    is_invisible(sign) || is_garbage(sign)
}

/// Whether a character is a control character, or stands for bytes that are not text.
fn is_garbage(sign: char) -> bool {
    sign == char::REPLACEMENT_CHARACTER || sign.is_control() && !sign.is_whitespace()
}

/// A word, shortened for a message.
pub(super) fn shortened(word: &str) -> String {
    word.chars().filter(|c| !c.is_control()).take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(line: &str) -> UciCommand {
        CommandLine::read(line).command
    }

    #[test]
    fn a_command_is_found_behind_other_words() {
        for (line, expected) in [
            ("uci", UciCommand::Uci),
            ("  uci  ", UciCommand::Uci),
            ("\tuci\r", UciCommand::Uci),
            ("UCI", UciCommand::Uci),
            ("IsReady", UciCommand::IsReady),
            ("joho uci", UciCommand::Uci),
            ("joho debug on", UciCommand::Nothing),
            ("e2e4 e7e5 ucinewgame", UciCommand::NewGame),
            ("please\u{a0}stop", UciCommand::Stop),
            ("?? stop now", UciCommand::Stop),
            ("quit now", UciCommand::Quit),
            ("frobnicate", UciCommand::Nothing),
            ("", UciCommand::Nothing),
        ] {
            assert_eq!(command(line), expected, "{line}");
        }
        assert!(CommandLine::read("debug on").notes.is_empty());
        assert!(CommandLine::read("   ").notes.is_empty());
        let skipped = CommandLine::read("joho debug on").notes;
        assert!(
            skipped.len() == 1 && skipped[0].contains("`joho`"),
            "{skipped:?}"
        );
        let unknown = CommandLine::read("frobnicate now").notes;
        assert_eq!(unknown, ["unknown command: frobnicate"]);
    }

    #[test]
    fn characters_that_show_nothing_do_not_matter() {
        for line in [
            "\u{feff}go depth 3",
            "\u{0}go depth 3",
            "go\u{200b} depth 3",
            "g\u{0}o\u{0} \u{0}depth 3\u{1a}",
            "go depth\u{200e} 3",
            "\u{fffd}\u{fffd}go depth 3",
            "go\u{7f} depth 3",
            "go\u{a0}depth\u{2009}3",
            "\u{1b}go depth 3",
            "go depth 3\u{0}",
        ] {
            let UciCommand::Go(go) = command(line) else {
                panic!("{line:?}");
            };
            assert_eq!((go.depth, go.problems.len()), (Some(3), 0), "{line:?}");
        }
        assert!(CommandLine::read("\u{feff}uci").notes.is_empty());
        assert_eq!(CommandLine::read("\u{0}uci").notes.len(), 1);
    }

    #[test]
    fn the_text_of_an_option_is_kept() {
        for (line, text) in [
            ("setoption name Hash value 3", " name Hash value 3"),
            ("x SetOption  name A  b", "  name A  b"),
            (
                "setoption name A value /a\u{200d}b",
                " name A value /a\u{200d}b",
            ),
            ("setoption\u{0} name A", " name A"),
        ] {
            assert_eq!(
                command(line),
                UciCommand::SetOption(text.to_owned()),
                "{line}"
            );
        }
    }

    #[test]
    fn a_position_is_its_words() {
        let words = |line| match command(line) {
            UciCommand::Position(words) => words.join("|"),
            other => panic!("{other:?}"),
        };
        assert_eq!(
            words("position startpos  moves e2e4"),
            "startpos|moves|e2e4"
        );
        assert_eq!(words("a position fen 8/8 w"), "fen|8/8|w");
        assert_eq!(words("position"), "");
    }
}
