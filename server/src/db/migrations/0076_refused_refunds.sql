-- The provider refuses a refund: since when, its reason, and how an operator returned the money otherwise.
alter table refunds add column refused_at timestamptz, add column refusal text, add column returned_by text;
--> statement-breakpoint
alter table refunds drop constraint refunds_sent;
--> statement-breakpoint
-- The provider has no refund where it refused it.
alter table refunds add constraint refunds_sent check (
  state = 'failed' or returned_by is not null or (state in ('requested', 'replaced')) = (provider_id is null));
--> statement-breakpoint
drop trigger refunds_steps on refunds;
--> statement-breakpoint
create trigger refunds_steps before update of state on refunds for each row execute function check_state_step(
  'requested>sent', 'requested>processed', 'requested>failed', 'requested>replaced',
  'replaced>requested', 'replaced>sent', 'replaced>processed', 'replaced>failed',
  'sent>processed', 'sent>failed', 'processed>failed', 'failed>requested', 'failed>replaced', 'failed>sent', 'failed>processed');
