//! pgbench scripts: one purchase, one like or comment, with the statements that the server runs for a single command.

use super::statements::Statements;

const PURCHASE: Statements = Statements(include_str!("../../../sql/queries/purchase.sql"));
const KEY: Statements = Statements(include_str!("../../../sql/queries/key.sql"));
const STATUS: Statements = Statements(include_str!("../../../sql/queries/status.sql"));
const THREAD: Statements = Statements(include_str!("../../../sql/queries/thread.sql"));
const NOTICE: Statements = Statements(include_str!("../../../sql/queries/notice.sql"));
const BLOCK: Statements = Statements(include_str!("../../../sql/queries/block.sql"));
const PERSON: Statements = Statements(include_str!("../../../sql/queries/person.sql"));

/// Characters of a comment.
pub const TEXT: usize = 20;
/// The downloaded file, as the ledger stores it.
pub const FILE: &str = r#"{"version": "1.0", "fileName": "a.apk", "file": "a.apk", "sizeBytes": 1, "sha256": "0000000000000000000000000000000000000000000000000000000000000000"}"#;

/// The n-th purchase of each client buys the n-th game; the next account follows when all games are bought. Variables: `n` -1,
/// `first` account, `clients`, `shelf` the first game, `games`.
pub fn purchase() -> String {
    let key = uuid("k");
    let values = [
        ("uids", "array[:uid]::bigint[]"),
        ("games", "array[:game]::bigint[]"),
        ("keys", key.as_str()),
        ("prices", "array[1]::bigint[]"),
        ("reasons", "array['lt']"),
        ("ref_types", "array['game']"),
        ("ref_ids", "array[:uid::bigint || ':' || :game::bigint]"),
        ("entries", "array[:c_id]::bigint[]"),
        ("numbers", "array[0]::integer[]"),
        ("platform_types", "array[1]::smallint[]"),
        ("charges", "array[1]::bigint[]"),
        ("free_by", "array['price']"),
        ("nums", "array[1]::bigint[]"),
    ];
    let files = format!("array['{FILE}']::jsonb[]");
    let with = |of: &Statements, name| of.with(name, &[&values[..], &[("files", files.as_str())]].concat());
    let lines = [
        "\\set n :n + 1".to_owned(),
        "\\set uid :first + :n / :games * :clients + :client_id".into(),
        "\\set game :shelf + :n % :games".into(),
        "\\set k random(1, 281474976710655)".into(),
        "begin;".into(),
        with_semicolon(with(&PURCHASE, "lock_buyers")),
        with_semicolon(with(&PURCHASE, "wares")),
        with_semicolon(with(&PURCHASE, "entitlements")),
        with_semicolon(with(&PURCHASE, "downloaded")),
        with_semicolon(with(&KEY, "used")),
        into_variables(&with(&PURCHASE, "charge"), "c_"),
        with_semicolon(with(&PURCHASE, "entitle")),
        with_semicolon(with(&PURCHASE, "record_downloads")),
        with_semicolon(with(&PURCHASE, "count_downloads")),
        with_semicolon(with(&STATUS, "snapshots")),
        "commit;\n".into(),
    ];
    lines.join("\n")
}

/// Half comments, half alternating likes and unlikes. Another account, `liker`, keeps its like, so that a notice
/// exists. Variables: `post`, `author`, `liker`, `first` account, `liked` 0.
pub fn thread() -> String {
    let begin = [
        "\\set uid :first + :client_id".to_owned(),
        "\\set k random(1, 281474976710655)".into(),
        "\\set likes random(0, 1)".into(),
        "begin;".into(),
        with_semicolon(THREAD.with("post_authors", &[("ids", "array[:post]::bigint[]")])),
        "\\if :likes".into(),
        lock("array[:author]::bigint[]"),
        blocks(),
        "\\if :liked".into(),
    ];
    let lines = [
        begin.join("\n"),
        likes(-1),
        "\\set liked 0\n\\else".into(),
        likes(1),
        "\\set liked 1\n\\endif\n\\else".into(),
        lock("'{}'::bigint[]"),
        blocks(),
        comment(),
        "\\endif\ncommit;\n".into(),
    ];
    lines.join("\n")
}

fn lock(accounts: &str) -> String {
    let values = [
        ("statuses", "array[:author]::bigint[]"),
        ("accounts", accounts),
        ("posts", "array[:post]::bigint[]"),
    ];
    into_variables(&THREAD.with("lock", &values), "l_")
}

fn blocks() -> String {
    with_semicolon(
        BLOCK.with(
            "blocks_between",
            &[("ones", "array[:uid]::bigint[]"), ("others", "array[:author]::bigint[]")],
        ),
    )
}

fn likes(by: i64) -> String {
    let (post, author, uid) = ("array[:post]::bigint[]", "array[:author]::bigint[]", "array[:uid]::bigint[]");
    let none = "array[0]::bigint[]";
    let actors = format!("array[:n_actor_num::bigint + {by}]");
    let name = if by > 0 { "like_posts" } else { "unlike_posts" };
    let first = if by > 0 { uid } else { "array[:liker]::bigint[]" };
    let has_new_like = format!("array[{}]", by > 0);
    let update = [
        ("ids", "array[:n_id]::bigint[]"),
        ("actor_nums", actors.as_str()),
        ("firsts", first),
        ("seconds", none),
        ("thirds", none),
        ("has_new_like", has_new_like.as_str()),
    ];
    let by = by.to_string();
    let account = format!("array[{by}]::bigint[]");
    [
        with_semicolon(THREAD.with(name, &[("post_ids", post), ("uids", uid)])),
        update_counts("0", "1", &by, "0"),
        with_semicolon(
            THREAD.with("move_accounts", &[("uids", author), ("likes", account.as_str()), ("posts", none)]),
        ),
        into_variables(
            &NOTICE.with("likes_at", &[("uids", author), ("post_ids", post), ("comment_ids", none)]),
            "n_",
        ),
        with_semicolon(NOTICE.with("update_likes", &update)),
    ]
    .join("\n")
}

fn comment() -> String {
    let (post, author, uid) = ("array[:post]::bigint[]", "array[:author]::bigint[]", "array[:uid]::bigint[]");
    let (one, none, id) = ("array[1]::bigint[]", "array[0]::bigint[]", "array[:i_id]::bigint[]");
    let key = uuid("k");
    let content = format!("array['{}']", "评".repeat(TEXT));
    let comment = [
        ("event_posts", post),
        ("seqs", "array[:l_seq::bigint + 1]"),
        ("kinds", "array[1]::smallint[]"),
        ("comment_ids", id),
        ("ids", id),
        ("post_ids", post),
        ("uids", uid),
        ("contents", content.as_str()),
        ("mentions", "array['[]']"),
        ("root_ids", none),
        ("reply_tos", none),
        ("floors", "array[:l_floor_num::int + 1]"),
        ("keys", key.as_str()),
    ];
    let notice = [
        ("uids", author),
        ("kinds", "array['comment']"),
        ("actors", uid),
        ("post_ids", post),
        ("comment_ids", id),
    ];
    let unread = [("uids", author), ("likes", none), ("replies", one), ("follows", none)];
    [
        with_semicolon(PERSON.with("muted", &[("uids", uid)])),
        with_semicolon(THREAD.with("used_keys", &[("uids", uid), ("keys", key.as_str())])),
        into_variables(&THREAD.with("new_comment_ids", &[("n", "1")]), "i_"),
        with_semicolon(THREAD.with("write_comments", &comment)),
        update_counts("1", "0", "0", "1"),
        with_semicolon(NOTICE.with("insert_notices", &notice)),
        with_semicolon(NOTICE.with("move_unread", &unread)),
        with_semicolon(THREAD.with("comments", &[("ids", id)])),
    ]
    .join("\n")
}

/// Updates the counts of the post.
fn update_counts(seqs: &str, versions: &str, likes: &str, comments: &str) -> String {
    let (seqs, floors) =
        (format!("array[:l_seq::bigint + {seqs}]"), format!("array[:l_floor_num::int + {seqs}]"));
    let versions = format!("array[:l_likes_version::bigint + {versions}]");
    let (likes, comments) = (format!("array[{likes}]::bigint[]"), format!("array[{comments}]::bigint[]"));
    let values = [
        ("ids", "array[:post]::bigint[]"),
        ("seqs", seqs.as_str()),
        ("floor_nums", floors.as_str()),
        ("likes_versions", versions.as_str()),
        ("likes", likes.as_str()),
        ("comments", comments.as_str()),
        ("roots", comments.as_str()),
    ];
    with_semicolon(THREAD.with("move_posts", &values))
}

/// SQL for an idempotency key made from a number. It is an expression, so it costs no further statement.
fn uuid(variable: &str) -> String {
    format!("array[('00000000-0000-4000-8000-' || lpad(to_hex(:{variable}::bigint), 12, '0'))::uuid]")
}

fn with_semicolon(statement: String) -> String {
    statement + ";"
}

/// Stores the columns of the statement's one row in variables.
fn into_variables(statement: &str, prefix: &str) -> String {
    format!("{statement} \\gset {prefix}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_statement_exists_and_its_parameters_are_filled() {
        for (script, statements) in [(purchase(), 10), (thread(), 23)] {
            let sql: Vec<_> = script.lines().filter(|line| !line.starts_with('\\')).collect();
            // `begin` and `commit` do not count. Both branches of the likes count, although a run takes one.
            assert_eq!(sql.len() - 2, statements, "{script}");
            for parameter in [":uids", ":ids", ":keys", ":post_ids", ":comment_ids", ":n:"] {
                assert!(!script.contains(parameter), "{parameter} in {script}");
            }
        }
    }
}
