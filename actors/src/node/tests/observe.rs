//! The observed state of a node counts everything that waits.

use chrono::DateTime;

use crate::{
    committer::Committer,
    node::{Node, Shared},
    session::tests::snapshot,
    short_term::{Allowance, Rule, ShortTerm},
};

#[actix::test]
async fn limits_that_wait_for_a_transaction_are_counted() {
    let node = Node::of(Shared::for_tests(Committer::answering(snapshot)));
    let rule = Rule::Until { most: 1, end: DateTime::UNIX_EPOCH };
    let allowances = [Allowance { key: "key".into(), rule }];
    let mut taken = Box::pin(node.short_term().take(&allowances, DateTime::UNIX_EPOCH));
    assert!(futures_util::poll!(taken.as_mut()).is_pending());
    assert_eq!(node.observe().queued, 1);
    assert!(taken.await.is_err(), "there is no database");
    assert_eq!(node.observe().queued, 0);
}
