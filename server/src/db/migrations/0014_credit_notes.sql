-- A refund of a payment that has an invoice has a credit note, with a consecutive number of its own in the financial year.
create table credit_note_counters (
  year text primary key,
  last integer not null check (last > 0)
);
--> statement-breakpoint
create table credit_notes (
  id text primary key,
  uid text not null references users (uid),
  refund_id text not null unique references refunds (id),
  receipt_id text not null unique references receipts (id),
  year text not null,
  number integer not null,
  issued_at timestamptz not null,
  document jsonb not null,
  unique (year, number)
);
--> statement-breakpoint
create trigger credit_notes_append_only before update or delete on credit_notes for each row execute function refuse_change();
