//! Business figures, operators and the log.

use actors::Clock;
use chrono::TimeDelta;
use portal::operators::figures::close_days;
use reqwest::Method;
use serde_json::json;

use super::Day;

impl Day {
    /// Reads the figures of today by a call, and those of a closed day by a command.
    pub(super) async fn figures(&mut self) {
        let today = self.get("moderator", "finance", "figure/today").await["day"].clone();
        assert_eq!((&today["payersCount"], &today["paidOrdersCount"]), (&json!(2), &json!(10)), "{today}");
        let pool = sql::connect(&self.scene.server.db.url, 1).unwrap();
        let now = self.scene.clock.now();
        for time in [now, now + TimeDelta::hours(25)] {
            close_days(&pool, "Asia/Shanghai", time).await.unwrap();
        }
        let closed = today["day"].as_str().unwrap();
        let said = self.command("moderator", "finance", &["report", "daily", "--day", closed]).await;
        assert!(said.starts_with(closed) && said.contains("New players"), "{said}");
        let query = format!("figure/day?since={closed}&until={closed}");
        let read = self.get("support", "content", &query).await;
        assert_eq!(read["days"][0]["paidOrdersCount"], 10, "{read}");
    }

    /// Adds, changes and disables operators, and reads the log.
    pub(super) async fn admin(&mut self) {
        let add = ["operator", "add", "--name", "trainee", "--role", "support"];
        self.command("support", "boss", &add).await;
        self.logged("boss", "operator.add", "operator:trainee", "");
        let body = json!({ "name": "intern", "roles": ["support"] });
        self.post("support", "boss", "operator", body).await;
        self.logged("boss", "operator.add", "operator:intern", "");
        let intern: i64 = self.scene.server.db.value("select id from operator where name = 'intern'").await;

        let roles = ["operator", "roles", "--name", "trainee", "--role", "moderator"];
        self.command("finance", "boss", &roles).await;
        self.logged("boss", "operator.roles", "operator:trainee", "");
        let body = json!({ "roles": ["moderator"] });
        self.call("finance", "boss", Method::PUT, &format!("operator/{intern}/roles"), Some(body)).await;
        self.logged("boss", "operator.roles", "operator:intern", "");

        let disable = ["operator", "disable", "--name", "trainee", "--reason", "离职"];
        self.command("moderator", "boss", &disable).await;
        self.logged("boss", "operator.disable", "operator:trainee", "离职");
        let body = json!({ "reason": "离职" });
        self.post("moderator", "boss", &format!("operator/{intern}/disable"), body).await;
        self.logged("boss", "operator.disable", "operator:intern", "离职");

        let said = self.command("support", "reader", &["operator", "log", "--most", "1000"]).await;
        assert_eq!(said.lines().count(), self.expected.len(), "{said}");
        let log = self.get("support", "reader", "log?size=1000").await;
        assert_eq!(log["records"].as_array().unwrap().len(), self.expected.len());
    }
}
