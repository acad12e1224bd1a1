//! Holds the import orders of `src/` and `actors/src/`: no folder imports a folder to its left, so that no import circle can arise.
//! The modules of `sql/src/` have no fixed order; they have no import circle either.
//!
//! The sources are parsed. `use` trees, paths inside of code, paths inside of macros, `super::` and the re-exports of a crate's
//! `lib.rs` count; test modules do not.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{TokenStream, TokenTree};
use syn::{
    Attribute, File, Item, ItemMod, ItemUse, Macro, MetaList, UseTree, Visibility,
    visit::{self, Visit},
};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The folders of `src/`, as the README draws them. A folder may import folders to its right, and none next to it.
const SERVER: &[&[&str]] = &[
    &["cli"],
    &["server"],
    &["web_app"],
    &["api"],
    &["realtime"],
    &["content"],
    &["operators"],
    &["accounts", "payments", "downloads", "square", "reading", "welfare"],
    &["media"],
    &["text"],
    &["platform"],
    &["config"],
];

/// The folders of `actors/src/`, as its README draws them, under the same rule.
const ACTORS: &[&[&str]] = &[
    &["node"],
    &["session", "thread", "feeds"],
    &["actor"],
    &["short_term", "relay", "hub"],
    &["committer"],
    &["platform", "wire"],
];

#[test]
fn folders_of_the_server_import_to_the_right_only() {
    assert_imports_follow("src", SERVER);
}

#[test]
fn the_order_names_every_folder_of_the_server() {
    assert_names_every_folder("src", SERVER);
}

#[test]
fn folders_of_actors_import_to_the_right_only() {
    assert_imports_follow("actors/src", ACTORS);
}

#[test]
fn the_order_names_every_folder_of_actors() {
    assert_names_every_folder("actors/src", ACTORS);
}

#[test]
fn modules_of_sql_import_without_a_circle() {
    let read = Crate::read("sql/src");
    let circles = circles(&read);
    let imports =
        circles.iter().map(|circle| format!("{}\n", circle.join(", ")) + &imports_within(&read, circle));
    let imports: Vec<String> = imports.collect();
    assert!(circles.is_empty(), "{} import circles; break each:\n{}", circles.len(), imports.join("\n"));
}

#[test]
fn an_import_of_every_form_is_found() {
    let source = "
        use crate::{one::Name, group::{self, inner::*}};
        pub use super::sibling::Thing;
        #[cfg(test)] mod tests { use crate::only_in_tests::Helper; }
        #[path(crate::in_attribute::Text)] fn body() { crate::inline::call(); println!(\"{}\", crate::in_macro::VALUE); Exported::new(); }
        use crate::Exported;
    ";
    let exports = BTreeMap::from([("Exported".to_owned(), "origin".to_owned())]);
    let module = ["here".to_owned(), "file".to_owned()];
    let found = imports(&syn::parse_file(source).unwrap(), &module, &exports);
    let expected = ["group", "here", "in_attribute", "in_macro", "inline", "one", "origin"];
    assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

#[test]
fn an_import_against_the_order_is_found() {
    let edge = |from: &str, to: &str| ((from.to_owned(), to.to_owned()), PathBuf::from("x.rs"));
    let order: &[&[&str]] = &[&["top"], &["left", "right"], &["low"]];
    let wrong = |from, to| wrong(&Crate { edges: BTreeMap::from([edge(from, to)]) }, order).len();
    assert_eq!([("top", "low"), ("left", "low")].map(|(from, to)| wrong(from, to)), [0, 0]);
    for (from, to) in [("low", "top"), ("left", "right"), ("top", "unknown"), ("unknown", "low")] {
        assert_eq!(wrong(from, to), 1, "{from} imports {to}");
    }
}

#[test]
fn a_circle_of_imports_is_found() {
    let circles = |edges: &[(&str, &str)]| {
        let edge = |&(from, to): &(&str, &str)| ((from.to_owned(), to.to_owned()), PathBuf::from("x.rs"));
        circles(&Crate { edges: edges.iter().map(edge).collect() })
            .iter()
            .map(|circle| circle.join(" "))
            .collect()
    };
    let found: Vec<String> = circles(&[("a", "b"), ("a", "c"), ("b", "d"), ("c", "d")]);
    assert!(found.is_empty(), "{found:?}");
    let found: Vec<String> =
        circles(&[("a", "b"), ("b", "c"), ("c", "d"), ("d", "b"), ("d", "e"), ("e", "f"), ("f", "e")]);
    assert_eq!(found, ["b c d", "e f"]);
}

#[test]
fn modules_of_tests_are_found() {
    let lib = "mod a; #[cfg(test)] mod b; #[cfg(test)] #[path = \"x.rs\"] mod c; #[cfg(unix)] mod d;";
    assert_eq!(test_modules(&syn::parse_file(lib).unwrap()), ["b", "c"].map(String::from).into());
}

fn assert_imports_follow(folder: &str, order: &[&[&str]]) {
    let wrong = wrong(&Crate::read(folder), order);
    assert!(wrong.is_empty(), "{} imports against the order:\n{}", wrong.len(), wrong.join("\n"));
}

fn assert_names_every_folder(folder: &str, order: &[&[&str]]) {
    let files = files(&Path::new(ROOT).join(folder));
    let found: BTreeSet<&str> = files.iter().map(|(_, module)| module[0].as_str()).collect();
    let named: BTreeSet<&str> = order.iter().copied().flatten().copied().collect();
    assert_eq!(named, found);
}

/// The circles of imports: each holds all modules that import each other, directly or through others.
fn circles(read: &Crate) -> BTreeSet<Vec<&str>> {
    let modules: BTreeSet<&str> = read.edges.keys().map(|(from, _)| from.as_str()).collect();
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        modules.iter().map(|&module| (module, reached(read, module))).collect();
    let circle = |module: &str| -> Vec<&str> {
        modules
            .iter()
            .copied()
            .filter(|&other| reached[module].contains(other) && reached[other].contains(module))
            .collect()
    };
    modules.iter().map(|module| circle(module)).filter(|circle| !circle.is_empty()).collect()
}

/// The modules that a module imports, directly or through others. In a circle, it reaches itself.
fn reached<'a>(read: &'a Crate, module: &'a str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut next = vec![module];
    while let Some(module) = next.pop() {
        for (from, to) in read.edges.keys() {
            if from == module && found.insert(to.as_str()) {
                next.push(to);
            }
        }
    }
    found
}

/// The imports between these modules, one a line.
fn imports_within(read: &Crate, modules: &[&str]) -> String {
    let is_within = |name: &String| modules.contains(&name.as_str());
    let within = read.edges.iter().filter(|((from, to), _)| is_within(from) && is_within(to));
    within.map(|((from, to), path)| format!("  {from} imports {to}: {}\n", path.display())).collect()
}

/// The imports that break the order. An import also breaks it if the order does not name one of the two folders.
fn wrong(read: &Crate, order: &[&[&str]]) -> Vec<String> {
    let place = |folder: &str| order.iter().position(|group| group.contains(&folder));
    read.edges
        .iter()
        .filter(|((from, to), _)| match (place(from), place(to)) {
            (Some(from), Some(to)) => from >= to,
            _ => true,
        })
        .map(|((from, to), path)| format!("{from} imports {to}: {}", path.display()))
        .collect()
}

/// The imports between the top modules of one crate. Each import comes with one file that contains it.
struct Crate {
    edges: BTreeMap<(String, String), PathBuf>,
}

impl Crate {
    fn read(folder: &str) -> Self {
        let root = Path::new(ROOT).join(folder);
        let exports = exports(&parse(&root.join("lib.rs")));
        let mut edges = BTreeMap::new();
        for (path, module) in files(&root) {
            for to in imports(&parse(&path), &module, &exports) {
                if to != module[0] {
                    edges.entry((module[0].clone(), to)).or_insert_with(|| path.clone());
                }
            }
        }
        Self { edges }
    }
}

/// The top modules of its crate that a file imports, its own included.
fn imports(file: &File, module: &[String], exports: &BTreeMap<String, String>) -> BTreeSet<String> {
    let mut visitor = Imports { module: module.to_vec(), found: BTreeSet::new() };
    visitor.visit_file(file);
    visitor.found.into_iter().map(|name| exports.get(&name).cloned().unwrap_or(name)).collect()
}

struct Imports {
    /// The module that is visited: `["accounts", "tokens"]`.
    module: Vec<String>,
    /// First names of the paths from the crate's root.
    found: BTreeSet<String>,
}

impl Imports {
    /// Notes a path such as `crate::a::b` or `super::c`.
    fn note(&mut self, path: &[String]) {
        let mut base = self.module.clone();
        let mut rest = path;
        match rest.first().map(String::as_str) {
            Some("crate") => base.clear(),
            Some("super") => {
                base.pop();
            }
            _ => return,
        }
        rest = &rest[1..];
        while rest.first().is_some_and(|name| name == "super") {
            base.pop();
            rest = &rest[1..];
        }
        if let Some(top) = base.first().or(rest.first()) {
            self.found.insert(top.clone());
        }
    }

    fn note_tree(&mut self, tree: &UseTree, before: &[String]) {
        let with = |name: String| [before, &[name]].concat();
        match tree {
            UseTree::Path(path) => self.note_tree(&path.tree, &with(path.ident.to_string())),
            UseTree::Name(name) => self.note(&with(name.ident.to_string())),
            UseTree::Rename(name) => self.note(&with(name.ident.to_string())),
            UseTree::Glob(_) => self.note(before),
            UseTree::Group(group) => group.items.iter().for_each(|item| self.note_tree(item, before)),
        }
    }

    /// Macros are not parsed: their tokens are searched for paths.
    fn note_tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.note_tokens(group.stream()),
                TokenTree::Ident(first) if first == "crate" || first == "super" => {
                    let mut path = vec![first.to_string()];
                    let mut next = at + 1;
                    while let Some([TokenTree::Punct(one), TokenTree::Punct(two), TokenTree::Ident(name)]) =
                        tokens.get(next..next + 3)
                        && (one.as_char(), two.as_char()) == (':', ':')
                    {
                        path.push(name.to_string());
                        next += 3;
                    }
                    self.note(&path);
                }
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Imports {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes: &[Attribute] = match item {
            Item::Mod(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            _ => &[],
        };
        if !attributes.iter().any(is_for_tests) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if item.content.is_none() {
            return;
        }
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.note_tree(&item.tree, &[]);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.note(&names);
        visit::visit_path(self, path);
    }

    /// Attributes such as `#[utoipa::path(…)]` hold paths, too.
    fn visit_meta_list(&mut self, item: &'ast MetaList) {
        self.note_tokens(item.tokens.clone());
    }

    fn visit_macro(&mut self, item: &'ast Macro) {
        self.note_tokens(item.tokens.clone());
    }
}

fn is_for_tests(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg")
        && attribute.parse_args::<syn::Ident>().is_ok_and(|condition| condition == "test")
}

/// What `lib.rs` re-exports: name -> the top module that has it.
fn exports(lib: &File) -> BTreeMap<String, String> {
    fn collect(tree: &UseTree, top: Option<&str>, into: &mut BTreeMap<String, String>) {
        match (tree, top) {
            (UseTree::Path(path), None) => {
                let name = path.ident.to_string();
                let is_root = name == "crate" || name == "self";
                collect(&path.tree, (!is_root).then_some(name.as_str()), into);
            }
            (UseTree::Path(path), top) => collect(&path.tree, top, into),
            (UseTree::Name(name), Some(top)) => {
                into.insert(name.ident.to_string(), top.to_owned());
            }
            (UseTree::Rename(name), Some(top)) => {
                into.insert(name.rename.to_string(), top.to_owned());
            }
            (UseTree::Group(group), top) => group.items.iter().for_each(|item| collect(item, top, into)),
            _ => {}
        }
    }
    let mut found = BTreeMap::new();
    for item in &lib.items {
        if let Item::Use(item) = item
            && !matches!(item.vis, Visibility::Inherited)
        {
            collect(&item.tree, None, &mut found);
        }
    }
    found
}

/// The files of a crate, each with its module: all but `lib.rs`, `main.rs` and tests.
fn files(root: &Path) -> Vec<(PathBuf, Vec<String>)> {
    let tests = test_modules(&parse(&root.join("lib.rs")));
    let mut files = Vec::new();
    for path in sources(root) {
        if let Some(module) = module_of(path.strip_prefix(root).unwrap())
            && !tests.contains(&module[0])
        {
            files.push((path, module));
        }
    }
    files
}

/// The modules that `lib.rs` declares for tests only.
fn test_modules(lib: &File) -> BTreeSet<String> {
    let modules = lib.items.iter().filter_map(|item| match item {
        Item::Mod(module) if module.attrs.iter().any(is_for_tests) => Some(module.ident.to_string()),
        _ => None,
    });
    modules.collect()
}

fn parse(path: &Path) -> File {
    let text = fs::read_to_string(path).unwrap();
    syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The module of a file below its crate's source folder. `None`: the crate's own file, or a file of tests.
fn module_of(path: &Path) -> Option<Vec<String>> {
    let mut names: Vec<String> =
        path.with_extension("").iter().map(|name| name.to_str().unwrap().to_owned()).collect();
    if names.last().is_some_and(|name| name == "mod") {
        names.pop();
    }
    let is_root = matches!(names.as_slice(), [one] if one == "lib" || one == "main");
    let is_test = names[0] == "fuzz" || names.iter().any(|name| name == "tests");
    (!is_root && !is_test).then_some(names)
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}
