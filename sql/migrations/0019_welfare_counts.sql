-- Welfare: what was counted at every reading is kept, what was won keeps its name, and what is looked for has its index.

-- Who take part ----------------------------------------------------------------------------------------------------

alter table activity add column join_num bigint not null default 0 check (join_num >= 0);
comment on column activity.join_num is 'How many rows of activity_join there are: everybody reads it, so it is kept.';
update activity a set join_num = (select count(*) from activity_join j where j.activity_id = a.id);

create function activity_join_counts() returns trigger language plpgsql as $$
begin
    -- Behind the prizes, as importing locks them too.
    perform from activity where id in (select activity_id from joined) order by id for no key update;
    update activity a set join_num = a.join_num + j.num
    from (select activity_id, count(*) as num from joined group by activity_id) j
    where a.id = j.activity_id;
    return null;
end $$;
create trigger activity_join_counts after insert on activity_join
    referencing new table as joined for each statement execute function activity_join_counts();

-- Joining had keys of its own until now: where one was used for something else too, that is what it stays for.
update activity_join j set idempotency_key = null
where idempotency_key is not null
  and (exists (select from used_key k where (k.uid, k.key) = (j.uid, j.idempotency_key))
       or exists (select from activity_join o
                  where (o.uid, o.idempotency_key) = (j.uid, j.idempotency_key) and o.activity_id < j.activity_id));
insert into used_key (uid, key) select uid, idempotency_key from activity_join where idempotency_key is not null;
create trigger activity_join_key after insert on activity_join
    for each row when (new.idempotency_key is not null) execute function use_key();

create trigger activity_join_append_only before update or delete on activity_join
    for each row execute function refuse_change('who takes part does so to the end');
create trigger activity_join_no_truncate before truncate on activity_join
    for each statement execute function refuse_change('who takes part does so to the end');
create trigger activity_joined_by_join before update of join_num on activity
    for each row when (old.join_num is distinct from new.join_num and pg_trigger_depth() < 1)
    execute function refuse_change('how many take part moves only by joining');
create trigger activity_starts_empty before insert on activity
    for each row when (new.join_num <> 0) execute function refuse_change('how many take part moves only by joining');

-- What was won -----------------------------------------------------------------------------------------------------

alter table activity_draw add column prize text;
comment on column activity_draw.prize is
    'What the prize was called when it was won, as the ledger and the message have it: a prize that is imported anew under its id does not rewrite who won what.';
alter table activity_draw disable trigger activity_draw_append_only;
update activity_draw d set prize = p.name from activity_prize p where (p.activity_id, p.id) = (d.activity_id, d.prize_id);
alter table activity_draw enable trigger activity_draw_append_only;
alter table activity_draw add check ((prize is null) = (prize_id is null));

create function activity_draw_named() returns trigger language plpgsql as $$
begin
    new.prize := (select p.name from activity_prize p where (p.activity_id, p.id) = (new.activity_id, new.prize_id));
    return new;
end $$;
create trigger activity_draw_named before insert on activity_draw for each row execute function activity_draw_named();

create trigger activity_prize_starts_whole before insert on activity_prize
    for each row when (new.won_num <> 0) execute function refuse_change('a prize''s stock moves only by a draw');

-- Lists of codes ---------------------------------------------------------------------------------------------------

alter table gift add column given_upto bigint not null default 0 check (given_upto >= 0);
comment on column gift.given_upto is 'The place in its list of the last code that was handed out: the next one stands behind it.';
update gift g set given_upto = (
    select coalesce(max(l.place), 0) from gift_claim c join gift_code l using (gift_id, code) where c.gift_id = g.id)
where g.listed;

create or replace function gift_claim_counts() returns trigger language plpgsql as $$
begin
    if exists (select from claimed c join gift g on g.id = c.gift_id and g.listed
               where not exists (select from gift_code l where l.gift_id = c.gift_id and l.code = c.code)) then
        raise exception 'a code that is not of the pack''s list' using errcode = 'integrity_constraint_violation';
    end if;
    update gift g set claimed_num = g.claimed_num + c.num,
                      given_upto = case when g.listed then greatest(g.given_upto, c.upto) else g.given_upto end
    from (select c.gift_id, count(*) as num, coalesce(max(l.place), 0) as upto
          from claimed c left join gift_code l using (gift_id, code) group by c.gift_id) c
    where g.id = c.gift_id;
    return null;
end $$;
create trigger gift_given_by_claim before update of given_upto on gift
    for each row when (old.given_upto is distinct from new.given_upto and pg_trigger_depth() < 1)
    execute function refuse_change('codes of a list go out by a claim');

-- Deeds and invitations --------------------------------------------------------------------------------------------

-- Of whoever publishes or downloads much, only what is since an activity began is counted.
create index post_by on post (uid, create_time) where delete_time is null and not hidden;
create index game_download_by on game_download (uid, create_time, game_id) where uid is not null;

-- What comes many at once is looked at together.
create function check_invitations() returns trigger language plpgsql as $$
begin
    insert into invitation_check (invitee)
        select i.invitee from invitation i where i.state = 'pending' and i.invitee in (select uid from done);
    return null;
end $$;
drop trigger comment_checked on comment;
create trigger comment_checked after insert on comment
    referencing new table as done for each statement execute function check_invitations();
drop trigger game_download_checked on game_download;
create trigger game_download_checked after insert on game_download
    referencing new table as done for each statement execute function check_invitations();
