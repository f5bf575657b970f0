//! Reads one tag, in whatever form other programs and people write it.

/// A tag as it was read.
pub(in crate::notation) struct ReadTag<'t> {
    pub name: &'t str,
    /// The value; `None` if there is none.
    pub value: Option<String>,
    /// The number of bytes.
    pub length: usize,
    /// What is wrong with it.
    pub fault: Option<&'static str>,
}

const QUOTES: [char; 8] = ['"', '\'', '“', '”', '„', '‘', '’', '«'];
const CLOSING: [char; 7] = ['"', '\'', '“', '”', '‘', '’', '»'];

/// The name of the tag that a text begins with, and whether a quotation mark follows it.
pub(in crate::notation) fn begins_tag(text: &str) -> Option<(&str, bool)> {
    let inner = text.strip_prefix('[')?.trim_start_matches([' ', '\t']);
    let (name, rest) = inner.split_at(inner.find(ends_name).unwrap_or(inner.len()));
    let first = name.chars().next()?;
    let rest = rest.trim_start_matches([' ', '\t']);
    (first.is_alphanumeric() || first == '_').then_some((name, rest.starts_with(QUOTES)))
}

fn ends_name(sign: char) -> bool {
    sign.is_whitespace() || "[]\0".contains(sign) || QUOTES.contains(&sign)
}

/// Reads the tag that a text begins with. A tag that does not end ends with its line, so it hides nothing after it.
pub(in crate::notation) fn read_tag(text: &str) -> ReadTag<'_> {
    let line = &text[..line_end(text)];
    let inner = line[1..].trim_start();
    let (name, rest) = inner.split_at(inner.find(ends_name).unwrap_or(inner.len()));
    let rest = rest.trim_start();
    let begin = line.len() - rest.len();
    let mut tag = match rest.starts_with(QUOTES) {
        true => quoted(name, text, line, begin),
        false => unquoted(name, line, begin),
    };
    if name.is_empty() {
        tag.value = None;
        tag.fault = Some("this tag has no name, so it was left out");
    }
    tag
}

fn line_end(text: &str) -> usize {
    text.find(['\n', '\r']).unwrap_or(text.len())
}

/// A tag whose value begins with a quotation mark at this byte.
fn quoted<'t>(name: &'t str, text: &str, line: &str, begin: usize) -> ReadTag<'t> {
    let mark = line[begin..].chars().next().map_or(0, char::len_utf8);
    let plain = line[begin..].starts_with('"');
    let marks = if plain { &CLOSING[..1] } else { &CLOSING[..] };
    let begin = begin + mark;
    let read = |end: usize, length: usize, fault| ReadTag {
        name,
        value: Some(unescaped(&text[begin..end])),
        length,
        fault,
    };
    let other = (!plain).then_some("the value of this tag stands in other quotation marks");
    if let Some((end, length)) =
        closing(line, begin, marks, true).or_else(|| closing(line, begin, marks, false))
    {
        return read(end, length, other);
    }
    let whole = line.trim_end();
    if whole.len() > begin && whole.ends_with(CLOSING) {
        let mark = whole.chars().next_back().map_or(0, char::len_utf8);
        return read(whole.len() - mark, line.len(), Some("this tag has no `]`"));
    }
    let more = &text[..continued(text, line.len())];
    if let Some((end, length)) = closing(more, begin, marks, true) {
        return read(
            end,
            length,
            Some("the value of this tag has several lines, so they were joined"),
        );
    }
    let end = whole.strip_suffix(']').unwrap_or(whole).len().max(begin);
    read(
        end,
        line.len(),
        Some("the value of this tag has no closing quotation mark"),
    )
}

/// A tag whose value has no quotation marks and begins at this byte.
fn unquoted<'t>(name: &'t str, line: &str, begin: usize) -> ReadTag<'t> {
    let end = line[begin..].find(']');
    let value = &line[begin..end.map_or(line.len(), |end| begin + end)];
    let value = Some(value.trim().trim_end_matches(CLOSING)).filter(|value| !value.is_empty());
    ReadTag {
        name,
        value: value.map(str::to_owned),
        length: end.map_or(line.len(), |end| begin + end + 1),
        fault: Some(match value {
            Some(_) => "the value of this tag has no quotation marks",
            None => "this tag has no value, so it was left out",
        }),
    }
}

/// The end of a value, and the end of its tag: a quotation mark that a bracket follows.
fn closing(text: &str, begin: usize, marks: &[char], escapes: bool) -> Option<(usize, usize)> {
    let mut signs = text[begin..].char_indices();
    while let Some((at, sign)) = signs.next() {
        if escapes && sign == '\\' {
            signs.next();
        } else if marks.contains(&sign) {
            let rest = text[begin + at + sign.len_utf8()..].trim_start_matches([' ', '\t']);
            if rest.starts_with(']') {
                return Some((begin + at, text.len() - rest.len() + 1));
            }
        }
    }
    None
}

/// The end of the lines that may belong to a value: the next blank line, tag or comment.
fn continued(text: &str, line: usize) -> usize {
    let mut end = line;
    loop {
        let rest = &text[end..];
        let next = rest
            .strip_prefix("\r\n")
            .or_else(|| rest.strip_prefix(['\n', '\r']));
        let Some(next) = next else { return end };
        let length = line_end(next);
        let begun = next[..length].trim_start();
        if begun.is_empty() || begun.starts_with(['[', '{', '(', ';']) {
            return end;
        }
        end = text.len() - next.len() + length;
    }
}

/// A value without its escapes and line ends.
fn unescaped(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match (sign, signs.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                value.push(next);
                signs.next();
            }
            ('\r', Some('\n')) => {}
            ('\n' | '\r', _) => value.push(' '),
            _ => value.push(sign),
        }
    }
    value
}
