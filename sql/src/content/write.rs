//! Writes and retires one item of a pack.

use deadpool_postgres::Transaction;
use queries::queries::content as q;

use super::{
    Fate, Game, Gift, GiftGrant, Item, Kind, Person, VipPlan, activity,
    book::{self, Books},
    post,
};
use crate::{Error, account, gift, json::json, rating};

/// Writes a new or changed item, and its digest.
pub(super) async fn put(
    tx: &Transaction<'_>,
    pack: &str,
    item: &Item,
    fate: Fate,
    books: &mut Books,
) -> Result<(), Error> {
    match item {
        Item::Category(c) => {
            q::put_category().bind(tx, &c.type_, &c.name, &c.place).await?;
        }
        Item::Frame(f) => {
            q::put_frame().bind(tx, &f.id, &f.name, &f.file, &f.place).await?;
        }
        Item::Game(game) => put_game(tx, game).await?,
        Item::Gift(gift) => put_gift(tx, gift).await?,
        Item::Tag(t) => {
            q::put_tag().bind(tx, &t.id, &t.tag, &t.place).await?;
        }
        Item::Announcement(a) => {
            q::put_announcement()
                .bind(
                    tx,
                    &a.id,
                    &a.pos_type,
                    &a.title,
                    &a.content,
                    &a.create_time,
                    &a.begin_time,
                    &a.end_time,
                )
                .await?;
        }
        Item::WelcomeMessage(m) => {
            q::put_welcome_message()
                .bind(tx, &m.id, &m.kind, &m.title, &m.content, &m.link.as_deref())
                .await?;
        }
        Item::Person(person) => put_person(tx, person).await?,
        Item::CustomerService(s) => {
            q::put_customer_service()
                .bind(tx, &s.contact_link, &s.email, &s.hours, &s.business_email)
                .await?;
        }
        Item::Faq(f) => {
            q::put_faq().bind(tx, &f.id, &f.category, &f.question, &f.answer, &f.place).await?;
        }
        Item::Document(d) => {
            q::put_document()
                .bind(tx, &d.name, &d.version, &d.title, &d.title_en, &d.content, &d.content_en)
                .await?;
        }
        Item::SensitiveWord(w) => {
            q::put_sensitive_word().bind(tx, &w.folded, &w.word, &w.action.name()).await?;
        }
        Item::CoinPackage(p) => {
            q::put_coin_package()
                .bind(
                    tx,
                    &p.id,
                    &p.name,
                    &p.coins,
                    &p.bonus,
                    &p.amount,
                    &p.currency,
                    &p.badge,
                    &p.place,
                    &p.begin_time,
                    &p.end_time,
                )
                .await?;
        }
        Item::PayChannel(c) => {
            q::put_pay_channel().bind(tx, &c.channel, &c.name, &c.place).await?;
        }
        Item::VipPlan(plan) => put_vip_plan(tx, plan).await?,
        Item::Translation(t) => {
            q::put_translation().bind(tx, &t.language, &t.text, &t.translation).await?;
        }
        Item::Activity(activity) => activity::put(tx, activity).await?,
        Item::Post(post) => post::put(tx, post, fate).await?,
        Item::Book(book) => books.put(tx, book).await?,
        Item::Chapter(chapter) => books.put_chapter(tx, chapter).await?,
    }
    q::put_item().bind(tx, &pack, &item.kind().name(), &item.key(), &item.title(), &item.digest()).await?;
    Ok(())
}

async fn put_game(tx: &Transaction<'_>, game: &Game) -> Result<(), Error> {
    q::put_game()
        .bind(
            tx,
            &game.id,
            &game.name,
            &game.category,
            &game.tags,
            &game.summary,
            &game.description,
            &game.developer,
            &game.version,
            &game.size_bytes,
            &game.download_num,
            &game.online_type,
            &game.buy_amount,
            &game.featured,
            &json(&game.icon),
            &json(&game.banner),
            &json(&game.screenshots),
            &json(&game.platforms),
            &game.app_store_url,
            &game.redeem_hint.as_deref().unwrap_or_default(),
            &game.age_hint,
            &game.create_time,
            &game.featured_begin_time,
            &game.featured_end_time,
        )
        .await?;
    Ok(())
}

async fn put_person(tx: &Transaction<'_>, person: &Person) -> Result<(), Error> {
    let uid = q::put_person()
        .bind(
            tx,
            &person.login_name,
            &person.name,
            &person.sex,
            &person.age,
            &person.signature,
            &person.avatar.as_deref(),
            &person.invite_code(),
        )
        .opt()
        .await?
        // A player registered the name after the check for conflicts.
        .ok_or_else(|| {
            Error::Invalid(format!("the login name {} was taken by a player just now", person.login_name))
        })?;
    q::put_person_status().bind(tx, &uid).await?;
    // Takes the membership of another level back first; otherwise the higher level of the two would stay.
    q::take_membership_back().bind(tx, &uid, &person.level_type).await?;
    q::grant_membership().bind(tx, &person.level_type, &uid).await?;
    rating::put_all(tx, uid, &person.ratings).await?;
    if let Some(frame) = &person.frame {
        q::give_frame().bind(tx, &uid, frame).await?;
    }
    q::wear_frame().bind(tx, &person.frame, &uid).await?;
    Ok(())
}

async fn put_gift(tx: &Transaction<'_>, gift: &Gift) -> Result<(), Error> {
    let listed = gift.codes.is_some();
    let kind = match (gift.grants.is_empty(), listed) {
        (false, _) => gift::Kind::Goods,
        (true, true) => gift::Kind::ListedCodes,
        (true, false) => gift::Kind::DrawnCodes,
    };
    let claimed = gift::lock_kind(tx, gift.id).await?;
    let new_goods = grants(tx, gift.id).await? != gift.grants;
    if claimed.is_some_and(|before| before != kind || new_goods) {
        return Err(Error::Invalid(format!(
            "codes or goods of gift {} are with players already: its goods, and whether it has a list of codes, cannot change any \
             more; give the pack another id",
            gift.id
        )));
    }
    q::put_gift()
        .bind(
            tx,
            &gift.id,
            &gift.game_id,
            &gift.name,
            &gift.content,
            &gift.stock,
            &gift.vip_only,
            &gift.begin_time,
            &gift.end_time,
            &gift.place,
            &listed,
            &gift.limits.min_account_days,
            &gift.limits.needs_phone,
            &gift.limits.per_device,
            &gift.limits.per_network,
        )
        .await?;
    if let Some(codes) = &gift.codes {
        gift::put_codes(tx, gift.id, codes).await?;
    }
    if new_goods {
        put_grants(tx, gift).await?;
    }
    Ok(())
}

async fn grants(tx: &Transaction<'_>, gift: i64) -> Result<Vec<GiftGrant>, Error> {
    let rows = q::gift_grants().bind(tx, &gift).all().await?;
    let grant = |row: q::GiftGrants| {
        let q::GiftGrants { kind, frame_id, amount, level_type } = row;
        GiftGrant { kind, frame: frame_id, amount, level_type }
    };
    Ok(rows.into_iter().map(grant).collect())
}

async fn put_grants(tx: &Transaction<'_>, gift: &Gift) -> Result<(), Error> {
    let of = &gift.grants;
    q::delete_gift_grants().bind(tx, &gift.id).await?;
    q::put_gift_grants()
        .bind(
            tx,
            &gift.id,
            &of.iter().map(|grant| grant.kind.as_str()).collect::<Vec<_>>(),
            &of.iter().map(|grant| grant.frame.as_deref()).collect::<Vec<_>>(),
            &of.iter().map(|grant| grant.amount).collect::<Vec<_>>(),
            &of.iter().map(|grant| grant.level_type).collect::<Vec<_>>(),
        )
        .await?;
    Ok(())
}

async fn put_vip_plan(tx: &Transaction<'_>, plan: &VipPlan) -> Result<(), Error> {
    q::put_vip_plan()
        .bind(
            tx,
            &plan.type_,
            &plan.name,
            &plan.days,
            &plan.level_type,
            &plan.coin_price,
            &plan.price,
            &plan.currency,
            &plan.benefits,
            &plan.badge,
            &plan.place,
            &plan.begin_time,
            &plan.end_time,
        )
        .await?;
    Ok(())
}

/// Retires an item that the pack no longer has: deletes it, or hides it if other rows refer to it.
pub(super) async fn retire(tx: &Transaction<'_>, pack: &str, kind: Kind, key: &str) -> Result<(), Error> {
    let id = || key.parse::<i64>().map_err(|_| Error::Invalid(format!("{} {key} has no id", kind.name())));
    match kind {
        Kind::Category => q::retire_category().bind(tx, &key).await?,
        Kind::Frame => q::retire_frame().bind(tx, &key).await?,
        Kind::Game => q::retire_game().bind(tx, &id()?).await?,
        Kind::Gift => q::retire_gift().bind(tx, &id()?).await?,
        Kind::Tag => q::retire_tag().bind(tx, &id()?).await?,
        Kind::Announcement => q::retire_announcement().bind(tx, &id()?).await?,
        Kind::WelcomeMessage => q::retire_welcome_message().bind(tx, &id()?).await?,
        // A person is never retired, because the person's posts and comments stay. The ratings go: they came with the pack.
        Kind::Person => {
            if let Some(uid) = account::uid_by_login_name(tx, key).await? {
                rating::put_all(tx, uid, &[]).await?;
            }
            1
        }
        // Nothing refers to these.
        Kind::CustomerService => q::delete_customer_service().bind(tx).await?,
        Kind::Faq => q::delete_faq().bind(tx, &id()?).await?,
        Kind::Document => q::delete_document().bind(tx, &key).await?,
        Kind::SensitiveWord => q::delete_sensitive_word().bind(tx, &key).await?,
        Kind::CoinPackage => q::retire_coin_package().bind(tx, &id()?).await?,
        Kind::PayChannel => q::retire_pay_channel().bind(tx, &key).await?,
        Kind::Translation => q::delete_translation().bind(tx, &key).await?,
        Kind::Activity => q::retire_activity().bind(tx, &id()?).await?,
        Kind::VipPlan => q::retire_vip_plan().bind(tx, &(id()? as i32)).await?,
        Kind::Post => {
            post::retire(tx, id()?).await?;
            1
        }
        Kind::Book => book::retire(tx, id()?).await?,
        Kind::Chapter => book::retire_chapter(tx, key).await?,
    };
    q::delete_item().bind(tx, &pack, &kind.name(), &key).await?;
    Ok(())
}
