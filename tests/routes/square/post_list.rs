use serde_json::{Value, json};

use crate::harness::{Client, Options, TestServer, User, game, post, posts, publish, tags};

const PATH: &str = "/api/v1/square/post/list";

fn ids(page: &Value) -> Vec<i64> {
    page["records"].as_array().unwrap().iter().map(|post| post["id"].as_i64().unwrap()).collect()
}

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
async fn every_order_and_filter_lists_each_post_once() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    tags(&server.db).await;
    game(&server.db, 1001, "星海", "name = '星海'").await;
    let mut all = posts(
        &server.db,
        user.uid,
        40,
        ", tag_id, game_id",
        ", 1 + n % 2, case when n % 4 = 0 then 1001 end",
    )
    .await;
    // Older posts are hotter, and several are equally hot.
    server.db.execute("update post set hot = 1000000 - id / 3").await;
    let visitor = server.visitor();
    let hot = whole(&visitor, "sort=1").await;
    assert_eq!(whole(&visitor, "").await, hot, "hot where it is not said");
    let rank = |id: &i64| (1_000_000 - id / 3, *id);
    assert!(hot.len() == 40 && hot.windows(2).all(|two| rank(&two[0]) > rank(&two[1])), "{hot:?}");
    all.reverse();
    assert_eq!(whole(&visitor, "sort=2").await, all);
    let place = |id: &i64| all.len() - all.iter().position(|other| other == id).unwrap();
    let of =
        |holds: &dyn Fn(usize) -> bool| all.iter().filter(|id| holds(place(id))).copied().collect::<Vec<_>>();
    assert_eq!(whole(&visitor, "sort=2&tag=2").await, of(&|n| n % 2 == 1));
    assert_eq!(whole(&visitor, "sort=2&game=1001").await, of(&|n| n % 4 == 0));
    assert_eq!(whole(&visitor, "sort=2&game=1001&tag=1").await, of(&|n| n % 4 == 0));
    assert_eq!(whole(&visitor, "sort=2&game=1001&tag=2").await, [0_i64; 0]);
    for query in ["tag=2", "game=1001"] {
        let (mut hot, newest) =
            (whole(&visitor, query).await, whole(&visitor, &format!("sort=2&{query}")).await);
        assert!(hot.windows(2).all(|two| rank(&two[0]) > rank(&two[1])), "{hot:?}");
        hot.sort_unstable_by(|a, b| b.cmp(a));
        assert_eq!(hot, newest);
    }
    let page = visitor.get(&format!("{PATH}?sort=2&currentPage=3&pageSize=10")).await;
    assert_eq!((ids(page.ok()), &page.ok()["total"]), (all[20..30].to_vec(), &json!(40)));
    visitor.get(&format!("{PATH}?sort=3")).await.malformed("sort");
    visitor.get(&format!("{PATH}?tag=x")).await.malformed("tag");
    visitor.get(&format!("{PATH}?cursor=x")).await.malformed("cursor");
    visitor.get(&format!("{PATH}?pageSize=101")).await.malformed("pageSize");
}

#[tokio::test]
async fn a_list_shortens_long_texts_and_omits_hidden_posts() {
    let server = TestServer::start_with(Options::default().set("PORTAL_FEEDS_TOTALS_S", "0.001")).await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "azhe").await];
    let long = publish(&user, &json!({ "content": "😀".repeat(141) })).await;
    let short = publish(&other, &json!({ "content": "字".repeat(140) })).await;
    let [hidden, deleted] = [post(&server.db, user.uid).await, post(&server.db, user.uid).await];
    server.db.execute(&format!("update post set hidden = true where id = {hidden}")).await;
    user.client.delete(&format!("/api/v1/square/post/{deleted}")).await.ok();
    let newest = format!("{PATH}?sort=2");
    let page = server.visitor().get(&newest).await;
    assert_eq!(ids(page.ok()), [short["id"].as_i64().unwrap(), long["id"].as_i64().unwrap()]);
    let [first, second] = [&page.ok()["records"][0], &page.ok()["records"][1]];
    assert_eq!((&first["more"], first["content"].as_str().unwrap().chars().count()), (&json!(false), 140));
    assert_eq!((&second["more"], &second["content"]), (&json!(true), &json!("😀".repeat(140))));
    assert_eq!(page.ok()["total"], 2);

    server
        .db
        .execute(&format!("insert into block (uid, blocked) values ({}, {})", user.uid, other.uid))
        .await;
    assert_eq!(ids(user.client.get(&newest).await.ok()), [long["id"].as_i64().unwrap()]);
    assert_eq!(
        ids(other.client.get(&newest).await.ok()).len(),
        2,
        "whoever is blocked sees what everybody sees"
    );
    crate::harness::follow(&server.db, &other, &user).await;
    let page = other.client.get(&newest).await;
    assert_eq!(
        (&page.ok()["records"][1]["author"]["followed"], &page.ok()["records"][0]["author"]["followed"]),
        (&json!(true), &json!(false))
    );
}

#[tokio::test]
#[ignore = "night"]
async fn a_deep_page_costs_as_much_as_the_first() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    tags(&server.db).await;
    game(&server.db, 1001, "星海", "name = '星海'").await;
    let all = posts(
        &server.db,
        user.uid,
        20_000,
        ", tag_id, game_id",
        ", case when n % 50 = 0 then 1 end, case when n % 40 = 0 then 1001 end",
    )
    .await;
    // Many authors, because the planner uses their number.
    server
        .db
        .execute(
            "insert into account (login_name, name, invite_code)
                 select 'author' || n, n, 'code' || n from generate_series(1, 200) n;
             insert into status (uid, read_upto) select uid, 0 from account where login_name like 'author%';
             update post p set uid = a.uid from account a where a.login_name = 'author' || (1 + p.id % 200);
             analyze post",
        )
        .await;
    let middle = all[1_000];
    let rank: i64 = server.db.value_of("select hot from post where id = $1", &[&middle]).await;
    // Prepared, as the driver sends it, so that the plan does not know the values.
    let blocked = "uid <> all (array(select b.blocked from block b where b.uid = $1))";
    let seen = "delete_time is null and not hidden";
    for (query, index) in [
        (
            format!(
                "select id from post where {seen} and id < $2 and $3 = $3 and {blocked} order by id desc limit 21"
            ),
            "post_",
        ),
        (
            format!(
                "select id from post where tag_id = 1 and {seen} and id < $2 and $3 = $3 and {blocked} order by id desc limit 21"
            ),
            "post_newest_of_tag",
        ),
        (
            format!(
                "select id from post where game_id = 1001 and {seen} and id < $2 and $3 = $3 and {blocked} order by id desc limit 21"
            ),
            "post_newest_of_game",
        ),
        (
            format!(
                "select id from post where {seen} and (hot, id) < ($3, $2) and {blocked} order by hot desc, id desc limit 21"
            ),
            "post_hottest",
        ),
        (
            format!(
                "select id from post where tag_id = 1 and {seen} and (hot, id) < ($3, $2) and {blocked} order by hot desc, id desc limit 21"
            ),
            "post_hottest_of_tag",
        ),
        (
            format!(
                "select id from post where game_id = 1001 and {seen} and (hot, id) < ($3, $2) and {blocked} order by hot desc, id desc limit 21"
            ),
            "post_hottest_of_game",
        ),
    ] {
        let client = server.db.pool.get().await.unwrap();
        client.batch_execute("set plan_cache_mode = force_generic_plan; deallocate all").await.unwrap();
        client.batch_execute(&format!("prepare page (bigint, bigint, bigint) as {query}")).await.unwrap();
        let explain = format!("explain (analyze, format json) execute page ({}, {middle}, {rank})", user.uid);
        let plan: Value = client.query_one(&explain, &[]).await.unwrap().get(0);
        let plan = plan.to_string();
        assert!(
            plan.contains(&format!("\"Index Name\":\"{index}")) && !plan.contains("Seq Scan on post"),
            "{query}: {plan}"
        );
        assert!(!plan.contains("\"Node Type\":\"Sort\""), "{query}: {plan}");
        drop(client);
    }
    let cursor = |page: &Value| page["nextCursor"].as_str().unwrap().to_owned();
    let deep = server.visitor().get(&format!("{PATH}?sort=2&currentPage=100&pageSize=100")).await;
    let next =
        server.visitor().get(&format!("{PATH}?sort=2&pageSize=100&cursor={}", cursor(deep.ok()))).await;
    assert_eq!(ids(next.ok())[0], all[20_000 - 10_000 - 1]);
}

#[tokio::test]
#[ignore = "night"]
async fn the_total_is_counted_once_in_a_while() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    publish(&user, &json!({ "content": "一" })).await;
    let total =
        async |query: &str| server.visitor().get(&format!("{PATH}{query}")).await.ok()["total"].clone();
    assert_eq!(total("").await, 1);
    publish(&user, &json!({ "content": "二" })).await;
    assert_eq!(
        (total("").await, total("?sort=2").await, total("?tag=1").await),
        (json!(1), json!(1), json!(0))
    );
}
