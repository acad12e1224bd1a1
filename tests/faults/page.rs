//! An open page of a player: it reconnects by itself and keeps the received state. It reads only
//! its socket, so its final state came through the socket.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

use chrono::SecondsFormat;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::ask::{Call, CallOutcome, Caller, Nodes, elsewhere};
use crate::harness::{LightSocket, TestDatabase, open_light};

#[derive(Debug, Default)]
pub struct Shown {
    /// The newest status.
    pub status: Value,
    /// The thread's log: the comment of each seq.
    pub comments: BTreeMap<i64, i64>,
    pub likes: i64,
    /// Number of lost sockets, and of gaps in the thread.
    pub losses: usize,
    pub gaps: usize,
    /// Each balance that was shown, in order.
    pub balances: Vec<i64>,
    /// The database's history, by the newest `hello`, and how often it changed.
    history: Value,
    pub histories: usize,
}

pub struct Page {
    caller: Caller,
    nodes: Nodes,
    first: usize,
    post: i64,
    shown: Arc<Mutex<Shown>>,
}

struct Lost;

impl Page {
    /// Runs until it is aborted.
    pub fn new(caller: &Caller, nodes: &Nodes, first: usize, post: i64) -> (Self, Arc<Mutex<Shown>>) {
        let shown = Arc::<Mutex<Shown>>::default();
        let page = Self { caller: caller.clone(), nodes: nodes.clone(), first, post, shown: shown.clone() };
        (page, shown)
    }

    pub async fn stay_open(mut self) {
        loop {
            let Lost = self.visit().await;
            self.shown.lock().unwrap().losses += 1;
            self.first += 1;
            elsewhere(&mut self.nodes).await;
        }
    }

    async fn visit(&mut self) -> Lost {
        match self.open().await {
            Some(mut stream) => loop {
                let Some(Ok(message)) = stream.next().await else { return Lost };
                let Message::Text(text) = message else { continue };
                let frame: Value =
                    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                let events = match frame {
                    Value::Array(events) => events,
                    event => vec![event],
                };
                for event in events {
                    if self.see(event, &mut stream).await.is_err() {
                        return Lost;
                    }
                }
            },
            None => Lost,
        }
    }

    async fn open(&mut self) -> Option<LightSocket> {
        let nodes = self.nodes.borrow_and_update().clone();
        let node = nodes[self.first % nodes.len()];
        let call = Call { key: None, ..Call::json("/api/v1/realtime/ticket".into(), "{}".into()) };
        let CallOutcome::Answer(answer) = self.caller.ask(node, &call).await else { return None };
        assert_eq!(answer["code"], 0, "a ticket: {answer}");
        let mut stream = open_light(node, answer["data"]["ticket"].as_str()).await?;
        self.greet(&mut stream).await?;
        stream.send(Message::text(json!({ "type": "hello", "frames": "array" }).to_string())).await.ok()?;
        self.watch(&mut stream).await.ok()?;
        Some(stream)
    }

    /// Reads the `hello`. As the app does, the page forgets what it has read in another history of the database.
    async fn greet(&self, stream: &mut LightSocket) -> Option<()> {
        let text = loop {
            match stream.next().await? {
                Ok(Message::Text(text)) => break text,
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                _ => return None,
            }
        };
        let mut hello: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(hello["type"], "hello", "the first frame: {text}");
        let (history, mut shown) = (hello["history"].take(), self.shown.lock().unwrap());
        // Null: the node does not know it yet.
        if !history.is_null() && shown.history != history {
            if !shown.history.is_null() {
                shown.histories += 1;
                shown.status = Value::Null;
                shown.comments.clear();
                shown.likes = 0;
            }
            shown.history = history;
        }
        Some(())
    }

    async fn watch(&self, stream: &mut LightSocket) -> Result<(), Lost> {
        let since = self.shown.lock().unwrap().comments.last_key_value().map_or(0, |(seq, _)| *seq);
        let topic = format!("post:{}", self.post);
        let watch =
            json!({ "type": "watch", "topic": topic, "since": since, "likesVersion": 0, "id": "watch" });
        stream.send(Message::text(watch.to_string())).await.map_err(|_| Lost)
    }

    async fn see(&self, event: Value, stream: &mut LightSocket) -> Result<(), Lost> {
        match event["type"].as_str().unwrap() {
            "status" => {
                let mut shown = self.shown.lock().unwrap();
                let (now, before) = (event["version"].as_i64().unwrap(), shown.status["version"].as_i64());
                assert!(
                    before.is_none_or(|before| now >= before),
                    "version went back from {before:?}: {event}"
                );
                let coins = event["coinNum"].as_i64().unwrap();
                if shown.balances.last() != Some(&coins) {
                    shown.balances.push(coins);
                }
                shown.status = event;
            }
            "comment" => {
                let mut shown = self.shown.lock().unwrap();
                let seq = event["seq"].as_i64().unwrap();
                let next = shown.comments.last_key_value().map_or(1, |(last, _)| last + 1);
                assert_eq!(seq, next, "a hole or a repeat: {event}");
                shown.comments.insert(seq, event["comment"]["id"].as_i64().unwrap());
            }
            "likes" => {
                if let Some(likes) = event["post"].as_i64() {
                    self.shown.lock().unwrap().likes = likes;
                }
            }
            "gap" => {
                self.shown.lock().unwrap().gaps += 1;
                self.watch(stream).await?;
            }
            // The node is too busy.
            "error" => return Err(Lost),
            _ => {}
        }
        Ok(())
    }
}

/// Compares the page with the node's answers and the database; returns the difference.
pub async fn differs(
    shown: &Mutex<Shown>,
    me: &Value,
    db: &TestDatabase,
    uid: i64,
    post: i64,
) -> Option<String> {
    let kept = sql::status::snapshot(&db.pool.get().await.unwrap(), uid).await.unwrap().unwrap();
    let kept = json!({
        "coinNum": kept.balance,
        "levelType": kept.level_type,
        "expTime": kept.exp_time.map(|time| time.to_rfc3339_opts(SecondsFormat::Millis, true)),
        "unread": {
            "messages": kept.unread_messages,
            "likes": kept.unread_likes,
            "replies": kept.unread_replies,
            "follows": kept.unread_follows,
            "total": kept.unread_messages + kept.unread_likes + kept.unread_replies + kept.unread_follows,
        },
        "version": kept.version,
    });
    for (field, kept) in kept.as_object().unwrap() {
        if me[field] != *kept {
            return Some(format!("{uid}: {field} is {kept} in the database, answered {}", me[field]));
        }
    }
    let log = "select array_agg(comment_id order by seq) from thread_event where post_id = $1";
    let log = db.value_of::<Option<Vec<i64>>>(log, &[&post]).await.unwrap_or_default();
    let likes: i64 = db.value_of("select like_num from post where id = $1", &[&post]).await;
    let shown = shown.lock().unwrap();
    for field in ["coinNum", "levelType", "expTime", "unread", "version"] {
        if shown.status[field] != me[field] {
            return Some(format!(
                "{uid}: {field} is {} on the page, answered {}",
                shown.status[field], me[field]
            ));
        }
    }
    if !shown.comments.values().eq(&log) {
        return Some(format!("{uid}: shown {} of {} comments below {post}", shown.comments.len(), log.len()));
    }
    (shown.likes != likes).then(|| format!("{uid}: shown {} of {likes} likes of {post}", shown.likes))
}
