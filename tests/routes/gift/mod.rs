mod claim;
mod list;
mod me;

use crate::harness::TestDatabase;

/// A pack of the portal with so many codes, running, except for what is said.
async fn gift(db: &TestDatabase, id: i64, stock: i64, changes: &str) {
    db.execute(&format!(
        "insert into gift (id, name, content, stock, begin_time, end_time, place)
         values ({id}, '礼包{id}', '金币 × 10', {stock}, now() - interval '1 hour', now() + interval '1 hour', {id});
         update gift set {changes} where id = {id}"
    ))
    .await;
}
