-- Keys of encrypted columns, each encrypted by a key that is not in the database.
create table data_keys (
  id integer generated always as identity primary key,
  wrapped text not null,
  wrapped_by text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
--> statement-breakpoint
-- The number as a keyed hash, by which an encrypted one is found and unique; null for one in clear.
alter table users add column mobile_hash text;
--> statement-breakpoint
create unique index users_mobile_hash on users (mobile_hash);
--> statement-breakpoint
-- Birth details are in their columns, or encrypted in `details`.
alter table births
  add column details text,
  alter column full_name drop not null,
  alter column dob drop not null,
  alter column tob drop not null,
  alter column pob drop not null,
  alter column lat drop not null,
  alter column lng drop not null,
  alter column gender drop not null,
  alter column marital_status drop not null,
  alter column language drop not null,
  alter column born_at drop not null,
  alter column zone drop not null,
  alter column time_known drop not null;
