//! The machine of the primary is lost, and a standby takes over. The tests run the commands of `src/ops/failover.md` on two PostgreSQL
//! servers that nothing restarts. Each node has both in its `DATABASE_URL`.

use std::{
    cell::Cell,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use uuid::Uuid;

use super::{baseline::Baseline, content::node, crowd::Crowd};
use crate::harness::{
    Bound, Client, Options, PASSWORD, Pair, Running, SignedIn, Socket, TestDatabase, TestRedis, TestServer,
    User, eventually, figure, game, post, publish, seeds, send_to, soon,
};

/// Limit for a write at each node after the promotion.
const WRITES_AGAIN: Duration = Duration::from_secs(10);
/// Limit for a node that has reached the new primary to show only its data.
const SHOWS_IT: Duration = Duration::from_secs(2);

/// Sends comments to this node until one is acknowledged.
async fn writes(who: &SignedIn, node: SocketAddr, post: i64) {
    let path = format!("/api/v1/square/post/{post}/comment");
    who.insist(&[node], 0, &path, &json!({ "content": "还在吗" })).await;
}

/// A portal with two nodes.
async fn start_nodes(db: &TestDatabase) -> (Running, Running) {
    let (redis, prefix) = (TestRedis::shared_url(), TestRedis::prefix());
    let env = [("REDIS_URL", redis.as_str()), ("PORTAL_REDIS_PREFIX", prefix.as_str())];
    tokio::join!(node(&db.url, &env), node(&db.url, &env))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn a_synchronous_standby_takes_over_under_load_and_nothing_acknowledged_is_lost() {
    for seed in seeds() {
        let mut pair = Pair::start().await;
        let db = Arc::new(TestDatabase::at(&pair.url()).await);
        pair.make_synchronous().await;
        let (mut one, mut other) = start_nodes(&db).await;
        let addrs = [one.address().await, other.address().await];
        let who = SignedIn::register(addrs[0], "somebody").await;
        let post = post(&db, who.uid).await;
        let baseline = Baseline::of(&one).await;
        let crowd = Crowd::begin(&db, &addrs, seed).await;
        crowd.done(100).await;

        pair.primary.kill().await;
        let lost = Instant::now();
        // The nodes answer while there is no primary.
        crowd.refused(20).await;
        pair.promote();
        let both = async {
            tokio::join!(writes(&who, addrs[0], post), writes(&who, addrs[1], post));
        };
        soon(WRITES_AGAIN, "writes at both nodes after the promotion", both).await;
        figure("without writes after the loss", lost.elapsed().as_secs_f64(), "s", Bound::None);
        crowd.done(100).await;

        // The old primary rejoins under load.
        pair.rewind().await;
        crowd.done(60).await;
        let tally = crowd.end().await;
        assert!(tally.busy > 0, "calls were refused while there was no primary");
        for node in [&mut one, &mut other] {
            node.logged("a standby of the database took over").await;
        }
        // Its connection would count.
        drop(who);
        baseline.assert_restored(&one).await;
        for node in [one, other] {
            node.signal("TERM").await;
            assert_eq!(node.ended().await.code, 0);
        }
    }
}

/// A player with an open page at one node.
struct Page {
    user: User,
    client: Client,
    socket: Socket,
}

impl Page {
    async fn open(user: User, node: &TestServer, post: i64) -> Self {
        let client = user.client.at(node);
        let mut socket = client.socket().await;
        assert_eq!(socket.next_of_type("status").await["coinNum"], 10);
        socket.watch(post, Some(0)).await;
        Self { user, client, socket }
    }

    /// Awaits this comment and a newest status that matches, in any order.
    async fn sees(&mut self, comment: i64, status: impl Fn(&Value) -> bool) {
        let (commented, right) = (Cell::new(false), Cell::new(false));
        let all = |frame: &Value| {
            match frame["type"].as_str() {
                Some("status") => right.set(status(frame)),
                Some("comment") if frame["comment"]["id"] == comment => commented.set(true),
                _ => {}
            }
            commented.get() && right.get()
        };
        self.socket.next_where("the comment and the status", all).await;
    }

    async fn me(&self) -> Value {
        self.client.post("/api/user/center/me", &[]).await.ok().clone()
    }

    /// Reconnects, and reads the page's data from the socket and by calls.
    async fn shown(&self, post: i64) -> Shown {
        let mut socket = self.client.socket().await;
        let status = socket.next_of_type("status").await;
        let replay = socket.watch_from(post, Some(0), Some(0)).await;
        let comments = replay.iter().filter(|frame| frame["type"] == "comment");
        let likes = replay.iter().rfind(|frame| frame["type"] == "likes").map(|frame| frame["post"].clone());
        let me = self.me().await;
        for field in ["coinNum", "unread", "version"] {
            assert_eq!(status[field], me[field], "the socket and the call differ in {field}");
        }
        let detail = self.client.get(&format!("/api/v1/square/post/{post}")).await.ok().clone();
        Shown {
            coins: me["coinNum"].as_i64().unwrap(),
            version: me["version"].as_i64().unwrap(),
            messages: me["unread"]["messages"].as_i64().unwrap(),
            replies: me["unread"]["replies"].as_i64().unwrap(),
            comments: comments.map(|frame| frame["comment"]["id"].as_i64().unwrap()).collect(),
            likes: likes.and_then(|likes| likes.as_i64()).unwrap_or_default(),
            likes_by_call: detail["likeNum"].as_i64().unwrap(),
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
struct Shown {
    coins: i64,
    version: i64,
    messages: i64,
    replies: i64,
    comments: Vec<i64>,
    likes: i64,
    likes_by_call: i64,
}

/// Reads the same data from the database.
async fn stored(db: &TestDatabase, uid: i64, post: i64) -> Shown {
    let status = sql::status::snapshot(&db.pool.get().await.unwrap(), uid).await.unwrap().unwrap();
    let log = "select array_agg(comment_id order by seq) from thread_event where post_id = $1";
    let likes = db.value_of("select like_num from post where id = $1", &[&post]).await;
    Shown {
        coins: status.balance,
        version: status.version,
        messages: status.unread_messages,
        replies: status.unread_replies,
        comments: db.value_of::<Option<Vec<i64>>>(log, &[&post]).await.unwrap_or_default(),
        likes,
        likes_by_call: likes,
    }
}

async fn comment(client: &Client, post: i64, key: &str, text: &str) -> i64 {
    let client = client.with("Idempotency-Key", key);
    let path = format!("/api/v1/square/post/{post}/comment");
    client.post_json(&path, &json!({ "content": text })).await.ok()["id"].as_i64().unwrap()
}

/// The newest posts in a visitor's list at this node: their ids, and the total.
async fn newest_posts(node: &TestServer) -> (Vec<i64>, i64) {
    let list = node.visitor().get("/api/v1/square/post/list?sort=2").await.ok().clone();
    let posts = list["records"].as_array().unwrap().iter();
    (posts.map(|post| post["id"].as_i64().unwrap()).collect(), list["total"].as_i64().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn after_a_failover_that_lost_commits_pages_and_calls_show_the_new_primary() {
    let mut pair = Pair::start().await;
    let db = Arc::new(TestDatabase::at(&pair.url()).await);
    let options = Options::default()
        .redis(&TestRedis::shared_url(), &TestRedis::prefix())
        // As in production: lists of visitors are cached.
        .set("PORTAL_FEEDS_LISTS_MS", "1000");
    let a = TestServer::on(db.clone(), &db.url, options.clone()).await;
    let b = TestServer::on(db.clone(), &db.url, options).await;
    let nodes = [&a, &b];
    for node in nodes {
        node.hears_everything().await;
    }
    let author = User::register(&a, "lin_xia").await;
    let reader = User::register(&a, "su_he").await;
    let (author_uid, reader_uid) = (author.uid, reader.uid);
    game(&db, 1001, "一个游戏", "online_type = 1, buy_amount = 7").await;
    let post = publish(&author, &json!({ "content": "今晚谁在" })).await["id"].as_i64().unwrap();
    sql::coin::grant(&db.pool, author_uid, 10, "系统赠送", "kept").await.unwrap();
    sql::coin::grant(&db.pool, reader_uid, 10, "系统赠送", "kept too").await.unwrap();
    comment(&reader.client, post, &Uuid::new_v4().to_string(), "我在").await;
    let mut pages = [Page::open(author, &a, post).await, Page::open(reader, &b, post).await];
    let kept_list = newest_posts(&b).await;
    pair.caught_up().await;
    pair.hold_back().await;

    // Commits that will be lost, after they were shown.
    sql::coin::grant(&db.pool, author_uid, 90, "系统赠送", "lost").await.unwrap();
    send_to(&db, author_uid, "给你").await;
    let lost_key = Uuid::new_v4().to_string();
    let lost_comment = comment(&pages[1].client, post, &lost_key, "会丢的一句").await;
    pages[1].client.post_json(&format!("/api/v1/square/post/{post}/like"), &json!({})).await.ok();
    let lost_post =
        publish(&pages[1].user, &json!({ "content": "会丢的帖子" })).await["id"].as_i64().unwrap();
    let purchase_key = Uuid::new_v4().to_string();
    let buys = pages[1].client.with("Idempotency-Key", &purchase_key);
    let price = [("platformType", "1"), ("price", "7")];
    assert_eq!(buys.post("/api/user/game/download/1001", &price).await.ok()["coinNum"], 3);
    let lost_login = User::login(&a, "su_he").await;
    for node in nodes {
        lost_login.client.at(node).post("/api/user/center/me", &[]).await.ok();
    }
    pages[0]
        .sees(lost_comment, |status| {
            let unread = &status["unread"];
            status["coinNum"] == 100 && unread["messages"] == 1 && unread["replies"] == 2
        })
        .await;
    pages[1].sees(lost_comment, |status| status["coinNum"] == 3).await;
    for node in nodes {
        eventually("the post in the list", async || newest_posts(node).await.0.contains(&lost_post)).await;
    }
    let lost_versions = [pages[0].me().await["version"].as_i64(), pages[1].me().await["version"].as_i64()];

    pair.primary.kill().await;
    for node in nodes {
        eventually("a node that misses its database", async || !node.node.observe().listening).await;
    }
    pair.promote();
    let before: Vec<Value> = pages.iter().map(|page| page.socket.hello["history"].clone()).collect();
    let reached = async {
        for (node, page) in nodes.into_iter().zip(&mut pages) {
            assert_eq!(page.socket.closed().await.0.code, 1012);
            node.hears_everything().await;
        }
    };
    soon(WRITES_AGAIN, "nodes that have reached the new primary", reached).await;
    let equal = async {
        for (page, before) in pages.iter().zip(&before) {
            loop {
                let (shown, stored) = (page.shown(post).await, stored(&db, page.user.uid, post).await);
                if shown == stored {
                    break;
                }
            }
            assert_ne!(
                page.client.socket().await.hello["history"],
                *before,
                "pages forget what they have read"
            );
        }
        for node in nodes {
            while newest_posts(node).await != kept_list {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    };
    Box::pin(soon(SHOWS_IT, "pages and calls that show the new primary", equal)).await;

    for (page, lost) in pages.iter().zip(lost_versions) {
        let now = page.me().await;
        assert_eq!(now["coinNum"], 10, "the changes were lost");
        assert!(now["version"].as_i64() < lost);
    }
    // A lost login is refused as every ended login is.
    for node in nodes {
        lost_login.client.at(node).post("/api/user/center/me", &[]).await.refused(2);
    }
    // A lost key works again: at the other node, once.
    let again = comment(&pages[1].user.client, post, &lost_key, "会丢的一句").await;
    assert_eq!(comment(&pages[1].client, post, &lost_key, "会丢的一句").await, again);
    for _ in 0..2 {
        assert_eq!(buys.at(&a).post("/api/user/game/download/1001", &price).await.ok()["coinNum"], 3);
    }
    // Events travel between the nodes as before, although versions and `seq` are lower than the lost ones.
    let mut socket = pages[0].client.socket().await;
    socket.status_where("the repeated reply", |status| status["unread"]["replies"] == 2).await;
    let mut watching = b.visitor().socket().await;
    watching.watch(post, Some(2)).await;
    let third = comment(&pages[0].client, post, &Uuid::new_v4().to_string(), "欢迎").await;
    let frame = watching.next_of_type("comment").await;
    assert_eq!((&frame["seq"], &frame["comment"]["id"]), (&json!(3), &json!(third)));
    sql::coin::grant(&db.pool, author_uid, 5, "系统赠送", "later").await.unwrap();
    socket.status_where("15 coins", |status| status["coinNum"] == 15).await;
    let (reader_again, stored) = (pages[1].shown(post).await, stored(&db, reader_uid, post).await);
    assert_eq!(reader_again, stored);
    db.audit().await;
}

/// The answer of `/readyz`, if the node is not ready.
async fn reason(node: &Running) -> Option<String> {
    let answer = node.visitor().get("/readyz").await;
    answer.json["data"]["reason"].as_str().map(str::to_owned)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn an_old_primary_that_comes_back_is_refused_and_gets_no_write() {
    let mut pair = Pair::start().await;
    let db = Arc::new(TestDatabase::at(&pair.url()).await);
    let mut running = node(&db.url, &[]).await;
    let addr = running.address().await;
    let who = SignedIn::register(addr, "somebody").await;
    let post = post(&db, who.uid).await;
    writes(&who, addr, post).await;
    pair.caught_up().await;
    pair.primary.kill().await;
    pair.promote();
    soon(WRITES_AGAIN, "a write after the promotion", writes(&who, addr, post)).await;

    // The old primary accepts writes, too. While the new one is down, only the old one answers.
    pair.primary.start().await;
    pair.standby.kill().await;
    let is_refused =
        async || reason(&running).await.is_some_and(|why| why.contains("another primary has replaced it"));
    eventually("a node that refuses the old primary", is_refused).await;
    let path = format!("/api/v1/square/post/{post}/comment");
    let text = json!({ "content": "写给谁" });
    for _ in 0..20 {
        assert_eq!(who.ask(addr, &path, &text, Some(Uuid::new_v4())).await, None, "nobody may take it");
    }
    let line = running.logged("a primary of the database is refused").await;
    assert!(line.contains("timeline 1") && line.contains("timeline 2"), "{line}");

    // A node that starts now finds the new one, although the address names the old one first.
    pair.standby.start().await;
    soon(WRITES_AGAIN, "a write when the new primary is back", writes(&who, addr, post)).await;
    eventually("a ready node", async || reason(&running).await.is_none()).await;
    let mut late = node(&db.url, &[]).await;
    let late_addr = late.address().await;
    writes(&who, late_addr, post).await;
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    Client::visitor(late_addr).post("/api/user/registerWithName", &fields).await.ok();
    let comments = "select count(*) from comment";
    assert_eq!(
        pair.primary.value_in::<i64>("portal", comments).await,
        1,
        "only the one from before the failover"
    );
    assert_eq!(pair.standby.value_in::<i64>("portal", comments).await, 4);
    assert_eq!(pair.primary.value_in::<i64>("portal", "select count(*) from account").await, 1);
    // The test's own pool has no fence: stop the old primary, so that the audit reads the new one.
    pair.primary.kill().await;
    for node in [running, late] {
        node.signal("TERM").await;
        let ran = node.ended().await;
        assert_eq!(ran.code, 0);
        let refusals = ran.stderr.matches("a primary of the database is refused").count();
        assert_eq!(refusals, 1, "one line for the same primary");
    }
    db.audit().await;
}

/// A node that never lost its old primary follows a promotion, too: it asks both from time to time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn a_node_leaves_a_primary_that_still_answers_after_a_promotion() {
    let pair = Pair::start().await;
    let db = Arc::new(TestDatabase::at(&pair.url()).await);
    let mut running = node(&db.url, &[]).await;
    let addr = running.address().await;
    let who = SignedIn::register(addr, "somebody").await;
    let post = post(&db, who.uid).await;
    writes(&who, addr, post).await;
    pair.caught_up().await;
    pair.promote();
    let comments = "select count(*) from comment";
    let reaches_the_new_one = async || {
        writes(&who, addr, post).await;
        pair.standby.value_in::<i64>("portal", comments).await == 2
    };
    eventually("a write at the new primary", reaches_the_new_one).await;
    let at_the_old: i64 = pair.primary.value_in("portal", comments).await;
    for _ in 0..20 {
        writes(&who, addr, post).await;
    }
    assert_eq!(pair.primary.value_in::<i64>("portal", comments).await, at_the_old);
    running.logged("a standby of the database took over").await;
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

/// A machine without power closes no connection.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn a_primary_that_falls_silent_does_not_hold_up_its_successor() {
    let pair = Pair::start().await;
    let db = Arc::new(TestDatabase::at(&pair.url()).await);
    let (wire, url) = pair.url_behind();
    let mut running = node(&url, &[]).await;
    let addr = running.address().await;
    let who = SignedIn::register(addr, "somebody").await;
    let post = post(&db, who.uid).await;
    writes(&who, addr, post).await;
    pair.caught_up().await;
    wire.stall(true);
    pair.promote();
    soon(WRITES_AGAIN, "a write while the old primary is silent", writes(&who, addr, post)).await;
    for _ in 0..20 {
        soon(SHOWS_IT, "a later write", writes(&who, addr, post)).await;
    }
    wire.stall(false);
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}
