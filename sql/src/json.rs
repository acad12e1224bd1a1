//! Values of `jsonb` columns.

use serde::Serialize;

/// Converts to the value of a `jsonb` column.
pub fn json(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("a value of a column is plain data")
}
