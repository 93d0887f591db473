-- Keys on devices of a person: only their public half is here.
create table passkeys (
  id text primary key,
  uid text not null references users (uid),
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  name text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
--> statement-breakpoint
create index passkeys_uid on passkeys (uid, created_at);
--> statement-breakpoint
-- Challenges that were answered, so that none is accepted twice.
create table passkey_challenges (
  hash text primary key,
  used_at timestamptz not null
);
--> statement-breakpoint
create index passkey_challenges_used_at on passkey_challenges (used_at);
