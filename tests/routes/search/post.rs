use super::{ids, ids_of, write};
use crate::harness::{Options, TestServer, User};

const PATH: &str = "/api/v1/search/post";

#[tokio::test]
#[ignore = "night"]
async fn words_are_found_at_any_position_and_in_any_spelling() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let one = write(&server.db, user.uid, "", "今晚公会战，谁来？用Minecraft也行").await;
    let two = write(&server.db, user.uid, "星海远征新手攻略", "慢慢来，不着急").await;
    let visitor = server.visitor();
    for (keyword, found) in [
        ("公会", vec![one]),
        ("会战", vec![one]),
        ("战", vec![one]),
        ("来", vec![two, one]),
        ("mine", vec![one]),
        ("ＣＲＡＦＴ", vec![one]),
        ("公会 minecraft", vec![one]),
        ("公会 攻略", vec![]),
        ("攻略", vec![two]),
        ("远征 攻略", vec![two]),
        ("略慢", vec![]),
        ("战谁", vec![]),
        ("星海远征新手攻略", vec![two]),
        ("，。！", vec![]),
        ("'\\%25_", vec![]),
    ] {
        assert_eq!(ids(&visitor, PATH, keyword).await, found, "{keyword}");
    }
    for path in [PATH.to_owned(), format!("{PATH}?keyword= ")] {
        assert_eq!(visitor.get(&path).await.malformed("keyword"), "不能为空");
    }
    let endless = "长".repeat(3_000);
    assert_eq!(ids(&visitor, PATH, &endless).await, Vec::<i64>::new());
}

#[tokio::test]
#[ignore = "night"]
async fn one_typo_is_tolerated_from_four_characters_on() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = write(&server.db, user.uid, "", "星海远征的新手攻略在这里，还有minecraft").await;
    let visitor = server.visitor();
    for slip in [
        "新手功略",
        "新手略",
        "新手的攻略",
        "新攻手略略",
        "星海元征",
        "mincraft",
        "minecrfat",
        "minecraaft",
        "星海 功略",
    ] {
        let found = if slip == "新攻手略略" || slip == "新手略" { vec![] } else { vec![post] };
        assert_eq!(ids(&visitor, PATH, slip).await, found, "{slip}");
    }
    // A query that matches only by typo shows no unrelated post.
    let exact = write(&server.db, user.uid, "", "新手功略").await;
    assert_eq!(ids(&visitor, PATH, "新手功略").await, [exact]);
}

#[tokio::test]
async fn titles_come_first_then_hot_posts_and_pages_list_each_once() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut posts = Vec::new();
    for n in 0..7 {
        let title = if n == 3 { "攻略" } else { "" };
        let id = write(&server.db, user.uid, title, &format!("第{n}篇攻略")).await;
        server.db.execute(&format!("update post set hot = {} where id = {id}", (n * 5) % 7)).await;
        posts.push(id);
    }
    let expected: Vec<i64> = [3, 4, 1, 5, 2, 6, 0].map(|n: usize| posts[n]).into();
    let visitor = server.visitor();
    assert_eq!(ids(&visitor, PATH, "攻略").await, expected);
    let (mut met, mut cursor) = (Vec::new(), String::new());
    loop {
        let answer = visitor.get(&format!("{PATH}?keyword=攻略&pageSize=2{cursor}")).await;
        met.extend(ids_of(answer.ok()));
        // New posts do not shift later pages.
        write(&server.db, user.uid, "攻略", "后来的攻略").await;
        match answer.ok()["nextCursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => break,
        }
    }
    assert_eq!(met, expected);
    assert_eq!(
        ids_of(visitor.get(&format!("{PATH}?keyword=篇攻略&pageSize=3&currentPage=3")).await.ok()),
        expected[6..]
    );
}

#[tokio::test]
#[ignore = "night"]
async fn results_beyond_the_ranked_limit_are_listed_once_too() {
    // Posts that are ranked again between two pages may be listed twice.
    let still = Options::default().set("PORTAL_FEEDS_RANK_S", "3600");
    let server = TestServer::start_with(still).await;
    let user = User::register(&server, "lin_xia").await;
    server
        .db
        .execute(&format!(
            "insert into post (uid, content, hot) select {}, '第' || n || '篇攻略', n * 7919 % 1000 from generate_series(1, 730) n",
            user.uid
        ))
        .await;
    for keyword in ["攻略", "略"] {
        let (mut met, mut cursor) = (std::collections::HashSet::new(), String::new());
        loop {
            let page = server.visitor().get(&format!("{PATH}?keyword={keyword}&pageSize=90{cursor}")).await;
            for id in ids_of(page.ok()) {
                assert!(met.insert(id), "{id} twice");
            }
            match page.ok()["nextCursor"].as_str() {
                Some(next) => cursor = format!("&cursor={next}"),
                None => break,
            }
        }
        assert_eq!(met.len(), 730, "{keyword}");
    }
}

#[tokio::test]
async fn deleted_hidden_and_blocked_posts_are_not_found() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let mine = write(&server.db, user.uid, "", "一起打公会战").await;
    let theirs = write(&server.db, other.uid, "", "公会战缺人").await;
    let hidden = write(&server.db, other.uid, "", "公会战作弊").await;
    let deleted = write(&server.db, other.uid, "", "公会战结束").await;
    server
        .db
        .execute(&format!(
            "update post set hidden = true where id = {hidden}; update post set delete_time = now() where id = {deleted}"
        ))
        .await;
    assert_eq!(ids(&server.visitor(), PATH, "公会战").await, [theirs, mine]);
    server
        .db
        .execute(&format!("insert into block (uid, blocked) values ({}, {})", user.uid, other.uid))
        .await;
    assert_eq!(ids(&user.client, PATH, "公会战").await, [mine]);
    assert_eq!(ids(&other.client, PATH, "公会战").await, [theirs, mine]);
    // An edited post is found only by its new words.
    server.db.execute(&format!("update post set content = '改成钓鱼了' where id = {mine}")).await;
    assert_eq!(ids(&user.client, PATH, "公会战").await, Vec::<i64>::new());
    assert_eq!(ids(&user.client, PATH, "钓鱼").await, [mine]);
    let kept: i64 = server.db.value("select count(*) from post_text").await;
    assert_eq!(kept, 3, "nothing is kept of what was deleted");
}

#[tokio::test]
#[ignore = "night"]
async fn searches_are_limited_by_account_and_by_address() {
    let options = Options::default()
        .set("PORTAL_SEARCHES_PER_ACCOUNT", "3/1h")
        .set("PORTAL_SEARCHES_PER_ADDRESS", "2/1h");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let path = format!("{PATH}?keyword=公会");
    for path in [path.as_str(), "/api/v1/search?keyword=公会"] {
        server.visitor().get(path).await.ok();
    }
    let refused = server.visitor().get(&path).await;
    assert_eq!(refused.refused(1005).json["data"]["retryAfter"], 1800);
    user.client.get(&path).await.ok();
    user.client.get("/api/v1/search/user?keyword=公会").await.ok();
    user.client.get("/api/v1/square/keyword/suggestion?keyword=公会").await.ok();
    for path in ["/api/v1/search/game", "/api/v1/square/keyword/suggestion"] {
        user.client.get(&format!("{path}?keyword=公会")).await.refused(1005);
    }
}
