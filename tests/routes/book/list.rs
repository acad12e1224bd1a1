use actors::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{books, ids};
use crate::harness::{ANIMATION, COMIC, Client, NOVEL, TestServer, User, library};

const PATH: &str = "/api/v1/book/list";

/// All pages, by their cursors.
async fn whole(client: &Client, query: &str) -> Vec<i64> {
    let (mut seen, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = client.get(&format!("{PATH}?{query}&pageSize=7{cursor}")).await;
        seen.extend(ids(page.ok()));
        match page.ok()["nextCursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => return seen,
        }
    }
}

#[tokio::test]
async fn every_order_and_filter_lists_each_book_once() {
    let server = TestServer::start().await;
    let all = books(&server.db, 40, "update book set hot = 1000 - id / 3, hot_due = false").await;
    let visitor = server.visitor();
    let of = |holds: &dyn Fn(i64) -> bool, key: &dyn Fn(i64) -> i64| {
        let mut of: Vec<i64> = all.iter().copied().filter(|id| holds(id - 10_000)).collect();
        of.sort_by_key(|id| std::cmp::Reverse((key(*id), *id)));
        of
    };
    let (hot, updated) = (|id: i64| 1000 - id / 3, |id: i64| id);
    let kept = |id: i64| (id - 10_000) % 7;
    for (query, holds) in [
        ("", &(|_| true) as &dyn Fn(i64) -> bool),
        ("&kind=comic", &|n| n % 2 == 0),
        ("&kind=novel&category=武侠", &|n| n % 2 == 1 && n % 3 == 0),
        ("&kind=comic&status=finished", &|n| n % 10 == 0),
        ("&status=serial", &|n| n % 5 != 0),
    ] {
        assert_eq!(whole(&visitor, &format!("sort=1{query}")).await, of(holds, &hot), "{query}");
        assert_eq!(whole(&visitor, &format!("sort=2{query}")).await, of(holds, &updated), "{query}");
        assert_eq!(whole(&visitor, &format!("sort=3{query}")).await, of(holds, &kept), "{query}");
    }
    let page = visitor.get(&format!("{PATH}?sort=2&currentPage=2&pageSize=10&kind=comic")).await;
    assert_eq!(
        (ids(page.ok()), &page.ok()["total"]),
        (of(&|n| n % 2 == 0, &updated)[10..20].to_vec(), &json!(20))
    );
    for (query, field) in [
        ("sort=4", "sort"),
        ("kind=film", "kind"),
        ("status=old", "status"),
        ("updated=soon", "updated"),
        ("category=武侠", "kind"),
        ("cursor=x", "cursor"),
        ("pageSize=101", "pageSize"),
    ] {
        visitor.get(&format!("{PATH}?{query}")).await.malformed(field);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_deep_page_costs_as_much_as_the_first() {
    let server = TestServer::start().await;
    books(&server.db, 5_000, "update book set hot = 1000000 - id / 3; analyze book").await;
    // Prepared, as the driver sends it, so that the plan does not know the values.
    for (column, index) in [("hot", "book_hot"), ("updated", "book_updated"), ("kept", "book_kept")] {
        for (filter, of) in
            [("", ""), ("kind = $5 and", "_of_kind"), ("kind = $5 and category = $6 and", "_of_category")]
        {
            let query = format!(
                "select id, {column} as rank from book
                 where {filter} not retired and chapter_num > 0 and ($3 = '' or status = $3) and updated >= $4
                   and ({column}, id) < ($1, $2)
                 order by {column} desc, id desc offset 0 limit 21"
            );
            let client = server.db.pool.get().await.unwrap();
            client.batch_execute("set plan_cache_mode = force_generic_plan; deallocate all").await.unwrap();
            let types = "bigint, bigint, text, bigint, text, text";
            client.batch_execute(&format!("prepare page ({types}) as {query}")).await.unwrap();
            let explain =
                "explain (format json) execute page (9223372036854775807, 12000, '', 0, 'comic', '武侠')";
            let plan: Value = client.query_one(explain, &[]).await.unwrap().get(0);
            let plan = plan.to_string();
            assert!(plan.contains(&format!("\"Index Name\":\"{index}{of}\"")), "{query}: {plan}");
            assert!(!plan.contains("\"Node Type\":\"Sort\""), "{query}: {plan}");
        }
    }
}

#[tokio::test]
#[ignore = "night"]
async fn books_with_a_chapter_of_today_are_marked() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    let visitor = server.visitor();
    assert_eq!(whole(&visitor, "updated=today").await, [0; 0]);
    let now = SystemClock.now().to_rfc3339();
    library
        .chapter(&format!("{{id: 4, title: 第四话, access: free, publishTime: {now}, folder: chapters/01}}"));
    library.import(&server).await;
    assert_eq!(whole(&visitor, "updated=today&status=serial").await, [COMIC]);
    assert_eq!(whole(&visitor, "sort=2").await, [COMIC, NOVEL, ANIMATION]);
}

#[tokio::test]
#[ignore = "night"]
async fn a_book_has_its_packs_fields_and_its_readers_state() {
    let server = TestServer::start().await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let page = user.client.get(&format!("{PATH}?kind=comic")).await;
    let book = &page.ok()["records"][0];
    for (field, value) in [
        ("id", json!(COMIC)),
        ("kind", json!("comic")),
        ("title", json!("猫饭馆的夜")),
        ("author", json!("小满")),
        ("category", json!("治愈")),
        ("tags", json!(["猫", "美食"])),
        ("status", json!("serial")),
        ("direction", json!("strip")),
        ("chapterNum", json!(2)),
        ("subscribeNum", json!(100)),
        ("readNum", json!(2000)),
        ("subscribed", json!(false)),
        ("progress", json!(null)),
        ("lastChapter", json!({ "id": 2, "index": 2, "title": "第二话 打烊", "access": "vip" })),
        ("updateTime", json!("2026-03-08T02:00:00.000Z")),
    ] {
        assert_eq!(book[field], value, "{field}");
    }
    let cover = &book["cover"];
    assert_eq!((&cover["width"], &cover["height"]), (&json!(600), &json!(800)));
    assert_ne!(cover["full"], cover["medium"], "600 is wider than a phone's list shows");
    for size in ["full", "medium"] {
        let picture = user.client.get(cover[size].as_str().unwrap()).await;
        assert_eq!(picture.status, 200);
        assert!(picture.header("cache-control").contains("immutable"));
    }
    user.client.post_json(&format!("/api/v1/book/{COMIC}/subscribe"), &json!({})).await.ok();
    let page = user.client.get(&format!("{PATH}?kind=comic")).await;
    assert_eq!(
        (&page.ok()["records"][0]["subscribed"], &page.ok()["records"][0]["subscribeNum"]),
        (&json!(true), &json!(101))
    );
}

#[tokio::test]
async fn keywords_match_titles_authors_and_tags() {
    let server = TestServer::start().await;
    library(&server).await;
    let visitor = server.visitor();
    for (query, found) in [
        ("keyword=长安", vec![NOVEL]),
        ("keyword=美食", vec![COMIC]),
        ("keyword=蓝鲸&kind=animation", vec![ANIMATION]),
        ("keyword=蓝鲸&kind=comic", vec![]),
        ("keyword=，", vec![]),
    ] {
        assert_eq!(ids(visitor.get(&format!("{PATH}?{query}")).await.ok()), found, "{query}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn books_that_are_kept_and_read_rise_in_rank() {
    let options = crate::harness::Options::default().set("PORTAL_FEEDS_RANK_S", "0.05");
    let server = TestServer::start_with(options).await;
    let all = books(&server.db, 2, "").await;
    let hot = async || ids(server.visitor().get(PATH).await.ok());
    crate::harness::eventually("the newer one first", async || hot().await == [all[1], all[0]]).await;
    server
        .db
        .execute(&format!("update book set read_num = 100000, hot_due = true where id = {}", all[0]))
        .await;
    crate::harness::eventually("the read one first", async || hot().await == [all[0], all[1]]).await;
}
