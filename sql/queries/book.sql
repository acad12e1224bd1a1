-- Books: lists as readers see them, chapters, who keeps which, where whom has read to.
-- Each list is a query of its own, so that each goes along an index of its own from where the page before it ended.
-- status '': whichever; since: those with a chapter that appeared at or after this, in microseconds.

--! hottest
select id, hot as rank from book
where not retired and chapter_num > 0 and (:status = '' or status = :status) and updated >= :since
  and (hot, id) < (:rank, :before)
order by hot desc, id desc offset :skip limit :size;

--! hottest_of_kind
select id, hot as rank from book
where kind = :kind and not retired and chapter_num > 0 and (:status = '' or status = :status) and updated >= :since
  and (hot, id) < (:rank, :before)
order by hot desc, id desc offset :skip limit :size;

--! hottest_of_category
select id, hot as rank from book
where kind = :kind and category = :category and not retired and chapter_num > 0 and (:status = '' or status = :status) and updated >= :since
  and (hot, id) < (:rank, :before)
order by hot desc, id desc offset :skip limit :size;

--! newest
select id, updated as rank from book
where not retired and chapter_num > 0 and (:status = '' or status = :status) and updated >= :since
  and (updated, id) < (:rank, :before)
order by updated desc, id desc offset :skip limit :size;

--! newest_of_kind
select id, updated as rank from book
where kind = :kind and not retired and chapter_num > 0 and (:status = '' or status = :status) and updated >= :since
  and (updated, id) < (:rank, :before)
order by updated desc, id desc offset :skip limit :size;

--! newest_of_category
select id, updated as rank from book
where kind = :kind and category = :category and not retired and chapter_num > 0 and (:status = '' or status = :status) and updated >= :since
  and (updated, id) < (:rank, :before)
order by updated desc, id desc offset :skip limit :size;

--! most_kept
select id, kept as rank from book
where not retired and chapter_num > 0 and (:status = '' or status = :status) and updated >= :since
  and (kept, id) < (:rank, :before)
order by kept desc, id desc offset :skip limit :size;

--! most_kept_of_kind
select id, kept as rank from book
where kind = :kind and not retired and chapter_num > 0 and (:status = '' or status = :status) and updated >= :since
  and (kept, id) < (:rank, :before)
order by kept desc, id desc offset :skip limit :size;

--! most_kept_of_category
select id, kept as rank from book
where kind = :kind and category = :category and not retired and chapter_num > 0 and (:status = '' or status = :status) and updated >= :since
  and (kept, id) < (:rank, :before)
order by kept desc, id desc offset :skip limit :size;

--! total
-- kind, category '': whichever.
select count(*) from book
where (:kind = '' or kind = :kind) and (:category = '' or category = :category)
  and not retired and chapter_num > 0 and (:status = '' or status = :status) and updated >= :since;

--! most_read
-- kind '': whichever.
select id from book where not retired and chapter_num > 0 and (:kind = '' or kind = :kind)
order by read_base + read_num desc, id desc limit :size;

--! featured
select id from book where not retired and chapter_num > 0 and (:kind = '' or kind = :kind) and featured is not null
order by featured, id limit :size;

--! categories
select kind, category, count(*) as num from book where not retired and chapter_num > 0
group by kind, category order by kind, num desc, category;

--! shown : Shown(banner?, featured?, last_id?, last_title?, last_place?, last_access?)
-- kept and read: what the pack begins with, and what came since.
select b.id, b.kind, b.title, b.author, b.category, b.tags, b.summary, b.description, b.status, b.direction, b.cover, b.banner,
       b.featured, b.chapter_num, b.kept, b.read_base + b.read_num as read_num, b.update_time, b.create_time,
       c.id as last_id, c.title as last_title, c.place as last_place, c.access as last_access,
       b.retired or b.chapter_num = 0 as gone
from book b left join chapter c on c.book_id = b.id and c.id = b.last_chapter
where b.id = any(:ids);

--! subscribed
select book_id from book_subscription where uid = :uid and book_id = any(:ids);

--! is_there
select exists (select from book where id = :id and not retired and chapter_num > 0) as there;

--! first_chapter
select id, place, title, access from chapter where book_id = :book and published and not retired order by place, id limit 1;

--! chapters_on
-- What is new to a reader who keeps the book: what appeared since they saw it.
select c.id, c.place, c.title, c.access, c.publish_time, coalesce(r.read @> c.id, false) as read,
       s.uid is not null and c.appear_time > s.seen_time and not coalesce(r.read @> c.id, false) as is_new
from chapter c
left join reading r on r.uid = :reader and r.book_id = c.book_id
left join book_subscription s on s.uid = :reader and s.book_id = c.book_id
where c.book_id = :book and c.published and not c.retired and (c.place, c.id) > (:place, :after)
order by c.place, c.id offset :skip limit :size;

--! chapters_back
select c.id, c.place, c.title, c.access, c.publish_time, coalesce(r.read @> c.id, false) as read,
       s.uid is not null and c.appear_time > s.seen_time and not coalesce(r.read @> c.id, false) as is_new
from chapter c
left join reading r on r.uid = :reader and r.book_id = c.book_id
left join book_subscription s on s.uid = :reader and s.book_id = c.book_id
where c.book_id = :book and c.published and not c.retired and (c.place, c.id) < (:place, :after)
order by c.place desc, c.id desc offset :skip limit :size;

--! chapter
select c.id, c.place, c.title, c.access, c.publish_time, c.content, b.title as book_title, b.kind, b.direction
from chapter c join book b on b.id = c.book_id
where c.book_id = :book and c.id = :id and c.published and not c.retired and not b.retired;

--! chapter_before
select id, place, title, access from chapter
where book_id = :book and published and not retired and (place, id) < (:place, :id)
order by place desc, id desc limit 1;

--! chapter_after
select id, place, title, access from chapter
where book_id = :book and published and not retired and (place, id) > (:place, :id)
order by place, id limit 1;

--! chapter_heads
select id, place, title, access from chapter where book_id = :book and id = any(:ids) and published and not retired order by place, id;

--! subscribe
insert into book_subscription (uid, book_id) values (:uid, :book) on conflict do nothing;

--! unsubscribe
delete from book_subscription where uid = :uid and book_id = :book;

--! kept
select kept from book where id = :id;

--! mark_seen
update book_subscription set seen_time = now() where uid = :uid and book_id = :book;

--! shelf
-- Those with what is new first, by when it appeared; then by when they were last read, or put there.
with mine as (
    select s.book_id as id, u.n as updates,
           case when u.n > 0 then (1::bigint << 61) + b.updated
                else (extract(epoch from greatest(s.create_time, r.update_time)) * 1000000)::bigint end as rank
    from book_subscription s
    join book b on b.id = s.book_id and not b.retired and b.chapter_num > 0
    left join reading r on r.uid = s.uid and r.book_id = s.book_id
    cross join lateral (
        select count(*) as n from chapter c
        where c.book_id = s.book_id and c.published and not c.retired and c.appear_time > s.seen_time
          and not coalesce(r.read @> c.id, false)
    ) u
    where s.uid = :uid
)
select id, updates, rank from mine where (rank, id) < (:rank, :before)
order by rank desc, id desc offset :skip limit :size;

--! shelf_total
select count(*) from book_subscription s join book b on b.id = s.book_id and not b.retired and b.chapter_num > 0
where s.uid = :uid;

--! history
select r.book_id as id, (extract(epoch from r.update_time) * 1000000)::bigint as rank
from reading r join book b on b.id = r.book_id and not b.retired and b.chapter_num > 0
where r.uid = :uid and (r.update_time, r.book_id) < (:time, :before)
order by r.update_time desc, r.book_id desc offset :skip limit :size;

--! history_total
select count(*) from reading r join book b on b.id = r.book_id and not b.retired and b.chapter_num > 0
where r.uid = :uid;

--! delete_history
-- book 0: all.
delete from reading where uid = :uid and (:book::bigint = 0 or book_id = :book);

--! places : Place(place?, title?)
-- Where accounts have read to. place, title: of a chapter that is still there.
select r.uid, r.book_id, r.chapter_id, r.locator, r.device, r.device_name, r.device_time, r.version, r.update_time,
       c.place, c.title
from unnest(:uids::bigint[], :books::bigint[]) as w (uid, book)
join reading r on r.uid = w.uid and r.book_id = w.book
left join chapter c on c.book_id = r.book_id and c.id = r.chapter_id and c.published and not c.retired;

--! chapters_there
-- Those of these that can be read, with what kind of place there can be in them.
select c.book_id, c.id, c.place, c.title, b.kind
from unnest(:books::bigint[], :ids::bigint[]) as w (book, id)
join chapter c on c.book_id = w.book and c.id = w.id and c.published and not c.retired
join book b on b.id = c.book_id and not b.retired;

--! put_readings
insert into reading (uid, book_id, chapter_id, locator, device, device_name, device_time, read)
select w.uid, w.book, w.chapter, w.locator, w.device, w.device_name, w.device_time, '{}'
from unnest(:uids::bigint[], :books::bigint[], :chapters::bigint[], :locators::jsonb[], :devices::text[], :device_names::text[],
            :device_times::timestamptz[]) as w (uid, book, chapter, locator, device, device_name, device_time)
on conflict (uid, book_id) do update set
    chapter_id = excluded.chapter_id, locator = excluded.locator, device = excluded.device,
    device_name = excluded.device_name, device_time = excluded.device_time,
    version = nextval('reading_version'), update_time = clock_timestamp()
returning uid, book_id, version, update_time;

--! mark_read
-- What was begun, also where the place of another device stands.
with begun as (
    select w.uid, w.book, range_agg(int8range(w.chapter, w.chapter, '[]')) as chapters
    from unnest(:uids::bigint[], :books::bigint[], :chapters::bigint[]) as w (uid, book, chapter)
    group by w.uid, w.book
)
update reading r set read = r.read + b.chapters from begun b
where r.uid = b.uid and r.book_id = b.book and not r.read @> b.chapters;

--! rank_due
-- What is read and kept lifts a book; each tenfold of it is worth twenty days.
with due as (select id from book where hot_due order by id limit :size for no key update skip locked)
update book b
set hot_due = false,
    hot = (extract(epoch from update_time) * 1000)::bigint
        + (1728000000 * log(1 + read_base + read_num + 20.0::float8 * kept))::bigint
where b.id in (select id from due);

--! add_reads
with looked_at as (select id from book where id = any(:ids) order by id for no key update)
update book b set read_num = b.read_num + v.reads, hot_due = true
from unnest(:ids::bigint[], :reads::bigint[]) as v (id, reads)
where b.id = v.id and b.id in (select id from looked_at);

--! due_books
select distinct book_id from chapter where not published and not retired and publish_time <= now() order by book_id limit :size;

--! lock_books
select id from book where id = any(:ids) order by id for no key update;

--! publish_due
update chapter set published = true, appear_time = now()
where book_id = any(:books) and not published and not retired and publish_time <= now()
returning book_id, id;

--! settle
-- What a book says of its chapters, after they changed.
update book b set chapter_num = c.num, last_chapter = c.last, update_time = coalesce(c.newest, b.create_time),
                  updated = (extract(epoch from coalesce(c.newest, b.create_time)) * 1000000)::bigint, hot_due = true
from (
    select w.id, count(c.id) as num, max(c.appear_time) as newest, (array_agg(c.id order by c.place desc, c.id desc))[1] as last
    from unnest(:ids::bigint[]) as w (id)
    left join chapter c on c.book_id = w.id and c.published and not c.retired
    group by w.id
) c
where b.id = c.id;

--! put_book (banner?, featured?)
insert into book (id, kind, title, author, category, tags, summary, description, status, direction, cover, banner, featured,
                  create_time, update_time, updated, subscribe_base, read_base)
values (:id, :kind, :title, :author, :category, :tags, :summary, :description, :status, :direction, :cover, :banner, :featured,
        :create_time, :create_time, 0, :subscribe_num, :read_num)
on conflict (id) do update set
    kind = excluded.kind, title = excluded.title, author = excluded.author, category = excluded.category, tags = excluded.tags,
    summary = excluded.summary, description = excluded.description, status = excluded.status, direction = excluded.direction,
    cover = excluded.cover, banner = excluded.banner, featured = excluded.featured, create_time = excluded.create_time,
    subscribe_base = excluded.subscribe_base, read_base = excluded.read_base, hot_due = true, retired = false
returning (xmax = 0) as fresh;

--! retire_book
update book set retired = true where id = :id;

--! put_chapter
-- Of a book that comes with it, a chapter appeared when it was published; of one that was there, it appears now.
insert into chapter as c (book_id, id, place, title, access, publish_time, published, appear_time, content)
values (:book, :id, :place, :title, :access, :publish_time, :publish_time <= now(),
        case when :publish_time <= now() then case when :fresh then :publish_time else now() end end, :content)
on conflict (book_id, id) do update set
    place = excluded.place, title = excluded.title, access = excluded.access, publish_time = excluded.publish_time,
    published = excluded.published, retired = false, content = excluded.content,
    appear_time = case when excluded.published then coalesce(c.appear_time, excluded.appear_time) end
returning published and appear_time = now() as appeared;

--! retire_chapter
update chapter set retired = true where book_id = :book and id = :id;

--! subscribers_among
select uid from book_subscription where book_id = :book and uid = any(:uids);

--! made_pictures
select digest, width, height, blur from made_picture;

--! keep_made_pictures
insert into made_picture (digest, width, height, blur)
select * from unnest(:digests::text[], :widths::integer[], :heights::integer[], :blurs::text[]) on conflict do nothing;

--! texts_with
-- A catalogue is thousands of rows at most; the index finds those with a word among many.
with found as materialized (
    select book_id, title from book_text
    where grams(book_id, body) @@ :query::text::tsquery and body like all(:words::text[])
)
select b.id, f.title, b.hot from found f join book b on b.id = f.book_id
where not b.retired and b.chapter_num > 0 and (:kind = '' or b.kind = :kind) order by b.hot desc, b.id desc limit :most;

--! texts_near
with near as materialized (
    select book_id, title from book_text where grams(book_id, body) @@ :query::text::tsquery and body like any(:words::text[])
)
select b.id, n.title, b.hot from near n join book b on b.id = n.book_id
where not b.retired and b.chapter_num > 0 and (:kind = '' or b.kind = :kind) order by b.hot desc, b.id desc limit :most;

--! titles
select id, title from book where id = any(:ids);
