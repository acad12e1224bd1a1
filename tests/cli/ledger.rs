//! Coins: the ledger is append-only, and only its entries change a balance.

use sql::coin::Granted;

use crate::harness::{Ran, TestServer, User};

async fn rich() -> (TestServer, User) {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let granted = sql::coin::grant(&server.db.pool, user.uid, 100, "系统赠送", "first").await.unwrap();
    assert_eq!(granted, Granted::Done { balance: 100 });
    (server, user)
}

#[tokio::test]
async fn the_ledger_is_append_only_and_nothing_else_changes_a_balance() {
    let (server, _user) = rich().await;
    for (forbidden, why) in [
        ("update coin_entry set delta = 1000", "append-only"),
        ("update coin_entry set reason = 'x'", "append-only"),
        ("delete from coin_entry", "append-only"),
        ("truncate coin_entry cascade", "append-only"),
        ("truncate status cascade", "accounts are kept"),
        ("update status set balance = 1000", "a balance moves only by a coin_entry"),
        ("update status set version = 0", "a version never goes back"),
        (
            "insert into status (uid, read_upto, balance) values (1, 0, 5)",
            "a balance moves only by a coin_entry",
        ),
        (
            "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
             select uid, -101, 0, 'x', 'grant', 'x' from status",
            "status_balance_check",
        ),
        (
            "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
             select uid, 1, 0, 'x', 'grant', 'first' from status",
            "coin_entry_ref_type_ref_id_key",
        ),
        (
            "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
             select uid, 1, 0, 'x', 'whim', 'x' from status",
            "coin_entry_ref_type_known",
        ),
        // `on conflict` skips the row after its trigger ran: at commit the balance differs from the last entry.
        (
            "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
             select uid, 1, 0, 'x', 'grant', 'first' from status on conflict do nothing",
            "is not that of its last coin_entry",
        ),
    ] {
        let error = server.db.try_execute(forbidden).await.unwrap_err().to_string();
        assert!(error.contains(why), "{forbidden}: {error}");
    }
    // The trigger corrects a wrong balance_after.
    server
        .db
        .execute(
            "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
             select uid, 5, 77777, 'x', 'grant', 'y' from status",
        )
        .await;
    assert_eq!(
        server.db.value::<i64>("select balance_after from coin_entry order by id desc limit 1").await,
        105
    );
    server.db.audit().await;
}

#[tokio::test]
async fn the_same_key_grants_once() {
    let (server, user) = rich().await;
    let grant = ["coin", "grant", "--to", "lin_xia", "--amount", "7", "--key", "birthday"];
    assert!(Ran::on(&server.db, &grant).await.ok().contains("now 107"));
    let again = Ran::on(&server.db, &grant).await.ok();
    assert!(again.contains("nothing was done"), "{again}");
    let other_amount = ["coin", "grant", "--to", "lin_xia", "--amount", "8", "--key", "birthday"];
    Ran::on(&server.db, &other_amount).await.refused(&["birthday"]);
    User::register(&server, "other").await;
    let other_player = ["coin", "grant", "--to", "other", "--amount", "7", "--key", "birthday"];
    Ran::on(&server.db, &other_player).await.refused(&["birthday"]);
    assert_eq!(user.me().await["coinNum"], 107);
    server.db.audit().await;
}

#[tokio::test]
async fn twenty_concurrent_grants_with_one_key_grant_once() {
    let (server, user) = rich().await;
    let pool = sql::connect(&server.db.url, 10).unwrap();
    let grants = (0..20).map(|_| sql::coin::grant(&pool, user.uid, 7, "系统赠送", "birthday"));
    let granted: Vec<_> =
        futures_util::future::join_all(grants).await.into_iter().map(Result::unwrap).collect();
    let done = granted.iter().filter(|granted| matches!(granted, Granted::Done { .. })).count();
    assert_eq!(done, 1, "{granted:?}");
    assert!(granted.iter().all(|granted| {
        matches!(granted, Granted::Done { balance: 107 } | Granted::Before { balance: 107 })
    }));
    pool.close();
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn one_key_for_two_players_at_once_pays_one_of_them() {
    let (server, user) = rich().await;
    let other = User::register(&server, "other").await;
    let pool = sql::connect(&server.db.url, 10).unwrap();
    for n in 0..5 {
        let key = format!("race {n}");
        let (one, two) = tokio::join!(
            sql::coin::grant(&pool, user.uid, 1, "系统赠送", &key),
            sql::coin::grant(&pool, other.uid, 1, "系统赠送", &key)
        );
        let conflicts =
            [one.unwrap(), two.unwrap()].iter().filter(|granted| **granted == Granted::Conflict).count();
        assert_eq!(conflicts, 1);
    }
    pool.close();
    let coins: i64 = server.db.value("select sum(balance)::bigint from status").await;
    assert_eq!(coins, 105);
    server.db.audit().await;
}

#[tokio::test]
async fn no_balance_falls_below_zero_under_concurrent_charges() {
    let (server, user) = rich().await;
    let take = ["coin", "grant", "--to", "lin_xia", "--amount", "-101"];
    Ran::on(&server.db, &take).await.refused(&["lin_xia", "101"]);
    let pool = sql::connect(&server.db.url, 10).unwrap();
    let keys: Vec<_> = (0..15).map(|n| format!("take {n}")).collect();
    let takes = keys.iter().map(|key| sql::coin::grant(&pool, user.uid, -10, "系统回收", key));
    let taken: Vec<_> = futures_util::future::join_all(takes).await.into_iter().map(Result::unwrap).collect();
    assert_eq!(taken.iter().filter(|taken| matches!(taken, Granted::Done { .. })).count(), 10);
    assert_eq!(taken.iter().filter(|taken| **taken == Granted::NotEnough).count(), 5);
    pool.close();
    assert_eq!(server.db.value::<i64>("select balance from status").await, 0);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn keys_and_reasons_are_single_lines_of_limited_length() {
    let (server, user) = rich().await;
    let grant = async |option: &str, value: &str| {
        Ran::on(&server.db, &["coin", "grant", "--to", "lin_xia", "--amount", "1", option, value]).await
    };
    for (option, longest) in [("--key", 64), ("--reason", 200)] {
        let (fits, too_long) = ("长".repeat(longest), "长".repeat(longest + 1));
        for value in ["", "  ", "\u{200b}", "a\nb", "\u{202e}olleh", &too_long] {
            grant(option, value).await.refused(&[option]);
        }
        grant(option, &fits).await.ok();
    }
    assert_eq!(user.me().await["coinNum"], 102);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn amounts_have_bounds() {
    let (server, _user) = rich().await;
    for amount in ["0", "1000000001", "-1000000001", "-9223372036854775808", "9223372036854775807"] {
        let grant = ["coin", "grant", "--to", "lin_xia", "--amount", amount];
        Ran::on(&server.db, &grant).await.refused(&["--amount"]);
    }
    // A grant beyond the largest balance is refused as a whole.
    server
        .db
        .execute(
            "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
             select uid, 9223372036854775000, 0, 'x', 'grant', 'x' from status",
        )
        .await;
    let grant = ["coin", "grant", "--to", "lin_xia", "--amount", "1000000"];
    Ran::on(&server.db, &grant).await.refused(&["out of range"]);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_entries_of_a_balance_are_listed_newest_first() {
    let (server, user) = rich().await;
    sql::coin::grant(&server.db.pool, user.uid, -30, "系统回收", "second").await.unwrap();
    let uid = user.uid.to_string();
    let told = Ran::on(&server.db, &["coin", "history", &uid]).await.ok();
    let lines: Vec<_> = told.lines().collect();
    assert_eq!((lines.len(), lines[0]), (3, format!("{uid}: 70 X钻, 2 entries").as_str()));
    assert!(lines[1].contains("-30 X钻  = 70 X钻  系统回收  (grant second)"), "{told}");
    assert!(lines[2].contains("+100 X钻  = 100 X钻  系统赠送  (grant first)"), "{told}");
    let newest = Ran::on(&server.db, &["coin", "history", &uid, "--limit", "1"]).await.ok();
    assert_eq!(newest.lines().count(), 2, "{newest}");
    Ran::on(&server.db, &["coin", "history", "7"]).await.refused(&["there is no account 7"]);
}
