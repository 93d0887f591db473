create table predictions (
  pid text primary key,
  uid text not null references users (uid),
  bid text references births (bid) on delete set null,
  chart_key text not null,
  full_name text not null,
  type text not null check (type in ('daily', 'weekly', 'monthly', 'yearly')),
  language text not null,
  starts_on date not null,
  ends_on date not null,
  body text not null,
  grounds jsonb not null,
  paid_by text not null check (paid_by in ('subscription', 'predictions', 'none')),
  created_at timestamptz not null,
  unique (uid, chart_key, type, language, starts_on)
);
--> statement-breakpoint
create index predictions_uid on predictions (uid, pid);
--> statement-breakpoint
create index predictions_bid on predictions (bid);
