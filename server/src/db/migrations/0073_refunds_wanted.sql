-- What a refund was before refunds of the dashboard shortened it: it is sent again if one of them fails.
alter table refunds add column wanted_paise integer;
--> statement-breakpoint
alter table refunds add column wanted_gst_paise integer;
--> statement-breakpoint
-- The part of a refund for which this site had taken the credit before: it is taken once.
alter table provider_refunds add column absorbed_paise integer not null default 0;
--> statement-breakpoint
drop trigger refunds_steps on refunds;
--> statement-breakpoint
create trigger refunds_steps before update of state on refunds for each row execute function check_state_step(
  'requested>sent', 'requested>processed', 'requested>failed', 'requested>replaced',
  'replaced>requested', 'replaced>sent', 'replaced>processed', 'replaced>failed',
  'sent>processed', 'sent>failed', 'processed>failed', 'failed>requested', 'failed>replaced');
--> statement-breakpoint
-- Replaced by a refund of the dashboard that failed since: nothing has gone back for it.
update refunds r set state = 'requested' where state = 'replaced'
  and not exists (select from provider_refunds b where b.payment_id = r.of_payment and b.state <> 'failed')
  and not exists (select from refunds o where o.of_payment = r.of_payment and o.id <> r.id and o.state <> 'replaced');
