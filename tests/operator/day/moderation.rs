//! Posts, comments, reports, measures, appeals and bans.

use serde_json::{Value, json};

use super::Day;
use crate::harness::{User, post};

/// The comment of a player below a post.
async fn comment(player: &User, post: i64) -> i64 {
    let path = format!("/api/v1/square/post/{post}/comment");
    let made = player.client.post_json(&path, &json!({ "content": "加群" })).await;
    made.ok()["id"].as_i64().unwrap()
}

impl Day {
    /// Changes a post or comment `ids.0` by a command and `ids.1` by a call.
    async fn change(&mut self, kind: &str, ids: (i64, i64), what: &str, reason: &str) {
        let id = ids.0.to_string();
        self.command("support", "moderator", &[kind, what, &id, "--reason", reason]).await;
        let action = format!("{kind}.change");
        self.logged("moderator", &action, &format!("{kind}:{}", ids.0), reason);
        let path = format!("{kind}/{}/{what}", ids.1);
        self.post("support", "moderator", &path, json!({ "reason": reason })).await;
        self.logged("moderator", &action, &format!("{kind}:{}", ids.1), reason);
    }

    /// A measure against the first player by a command, and against the second by a call.
    async fn measure(&mut self, what: (&str, &str), options: &[&str], mut body: Value, reason: &str) {
        let (command, call) = what;
        let args = [&["account", command, "--who", "player_a", "--reason", reason][..], options].concat();
        self.command("support", "moderator", &args).await;
        let path = format!("account/{}/{call}", self.second.uid);
        body["reason"] = json!(reason);
        let action = match command {
            // The first suggested measure is a warning.
            "measure" => "account.warn".to_owned(),
            _ => format!("account.{call}"),
        };
        self.logged("moderator", &action, &format!("account:{}", self.first.uid), reason);
        self.post("support", "moderator", &path, body).await;
        self.logged("moderator", &action, &format!("account:{}", self.second.uid), reason);
    }

    /// Applies suggested measures, hides and shows, decides reports and appeals.
    pub(super) async fn posts_and_reports(&mut self) {
        self.measure(("measure", "measure"), &[], json!({ "standing": 0 }), "广告").await;
        let db = &self.scene.server.db;
        let posts = (post(db, self.first.uid).await, post(db, self.second.uid).await);
        self.change("post", posts, "hide", "广告").await;
        self.change("post", posts, "show", "不是广告").await;

        for (player, id) in [(&self.second, posts.0), (&self.first, posts.1)] {
            let report = json!({ "kind": "post", "id": id, "reason": "spam" });
            player.client.post_json("/api/v1/report", &report).await.ok();
        }
        let id = posts.0.to_string();
        let resolve = ["report", "resolve", "post", &id, "--verdict", "没有问题"];
        self.command("support", "moderator", &resolve).await;
        self.logged("moderator", "report.resolve", &format!("post:{}", posts.0), "没有问题");
        let body = json!({ "kind": "post", "id": posts.1, "verdict": "没有问题" });
        self.post("support", "moderator", "report/resolve", body).await;
        self.logged("moderator", "report.resolve", &format!("post:{}", posts.1), "没有问题");

        let comments = (comment(&self.first, posts.0).await, comment(&self.second, posts.1).await);
        self.change("comment", comments, "hide", "拉人").await;
        for (player, id) in [(&self.first, comments.0), (&self.second, comments.1)] {
            let hidden = format!("select id from measure where ref_kind = 'comment' and ref_id = {id}");
            let measure: i64 = self.scene.server.db.value(&hidden).await;
            let appeal = json!({ "measureId": measure, "content": "不是广告" });
            player.client.post_json("/api/v1/appeal", &appeal).await.ok();
        }
        let appeal = async |uid: i64| -> i64 {
            self.scene.server.db.value(&format!("select id from appeal where uid = {uid}")).await
        };
        let appeals = (appeal(self.first.uid).await, appeal(self.second.uid).await);
        let id = appeals.0.to_string();
        self.command("support", "moderator", &["appeal", "lift", &id, "--answer", "误判"]).await;
        self.logged("moderator", "appeal.decide", &format!("account:{}", self.first.uid), "误判");
        let body = json!({ "answer": "误判" });
        self.post("support", "moderator", &format!("appeal/{}/lift", appeals.1), body).await;
        self.logged("moderator", "appeal.decide", &format!("account:{}", self.second.uid), "误判");
        let shown = "select count(*) from comment where delete_time is null";
        assert_eq!(self.scene.server.db.value::<i64>(shown).await, 2);

        let said = self.command("finance", "moderator", &["account", "writing", "--who", "player_a"]).await;
        assert!(said.contains("加群"), "{said}");
        let writing = self.get("finance", "support", &format!("account/{}/writing", self.second.uid)).await;
        assert_eq!(writing["records"].as_array().unwrap().len(), 2, "{writing}");
    }

    /// Mutes and suspends players, bans networks, and ends all of it.
    pub(super) async fn measures_and_bans(&mut self) {
        let days = ["--days", "1"];
        self.measure(("mute", "mute"), &days, json!({ "days": 1 }), "刷屏").await;
        self.measure(("unmute", "unmute"), &[], json!({}), "说明了").await;
        self.measure(("suspend", "suspend"), &days, json!({ "days": 1 }), "外挂").await;
        self.measure(("restore", "unsuspend"), &[], json!({}), "误会").await;
        let restrained = "select count(*) from account where muted_until > now() or suspended_until > now()";
        assert_eq!(self.scene.server.db.value::<i64>(restrained).await, 0);

        let ban = ["ban", "add", "--address", "203.0.113.9", "--days", "7", "--reason", "批量注册"];
        self.command("support", "moderator", &ban).await;
        let first = self.newest("ban").await.to_string();
        self.logged("moderator", "ban.add", &format!("ban:{first}"), "批量注册");
        let body = json!({ "address": "198.51.100.7", "days": 7, "reason": "批量注册" });
        let second = self.post("support", "moderator", "ban", body).await["id"].to_string();
        self.logged("moderator", "ban.add", &format!("ban:{second}"), "批量注册");
        let said = self.command("finance", "support", &["ban", "list"]).await;
        assert_eq!(said.lines().count(), 2, "{said}");
        let listed = self.get("finance", "support", "ban").await;
        assert_eq!(listed["records"].as_array().unwrap().len(), 2, "{listed}");
        self.command("support", "moderator", &["ban", "end", &first, "--reason", "误伤"]).await;
        self.logged("moderator", "ban.end", &format!("ban:{first}"), "误伤");
        let body = json!({ "reason": "误伤" });
        self.post("support", "moderator", &format!("ban/{second}/end"), body).await;
        self.logged("moderator", "ban.end", &format!("ban:{second}"), "误伤");
    }
}
