//! Creates the data that both sides need: games and coins on sale, posts for the lists, and accounts for pgbench without a login.

use anyhow::{Context, ensure};
use uuid::Uuid;

use super::scripts::FILE;
use crate::{
    cli::{Common, Plain},
    client::Client,
    peers::Server,
    people::Names,
    prepare::{Maker, accounts, posts},
    stop::Stop,
    target::Target,
};

/// Upper bound on pgbench's purchases per second: each round gets enough accounts for it.
const MOST_A_SECOND: u64 = 20_000;
const POSTS: u64 = 200;

pub struct Fixtures {
    maker: Maker,
    /// Id of the first game; the others follow in sequence.
    pub shelf: i64,
    games: i64,
    clients: u64,
    seconds: u64,
}

/// The post that pgbench writes to.
pub struct Hot {
    pub post: i64,
    pub author: i64,
    pub liker: i64,
    pub first: i64,
}

impl Fixtures {
    pub async fn create(common: &Common, args: &Plain, stop: &Stop) -> anyhow::Result<Self> {
        let mut maker = Maker::new(&args.database, common.yes_this_is_my_server, 1, stop).await?;
        posts::make(&mut maker, POSTS, 20).await?;
        let shelf: i64 =
            maker.client.query_one("select coalesce(max(id), 0) + 1 from game", &[]).await?.get(0);
        let picture =
            r#"{"name": "a.webp", "width": 512, "height": 512, "blur": "data:image/webp;base64,AA=="}"#;
        let last = shelf + args.games - 1;
        let sql = format!(
            "insert into game_category (type, name, place) values ('lt', 'lt', 1) on conflict do nothing;
             insert into game (id, name, category, tags, summary, description, developer, version, size_bytes,
                 rating_tenths, download_num, online_type, buy_amount, icon, banner, screenshots, platforms, create_time)
             select id, 'lt ' || id, 'lt', array['lt'], 'lt', 'lt', 'lt', '1.0', 1, 45, 0, 1, 1, '{picture}', '{picture}',
                 '[{picture}]', '{{\"android\": {FILE}}}', now()
             from generate_series({shelf}, {last}) id;
             insert into coin_package (id, name, coins, bonus, amount, currency, place)
                 values (9001, 'lt', {games}, 0, 600, 'CNY', 1) on conflict do nothing;
             insert into pay_channel (channel, name, place) values ('sandbox', 'lt', 1) on conflict do nothing;
             analyze game",
            games = args.games,
        );
        maker.client.batch_execute(&sql).await.context("cannot create the games")?;
        let (games, clients, seconds) = (args.games, args.at_once.into(), args.seconds);
        Ok(Self { maker, shelf, games, clients, seconds })
    }

    /// Creates accounts with coins for every game and consecutive uids; returns the first uid.
    pub async fn buyers(&mut self) -> anyhow::Result<i64> {
        let each = (self.seconds * MOST_A_SECOND).div_ceil(self.clients * self.games as u64) + 1;
        let first = self.accounts(each * self.clients).await?;
        let coins = "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
            select uid, $1, 0, 'lt', 'grant', 'lt:' || uid from status where uid >= $2";
        self.maker.client.execute(coins, &[&self.games, &first]).await?;
        Ok(first)
    }

    /// Publishes a new post whose author has a notice of a like.
    pub async fn hot_post(&mut self, server: &Server) -> anyhow::Result<Hot> {
        let client = Client::new(Target::parse(&format!("http://{}", server.addr()), false)?, None)?;
        let names = Names::draw();
        let author = names.register(&client).await.context("cannot register an author")?;
        let liker = names.register(&client).await.context("cannot register a reader")?;
        let post = client.publish(&author, "lt: one hot post", Uuid::new_v4()).await;
        let post = post.context("cannot publish the post")?.id;
        client.like(&liker, post, true).await.context("cannot like the post")?;
        let first = self.accounts(self.clients).await?;
        Ok(Hot { post, author: author.uid, liker: liker.uid, first })
    }

    async fn accounts(&mut self, number: u64) -> anyhow::Result<i64> {
        let uids = accounts::make(&mut self.maker, number).await?;
        ensure!(uids.len() as u64 == number, "interrupted");
        let (first, last) = (uids[0], uids[uids.len() - 1]);
        ensure!(last - first + 1 == number as i64, "another client registered an account meanwhile");
        Ok(first)
    }
}
