//! Comics, novels and animations.

mod categories;
mod chapter;
mod chapter_list;
mod history;
mod import;
mod index;
mod list;
mod live;
mod pages;
mod progress;
mod ranking;
mod shelf;

use serde_json::{Value, json};

use crate::harness::TestDatabase;

/// The ids of a page's records.
fn ids(page: &Value) -> Vec<i64> {
    page["records"].as_array().unwrap().iter().map(|record| record["id"].as_i64().unwrap()).collect()
}

/// The body that saves a page of the comic as the reading position.
fn place(chapter: i64, page: u32, device: &str, base: i64, read_at: &str) -> Value {
    json!({
        "chapterId": chapter, "locator": { "page": page, "offset": 0.25 }, "device": device, "base": base, "readAt": read_at,
    })
}

/// Inserts books of one free chapter, one a minute; returns their ids as an array.
async fn books(db: &TestDatabase, n: i64, changes: &str) -> Vec<i64> {
    let picture = r#"{"full": "a.webp", "medium": "a.webp", "width": 600, "height": 800, "blur": "data:image/webp;base64,AA=="}"#;
    db.execute(&format!(
        "insert into book (id, kind, title, author, category, tags, summary, description, status, direction, cover,
             create_time, update_time, updated, subscribe_base, read_base)
         select 10000 + n, case when n % 2 = 0 then 'comic' else 'novel' end, '书' || n, '作者', case when n % 3 = 0 then '武侠' else '治愈' end,
             '{{}}', '一句话', '一段话', case when n % 5 = 0 then 'finished' else 'serial' end, 'strip', '{picture}',
             t, t, (extract(epoch from t) * 1000000)::bigint, n % 7, 0
         from (select n, timestamptz '2026-01-01' + n * interval '1 minute' as t from generate_series(1, {n}) n) b;
         insert into chapter (book_id, id, place, title, access, publish_time, published, appear_time, appear_seq, content)
         select id, 1, 0, '第一话', 'free', update_time, true, update_time, 1, '{{\"paragraphs\": [{{\"text\": \"字\"}}]}}' from book;
         update book set chapter_num = 1, last_chapter = 1, appear_seq = 1;
         {changes}"
    ))
    .await;
    (10_001..=10_000 + n).collect()
}
