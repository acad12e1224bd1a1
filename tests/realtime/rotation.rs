//! The portal's secret is replaced on running nodes, as `src/ops/secrets.md` says. Nobody is signed out.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use futures_util::future::join_all;
use tokio::sync::RwLock;

use crate::harness::{
    Client, Options, SECRET, TestDatabase, TestRedis, TestServer, User, at_least, eventually, figure,
};

const NEW_SECRET: &str = "a secret that takes the place of the other";
const ME: &str = "/api/user/center/me";
/// Half of them never store a new token.
const CLIENTS: usize = 24;

/// Clients that call without a pause, on all nodes that serve.
struct Load {
    /// The nodes that serve. A call holds the lock, so that a node stops without it.
    nodes: RwLock<Vec<SocketAddr>>,
    ended: AtomicBool,
    /// The answered calls of each client.
    calls: Vec<AtomicUsize>,
}

impl Load {
    /// Awaits so many further calls of each client. Calls take turns between the nodes.
    async fn done(&self, calls: usize) {
        let count = || self.calls.iter().map(|calls| calls.load(Ordering::Relaxed));
        let until: Vec<_> = count().map(|before| before + calls).collect();
        eventually("calls", async || count().zip(&until).all(|(now, until)| now >= *until)).await;
    }

    /// Calls until the end, and returns the last token.
    async fn call(self: Arc<Self>, client: usize, uid: i64, mut token: String) -> String {
        for n in 0.. {
            if self.ended.load(Ordering::Relaxed) {
                break;
            }
            let nodes = self.nodes.read().await;
            let caller = Client::visitor(nodes[n % nodes.len()]).signed_in(uid, &token);
            let answer = caller.post(ME, &[]).await;
            drop(nodes);
            assert_eq!(answer.code(), 0, "signed out: {}", answer.text);
            if let Some(fresh) = answer.headers.get("UG-Token").filter(|_| stores(client)) {
                token = fresh.to_str().unwrap().to_owned();
            }
            self.calls[client].fetch_add(1, Ordering::Relaxed);
        }
        token
    }

    /// Replaces a node by one with these options, as behind a balancer: the new one serves before the old one stops.
    async fn restart(&self, node: &mut TestServer, options: &Options) {
        let new = TestServer::on(node.db.clone(), &node.db.url, options.clone()).await;
        new.hears_everything().await;
        // A balancer sends calls to the new node, because it accepts a secret of each node that serves.
        assert_eq!(new.visitor().get("/readyz").await.ok()["secret"], "ok");
        let mut nodes = self.nodes.write().await;
        nodes.retain(|addr| *addr != node.addr());
        nodes.push(new.addr());
        drop(nodes);
        std::mem::replace(node, new).stop().await;
        self.done(6).await;
    }
}

/// Whether this client stores new tokens.
fn stores(client: usize) -> bool {
    client.is_multiple_of(2)
}

/// The header of a token, with the name of its key.
fn header(token: &str) -> &str {
    token.split('.').next().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn a_rotation_under_load_signs_nobody_out() {
    let db = Arc::new(TestDatabase::new().await);
    let shared = Options::default().redis(&TestRedis::shared_url(), &TestRedis::prefix());
    let with = |secret: &str, previous: &str| {
        shared.clone().set("PORTAL_SECRET", secret).set("PORTAL_SECRET_PREVIOUS", previous)
    };
    let mut a = TestServer::on(db.clone(), &db.url, shared.clone()).await;
    let mut b = TestServer::on(db.clone(), &db.url, shared.clone()).await;
    let users = join_all((0..CLIENTS).map(|n| {
        let a = &a;
        async move { User::register(a, &format!("player_{n}")).await }
    }))
    .await;
    let load = Arc::new(Load {
        nodes: RwLock::new(vec![a.addr(), b.addr()]),
        ended: AtomicBool::new(false),
        calls: (0..CLIENTS).map(|_| AtomicUsize::new(0)).collect(),
    });
    let calling: Vec<_> = users
        .iter()
        .enumerate()
        .map(|(n, user)| tokio::spawn(load.clone().call(n, user.uid, user.token.clone())))
        .collect();

    // All nodes accept the new secret before one of them signs with it.
    for options in [with(SECRET, NEW_SECRET), with(NEW_SECRET, SECRET)] {
        let mut page = users[0].client.at(&a).socket().await;
        load.restart(&mut b, &options).await;
        page.so_far().await;
        load.restart(&mut a, &options).await;
        assert_eq!(
            page.closed().await.0.code,
            1012,
            "closed by the stop of its node, not by an end of its login"
        );
        // A token that was never renewed opens the next socket.
        users[1].client.at(&b).socket().await.next_of_type("status").await;
    }
    load.ended.store(true, Ordering::Relaxed);
    let tokens: Vec<String> = join_all(calling).await.into_iter().map(Result::unwrap).collect();
    let calls: usize = load.calls.iter().map(|calls| calls.load(Ordering::Relaxed)).sum();
    figure("calls during a rotation without a sign-out", calls as f64, "calls", at_least(500.0));
    assert_eq!(db.value::<i64>("select count(*) from login where end_time is not null").await, 0);

    // Afterwards only clients that never stored a new token depend on the previous secret.
    let last = TestServer::on(db.clone(), &db.url, shared.clone().set("PORTAL_SECRET", NEW_SECRET)).await;
    let newcomer = User::register(&last, "newcomer").await;
    for (n, (user, token)) in users.iter().zip(&tokens).enumerate() {
        let answer = Client::visitor(last.addr()).signed_in(user.uid, token).post(ME, &[]).await;
        assert_eq!(answer.code(), if stores(n) { 0 } else { 2 }, "client {n}");
        assert_eq!(header(token) == header(&newcomer.token), stores(n), "client {n}");
    }
    db.audit().await;
}
