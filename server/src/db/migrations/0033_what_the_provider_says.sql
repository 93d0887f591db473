-- Refunds and lost disputes as the provider tells of them, each booked once by its id, whoever made it.
create table provider_refunds (
  id text primary key,
  payment_id text not null,
  kind text not null check (kind in ('refund', 'dispute')),
  amount_paise integer not null check (amount_paise > 0),
  state text not null check (state in ('pending', 'processed', 'failed')),
  -- The refund of this site that it is; null for one that was made in the provider's dashboard.
  refund_id text references refunds (id),
  uid text references users (uid),
  gst_paise integer not null default 0,
  -- Paise of the wallet or questions that were taken back for it, and those that were used already.
  taken integer not null default 0,
  written_off integer not null default 0,
  created_at timestamptz not null,
  -- When it was taken off what was paid for; null until the payment is known and the money has gone back.
  booked_at timestamptz
);
--> statement-breakpoint
create index provider_refunds_payment on provider_refunds (payment_id);
--> statement-breakpoint
create index provider_refunds_uid on provider_refunds (uid, created_at, id) where refund_id is null;
--> statement-breakpoint
create trigger provider_refunds_steps before update of state on provider_refunds for each row
  execute function check_state_step('pending>processed', 'pending>failed', 'processed>failed');
--> statement-breakpoint
alter table refunds drop constraint refunds_state_check;
--> statement-breakpoint
alter table refunds add constraint refunds_state_check check (state in ('requested', 'sent', 'processed', 'failed'));
--> statement-breakpoint
alter table refunds drop constraint refunds_sent;
--> statement-breakpoint
alter table refunds add constraint refunds_sent check ((state = 'requested') = (provider_id is null));
--> statement-breakpoint
drop trigger refunds_steps on refunds;
--> statement-breakpoint
create trigger refunds_steps before update of state on refunds for each row execute function check_state_step(
  'requested>sent', 'requested>processed', 'requested>failed', 'sent>processed', 'sent>failed', 'processed>failed', 'failed>requested');
--> statement-breakpoint
-- A payment may go back in parts, each with its credit note.
alter table credit_notes drop constraint credit_notes_refund_id_fkey;
--> statement-breakpoint
alter table credit_notes drop constraint credit_notes_receipt_id_key;
--> statement-breakpoint
create index credit_notes_receipt on credit_notes (receipt_id);
--> statement-breakpoint
-- Events that no rule knows, kept for an operator.
create table unknown_payment_events (
  id text primary key,
  type text not null,
  body text not null,
  received_at timestamptz not null
);
--> statement-breakpoint
create index unknown_payment_events_received on unknown_payment_events (received_at);
