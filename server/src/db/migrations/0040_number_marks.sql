-- What a number has had with accounts that were deleted, as a keyed hash; each kind with its own end.
create table number_marks (
  kind text not null,
  mobile_hash text not null,
  value jsonb not null default '{}',
  expires_at timestamptz not null,
  primary key (kind, mobile_hash)
);
--> statement-breakpoint
create index number_marks_expires_at on number_marks (expires_at);
--> statement-breakpoint
create index number_marks_number on number_marks (mobile_hash);
--> statement-breakpoint
-- What counts towards the limits of an account though an earlier account of its number did it.
create table carried_uses (
  uid text not null references users (uid),
  kind text not null,
  at timestamptz not null,
  amount integer not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index carried_uses_uid on carried_uses (uid, kind);
--> statement-breakpoint
create index carried_uses_expires_at on carried_uses (expires_at);
