use std::collections::BTreeSet;

use sql::{
    erasure::personal_data::{COLUMNS, REFERENCES},
    export::{Exported, TABLES},
};

use crate::harness::TestDatabase;

/// A new feature that stores something about a player must say what an erasure does to it.
#[tokio::test]
async fn every_column_of_a_table_that_names_an_account_has_a_fate() {
    let db = TestDatabase::new().await;
    let names: Vec<String> = REFERENCES.iter().map(|name| format!("'{name}'")).collect();
    let stored: Vec<String> = db
        .value(&format!(
            "with columns as (
                 select c.table_name, c.column_name from information_schema.columns c
                 join information_schema.tables t using (table_schema, table_name)
                 where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
             )
             select array_agg(table_name || '.' || column_name) from columns
             where table_name in (select table_name from columns where column_name in ({}))",
            names.join(", ")
        ))
        .await;
    let stored: BTreeSet<String> = stored.into_iter().collect();
    let mut listed = BTreeSet::new();
    for columns in COLUMNS {
        for name in columns.names.split_whitespace() {
            assert!(!columns.why.is_empty());
            assert!(
                listed.insert(format!("{}.{name}", columns.table)),
                "{}.{name} is listed twice",
                columns.table
            );
        }
    }
    let forgotten: Vec<_> = stored.difference(&listed).collect();
    assert!(
        forgotten.is_empty(),
        "sql/src/erasure/personal_data.rs does not say what happens to {forgotten:?}"
    );
    let unknown: Vec<_> = listed.difference(&stored).collect();
    assert!(unknown.is_empty(), "{unknown:?} are listed and do not exist");
}

/// The same for an export, table by table.
#[test]
fn every_table_that_names_an_account_is_in_the_export_or_says_why_not() {
    let personal: BTreeSet<&str> = COLUMNS.iter().map(|columns| columns.table).collect();
    let mut listed = BTreeSet::new();
    for (table, exported) in TABLES {
        assert!(listed.insert(*table), "{table} is listed twice");
        assert!(!matches!(exported, Exported::Not("")), "{table}");
    }
    assert_eq!(personal, listed, "sql/src/export.rs does not say whether an export has the table");
}
