//! Parses the subset of Prometheus's text format that `/metrics` writes.

use std::collections::BTreeMap;

/// The samples of one fetch of `/metrics`.
#[derive(Debug, Default, PartialEq)]
pub struct Figures(Vec<Sample>);

#[derive(Debug, PartialEq)]
struct Sample {
    name: String,
    labels: Vec<(String, String)>,
    value: f64,
}

/// A histogram: pairs of an upper bound and the number of measurements up to that bound.
pub type Buckets = Vec<(f64, f64)>;

impl Figures {
    /// The error is the line that could not be parsed.
    pub fn parse(text: &str) -> Result<Self, String> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| sample(line).ok_or_else(|| line.to_owned())).collect::<Result<_, _>>().map(Self)
    }

    /// The sum of the value over all labels. `None`: the node does not report this metric.
    pub fn sum(&self, name: &str) -> Option<f64> {
        self.named(name).map(|sample| sample.value).reduce(|sum, value| sum + value)
    }

    /// A histogram, summed over all labels except `le`.
    pub fn buckets(&self, name: &str) -> Buckets {
        let mut buckets = BTreeMap::<u64, (f64, f64)>::new();
        for sample in self.named(&format!("{name}_bucket")) {
            let bound = sample.labels.iter().find(|(label, _)| label == "le");
            if let Some(bound) = bound.and_then(|(_, bound)| bound.parse::<f64>().ok()) {
                // The bits of positive floats sort like the numbers.
                buckets.entry(bound.to_bits()).or_insert((bound, 0.0)).1 += sample.value;
            }
        }
        buckets.into_values().collect()
    }

    fn named(&self, name: &str) -> impl Iterator<Item = &Sample> {
        self.0.iter().filter(move |sample| sample.name == name)
    }
}

/// Parses `name{label="text",…} value`. A timestamp may follow the value.
fn sample(line: &str) -> Option<Sample> {
    let end = line.find(|c: char| c == '{' || c.is_whitespace())?;
    let (name, mut rest) = line.split_at(end);
    let mut labels = Vec::new();
    if let Some(inside) = rest.strip_prefix('{') {
        rest = inside;
        while !rest.starts_with('}') {
            let (label, text, behind) = label(rest)?;
            labels.push((label, text));
            rest = behind.strip_prefix(',').unwrap_or(behind).trim_start();
        }
        rest = &rest[1..];
    }
    let value = rest.split_whitespace().next()?.parse().ok()?;
    (!name.is_empty()).then(|| Sample { name: name.to_owned(), labels, value })
}

/// Parses the label at the start of the text. Returns its name, its value and the rest of the text.
fn label(text: &str) -> Option<(String, String, &str)> {
    let (label, quoted) = text.split_once("=\"")?;
    let mut value = String::new();
    let mut chars = quoted.char_indices();
    loop {
        match chars.next()? {
            (at, '"') => return Some((label.trim().to_owned(), value, &quoted[at + 1..])),
            (_, '\\') => match chars.next()?.1 {
                'n' => value.push('\n'),
                other => value.push(other),
            },
            (_, other) => value.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
# HELP portal_sockets Open sockets of this node
# TYPE portal_sockets gauge
portal_sockets 12

portal_http_request_seconds_bucket{route="/a",status="200",le="0.001"} 3
portal_http_request_seconds_bucket{route="/a",status="200",le="0.01"} 5
portal_http_request_seconds_bucket{route="/a",status="200",le="+Inf"} 6
portal_http_request_seconds_bucket{route="/b,{\"x\"}",status="404",le="0.001"} 1
portal_http_request_seconds_bucket{route="/b,{\"x\"}",status="404",le="0.01"} 1
portal_http_request_seconds_bucket{route="/b,{\"x\"}",status="404",le="+Inf"} 1
portal_http_request_seconds_count{route="/a",status="200"} 6
portal_http_request_seconds_count{route="/b,{\"x\"}",status="404"} 1 1700000000000
"#;

    #[test]
    fn values_are_summed_over_their_labels() {
        let figures = Figures::parse(TEXT).unwrap();
        assert_eq!(figures.sum("portal_sockets"), Some(12.0));
        assert_eq!(figures.sum("portal_http_request_seconds_count"), Some(7.0));
        assert_eq!(figures.sum("portal_relaying"), None);
        let buckets = figures.buckets("portal_http_request_seconds");
        assert_eq!(buckets, [(0.001, 4.0), (0.01, 6.0), (f64::INFINITY, 7.0)]);
        assert!(figures.buckets("portal_sockets").is_empty());
    }

    #[test]
    fn what_is_escaped_in_a_label_is_read_as_it_was_meant() {
        let Sample { labels, value, .. } = sample(r#"x{a="\"\\\n",b="}"} -1.5e3"#).unwrap();
        assert_eq!(labels, [("a".into(), "\"\\\n".into()), ("b".into(), "}".into())]);
        assert_eq!(value, -1500.0);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for wrong in ["portal_sockets", "portal_sockets twelve", r#"x{a="b" 1"#, r"x{a=b} 1", "{} 1"] {
            assert_eq!(Figures::parse(&format!("y 1\n{wrong}\n")), Err(wrong.to_owned()));
        }
        assert_eq!(Figures::parse(""), Ok(Figures::default()));
    }
}
