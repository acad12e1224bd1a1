-- The keys of what was published, sent and reported before 0027, without a lock on those tables.
insert into account_key (uid, key, content)
    select uid, idempotency_key, true from post where idempotency_key is not null on conflict do nothing;
insert into account_key (uid, key, content)
    select uid, idempotency_key, true from comment where idempotency_key is not null on conflict do nothing;
insert into account_key (uid, key, content)
    select uid, idempotency_key, true from report where idempotency_key is not null on conflict do nothing;
-- A medium that goes meanwhile has no key.
insert into account_key (uid, key, content)
    select uid, idempotency_key, true from media where idempotency_key is not null for key share on conflict do nothing;

-- Keys were unique for each of them alone. What used a key of coins, or of one of those before it here, has none.
update post t set idempotency_key = null
where exists (select from account_key k where (k.uid, k.key) = (t.uid, t.idempotency_key) and not k.content);
update comment t set idempotency_key = null
where exists (select from account_key k where (k.uid, k.key) = (t.uid, t.idempotency_key) and not k.content)
   or exists (select from post o where (o.uid, o.idempotency_key) = (t.uid, t.idempotency_key));
update report t set idempotency_key = null
where exists (select from account_key k where (k.uid, k.key) = (t.uid, t.idempotency_key) and not k.content)
   or exists (select from post o where (o.uid, o.idempotency_key) = (t.uid, t.idempotency_key))
   or exists (select from comment o where (o.uid, o.idempotency_key) = (t.uid, t.idempotency_key));
update media t set idempotency_key = null
where exists (select from account_key k where (k.uid, k.key) = (t.uid, t.idempotency_key) and not k.content)
   or exists (select from post o where (o.uid, o.idempotency_key) = (t.uid, t.idempotency_key))
   or exists (select from comment o where (o.uid, o.idempotency_key) = (t.uid, t.idempotency_key))
   or exists (select from report o where (o.uid, o.idempotency_key) = (t.uid, t.idempotency_key));
