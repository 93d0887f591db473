-- The questions of a plan belong to the cycle that was paid for: one is open for each person, and only its own end,
-- refund or successor takes what is left of it.
create table subscription_cycles (
  payment_id text primary key,
  uid text not null references users (uid),
  subscription_id text not null,
  questions integer not null check (questions > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by text check (closed_by in ('renewed', 'ended', 'halted', 'cancelled', 'refunded', 'erased')),
  constraint subscription_cycles_closed check ((closed_at is null) = (closed_by is null))
);
--> statement-breakpoint
create unique index subscription_cycles_one_open on subscription_cycles (uid) where closed_at is null;
--> statement-breakpoint
create index subscription_cycles_subscription on subscription_cycles (subscription_id, ends_at);
--> statement-breakpoint
-- Questions that were being answered when their cycle closed: one that is given back later has no cycle to return to.
create table subscription_late_questions (
  reply_id text primary key,
  payment_id text not null references subscription_cycles (payment_id)
);
--> statement-breakpoint
insert into subscription_cycles (payment_id, uid, subscription_id, questions, starts_at, ends_at, opened_at)
  select coalesce(m.id, 'before:' || s.id), s.uid, s.id, s.max_questions, s.starts_at, s.ends_at, s.last_payment_at
  from (select distinct on (uid) * from subscriptions order by uid, created_at desc, id desc) s
  left join lateral (select id from payments where subscription_id = s.id and credited order by created_at desc, id desc limit 1) m on true
  where s.state in ('active', 'grace')
    or exists (select from accounts a where a.id = s.uid || ':subscription_question:available' and a.balance > 0);
--> statement-breakpoint
-- What may still charge a person at the provider: it is asked to end it until it says that it has.
alter table subscription_orders
  add column end_requested_at timestamptz,
  add column end_asked_at timestamptz,
  add column ended_at timestamptz;
--> statement-breakpoint
create index subscription_orders_ending on subscription_orders (end_requested_at) where end_requested_at is not null and ended_at is null;
--> statement-breakpoint
create index subscription_orders_uid on subscription_orders (uid);
--> statement-breakpoint
update subscription_orders o set state = 'abandoned' from users u where u.uid = o.uid and u.deleted_at is not null and o.state = 'created';
--> statement-breakpoint
-- All but the plan that is shown and the one that is being bought.
update subscription_orders o set end_requested_at = o.created_at
  where o.state = 'abandoned' or (o.state = 'started' and not exists (
    select from subscriptions s where s.id = o.id and s.cancelled_at is null and not s.cancel_at_end
      and not exists (select from subscriptions later where later.uid = s.uid and (later.created_at, later.id) > (s.created_at, s.id))));
--> statement-breakpoint
update payment_orders o set state = 'expired' from users u
  where u.uid = o.uid and u.deleted_at is not null and o.state in ('created', 'attempted');
--> statement-breakpoint
-- The one payment of an order that may be captured; another that a bank holds is left to go back by itself.
alter table payment_orders add column capturing text;
