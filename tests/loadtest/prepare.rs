//! Data by COPY equals data that the portal would have written: its audit finds nothing.

use ::loadtest::{Cli, Stop, Verdict};
use clap::Parser;

use super::Tested;
use crate::harness::{Options, TestDatabase, TestServer, eventually};

async fn prepare(db: &TestDatabase, args: &[&str]) -> anyhow::Result<Verdict> {
    prepare_until(Stop::by_hand().1, &db.owner_url, args).await
}

async fn prepare_until(stop: Stop, database: &str, args: &[&str]) -> anyhow::Result<Verdict> {
    let cli = Cli::parse_from([&["loadtest", "prepare", "--database", database], args].concat());
    ::loadtest::run(cli, stop).await
}

/// Definition of each index, the statistics targets of its columns, and whether it is valid.
async fn indexes(db: &TestDatabase) -> Vec<String> {
    db.value(
        "select array_agg(concat_ws('; ', pg_get_indexdef(indexrelid), indisvalid, columns) order by relname)
         from pg_index join pg_class c on c.oid = indexrelid,
         lateral (select array_agg(attstattarget order by attnum) as columns from pg_attribute where attrelid = c.oid) a
         where relnamespace = 'public'::regnamespace",
    )
    .await
}

const NO_SEARCH_INDEX: &str = "select to_regclass('post_text_grams') is null";

#[tokio::test]
#[ignore = "night"]
async fn prepared_posts_and_comments_pass_the_audit() {
    let server = TestServer::start().await;
    prepare(&server.db, &["posts", "200", "--accounts", "20"]).await.unwrap();
    // A second run: existing rows stay, and threads continue.
    for _ in 0..2 {
        prepare(&server.db, &["comments", "3000", "--accounts", "10"]).await.unwrap();
    }
    assert_eq!(server.db.value::<i64>("select count(*) from comment").await, 6_000);
    assert!(server.db.value::<i64>("select count(*) from comment where root_id is not null").await > 1_000);
    server.db.audit().await;
    // Readers see the comments.
    let hottest: i64 = server.db.value("select id from post order by comment_num desc limit 1").await;
    let visitor = server.visitor();
    let page = visitor.get(&format!("/api/v1/square/post/{hottest}/comment/list?pageSize=20&sort=3")).await;
    assert_eq!(page.ok()["records"].as_array().unwrap().len(), 20);
    assert_eq!(page.ok()["records"][0]["floor"], 1);
}

#[tokio::test]
#[ignore = "night"]
async fn prepared_posts_are_found_by_search() {
    let server =
        TestServer::start_with(Options::default().set("PORTAL_SEARCHES_PER_ADDRESS", "10000/1s")).await;
    prepare(&server.db, &["posts", "300", "--accounts", "20"]).await.unwrap();
    let args = ["search", "--rate", "28", "--seconds", "1"];
    let tested = Tested::run(&server, &args).await;
    tested.kept();
    // All kinds of searches in turn.
    for kind in ["two characters, frequent", "people", "suggestions"] {
        assert_eq!(tested.latency(kind)["count"], 4, "{kind}");
    }
    assert!(tested.promise("frequent words are found"));
    for limit in ["--p95-ms", "--p99-ms"] {
        let tested = Tested::run(&server, &[&args[..], &[limit, "0.1"]].concat()).await;
        assert_eq!(tested.verdict, Verdict::Broken);
        assert!(
            !tested.promise(&format!("people: {}", &limit[2..5]))
                && tested.promise("at most 0 % of the calls")
        );
    }
}

#[tokio::test]
#[ignore = "night"]
async fn wrong_and_empty_search_results_break_promises() {
    let server =
        TestServer::start_with(Options::default().set("PORTAL_SEARCHES_PER_ADDRESS", "10000/1s")).await;
    let args = ["search", "--rate", "28", "--seconds", "1"];
    let nothing = Tested::run(&server, &args).await;
    assert!(!nothing.promise("frequent words are found"));

    prepare(&server.db, &["posts", "100", "--accounts", "20"]).await.unwrap();
    // Changes the search texts, as if every post had every title.
    let all = "(select string_agg(title, ' ') from post_text where title <> '')";
    server.db.execute(&format!("update post_text set title = '', body = {all}")).await;
    let wrong = Tested::run(&server, &args).await;
    assert!(wrong.promise("frequent words are found"));
    assert!(!wrong.promise("no answer contradicts another"));
}

#[tokio::test]
#[ignore = "night"]
async fn prepared_players_have_all_rows_of_a_player() {
    let db = TestDatabase::new().await;
    prepare(&db, &["users", "10500"]).await.unwrap();
    assert_eq!(db.value::<i64>("select count(*) from account join status using (uid)").await, 10_500);
    db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn dropped_indexes_are_rebuilt_unchanged() {
    let db = TestDatabase::new().await;
    let before = indexes(&db).await;
    assert!(
        before.iter().any(|index| index.contains("post_text_grams") && index.contains("{0")),
        "{before:#?}"
    );
    for (args, index) in [
        (&["users", "150"][..], "account_text_grams"),
        (&["posts", "150", "--accounts", "20"], "post_text_grams"),
        (&["comments", "150", "--accounts", "10"], "comment_below_post"),
    ] {
        let made = format!("select '{index}'::regclass::oid");
        let first: u32 = db.value(&made).await;
        prepare(&db, &[args, &["--drop-indexes-from", "151"]].concat()).await.unwrap();
        assert_eq!(db.value::<u32>(&made).await, first, "{index}: before few it stays");
        prepare(&db, &[args, &["--drop-indexes-from", "150"]].concat()).await.unwrap();
        assert_ne!(db.value::<u32>(&made).await, first, "{index} was made anew");
        assert_eq!(indexes(&db).await, before);
    }
    db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_interrupted_run_rebuilds_all_indexes() {
    let db = TestDatabase::new().await;
    let before = indexes(&db).await;
    let (stopper, stop) = Stop::by_hand();
    let args = ["posts", "1000000", "--accounts", "20"];
    let stopping = async {
        let under_way = format!("{NO_SEARCH_INDEX} and exists (select from post)");
        eventually("posts, and no index on them", async || db.value::<bool>(&under_way).await).await;
        stopper.set();
    };
    let (ended, ()) = tokio::join!(prepare_until(stop, &db.owner_url, &args), stopping);
    assert_eq!(ended.unwrap(), Verdict::Interrupted);
    assert_eq!(indexes(&db).await, before);
    db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn after_a_kill_the_next_run_names_the_missing_indexes() {
    let db = TestDatabase::new().await;
    let url = db.owner_url.clone();
    let killed = tokio::spawn(async move {
        prepare_until(Stop::by_hand().1, &url, &["posts", "1000000", "--accounts", "20"]).await
    });
    eventually("no index", async || db.value::<bool>(NO_SEARCH_INDEX).await).await;
    killed.abort();
    let args = ["posts", "1", "--accounts", "1", "--drop-indexes-from", "1"];
    let error = format!("{:#}", prepare(&db, &args).await.unwrap_err());
    assert!(error.contains("post_text_grams") && error.contains("a killed run printed"), "{error}");
}

#[tokio::test]
#[ignore = "night"]
async fn a_deep_page_is_compared_with_the_first() {
    let server = TestServer::start().await;
    prepare(&server.db, &["posts", "200", "--accounts", "20"]).await.unwrap();
    let args = ["pages", "--page", "15", "--size", "10", "--times", "20", "--ratio"];
    let tested = Tested::run(&server, &[&args[..], &["100"]].concat()).await;
    tested.kept();
    for (name, count) in [("walking down", 14), ("page 1", 20), ("the page far down", 20)] {
        assert_eq!(tested.latency(name)["count"], count, "{name}");
    }
    let tested = Tested::run(&server, &[&args[..], &["0.1"]].concat()).await;
    assert_eq!(tested.verdict, Verdict::Broken);
    assert!(!tested.promise("page 15 takes at most") && tested.promise("no answer contradicts another"));
}

#[tokio::test]
#[ignore = "night"]
async fn a_list_shorter_than_the_page_is_an_error() {
    let server = TestServer::start().await;
    prepare(&server.db, &["posts", "20", "--accounts", "2"]).await.unwrap();
    let args = ["loadtest", "pages", "--page", "5", "--size", "10", "--target", &server.url("")];
    let error = ::loadtest::run(Cli::parse_from(args), Stop::by_hand().1).await.unwrap_err();
    assert!(format!("{error:#}").contains("the list ends with page 2"), "{error:#}");
}

#[tokio::test]
#[ignore = "night"]
async fn comments_need_posts() {
    let db = TestDatabase::new().await;
    let error = prepare(&db, &["comments", "10"]).await.unwrap_err();
    assert!(format!("{error:#}").contains("prepare posts"), "{error:#}");
}
