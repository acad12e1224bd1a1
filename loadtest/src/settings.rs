//! The settings of a run as words: "64 players, 60 s, 20 purchases a second". Pure.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::format::{counted, duration, grouped, list};

/// The phrases about the load, and those about its limits.
#[derive(Debug, Default)]
pub struct Words {
    pub load: Vec<String>,
    pub limits: Vec<String>,
}

/// A setting without words of its own is added by its name, so that none is missing.
pub fn words(scenario: &str, settings: &Value) -> Words {
    let all = settings.as_object().into_iter().flatten().filter(|(_, value)| !value.is_null());
    let mut phrases =
        Phrases { left: all.map(|(name, value)| (&**name, value)).collect(), words: Words::default() };
    phrases.of(scenario);
    phrases.limits();
    let Phrases { left, mut words } = phrases;
    words.load.extend(left.into_iter().map(|(name, value)| format!("{name} {}", plain(value))));
    words
}

/// A text without quotation marks; other values as JSON.
pub fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The settings that have no words yet, and the words.
struct Phrases<'a> {
    left: BTreeMap<&'a str, &'a Value>,
    words: Words,
}

impl Phrases<'_> {
    fn of(&mut self, scenario: &str) {
        match scenario {
            "idle" => self.idle(),
            "badges" => self.badges(),
            "browse" => self.browse(),
            "drain" => self.drain(),
            "search" => self.search(),
            "pages" => self.pages(),
            "thread" => self.thread(),
            "storm" => self.storm(),
            "purchase" => {
                self.count("people", "player", "players");
                self.load("purchase", "purchases");
            }
            "checkin" => {
                self.count("people", "player", "players");
                self.load("check-in", "check-ins");
            }
            "publish" => {
                self.count("authors", "author", "authors");
                self.count("feeds", "open feed", "open feeds");
                self.load("post", "posts");
            }
            "mixed" | "soak" => self.mixed(),
            "peers" => self.peers(),
            "plain" => self.plain_baselines(),
            _ => {}
        }
    }

    fn idle(&mut self) {
        self.count("sockets", "signed-in socket", "signed-in sockets");
        self.per_person();
        if let Some(seconds) = self.number("hold") {
            self.say(format!("held for {}", duration(seconds)));
        }
        if let Some(kib) = self.number("kib") {
            self.limit(format!("at most {} KiB of the server's memory for each socket", grouped(kib)));
        }
    }

    fn badges(&mut self) {
        let others = self.number("others").unwrap_or_default();
        let (one, many) = match self.text("of").as_deref() {
            Some("likes") => ("like", "likes"),
            Some("replies") => ("comment", "comments"),
            _ => ("read message", "read messages"),
        };
        if one == "read message" {
            self.count("people", "player with two sockets", "players with two sockets each");
        } else {
            self.count("people", "player with an open page", "players with open pages");
            self.say(format!("{} by {}", many, counted(others, "other player", "other players")));
        }
        self.load(one, many);
    }

    fn browse(&mut self) {
        self.count("people", "visitor", "visitors");
        self.load("visit", "visits");
        if let Some(percent) = self.number("members") {
            self.say(format!("{} % of the visitors register", grouped(percent)));
        }
        if let Some(ms) = self.number("pause_ms") {
            self.say(format!("{} ms between the calls of a visit", grouped(ms)));
        }
    }

    fn drain(&mut self) {
        self.watching_sockets();
        match self.number("pid") {
            Some(pid) => self.say(format!("the test stops process {pid} of the portal")),
            None => self.say("the operator restarts the portal".into()),
        }
        if let Some(seconds) = self.number("drain") {
            self.say(format!("the portal closes sockets over {}", duration(seconds)));
        }
        if let Some(rate) = self.number("admit") {
            self.say(format!("it admits {} a second", counted(rate, "socket", "sockets")));
        }
    }

    fn search(&mut self) {
        self.load("search", "searches");
        if let Some(seed) = self.number("seed") {
            self.say(format!("words of seed {seed}"));
        }
        if let Some(ms) = self.number("p95_ms") {
            self.limit(format!("p95 within {} ms", grouped(ms)));
        }
    }

    fn pages(&mut self) {
        if let Some(page) = self.number("page") {
            self.say(format!("page {} compared with page 1", grouped(page)));
        }
        if let Some(size) = self.number("size") {
            self.say(format!("{} on a page", counted(size, "post", "posts")));
        }
        if let Some(times) = self.number("times") {
            self.say(format!("each page read {}", counted(times, "time", "times")));
        }
        if let Some(ratio) = self.number("ratio") {
            self.limit(format!("the deep page takes at most {} × page 1", grouped(ratio)));
        }
    }

    fn thread(&mut self) {
        self.count("watchers", "socket that watches one post", "sockets that watch one post");
        self.per_person();
        self.count("writers", "writer", "writers");
        self.load("comment or like", "comments and likes");
        if let Some(percent) = self.number("likes") {
            self.say(format!("{} % of them likes", grouped(percent)));
        }
        if let Some(length) = self.number("text") {
            self.say(format!("comments of {}", counted(length, "character", "characters")));
        }
    }

    fn storm(&mut self) {
        self.watching_sockets();
        match self.number("pid") {
            Some(pid) => {
                self.say(format!("process {pid} of the portal is killed after a quarter of the time"));
            }
            None => self.say("all connections break after a quarter of the time".into()),
        }
        self.load("ordinary call", "ordinary calls");
        if let Some(seconds) = self.number("within") {
            self.limit(format!("everybody back within {}", duration(seconds)));
        }
    }

    fn mixed(&mut self) {
        self.count("people", "player with an open page", "players with open pages");
        self.count("threads", "hot post", "hot posts");
        self.load("action", "actions");
        let shares = self.left.remove("shares").and_then(Value::as_array).into_iter().flatten();
        let shares: Vec<_> = shares
            .filter_map(|share| Some((share.get(0)?.as_str()?, share.get(1)?.as_f64()?)))
            .filter(|(_, share)| *share > 0.0)
            .collect();
        let whole: f64 = shares.iter().map(|(_, share)| share).sum();
        let percent = |share: f64| grouped((1000.0 * share / whole).round() / 10.0);
        let shares: Vec<_> =
            shares.iter().map(|(name, share)| format!("{} % {name}", percent(*share))).collect();
        if !shares.is_empty() {
            self.say(format!("of the actions {}", list(&shares)));
        }
    }

    fn peers(&mut self) {
        let servers = self.left.remove("servers").and_then(Value::as_array).into_iter().flatten();
        let servers: Vec<_> = servers.map(plain).collect();
        let core = self.number("core").unwrap_or_default();
        self.say(format!("{} in turn on core {core}", list(&servers)));
        self.count("watchers", "listening socket", "listening sockets");
        self.rounds("for each rate");
        if let Some(bytes) = self.number("bytes") {
            self.say(format!("texts of {}", counted(bytes, "byte", "bytes")));
        }
        if let Some(rate) = self.number("quiet_rate") {
            self.say(format!("quiet: {} a second", counted(rate, "event", "events")));
        }
        if let (Some(first), Some(last)) = (self.number("hot_rate"), self.number("most_rate")) {
            self.say(format!("hot: {} to {} events a second", grouped(first), grouped(last)));
        }
    }

    fn plain_baselines(&mut self) {
        if let Some(at_once) = self.number("at_once") {
            self.say(format!("{} at a time", grouped(at_once)));
        }
        self.rounds("for each measurement");
        self.count("games", "game", "games");
        if let Some(core) = self.number("core") {
            self.say(format!("public reads answered by core {core}"));
        }
    }

    /// The duration and the rate, or the concurrency of the closed model.
    fn load(&mut self, one: &str, many: &str) {
        if let Some(seconds) = self.number("seconds") {
            self.say(duration(seconds));
        }
        match (self.number("saturate"), self.number("rate")) {
            (Some(at_once), _) => self.say(format!("{} at a time", counted(at_once, one, many))),
            (None, Some(rate)) => self.say(format!("{} a second", counted(rate, one, many))),
            (None, None) => {}
        }
        if let Some(seconds) = self.number("ramp") {
            self.say(format!("the rate rises from zero over {}", duration(seconds)));
        }
    }

    fn rounds(&mut self, each: &str) {
        self.count("rounds", "round", "rounds");
        if let Some(seconds) = self.number("seconds") {
            self.say(format!("{} {each}", duration(seconds)));
        }
    }

    fn watching_sockets(&mut self) {
        self.count("sockets", "socket", "sockets");
        self.per_person();
        let topics: Vec<String> = match self.left.remove("topic") {
            Some(Value::Array(topics)) => topics.iter().map(plain).collect(),
            Some(topic) => vec![plain(topic)],
            None => return,
        };
        self.say(format!("watching {}", list(&topics)));
    }

    fn per_person(&mut self) {
        if let Some(sockets) = self.number("per_person") {
            self.say(format!("{} for each account", counted(sockets, "socket", "sockets")));
        }
    }

    fn limits(&mut self) {
        if let Some(ms) = self.number("p99_ms") {
            self.limit(format!("p99 within {} ms", grouped(ms)));
        }
        match self.number("errors") {
            Some(0.0) => self.limit("no failures".into()),
            Some(percent) => self.limit(format!("at most {} % failures", grouped(percent))),
            None => {}
        }
    }

    fn count(&mut self, setting: &str, one: &str, many: &str) {
        if let Some(count) = self.number(setting) {
            self.say(counted(count, one, many));
        }
    }

    /// Takes a setting, if it is a number.
    fn number(&mut self, setting: &str) -> Option<f64> {
        let value = self.left.get(setting)?.as_f64()?;
        self.left.remove(setting);
        Some(value)
    }

    fn text(&mut self, setting: &str) -> Option<String> {
        self.left.remove(setting).map(plain)
    }

    fn say(&mut self, phrase: String) {
        self.words.load.push(phrase);
    }

    fn limit(&mut self, phrase: String) {
        self.words.limits.push(phrase);
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use serde_json::{json, to_value};

    use super::*;
    use crate::cli::{Cli, Scenario};

    /// The words of a command line.
    fn of(args: &[&str]) -> Words {
        let settings = match Cli::parse_from([&["loadtest"], args].concat()).scenario {
            Scenario::Idle(args) => to_value(args),
            Scenario::Badges(args) => to_value(args),
            Scenario::Browse(args) => to_value(args),
            Scenario::Drain(args) => to_value(args),
            Scenario::Search(args) => to_value(args),
            Scenario::Pages(args) => to_value(args),
            Scenario::Thread(args) => to_value(args),
            Scenario::Storm(args) => to_value(args),
            Scenario::Purchase(args) => to_value(args),
            Scenario::Checkin(args) => to_value(args),
            Scenario::Publish(args) => to_value(args),
            Scenario::Mixed(args) => to_value(args),
            Scenario::Soak(args) => to_value(args.mixed()),
            Scenario::Peers(args) => to_value(args),
            Scenario::Plain(args) => to_value(args),
            Scenario::Compare(_) | Scenario::Prepare(_) => unreachable!("they have no report"),
        };
        words(args[0], &settings.unwrap())
    }

    fn text(args: &[&str]) -> String {
        let Words { load, limits } = of(args);
        format!("{}; {}", load.join(", "), limits.join(", "))
    }

    #[test]
    fn every_scenario_has_words_for_its_settings() {
        for (args, expected) in [
            (
                &["purchase", "--people", "2000", "--seconds", "60", "--rate", "20", "--p99-ms", "50"][..],
                "2,000 players, 60 s, 20 purchases a second; p99 within 50 ms, no failures",
            ),
            (
                &["purchase", "--saturate", "64", "--errors", "2.5"],
                "64 players, 30 s, 64 purchases at a time; at most 2.5 % failures",
            ),
            (&["checkin"], "500 players, 30 s, 10 check-ins a second; no failures"),
            (
                &["publish", "--authors", "1", "--rate", "1"],
                "1 author, 100 open feeds, 30 s, 1 post a second; no failures",
            ),
            (
                &["idle", "--kib", "12"],
                "1,000 signed-in sockets, 1 socket for each account, held for 60 s; \
                 at most 12 KiB of the server's memory for each socket, no failures",
            ),
            (&["badges"], "100 players with two sockets each, 30 s, 50 read messages a second; no failures"),
            (
                &["badges", "--of", "likes"],
                "100 players with open pages, likes by 64 other players, 30 s, 50 likes a second; no failures",
            ),
            (
                &["browse"],
                "100 visitors, 30 s, 5 visits a second, 20 % of the visitors register, \
                 250 ms between the calls of a visit; no failures",
            ),
            (
                &["drain", "--topic", "square,post:7"],
                "5,000 sockets, 10 sockets for each account, watching square and post:7, \
                 the operator restarts the portal, the portal closes sockets over 5 s, \
                 it admits 500 sockets a second; no failures",
            ),
            (
                &["search", "--p95-ms", "100"],
                "60 s, 10 searches a second, words of seed 1; p95 within 100 ms, no failures",
            ),
            (
                &["pages"],
                "page 5,000 compared with page 1, 20 posts on a page, each page read 300 times; \
                 the deep page takes at most 1.2 × page 1, no failures",
            ),
            (
                &["thread", "--likes", "25"],
                "1,000 sockets that watch one post, 10 sockets for each account, 64 writers, 30 s, \
                 10 comments and likes a second, 25 % of them likes, comments of 20 characters; no failures",
            ),
            (
                &["storm", "--pid", "7"],
                "2,000 sockets, 10 sockets for each account, watching square, \
                 process 7 of the portal is killed after a quarter of the time, 40 s, \
                 50 ordinary calls a second; everybody back within 30 s, no failures",
            ),
            (
                &["mixed", "--shares", "games=30,comment=10,like=0"],
                "200 players with open pages, 10 hot posts, 30 s, 10 actions a second, \
                 of the actions 75 % games and 25 % comment; no failures",
            ),
            (
                &["soak", "--hours", "8", "--shares", "feed=1"],
                "200 players with open pages, 10 hot posts, 8 h, 10 actions a second, \
                 of the actions 100 % feed; no failures",
            ),
            (
                &["peers"],
                "portal, nchan and socketio in turn on core 0, 5,000 listening sockets, 3 rounds, \
                 10 s for each rate, texts of 200 bytes, quiet: 2 events a second, \
                 hot: 10 to 2,000 events a second; ",
            ),
            (
                &["plain", "--portal", "portal", "--database", "postgres://localhost/a"],
                "64 at a time, 3 rounds, 8 s for each measurement, 300 games, \
                 public reads answered by core 0; ",
            ),
        ] {
            assert_eq!(text(args), expected);
        }
    }

    #[test]
    fn a_setting_without_words_keeps_its_name() {
        let settings = json!({"people": 3, "ramp": 10, "new": "a b", "none": null});
        let expected = ["3 players", "the rate rises from zero over 10 s", "new a b"];
        assert_eq!(words("purchase", &settings).load, expected);
        assert_eq!(words("unknown", &json!({"people": 3})).load, ["people 3"]);
        assert!(words("unknown", &json!(null)).load.is_empty());
    }
}
