//! The data of a player, as the player gets it.

use std::{collections::BTreeMap, fs::File, io::Read};

use serde_json::Value;
use zip::ZipArchive;

use super::life::{self, NAME, PHONE};
use crate::harness::{Ran, TestServer};

#[tokio::test]
async fn a_player_with_everything_gets_all_of_it_and_nothing_of_others() {
    let server = TestServer::start().await;
    let life = life::live(&server).await;
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("lin_xia.zip");
    let (to, home) = (to.to_str().unwrap(), server.home().to_str().unwrap().to_owned());
    let env = [("DATABASE_URL", server.db.url.as_str()), ("PORTAL_HOME", home.as_str())];
    let args = ["account", "export", "lin_xia", "--to", to];
    let said = Ran::with(&env, &args).await.ok();
    assert!(said.contains(" rows, 2 media files, 0 missing"), "{said}");

    let mut zip = ZipArchive::new(File::open(to).unwrap()).unwrap();
    let mut kinds: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    let (mut readme, mut media, mut all) = (String::new(), Vec::new(), String::new());
    for n in 0..zip.len() {
        let mut entry = zip.by_index(n).unwrap();
        let name = entry.name().unwrap().into_owned();
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).unwrap();
        match (name.strip_suffix(".json"), name.strip_prefix("media/")) {
            (Some(kind), _) => {
                all.push_str(std::str::from_utf8(&bytes).unwrap());
                kinds.insert(kind.to_owned(), serde_json::from_slice(&bytes).unwrap());
            }
            (_, Some(file)) => {
                assert!(server.media().contains(&file.to_owned()) && !bytes.is_empty(), "{file}");
                media.push(file.to_owned());
            }
            _ => readme = String::from_utf8(bytes).unwrap(),
        }
    }
    assert_eq!(media.len(), 2, "the avatar and the picture of the post");
    for (kind, rows) in &kinds {
        assert!(readme.contains(&format!("{kind}.json")), "{kind} is not described");
        let may_be_empty = ["badges", "comment_likes", "activity_joins"].contains(&kind.as_str());
        assert!(may_be_empty || !rows.is_empty(), "{kind} is empty");
    }
    let account = &kinds["account"][0];
    assert_eq!(account["name"], NAME);
    assert_eq!(account["phone"], PHONE);
    assert_eq!(account["real_name"], "林夏真");
    assert!(account["coins"].as_i64().unwrap() > 0);
    let time = account["create_time"].as_str().unwrap();
    assert!(chrono::DateTime::parse_from_rfc3339(time).is_ok(), "{time}");
    assert_eq!(kinds["posts"][0]["id"], life.post);
    assert_eq!(kinds["comments"][0]["id"], life.comment);
    assert_eq!(kinds["orders"][0]["amount"], 600);
    for secret in ["password_hash", "argon2id", "pin_hash", "a hash", "别人的回复", "idempotency_key"] {
        assert!(!all.contains(secret), "{secret} is in the export");
    }
    Ran::with(&env, &args).await.refused(&["exists already"]);
    Ran::with(&env, &["account", "export", "nobody", "--to", "x.zip"])
        .await
        .refused(&["there is no account nobody"]);
}
