-- What rewards and their prices are booked under. Each feature that pays brings its own rows; the words come first,
-- so that features can arrive in any order.

alter table coin_entry drop constraint coin_entry_ref_type_known;
alter table coin_entry add constraint coin_entry_ref_type_known check (ref_type in (
    'grant', 'game', 'vip', 'order', 'refund',
    'check_in',     -- the reward of a day                      uid:day
    'make_up',      -- the price of a day that is made up       uid:day
    'invite',       -- both sides of an invitation              invitee:side
    'claw_back',    -- what an operator takes back of it        invitee:side
    'task',         -- a task of an activity                    uid:activity:task
    'draw',         -- the price of a draw                      uid:draw
    'prize'));      -- what a draw won                          uid:draw
alter table vip_grant drop constraint vip_grant_ref_type_known;
alter table vip_grant add constraint vip_grant_ref_type_known check (ref_type in (
    'coin', 'order', 'refund', 'content', 'task', 'prize'));
