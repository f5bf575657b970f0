//! Commands: what buttons, keys and the help tell of the actions that need nothing more to be said.

mod command;
mod files;
mod game;
mod looking;
mod pages;
mod program;

pub use command::Command;

/// All commands in groups, each with the id of its name, in the order of the help.
pub static GROUPS: [(&str, &[Command]); 5] = [
    ("commands-game", game::ALL),
    ("commands-looking", looking::ALL),
    ("commands-pages", pages::ALL),
    ("commands-files", files::ALL),
    ("commands-program", program::ALL),
];

/// All commands.
pub fn commands() -> impl Iterator<Item = &'static Command> {
    GROUPS.iter().flat_map(|(_, commands)| *commands)
}

/// The command of an id.
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
    fn no_key_does_two_things() {
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
