//! How much one post takes. Not a promise but a figure, for whoever changes how a batch is written:
//! `cargo test --test it -- --ignored --nocapture hot_post`.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use sql::thread::{Command, Deed, Outcome};

use crate::harness::{TestServer, User, players, post};

const AT_ONCE: i64 = 64;
const FOR: Duration = Duration::from_secs(4);

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a figure, not a promise"]
async fn likes_and_comments_a_second_on_one_hot_post() {
    let server = TestServer::start().await;
    let author = User::register(&server, "lin_xia").await.uid;
    let post = post(&server.db, author).await;
    let fans = players(&server.db, AT_ONCE).await;
    let likes = rate(&server, &fans, post, |n| Deed::LikePost { liked: n % 2 == 0 }).await;
    let comments = rate(&server, &fans, post, |n| Deed::Comment {
        content: n.to_string(),
        answers: None,
        mentions: Vec::new(),
        key: None,
    })
    .await;
    println!("one hot post, {AT_ONCE} at once: {likes:.0} likes a second, {comments:.0} comments a second");
    server.db.audit().await;
}

async fn rate(server: &TestServer, fans: &[i64], post: i64, deed: impl Fn(i64) -> Deed + Copy) -> f64 {
    let until = Instant::now() + FOR;
    let done = join_all(fans.iter().map(async |uid| {
        let mut done = 0;
        while Instant::now() < until {
            let command = Command { post, uid: *uid, deed: deed(done) };
            let outcome = server.node.write(command).await.unwrap();
            assert!(!matches!(outcome, Outcome::Refused(_)), "{outcome:?}");
            done += 1;
        }
        done
    }))
    .await;
    done.iter().sum::<i64>() as f64 / FOR.as_secs_f64()
}
