//! One transaction of claims: read the inputs, decide each in turn, write the results.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

use chrono::{DateTime, Utc};
use deadpool_postgres::Transaction;
use queries::queries::{gift as q, key, message};
use uuid::Uuid;

use super::{
    Claim, Outcome, Refusal,
    places::{Caps, Place},
};
use crate::{
    Error,
    inbox::{self, Letter},
    listen::Notice,
};

pub struct Batch<'a> {
    claims: &'a [Claim],
    accounts: HashMap<i64, Account>,
    packs: BTreeMap<i64, Pack>,
    /// (account, pack) → the code that the account got before.
    had: HashMap<(i64, i64), String>,
    /// The pack that was claimed with a key; `None`: the key was used for something else.
    known: HashMap<(i64, Uuid), Option<i64>>,
    /// Login → account, device id and address. Empty without caps.
    origins: HashMap<Uuid, (i64, String, String)>,
    /// (pack, place) → claims.
    counts: HashMap<(i64, String), i32>,
}

/// What the conditions of packs ask of an account.
struct Account {
    member: bool,
    has_phone: bool,
    /// The age in whole days.
    days: i32,
}

struct Pack {
    name: String,
    left: i64,
    vip_only: bool,
    min_account_days: i32,
    needs_phone: bool,
    caps: Caps,
    begin_time: DateTime<Utc>,
    begun: bool,
    /// Ended or retired.
    ended: bool,
    /// The next codes of its list; `None`: it has no list.
    codes: Option<VecDeque<String>>,
    /// It gives goods and no codes.
    goods: bool,
}

#[derive(Default)]
struct Writes<'a> {
    gifts: Vec<i64>,
    uids: Vec<i64>,
    codes: Vec<String>,
    keys: Vec<Uuid>,
    claims: Vec<(&'a Claim, Option<String>)>,
    /// (pack, place) → new claims, and the cap.
    counts: BTreeMap<(i64, String), (i32, i32)>,
}

impl<'a> Batch<'a> {
    pub async fn read(tx: &Transaction<'_>, claims: &'a [Claim]) -> Result<Self, Error> {
        let (uids, gifts): (Vec<i64>, Vec<i64>) = claims.iter().map(|claim| (claim.uid, claim.gift)).unzip();
        let accounts = q::lock_members().bind(tx, &uids).all().await?;
        // The lock serializes claims of a pack, so that only one claim gets the last code.
        let rows = q::lock_gifts().bind(tx, &gifts).all().await?;
        let listed: Vec<&q::LockGifts> = rows.iter().filter(|row| row.listed).collect();
        let wanted = |id: i64| gifts.iter().filter(|gift| **gift == id).count() as i64;
        let mut codes: HashMap<i64, VecDeque<String>> = HashMap::new();
        if !listed.is_empty() {
            let ids: Vec<i64> = listed.iter().map(|row| row.id).collect();
            let given: Vec<i64> = listed.iter().map(|row| row.given_upto).collect();
            let nums: Vec<i64> = ids.iter().map(|id| wanted(*id)).collect();
            for row in q::next_codes().bind(tx, &ids, &given, &nums).all().await? {
                codes.entry(row.gift_id).or_default().push_back(row.code);
            }
        }
        let of_goods: HashSet<i64> = q::packs_of_goods().bind(tx, &gifts).all().await?.into_iter().collect();
        let had = q::claims_of().bind(tx, &uids, &gifts).all().await?;
        let pack = |row: q::LockGifts| {
            let pack = Pack {
                name: row.name,
                left: row.left,
                vip_only: row.vip_only,
                min_account_days: row.min_account_days,
                needs_phone: row.needs_phone,
                caps: Caps { per_device: row.per_device, per_network: row.per_network },
                begin_time: row.begin_time.into(),
                begun: row.begun,
                ended: row.ended || row.retired,
                codes: row.listed.then(|| codes.remove(&row.id).unwrap_or_default()),
                goods: of_goods.contains(&row.id),
            };
            (row.id, pack)
        };
        let account = |row: q::LockMembers| {
            (row.uid, Account { member: row.member, has_phone: row.has_phone, days: row.account_days })
        };
        let mut batch = Self {
            claims,
            accounts: accounts.into_iter().map(account).collect(),
            packs: rows.into_iter().map(pack).collect(),
            had: had.into_iter().map(|c| ((c.uid, c.gift_id), c.code)).collect(),
            known: known(tx, claims).await?,
            origins: HashMap::new(),
            counts: HashMap::new(),
        };
        batch.read_counts(tx).await?;
        Ok(batch)
    }

    /// Reads where the claims of packs with caps come from, and how many came from there before.
    async fn read_counts(&mut self, tx: &Transaction<'_>) -> Result<(), Error> {
        let capped = |claim: &&Claim| self.packs.get(&claim.gift).is_some_and(|pack| pack.caps.any());
        let logins: Vec<Uuid> = self.claims.iter().filter(capped).map(|claim| claim.login).collect();
        if logins.is_empty() {
            return Ok(());
        }
        let origins = q::origins().bind(tx, &logins).all().await?;
        self.origins =
            origins.into_iter().map(|row| (row.id, (row.uid, row.device_id, row.address))).collect();
        let asked: BTreeSet<(i64, String)> = self
            .claims
            .iter()
            .flat_map(|claim| {
                let places = self.places(claim).unwrap_or_default();
                places.into_iter().map(|place| (claim.gift, place.name))
            })
            .collect();
        let (gifts, places): (Vec<i64>, Vec<String>) = asked.into_iter().unzip();
        let counts = q::counts_of().bind(tx, &gifts, &places).all().await?;
        self.counts = counts.into_iter().map(|row| ((row.gift_id, row.place), row.claimed_num)).collect();
        Ok(())
    }

    /// The places that the claim counts for; empty without caps. `None`: the login is not the account's.
    fn places(&self, claim: &Claim) -> Option<Vec<Place>> {
        let Some(pack) = self.packs.get(&claim.gift).filter(|pack| pack.caps.any()) else {
            return Some(Vec::new());
        };
        let (_, device_id, address) = self.origins.get(&claim.login).filter(|(uid, ..)| *uid == claim.uid)?;
        Some(pack.caps.places(device_id, address))
    }

    pub async fn write(mut self, tx: &Transaction<'_>) -> Result<Vec<Outcome>, Error> {
        let mut writes = Writes::default();
        let claims = self.claims;
        let outcomes = claims.iter().map(|claim| self.decide(claim, &mut writes)).collect();
        writes.write(tx, &self.packs).await?;
        Ok(outcomes)
    }

    fn decide(&mut self, claim: &'a Claim, writes: &mut Writes<'a>) -> Outcome {
        let (Some(account), Some(places)) = (self.accounts.get(&claim.uid), self.places(claim)) else {
            return Outcome::Refused(Refusal::NoAccount);
        };
        let by = claim.key.map(|key| (claim.uid, key));
        let known = by.and_then(|by| self.known.get(&by).copied());
        if known.is_some_and(|gift| gift != Some(claim.gift)) {
            return Outcome::Refused(Refusal::KeyUsed);
        }
        let Some(pack) = self.packs.get_mut(&claim.gift) else { return Outcome::Refused(Refusal::Gone) };
        if let Some(code) = self.had.get(&(claim.uid, claim.gift)) {
            let code = (!pack.goods).then(|| code.clone());
            return match known {
                Some(_) => Outcome::Claimed { code, left: pack.left },
                None => Outcome::Refused(Refusal::Already { code }),
            };
        }
        if let Err(refusal) = pack.gives(account) {
            return Outcome::Refused(refusal);
        }
        let count = |place: &Place| self.counts.get(&(claim.gift, place.name.clone())).copied().unwrap_or(0);
        if let Some(full) = places.iter().find(|place| count(place) >= place.most) {
            return Outcome::Refused(if full.device { Refusal::DeviceCap } else { Refusal::NetworkCap });
        }
        let code = match &mut pack.codes {
            // Nobody sees it: releases before 0035 read a code of every claim, and it has to be unique.
            None if pack.goods => claim.uid.to_string(),
            None => claim.code.clone(),
            Some(codes) => match codes.pop_front() {
                Some(code) => code,
                // The list has fewer codes than the stock promises.
                None => return Outcome::Refused(Refusal::OutOfStock),
            },
        };
        pack.left -= 1;
        for Place { name, most, .. } in places {
            *self.counts.entry((claim.gift, name.clone())).or_default() += 1;
            let (num, cap) = writes.counts.entry((claim.gift, name)).or_default();
            (*num, *cap) = (*num + 1, most);
        }
        self.had.insert((claim.uid, claim.gift), code.clone());
        self.known.extend(by.map(|by| (by, Some(claim.gift))));
        writes.gifts.push(claim.gift);
        writes.uids.push(claim.uid);
        writes.codes.push(code.clone());
        writes.keys.push(claim.key.unwrap_or_default());
        let code = (!pack.goods).then_some(code);
        writes.claims.push((claim, code.clone()));
        Outcome::Claimed { code, left: pack.left }
    }
}

impl Pack {
    fn gives(&self, account: &Account) -> Result<(), Refusal> {
        if self.ended {
            Err(Refusal::Gone)
        } else if !self.begun {
            Err(Refusal::NotBegun(self.begin_time))
        } else if self.vip_only && !account.member {
            Err(Refusal::MembersOnly)
        } else if account.days < self.min_account_days {
            Err(Refusal::TooYoung { have: account.days, least: self.min_account_days })
        } else if self.needs_phone && !account.has_phone {
            Err(Refusal::PhoneNeeded)
        } else if self.left <= 0 {
            Err(Refusal::OutOfStock)
        } else {
            Ok(())
        }
    }
}

impl Writes<'_> {
    async fn write(&self, tx: &Transaction<'_>, packs: &BTreeMap<i64, Pack>) -> Result<(), Error> {
        if self.gifts.is_empty() {
            return Ok(());
        }
        q::insert_claims().bind(tx, &self.gifts, &self.uids, &self.codes, &self.keys).await?;
        self.write_counts(tx).await?;
        let letter = |(claim, code): &(&Claim, Option<String>)| {
            let (title, content) = (claim.told)(&packs[&claim.gift].name, code.as_deref());
            let link = if code.is_some() { "/gifts" } else { "/gifts?tab=goods" };
            Letter { uid: claim.uid, kind: "gift", title, content, link: link.into(), news: true }
        };
        inbox::send_letters(tx, &self.claims.iter().map(letter).collect::<Vec<_>>()).await?;
        let gifts: BTreeSet<i64> = self.gifts.iter().copied().collect();
        let notices: Vec<String> = gifts.into_iter().map(|id| Notice::Gift { id }.payload()).collect();
        message::notify_many().bind(tx, &notices).all().await?;
        Ok(())
    }
}

impl Writes<'_> {
    async fn write_counts(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        if self.counts.is_empty() {
            return Ok(());
        }
        let gifts: Vec<i64> = self.counts.keys().map(|(gift, _)| *gift).collect();
        let places: Vec<&str> = self.counts.keys().map(|(_, place)| place.as_str()).collect();
        let (nums, mosts): (Vec<i32>, Vec<i32>) = self.counts.values().copied().unzip();
        q::add_counts().bind(tx, &gifts, &places, &nums, &mosts).await?;
        Ok(())
    }
}

async fn known(tx: &Transaction<'_>, claims: &[Claim]) -> Result<HashMap<(i64, Uuid), Option<i64>>, Error> {
    let keyed = claims.iter().filter_map(|claim| Some((claim.uid, claim.key?)));
    let (uids, keys): (Vec<i64>, Vec<Uuid>) = keyed.unzip();
    if keys.is_empty() {
        return Ok(HashMap::new());
    }
    let used = key::used().bind(tx, &uids, &keys).all().await?;
    let mut known: HashMap<_, _> = used.into_iter().map(|row| ((row.uid, row.key), None)).collect();
    let claimed = q::keys_of().bind(tx, &uids, &keys).all().await?;
    known.extend(claimed.into_iter().map(|row| ((row.uid, row.key), Some(row.gift_id))));
    Ok(known)
}
