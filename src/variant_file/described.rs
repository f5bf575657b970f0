//! Descriptions of the types of the format, for the manual and for messages.

/// A type of the format with a description for the manual.
pub trait Described {
    /// Its section of the manual.
    const SECTION: Section;
}

/// The section of a type: the fields of a record, or the names of a choice.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// The type's name.
    pub name: &'static str,
    /// What messages call it.
    pub what: &'static str,
    /// Its docs, line by line.
    pub docs: &'static [&'static str],
    /// The fields of a record.
    pub fields: &'static [Field],
    /// The names of a choice.
    pub choices: &'static [Choice],
}

/// A field of a record or of a choice.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Its type as written in Rust.
    pub kind: &'static str,
    /// Its docs, line by line.
    pub docs: &'static [&'static str],
}

/// One of the names of a choice.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The name.
    pub name: &'static str,
    /// Its docs, line by line.
    pub docs: &'static [&'static str],
    /// The fields in its parentheses.
    pub fields: &'static [Field],
}
