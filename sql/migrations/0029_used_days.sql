-- A refund of a membership takes back only what is left of its own days. Days that were used stay used: a grant 'used' gives them again
-- right before the refund takes all back, so the books of servers of the release before hold too.
alter table vip_grant drop constraint vip_grant_ref_type_known;
alter table vip_grant add constraint vip_grant_ref_type_known check (ref_type in (
    'coin', 'order', 'refund', 'used', 'content', 'task', 'prize'));
comment on column vip_grant.ref_type is
    'coin: a coin_entry; order, refund, used: an order; content: a pack''s person; task, prize: of an activity.';

-- Grants are used in their order. What is left of a membership that ends at `ends` is therefore first of the newest grants.
create function used_of_grant(given vip_grant, ends timestamptz, at timestamptz, before bigint) returns interval
stable language sql as $$
    select make_interval(secs => greatest(0, least(g.length, g.length - (g.rest - g.newer)))::float8)
    from (
        select extract(epoch from given.length) as length,
               greatest(0, coalesce(extract(epoch from ends - at), 0)) as rest,
               (select coalesce(sum(extract(epoch from n.length)), 0) from vip_grant n
                where n.uid = given.uid and n.id > given.id and n.id < before and n.length > interval '0' and n.ref_type <> 'used'
                  and not (n.ref_type = 'order' and exists (
                      select from vip_grant b where b.ref_type = 'refund' and b.ref_id = n.ref_id and b.id < before))) as newer
    ) g
$$;
comment on function used_of_grant is
    'How much of a grant was used at a time when the membership ended at `ends`, by the grants whose id is below `before`.';
