//! Places of mistakes, and mistakes of several kinds of entries.

use crate::variant_file::decode::{Report, Spanned};
use crate::variant_file::diagnostics::{Diagnostic, Span, suggestion};

/// The value; reports that it is missing if it is `None`.
pub(super) fn required<T>(
    value: Option<T>,
    span: &Span,
    message: &str,
    report: &mut Report,
) -> Option<T> {
    if value.is_none() {
        report.push(Diagnostic::new(span, message));
    }
    value
}

/// Whether a part of a layout comes from a base. Then its only mistake is that it does not fit the
/// array of the game's own file, `home`.
pub(super) fn comes_from_base(part: &Span, array: &Span, home: &Span) -> bool {
    part.source != home.source && array.source == home.source
}

/// The span of some characters of a string, given their offset in its value.
///
/// It is exact if the string has no escapes; otherwise it is the start of the string.
pub(super) fn place_in(text: &Spanned<String>, offset: usize, length: usize) -> Span {
    let span = &text.span;
    let written = span.source.text.get(span.range.clone()).unwrap_or_default();
    match written.find(text.value.as_str()) {
        Some(inset) => {
            let start = span.range.start + inset + offset;
            Span {
                source: span.source.clone(),
                range: start..start + length,
            }
        }
        None => span.clone(),
    }
}

/// Reports an unknown name; `what` says which kind of name it is.
pub(super) fn unknown<'a>(
    name: &Spanned<String>,
    what: &str,
    known: impl IntoIterator<Item = &'a str> + Clone,
    report: &mut Report,
) {
    let message = format!("{what} `{}`", name.value);
    let help = suggestion(&name.value, known);
    report.push(Diagnostic::new(&name.span, message).with_help(help));
}
