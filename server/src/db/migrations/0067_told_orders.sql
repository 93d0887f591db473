-- Before another order is made the person is told of one that is paid and that no page has shown as paid.
alter table payment_orders add column told_by text, add column told_at timestamptz;
--> statement-breakpoint
-- Their pages have shown them.
update payment_orders set told_by = 'the page' where state = 'paid';
