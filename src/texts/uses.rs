//! Finds the arguments and other texts that each text of a file uses.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use std::collections::BTreeSet;

/// The arguments and other texts that a text uses.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Uses {
    /// The names of its arguments.
    pub variables: BTreeSet<String>,
    /// The other texts of the file to which it refers: `id`, `id.attribute` or `-term`.
    pub references: BTreeSet<String>,
}

/// A text of a file.
pub(super) struct TextUses {
    /// Its id, with an attribute after a dot.
    pub id: String,
    /// What it uses.
    pub uses: Uses,
}

/// The texts of an entry: its value and its attributes. Nothing can ask for the attributes of terms.
pub(super) fn patterns(entry: &Entry<&str>) -> Vec<TextUses> {
    let Entry::Message(message) = entry else {
        return Vec::new();
    };
    let id = message.id.name;
    let value = message.value.iter().map(|value| (id.to_owned(), value));
    let attributes = message.attributes.iter();
    let attributes = attributes.map(|found| (format!("{id}.{}", found.id.name), &found.value));
    value
        .chain(attributes)
        .map(|(id, pattern)| TextUses {
            id,
            uses: uses(pattern),
        })
        .collect()
}

/// The arguments and other texts that a text uses. The forms of an argument count as the argument.
pub(super) fn uses(pattern: &Pattern<&str>) -> Uses {
    let mut uses = Uses::default();
    uses.pattern(pattern);
    let names = uses.variables.iter().map(|name| without_form(name));
    uses.variables = names.map(str::to_owned).collect();
    uses
}

/// The arguments as they stand in a text, each with its form: `piece-dative`.
pub(super) fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut uses = Uses::default();
    uses.pattern(pattern);
    uses.variables
}

/// The forms of arguments, as they stand after the name of an argument in a text. Of pieces: cases, the plural of the
/// name of the first, the number of pieces, and the grammatical gender of the first. Of a side: its name.
pub(super) const FORMS: [&str; 7] = [
    "accusative",
    "dative",
    "genitive",
    "plural",
    "count",
    "gender",
    "name",
];

/// The name of an argument without its form: `piece` for `piece-dative`.
fn without_form(variable: &str) -> &str {
    match variable.rsplit_once('-') {
        Some((name, form)) if FORMS.contains(&form) => name,
        _ => variable,
    }
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants
                    .iter()
                    .for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute
                    .as_ref()
                    .map(|attribute| format!(".{}", attribute.name));
                let whole = format!("{}{}", id.name, attribute.unwrap_or_default());
                self.references.insert(whole);
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments
                    .iter()
                    .for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments
            .positional
            .iter()
            .for_each(|argument| self.inline(argument));
    }
}
