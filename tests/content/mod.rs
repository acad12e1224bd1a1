//! `portal content import` against a real PostgreSQL.

mod activities;
mod at_once;
mod fixture;
mod gifts;
mod limits;
mod posts;
mod ratings;
mod times;
mod versions;
mod world;

use image::ImageFormat;
use portal::{
    content::{self, Error, Mode, Progress, Summary},
    platform::storage::Sha256Hex,
};
use sql::content::{Conflict, Fate, Kind};

pub use fixture::TestPack;
use fixture::{package, picture};
use world::{World, stores};

/// The changes as text: `+ game 1001 星海远征`.
fn lines(summary: &Summary) -> Vec<String> {
    let text = summary.to_string();
    text.lines().filter(|line| line.starts_with(['+', '~', '-'])).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_pack_is_applied_once() {
    let world = World::new().await;
    let pack = TestPack::good();
    assert!(!sql::content::applied(&world.db.pool).await.unwrap());

    let first = world.import(&pack).await;
    assert_eq!(
        lines(&first),
        [
            "+ category strategy 策略",
            "+ category puzzle 休闲",
            "+ game 1001 星海远征",
            "+ game 1002 豆豆消消",
            "+ tag 1 攻略",
            "+ tag 2 闲聊",
            "+ announcement 1 开服啦",
            "+ welcome message 1 欢迎",
            "+ person lin_xia 林夏",
            "+ person azhe 阿哲",
            "+ customer service one help@example.com",
            "+ question 1 忘记密码怎么办？",
            "+ question 2 收不到验证码？",
            "+ question 3 断了怎么办？",
            "+ document terms 用户协议",
            "+ document privacy 隐私政策",
            "+ sensitive word 外挂下载 外挂下载",
            "+ sensitive word badword BadWord",
            "+ coin package 1 60钻",
            "+ coin package 2 300钻",
            "+ pay channel alipay 支付宝",
            "+ pay channel sandbox 演示收银台",
            "+ membership 1 月卡",
            "+ gift 1 新兵礼包",
            "+ gift 2 舰长礼包",
        ]
    );
    // Two icons also have smaller sizes.
    assert_eq!((first.new_pictures, first.new_files), (9, 3));
    assert!(sql::content::applied(&world.db.pool).await.unwrap());
    let (before, media, files) = (world.everything().await, world.media(), world.files());
    assert_eq!((media.len(), files.len()), (9, 3));

    let second = world.import(&pack).await;
    assert!(!second.diff.is_change(), "{second}");
    assert_eq!((second.new_pictures, second.new_files), (0, 0));
    assert_eq!(second.diff.unchanged(Kind::Game), 2);
    assert_eq!(world.everything().await, before);
    assert_eq!((world.media(), world.files()), (media, files));
}

#[tokio::test]
async fn readers_find_what_was_imported() {
    let world = World::new().await;
    world.import(&TestPack::good()).await;
    let db = world.db.pool.get().await.unwrap();

    let game = sql::game::game(&db, 1001, None).await.unwrap().unwrap();
    assert_eq!((game.name.as_str(), game.buy_amount), ("星海远征", 30));
    assert_eq!(game.rating_counts, [0; 5], "players rate it");
    let icon: sql::media::Picture = serde_json::from_value(game.icon).unwrap();
    assert_eq!((icon.width, icon.height), (256, 256));
    assert!(world.media().contains(&icon.name));
    let platforms: sql::content::Platforms = serde_json::from_value(game.platforms).unwrap();
    let android = platforms.android.unwrap();
    assert_eq!(android.file_name, "xinghai-1.10.2.apk");
    let content = package("games/xinghai/android.apk");
    assert_eq!(android.size_bytes, content.len() as i64);
    assert_eq!(android.sha256, Sha256Hex::of(&content).as_str());
    assert!(world.files().contains(&android.file) && !world.media().contains(&android.file));
    assert_eq!(game.gift_num, 1, "the other one is over");

    let types: Vec<_> =
        sql::game::types(&db).await.unwrap().into_iter().map(|t| (t.r#type, t.game_num)).collect();
    assert_eq!(types, [("strategy".to_owned(), 1), ("puzzle".to_owned(), 1)]);
    let announcement = sql::announcement::newest(&db, 1).await.unwrap().unwrap();
    assert_eq!(
        announcement.content,
        "<p>欢迎来玩！<a href=\"/checkin\" rel=\"noopener noreferrer\">去签到</a></p>"
    );
    let (uid, password) = sql::account::credential(&db, "LIN_XIA").await.unwrap().unwrap();
    assert_eq!(password, None, "nobody signs in as a demo player");
    assert_eq!(sql::status::snapshot(&db, uid).await.unwrap().unwrap().level_type, 1);
    drop(db);
    for finding in sql::audit::audit(&world.db.pool).await.unwrap() {
        assert_eq!(finding.wrong, 0, "{}", finding.invariant);
    }
}

#[tokio::test]
async fn only_changed_entries_are_written() {
    let world = World::new().await;
    let pack = TestPack::good();
    world.import(&pack).await;
    // Players' data must survive an import.
    world.db.execute("update game set download_num = 500000 where id = 1001").await;

    pack.replace("games/xinghai/game.yaml", "buyAmount: 30", "buyAmount: 18");
    pack.write("games/doudou/icon.png", picture(320, 320, ImageFormat::Png));
    pack.replace("people.yaml", "levelType: 1", "levelType: 2");
    let summary = world.import(&pack).await;
    assert_eq!(lines(&summary), ["~ game 1001 星海远征", "~ game 1002 豆豆消消", "~ person lin_xia 林夏"]);
    assert_eq!(summary.new_pictures, 2, "in both widths");
    assert_eq!(
        world.texts("select buy_amount || ' ' || download_num from game where id = 1001").await,
        ["18 500000"]
    );
    assert_eq!(
        world.texts("select level_type || ' ' || version from status where level_type > 0").await,
        ["2 6"]
    );
    let grants =
        "select array_agg(level_type || ' ' || (length > interval '0') order by id)::text from vip_grant";
    assert_eq!(world.texts(grants).await, [r#"{"1 true","0 false","2 true"}"#]);
}

#[tokio::test]
async fn removed_entries_are_retired_and_return_with_the_pack() {
    let world = World::new().await;
    let pack = TestPack::good();
    world.import(&pack).await;
    let kept =
        ["tags.yaml", "announcements.yaml", "messages.yaml", "people.yaml", "recharge.yaml", "vip.yaml"]
            .map(|file| (file, std::fs::read_to_string(pack.path().join(file)).unwrap()));
    pack.replace("games/doudou/game.yaml", "name: 豆豆消消", "name: 豆豆连连");
    pack.remove("games/xinghai");
    for (file, _) in &kept {
        pack.remove(file);
    }
    let summary = world.import(&pack).await;
    assert_eq!(
        lines(&summary),
        [
            "~ game 1002 豆豆连连",
            "- game 1001 星海远征",
            "- tag 1 攻略",
            "- tag 2 闲聊",
            "- announcement 1 开服啦",
            "- welcome message 1 欢迎",
            "- person azhe 阿哲",
            "- person lin_xia 林夏",
            "- coin package 1 60钻",
            "- coin package 2 300钻",
            "- pay channel alipay 支付宝",
            "- pay channel sandbox 演示收银台",
            "- membership 1 月卡",
            "- gift 1 新兵礼包",
            "- gift 2 舰长礼包",
        ]
    );
    let db = world.db.pool.get().await.unwrap();
    assert!(sql::game::game(&db, 1001, None).await.unwrap().is_none());
    assert!(sql::square_tag::all(&db).await.unwrap().is_empty());
    assert!(sql::announcement::newest(&db, 1).await.unwrap().is_none());
    assert!(sql::account::credential(&db, "azhe").await.unwrap().is_some(), "what a person wrote is theirs");

    for (file, text) in kept {
        pack.write(file, text);
    }
    let good = TestPack::good();
    let on_sale = "select count(*)::text from (select retired from coin_package union all select retired from pay_channel
                   union all select retired from vip_plan union all select retired from gift) t where not retired";
    assert_eq!(world.texts(on_sale).await, ["0"]);
    let files =
        ["game.yaml", "icon.webp", "banner.webp", "shot-1.webp", "shot-2.webp", "android.apk", "ios.ipa"];
    for file in files {
        let file = format!("games/xinghai/{file}");
        pack.write(&file, std::fs::read(good.path().join(&file)).unwrap());
    }
    let summary = world.import(&pack).await;
    assert_eq!(summary.diff.count(Kind::Game, Fate::New), 1);
    assert_eq!(summary.new_pictures + summary.new_files, 0, "what belonged to what was retired is kept");
    assert_eq!(world.texts(on_sale).await, ["7"]);
    assert!(sql::game::game(&db, 1001, None).await.unwrap().is_some());
    assert_eq!(sql::square_tag::all(&db).await.unwrap().len(), 2);
    assert!(sql::announcement::newest(&db, 1).await.unwrap().is_some());
    drop(db);
}

#[tokio::test]
async fn a_dry_run_reports_the_same_changes_and_writes_nothing() {
    let world = World::new().await;
    let pack = TestPack::good();
    let empty = world.everything().await;
    let dry = world.import_with(pack.path(), Mode::DryRun).await.unwrap();
    assert_eq!(world.everything().await, empty);
    assert!(world.media().is_empty() && world.files().is_empty());
    let applied = world.import(&pack).await;
    assert_eq!(dry.diff, applied.diff);
    assert_eq!((dry.new_pictures, dry.new_files), (applied.new_pictures, applied.new_files));
    assert!(
        dry.to_string()
            .ends_with("The pack demo would bring 25 changes. This was a dry run: nothing was applied.")
    );
}

#[tokio::test]
async fn an_import_that_fails_in_the_middle_leaves_nothing() {
    let world = World::new().await;
    world
        .db
        .execute(
            "create function break() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
             create trigger break before insert on welcome_message for each row execute function break()",
        )
        .await;
    let before = world.everything().await;
    let pack = TestPack::good();
    let error = world.import_with(pack.path(), Mode::Apply).await.unwrap_err();
    assert_eq!(error.to_string(), "the disk is full (P0001); nothing was applied");
    assert_eq!(world.everything().await, before);

    world.db.execute("drop trigger break on welcome_message").await;
    assert_eq!(world.import(&pack).await.diff.changes.len(), 25);
}

#[tokio::test]
async fn a_pack_with_faults_reaches_neither_database_nor_store() {
    let world = World::new().await;
    let pack = TestPack::good();
    pack.replace("games/xinghai/game.yaml", "onlineType: 1", "onlineType: 0");
    pack.replace("tags.yaml", "id: 2", "id: 1");
    let before = world.everything().await;
    let error = world.import_with(pack.path(), Mode::Apply).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "the pack has 2 faults; nothing was applied:\n\
         games/xinghai/game.yaml:15: buyAmount must be 0 for a free game (onlineType 0)\n\
         tags.yaml:2: id 1 is used in tags.yaml:1 already; choose another"
    );
    assert_eq!(world.everything().await, before);
    assert!(world.media().is_empty());
}

#[tokio::test]
async fn entries_of_another_pack_are_not_taken_over() {
    let world = World::new().await;
    world.import(&TestPack::good()).await;
    world.db.execute("update account set password_hash = 'x' where login_name = 'azhe'").await;
    let pack = TestPack::good();
    pack.write("pack.yaml", "name: second\n");
    pack.remove("games/doudou");
    for file in [
        "tags.yaml",
        "announcements.yaml",
        "messages.yaml",
        "service.yaml",
        "sensitive_words.yaml",
        "recharge.yaml",
        "vip.yaml",
        "documents.yaml",
    ] {
        pack.remove(file);
    }
    pack.write("people.yaml", "- {loginName: azhe, name: 阿哲, sex: 1, age: 30}\n");
    let before = world.everything().await;
    for mode in [Mode::DryRun, Mode::Apply] {
        let error = world.import_with(pack.path(), mode).await.unwrap_err();
        let Error::Conflicts(conflicts) = &error else { panic!("{error}") };
        let of_demo = |kind, key: &str, title: &str| Conflict::OfAnotherPack {
            kind,
            key: key.into(),
            title: title.into(),
            pack: "demo".into(),
        };
        assert_eq!(
            *conflicts,
            [
                of_demo(Kind::Game, "1001", "星海远征"),
                of_demo(Kind::Gift, "1", "新兵礼包"),
                of_demo(Kind::Gift, "2", "舰长礼包"),
                of_demo(Kind::Person, "azhe", "阿哲"),
                Conflict::LoginNameTaken { login_name: "azhe".into() },
            ]
        );
        assert_eq!(world.everything().await, before);
    }

    // With its own id, the second pack adds to the first, in the first one's category.
    pack.replace("games/xinghai/game.yaml", "id: 1001", "id: 2001");
    pack.replace("games/xinghai/game.yaml", "id: 1\n", "id: 11\n");
    pack.replace("games/xinghai/game.yaml", "{id: 2,", "{id: 12,");
    pack.remove("people.yaml");
    pack.remove("people");
    assert_eq!(
        lines(&world.import(&pack).await),
        ["+ game 2001 星海远征", "+ gift 11 新兵礼包", "+ gift 12 舰长礼包"]
    );
}

#[tokio::test]
async fn an_unreachable_database_is_one_sentence() {
    let pool = sql::connect("postgres://nobody@127.0.0.1:1/none", 1).unwrap();
    let home = tempfile::tempdir().unwrap();
    let pack = TestPack::good();
    let imported =
        content::import(&pool, &stores(home.path()), pack.path(), Mode::Apply, &Progress::silent()).await;
    let text = imported.unwrap_err().to_string();
    assert!(text.starts_with("the database is not reachable: "), "{text}");
    assert_eq!(text.lines().count(), 1);
}

/// A pack for tests of the command line.
pub fn good_pack() -> TestPack {
    TestPack::good()
}

/// A pack with one fault, in tags.yaml:2.
pub fn broken_pack() -> TestPack {
    let pack = TestPack::good();
    pack.replace("tags.yaml", "id: 2", "id: 1");
    pack
}
