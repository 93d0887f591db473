alter table chat_messages
  add column care jsonb;
--> statement-breakpoint
create index chat_messages_care on chat_messages (created_at) where care is not null;
--> statement-breakpoint
create table care_flags (
  uid text primary key references users (uid),
  level text not null check (level in ('R', 'O')),
  until timestamptz not null
);
