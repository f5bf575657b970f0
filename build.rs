//! Lists the texts with their arguments. The compiler checks every use of a text with this list.

#[path = "src/texts/uses.rs"]
// The list needs no references between texts.
#[allow(dead_code)]
mod uses;

#[path = "src/texts/unused.rs"]
mod unused;

fn main() {
    println!("cargo::rerun-if-changed=src/texts/uses.rs");
    println!("cargo::rerun-if-changed=src/texts/unused.rs");
    println!("cargo::rerun-if-changed=assets/texts/en.ftl");
    list_texts();
}

/// Writes all texts as an array of ids, in order, each with the names of its arguments, in order.
fn list_texts() {
    let source = std::fs::read_to_string("assets/texts/en.ftl").expect("the file of texts");
    let sheet = fluent_syntax::parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("assets/texts/en.ftl: {errors:#?}"));
    let mut texts = std::collections::BTreeMap::new();
    for text in sheet.body.iter().flat_map(uses::patterns) {
        let arguments: Vec<String> = text.uses.variables.into_iter().collect();
        if texts.insert(text.id.clone(), arguments).is_some() {
            panic!("assets/texts/en.ftl: {} stands there twice", text.id);
        }
    }
    // Cargo builds the library again after each run of this, so the daily build leaves it to a test.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=src");
        let unused = unused::unused(texts.keys().map(String::as_str), "src".as_ref());
        assert!(
            unused.is_empty(),
            "texts without use in assets/texts/en.ftl: {unused:#?}"
        );
    }
    let texts: Vec<String> = texts
        .iter()
        .map(|(id, arguments)| format!("({id:?}, &{arguments:?})"))
        .collect();
    let list = format!("&[{}]", texts.join(",\n"));
    let folder = std::env::var_os("OUT_DIR").expect("a folder for the list");
    let path = std::path::Path::new(&folder).join("texts.rs");
    std::fs::write(path, list).expect("a list of texts");
}
