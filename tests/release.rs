//! The version of a release is the same in every file that names it.

use std::fs;
use std::process::Command;

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[test]
fn all_files_name_the_version() {
    for (file, wanted) in [
        ("CHANGELOG.md", format!("## {VERSION}, ")),
        (
            "packaging/Info.plist",
            format!("<string>{VERSION}</string>"),
        ),
        (
            "packaging/alt.baroque.Baroque.metainfo.xml",
            format!("<release version=\"{VERSION}\""),
        ),
    ] {
        let text = fs::read_to_string(file).unwrap();
        let newest = text.lines().map(str::trim_start);
        let mut newest = newest.filter(|line| {
            line.starts_with("## ") || line.starts_with("<release ") || line.contains(VERSION)
        });
        let line = newest.next().unwrap_or_default();
        assert!(line.starts_with(&wanted), "{file}: {line}, not {wanted}");
    }
}

#[test]
fn the_program_says_its_version_and_perhaps_its_commit() {
    let output = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .arg("--version")
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let rest = said.strip_prefix(&format!("baroque {VERSION}")).unwrap();
    let commit = rest.trim_end();
    assert!(
        commit.is_empty() || (commit.starts_with(" (") && commit.ends_with(')')),
        "{said}"
    );
}

/// A tag can be moved to other code, a commit cannot.
#[test]
fn workflows_name_the_commits_of_their_actions() {
    for file in fs::read_dir(".github/workflows").unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        for action in text.lines().filter_map(|line| line.split_once("uses: ")) {
            let (name, _) = action.1.split_once(' ').unwrap_or((action.1, ""));
            let commit = name.rsplit_once('@').map_or("", |(_, commit)| commit);
            let exact = commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit());
            assert!(
                name.starts_with("./") || exact,
                "{}: {name}",
                path.display()
            );
        }
    }
}

/// The lists of licences in the two files are compared by what stands in their quotes.
#[test]
fn the_checks_of_licences_agree() {
    let accepted = list("packaging/about.toml", "accepted");
    assert!(accepted.len() > 5, "{accepted:?}");
    assert_eq!(accepted, list("deny.toml", "allow"));
}

/// The texts in a list of a TOML file.
fn list(file: &str, name: &str) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let (_, list) = text.split_once(&format!("\n{name} = [")).unwrap();
    let (list, _) = list.split_once(']').unwrap();
    list.split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}
