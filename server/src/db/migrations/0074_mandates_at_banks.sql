-- When the provider first said that a bank has the mandate of an open order, whose first charge may take days.
alter table subscription_orders add column mandate_at timestamptz;
