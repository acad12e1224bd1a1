//! Parses a novel's chapter: `# ` and the title, then paragraphs between blank lines. `## ` starts a heading inside.

use sql::{
    book::Paragraph,
    content::{MAX_CHARS, MAX_PARAGRAPHS},
};

/// Returns the paragraphs, or the faults with their lines.
pub(super) fn read(text: &str, title: &str) -> Result<Vec<Paragraph>, Vec<(usize, String)>> {
    let mut faults = Vec::new();
    let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line));
    match lines.next().and_then(|(_, line)| line.strip_prefix("# ")) {
        Some(heading) if heading.trim() == title => {}
        Some(heading) => {
            faults.push((
                1,
                format!("is headed {}, the chapter is called {title}; make them the same", heading.trim()),
            ));
        }
        None => faults.push((1, format!("must begin with the line `# {title}`"))),
    }
    let mut paragraphs: Vec<Paragraph> = Vec::new();
    let mut open = false;
    for (n, line) in lines {
        let line = line.trim();
        if line.contains(char::is_control) {
            faults.push((n, "has control characters; remove them".into()));
        }
        if line.is_empty() {
            open = false;
        } else if let Some(heading) = line.strip_prefix("## ") {
            paragraphs.push(Paragraph { text: heading.trim().to_owned(), heading: true });
            open = false;
        } else if line.starts_with('#') {
            faults.push((n, "begins with #; headings inside a chapter begin with `## `".into()));
        } else if open && let Some(paragraph) = paragraphs.last_mut() {
            paragraph.text.push('\n');
            paragraph.text.push_str(line);
        } else {
            paragraphs.push(Paragraph { text: line.to_owned(), heading: false });
            open = true;
        }
        if open && paragraphs.last().is_some_and(|last| last.text.chars().count() > MAX_CHARS) {
            faults.push((
                n,
                format!("has a paragraph of more than {MAX_CHARS} characters; part it by a blank line"),
            ));
            open = false;
        }
    }
    if faults.is_empty() && !paragraphs.iter().any(|paragraph| !paragraph.heading) {
        faults.push((1, "has no text below its heading; write some".into()));
    }
    if paragraphs.len() > MAX_PARAGRAPHS {
        faults.push((1, format!("has {} paragraphs; keep {MAX_PARAGRAPHS}", paragraphs.len())));
    }
    if faults.is_empty() { Ok(paragraphs) } else { Err(faults) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_lie_between_blank_lines() {
        let text = "# 一 起\r\n\r\n　　雪下了一夜。\n门没有关。\n\n## 二更\n灯灭了。\n\n";
        let paragraphs = read(text, "一 起").unwrap();
        let told: Vec<_> = paragraphs.iter().map(|p| (p.text.as_str(), p.heading)).collect();
        assert_eq!(told, [("雪下了一夜。\n门没有关。", false), ("二更", true), ("灯灭了。", false)]);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (text, line, part) in [
            ("# 另一章\n\n字", 1, "make them the same"),
            ("字", 1, "must begin with"),
            ("# 一\n\n### 小节\n字", 3, "begin with `## `"),
            ("# 一\n\n字\u{7}", 3, "control characters"),
            ("# 一\n\n## 只有题\n", 1, "no text"),
            ("", 1, "must begin with"),
        ] {
            let faults = read(text, "一").unwrap_err();
            assert!(faults[0].0 == line && faults[0].1.contains(part), "{text}: {faults:?}");
        }
        let long = format!("# 一\n\n{}", "字".repeat(MAX_CHARS + 1));
        assert!(read(&long, "一").unwrap_err()[0].1.contains("part it"));
    }
}
