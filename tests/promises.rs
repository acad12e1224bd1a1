//! Checks that each test, file, command and harness helper that PROMISES.md and README.md name in backticks exists, and each test that
//! seeds.txt names.
//! PROMISES.md begins with the notation. Each row of its tables names at least one test, and only names of that notation.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// Crates with unit tests, and their sources.
const CRATES: [(&str, &str); 4] =
    [("portal", "src"), ("actors", "actors/src"), ("sql", "sql/src"), ("loadtest", "loadtest/src")];
const FILE_ENDINGS: [&str; 7] = [".rs", ".md", ".txt", ".mjs", ".py", ".toml", ".lock"];

#[test]
fn every_name_in_the_documents_exists() {
    let names = Names::read();
    let mut report = Report::default();
    names.check_table(&read("tests/PROMISES.md"), &mut report);
    names.check_text(&read("tests/README.md"), &mut report);
    assert!(report.wrong.is_empty(), "{} names are wrong:\n{}", report.wrong.len(), report.wrong.join("\n"));
    println!("{} names exist", report.checked.len());
}

#[test]
fn a_name_that_does_not_exist_is_found() {
    let names = Names::read();
    for wrong in [
        "routes::envelope::no_such_test",
        "routes::no_such_module",
        "routes::{envelope,no_such_module}",
        "realtime::drain::a_thousand_…",
        "harness::no_such_helper",
        "portal::no_such_module",
        "portal::platform::blocking_pool::tests::no_such_test",
        "actors::thread::tests::no_such_test",
        "tests/no_such_file.rs",
        "web/e2e/no_such.spec.ts",
        "no_such_file.rs",
        "make no-such-target",
        "make test ONLY=no-such-step",
        "make test NO_SUCH_VARIABLE=1",
    ] {
        assert!(names.fault_in_text(wrong).is_some(), "{wrong} passes in a text");
        assert!(names.fault_of_test(wrong).is_some(), "{wrong} passes in a table");
    }
    // These exist, but they are no tests.
    for wrong in ["harness::proxy", "portal::lib", "short", "`"] {
        assert!(names.fault_of_test(wrong).is_some(), "{wrong} passes as a test");
    }
    for right in [
        "routes::envelope",
        "routes::{envelope,files}",
        "supply",
        "promises::a_name_that_does_not_exist_is_found",
        "portal::platform::blocking_pool",
        "portal::platform::blocking_pool::tests::a_crowd_is_refused_and_places_come_back",
        "actors::simulation",
        "sql::check_in::streaks",
        "loadtest::ops",
        "loadtest::schedule",
        "web/e2e/xss.spec.ts",
        "make test",
    ] {
        assert_eq!(names.fault_of_test(right), None, "{right}");
    }
    assert_eq!(names.fault_in_text("harness::proxy"), None);
}

#[test]
fn a_row_names_a_test_and_nothing_unknown() {
    let names = Names::read();
    let wrong = |row: &str| {
        let mut report = Report::default();
        names.check_table(&format!("| promise | test | figure |\n|---|---|---|\n{row}\n"), &mut report);
        report.wrong.len()
    };
    assert_eq!(wrong("| a | `supply`, `input::bodies` (`PORTAL_SEED`) | 3 |"), 0);
    assert_eq!(wrong("| a | | 3 |"), 1, "no test");
    assert_eq!(wrong("| a | `PORTAL_SEED` | 3 |"), 1, "a variable is no test");
    assert_eq!(wrong("| a | `no_such` and `input::none` | |"), 2);
    assert_eq!(wrong("| `input::none` | `supply` | `tests/none.rs` |"), 2, "names in other cells");
    assert_eq!(wrong("| a | `supply` |"), 1, "a cell is missing");
}

#[test]
fn every_committed_seed_has_a_test() {
    let names = Names::read();
    assert_eq!(names.without_a_test(&read("tests/seeds.txt")), [""; 0], "no test takes these seeds");
    let list =
        "# gone 1\nfaults::killed 2 # 2026-11-23\nfaults::mid_commit::a_command 3\nsimulation 4\nfuzz 5\n";
    assert_eq!(names.without_a_test(list), [""; 0]);
    let list = "faults::renamed 2\nsimulation::renamed 3\nharness::seed::seeds 4\n";
    assert_eq!(
        names.without_a_test(list),
        ["faults::renamed", "simulation::renamed", "harness::seed::seeds"]
    );
}

/// The names that exist.
struct Names {
    tests: BTreeSet<String>,
    targets: BTreeSet<String>,
    steps: Vec<String>,
    /// The text of all files of `.make` and of the Makefile.
    scripts: String,
}

#[derive(Default)]
struct Report {
    checked: BTreeSet<String>,
    wrong: Vec<String>,
}

impl Names {
    fn read() -> Self {
        let makefile = read("Makefile");
        let targets =
            makefile.lines().filter_map(|line| line.split_once(':')).map(|(target, _)| target.to_owned());
        // steps.mjs writes each step as a key that is indented by two spaces.
        let steps = read(".make/steps.mjs");
        let steps =
            steps.lines().filter_map(|line| line.strip_prefix("  ")?.split_once(": {")).map(|(name, _)| name);
        Self {
            tests: listed(),
            targets: targets
                .filter(|target| target.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
                .collect(),
            steps: steps
                .filter(|name| !name.starts_with(' '))
                .map(|name| name.trim_matches('\'').to_owned())
                .collect(),
            scripts: makefile.clone() + &text_below(&Path::new(ROOT).join(".make")),
        }
    }

    /// Checks the tables promise → test → figure, and the text around them.
    fn check_table(&self, document: &str, report: &mut Report) {
        for (number, line) in document.lines().enumerate() {
            let place = format!("PROMISES.md:{}", number + 1);
            if !line.starts_with('|') || line.starts_with("|---") || line.starts_with("| promise |") {
                self.check_line(line, &place, report);
                continue;
            }
            let cells: Vec<_> = line.trim_matches('|').split('|').collect();
            let [promise, tests, figure] = cells[..] else {
                report.wrong.push(format!("{place}: a row has 3 cells, this has {}", cells.len()));
                continue;
            };
            let named = quoted(tests).filter(|name| !is_variable(name)).collect::<Vec<_>>();
            if named.is_empty() {
                report.wrong.push(format!("{place}: this row names no test"));
            }
            for name in named {
                report.add(name, &place, self.fault_of_test(name));
            }
            self.check_line(promise, &place, report);
            self.check_line(figure, &place, report);
        }
    }

    fn check_text(&self, document: &str, report: &mut Report) {
        let mut code = false;
        for (number, line) in document.lines().enumerate() {
            code ^= line.starts_with("```");
            if !code {
                self.check_line(line, &format!("README.md:{}", number + 1), report);
            }
        }
    }

    fn check_line(&self, line: &str, place: &str, report: &mut Report) {
        for name in quoted(line).filter(|name| kind_of(name).is_some()) {
            report.add(name, place, self.fault_in_text(name));
        }
    }

    /// The fault of a name in the column of tests, where only tests, files and commands are allowed.
    fn fault_of_test(&self, name: &str) -> Option<String> {
        match kind_of(name) {
            Some(Kind::Path) => expand(name).iter().find_map(|path| self.fault_of_test_path(path)),
            Some(_) => self.fault_in_text(name),
            None if self.tests_below(name) => None,
            None => Some("is no name of the notation".to_owned()),
        }
    }

    /// The fault of a name in other text, where helpers of the harness are allowed too.
    fn fault_in_text(&self, name: &str) -> Option<String> {
        match kind_of(name)? {
            Kind::Command => self.fault_of_command(name),
            Kind::File => fault_of_file(name),
            Kind::Path => expand(name).iter().find_map(|path| {
                self.fault_of_test_path(path).filter(|_| !is_item(&Path::new(ROOT).join("tests"), path, ""))
            }),
        }
    }

    fn fault_of_test_path(&self, path: &str) -> Option<String> {
        let (first, rest) = path.split_once("::").unwrap_or((path, ""));
        let unit = CRATES.iter().find(|(name, _)| *name == first);
        let exists = self.tests_below(path)
            || unit.is_some_and(|(_, folder)| is_item(&Path::new(ROOT).join(folder), rest, "test"));
        (!exists).then(|| format!("no test is called {path}"))
    }

    /// The names in a list of seeds that begin no test, so that their seeds never run. Unit tests have no crate prefix there.
    fn without_a_test<'a>(&self, seeds: &'a str) -> Vec<&'a str> {
        let lines = seeds.lines().filter_map(|line| line.split('#').next()?.trim().rsplit_once(' '));
        let is_unit =
            |name| CRATES.iter().any(|(_, folder)| is_item(&Path::new(ROOT).join(folder), name, "test"));
        lines
            .map(|(name, _)| name.trim())
            .filter(|name| !self.tests.iter().any(|test| test.starts_with(name)) && !is_unit(name))
            .collect()
    }

    /// Whether the integration binary has a test or a module with tests of this name.
    fn tests_below(&self, path: &str) -> bool {
        self.tests.contains(path) || self.tests.iter().any(|test| test.starts_with(&format!("{path}::")))
    }

    fn fault_of_command(&self, command: &str) -> Option<String> {
        let mut words = command.split(' ').skip(1);
        let target = words.next().unwrap_or_default();
        if !self.targets.contains(target) {
            return Some(format!("the Makefile has no target {target}"));
        }
        words.find_map(|word| match word.split_once('=') {
            Some(("ONLY", step))
                if step.starts_with('<') || self.steps.iter().any(|name| name.contains(step)) =>
            {
                None
            }
            Some(("ONLY", step)) => Some(format!("no step has {step} in its name")),
            Some((variable, _)) if self.scripts.contains(&format!("${{{variable}")) => None,
            _ => Some(format!("no script reads {word}")),
        })
    }
}

impl Report {
    fn add(&mut self, name: &str, place: &str, fault: Option<String>) {
        self.checked.extend(expand(name));
        self.wrong.extend(fault.map(|fault| format!("{place}: `{name}`: {fault}")));
    }
}

enum Kind {
    Command,
    /// The path of a test or module.
    Path,
    File,
}

/// None for any other text in backticks: an address, a frame, a variable, code.
fn kind_of(name: &str) -> Option<Kind> {
    let only = |more: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || more.contains(c));
    if name.starts_with("make ") {
        Some(Kind::Command)
    } else if name.contains("::") && name.starts_with(|c: char| c.is_ascii_lowercase()) && only("_:{}, #…")
    {
        Some(Kind::Path)
    } else if only("_-./") && !name.starts_with('/') && (name.contains('/') || is_file_name(name)) {
        Some(Kind::File)
    } else {
        None
    }
}

fn is_file_name(name: &str) -> bool {
    FILE_ENDINGS.iter().any(|ending| name.len() > ending.len() && name.ends_with(ending))
}

fn is_variable(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_uppercase() || c == '_')
}

/// A file's path is relative to the root of the repository or to `tests`.
fn fault_of_file(name: &str) -> Option<String> {
    let exists = [ROOT, &format!("{ROOT}/tests")].iter().any(|folder| Path::new(folder).join(name).exists());
    (!exists).then(|| "no such file".to_owned())
}

/// `a::{b,c}` is `a::b` and `a::c`.
fn expand(name: &str) -> Vec<String> {
    let Some((before, rest)) = name.split_once('{') else { return vec![name.to_owned()] };
    let Some((list, after)) = rest.split_once('}') else { return vec![name.to_owned()] };
    list.split(',').flat_map(|one| expand(&format!("{before}{}{after}", one.trim()))).collect()
}

/// Whether the path names a module below the folder, or an item of such a module. If `attribute` is not empty, the item must have it;
/// a module must contain an item that has it.
fn is_item(folder: &Path, path: &str, attribute: &str) -> bool {
    let mut segments = path.split("::").map(|segment| segment.trim_start_matches("r#")).peekable();
    let mut at = folder.to_owned();
    let mut file = None;
    while let Some(segment) = segments.peek() {
        let next = [at.join(format!("{segment}.rs")), at.join(segment).join("mod.rs")];
        let Some(found) = next.into_iter().find(|path| path.exists()) else { break };
        at.push(segment);
        file = Some(found);
        segments.next();
    }
    let Some(file) = file else { return false };
    let own = fs::read_to_string(&file).unwrap();
    let rest: Vec<_> = segments.collect();
    match rest[..] {
        [] if attribute.is_empty() => true,
        [] => has_attribute(&(own + &text_below(&at)), attribute),
        // `tests` is an inline module of that file.
        [name] | ["tests", name] => items(&own).any(|(item, attributes)| {
            item == name && (attribute.is_empty() || has_attribute(&attributes, attribute))
        }),
        _ => false,
    }
}

/// The text has `#[test]`, `#[tokio::test(…)]` or the like.
fn has_attribute(text: &str, attribute: &str) -> bool {
    text.lines().map(str::trim).filter_map(|line| line.strip_prefix("#[")).any(|line| {
        let end = line.find(['(', ']']).unwrap_or(line.len());
        line[..end].rsplit("::").next() == Some(attribute)
    })
}

/// Names of functions, types and modules, each with the lines of attributes above it.
fn items(text: &str) -> impl Iterator<Item = (&str, String)> {
    let mut attributes = String::new();
    text.lines().map(str::trim).filter_map(move |line| {
        if line.starts_with("#[") {
            attributes += line;
            attributes.push('\n');
            return None;
        }
        let above = std::mem::take(&mut attributes);
        let mut words = line.split(' ').skip_while(|word| word.starts_with("pub") || *word == "async");
        let item = matches!(words.next()?, "fn" | "struct" | "enum" | "mod" | "trait" | "type" | "const");
        let name = words.next()?.split(['(', '<', ';', ':', '{']).next()?;
        item.then_some((name, above))
    })
}

/// The texts in backticks.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// All tests of this binary.
fn listed() -> BTreeSet<String> {
    let listed = Command::new(env::current_exe().unwrap()).arg("--list").output().unwrap();
    assert!(listed.status.success(), "--list: {}", listed.status);
    let tests = String::from_utf8(listed.stdout).unwrap();
    tests.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect()
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The text of all files below the folder; empty if there is no such folder.
fn text_below(folder: &Path) -> String {
    let Ok(entries) = fs::read_dir(folder) else { return String::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
        .iter()
        .map(
            |path| {
                if path.is_dir() { text_below(path) } else { fs::read_to_string(path).unwrap_or_default() }
            },
        )
        .collect()
}
