//! Attempts on other players' data, and many concurrent actions: no call grants, breaks or miscounts anything.

use futures_util::future::join_all;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::harness::{Options, TestServer, User, picture, post, publish, tags, video};

/// Asserts a success, a refusal of the product, or malformed, forbidden or unknown. Never a server fault.
fn is_answered(status: u16) -> bool {
    matches!(status, 200 | 400 | 403 | 404 | 405 | 413 | 414)
}

#[tokio::test]
async fn other_players_data_cannot_be_changed() {
    let server = TestServer::start().await;
    let [owner, thief] = [User::register(&server, "owner_1").await, User::register(&server, "thief_1").await];
    let (image, film) = (picture(&owner, 40, 30).await, video(&owner).await);
    let made = publish(&owner, &json!({ "content": "我的", "images": [image] })).await;
    let at = format!("/api/v1/square/post/{}", made["id"]);
    let comment =
        owner.client.post_json(&format!("{at}/comment"), &json!({ "content": "沙发" })).await.ok().clone();
    thief.client.post_json(&format!("{at}/like"), &json!({})).await.ok();
    let notice = owner.client.get("/api/v1/notice/list").await.ok()["records"][0]["id"].clone();

    thief.client.put_json(&at, &json!({ "content": "你的" })).await.failed(403);
    thief.client.delete(&at).await.failed(403);
    thief.client.delete(&format!("/api/v1/square/comment/{}", comment["id"])).await.failed(403);
    let poster = picture(&thief, 8, 8).await;
    for stolen in [
        json!({ "content": "偷", "images": [image] }),
        json!({ "content": "偷", "video": { "media": film, "poster": poster } }),
        json!({ "content": "偷", "video": { "media": poster, "poster": poster } }),
    ] {
        assert_eq!(thief.client.post_json("/api/v1/square/post", &stolen).await.code(), 4000, "{stolen}");
    }
    // Marking ids of another's inbox as read changes nothing and does not reveal them.
    let read = thief.client.post_json("/api/v1/notice/read", &json!({ "ids": [notice] })).await;
    assert_eq!(read.ok()["unread"]["total"], 0);
    assert_eq!(owner.me().await["unread"]["likes"], 1);
    assert_eq!(thief.client.get("/api/v1/notice/list").await.ok()["total"], 0);
    for path in ["/api/v1/square/post/me", "/api/v1/square/comment/me", "/api/v1/user/block/list"] {
        let list = thief.client.get(&format!("{path}?uid={}", owner.uid)).await;
        assert_eq!(list.ok()["records"], json!([]), "{path}");
    }
    // A comment of another post is not found under this one.
    let other = publish(&thief, &json!({ "content": "别处" })).await["id"].clone();
    let beside = format!("/api/v1/square/post/{other}/comment/{}", comment["id"]);
    thief.client.get(&beside).await.refused(2002);
    thief.client.get(&format!("{beside}/list")).await.refused(2002);
    let answer = json!({ "content": "答", "replyCommentId": comment["id"] });
    thief.client.post_json(&format!("/api/v1/square/post/{other}/comment"), &answer).await.refused(2002);
    assert_eq!(owner.client.get(&at).await.ok()["content"], "我的");
    server.db.audit().await;
}

#[tokio::test]
async fn hidden_posts_cannot_be_acted_on() {
    let server = TestServer::start().await;
    let [owner, other] = [User::register(&server, "owner_1").await, User::register(&server, "other_1").await];
    for gone in ["hidden = true", "delete_time = now(), hidden = false"] {
        let id = post(&server.db, owner.uid).await;
        let at = format!("/api/v1/square/post/{id}");
        let comment =
            other.client.post_json(&format!("{at}/comment"), &json!({ "content": "在" })).await.ok()["id"]
                .clone();
        server.db.execute(&format!("update post set {gone} where id = {id}")).await;
        for who in [&owner, &other] {
            let client = &who.client;
            for path in
                ["", "/comment/list", &format!("/comment/{comment}"), &format!("/comment/{comment}/list")]
            {
                client.get(&format!("{at}{path}")).await.refused(2002);
            }
            for path in ["/like", "/comment"] {
                client.post_json(&format!("{at}{path}"), &json!({ "content": "不在" })).await.refused(2002);
            }
            client
                .post_json(&format!("/api/v1/square/comment/{comment}/like"), &json!({}))
                .await
                .refused(2002);
            client.put_json(&at, &json!({ "content": "改" })).await.refused(2002);
        }
        let mine = other.client.get("/api/v1/square/comment/me").await.ok()["records"][0].clone();
        assert_eq!(mine["post"], json!({ "id": id, "title": "", "excerpt": "", "gone": true }));
        server
            .db
            .execute(&format!("update post set hidden = false, delete_time = null where id = {id}"))
            .await;
    }
}

#[tokio::test]
#[ignore = "night"]
async fn odd_parameters_are_answered() {
    let server = TestServer::start().await;
    tags(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let made = publish(&user, &json!({ "content": "一篇帖子", "tag": 1 })).await["id"].clone();
    let comments = format!("/api/v1/square/post/{made}/comment");
    let comment =
        user.client.post_json(&comments, &json!({ "content": "一条评论" })).await.ok()["id"].clone();
    let lists = [
        "/api/v1/square/post/list?".to_owned(),
        "/api/v1/square/post/list?sort=2&tag=1&".into(),
        "/api/v1/square/post/list?game=1&tag=1&".into(),
        "/api/v1/square/post/follow?".into(),
        "/api/v1/square/post/me?sort=2&".into(),
        "/api/v1/square/comment/me?".into(),
        format!("{comments}/list?sort=1&"),
        format!("{comments}/list?sort=2&"),
        format!("{comments}/list?sort=3&"),
        format!("{comments}/{comment}/list?"),
        format!("/api/v1/user/{}/post/list?", user.uid),
        format!("/api/v1/user/{}/follower/list?", user.uid),
        format!("/api/v1/user/{}/following/list?", user.uid),
        "/api/v1/user/block/list?".into(),
        "/api/v1/notice/list?".into(),
        "/api/v1/search/post?keyword=%E5%B8%96%E5%AD%90&".into(),
        "/api/v1/search/user?keyword=lin&".into(),
        "/api/v1/search/game?keyword=lin&".into(),
        "/api/v1/square/sensitiveword/list?".into(),
        "/api/v1/square/config/list?".into(),
    ];
    let forged = |text: &str| {
        use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
        format!("cursor={}", URL_SAFE_NO_PAD.encode(text))
    };
    let (least, most) = (i64::MIN, i64::MAX);
    let mut odd = vec![
        forged(&format!("{least}.{least}")),
        forged(&format!("{most}.{most}")),
        forged(&format!("{least}.{most}")),
        forged(&format!("{most}.{least}")),
        forged("0.0"),
        forged("-1.-1"),
        forged("1.2.3"),
        forged("99999999999999999999.1"),
        forged("1e3.NaN"),
        forged("\0.\0"),
    ];
    odd.extend(
        [
            "cursor=",
            "cursor=%00",
            "cursor=%FF%FE",
            "cursor=' or 1=1--",
            "cursor=..%2f..",
            "currentPage=0",
            "currentPage=-1",
            "currentPage=9223372036854775807",
            "currentPage=1.5",
            "currentPage=%00",
            "currentPage=1&currentPage=2",
            "pageSize=0",
            "pageSize=101",
            "pageSize=-5",
            "pageSize=1e9",
            "pageSize=%00",
            "sort=0",
            "sort=256",
            "sort=-1",
            "sort=%00",
            "tag=-1",
            "tag=9223372036854775807",
            "tag=9223372036854775808",
            "game=-9223372036854775808",
            "game=x",
            "group=%00",
            "group=all",
            "keyword=%00",
            "[]=1",
            "&&&",
            "%",
            "%zz",
            "a=%E0%80%80",
        ]
        .map(str::to_owned),
    );
    for list in &lists {
        for odd in &odd {
            let path = format!("{list}{}", odd.replace(' ', "%20"));
            let answer = user.client.get(&path).await;
            assert!(is_answered(answer.status.as_u16()), "{path}: {} {}", answer.status, answer.text);
        }
    }
    for id in
        ["0", "-1", "9007199254740992", "9223372036854775807", "9223372036854775808", "1e3", "%00", "1%2f2"]
    {
        for path in [
            format!("/api/v1/square/post/{id}"),
            format!("/api/v1/square/post/{id}/comment/list"),
            format!("/api/v1/square/post/{made}/comment/{id}"),
            format!("/api/v1/square/post/{made}/comment/{id}/list"),
            format!("/api/v1/user/{id}"),
            format!("/api/v1/user/{id}/post/list"),
        ] {
            let answer = user.client.get(&path).await;
            assert!(is_answered(answer.status.as_u16()), "{path}: {} {}", answer.status, answer.text);
        }
        for path in [
            format!("/api/v1/user/follow/{id}"),
            format!("/api/v1/user/block/{id}"),
            format!("/api/v1/square/post/{id}/like"),
            format!("/api/v1/square/comment/{id}/like"),
            format!("/api/v1/square/post/{id}/comment"),
        ] {
            let answer = user.client.post_json(&path, &json!({ "content": "好" })).await;
            assert!(is_answered(answer.status.as_u16()), "{path}: {} {}", answer.status, answer.text);
            let answer = user.client.delete(&path).await;
            assert!(is_answered(answer.status.as_u16()), "DELETE {path}: {} {}", answer.status, answer.text);
        }
    }
    let deep = (0..5_000).fold("1".to_owned(), |inside, _| format!("[{inside}]"));
    let (many, zero) = (vec![Uuid::nil(); 1_000], Value::Null);
    let bodies = [
        zero.clone(),
        json!([]),
        json!("帖子"),
        json!({ "content": 7 }),
        json!({ "content": ["好"] }),
        json!({ "content": "好", "images": many }),
        json!({ "content": "好", "images": ["../../etc/passwd"] }),
        json!({ "content": "好", "images": null }),
        json!({ "content": "好", "video": { "media": Uuid::nil() } }),
        json!({ "content": "好", "tag": -1 }),
        json!({ "content": "好", "tag": 1.5 }),
        json!({ "content": "好", "game": i64::MAX }),
        json!({ "content": "好", "mentions": [i64::MIN, i64::MAX, 0, -1] }),
        json!({ "content": "好", "mentions": [1.5] }),
        json!({ "content": "好", "title": "\u{0}" }),
        json!({ "content": "\u{0}" }),
        json!({ "content": "好", "replyCommentId": i64::MIN }),
        json!({ "kind": "post", "id": i64::MAX, "reason": "spam", "detail": "\u{0}" }),
        json!({ "ids": [i64::MIN], "all": false, "group": null }),
        json!({ "ids": vec![1; 101] }),
    ];
    for path in ["/api/v1/square/post", comments.as_str(), "/api/v1/report", "/api/v1/notice/read"] {
        for body in &bodies {
            let answer = user.client.post_json(path, body).await;
            assert!(is_answered(answer.status.as_u16()), "{path} {body}: {} {}", answer.status, answer.text);
        }
        let answer =
            user.client.send(reqwest::Method::POST, path, "application/json", deep.clone().into()).await;
        assert_eq!(answer.status, 400, "{path}");
    }
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn keywords_are_not_patterns() {
    let often = Options::default().set("PORTAL_SEARCHES_PER_ACCOUNT", "10000/1m");
    let server = TestServer::start_with(often).await;
    let user = User::register(&server, "lin_xia").await;
    for content in ["打折百分之五十", "50% off_now", r"back\slash", "it's (ok) [a+]*"] {
        publish(&user, &json!({ "content": content })).await;
    }
    let found = async |keyword: &str| {
        let query: String = form_urlencoded::byte_serialize(keyword.as_bytes()).collect();
        for path in ["search/user", "search/game", "search", "square/keyword/suggestion"] {
            user.client.get(&format!("/api/v1/{path}?keyword={query}")).await.ok();
        }
        user.client.get(&format!("/api/v1/search/post?keyword={query}")).await.ok()["records"]
            .as_array()
            .unwrap()
            .len()
    };
    for keyword in [
        "%",
        "_",
        "%%%%",
        "____",
        "\\",
        "'",
        "''",
        "' or '1'='1",
        "\"",
        "a|b",
        "a & !b",
        ":*",
        "<->",
        "(((",
        "[^z]",
        ".*",
        "$$",
        "；--",
        "\u{feff}",
        "&&",
        "!!",
        "off:*",
        "o_f",
        "5%o",
    ] {
        let count = found(keyword).await;
        assert!(count <= 1, "{keyword} finds {count}");
    }
    for path in ["search/post", "search/user", "search/game", "search", "square/keyword/suggestion"] {
        user.client.get(&format!("/api/v1/{path}?keyword=%E6%89%93%00%E6%8A%98")).await.malformed("keyword");
    }
    for (keyword, count) in [("50%", 1), ("off_now", 1), (r"back\slash", 1), ("it's", 1), ("百分之", 1)] {
        assert_eq!(found(keyword).await, count, "{keyword}");
    }
}

#[tokio::test]
async fn concurrent_actions_of_many_players_are_counted_right() {
    let server = TestServer::start().await;
    let names = ["storm_a", "storm_b", "storm_c", "storm_d"];
    let users = join_all(names.map(|name| User::register(&server, name))).await;
    let posts =
        join_all(users.iter().map(async |user| publish(user, &json!({ "content": "一起来" })).await)).await;
    let mut comments = Vec::new();
    for (user, post) in users.iter().zip(&posts) {
        let path = format!("/api/v1/square/post/{}/comment", post["id"]);
        comments.push(user.client.post_json(&path, &json!({ "content": "楼" })).await.ok()["id"].clone());
    }
    // The same sequence each time.
    let mut state = 7_u64;
    let mut next = |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    let deeds: Vec<(usize, bool, String)> = (0..400)
        .map(|_| {
            let (who, whom) = (next(4), next(4));
            let (uid, post, comment) = (users[whom].uid, &posts[whom]["id"], &comments[whom]);
            let path = match next(12) {
                0..3 => format!("/api/v1/square/post/{post}/like"),
                3..6 => format!("/api/v1/square/comment/{comment}/like"),
                6..9 => format!("/api/v1/user/follow/{uid}"),
                9 => format!("/api/v1/user/block/{uid}"),
                10 => format!("/api/v1/square/post/{post}/comment"),
                _ => format!("/api/v1/square/comment/{comment}"),
            };
            (who, next(2) == 0, path)
        })
        .collect();
    for wave in deeds.chunks(40) {
        let answers = wave.iter().map(async |(who, ends, path)| {
            let client = &users[*who].client;
            let does = path.ends_with("/comment") || (!ends && !path.starts_with("/api/v1/square/comment/") | path.ends_with("/like"));
            let answer = if does {
                let body = json!({ "content": "凑热闹", "mentions": users.iter().map(|user| user.uid).collect::<Vec<_>>() });
                client.post_json(path, &body).await
            } else {
                client.delete(path).await
            };
            assert!(is_answered(answer.status.as_u16()), "{path}: {} {}", answer.status, answer.text);
        });
        join_all(answers).await;
    }
    join_all(posts.iter().zip(&users).map(async |(post, user)| {
        let path = format!("/api/v1/square/post/{}", post["id"]);
        let like = format!("{path}/like");
        let (client, nothing) = (&user.client, json!({}));
        let (gone, again, liked) = tokio::join!(
            client.delete(&path),
            client.delete(&path),
            users[0].client.post_json(&like, &nothing)
        );
        assert!(is_answered(liked.status.as_u16()));
        gone.ok();
        again.ok();
    }))
    .await;
    server.db.audit().await;
}
