-- The first payment of an open order that a bank has not answered, while the provider still calls the mandate created.
alter table subscription_orders add column mandate_payment text;
