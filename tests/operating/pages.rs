//! The operators' pages of `src/ops` exist in English and in Chinese (`src/ops/zh`). A command that changes on one of them only
//! would mislead the readers of the other.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

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
