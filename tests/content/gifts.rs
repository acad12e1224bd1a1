//! Gift packs in content packs, and lists of codes.

use portal::content::Mode;

use super::{fixture::TestPack, world::World};

const GIFTS: &str = "\
- {id: 7, name: 见面礼, content: 头像框×1, stock: 10, beginTime: 2026-01-01T00:00:00Z, endTime: 2036-01-01T00:00:00Z}
- {id: 8, name: 兑换码, content: 手办×1, codes: gifts/codes.txt, beginTime: 2026-01-01T00:00:00Z, endTime: 2036-01-01T00:00:00Z}
";

const SEEN: &str = "select id || ' ' || coalesce(game_id, 0) || ' ' || stock || ' ' || listed from gift where id > 2 order by id";
const CODES: &str = "select code from gift_code where gift_id = 8 order by place";

#[tokio::test]
#[ignore = "night"]
async fn codes_are_issued_in_the_order_of_their_list_which_only_grows() {
    let world = World::new().await;
    let pack = TestPack::good();
    pack.write("gifts.yaml", GIFTS);
    pack.write("gifts/codes.txt", "ZZ\r\n\nAA\n");
    world.import(&pack).await;
    assert_eq!(world.texts(SEEN).await, ["7 0 10 false", "8 0 2 true"]);
    assert_eq!(world.texts(CODES).await, ["ZZ", "AA"]);
    assert!(!world.import(&pack).await.diff.is_change());

    sql::gift::add_codes(&world.db.pool, 8, &["OP".into()]).await.unwrap();
    pack.write("gifts/codes.txt", "AA\nMM\n");
    world.import(&pack).await;
    assert_eq!(world.texts(CODES).await, ["ZZ", "AA", "OP", "MM"]);
    assert_eq!(world.texts(SEEN).await, ["7 0 10 false", "8 0 4 true"]);
    world.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_pack_with_issued_codes_keeps_its_kind() {
    let world = World::new().await;
    let pack = TestPack::good();
    pack.write("gifts.yaml", GIFTS);
    pack.write("gifts/codes.txt", "ZZ\n");
    world.import(&pack).await;
    let uid = crate::harness::players(&world.db, 1).await[0];
    world.db.execute(&format!("insert into gift_claim (gift_id, uid, code) values (7, {uid}, 'X')")).await;
    pack.replace("gifts.yaml", "stock: 10", "codes: gifts/codes.txt");
    let error = world.import_with(pack.path(), Mode::Apply).await.unwrap_err();
    assert!(error.to_string().contains("codes or goods of gift 7 are with players already"), "{error}");
    assert_eq!(world.texts(SEEN).await, ["7 0 10 false", "8 0 1 true"]);
}

const GOODS: &str = "\
- id: 9
  name: 见面礼
  content: 头像框×1
  stock: 10
  grants: [{kind: frame, frame: leaf}, {kind: vipDays, amount: 3, levelType: 2}]
  beginTime: 2026-01-01T00:00:00Z
  endTime: 2036-01-01T00:00:00Z
";
const GRANTED: &str = "select kind || ' ' || coalesce(frame_id, '-') || ' ' || amount || ' ' || level_type
    from gift_grant where gift_id = 9 order by place";

#[tokio::test]
async fn a_claimed_pack_keeps_its_goods_and_people_wear_their_frames() {
    let world = World::new().await;
    let pack = TestPack::good();
    pack.write("gifts.yaml", GOODS);
    pack.write("frames.yaml", "- {id: leaf, name: 枫叶, picture: frames/leaf.webp}\n");
    pack.write("frames/leaf.webp", super::fixture::picture(128, 128, image::ImageFormat::WebP));
    pack.replace("people.yaml", "name: 阿哲,", "name: 阿哲, frame: leaf,");
    world.import(&pack).await;
    assert_eq!(world.texts(GRANTED).await, ["frame leaf 1 1", "vipDays - 3 2"]);
    let worn = "select a.worn_frame || ' ' || g.amount from account a join goods g using (uid)";
    assert_eq!(world.texts(worn).await, ["leaf 1"]);
    assert!(!world.import(&pack).await.diff.is_change());

    pack.replace("gifts.yaml", "amount: 3", "amount: 7");
    pack.replace("people.yaml", "age: 30", "age: 31");
    world.import(&pack).await;
    assert_eq!(world.texts(GRANTED).await, ["frame leaf 1 1", "vipDays - 7 2"]);
    assert_eq!(world.texts(worn).await, ["leaf 1"], "another import gives the person no second one");

    let uid = crate::harness::players(&world.db, 1).await[0];
    world
        .db
        .execute(&format!("insert into gift_claim (gift_id, uid, code) values (9, {uid}, '{uid}')"))
        .await;
    pack.replace("gifts.yaml", "amount: 7", "amount: 9");
    let error = world.import_with(pack.path(), Mode::Apply).await.unwrap_err();
    assert!(error.to_string().contains("give the pack another id"), "{error}");
    pack.replace("gifts.yaml", "amount: 9", "amount: 7");
    pack.replace("people.yaml", " frame: leaf,", "");
    world.import(&pack).await;
    assert_eq!(world.db.value::<i64>("select count(*) from account where worn_frame is not null").await, 0);
    world.db.audit().await;
}
