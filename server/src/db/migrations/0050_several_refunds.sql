-- A payment may go back in several parts, each sent by itself. The release before writes `payment_id`, which stays unique:
-- only the first refund of a payment has it.
alter table refunds alter column payment_id drop not null;
--> statement-breakpoint
alter table refunds add column of_payment text references payments (id);
--> statement-breakpoint
create function fill_of_payment() returns trigger language plpgsql as $$ begin
  new.of_payment := coalesce(new.of_payment, new.payment_id);
  return new;
end $$;
--> statement-breakpoint
create trigger refunds_of_payment before insert on refunds for each row execute function fill_of_payment();
--> statement-breakpoint
update refunds set of_payment = payment_id;
--> statement-breakpoint
alter table refunds add constraint refunds_of_payment check (of_payment is not null);
--> statement-breakpoint
create index refunds_of_payment on refunds (of_payment);
--> statement-breakpoint
-- The refund of the provider's dashboard that failed and that this one is sent for.
alter table refunds add column replaces text unique references provider_refunds (id);
--> statement-breakpoint
create index refunds_failed on refunds (created_at) where state = 'failed';
--> statement-breakpoint
-- When the provider was last asked about one, or it was last tried to be booked: each gets its turn.
alter table provider_refunds add column tried_at timestamptz;
--> statement-breakpoint
create index provider_refunds_unsettled on provider_refunds (tried_at) where state = 'pending' or booked_at is null;
--> statement-breakpoint
-- When the provider said that a plan has ended, whose last charges are asked for first.
alter table subscription_orders add column end_told_at timestamptz;
--> statement-breakpoint
create index subscription_orders_end_told on subscription_orders (end_told_at) where end_told_at is not null and end_requested_at is null;
