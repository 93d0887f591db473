-- What a push service asked to be sent later: to which of the browsers, how often it was tried, and when it is due.
alter table push_deliveries add column endpoints text[];
--> statement-breakpoint
alter table push_deliveries add column attempts integer not null default 0;
--> statement-breakpoint
alter table push_deliveries add column due_at timestamptz;
