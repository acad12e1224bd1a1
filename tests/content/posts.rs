//! Posts of a pack in the square.

use sql::{
    content::{Fate, Kind, Mode},
    thread::{Change, Command, Deed},
};

use super::{
    fixture::{POSTS, TestPack, picture},
    lines,
    world::World,
};
use image::ImageFormat;

fn pack() -> TestPack {
    let pack = TestPack::good();
    pack.write("posts.yaml", POSTS);
    pack.write("posts/evening.webp", picture(600, 400, ImageFormat::WebP));
    pack
}

async fn posts(world: &World) -> Vec<String> {
    world
        .texts(
            "select concat_ws(' ', p.id, a.login_name, p.title, p.like_num, p.comment_num, p.root_num, p.seq, p.hidden)
             from post p join account a using (uid) order by p.id",
        )
        .await
}

async fn comments(world: &World) -> Vec<String> {
    world.texts("select content from comment where delete_time is null order by create_time, id").await
}

#[tokio::test]
async fn posts_come_with_their_threads_and_a_second_import_changes_nothing() {
    let world = World::new().await;
    let first = world.import(&pack()).await;
    let mut told = lines(&first);
    told.retain(|line| line.contains(" post "));
    assert_eq!(told, ["+ post 1 第一晚", "+ post 2 没有题目的一段话"]);
    assert_eq!(first.new_pictures, 10);
    assert_eq!(posts(&world).await, ["1 azhe 第一晚 2 3 2 3 f", "2 lin_xia  0 0 0 0 f"]);
    assert_eq!(comments(&world).await, ["在的", "我也在", "在哪"]);
    let db = world.db.pool.get().await.unwrap();
    let post = sql::post::detail(&db, 1, None).await.unwrap().unwrap();
    assert_eq!((post.tag.unwrap().id, post.game.unwrap().id, post.images.len()), (1, 1001, 1));
    assert!(world.media().contains(&post.images[0].full));
    assert_eq!(post.create_time.to_rfc3339(), "2026-05-01T12:00:00+00:00");
    let dated: bool = world
        .db
        .value(
            "select bool_and(c.create_time > p.create_time) from comment c join post p on p.id = c.post_id",
        )
        .await;
    assert!(dated);
    drop(db);
    world.db.audit().await;
    let before = world.everything().await;
    let again = world.import(&pack()).await;
    assert_eq!((again.diff.is_change(), again.diff.unchanged(Kind::Post)), (false, 2));
    assert_eq!(world.everything().await, before);
    let next: i64 = world.db.value("select nextval(pg_get_serial_sequence('post', 'id'))").await;
    assert!(next > 100_000, "players' posts are numbered from {next} on");
}

#[tokio::test]
#[ignore = "night"]
async fn a_dry_run_reports_and_writes_nothing() {
    let world = World::new().await;
    let told = world.import_with(pack().path(), Mode::DryRun).await.unwrap();
    assert_eq!(told.diff.count(Kind::Post, Fate::New), 2);
    assert_eq!(posts(&world).await, [""; 0]);
}

#[tokio::test]
#[ignore = "night"]
async fn changes_of_the_pack_reach_the_thread_and_players_comments_stay() {
    let world = World::new().await;
    let pack = pack();
    world.import(&pack).await;
    let player: i64 = world.db.value("insert into account (login_name, name, password_hash, invite_code) values ('player', '玩家', 'x', 'p') returning uid").await;
    world
        .db
        .execute(&format!("insert into status (uid, read_upto) select {player}, seq from broadcast_head"))
        .await;
    let say = |deed| Command { post: 1, uid: player, deed };
    let mut client = world.db.pool.get().await.unwrap();
    sql::thread::commit(&mut client, &[say(Deed::LikePost { liked: true })]).await.unwrap();
    drop(client);

    pack.replace("posts.yaml", "title: 第一晚", "title: 第一个晚上");
    pack.replace("posts.yaml", "likes: [lin_xia, AZHE]", "likes: [azhe]");
    pack.replace("posts.yaml", "content: 我也在", "content: 我刚走");
    let changed = world.import(&pack).await;
    assert_eq!(lines(&changed), ["~ post 1 第一个晚上"]);
    assert_eq!(comments(&world).await, ["在的", "在哪", "我刚走"]);
    assert_eq!(posts(&world).await[0], "1 azhe 第一个晚上 2 3 2 6 f");
    world.db.audit().await;

    // Removed from the pack, a post is hidden; added again, it returns with all its comments.
    pack.write("posts.yaml", "[]");
    assert_eq!(lines(&world.import(&pack).await).len(), 2);
    assert!(posts(&world).await.iter().all(|post| post.ends_with(" t")));
    pack.write("posts.yaml", POSTS);
    world.import(&pack).await;
    assert_eq!(posts(&world).await[1], "2 lin_xia  0 0 0 2 f");
    world.db.audit().await;
}

#[tokio::test]
async fn an_operators_decision_survives_an_import() {
    let world = World::new().await;
    let pack = pack();
    world.import(&pack).await;
    let mut client = world.db.pool.get().await.unwrap();
    let change = |post, change| Command { post, uid: 0, deed: Deed::Change(change) };
    let changes = [change(1, Change::Hide), change(2, Change::Delete)];
    sql::thread::commit(&mut client, &changes).await.unwrap();
    drop(client);
    pack.replace("posts.yaml", "title: 第一晚", "title: 第一个晚上");
    pack.replace("posts.yaml", "content: 没有题目的一段话", "content: 又一段话");
    world.import(&pack).await;
    let posts = posts(&world).await;
    assert!(posts[0].ends_with(" t"), "{posts:?}");
    let gone: i64 =
        world.db.value("select count(*) from post where id = 2 and delete_time is not null").await;
    assert_eq!(gone, 1);
    world.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_post_keeps_its_author() {
    let world = World::new().await;
    let pack = pack();
    world.import(&pack).await;
    let before = world.everything().await;
    pack.replace("posts.yaml", "- {id: 2, author: lin_xia", "- {id: 2, author: azhe");
    let error = world.import_with(pack.path(), Mode::Apply).await.unwrap_err().to_string();
    assert!(error.contains("post 2 is somebody else's"), "{error}");
    assert_eq!(world.everything().await, before);
}

#[tokio::test]
#[ignore = "night"]
async fn a_post_that_an_operator_hid_does_not_come_back_with_a_rollback() {
    let world = World::new().await;
    let pack = pack();
    world.import(&pack).await;
    let mut client = world.db.pool.get().await.unwrap();
    let hide = Command { post: 1, uid: 0, deed: Deed::Change(Change::Hide) };
    sql::thread::commit(&mut client, &[hide]).await.unwrap();
    drop(client);
    let measure = "insert into measure (uid, kind, reason, decider, ref_kind, ref_id) \
                   select uid, 'hide', '广告', 'mei', 'post', id from post where id = 1";
    world.db.execute(measure).await;
    pack.write("posts.yaml", "[]");
    world.import(&pack).await;
    world.roll_back(1).await.unwrap();
    let posts = posts(&world).await;
    assert!(posts[0].ends_with(" t") && posts[1].ends_with(" f"), "{posts:?}");
}
