-- What is deleted by its age is found by an index.
create index notifications_created_at on notifications (created_at);
--> statement-breakpoint
-- The name of who leaves is found in notifications of others.
create index notifications_actor on notifications ((params->>'actor'));
--> statement-breakpoint
create index payment_events_received_at on payment_events (received_at);
--> statement-breakpoint
create index moderation_actions_created_at on moderation_actions (created_at);
--> statement-breakpoint
create index if not exists transfer_previews_created_at on transfer_previews (created_at);
--> statement-breakpoint
create index if not exists care_flags_until on care_flags (until);
