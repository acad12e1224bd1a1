//! The operators' pages of `src/ops`:
//!
//! - They exist in English and in Chinese (`src/ops/zh`), with the same commands.
//! - A page with steps has the five headings of `FORM`, in this order.
//! - `pasted.json` has an entry for each command block of the pages in `PASTED_WHOLE`. It names the machines of `.make/pages.mjs` or the
//!   test that run the block, or a reason why nothing runs it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};

use crate::harness::Ran;

#[test]
fn both_languages_of_a_page_show_the_same_commands() {
    let (english, chinese) = (pages(&folder()), pages(&folder().join("zh")));
    assert!(english.len() > 10, "{english:?}");
    assert_eq!(english, chinese, "a page is missing in one language");
    let faults: Vec<_> = english
        .iter()
        .flat_map(|name| {
            let (english, chinese) = (read(&folder().join(name)), read(&folder().join("zh").join(name)));
            let mut faults = differences(&english, &chinese);
            for (page, link) in
                [(english, format!("[中文](zh/{name})")), (chinese, format!("[English](../{name})"))]
            {
                if page.lines().nth(2) != Some(&link) {
                    faults.push(format!("line 3 must be {link}"));
                }
            }
            faults.into_iter().map(move |fault| format!("{name}: {fault}"))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The headings of a page with steps, in both languages.
const FORM: [[&str; 5]; 2] = [
    ["When", "Before you start", "Steps", "What you should see", "How to undo"],
    ["什么时候做", "开始之前", "步骤", "应该看到什么", "如何撤销"],
];
/// Pages that have this form.
const IN_FORM: [&str; 7] =
    ["alarms.md", "install.md", "recipes.md", "secrets.md", "security.md", "standby.md", "upgrade.md"];
/// Pages whose every command block has an entry. Of other pages, `pasted.json` has only the blocks that the pages above need.
const PASTED_WHOLE: [&str; 8] = [
    "alarms.md",
    "balancer.md",
    "install.md",
    "recipes.md",
    "secrets.md",
    "security.md",
    "standby.md",
    "upgrade.md",
];

#[test]
fn a_page_with_steps_has_the_five_headings_in_their_order() {
    for (folder, form) in [folder(), folder().join("zh")].into_iter().zip(FORM) {
        for name in pages(&folder) {
            let page = read(&folder.join(&name));
            let faults = faults_of_form(&page, form, IN_FORM.contains(&name.as_str()));
            assert!(faults.is_empty(), "{}: {faults:?}", folder.join(name).display());
        }
    }
}

#[test]
fn a_missing_or_moved_heading_is_found() {
    let [form, _] = FORM;
    let page: String = form.into_iter().flat_map(|heading| ["### ", heading, "\n\nText.\n\n"]).collect();
    assert_eq!(faults_of_form(&page, form, true), [""; 0]);
    assert_eq!(faults_of_form("# Players\n", form, false), [""; 0]);
    assert_eq!(faults_of_form("# Players\n", form, true).len(), 1);
    for (part, instead) in [
        ("### When\n", ""),
        ("### When\n", "## When\n"),
        ("### How to undo\n", ""),
        ("### Before you start\n", "### What you should see\n"),
    ] {
        assert_eq!(faults_of_form(&page.replacen(part, instead, 1), form, true).len(), 1, "{part}");
    }
}

/// A sentence for each heading "Steps" that is not among the other headings of the form, at its level and in their order.
fn faults_of_form(page: &str, form: [&str; 5], needs_steps: bool) -> Vec<String> {
    let headings = headings(page);
    let steps: Vec<_> = headings.iter().filter(|(_, title)| *title == form[2]).collect();
    if steps.is_empty() && needs_steps {
        return vec![format!("no heading is \"{}\"", form[2])];
    }
    let fault = |&(level, _): &(usize, &str)| {
        let titles: Vec<_> = headings.iter().filter(|one| one.0 == level).map(|one| one.1).collect();
        let is_whole = titles.windows(form.len()).any(|titles| titles == form);
        (!is_whole).then(|| format!("{titles:?} have not {form:?} in this order"))
    };
    steps.into_iter().filter_map(fault).collect()
}

/// The level and the text of each heading outside of code blocks.
fn headings(page: &str) -> Vec<(usize, &str)> {
    let mut in_block = false;
    let mut found = Vec::new();
    for line in page.lines() {
        if line.trim().starts_with("```") {
            in_block = !in_block;
        }
        let level = line.bytes().take_while(|byte| *byte == b'#').count();
        if let Some(text) = line[level..].strip_prefix(' ').filter(|_| level > 0 && !in_block) {
            found.push((level, text));
        }
    }
    found
}

#[test]
fn something_pastes_each_command_of_the_pages() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/operating/pasted.json");
    let pasted: Value = serde_json::from_str(&read(&file)).unwrap();
    let pasted = pasted.as_object().unwrap();
    for name in PASTED_WHOLE {
        assert!(pasted.contains_key(name), "pasted.json has no {name}");
    }
    for (name, entries) in pasted {
        let page = read(&folder().join(name));
        let faults = faults_of_entries(&page, name, entries, PASTED_WHOLE.contains(&name.as_str()));
        assert!(faults.is_empty(), "{name}: {}", faults.join("\n"));
    }
}

#[test]
fn a_block_that_nothing_pastes_is_found() {
    let page =
        "```sh\nportal audit\n```\n\nYou see `ok`.\n\n```sql\nselect 1;\n```\n\n```\nno command\n```\n";
    let audit = json!({ "block": "portal audit", "on": ["db1"], "see": ["ok"] });
    let select = json!({ "block": "select", "not": "an example" });
    let faults = |entries: Value| faults_of_entries(page, "page.md", &entries, true).len();
    assert_eq!(faults(json!([audit, select])), 0);
    for wrong in [
        json!([audit]),
        json!([audit, select, { "block": "portal serve", "on": ["db1"] }]),
        json!([audit, { "block": "select" }]),
        json!([audit, { "block": "select", "on": [] }]),
        json!([audit, { "block": "select", "not": "" }]),
        json!([audit, { "block": "select", "test": "operating::rotation" }]),
        json!([audit, { "block": "select", "on": ["db1"], "see": ["nothing"] }]),
    ] {
        assert_eq!(faults(wrong.clone()), 1, "{wrong}");
    }
}

/// A sentence for each wrong entry. If the page `is_whole`, also one for each block without an entry.
fn faults_of_entries(page: &str, name: &str, entries: &Value, is_whole: bool) -> Vec<String> {
    let blocks = Commands::of(page).blocks.into_iter();
    let mut left: Vec<_> =
        blocks.filter(|block| block.starts_with("```sh\n") || block.starts_with("```sql\n")).collect();
    let mut faults = Vec::new();
    for entry in entries.as_array().unwrap() {
        let part = entry["block"].as_str().unwrap();
        match left.iter().position(|block| block.contains(part)) {
            Some(at) => drop(left.remove(at)),
            None => faults.push(format!("no block has {part}")),
        }
        let machines = entry["on"].as_array().map_or(0, Vec::len);
        let reason = entry["not"].as_str().unwrap_or_default();
        let test = entry["test"].as_str().unwrap_or_default();
        if machines == 0 && reason.is_empty() && !includes(test, name) {
            faults.push(format!("nothing runs the block with {part}"));
        }
        let seen = entry["see"].as_array().into_iter().flatten().filter_map(Value::as_str);
        faults.extend(
            seen.filter(|text| !page.contains(text)).map(|text| format!("the page does not show {text}")),
        );
    }
    if is_whole {
        faults.extend(left.into_iter().map(|block| format!("pasted.json has no entry for\n{block}")));
    }
    faults
}

/// Whether this module of tests names the page, which it does to read it.
fn includes(test: &str, page: &str) -> bool {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(test.replace("::", "/"));
    fs::read_to_string(file.with_extension("rs")).is_ok_and(|text| text.contains(&format!("src/ops/{page}")))
}

#[tokio::test]
async fn every_command_that_a_page_names_exists_with_its_options() {
    let mut named: BTreeMap<Vec<String>, BTreeSet<String>> = BTreeMap::new();
    for name in pages(&folder()) {
        let Commands { blocks, code, .. } = Commands::of(&read(&folder().join(name)));
        let lines = blocks.iter().flat_map(|block| block.lines()).chain(code.iter().map(String::as_str));
        for command in lines.filter_map(|line| line.strip_prefix("portal ")) {
            let command = command.split(['|', ';', '&']).next().unwrap();
            let is_word = |word: &&str| word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            let words = command.split_whitespace();
            let subcommands = words.clone().take_while(is_word).take_while(|word| !word.starts_with('-'));
            let options =
                words.filter(|word| word.starts_with("--")).map(|word| word.split('=').next().unwrap());
            named
                .entry(subcommands.map(str::to_owned).collect())
                .or_default()
                .extend(options.map(str::to_owned));
        }
    }
    assert!(named.len() > 50, "{named:?}");
    for (command, options) in named {
        let args: Vec<_> = command.iter().map(String::as_str).chain(["--help"]).collect();
        let help = Ran::with(&[], &args).await.ok();
        let missing: Vec<_> = options.iter().filter(|option| !help.contains(option.as_str())).collect();
        assert!(missing.is_empty(), "{command:?} has no {missing:?}");
    }
}

#[test]
fn every_link_of_a_page_leads_to_a_file() {
    let mut links = 0;
    for folder in [folder(), folder().join("zh")] {
        for name in pages(&folder) {
            let page = read(&folder.join(&name));
            for target in page.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                links += 1;
                // A link to a heading: of this page, if it names no file.
                let (file, _) = target.split_once('#').unwrap_or((target, ""));
                assert!(folder.join(file).exists(), "{name} links to {target}");
            }
        }
    }
    assert!(links > 60, "{links}");
}

#[test]
fn a_difference_between_languages_is_found() {
    let page = "# Start\n\nRun `portal serve`:\n\n```sh\nportal serve\n```\n\n| a |\n|---|\n| b |\n";
    assert_eq!(differences(page, &page.replace("Start", "启动").replace("Run", "执行")), [""; 0]);
    for (part, instead) in [
        ("# Start\n", ""),
        ("# Start", "## 启动"),
        ("`portal serve`", "portal serve"),
        ("\nportal serve\n", "\nportal stop\n"),
        ("```sh", "```"),
        ("| b |\n", ""),
    ] {
        let other = page.replacen(part, instead, 1);
        assert_eq!(differences(page, &other).len(), 1, "{other}");
    }
}

/// What must be equal in both languages of a page.
#[derive(Default)]
struct Commands {
    /// Code blocks without their indentation, each with its language.
    blocks: Vec<String>,
    /// The texts in backticks. A set, because a sentence may name a text twice where its translation names it once.
    code: BTreeSet<String>,
    heading_levels: Vec<usize>,
    table_rows: usize,
}

impl Commands {
    fn of(page: &str) -> Self {
        let mut commands = Self::default();
        let mut text = String::new();
        let mut in_block = false;
        for line in page.lines().map(str::trim) {
            if line.starts_with("```") {
                in_block = !in_block;
                if in_block {
                    commands.blocks.push(String::new());
                }
            }
            match commands.blocks.last_mut() {
                Some(block) if in_block => block.extend([line, "\n"]),
                _ => text.extend([line, "\n"]),
            }
        }
        let text = text.replace("```\n", "");
        commands.code = text.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        let headings = text.lines().filter(|line| line.starts_with('#'));
        commands.heading_levels =
            headings.map(|line| line.chars().take_while(|character| *character == '#').count()).collect();
        commands.table_rows = text.lines().filter(|line| line.starts_with('|')).count();
        commands
    }
}

fn differences(english: &str, chinese: &str) -> Vec<String> {
    let (english, chinese) = (Commands::of(english), Commands::of(chinese));
    let mut found = Vec::new();
    if english.heading_levels != chinese.heading_levels {
        found.push(format!("headings {:?} and {:?}", english.heading_levels, chinese.heading_levels));
    }
    if english.table_rows != chinese.table_rows {
        found.push(format!("{} and {} rows of tables", english.table_rows, chinese.table_rows));
    }
    if english.blocks.len() != chinese.blocks.len() {
        found.push(format!("{} and {} code blocks", english.blocks.len(), chinese.blocks.len()));
    }
    let pairs = english.blocks.iter().zip(&chinese.blocks);
    found.extend(pairs.filter(|(ours, other)| ours != other).map(|(ours, other)| format!("{ours}\n{other}")));
    let only_one: Vec<_> = english.code.symmetric_difference(&chinese.code).collect();
    if !only_one.is_empty() {
        found.push(format!("in one language only: {only_one:?}"));
    }
    found
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ops")
}

/// The names of the folder's pages.
fn pages(folder: &Path) -> BTreeSet<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.ends_with(".md")).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
