//! Reading progress: one position per account and book. A device changes it only if it knows the current position. Otherwise
//! the device gets the current position, and nothing changes.
//!
//! - Only `commit` writes positions, under the account's status lock.
//! - Callers check all values first: a value that PostgreSQL refuses would fail the commands of other accounts in the batch.
//! - Versions are never reused, so a device cannot know the version of a position that was deleted and written again.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Utc};
use deadpool_postgres::Client;
use queries::{
    client::GenericClient,
    queries::{book as q, status as s},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Error;

/// An account's position in a book.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Place {
    pub uid: i64,
    pub book: i64,
    pub chapter: i64,
    /// 0: the chapter does not exist any more.
    pub index: i64,
    /// Empty: the chapter does not exist any more.
    pub title: String,
    pub locator: Value,
    /// The id that the app sends for the device.
    pub device: String,
    /// A name for people.
    pub device_name: String,
    /// The time of reading, by the device's clock.
    pub device_time: DateTime<Utc>,
    pub version: i64,
    pub update_time: DateTime<Utc>,
}

/// A device reports a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Command {
    pub uid: i64,
    pub book: i64,
    pub chapter: i64,
    pub locator: Value,
    /// The kind of book that has positions of this form.
    pub kind: &'static str,
    pub device: String,
    pub device_name: String,
    pub read_at: DateTime<Utc>,
    /// The version of the position that the device knows; 0: none.
    pub base: i64,
    /// Overwrites the position even if another device has changed it since.
    pub force: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// The position is stored. `last`: no later command of this batch replaced it, so the caller notifies the other devices.
    Moved { place: Place, last: bool },
    /// The device's own position is stored already: this command is a repetition, or older and late.
    Known(Place),
    /// Another device stored a position that this device does not know. Nothing changed.
    Elsewhere(Place),
    /// The chapter does not exist (any more), or has no such position.
    Gone,
}

/// Runs commands of many accounts in one transaction and decides each in turn; the results are written once per book.
pub async fn commit(client: &mut Client, commands: &[Command]) -> Result<Vec<Outcome>, Error> {
    let tx = client.transaction().await?;
    let uids: Vec<i64> = commands.iter().map(|command| command.uid).collect();
    s::lock_statuses().bind(&tx, &uids).all().await?;

    let books: Vec<i64> = commands.iter().map(|command| command.book).collect();
    let chapters: Vec<i64> = commands.iter().map(|command| command.chapter).collect();
    let there = q::chapters_there().bind(&tx, &books, &chapters).all().await?;
    let there: HashMap<(i64, i64), q::ChaptersThere> =
        there.into_iter().map(|row| ((row.book_id, row.id), row)).collect();
    let mut stand: HashMap<(i64, i64), Place> = HashMap::new();
    for place in places(&tx, &uids, &books).await? {
        stand.insert((place.uid, place.book), place);
    }

    let (mut moved, mut decided) = (BTreeMap::new(), Vec::with_capacity(commands.len()));
    for (n, command) in commands.iter().enumerate() {
        let key = (command.uid, command.book);
        let chapter = there.get(&(command.book, command.chapter)).filter(|row| row.kind == command.kind);
        let Some(chapter) = chapter else {
            decided.push(Decided::Gone);
            continue;
        };
        decided.push(decide(command, stand.get(&key)));
        if let Some(Decided::Moves) = decided.last() {
            stand.insert(key, place(command, chapter));
            moved.insert(key, n);
        }
    }
    let read = decided.iter().zip(commands).filter(|(decided, _)| !matches!(decided, Decided::Gone));
    let read: Vec<&Command> = read.map(|(_, command)| command).collect();
    write(&tx, &moved, &mut stand).await?;
    mark_read(&tx, &read).await?;
    tx.commit().await?;

    let outcome = |(n, decided): (usize, Decided)| {
        let key = (commands[n].uid, commands[n].book);
        let stands = || stand[&key].clone();
        match decided {
            Decided::Gone => Outcome::Gone,
            Decided::Moves => Outcome::Moved { place: stands(), last: moved.get(&key) == Some(&n) },
            Decided::Known => Outcome::Known(stands()),
            Decided::Elsewhere => Outcome::Elsewhere(stands()),
        }
    };
    Ok(decided.into_iter().enumerate().map(outcome).collect())
}

/// The positions of the given pairs of account and book.
pub async fn places(db: &impl GenericClient, uids: &[i64], books: &[i64]) -> Result<Vec<Place>, Error> {
    let rows = q::places().bind(db, &uids, &books).all().await?;
    let place = |row: q::Place| Place {
        uid: row.uid,
        book: row.book_id,
        chapter: row.chapter_id,
        index: row.place.map_or(0, |place| i64::from(place) + 1),
        title: row.title.unwrap_or_default(),
        locator: row.locator,
        device: row.device,
        device_name: row.device_name,
        device_time: row.device_time.into(),
        version: row.version,
        update_time: row.update_time.into(),
    };
    Ok(rows.into_iter().map(place).collect())
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Decided {
    Moves,
    Known,
    Elsewhere,
    Gone,
}

/// A command stores its position in three cases: there is none yet; the device knows the stored version; or the stored position is
/// older and of the same device. A device never conflicts with itself: a repeated or late command counts as known.
fn decide(command: &Command, stands: Option<&Place>) -> Decided {
    let Some(place) = stands else { return Decided::Moves };
    let own = place.device == command.device;
    // Ignores the time: a client whose clock is ahead sends another time with each retry.
    let same = own && place.chapter == command.chapter && place.locator == command.locator;
    if same {
        Decided::Known
    } else if command.force || command.base == place.version || (own && place.device_time < command.read_at) {
        Decided::Moves
    } else if own {
        Decided::Known
    } else {
        Decided::Elsewhere
    }
}

/// The version of a position that is not written yet. No device knows it.
const UNKNOWN: i64 = -1;

/// The position that the command stores; its version is not known yet.
fn place(command: &Command, chapter: &q::ChaptersThere) -> Place {
    Place {
        uid: command.uid,
        book: command.book,
        chapter: command.chapter,
        index: i64::from(chapter.place) + 1,
        title: chapter.title.clone(),
        locator: command.locator.clone(),
        device: command.device.clone(),
        device_name: command.device_name.clone(),
        device_time: command.read_at,
        version: UNKNOWN,
        update_time: command.read_at,
    }
}

async fn write(
    tx: &impl GenericClient,
    moved: &BTreeMap<(i64, i64), usize>,
    stand: &mut HashMap<(i64, i64), Place>,
) -> Result<(), Error> {
    if moved.is_empty() {
        return Ok(());
    }
    let places: Vec<&Place> = moved.keys().map(|key| &stand[key]).collect();
    let column = |of: fn(&Place) -> i64| places.iter().map(|place| of(place)).collect::<Vec<i64>>();
    let locators: Vec<Value> = places.iter().map(|place| place.locator.clone()).collect();
    let devices: Vec<&str> = places.iter().map(|place| place.device.as_str()).collect();
    let names: Vec<&str> = places.iter().map(|place| place.device_name.as_str()).collect();
    let times: Vec<_> = places.iter().map(|place| place.device_time.fixed_offset()).collect();
    let rows = q::put_readings()
        .bind(
            tx,
            &column(|place| place.uid),
            &column(|place| place.book),
            &column(|place| place.chapter),
            &locators,
            &devices,
            &names,
            &times,
        )
        .all()
        .await?;
    for row in rows {
        if let Some(place) = stand.get_mut(&(row.uid, row.book_id)) {
            (place.version, place.update_time) = (row.version, row.update_time.into());
        }
    }
    Ok(())
}

async fn mark_read(tx: &impl GenericClient, read: &[&Command]) -> Result<(), Error> {
    let column = |of: fn(&Command) -> i64| read.iter().map(|command| of(command)).collect::<Vec<i64>>();
    let (uids, books) = (column(|command| command.uid), column(|command| command.book));
    q::mark_read().bind(tx, &uids, &books, &column(|command| command.chapter)).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    fn command(device: &str, read_at: i64, base: i64) -> Command {
        Command {
            uid: 1,
            book: 2001,
            chapter: 3,
            locator: json!({ "second": read_at }),
            kind: "animation",
            device: device.into(),
            device_name: device.into(),
            read_at: at(read_at),
            base,
            force: false,
        }
    }

    fn stands(device: &str, read_at: i64, version: i64) -> Place {
        let command = command(device, read_at, 0);
        Place {
            uid: 1,
            book: 2001,
            chapter: 3,
            index: 3,
            title: "三".into(),
            locator: command.locator,
            device: device.into(),
            device_name: device.into(),
            device_time: command.read_at,
            version,
            update_time: at(0),
        }
    }

    #[test]
    fn a_place_moves_for_whoever_knows_it() {
        assert_eq!(decide(&command("a", 10, 0), None), Decided::Moves);
        assert_eq!(decide(&command("a", 10, 7), None), Decided::Moves, "it was deleted since");
        let place = stands("a", 10, 5);
        assert_eq!(decide(&command("b", 1, 5), Some(&place)), Decided::Moves);
        assert_eq!(decide(&command("b", 99, 4), Some(&place)), Decided::Elsewhere);
        assert_eq!(decide(&command("b", 99, 0), Some(&place)), Decided::Elsewhere);
        assert_eq!(decide(&command("a", 11, 0), Some(&place)), Decided::Moves, "its own and newer");
        assert_eq!(decide(&command("a", 9, 0), Some(&place)), Decided::Known, "its own, late");
        assert_eq!(decide(&command("a", 9, 5), Some(&place)), Decided::Moves, "it knows, and turns back");
        assert_eq!(decide(&command("a", 10, 0), Some(&place)), Decided::Known, "said twice");
        let again = Command { read_at: at(99), ..command("a", 10, 0) };
        assert_eq!(decide(&again, Some(&place)), Decided::Known, "said twice by a clock that is ahead");
        let forced = Command { force: true, ..command("b", 1, 0) };
        assert_eq!(decide(&forced, Some(&place)), Decided::Moves);
    }
}
