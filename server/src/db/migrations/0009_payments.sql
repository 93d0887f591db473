-- The database itself keeps the ledger: nothing posted is changed or removed, and every transfer sums to zero when its
-- transaction commits.
create trigger transfers_no_truncate before truncate on transfers for each statement execute function refuse_change();
--> statement-breakpoint
create trigger postings_no_truncate before truncate on postings for each statement execute function refuse_change();
--> statement-breakpoint
create function check_transfer_balances() returns trigger language plpgsql as $$
declare
  transfer text := case tg_table_name when 'transfers' then to_jsonb(new)->>'id' else to_jsonb(new)->>'transfer_id' end;
  posted bigint;
  total bigint;
begin
  select count(*), coalesce(sum(amount), 0) into posted, total from postings where transfer_id = transfer;
  if posted <> 2 or total <> 0 then
    raise exception 'The transfer % does not balance.', transfer using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger transfers_balance after insert on transfers
  deferrable initially deferred for each row execute function check_transfer_balances();
--> statement-breakpoint
create constraint trigger postings_balance after insert on postings
  deferrable initially deferred for each row execute function check_transfer_balances();
--> statement-breakpoint
-- The history of a person is read newest first; ids of transfers grow with time.
create index postings_account_transfer on postings (account_id, transfer_id);
--> statement-breakpoint
drop index postings_account;
--> statement-breakpoint
-- The steps that a row's state may take are the arguments of its trigger, such as created>paid.
create function check_state_step() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and not ((old.state || '>' || new.state) = any (tg_argv)) then
    raise exception 'A row of % cannot go from % to %.', tg_table_name, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create table coupons (
  code text primary key,
  uid text not null references users (uid),
  percent integer not null check (percent between 1 and 15),
  -- The day in India: one spin a day.
  day date not null,
  request_key text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (uid, day)
);
--> statement-breakpoint
create table payment_orders (
  id text primary key,
  provider_id text unique,
  uid text not null references users (uid),
  request_key text,
  astrologer text not null check (astrologer in ('Oracle', 'Astra')),
  wallet_paise integer not null check (wallet_paise > 0),
  original_price_paise integer not null check (original_price_paise > 0),
  price_paise integer not null check (price_paise > 0),
  discount_paise integer not null check (discount_paise between 0 and price_paise),
  discount_percent integer not null check (discount_percent between 0 and 15),
  gst_paise integer not null check (gst_paise >= 0),
  gst_percent integer not null,
  amount_paise integer not null check (amount_paise > 0),
  coupon text references coupons (code),
  state text not null default 'created' check (state in ('created', 'attempted', 'paid', 'refunded', 'expired')),
  created_at timestamptz not null,
  checked_at timestamptz not null,
  paid_at timestamptz,
  constraint payment_orders_add_up check (amount_paise = price_paise - discount_paise + gst_paise),
  constraint payment_orders_paid check ((state in ('paid', 'refunded')) = (paid_at is not null)),
  unique (uid, request_key)
);
--> statement-breakpoint
create index payment_orders_open on payment_orders (checked_at) where state in ('created', 'attempted');
--> statement-breakpoint
create unique index payment_orders_coupon_once on payment_orders (coupon) where state <> 'expired';
--> statement-breakpoint
create trigger payment_orders_steps before update of state on payment_orders for each row
  execute function check_state_step('created>attempted', 'created>paid', 'created>expired', 'attempted>paid', 'attempted>expired', 'paid>refunded');
--> statement-breakpoint
create table payment_plans (
  key text primary key,
  provider_id text not null
);
--> statement-breakpoint
-- A subscription that is being bought; its first charge makes the row of subscriptions.
create table subscription_orders (
  id text primary key,
  uid text not null references users (uid),
  price_paise integer not null check (price_paise > 0),
  questions integer not null check (questions > 0),
  gst_percent integer not null,
  state text not null default 'created' check (state in ('created', 'started', 'abandoned')),
  created_at timestamptz not null,
  checked_at timestamptz not null
);
--> statement-breakpoint
create unique index subscription_orders_one_open on subscription_orders (uid) where state = 'created';
--> statement-breakpoint
create trigger subscription_orders_steps before update of state on subscription_orders for each row
  execute function check_state_step('created>started', 'created>abandoned', 'abandoned>started');
--> statement-breakpoint
alter table subscriptions
  add column state text not null default 'active' constraint subscriptions_state_is_known check (state in ('active', 'grace', 'halted', 'cancelled')),
  add column cancel_at_end boolean not null default false,
  add column checked_at timestamptz,
  add column cancel_code text constraint subscriptions_code_cancels_once unique;
--> statement-breakpoint
update subscriptions set state = 'cancelled' where cancelled_at is not null;
--> statement-breakpoint
create trigger subscriptions_steps before update of state on subscriptions for each row
  execute function check_state_step('active>grace', 'active>halted', 'active>cancelled', 'grace>active', 'grace>halted', 'grace>cancelled', 'halted>active', 'halted>cancelled');
--> statement-breakpoint
create table payments (
  id text primary key,
  uid text not null references users (uid),
  kind text not null check (kind in ('recharge', 'subscription')),
  order_id text references payment_orders (id),
  subscription_id text,
  amount_paise integer not null check (amount_paise > 0),
  gst_paise integer not null,
  method text,
  -- False where nothing was given for the money: it goes back.
  credited boolean not null,
  cycle_end timestamptz,
  created_at timestamptz not null,
  constraint payments_of_one_thing check ((order_id is null) <> (subscription_id is null))
);
--> statement-breakpoint
create unique index payments_order_once on payments (order_id) where credited;
--> statement-breakpoint
create index payments_uid on payments (uid, created_at, id);
--> statement-breakpoint
create index payments_subscription on payments (subscription_id, created_at);
--> statement-breakpoint
create trigger payments_append_only before update or delete on payments for each row execute function refuse_change();
--> statement-breakpoint
create table refunds (
  id text primary key,
  payment_id text not null unique references payments (id),
  uid text not null references users (uid),
  amount_paise integer not null check (amount_paise > 0),
  gst_paise integer not null,
  reason text not null check (reason in ('operator', 'not_credited')),
  state text not null default 'requested' check (state in ('requested', 'sent')),
  provider_id text unique,
  created_at timestamptz not null,
  -- One process at a time sends a refund, for two at once could send it twice.
  claimed_at timestamptz,
  sent_at timestamptz,
  constraint refunds_sent check ((state = 'sent') = (provider_id is not null))
);
--> statement-breakpoint
create index refunds_uid on refunds (uid, created_at, id);
--> statement-breakpoint
create index refunds_requested on refunds (created_at) where state = 'requested';
--> statement-breakpoint
create trigger refunds_steps before update of state on refunds for each row execute function check_state_step('requested>sent');
--> statement-breakpoint
create table receipt_counters (
  year text primary key,
  last integer not null check (last > 0)
);
--> statement-breakpoint
create table receipts (
  id text primary key,
  uid text not null references users (uid),
  payment_id text not null unique references payments (id),
  year text not null,
  number integer not null,
  issued_at timestamptz not null,
  document jsonb not null,
  unique (year, number)
);
--> statement-breakpoint
create trigger receipts_append_only before update or delete on receipts for each row execute function refuse_change();
--> statement-breakpoint
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
--> statement-breakpoint
create table question_transfers (
  id text primary key,
  sender text not null references users (uid),
  recipient text not null references users (uid),
  questions integer not null check (questions > 0),
  created_at timestamptz not null,
  constraint question_transfers_to_another check (sender <> recipient)
);
--> statement-breakpoint
create index question_transfers_sender on question_transfers (sender, id);
--> statement-breakpoint
create index question_transfers_recipient on question_transfers (recipient, id);
--> statement-breakpoint
create trigger question_transfers_append_only before update or delete on question_transfers for each row execute function refuse_change();
--> statement-breakpoint
create table transfer_previews (
  uid text not null references users (uid),
  created_at timestamptz not null
);
--> statement-breakpoint
create index transfer_previews_uid on transfer_previews (uid, created_at);
--> statement-breakpoint
create index transfer_previews_created_at on transfer_previews (created_at);
