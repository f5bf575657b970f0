//! The languages of the system.

use unic_langid::LanguageIdentifier;

/// The languages that the environment asks for, the preferred one first. The variables are those of gettext: a list in
/// `LANGUAGE`, and one language in `LC_ALL`, `LC_MESSAGES` or `LANG`.
pub(super) fn wanted(variable: impl Fn(&str) -> Option<String>) -> Vec<LanguageIdentifier> {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let Some(locale) = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set) else {
        return Vec::new();
    };
    // As in gettext, `LANGUAGE` counts only if a locale is set.
    let Some(usual) = tag(&locale) else {
        return Vec::new();
    };
    let list = set(&"LANGUAGE").unwrap_or_default();
    list.split(':').filter_map(tag).chain([usual]).collect()
}

/// The language of a locale such as `de_AT.UTF-8@euro`; none for `C`.
fn tag(locale: &str) -> Option<LanguageIdentifier> {
    let name = locale.split(['.', '@']).next()?;
    match name {
        "" | "C" | "POSIX" => None,
        name => name.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(variables: &[(&str, &str)]) -> Vec<String> {
        let found = |name: &str| {
            let held = variables.iter().find(|(held, _)| *held == name)?;
            Some(held.1.to_owned())
        };
        wanted(found).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_environment_is_read_as_gettext_reads_it() {
        assert_eq!(asked(&[("LANG", "de_AT.UTF-8@euro")]), ["de-AT"]);
        assert_eq!(asked(&[("LANG", "de_DE"), ("LC_MESSAGES", "fr")]), ["fr"]);
        let all = [("LANG", "de"), ("LC_MESSAGES", "fr"), ("LC_ALL", "es_MX")];
        assert_eq!(asked(&all), ["es-MX"]);
        assert_eq!(
            asked(&[("LANG", "de"), ("LANGUAGE", "pt_BR:it")]),
            ["pt-BR", "it", "de"]
        );
        assert_eq!(asked(&[("LANG", ""), ("LC_ALL", "")]), [""; 0]);
        assert_eq!(asked(&[("LC_ALL", "C.UTF-8"), ("LANGUAGE", "de")]), [""; 0]);
        assert_eq!(asked(&[("LANG", "not a locale")]), [""; 0]);
    }
}
