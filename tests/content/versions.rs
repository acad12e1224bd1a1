//! Diffs with values, the question before items are retired or re-priced, the history, rollbacks, and packs that are refused.

use image::ImageFormat;
use portal::content::{self, Error, Mode, Request};
use serde_json::json;

use super::{
    fixture::{PACK, TestPack, picture},
    world::{World, stores},
};
use crate::harness::{Ran, TestDatabase};

#[tokio::test]
async fn a_diff_shows_the_old_and_the_new_value_of_each_field() {
    let (world, pack) = (World::new().await, TestPack::good());
    world.import(&pack).await;
    pack.replace("recharge.yaml", "amount: 600,", "amount: 780,");
    let summary = world.import_with(pack.path(), Mode::DryRun).await.unwrap();
    let text = summary.to_string();
    assert!(text.contains("~ coin package 1 60钻\n    amount: 600 → 780\n"), "{text}");
    assert_eq!((summary.diff.retired(), summary.diff.repriced()), (0, 1));
    let change = &summary.json()["changes"][0];
    assert_eq!(change["fields"], json!([{ "field": "amount", "old": "600", "new": "780" }]));
    assert_eq!((&change["kind"], &change["isRepriced"]), (&json!("coin_package"), &json!(true)));
}

#[tokio::test]
async fn an_import_without_a_terminal_retires_and_reprices_only_with_yes() {
    let (db, pack) = (TestDatabase::new().await, TestPack::good());
    let folder = pack.path().to_str().unwrap();
    // A first import and small changes need no consent.
    Ran::on(&db, &["content", "import", folder]).await.ok();
    pack.replace("tags.yaml", "tag: 闲聊", "tag: 聊天");
    Ran::on(&db, &["content", "import", folder]).await.ok();

    pack.replace("recharge.yaml", "amount: 600,", "amount: 780,");
    pack.write("sensitive_words.yaml", "- BadWord\n");
    let asked = ["retires 1 item and changes 1 price", "--yes", "nothing was applied"];
    Ran::on(&db, &["content", "import", folder]).await.refused(&asked);
    let price = "select amount from coin_package where id = 1";
    assert_eq!(db.value::<i64>(price).await, 600);
    let said = Ran::on(&db, &["content", "import", "--yes", "--json", folder]).await.ok();
    assert!(said.contains("\"780\""), "{said}");
    assert_eq!(db.value::<i64>(price).await, 780);

    let history = Ran::on(&db, &["content", "history", "--json"]).await.ok();
    let history: serde_json::Value = serde_json::from_str(&history).unwrap();
    assert_eq!(history.as_array().unwrap().len(), 3);
    assert_eq!(history[0]["summary"], "0 new, 1 changed, 1 retired, 1 with another price");
}

#[tokio::test]
async fn a_rollback_applies_a_version_again_with_its_pictures() {
    let (world, pack) = (World::new().await, TestPack::good());
    world.import(&pack).await;
    let (media, items) = (world.media(), world.texts(ITEMS).await);
    pack.replace("recharge.yaml", "amount: 600,", "amount: 780,");
    pack.write("games/xinghai/icon.webp", picture(320, 320, ImageFormat::WebP));
    pack.write("sensitive_words.yaml", "- BadWord\n");
    world.import(&pack).await;
    assert_ne!(world.media(), media, "the public address of the old picture has ended");

    world.roll_back(1).await.unwrap();
    assert_eq!(world.texts(ITEMS).await, items);
    assert_eq!(world.media(), media);
    let versions = sql::content::versions(&world.db.pool, 10).await.unwrap();
    let numbers: Vec<_> = versions.iter().map(|version| (version.number, version.rolled_back)).collect();
    assert_eq!(numbers, [(3, Some(1)), (2, None), (1, None)]);
    assert_eq!(versions[0].digest, versions[2].digest);
    // The version is in force already, and so is a second import of the same pack.
    assert!(!world.roll_back(1).await.unwrap().diff.is_change());
    assert_eq!(sql::content::versions(&world.db.pool, 10).await.unwrap().len(), 3);
    world.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_rollback_without_its_files_or_its_version_is_refused() {
    let (world, pack) = (World::new().await, TestPack::good());
    world.import(&pack).await;
    let media = world.media();
    pack.write("games/xinghai/icon.webp", picture(320, 320, ImageFormat::WebP));
    world.import(&pack).await;
    let dropped: Vec<_> = media.iter().filter(|name| !world.media().contains(name)).collect();
    for name in &dropped {
        world.lose("files", name);
    }
    let before = world.everything().await;
    let error = world.roll_back(1).await.unwrap_err();
    assert!(matches!(&error, Error::FilesGone(names) if names.len() == dropped.len()), "{error}");
    assert!(error.to_string().contains("nothing was applied"), "{error}");
    assert!(matches!(world.roll_back(99).await, Err(Error::NoVersion { number: 99 })));
    assert_eq!(world.everything().await, before);
}

#[tokio::test]
#[ignore = "night"]
async fn an_older_pack_is_refused_without_the_option_older() {
    let (world, pack) = (World::new().await, TestPack::good());
    let published =
        |day: &str| PACK.replace("name: demo\n", &format!("name: demo\npublished: {day}T00:00:00+08:00\n"));
    pack.write("pack.yaml", published("2026-11-02"));
    world.import(&pack).await;
    for older in [published("2026-11-01"), PACK.to_owned()] {
        pack.write("pack.yaml", older);
        let error = world.import_with(pack.path(), Mode::Apply).await.unwrap_err().to_string();
        assert!(error.contains("--older") && error.contains("nothing was applied"), "{error}");
    }
    let request = Request { allow_older: true, ..Request::new(Mode::Apply) };
    world.import_as(&pack, &request).await.unwrap();
    // Nothing in force says a time any more.
    pack.write("pack.yaml", published("2026-10-01"));
    world.import(&pack).await;
}

#[tokio::test]
async fn a_pack_that_lost_all_its_games_is_refused() {
    let (world, pack) = (World::new().await, TestPack::good());
    world.import(&pack).await;
    let before = world.everything().await;
    pack.remove("games");
    let error = world.import_with(pack.path(), Mode::Apply).await.unwrap_err().to_string();
    assert!(error.contains("has no games") && error.contains("nothing was applied"), "{error}");
    assert_eq!(world.everything().await, before);
}

#[tokio::test]
#[ignore = "night"]
async fn an_import_into_a_store_that_the_nodes_do_not_serve_is_refused() {
    let (world, pack) = (World::new().await, TestPack::good());
    world.mark_store().await;
    let marker = sql::content::media_store(&world.db.pool).await.unwrap();
    world.mark_store().await;
    assert_eq!(sql::content::media_store(&world.db.pool).await.unwrap(), marker);
    world.import(&pack).await;

    let other = tempfile::tempdir().unwrap();
    content::mark_store(&world.db.pool, stores(other.path()).media.as_ref()).await.unwrap();
    let before = world.media();
    pack.write("games/xinghai/icon.webp", picture(320, 320, ImageFormat::WebP));
    let error = world.import_with(pack.path(), Mode::Apply).await.unwrap_err();
    assert!(matches!(error, Error::OtherStore { .. }), "{error}");
    assert_eq!(world.media(), before);
}

const ITEMS: &str = "select concat_ws(' ', kind, key, digest) from content_item order by 1";
