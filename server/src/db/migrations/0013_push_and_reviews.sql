-- Posts that an operator is asked to look at without a report: what care found in them, and nothing of what it was.
create table moderation_reviews (
  item_id text primary key,
  level text not null check (level in ('R', 'O')),
  created_at timestamptz not null
);
--> statement-breakpoint
-- Where the browsers of a person take notifications: the address that their push service gave, for as long as the session lasts.
create table push_subscriptions (
  endpoint text primary key,
  uid text not null references users (uid),
  jti text not null references sessions (jti) on delete cascade,
  p256dh text not null,
  auth text not null,
  locale text not null,
  created_at timestamptz not null
);
--> statement-breakpoint
create index push_subscriptions_uid on push_subscriptions (uid, created_at);
--> statement-breakpoint
create index push_subscriptions_jti on push_subscriptions (jti);
--> statement-breakpoint
-- Notifications that are still to be pushed.
create table push_deliveries (
  notification_id text primary key references notifications (id) on delete cascade,
  created_at timestamptz not null
);
--> statement-breakpoint
create index push_deliveries_created_at on push_deliveries (created_at);
