-- When the number of the account was last proven in a session; null: when it began.
alter table sessions add column proved_at timestamptz;
--> statement-breakpoint
-- What a code was asked for, as a keyed hash of the purpose and the account; null for a sign-in.
alter table code_requests add column bound_hash text;
--> statement-breakpoint
-- The last use of an account, to the day, and when it was sealed because its number belongs to somebody else.
alter table users add column last_used_at timestamptz, add column sealed_at timestamptz, add column sealed_hash text;
--> statement-breakpoint
create index users_sealed_hash on users (sealed_hash) where sealed_hash is not null;
--> statement-breakpoint
-- Ended sessions are pruned, so nothing is known of who has none: nobody is asked for a year who may have been here last month.
update users set last_used_at = coalesce((select max(coalesce(s.last_used_at, s.created_at)) from sessions s where s.uid = users.uid), now());
--> statement-breakpoint
alter table moderation_actions drop constraint moderation_actions_action_check,
  add constraint moderation_actions_action_check check (action in ('hide', 'restore', 'ban', 'unban', 'unseal'));
--> statement-breakpoint
-- Wrong years of birth, typed for accounts that were not used for long.
create table birth_year_tries (
  id text primary key,
  mobile_hash text not null,
  address_hash text not null,
  created_at timestamptz not null
);
--> statement-breakpoint
create index birth_year_tries_mobile on birth_year_tries (mobile_hash, created_at);
--> statement-breakpoint
create index birth_year_tries_address on birth_year_tries (address_hash, created_at);
--> statement-breakpoint
create index birth_year_tries_created_at on birth_year_tries (created_at);
