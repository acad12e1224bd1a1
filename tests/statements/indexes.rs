//! Every statement of the portal finds its rows by an index in tables that grow with players. Each is planned over full tables,
//! with any values. Measurements on small tables would not show this, because a full scan is as fast there.

use std::{collections::BTreeSet, fs, path::Path};

use super::growth;
use crate::harness::TestDatabase;

const ROWS: i64 = 20_000;
/// Tables that operators fill, tables with a few rows for each of these, tables with one row, and queues that are emptied.
const SMALL: [&str; 26] = [
    "activity",
    "activity_prize",
    "activity_task",
    "announcement",
    "app_download",
    "book",
    "book_move",
    "broadcast_head",
    "chapter",
    "check_in_rule",
    "coin_package",
    "content_item",
    "content_translation",
    "frame",
    "game",
    "game_category",
    "gift",
    "gift_grant",
    "invitation_check",
    "month_badge",
    "pay_channel",
    "post_rerank",
    "search_count",
    "square_tag",
    "unused_file",
    "vip_plan",
];
/// Statements that read a growing table completely, and why that is right.
const READ_ALL: [(&str, &str); 5] = [
    ("broadcast.count_readers", "an operator's list of broadcasts, and once when one leaves the inboxes"),
    ("figures.begin", "the first run of a job, once"),
    ("post.total", "counts posts; kept for a while in memory (src/square/totals.rs)"),
    (
        "view.forget_views",
        "how many are due at once is not known to the plan that is made for whatever number",
    ),
    ("report.of", "an operator's look at one thing"),
];

#[tokio::test]
#[ignore = "night"]
async fn every_statement_finds_its_rows_by_an_index_in_growing_tables() {
    let db = TestDatabase::new().await;
    db.fill(&format!("{}; {}; analyze", growth::of_others(ROWS), of_buyers())).await;
    let pool = sql::connect(&db.owner_url, 1).unwrap();
    let client = pool.get().await.unwrap();
    client.batch_execute("set plan_cache_mode = force_generic_plan").await.unwrap();
    let full: BTreeSet<String> = client
        .query(
            "select relname::text from pg_class where relkind = 'r' and reltuples >= $1",
            &[&(ROWS as f32)],
        )
        .await
        .unwrap()
        .iter()
        .map(|row| row.get(0))
        .collect();
    assert!(full.len() > 30, "{full:?}");
    let statements = statements();
    assert!(statements.len() > 300, "{}", statements.len());
    let mut read = Vec::new();
    for Statement { name, text, values } in &statements {
        let nulls =
            if *values == 0 { String::new() } else { format!("({})", vec!["null"; *values].join(", ")) };
        client
            .batch_execute(&format!("prepare q as {text}"))
            .await
            .unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let plan = client.query(&format!("explain execute q{nulls}"), &[]).await.unwrap();
        client.batch_execute("deallocate q").await.unwrap();
        for line in plan.iter().map(|row| row.get::<_, &str>(0)) {
            let table = line.split_once("Seq Scan on ").and_then(|(_, rest)| rest.split(' ').next());
            if let Some(table) = table.filter(|table| full.contains(*table) && !SMALL.contains(table)) {
                read.push((name.clone(), table.to_owned()));
            }
        }
    }
    let known = |name: &str| READ_ALL.iter().any(|(known, _)| *known == name);
    let more: Vec<_> = read.iter().filter(|(name, _)| !known(name)).collect();
    assert!(more.is_empty(), "read as a whole: {more:#?}");
    for (known, why) in READ_ALL {
        assert!(read.iter().any(|(name, _)| name == known), "finds its rows by now: {known}, {why}");
    }
}

/// Rows of buyers, friends and readers, in addition to those of `growth`.
fn of_buyers() -> String {
    let (n, uid) = (format!("generate_series(1, {ROWS}) n"), "1000000 + n");
    format!(
        "insert into trade_order (id, uid, kind, item, coins, amount, currency, channel, status, pay_expire_time, paid_time, deliver_time)
             select md5(n::text)::uuid, {uid}, 'coin', '60X钻', 60, 600, 'CNY', 'sandbox', 'delivered', now(), now(), now() from {n};
         insert into payment (channel, trade_no, order_id, amount, currency, verdict, heard_by)
             select 'sandbox', n::text, md5(n::text)::uuid, 600, 'CNY', 'accepted', 'notify' from {n};
         insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
             select {uid}, 1, interval '1 day', now(), now(), 'order', n::text from {n};
         insert into entitlement (uid, game_id, entry_id) select {uid}, 1, n from {n};
         insert into game_download (uid, game_id, platform_type, free_by) select {uid}, 1, 1, 'free' from {n};
         insert into follow (uid, followee) select {uid}, {uid} + 1 from {n};
         insert into invitation (invitee, inviter, device, network, inviter_reward, invitee_reward)
             select {uid}, {uid} - 1, sha256(n::text::bytea), sha256(n::text::bytea), 1, 1 from {n};
         insert into account_text select {uid}, '玩家' || n from {n};
         insert into post_text select {uid}, '今晚' || n, '今晚谁在' || n from {n};
         insert into phone_held (phone, uid) select n::text, {uid} from {n};
         update login set device_id = id::text;
         insert into media (id, uid, kind, file) select gen_random_uuid(), {uid}, 'image', jsonb_build_object('full', md5(n::text) || '-full.webp') from {n};
         insert into viewed (kind, id, viewer, time) select 'post', {uid}, {uid}, now() from {n};
         insert into search_count (day, kind, id, searches) select current_date, 'game', {uid}, 1 from {n};
         insert into device (id, channel_id, device_type, first_time, last_time) select {uid}, '0', 'h5', now(), now() from {n};
         insert into report (uid, kind, ref_id, reason, detail, resolve_time, verdict)
             select {uid}, 'post', {uid}, 'spam', '', now(), 'kept' from {n};
         insert into book_subscription (uid, book_id, seen_seq) select {uid}, 2001, 1 from {n};
         insert into broadcast_read select {uid}, 1 from {n}"
    )
}

struct Statement {
    /// File and name: `post.shown`.
    name: String,
    text: String,
    values: usize,
}

/// All statements of `sql/queries`, except the audit, which reads everything.
fn statements() -> Vec<Statement> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("sql/queries");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.retain(|file| !file.ends_with("audit.sql"));
    let of = |file: &std::path::PathBuf| {
        let stem = file.file_stem().unwrap().to_str().unwrap().to_owned();
        let all = fs::read_to_string(file).unwrap();
        let each = all.split("--! ").skip(1).map(move |one| {
            let (name, rest) = one.split_once(char::is_whitespace).unwrap();
            // The rest of the first line names fields.
            let body =
                if one.starts_with(&format!("{name}\n")) { rest } else { rest.split_once('\n').unwrap().1 };
            let (text, values) = numbered(body);
            Statement { name: format!("{stem}.{name}"), text, values }
        });
        each.collect::<Vec<_>>()
    };
    files.iter().flat_map(of).collect()
}

/// The statement with `$1` for its first `:name`, and so on, and the number of parameters; without comments and the semicolon.
fn numbered(body: &str) -> (String, usize) {
    let (mut text, mut names) = (String::new(), Vec::new());
    let lines: Vec<&str> = body.lines().map(|line| line.split("--").next().unwrap()).collect();
    let body = lines.join("\n");
    // Text between quotes has no parameters.
    for (n, part) in body.trim().trim_end_matches(';').split('\'').enumerate() {
        if n % 2 == 1 {
            text += &format!("'{part}'");
            continue;
        }
        let mut rest = part;
        while let Some(colon) = rest.find(':') {
            let (before, after) = rest.split_at(colon);
            text += before;
            let colons = after.chars().take_while(|c| *c == ':').count();
            let word =
                after[colons..].split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap();
            if colons == 1 && word.starts_with(|c: char| c.is_ascii_lowercase()) {
                let place = names.iter().position(|name| *name == word).unwrap_or_else(|| {
                    names.push(word);
                    names.len() - 1
                });
                text += &format!("${}", place + 1);
            } else {
                text += &after[..colons + word.len()];
            }
            rest = &after[colons + word.len()..];
        }
        text += rest;
    }
    (text, names.len())
}
