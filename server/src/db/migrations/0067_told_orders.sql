-- Before another order is made the person is told of one that is paid and that no page has shown as paid.
alter table payment_orders add column told_by text;
