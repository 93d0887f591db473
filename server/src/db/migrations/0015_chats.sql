alter table chat_messages
  add column helped boolean;
--> statement-breakpoint
alter table chat_sessions
  add column is_celebrity boolean not null default false;
