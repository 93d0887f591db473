alter table code_requests
  add column requester_hash text not null default '',
  add column device_hash text not null default '',
  add column is_known boolean not null default false,
  add column replaced_at timestamptz;
--> statement-breakpoint
create index code_requests_created_at on code_requests (created_at);
--> statement-breakpoint
create table known_devices (
  mobile_hash text not null,
  device_hash text not null,
  last_used_at timestamptz not null,
  primary key (mobile_hash, device_hash)
);
--> statement-breakpoint
create index known_devices_last_used_at on known_devices (last_used_at);
--> statement-breakpoint
create index sessions_created_at on sessions (created_at);
--> statement-breakpoint
create index sessions_revoked_at on sessions (revoked_at) where revoked_at is not null;
--> statement-breakpoint
create index idempotent_answers_created_at on idempotent_answers (created_at);
--> statement-breakpoint
create index invites_open_created_at on invites (created_at) where accepted_at is null;
