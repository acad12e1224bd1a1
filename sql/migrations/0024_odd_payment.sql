-- What every node counts each second is found by indexes, not by reading all payments there ever were.

create index payment_of on payment (order_id, id);

create view odd_payment as
select t.* from (
    select id from payment where verdict <> 'accepted'
    union
    select payment_id from channel_refund
    union
    select payment_id from refund where paid_time is null
) suspect join told_payment t using (id)
where t.is_odd;
comment on view odd_payment is 'The payments of told_payment that are odd; only those that can be are looked at.';
