//! Support: players are found, shown, renamed and answered.

use serde_json::json;

use super::Day;

impl Day {
    /// Finds and shows players, changes a name, notes a call, answers.
    pub(super) async fn support(&mut self) {
        let (first, second) = self.uids();
        let said = self.command("content", "support", &["account", "find", "player_a"]).await;
        assert!(said.contains("player_a"), "{said}");
        let found = self.get("content", "support", "account?who=player_b").await;
        assert_eq!(found["records"][0]["account"]["uid"], second);
        let said = self.command("editor", "support", &["account", "show", "--who", "player_a"]).await;
        assert!(said.contains(&first.to_string()), "{said}");
        let shown = self.get("editor", "support", &format!("account/{second}")).await;
        assert!(shown["log"].is_array(), "{shown}");

        let rename = ["account", "rename", "--who", "player_a", "--name", "星空一号", "--reason", "冒充官方"];
        self.command("finance", "support", &rename).await;
        let body = json!({ "name": "星空二号", "reason": "冒充官方" });
        self.logged("support", "account.rename", &format!("account:{first}"), "冒充官方");
        self.post("finance", "support", &format!("account/{second}/rename"), body).await;
        self.logged("support", "account.rename", &format!("account:{second}"), "冒充官方");
        let names = "select string_agg(name, ' ' order by uid) from account where login_name like 'player%'";
        assert_eq!(self.scene.server.db.value::<String>(names).await, "星空一号 星空二号");

        let note = ["account", "note", "--who", "player_a", "--content", "打过电话"];
        self.command("content", "support", &note).await;
        self.logged("support", "account.note", &format!("account:{first}"), "");
        let note = json!({ "content": "打过电话" });
        self.post("content", "support", &format!("account/{second}/note"), note).await;
        self.logged("support", "account.note", &format!("account:{second}"), "");

        let send = ["message", "send", "--to", "player_a", "--title", "你好", "--content", "已经处理"];
        self.command("moderator", "support", &send).await;
        self.logged("support", "message.send", &format!("message:{}", self.newest("message").await), "");
        let body = json!({ "to": format!("uid:{second}"), "title": "你好", "content": "已经处理" });
        let sent = self.post("moderator", "support", "message", body).await;
        self.logged("support", "message.send", &format!("message:{}", sent["result"]["message"]), "");
    }
}
