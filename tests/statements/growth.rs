//! Each batched action, once: its reads do not grow with the tables. This holds after the tables are analysed,
//! which PostgreSQL does within about a minute, and after plans for empty tables have expired.

use std::time::Duration;

use actors::{Clock, SystemClock};
use serde_json::json;
use sql::{
    activity::{self, Wants},
    book, check_in,
    gift::{self, Claim},
    inbox,
    login::{self, AccountLogin, NewTicket},
    login_token::{self, Presented, Renewal, Standing},
    notice,
    purchase::{self, Ware},
    search,
    short_term::{self, Allowance, Rate, Rule, Take},
    thread::{self, Deed, Outcome},
};
use uuid::Uuid;

use super::{MANY, WAIT};
use crate::harness::{TestDatabase, activity, book, gift, players, post, prize, send_to, task, vip_plan};

const ZONE: &str = "Asia/Shanghai";
/// Limit of rows and index entries that one action reads.
const FEW: i64 = MANY / 10;

#[tokio::test]
#[ignore = "night"]
async fn reads_of_an_action_do_not_grow_with_the_tables() {
    let db = TestDatabase::new().await;
    gift(&db, 1, 2 * MANY, "claimed_num = 0").await;
    activity(&db, 1, "draw").await;
    prize(&db, 1, 1, 10_000, 100).await;
    activity(&db, 2, "tasks").await;
    task(&db, 2, 1, "check_in", 1, 5).await;
    activity(&db, 3, "tasks").await;
    book(&db, 2001).await;
    vip_plan(&db, 1, "月卡", 50).await;
    let people = players(&db, 3).await;
    let pool = sql::connect_for_batches_planning(&db.url, 1, WAIT, Duration::from_millis(1)).unwrap();
    let mut client = pool.get().await.unwrap();
    let first = Player::new(&db, people[0], people[2]).await;
    first.does_one_of_each(&mut client, async |_| ()).await;
    drop(client);

    db.fill(&of_others(MANY)).await;
    let mut client = pool.get().await.unwrap();
    let second = Player::new(&db, people[1], people[2]).await;
    tell(&db).await;
    let mut before = read(&db).await;
    let mut much = Vec::new();
    let looking = async |deed: &'static str| {
        let now = read(&db).await;
        if now - before >= FEW {
            much.push((deed, now - before));
        }
        before = now;
    };
    second.does_one_of_each(&mut client, looking).await;
    assert!(much.is_empty(), "rows and entries that were read: {much:?}");
}

/// All accounts created by phone have the same name.
#[tokio::test]
#[ignore = "night"]
async fn reads_of_a_search_for_a_common_name_do_not_grow_with_the_accounts() {
    const NAMES: i64 = 60_000;
    let db = TestDatabase::new().await;
    db.fill(&format!(
        "insert into account_text select 1000000 + n, '玩家' || lpad(n::text, 5, '0') from generate_series(1, {NAMES}) n;
         analyze"
    ))
    .await;
    let pool = sql::connect(&db.url, 1).unwrap();
    let client = pool.get().await.unwrap();
    for given in ["家", "玩 家"] {
        let before = read(&db).await;
        let keyword = search::Keyword::read(&client, given).await.unwrap().unwrap();
        search::people(&client, &keyword, &search::PinyinMatches::default(), 0).await.unwrap();
        tell_of(&client).await;
        let read = read(&db).await - before;
        assert!(read < NAMES / 4, "{given}: {read} rows and entries");
    }
}

/// A player who can perform every action.
struct Player {
    uid: i64,
    login: Uuid,
    /// Data of another player.
    post: i64,
    author: i64,
}

impl Player {
    async fn new(db: &TestDatabase, uid: i64, author: i64) -> Self {
        sql::coin::grant(&db.pool, uid, 100, "测试", &uid.to_string()).await.unwrap();
        send_to(db, uid, "一").await;
        let login = Uuid::new_v4();
        db.execute(&format!(
            "insert into login (id, uid, expire_time) values ('{login}', {uid}, now() + interval '1 day')"
        ))
        .await;
        Self { uid, login, post: post(db, author).await, author }
    }

    /// Performs each action once; calls `done` after each.
    async fn does_one_of_each(&self, client: &mut sql::Client, mut done: impl AsyncFnMut(&'static str)) {
        let uid = self.uid;
        macro_rules! deed {
            ($what:literal, $deed:expr) => {{
                let came = $deed.await.unwrap_or_else(|error| panic!("{}: {error}", $what));
                tell_of(client).await;
                done($what).await;
                came
            }};
        }
        let said = |content: &str, answers| Deed::Comment {
            content: content.into(),
            image: None,
            answers,
            mentions: vec![self.author],
            key: Some(Uuid::new_v4()),
        };
        let writes = |deed| [thread::Command { post: self.post, uid, deed }];
        let made = deed!("a comment", thread::commit(client, &writes(said("一", None))));
        let Outcome::Commented(comment, _) = &made.outcomes[0] else { panic!("{made:?}") };
        let comment = comment.id;
        deed!("a reply", thread::commit(client, &writes(said("二", Some(comment)))));
        let like = Deed::LikeComment { comment, liked: true };
        deed!("a like of a comment", thread::commit(client, &writes(like)));
        deed!("a like of a post", thread::commit(client, &writes(Deed::LikePost { liked: true })));
        let edit = Deed::Edit { comment, content: "三".into(), mentions: Vec::new() };
        deed!("an edit", thread::commit(client, &writes(edit)));
        deed!("a deletion", thread::commit(client, &writes(Deed::Delete { comment })));
        let heads = deed!("where a thread is", thread::heads(&*client, &[self.post]));
        assert_eq!(heads.len(), 1);

        let day = check_in::Command {
            uid,
            key: Some(Uuid::new_v4()),
            deed: check_in::Deed::CheckIn,
            words: check_in::Words { told: |_| ("奖励".into(), "<p>奖励</p>".into()) },
        };
        let came = deed!("a day", check_in::commit(client, ZONE, &[day]));
        assert!(matches!(came[0].0, check_in::Outcome::Done(_)), "{came:?}");
        let told = |_: &str, _: Option<&str>| ("礼包".to_owned(), "<p>礼包</p>".to_owned());
        let (login, key) = (Uuid::nil(), Some(Uuid::new_v4()));
        let claim = Claim { uid, login, gift: 1, key, code: Uuid::new_v4().to_string(), told };
        let came = deed!("a gift", gift::claim(client, &[claim]));
        assert!(matches!(came[0], gift::Outcome::Claimed { .. }), "{came:?}");
        for (what, activity, wants) in [
            ("a draw", 1, Wants::Draw { price: 0, spin: None, roll: 0 }),
            ("taking part", 3, Wants::Join),
            // The check-in joined it.
            ("a task", 2, Wants::Claim { task: 1 }),
        ] {
            let told = |_: &activity::Given<'_>| ("奖励".to_owned(), "<p>奖励</p>".to_owned());
            let command = activity::Command { uid, activity, key: Some(Uuid::new_v4()), wants, told };
            let came = activity::commit(client, ZONE, &[command]).await.unwrap();
            assert!(!matches!(came[0].0, activity::Outcome::Refused(_)), "{what}: {came:?}");
            tell_of(client).await;
            done(what).await;
        }
        let progress = deed!("how far one is", activity::progress(&*client, &[uid]));
        assert_eq!(progress.len(), 1);
        let plan = Ware::Vip { plan: 1, purchase: Uuid::new_v4(), login: Uuid::new_v4() };
        let buy =
            purchase::Command { uid: Some(uid), key: Some(Uuid::new_v4()), price: Some(50), ware: plan };
        let came = deed!("a membership", purchase::commit(client, &[buy]));
        assert_eq!(came[0].0, purchase::Outcome::Member);

        let place = book::Command {
            uid,
            book: 2001,
            chapter: 1,
            locator: json!({ "paragraph": 0, "offset": 0.0 }),
            kind: "novel",
            device: "here".into(),
            device_name: "手机".into(),
            read_at: SystemClock.now(),
            base: 0,
            force: false,
        };
        let came = deed!("a reading place", book::commit(client, &[place]));
        assert!(matches!(came[0], book::Outcome::Moved { .. }), "{came:?}");

        let rate = Rule::Sliding(vec![Rate { most: 1, within: Duration::from_mins(1) }]);
        let allowance = |of| Allowance { key: format!("{of}:{uid}"), rule: rate.clone() };
        let take =
            Take { allowances: ["post", "comment", "same"].map(allowance).into(), now: SystemClock.now() };
        assert!(deed!("allowances", short_term::take(client, &[take]))[0].granted);

        let of = AccountLogin { uid, login: self.login };
        let mut hash = [0; 32];
        hash[..16].copy_from_slice(self.login.as_bytes());
        let ticket = NewTicket { hash, of, life: Duration::from_mins(1) };
        deed!("a ticket", login::insert_tickets(&*client, &[ticket]));
        assert!(deed!("a ticket's use", login::redeem_tickets(&*client, &[hash]))[0].is_some());
        assert!(deed!("whether a login is live", login::live(&*client, &[of]))[0].is_some());
        let presented = Presented { of, hash, is_legacy: true };
        let valid = Standing::Valid { left: None, used: true };
        assert_eq!(deed!("a token's standing", login_token::standings(&*client, &[presented])), [valid]);
        let (life, longest) = (Duration::from_hours(48), Duration::from_hours(4_000));
        let renewal = Renewal { presented, fresh: hash.map(|byte| !byte), life, longest };
        assert!(deed!("a renewal", login_token::renew(&*client, &renewal)).is_some());
        assert_eq!(deed!("which logins are live", login::live_of(&*client, &[uid])).len(), 1);

        deed!("messages that are read", inbox::mark_read(client, &[(uid, inbox::Read::All)]));
        deed!("notices that are read", notice::mark_read(client, &[(self.author, notice::Read::All)]));
        deed!("a status", sql::status::snapshots(&*client, &[uid]));
    }
}

/// Fills the tables with many actions of other players, and analyses them.
pub fn of_others(many: i64) -> String {
    let (n, uid) = (format!("generate_series(1, {many}) n"), "1000000 + n");
    format!(
        "insert into account (uid, login_name, name, invite_code)
             overriding system value select {uid}, 'other_' || n, '玩家', 'o' || n from {n};
         insert into status (uid, read_upto) select {uid}, 0 from {n};
         insert into login (id, uid, expire_time)
             select gen_random_uuid(), {uid}, now() + interval '1 day' from {n};
         insert into login_token (hash, login_id, create_time, use_time)
             select sha256(id::text::bytea), id, now(), now() from login where uid > 1000000;
         insert into ticket select sha256(n::text::bytea), gen_random_uuid(), {uid}, now() + interval '1 day' from {n};
         insert into limit_log select 'other:' || n, '{{}}', 1, 9000000000000 from {n};
         insert into message (uid, kind, title, content) select {uid}, 'gift', '一', '一' from {n};
         insert into post (id, uid, content) overriding system value select {uid}, {uid}, '今晚谁在' from {n};
         insert into comment (id, post_id, uid, content, floor, idempotency_key)
             overriding system value select {uid}, {uid}, {uid}, '在', 1, gen_random_uuid() from {n};
         insert into thread_event select {uid}, 1, 1, {uid} from {n};
         insert into post_like select {uid}, {uid} from {n};
         insert into comment_like select {uid}, {uid} from {n};
         insert into notice (uid, kind, actors, post_id, place)
             select {uid}, 'like', array[1::bigint], {uid}, nextval('notice_place') from {n};
         insert into block (uid, blocked) select {uid}, {uid} + 1 from {n};
         insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id, idempotency_key)
             select {uid}, 1, 1, '测试', 'grant', 'other:' || n, gen_random_uuid() from {n};
         insert into account_key select {uid}, gen_random_uuid() from {n};
         insert into check_in (uid, day) select {uid}, current_date from {n};
         insert into gift_claim (gift_id, uid, code) select 1, {uid}, 'other' || n from {n};
         insert into game_rating (uid, game_id, stars) select {uid}, 1, 5 from {n};
         insert into activity_join (activity_id, uid) select 2, {uid} from {n};
         insert into activity_draw (uid, activity_id, day, number, price, coins, vip_days)
             select {uid}, 1, current_date, 1, 0, 0, 0 from {n};
         insert into activity_claim (activity_id, task_id, uid, coins, vip_days) select 2, 1, {uid}, 0, 1 from {n};
         insert into reading (uid, book_id, chapter_id, locator, device, device_name, device_time, read)
             select {uid}, 2001, 1, '{{}}', 'there', '手机', now(), '{{[1,2)}}' from {n};
         analyze"
    )
}

/// Starts to count the connection's reads.
async fn tell_of(client: &sql::Client) {
    client.batch_execute("select pg_stat_force_next_flush()").await.unwrap();
}

async fn tell(db: &TestDatabase) {
    db.execute("select pg_stat_force_next_flush()").await;
}

/// Rows and index entries read, over all tables and indexes.
async fn read(db: &TestDatabase) -> i64 {
    db.value(
        "select ((select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) from pg_stat_user_tables)
             + (select sum(idx_tup_read) from pg_stat_user_indexes))::int8",
    )
    .await
}
