-- Postings balance after each statement and no longer only at commit: one check a statement costs less than three a transfer.
create function check_postings() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  wrong text;
begin
  select distinct added.transfer_id into wrong from added
  where (select count(*) <> 2 or sum(posting.amount) <> 0 from postings posting where posting.transfer_id = added.transfer_id) limit 1;
  if wrong is not null then
    raise exception 'The transfer % does not balance.', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create function check_transfers() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  wrong text;
begin
  select added.id into wrong from added
  where (select count(*) <> 2 from postings posting where posting.transfer_id = added.id) limit 1;
  if wrong is not null then
    raise exception 'The transfer % has not two postings.', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger postings_of_balanced_transfers after insert on postings referencing new table as added
  for each statement execute function check_postings();
--> statement-breakpoint
create trigger transfers_with_postings after insert on transfers referencing new table as added
  for each statement execute function check_transfers();
--> statement-breakpoint
drop trigger transfers_balance on transfers;
--> statement-breakpoint
drop trigger postings_balance on postings;
--> statement-breakpoint
drop function check_transfer_balances();
--> statement-breakpoint
-- Writes transfers, their postings and the balances in one call, and returns the ids of those that it wrote. It skips a
-- transfer whose key exists, whose source does not cover it, or that lacks an account. Accounts of people are locked in
-- the order of their ids, so that two calls never wait for each other; the second statement then reads what it locked.
create function post_transfers(ids text[], keys text[], reasons text[], created timestamptz[], amounts bigint[], sources text[], targets text[])
returns setof text language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from accounts where accounts.id = any (sources || targets) and owner is not null order by accounts.id for update;
  return query
    with wanted as (
      select * from unnest(ids, keys, reasons, created, amounts, sources, targets)
        as wanted (id, key, reason, created_at, amount, source, target)
    ), fresh as (
      insert into transfers (id, key, reason, created_at)
      select wanted.id, wanted.key, wanted.reason, wanted.created_at from wanted
        join accounts source on source.id = wanted.source join accounts target on target.id = wanted.target
      where source.owner is null or source.balance >= wanted.amount
      on conflict (key) do nothing returning transfers.id
    ), moves as materialized (
      select fresh.id, posting.account, posting.amount from fresh join wanted on wanted.id = fresh.id,
        lateral (values (wanted.source, -wanted.amount), (wanted.target, wanted.amount)) posting (account, amount)
    ), posted as (
      insert into postings (transfer_id, account_id, amount) select moves.id, moves.account, moves.amount from moves
    ), kept as (
      update accounts set balance = accounts.balance + changes.amount
      from (select moves.account, sum(moves.amount)::bigint as amount from moves group by moves.account) changes
      where accounts.id = changes.account and accounts.owner is not null
    )
    select fresh.id from fresh;
end $$;
