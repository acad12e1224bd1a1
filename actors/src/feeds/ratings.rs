//! Publishes the ratings of a game to the pages that show the game.

use std::sync::Arc;

use sql::{Pool, rating::Ratings};
use tokio::time::sleep_until;

use super::{
    changes::{Changes, Gathered},
    publish,
};
use crate::{
    actor::{Hubs, Services},
    hub::{Outgoing, count_events, encode},
    wire::{ToClient, Topic},
};

/// Reads the ratings of changed games and publishes them. Supervised: runs as long as the node.
pub async fn run((services, changes): (Arc<Services>, Arc<Changes>)) {
    loop {
        let (changed, next) = changes.next().await;
        match read(&services.pool, &changed).await {
            Ok(ratings) => ratings.into_iter().for_each(|ratings| tell(&services.hubs, ratings)),
            Err(error) => {
                tracing::debug!(%error, "the ratings of games are read again in a second");
                changes.put_back(changed);
            }
        }
        sleep_until(next).await;
    }
}

async fn read(pool: &Pool, changes: &Gathered) -> Result<Vec<Ratings>, sql::Error> {
    let client = pool.get().await?;
    let mut games: Vec<i64> = changes.ids.iter().copied().collect();
    if changes.any {
        games.extend(sql::rating::games(&client).await?);
    }
    sql::rating::of(&client, &games).await
}

fn tell(hubs: &Hubs, ratings: Ratings) {
    let topic = Topic::Game(ratings.game);
    let frame = encode(&ToClient::Rating(ratings.into()));
    count_events(1);
    publish(hubs, topic, &Arc::from([Outgoing::Topic(topic, frame)]));
}
