create extension if not exists pg_trgm;
--> statement-breakpoint
create table users (
  uid text primary key,
  mobile text unique,
  created_at timestamptz not null,
  banned_at timestamptz,
  deleted_at timestamptz
);
--> statement-breakpoint
create table sessions (
  jti text primary key,
  uid text not null references users (uid),
  device text,
  created_at timestamptz not null,
  revoked_at timestamptz
);
--> statement-breakpoint
create index sessions_uid on sessions (uid);
--> statement-breakpoint
create table code_requests (
  id text primary key,
  mobile_hash text not null,
  address_hash text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  used_at timestamptz
);
--> statement-breakpoint
create index code_requests_mobile on code_requests (mobile_hash, created_at);
--> statement-breakpoint
create index code_requests_address on code_requests (address_hash, created_at);
--> statement-breakpoint
create table accounts (
  id text primary key,
  owner text,
  unit text not null,
  kind text not null,
  balance bigint,
  constraint accounts_people_have_a_balance check ((owner is null) = (balance is null)),
  constraint accounts_never_negative check (balance >= 0)
);
--> statement-breakpoint
create index accounts_owner on accounts (owner);
--> statement-breakpoint
create table transfers (
  id text primary key,
  key text not null unique,
  reason text not null,
  created_at timestamptz not null
);
--> statement-breakpoint
create table postings (
  transfer_id text not null references transfers (id),
  account_id text not null references accounts (id),
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);
--> statement-breakpoint
create index postings_account on postings (account_id);
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name;
end $$;
--> statement-breakpoint
create trigger transfers_append_only before update or delete on transfers for each row execute function refuse_change();
--> statement-breakpoint
create trigger postings_append_only before update or delete on postings for each row execute function refuse_change();
--> statement-breakpoint
create table idempotent_answers (
  uid text not null,
  route text not null,
  key text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (uid, route, key)
);
