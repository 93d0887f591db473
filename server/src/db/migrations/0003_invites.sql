create table invites (
  id text primary key,
  uid text references users (uid),
  mobile_hash text not null,
  request_key text,
  created_at timestamptz not null,
  accepted_at timestamptz,
  unique (uid, mobile_hash)
);
--> statement-breakpoint
create index invites_uid on invites (uid, created_at);
--> statement-breakpoint
create index invites_mobile on invites (mobile_hash, created_at);
--> statement-breakpoint
create unique index invites_accepted_once on invites (mobile_hash) where accepted_at is not null;
