//! Parses YAML into a tree with line numbers. It uses the parser's events, not serde: serde stops at the first fault of a file,
//! and a version `1.10` must not be read as a number.

use serde_saphyr::granit_parser::{Event, Parser, ScalarStyle, StrInput};

#[derive(Debug)]
pub(super) struct Node {
    pub line: usize,
    pub value: Value,
}

#[derive(Debug)]
pub(super) enum Value {
    /// An empty value, `~` or `null`.
    Null,
    Scalar(String),
    List(Vec<Node>),
    /// The keys as written, including duplicates.
    Map(Vec<(Key, Node)>),
}

#[derive(Debug)]
pub(super) struct Key {
    pub line: usize,
    pub name: String,
}

impl Node {
    /// Describes the kind of the node for a person.
    pub fn describe(&self) -> &'static str {
        match self.value {
            Value::Null => "nothing",
            Value::Scalar(_) => "a single value",
            Value::List(_) => "a list",
            Value::Map(_) => "a group of keys",
        }
    }
}

/// Parses the single document of a file. The error has the faulty line and the reason.
pub(super) fn parse(text: &str) -> Result<Node, (usize, String)> {
    let mut events = Events { parser: Parser::new_from_str(text), depth: 0 };
    let mut root = None;
    loop {
        match events.next()? {
            (Event::StreamEnd, _) => break,
            (Event::StreamStart | Event::DocumentStart(..) | Event::DocumentEnd, _) => {}
            (_, line) if root.is_some() => {
                return Err((line, "a second document begins; keep one to a file".into()));
            }
            (event, line) => root = Some(events.node(event, line)?),
        }
    }
    Ok(root.unwrap_or(Node { line: 1, value: Value::Null }))
}

/// Largest nesting depth, more than a pack needs: unlimited nesting would overflow the stack.
const MAX_DEPTH: usize = 32;

struct Events<'a> {
    parser: Parser<'a, StrInput<'a>>,
    /// The depth of the current node.
    depth: usize,
}

impl<'a> Events<'a> {
    fn next(&mut self) -> Result<(Event<'a>, usize), (usize, String)> {
        match self.parser.next() {
            Some(Ok((event, span))) => Ok((event, span.start.line())),
            Some(Err(error)) => Err((
                error.marker().line(),
                format!("is not valid YAML: {}; look at indentation, quotes and colons", error.info()),
            )),
            None => Ok((Event::StreamEnd, 0)),
        }
    }

    /// Reads the node that begins with this event. The parser limits the nesting of brackets, but not other kinds of nesting.
    fn node(&mut self, event: Event<'a>, line: usize) -> Result<Node, (usize, String)> {
        let (anchor, tag) = match &event {
            Event::Scalar(_, _, anchor, tag)
            | Event::SequenceStart(_, anchor, tag)
            | Event::MappingStart(_, anchor, tag) => (*anchor, tag.is_some()),
            _ => (0, false),
        };
        if anchor != 0 || matches!(event, Event::Alias(_)) {
            return Err((
                line,
                "anchors (&) and aliases (*) are not used in packs; write it out, or quote the text".into(),
            ));
        }
        if tag {
            return Err((line, "tags (!) are not used in packs; remove it, or quote the text".into()));
        }
        if self.depth == MAX_DEPTH {
            return Err((line, format!("goes deeper than {MAX_DEPTH} levels; look at brackets and colons")));
        }
        self.depth += 1;
        let value = match event {
            Event::Scalar(text, ScalarStyle::Plain, ..)
                if matches!(text.as_ref(), "" | "~" | "null" | "Null" | "NULL") =>
            {
                Value::Null
            }
            Event::Scalar(text, ..) => Value::Scalar(text.into_owned()),
            Event::SequenceStart(..) => self.list()?,
            Event::MappingStart(..) => self.map()?,
            _ => return Err((line, "is not valid YAML here".into())),
        };
        self.depth -= 1;
        Ok(Node { line, value })
    }

    fn list(&mut self) -> Result<Value, (usize, String)> {
        let mut list = Vec::new();
        loop {
            match self.next()? {
                (Event::SequenceEnd, _) => return Ok(Value::List(list)),
                (event, line) => list.push(self.node(event, line)?),
            }
        }
    }

    fn map(&mut self) -> Result<Value, (usize, String)> {
        let mut map = Vec::new();
        loop {
            let (event, line) = self.next()?;
            let name = match event {
                Event::MappingEnd => return Ok(Value::Map(map)),
                Event::Scalar(name, ..) => name.into_owned(),
                _ => return Err((line, "a key must be a single word".into())),
            };
            let (event, value_line) = self.next()?;
            map.push((Key { line, name }, self.node(event, value_line)?));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(node: &Node) -> &[(Key, Node)] {
        match &node.value {
            Value::Map(entries) => entries,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn lines_and_spelling_are_kept() {
        let root = parse("# top\nversion: 1.10\n\nlist:\n  - a\n  - ~\ntext: |\n  one\n\n  two\n").unwrap();
        let entries = map(&root);
        assert_eq!(entries.iter().map(|(key, _)| key.line).collect::<Vec<_>>(), [2, 4, 7]);
        assert!(matches!(&entries[0].1.value, Value::Scalar(text) if text == "1.10"));
        assert!(matches!(&entries[2].1.value, Value::Scalar(text) if text == "one\n\ntwo\n"));
        match &entries[1].1.value {
            Value::List(list) => {
                assert_eq!(list.iter().map(|node| node.line).collect::<Vec<_>>(), [5, 6]);
                assert!(matches!(list[1].value, Value::Null));
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_no_plain_tree_is_refused_with_its_line() {
        for (text, line, part) in [
            ("a: 1\nb: [1\nc: 2\n", 3, "not valid YAML"),
            ("a: 1\n  b: 2\n", 2, "not valid YAML"),
            ("a: &x 1\nb: *x\n", 1, "anchors"),
            ("a: 1\nb: !secret x\n", 2, "tags"),
            ("a: 1\n---\nb: 2\n", 3, "second document"),
            ("a: 1\n? [x]\n: 2\n", 2, "single word"),
        ] {
            let (at, reason) = parse(text).unwrap_err();
            assert!(at == line && reason.contains(part), "{text:?}: line {at}: {reason}");
        }
    }

    /// Each colon starts a mapping inside the one before, without a bracket.
    #[test]
    fn what_goes_deeper_without_end_is_refused_with_its_line() {
        for (text, line) in [
            (format!("a: 1\nb: [c{}]", ": ".repeat(100_000)), 2),
            ("- ".repeat(100_000), 1),
            ("[".repeat(100_000), 1),
        ] {
            assert_eq!(parse(&text).unwrap_err().0, line);
        }
    }

    #[test]
    fn an_empty_file_is_nothing() {
        for text in ["", "\n\n", "# only a comment\n", "---\n"] {
            assert!(matches!(parse(text).unwrap().value, Value::Null), "{text:?}");
        }
    }
}
