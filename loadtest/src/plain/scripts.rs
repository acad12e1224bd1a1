//! Scripts of pgbench: one purchase, one like or comment, with the statements that the server runs for it alone.

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
/// What is sold, as the ledger's downloads keep it.
pub const FILE: &str = r#"{"version": "1.0", "fileName": "a.apk", "file": "a.apk", "sizeBytes": 1, "sha256": "0000000000000000000000000000000000000000000000000000000000000000"}"#;

/// The n-th purchase of each client is of the n-th game, by the next account when it has them all. Variables: `n` -1,
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
        ended(with(&PURCHASE, "lock_buyers")),
        ended(with(&PURCHASE, "wares")),
        ended(with(&PURCHASE, "entitlements")),
        ended(with(&PURCHASE, "downloaded")),
        ended(with(&KEY, "used")),
        kept(&with(&PURCHASE, "charge"), "c_"),
        ended(with(&PURCHASE, "entitle")),
        ended(with(&PURCHASE, "record_downloads")),
        ended(with(&PURCHASE, "count_downloads")),
        ended(with(&STATUS, "snapshots")),
        "commit;\n".into(),
    ];
    lines.join("\n")
}

/// Half of them comments, half likes that come and go; somebody else, `liker`, likes it all along, so that there is a
/// notice. Variables: `post`, `author`, `liker`, `first` account, `liked` 0.
pub fn thread() -> String {
    let begin = [
        "\\set uid :first + :client_id".to_owned(),
        "\\set k random(1, 281474976710655)".into(),
        "\\set likes random(0, 1)".into(),
        "begin;".into(),
        ended(THREAD.with("post_authors", &[("ids", "array[:post]::bigint[]")])),
        "\\if :likes".into(),
        locked("array[:author]::bigint[]"),
        blocks(),
        "\\if :liked".into(),
    ];
    let lines = [
        begin.join("\n"),
        likes(-1),
        "\\set liked 0\n\\else".into(),
        likes(1),
        "\\set liked 1\n\\endif\n\\else".into(),
        locked("'{}'::bigint[]"),
        blocks(),
        comment(),
        "\\endif\ncommit;\n".into(),
    ];
    lines.join("\n")
}

fn locked(accounts: &str) -> String {
    let values = [
        ("statuses", "array[:author]::bigint[]"),
        ("accounts", accounts),
        ("posts", "array[:post]::bigint[]"),
    ];
    kept(&THREAD.with("lock", &values), "l_")
}

fn blocks() -> String {
    ended(
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
    let anew = format!("array[{}]", by > 0);
    let update = [
        ("ids", "array[:n_id]::bigint[]"),
        ("actor_nums", actors.as_str()),
        ("firsts", first),
        ("seconds", none),
        ("thirds", none),
        ("anew", anew.as_str()),
    ];
    let by = by.to_string();
    let account = format!("array[{by}]::bigint[]");
    [
        ended(THREAD.with(name, &[("post_ids", post), ("uids", uid)])),
        moved("0", "1", &by, "0"),
        ended(
            THREAD.with("move_accounts", &[("uids", author), ("likes", account.as_str()), ("posts", none)]),
        ),
        kept(&NOTICE.with("likes_at", &[("uids", author), ("post_ids", post), ("comment_ids", none)]), "n_"),
        ended(NOTICE.with("update_likes", &update)),
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
        ended(PERSON.with("muted", &[("uids", uid)])),
        ended(THREAD.with("used_keys", &[("uids", uid), ("keys", key.as_str())])),
        kept(&THREAD.with("new_comment_ids", &[("n", "1")]), "i_"),
        ended(THREAD.with("write_comments", &comment)),
        moved("1", "0", "0", "1"),
        ended(NOTICE.with("insert_notices", &notice)),
        ended(NOTICE.with("move_unread", &unread)),
        ended(THREAD.with("comments", &[("ids", id)])),
    ]
    .join("\n")
}

/// What is counted at the post.
fn moved(seqs: &str, versions: &str, likes: &str, comments: &str) -> String {
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
    ended(THREAD.with("move_posts", &values))
}

/// A key out of a number, without a statement of its own.
fn uuid(variable: &str) -> String {
    format!("array[('00000000-0000-4000-8000-' || lpad(to_hex(:{variable}::bigint), 12, '0'))::uuid]")
}

fn ended(statement: String) -> String {
    statement + ";"
}

/// Its one row is kept in variables.
fn kept(statement: &str, prefix: &str) -> String {
    format!("{statement} \\gset {prefix}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_statement_is_there_and_filled() {
        for (script, statements) in [(purchase(), 10), (thread(), 23)] {
            let sql: Vec<_> = script.lines().filter(|line| !line.starts_with('\\')).collect();
            // Beside begin and commit; likes stand there twice.
            assert_eq!(sql.len() - 2, statements, "{script}");
            for parameter in [":uids", ":ids", ":keys", ":post_ids", ":comment_ids", ":n:"] {
                assert!(!script.contains(parameter), "{parameter} in {script}");
            }
        }
    }
}
