-- A refund that was still to be sent when the provider had given all of its payment back: nothing is left for it.
alter table refunds drop constraint refunds_state_check;
--> statement-breakpoint
alter table refunds add constraint refunds_state_check check (state in ('requested', 'sent', 'processed', 'failed', 'replaced'));
--> statement-breakpoint
alter table refunds drop constraint refunds_sent;
--> statement-breakpoint
alter table refunds add constraint refunds_sent check ((state in ('requested', 'replaced')) = (provider_id is null));
--> statement-breakpoint
drop trigger refunds_steps on refunds;
--> statement-breakpoint
create trigger refunds_steps before update of state on refunds for each row execute function check_state_step(
  'requested>sent', 'requested>processed', 'requested>failed', 'requested>replaced',
  'replaced>sent', 'replaced>processed', 'replaced>failed', 'sent>processed', 'sent>failed', 'processed>failed', 'failed>requested');
