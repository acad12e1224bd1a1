-- Books: the lists that readers see, chapters, subscriptions, and reading positions.
-- Each list is a separate query, so that it reads its own index from the end of the previous page.
-- `status`: empty means any. `since`: only books whose newest chapter appeared at or after this time, in microseconds since 1970.

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
-- `kind`, `category`: empty means any.
select count(*) from book
where (:kind = '' or kind = :kind) and (:category = '' or category = :category)
  and not retired and chapter_num > 0 and (:status = '' or status = :status) and updated >= :since;

--! most_read
select id from book where not retired and chapter_num > 0 order by reads desc, id desc limit :size;

--! most_read_of_kind
select id from book where kind = :kind and not retired and chapter_num > 0 order by reads desc, id desc limit :size;

--! featured
select id from book where not retired and chapter_num > 0 and (:kind = '' or kind = :kind) and featured is not null
  and (featured_begin_time is null or featured_begin_time <= now()) and (featured_end_time is null or featured_end_time > now())
order by featured, id limit :size;

--! categories
select kind, category, count(*) as num from book where not retired and chapter_num > 0
group by kind, category order by kind, num desc, category;

--! shown : Shown(banner?, featured?, last_id?, last_title?, last_place?, last_access?)
-- kept and read_num: the pack's initial counts plus the players' since then.
select b.id, b.kind, b.title, b.author, b.category, b.tags, b.summary, b.description, b.status, b.direction, b.cover, b.banner,
       b.featured, b.chapter_num, b.kept + m.kept as kept, b.reads + m.reads as read_num, b.update_time, b.create_time,
       c.id as last_id, c.title as last_title, c.place as last_place, c.access as last_access,
       b.retired or b.chapter_num = 0 as gone
from book b left join chapter c on c.book_id = b.id and c.id = b.last_chapter
cross join lateral (
    select coalesce(sum(kept), 0)::bigint as kept, coalesce(sum(reads), 0)::bigint as reads from book_move where book_id = b.id
) m
where b.id = any(:ids);

--! subscribed
select book_id from book_subscription where uid = :uid and book_id = any(:ids);

--! chapter_num
select chapter_num from book where id = :id and not retired and chapter_num > 0;

--! first_chapter
select id, place, title, access from chapter where book_id = :book and published and not retired order by place, id limit 1;

--! chapters_on
-- is_new: the reader subscribes to the book, and the chapter appeared after the reader last saw the book.
select c.id, c.place, c.title, c.access, c.publish_time, coalesce(r.read @> c.id, false) as read,
       s.uid is not null and c.appear_seq > s.seen_seq and not coalesce(r.read @> c.id, false) as is_new
from chapter c
left join reading r on r.uid = :reader and r.book_id = c.book_id
left join book_subscription s on s.uid = :reader and s.book_id = c.book_id
where c.book_id = :book and c.published and not c.retired and (c.place, c.id) > (:place, :after)
order by c.place, c.id offset :skip limit :size;

--! chapters_back
select c.id, c.place, c.title, c.access, c.publish_time, coalesce(r.read @> c.id, false) as read,
       s.uid is not null and c.appear_seq > s.seen_seq and not coalesce(r.read @> c.id, false) as is_new
from chapter c
left join reading r on r.uid = :reader and r.book_id = c.book_id
left join book_subscription s on s.uid = :reader and s.book_id = c.book_id
where c.book_id = :book and c.published and not c.retired and (c.place, c.id) < (:place, :after)
order by c.place desc, c.id desc offset :skip limit :size;

--! chapter
-- Without the content.
select c.id, c.place, c.title, c.access, c.publish_time, b.title as book_title, b.kind, b.direction
from chapter c join book b on b.id = c.book_id
where c.book_id = :book and c.id = :id and c.published and not c.retired and not b.retired;

--! content
select content from chapter where book_id = :book and id = :id and published and not retired;

--! preview
-- The beginning of the content, never all of it: the first pages or paragraphs. For a video, everything but its playlist lines.
select case
    when content ? 'pages' then jsonb_build_object('pages', (
        select coalesce(jsonb_agg(p.page order by p.n), '[]') from jsonb_array_elements(content -> 'pages') with ordinality as p (page, n)
        where p.n <= least(:pages::bigint, jsonb_array_length(content -> 'pages') - 1)))
    when content ? 'paragraphs' then jsonb_build_object('paragraphs', (
        select coalesce(jsonb_agg(p.paragraph order by p.n), '[]')
        from jsonb_array_elements(content -> 'paragraphs') with ordinality as p (paragraph, n)
        where p.n <= least(:paragraphs::bigint, jsonb_array_length(content -> 'paragraphs') / 3)))
    else content #- '{episode,playlist,lines}' end as preview
from chapter where book_id = :book and id = :id and published and not retired;

--! playlist : (playlist?)
select c.access, c.content -> 'episode' -> 'playlist' as playlist from chapter c join book b on b.id = c.book_id
where c.book_id = :book and c.id = :id and c.published and not c.retired and not b.retired;

--! access
select c.access from chapter c join book b on b.id = c.book_id
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
-- `most`: the highest number of subscriptions of an account.
with there as (
    select id, appear_seq from book where id = :book and not retired and chapter_num > 0
), had as (
    select count(*) as num, count(*) filter (where book_id = :book) > 0 as this from book_subscription where uid = :uid
), put as (
    insert into book_subscription (uid, book_id, seen_seq)
    select :uid, there.id, there.appear_seq from there, had where had.this or had.num < :most::bigint
    on conflict do nothing returning book_id
)
select exists (select from there) as there, not had.this and had.num >= :most::bigint as full, exists (select from put) as put
from had;

--! unsubscribe
delete from book_subscription where uid = :uid and book_id = :book;

--! kept
select b.kept + coalesce((select sum(m.kept) from book_move m where m.book_id = b.id), 0)::bigint as kept from book b where b.id = :id;

--! mark_seen
-- A chapter that appears in a later commit has a higher appear_seq, so it stays new. `moved`: the book had something new.
with there as (
    select id, appear_seq from book where id = :book and not retired and chapter_num > 0
), seen as (
    update book_subscription s set seen_seq = there.appear_seq from there
    where s.uid = :uid and s.book_id = there.id and s.seen_seq < there.appear_seq
    returning s.book_id
)
select exists (select from there) as there, exists (select from seen) as moved;

--! shelf
-- First the books with new chapters, by when these appeared; then the others, by when they were last read or subscribed to.
-- Counts at most 100 new chapters of a book.
with mine as (
    select s.book_id as id, u.n as updates,
           case when u.n > 0 then (1::bigint << 61) + b.updated
                else (extract(epoch from greatest(s.create_time, r.update_time)) * 1000000)::bigint end as rank
    from book_subscription s
    join book b on b.id = s.book_id and not b.retired and b.chapter_num > 0
    left join reading r on r.uid = s.uid and r.book_id = s.book_id
    cross join lateral (
        select count(*) as n from (
            select from chapter c
            where c.book_id = s.book_id and c.published and not c.retired and c.appear_seq > s.seen_seq
              and not coalesce(r.read @> c.id, false)
            limit 100
        ) new
    ) u
    where s.uid = :uid
)
select id, updates, rank from mine where (rank, id) < (:rank, :before)
order by rank desc, id desc offset :skip limit :size;

--! shelf_counts
-- How many books an account subscribes to, and how many of them have new chapters. The comparison of both appear_seq comes first:
-- for most books it is false, and their chapters are not read.
select count(*) as total,
       count(*) filter (where b.appear_seq > s.seen_seq and exists (
           select from chapter c
           where c.book_id = s.book_id and c.published and not c.retired and c.appear_seq > s.seen_seq
             and not coalesce(r.read @> c.id, false)
       )) as updated
from book_subscription s
join book b on b.id = s.book_id and not b.retired and b.chapter_num > 0
left join reading r on r.uid = s.uid and r.book_id = s.book_id
where s.uid = :uid;

--! history
-- Sorted by the device's time of reading: an offline device reports it much later. `kind`: empty means any.
select r.book_id as id, (extract(epoch from r.device_time) * 1000000)::bigint as rank
from reading r join book b on b.id = r.book_id and not b.retired and b.chapter_num > 0
where r.uid = :uid and (:kind = '' or b.kind = :kind) and (r.device_time, r.book_id) < (:time, :before)
order by r.device_time desc, r.book_id desc offset :skip limit :size;

--! history_total
select count(*) from reading r join book b on b.id = r.book_id and not b.retired and b.chapter_num > 0
where r.uid = :uid and (:kind = '' or b.kind = :kind);

--! delete_history
-- `book` 0 means all. The deleted rows knew which chapters were read, so all chapters of these books are marked as seen.
-- Otherwise read chapters would be new again. Returns the books whose mark moved.
with gone as (delete from reading where uid = :uid and (:book::bigint = 0 or book_id = :book) returning book_id)
update book_subscription s set seen_seq = b.appear_seq from gone join book b on b.id = gone.book_id
where s.uid = :uid and s.book_id = gone.book_id and s.seen_seq < b.appear_seq
returning s.book_id;

--! places : Place(place?, title?)
-- Reading positions. place and title are null if the chapter is not there any more.
select r.uid, r.book_id, r.chapter_id, r.locator, r.device, r.device_name, r.device_time, r.version, r.update_time,
       c.place, c.title
from unnest(:uids::bigint[], :books::bigint[]) as w (uid, book)
join reading r on r.uid = w.uid and r.book_id = w.book
left join chapter c on c.book_id = r.book_id and c.id = r.chapter_id and c.published and not c.retired;

--! chapters_there
-- The given chapters that can be read, with the book's kind, which decides the form of a position.
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
-- Marks chapters as read, also if the saved position stays that of another device.
with begun as (
    select w.uid, w.book, range_agg(int8range(w.chapter, w.chapter, '[]')) as chapters
    from unnest(:uids::bigint[], :books::bigint[], :chapters::bigint[]) as w (uid, book, chapter)
    group by w.uid, w.book
)
update reading r set read = r.read + b.chapters from begun b
where r.uid = b.uid and r.book_id = b.book and not r.read @> b.chapters;

--! lock_moved
-- Books with new reads, subscriptions or updates. Skips rows that another node or an import has locked; a later run takes them.
select id from book
where id in (select book_id from book_move union select id from book where hot_due)
order by id limit :size for no key update skip locked;

--! rank
-- Reads and subscriptions raise a book's rank: ten times as many equal an update that is twenty days newer.
with moved as (
    delete from book_move where book_id = any(:ids) returning book_id, kept, reads
), sums as (
    select w.id, coalesce(sum(m.kept), 0)::bigint as kept, coalesce(sum(m.reads), 0)::bigint as reads
    from unnest(:ids::bigint[]) as w (id) left join moved m on m.book_id = w.id group by w.id
)
update book b
set hot_due = false, subscribe_num = b.subscribe_num + s.kept, read_num = b.read_num + s.reads,
    hot = (extract(epoch from update_time) * 1000)::bigint
        + (1728000000 * log(1 + b.reads + s.reads + 20.0::float8 * (b.kept + s.kept)))::bigint
from sums s where b.id = s.id;

--! add_reads
insert into book_move (book_id, reads)
select v.id, v.reads from unnest(:ids::bigint[], :reads::bigint[]) as v (id, reads) where exists (select from book b where b.id = v.id);

--! due_books
select distinct book_id from chapter where not published and not retired and publish_time <= now() order by book_id limit :size;

--! lock_books
select id from book where id = any(:ids) order by id for no key update;

--! lock_free_books
-- Skips books that an import has locked: the import, or the next run, publishes their chapters.
select id from book where id = any(:ids) order by id for no key update skip locked;

--! appear
-- Runs under the books' locks and last in the transaction, so that the time is close to the commit.
-- Chapters of a new book appear at their publish_time, those of an existing book appear now.
with due as (
    select book_id, id, row_number() over (partition by book_id order by place, id) as n from chapter
    where book_id = any(:books) and not published and not retired and publish_time <= statement_timestamp()
)
update chapter c
set published = true, appear_seq = b.appear_seq + d.n,
    appear_time = case when c.book_id = any(:fresh::bigint[]) then c.publish_time else statement_timestamp() end
from due d join book b on b.id = d.book_id
where c.book_id = d.book_id and c.id = d.id
returning c.book_id, c.id;

--! settle
-- Updates the columns of a book that depend on its chapters.
update book b set chapter_num = c.num, last_chapter = c.last, update_time = coalesce(c.newest, b.create_time),
                  updated = (extract(epoch from coalesce(c.newest, b.create_time)) * 1000000)::bigint,
                  appear_seq = greatest(b.appear_seq, c.seq), hot_due = true
from (
    select w.id, count(c.id) filter (where not c.retired) as num, max(c.appear_time) filter (where not c.retired) as newest,
           (array_agg(c.id order by c.place desc, c.id desc) filter (where not c.retired))[1] as last, max(c.appear_seq) as seq
    from unnest(:ids::bigint[]) as w (id)
    left join chapter c on c.book_id = w.id and c.published
    group by w.id
) c
where b.id = c.id;

--! put_book (banner?, featured?, featured_begin_time?, featured_end_time?)
insert into book (id, kind, title, author, category, tags, summary, description, status, direction, cover, banner, featured,
                  create_time, update_time, updated, subscribe_base, read_base, featured_begin_time, featured_end_time)
values (:id, :kind, :title, :author, :category, :tags, :summary, :description, :status, :direction, :cover, :banner, :featured,
        :create_time, :create_time, 0, :subscribe_num, :read_num, :featured_begin_time, :featured_end_time)
on conflict (id) do update set
    kind = excluded.kind, title = excluded.title, author = excluded.author, category = excluded.category, tags = excluded.tags,
    summary = excluded.summary, description = excluded.description, status = excluded.status, direction = excluded.direction,
    cover = excluded.cover, banner = excluded.banner, featured = excluded.featured, create_time = excluded.create_time,
    subscribe_base = excluded.subscribe_base, read_base = excluded.read_base, featured_begin_time = excluded.featured_begin_time,
    featured_end_time = excluded.featured_end_time, hot_due = true, retired = false
returning (xmax = 0) as fresh;

--! retire_book
update book set retired = true where id = :id;

--! put_chapter
-- Inserts or updates a chapter. A new one is unpublished. The query `appear` publishes chapters after all are written. If an import
-- moves the time of a published chapter into the future, the chapter becomes unpublished and appears again at that time.
insert into chapter as c (book_id, id, place, title, access, publish_time, published, content)
values (:book, :id, :place, :title, :access, :publish_time, false, :content)
on conflict (book_id, id) do update set
    place = excluded.place, title = excluded.title, access = excluded.access, publish_time = excluded.publish_time,
    retired = false, content = excluded.content,
    published = c.published and excluded.publish_time <= now(),
    appear_time = case when excluded.publish_time <= now() then c.appear_time end,
    appear_seq = case when excluded.publish_time <= now() then c.appear_seq end;

--! retire_chapter
update chapter set retired = true where book_id = :book and id = :id;

--! subscribers_among
select uid from book_subscription where book_id = :book and uid = any(:uids);

--! made_pictures
select digest, width, height, blur from made_picture where digest = any(:digests);

--! keep_made_pictures
insert into made_picture (digest, width, height, blur)
select * from unnest(:digests::text[], :widths::integer[], :heights::integer[], :blurs::text[]) on conflict do nothing;

--! texts_with
-- The catalogue has a few thousand rows at most, and the index finds those with the words.
-- The exact title comes first, however unpopular the book is.
with found as materialized (
    select book_id, title from book_text
    where grams(book_id, body) @@ :query::text::tsquery and body like all(:words::text[])
)
select b.id, f.title, b.hot from found f join book b on b.id = f.book_id
where not b.retired and b.chapter_num > 0 and (:kind = '' or b.kind = :kind)
order by f.title = :text desc, b.hot desc, b.id desc limit :most;

--! texts_near
with near as materialized (
    select book_id, title from book_text where grams(book_id, body) @@ :query::text::tsquery and body like any(:words::text[])
)
select b.id, n.title, b.hot from near n join book b on b.id = n.book_id
where not b.retired and b.chapter_num > 0 and (:kind = '' or b.kind = :kind) order by b.hot desc, b.id desc limit :most;

--! titles
select id, title from book where id = any(:ids);
