-- Mandates that ended lately are asked about charges that came after their end.
create index subscription_orders_ended_at on subscription_orders (ended_at);
--> statement-breakpoint
-- Orders that were never made at the provider end by their age.
create index payment_orders_unmade on payment_orders (created_at) where provider_id is null and state in ('created', 'attempted');
