//! An operator's day: each task by a command and by a call, first as a role that may not. The log has exactly what the suite did.

mod admin;
mod bad_input;
mod content;
mod finance;
mod moderation;
mod support;

use actors::Clock;
use reqwest::Method;
use serde_json::Value;

use super::{CHOSEN, Scene, Secrets};
use crate::harness::{Ran, SECRET, User};

/// The operators of the day. Changes above a limit need the second one for content or finance.
const OPERATORS: [(&str, &str); 8] = [
    ("support", "support"),
    ("moderator", "moderator"),
    ("content", "content"),
    ("editor", "content"),
    ("finance", "finance"),
    ("cashier", "finance"),
    ("boss", "admin"),
    ("reader", "read_only"),
];

/// What an operator could change, one row a line. Times that move by themselves are left out.
const STATE: &str = "
    select coalesce(array_agg(line order by line), '{}') from (
        select concat_ws(' ', 'account', uid, name, avatar, muted_until, suspended_until) as line from account
        union all select concat_ws(' ', 'status', uid, balance) from status
        union all select concat_ws(' ', 'note', id) from account_note
        union all select concat_ws(' ', 'post', id, hidden) from post
        union all select concat_ws(' ', 'comment', id, delete_time) from comment
        union all select concat_ws(' ', 'measure', id, end_time) from measure
        union all select concat_ws(' ', 'appeal', id, decision) from appeal
        union all select concat_ws(' ', 'report', id, verdict) from report
        union all select concat_ws(' ', 'ban', id, end_time) from ban
        union all select concat_ws(' ', 'message', id, title) from message
        union all select concat_ws(' ', 'broadcast', id, title, withdraw_time) from broadcast
        union all select concat_ws(' ', 'order', id, status) from trade_order
        union all select concat_ws(' ', 'refund', payment_id) from refund
        union all select concat_ws(' ', 'refund_part', id) from refund_part
        union all select concat_ws(' ', 'debt', id, settled_coins) from debt
        union all select concat_ws(' ', 'operator', id, name, disabled_time) from operator
        union all select concat_ws(' ', 'role', r::text) from operator_role r
        union all select concat_ws(' ', 'coin_package', id, amount) from coin_package
        union all select concat_ws(' ', 'content', kind, key, digest) from content_item
    ) lines";

/// A portal with operators who signed in by a command, and two players: commands are about the first, calls about the second.
struct Day {
    scene: Scene,
    operators: Vec<Secrets>,
    first: User,
    second: User,
    /// The log that the suite expects, oldest first.
    expected: Vec<String>,
}

impl Day {
    async fn begin() -> Self {
        let scene = Scene::start().await;
        let (mut operators, mut expected) = (Vec::new(), Vec::new());
        for (name, role) in OPERATORS {
            let secrets = scene.add(name, role).await;
            let code = secrets.code(scene.clock.now());
            let (succeeded, said) = scene.login(name, &[&secrets.password, &code, CHOSEN]).await;
            assert!(succeeded, "{said}");
            operators.push(secrets);
            expected.push(format!("cli dev operator.add operator:{name} "));
            expected.push(format!("operator {name} session.begin operator:{name} "));
            expected.push(format!("operator {name} operator.own_password operator:{name} "));
        }
        let first = User::register(&scene.server, "player_a").await;
        let second = User::register(&scene.server, "player_b").await;
        Self { scene, operators, first, second, expected }
    }

    fn uids(&self) -> (i64, i64) {
        (self.first.uid, self.second.uid)
    }

    /// Runs a command, first as `barred`, whose role does not allow it. Returns the output.
    async fn command(&self, barred: &str, by: &str, args: &[&str]) -> String {
        let before = self.checked_state().await;
        self.scene.run_as(barred, args).await.refused(&["roles"]);
        assert_eq!(self.checked_state().await, before, "{barred}: {args:?}");
        self.scene.run_as(by, args).await.ok()
    }

    async fn get(&self, barred: &str, by: &str, path: &str) -> Value {
        self.call(barred, by, Method::GET, path, None).await
    }

    async fn post(&self, barred: &str, by: &str, path: &str, body: Value) -> Value {
        self.call(barred, by, Method::POST, path, Some(body)).await
    }

    /// Makes a call, first as `barred`, whose role does not allow it. Returns the data of the answer.
    async fn call(&self, barred: &str, by: &str, method: Method, path: &str, body: Option<Value>) -> Value {
        let before = self.checked_state().await;
        let refused = self.scene.call(&self.token(barred), method.clone(), path, body.clone()).await;
        assert_eq!(refused.status, 403, "{barred}: {path}: {}", refused.text);
        assert_eq!(self.checked_state().await, before, "{barred}: {path}");
        self.scene.call(&self.token(by), method, path, body).await.ok().clone()
    }

    /// Runs a command that needs the database besides the session, as on a node in production.
    async fn direct(&self, name: &str, args: &[&str]) -> Ran {
        let server = &self.scene.server;
        let env = [
            ("PORTAL_OPS_URL", server.ops_url()),
            ("PORTAL_OPERATOR", name.to_owned()),
            ("PORTAL_HTTP_ADDR", "0.0.0.0:8080".to_owned()),
            ("PORTAL_ALLOW_INSECURE", "1".to_owned()),
            ("PORTAL_HOME", server.home().to_str().unwrap().to_owned()),
            ("PORTAL_SECRET", SECRET.to_owned()),
            ("DATABASE_URL", server.db.url.clone()),
            ("XDG_STATE_HOME", self.scene.state.path().to_str().unwrap().to_owned()),
        ];
        let env: Vec<(&str, &str)> = env.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Ran::with(&env, args).await
    }

    /// The session of the operator's command, for calls.
    fn token(&self, name: &str) -> String {
        let file = self.scene.state.path().join(format!("portal/operator-{name}.json"));
        let session: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
        session["token"].as_str().unwrap().to_owned()
    }

    /// Expects an entry of the log by an operator. `subject`: such as `account:7`.
    fn logged(&mut self, by: &str, action: &str, subject: &str, reason: &str) {
        self.expected.push(format!("operator {by} {action} {subject} {reason}"));
    }

    /// The state, after a check that the log has what the suite did so far, and nothing more.
    async fn checked_state(&self) -> Vec<String> {
        let db = &self.scene.server.db;
        let log = "select coalesce(array_agg(concat(actor, ' ', actor_name, ' ', action, ' ', subject_kind, ':', subject_id, ' ', reason) \
                   order by id), '{}') from operator_log";
        assert_eq!(db.value::<Vec<String>>(log).await, self.expected);
        let mut state: Vec<String> = db.value(STATE).await;
        state.push(self.proposals().await);
        state
    }

    async fn proposals(&self) -> String {
        let all = "select coalesce(string_agg(concat(id, ' ', decision), ',' order by id), '') from operator_proposal";
        self.scene.server.db.value(all).await
    }

    /// The greatest id of a table.
    async fn newest(&self, table: &str) -> i64 {
        self.scene.server.db.value(&format!("select max(id) from {table}")).await
    }

    async fn coins(&self) -> (i64, i64) {
        let (first, second) = self.uids();
        let of = async |uid: i64| -> i64 {
            self.scene.server.db.value(&format!("select balance from status where uid = {uid}")).await
        };
        (of(first).await, of(second).await)
    }
}

#[tokio::test]
#[ignore = "night"]
async fn each_task_of_a_day_is_done_by_command_and_by_call_with_exactly_its_log() {
    let mut day = Day::begin().await;
    let pack = Box::pin(day.import_first()).await;
    Box::pin(day.support()).await;
    Box::pin(day.refunds()).await;
    Box::pin(day.grants()).await;
    Box::pin(day.posts_and_reports()).await;
    Box::pin(day.measures_and_bans()).await;
    Box::pin(day.broadcasts()).await;
    Box::pin(day.imports(&pack)).await;
    Box::pin(day.figures()).await;
    Box::pin(day.admin()).await;
    day.checked_state().await;
    day.scene.server.db.audit().await;
}
