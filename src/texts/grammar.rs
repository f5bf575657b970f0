//! Nouns and lists by the grammar of a language, which its texts `noun-…` and `list-…` give.

use super::language::NOMINATIVE;
use super::noun::{Article, NounGroup};
use super::{ENGLISH, Joint, Language, Noun};
use crate::words::{plural, slug, with_article};
use fluent_bundle::FluentArgs;

impl Language {
    /// Pieces in a case, or another form of their names.
    pub(super) fn noun(&self, noun: &Noun, form: &str) -> String {
        let groups: Vec<String> = noun
            .groups
            .iter()
            .map(|group| self.group(group, noun.article, form))
            .collect();
        let several = noun.groups.iter().any(|group| group.squares.len() > 1);
        let joint = if several { Joint::CommaAnd } else { Joint::And };
        match form {
            "plural" | "gender" => groups.into_iter().next().unwrap_or_default(),
            _ => self.list(groups, joint),
        }
    }

    /// Pieces of one name.
    fn group(&self, group: &NounGroup, article: Article, form: &str) -> String {
        let of_name = || format!("piece-{}", slug(&group.name));
        let id = group.id.map_or_else(of_name, str::to_owned);
        // A name of somebody's own that differs from it in capitals stays as it is.
        let is_known = group.id.is_some() || ENGLISH.plain(&id) == Some(&group.name);
        let named = |form: &str| {
            let found = is_known.then(|| self.plain(&format!("{id}{form}")));
            found.flatten()
        };
        let own_plural = || match self.is_english {
            true => plural(&group.name),
            false => group.name.clone(),
        };
        let many = || named(".plural").map_or_else(own_plural, str::to_owned);
        let gender = named(".gender").unwrap_or_default();
        match form {
            "plural" => return many(),
            "gender" => return gender.to_owned(),
            _ => {}
        }
        let one = match form {
            NOMINATIVE => None,
            case => named(&format!(".{case}")),
        };
        let one = one.or_else(|| named("")).unwrap_or(&group.name).to_owned();
        let names = match form {
            NOMINATIVE => many(),
            case => named(&format!(".plural-{case}")).map_or_else(many, str::to_owned),
        };
        let id = match article {
            Article::Definite if group.squares.is_empty() => "noun-this",
            Article::Definite => "noun-the",
            Article::Indefinite => "noun-a",
            Article::None => return one,
        };
        let vowel = if with_article(&one).starts_with("an ") {
            "yes"
        } else {
            "no"
        };
        let mut arguments = FluentArgs::new();
        arguments.set("count", group.squares.len());
        arguments.set("squares", self.list(group.squares.clone(), Joint::And));
        arguments.set("vowel", vowel);
        arguments.set("name", one);
        arguments.set("names", names);
        arguments.set("case", form.to_owned());
        arguments.set("gender", gender);
        self.text(id, &arguments).unwrap_or_default()
    }

    /// Joins words to a list.
    pub(super) fn list(&self, parts: Vec<String>, joint: Joint) -> String {
        let (last, comma) = match joint {
            Joint::And => ("list-and", "list-comma"),
            Joint::Or => ("list-or", "list-comma"),
            Joint::CommaAnd => ("list-comma-and", "list-comma"),
            Joint::CommaOr => ("list-comma-or", "list-comma"),
            Joint::Comma => ("list-comma", "list-comma"),
            Joint::Semicolon => ("list-semicolon", "list-semicolon"),
            Joint::Space => return parts.join(" "),
            Joint::Nothing => return parts.concat(),
        };
        let end = parts.len().saturating_sub(1);
        let joined = parts
            .into_iter()
            .enumerate()
            .reduce(|(_, list), (at, next)| {
                let initial = next.chars().next().into_iter().flat_map(char::to_lowercase);
                let mut arguments = FluentArgs::new();
                arguments.set("list", list);
                arguments.set("initial", initial.collect::<String>());
                arguments.set("next", next);
                let id = if at == end { last } else { comma };
                (at, self.text(id, &arguments).unwrap_or_default())
            });
        joined.map(|(_, list)| list).unwrap_or_default()
    }
}
