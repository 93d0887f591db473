-- Until when the payment provider was asked about all payments and refunds: one row, for every process and over restarts.
create table provider_answers (
  id text primary key,
  answered_at timestamptz not null
);
--> statement-breakpoint
-- Who had several plans keeps the one that is shown, and the provider is asked to end the others.
update subscription_orders o set end_requested_at = now()
  where o.end_requested_at is null and o.state = 'started' and exists (select from subscriptions s where s.id = o.id
    and exists (select from subscriptions later where later.uid = s.uid and (later.created_at, later.id) > (s.created_at, s.id)));
--> statement-breakpoint
update subscriptions s set state = 'cancelled', cancelled_at = now()
  where s.cancelled_at is null
    and exists (select from subscriptions later where later.uid = s.uid and (later.created_at, later.id) > (s.created_at, s.id));
