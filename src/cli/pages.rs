//! Lists of the operators' API that commands read page by page.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::{ops::OpsClient, say};

/// A list of the API that is read page by page.
pub struct Pages {
    path: String,
    fields: Vec<(&'static str, String)>,
    below: Option<i64>,
    /// How many more records to read.
    left: u32,
}

/// Most records of one answer.
const SIZE: u32 = 1_000;

impl Pages {
    pub fn new(path: String, fields: Vec<(&'static str, String)>, most: u32) -> Self {
        Self { path, fields, below: None, left: most }
    }

    /// The data of the next page. `None`: there is no other page, or the maximum number of records was read.
    pub async fn next(&mut self, ops: &OpsClient) -> anyhow::Result<Option<Value>> {
        if self.left == 0 {
            return Ok(None);
        }
        let size = self.left.min(SIZE);
        let mut fields = self.fields.clone();
        fields.push(("size", size.to_string()));
        fields.extend(self.below.map(|below| ("below", below.to_string())));
        let data = ops.get(&format!("{}?{}", self.path, serde_urlencoded::to_string(fields)?)).await?.ok()?;
        self.below = data["nextBelow"].as_i64();
        self.left = if self.below.is_some() { self.left - size } else { 0 };
        Ok(Some(data))
    }

    /// The records of all pages.
    pub async fn all(mut self, ops: &OpsClient) -> anyhow::Result<Vec<Value>> {
        let mut all = Vec::new();
        while let Some(data) = self.next(ops).await? {
            all.extend(data["records"].as_array().cloned().unwrap_or_default());
        }
        Ok(all)
    }

    /// Prints the records of all pages: as one JSON list, or a line each.
    pub async fn print(
        self,
        ops: &OpsClient,
        as_json: bool,
        line: impl Fn(&Value) -> String,
    ) -> anyhow::Result<()> {
        let all = self.all(ops).await?;
        if as_json {
            say(json!(all))?;
            return Ok(());
        }
        for record in &all {
            say(line(record))?;
        }
        Ok(())
    }
}

/// The times of a list as fields of the query.
pub fn times(since: Option<DateTime<Utc>>, until: Option<DateTime<Utc>>) -> Vec<(&'static str, String)> {
    let fields = [("since", since), ("until", until)];
    fields.into_iter().filter_map(|(name, time)| Some((name, time?.to_rfc3339()))).collect()
}
