//! Finds the user's text editor, and the arguments that open a line.

use baroque::texts::text;
use std::path::{Path, PathBuf};

/// A place in a file. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct FileLocation {
    pub path: PathBuf,
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl FileLocation {
    pub fn start(path: PathBuf) -> FileLocation {
        FileLocation {
            path,
            line: 1,
            column: 1,
        }
    }
}

/// The way to open a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Launch {
    /// Run a program with arguments.
    Run(PathBuf, Vec<String>),
    /// Use the system's default program for such files.
    Usual,
}

/// Editors with a window of their own, the most common first, and the arguments that open a place.
const KNOWN: &[(&[&str], &str)] = &[
    (
        &[
            "code",
            "codium",
            "code-insiders",
            "vscodium",
            "code-oss",
            "cursor",
            "windsurf",
        ],
        "--goto {file}:{line}:{column}",
    ),
    (
        &["zed", "zeditor", "subl", "sublime_text", "lapce"],
        "{file}:{line}:{column}",
    ),
    (&["gedit", "xed", "pluma"], "+{line}:{column} {file}"),
    (&["gnome-text-editor"], "{file}"),
    (
        &["kate", "kwrite"],
        "--line {line} --column {column} {file}",
    ),
    (&["mousepad"], "--line={line} --column={column} {file}"),
    (
        &["geany", "idea", "rustrover", "clion"],
        "--line {line} --column {column} {file}",
    ),
    (&["gvim", "mvim"], "+{line} {file}"),
    (&["emacs"], "+{line}:{column} {file}"),
    (&["mate"], "-l {line}:{column} {file}"),
    (&["bbedit"], "+{line} {file}"),
    (&["notepad++"], "-n{line} -c{column} {file}"),
];

/// The way to open a place. The user's setting comes first. Next is the editor of the environment, if it has its own
/// window. Then come the known editors, and at last the system's default. `find` looks up a program.
///
/// # Errors
///
/// If the command in the settings cannot be parsed or does not exist. The error is a message for the user.
pub fn launch(
    place: &FileLocation,
    setting: &str,
    environment: &[String],
    find: impl Fn(&str) -> Option<PathBuf>,
) -> Result<Launch, String> {
    if let Some((program, arguments)) = words(setting)?.split_first() {
        let path =
            find(program).ok_or_else(|| text!("files-no-program", program = program.as_str()))?;
        let arguments = arguments_for(program, arguments);
        return Ok(Launch::Run(path, filled(&arguments, place)));
    }
    // The user did not set the environment for this program, so errors in it are ignored.
    let named = environment.iter().filter_map(|text| words(text).ok());
    let named = named.filter(|words| {
        words
            .first()
            .is_some_and(|program| style(program).is_some())
    });
    let known = KNOWN.iter().flat_map(|(names, _)| names.iter());
    let known = known.map(|name| vec![(*name).to_owned()]);
    let found = named.chain(known).find_map(|words| {
        let (program, arguments) = words.split_first()?;
        let arguments = arguments_for(program, arguments);
        Some(Launch::Run(find(program)?, filled(&arguments, place)))
    });
    Ok(found.unwrap_or(Launch::Usual))
}

/// The arguments of a program, with the place added if they lack it.
fn arguments_for(program: &str, given: &[String]) -> Vec<String> {
    let mut arguments = given.to_vec();
    if !given.iter().any(|argument| argument.contains("{file}")) {
        let style = style(program).unwrap_or("{file}");
        arguments.extend(style.split(' ').map(str::to_owned));
    }
    arguments
}

/// The arguments with which a known editor opens a place.
fn style(program: &str) -> Option<&'static str> {
    let stem = Path::new(program).file_stem()?.to_str()?;
    // `gedit` may be called `gedit.exe`, but the end of `notepad++` is no extension.
    let mut known = KNOWN.iter();
    known
        .find(|(names, _)| names.contains(&stem))
        .map(|(_, style)| *style)
}

fn filled(arguments: &[String], place: &FileLocation) -> Vec<String> {
    let file = place.path.display().to_string();
    let fill = |argument: &String| {
        let numbers = argument
            .replace("{line}", &place.line.to_string())
            .replace("{column}", &place.column.to_string());
        // The file is inserted last, because its name may contain braces.
        numbers.replace("{file}", &file)
    };
    arguments.iter().map(fill).collect()
}

/// Splits a command into words as a shell does. Text in quotes stays together.
fn words(command: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), _) if open == letter => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, ' ' | '\t') => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    if let Some(quote) = quote {
        return Err(text!("files-unclosed-quote", quote = quote.to_string()));
    }
    words.extend(word);
    Ok(words)
}

/// Finds a program by its path, or by its name in the folders of `PATH`.
pub fn find_program(name: &str) -> Option<PathBuf> {
    let endings: &[&str] = match cfg!(windows) {
        true => &["", ".exe", ".cmd", ".bat"],
        false => &[""],
    };
    let folders: Vec<PathBuf> = match Path::new(name).components().count() {
        1 => std::env::split_paths(&std::env::var_os("PATH")?).collect(),
        _ => vec![PathBuf::new()],
    };
    let candidates = folders.iter().flat_map(|folder| {
        let path = |ending: &&str| folder.join(format!("{name}{ending}"));
        endings.iter().map(path).collect::<Vec<PathBuf>>()
    });
    candidates.into_iter().find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place() -> FileLocation {
        FileLocation {
            path: PathBuf::from("/home/a b/{line}.ron"),
            line: 12,
            column: 5,
        }
    }

    /// The command that runs if only these programs exist; none if the system decides.
    fn run(setting: &str, environment: &[&str], there: &[&str]) -> Option<Vec<String>> {
        let environment: Vec<String> = environment.iter().map(|&text| text.to_owned()).collect();
        let find = |name: &str| there.contains(&name).then(|| PathBuf::from(name));
        match launch(&place(), setting, &environment, find).unwrap() {
            Launch::Run(program, arguments) => {
                let program = program.display().to_string();
                Some(std::iter::once(program).chain(arguments).collect())
            }
            Launch::Usual => None,
        }
    }

    fn expected(words: &[&str]) -> Option<Vec<String>> {
        Some(words.iter().map(|&word| word.to_owned()).collect())
    }

    const FILE: &str = "/home/a b/{line}.ron";

    #[test]
    fn the_setting_comes_first_and_is_used_literally() {
        let message = run(
            "my-ed -x '{line} {column}' {file}",
            &["code"],
            &["my-ed", "code"],
        );
        assert_eq!(message, expected(&["my-ed", "-x", "12 5", FILE]));
    }

    #[test]
    fn a_setting_without_a_file_gets_it_added() {
        let message = run("kate -n", &[], &["kate"]);
        assert_eq!(
            message,
            expected(&["kate", "-n", "--line", "12", "--column", "5", FILE])
        );
        assert_eq!(run("other", &[], &["other"]), expected(&["other", FILE]));
    }

    #[test]
    fn an_editor_of_the_environment_is_used_if_it_has_a_window() {
        let there = ["vim", "gvim", "code"];
        assert_eq!(
            run("", &["vim", "gvim"], &there),
            expected(&["gvim", "+12", FILE])
        );
        let goto = "/home/a b/{line}.ron:12:5";
        assert_eq!(
            run("", &["vim"], &there),
            expected(&["code", "--goto", goto])
        );
        assert_eq!(
            run("", &["code --wait"], &there),
            expected(&["code", "--wait", "--goto", goto])
        );
    }

    #[test]
    fn without_a_known_editor_the_system_decides() {
        assert_eq!(run("", &["vim", "nano", "'"], &["vim", "nano"]), None);
        assert_eq!(run("  ", &[], &[]), None);
    }

    #[test]
    fn a_wrong_setting_is_an_error() {
        let launch = |setting| launch(&place(), setting, &[], |_| None).unwrap_err();
        assert!(launch("nothing {file}").contains("`nothing`"));
        assert!(launch("code '{file}").contains("no closing quote"));
    }

    #[test]
    fn programs_are_found_by_name_and_by_path() {
        let here = std::env::current_exe().unwrap();
        assert_eq!(find_program(here.to_str().unwrap()), Some(here));
        assert_eq!(find_program("baroque-has-no-such-program"), None);
    }
}
