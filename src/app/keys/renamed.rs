//! The names of commands in the settings of version 0.1.

/// The name of each command in version 0.1, and its id.
pub(super) const OLD_NAMES: [(&str, &str); 58] = [
    ("TakeBack", "play.takeback"),
    ("NewGame", "play.new_game"),
    ("Resign", "play.resign"),
    ("OfferDraw", "play.offer_draw"),
    ("Adjudicate", "play.adjudicate"),
    ("Rematch", "play.rematch"),
    ("TogglePause", "play.pause"),
    ("Step", "play.one_move"),
    ("Hint", "analysis.hint"),
    ("WriteMove", "play.type_move"),
    ("ToggleAnalysis", "analysis.toggle"),
    ("Review", "analysis.review"),
    ("Flip", "board.flip"),
    ("ReadOut", "board.read_out"),
    ("FocusBoard", "board.focus"),
    ("First", "moves.first"),
    ("Back", "moves.back"),
    ("Forward", "moves.forward"),
    ("Last", "moves.last"),
    ("PreviousVariation", "moves.previous_variation"),
    ("NextVariation", "moves.next_variation"),
    ("PreviousBranch", "moves.previous_branch"),
    ("NextBranch", "moves.next_branch"),
    ("Promote(None)", "moves.promote_variation"),
    ("Delete(None)", "moves.delete"),
    ("ToggleComment", "moves.comment"),
    ("TogglePlay", "guide.play"),
    ("OpenStart", "program.start_page"),
    ("OpenGuide(None)", "guide.open"),
    ("OpenInvent(None)", "invent.open"),
    ("OpenEditor", "editor.open"),
    ("Edit(Undo)", "editor.undo"),
    ("Edit(Redo)", "editor.redo"),
    ("Continue", "play.continue"),
    ("ToggleProblems", "files.problems"),
    ("ToggleOpen", "files.open"),
    ("Saved(Save)", "my_games.save"),
    ("Saved(SaveAs)", "my_games.save_as"),
    ("Saved(CopyGame)", "my_games.copy_game"),
    ("Saved(CopyPosition)", "my_games.copy_position"),
    ("Saved(Paste)", "my_games.paste"),
    ("Saved(OpenShelf)", "my_games.open"),
    ("Saved(ShowList)", "my_games.show_list"),
    ("Saved(PreviousGame)", "my_games.previous_game"),
    ("Saved(NextGame)", "my_games.next_game"),
    ("NextCoordinates", "settings.coordinates"),
    ("NextSpeed", "settings.speed"),
    ("NextPieces", "settings.piece_set"),
    ("ToggleDark", "settings.dark"),
    ("ToggleSound", "sound.toggle"),
    ("Enlarge", "settings.enlarge"),
    ("Reduce", "settings.reduce"),
    ("UsualScale", "settings.default_size"),
    ("ToggleFullscreen", "program.full_screen"),
    ("ToggleSettings", "settings.open"),
    ("ToggleHelp", "keys.help"),
    ("Cancel", "program.cancel"),
    ("Quit", "program.quit"),
];

/// The id for a name in a settings file, whether old or new.
pub(super) fn id(name: &str) -> &str {
    let renamed = OLD_NAMES.iter().find(|(old, _)| *old == name);
    renamed.map_or(name, |(_, id)| id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::keys::Chord;
    use crate::app::keys::by_id;
    use crate::app::settings;
    use std::fs;

    /// A settings file of version 0.1. Three commands have changed keys, and one comes from a newer version.
    const OLD: &str = include_str!("tests/settings-0.1.ron");

    #[test]
    fn every_old_name_belongs_to_a_different_command() {
        for (index, (old, id)) in OLD_NAMES.iter().enumerate() {
            assert!(by_id(id).is_some(), "{id}");
            let before = &OLD_NAMES[..index];
            assert!(
                before
                    .iter()
                    .all(|(name, other)| name != old && other != id),
                "{old}"
            );
        }
    }

    #[test]
    fn shortcuts_of_old_settings_are_converted_once() {
        let folder = std::env::temp_dir().join(format!("baroque-old-keys-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("settings.ron");
        fs::write(&path, OLD).unwrap();
        let read = settings::load(&path).unwrap();
        let key = |id| read.keys.chord(by_id(id).unwrap()).map(Chord::stored);
        assert_eq!(key("play.takeback").as_deref(), Some("Ctrl+U"));
        assert_eq!(key("guide.open").as_deref(), Some("Shift+G"));
        assert_eq!(key("my_games.save_as").as_deref(), Some("F7"));
        assert_eq!(key("board.flip").as_deref(), Some("F"));
        settings::save(&path, &read).unwrap();
        let written = fs::read_to_string(&path).unwrap();
        assert!(
            written.contains(r#""play.takeback": "Ctrl+U""#),
            "{written}"
        );
        assert!(written.contains(r#""FromTomorrow": "Ctrl+K""#), "{written}");
        assert!(!written.contains("TakeBack"), "{written}");
        assert_eq!(settings::load(&path), Ok(read));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn an_id_overrides_an_old_name() {
        let text = r#"{"Hint": "F7", "analysis.hint": "F8"}"#;
        let keys: crate::app::keys::Keymap = ron::from_str(text).unwrap();
        assert_eq!(
            keys.chord(by_id("analysis.hint").unwrap())
                .map(Chord::stored)
                .as_deref(),
            Some("F8")
        );
        assert_eq!(ron::to_string(&keys).unwrap(), r#"{"analysis.hint":"F8"}"#);
    }
}
