//! The report of a rehearsal: a line for each check as it ends, or one JSON object at the end.

use std::path::Path;

use chrono::{DateTime, Utc};
use serde::Serialize;
use sql::backup::Figures;

use super::{super::say, progress::mebibytes};

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Whether no check found a fault.
    pub is_good: bool,
    pub file: String,
    pub size_bytes: u64,
    /// When the database was as the dump has it; `None` if the file could not be read.
    pub taken_time: Option<DateTime<Utc>>,
    pub age_seconds: Option<i64>,
    pub figures: Option<Figures>,
    checks: Vec<Check>,
    #[serde(skip)]
    is_json: bool,
}

#[derive(Debug, Serialize)]
struct Check {
    verdict: Verdict,
    text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Verdict {
    Ok,
    Wrong,
    Note,
}

impl Report {
    pub fn of(file: &Path, size_bytes: u64, is_json: bool) -> anyhow::Result<Self> {
        let report = Self {
            is_good: true,
            file: file.display().to_string(),
            size_bytes,
            taken_time: None,
            age_seconds: None,
            figures: None,
            checks: Vec::new(),
            is_json,
        };
        if !is_json {
            say(format_args!("dump  {}: {}", report.file, mebibytes(size_bytes)))?;
        }
        Ok(report)
    }

    pub fn ok(&mut self, text: impl Into<String>) -> anyhow::Result<()> {
        self.add(Verdict::Ok, text.into())
    }

    pub fn wrong(&mut self, text: impl Into<String>) -> anyhow::Result<()> {
        self.is_good = false;
        self.add(Verdict::Wrong, text.into())
    }

    pub fn note(&mut self, text: impl Into<String>) -> anyhow::Result<()> {
        self.add(Verdict::Note, text.into())
    }

    /// The faults, in order.
    pub fn faults(&self) -> Vec<&str> {
        let wrong = self.checks.iter().filter(|check| check.verdict == Verdict::Wrong);
        wrong.map(|check| check.text.as_str()).collect()
    }

    /// Prints the JSON object.
    pub fn end(&self) -> anyhow::Result<()> {
        if self.is_json {
            say(serde_json::to_string(self)?)?;
        }
        Ok(())
    }

    fn add(&mut self, verdict: Verdict, text: String) -> anyhow::Result<()> {
        if !self.is_json {
            let verdict = match verdict {
                Verdict::Ok => "ok   ",
                Verdict::Wrong => "WRONG",
                Verdict::Note => "note ",
            };
            say(format_args!("{verdict} {text}"))?;
        }
        self.checks.push(Check { verdict, text });
        Ok(())
    }
}
