//! The content for the crowd: games, a membership and coins to buy, packs to claim, draws, threads to write in. Starts the real
//! binary with the settings that the faults need.

use crate::harness::{PORTAL, Running, SECRET, TestDatabase, activity, game, gift, post, prize, shop};

/// Players of a crowd.
pub const PLAYERS: usize = 10;
/// Price of a game.
pub const PRICE: i64 = 7;
/// Price of plan 7.
pub const MONTH: i64 = 280;
pub const FIRST_GAME: i64 = 1001;
pub const GAMES: i64 = 100;
pub const PACKS: i64 = 60;
/// Free draws of a player.
pub const DRAWS: i64 = 500;
pub const POSTS: usize = 3;
/// Coins of each player at the start: more than a player can spend.
pub const COINS: i64 = 100_000_000;

/// Ends every connection to the database except the one that runs it.
pub const END_OTHERS: &str = "select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'portal%' and pid <> pg_backend_pid()";

/// Posts that the crowd comments on.
pub async fn insert_content(db: &TestDatabase, author: i64) -> Vec<i64> {
    shop(db).await;
    for id in 0..GAMES {
        let changes = format!("online_type = 1, buy_amount = {PRICE}");
        game(db, FIRST_GAME + id, "一个游戏", &changes).await;
    }
    for id in 1..=PACKS {
        gift(db, id, PLAYERS as i64, &format!("listed = {}", id % 2 == 0)).await;
    }
    db.execute(&format!(
        "insert into gift_code (gift_id, code, place)
         select id, 'CODE-' || n, n from gift cross join generate_series(1, {PLAYERS}) n where listed;
         update gift set end_time = now() + interval '1 day'"
    ))
    .await;
    activity(db, 1, "draw").await;
    prize(db, 1, 1, 5_000, 100_000).await;
    db.execute(&format!(
        "update activity set free_draws = {DRAWS}, day_draws = {DRAWS}, end_time = now() + interval '1 day',
             claim_end_time = now() + interval '2 days'"
    ))
    .await;
    let mut posts = Vec::new();
    for _ in 0..POSTS {
        posts.push(post(db, author).await);
    }
    posts
}

/// Starts a node on this database; the address may lead through a proxy.
pub async fn node(database_url: &str, more: &[(&str, &str)]) -> Running {
    node_of(PORTAL, database_url, more).await
}

/// The same for another release's binary.
pub async fn node_of(program: &str, database_url: &str, more: &[(&str, &str)]) -> Running {
    let mut env = vec![
        ("DATABASE_URL", database_url),
        ("PORTAL_SECRET", SECRET),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_HTTP_WORKERS", "2"),
        ("PORTAL_DATABASE_CONNECTIONS", "6"),
        ("PORTAL_DRAIN_S", "0.05"),
        // Idle Sessions end during the test.
        ("PORTAL_SESSION_IDLE_S", "2"),
        // Freed large blocks return to the system; otherwise the allocator's free blocks would hide growth.
        ("MALLOC_MMAP_THRESHOLD_", "4096"),
        ("PORTAL_REGISTRATIONS_PER_ADDRESS", "10000/1h"),
        ("PORTAL_PAY_ORDERS_PER_ACCOUNT", "10000/1s"),
        ("PORTAL_PAY_OPEN_ORDERS", "1000"),
    ];
    env.extend(more);
    Running::serve_of(program, &env).await
}
