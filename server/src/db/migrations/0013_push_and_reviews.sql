-- Posts that an operator is asked to look at without a report: what care found in them, and nothing of what it was.
create table moderation_reviews (
  item_id text primary key,
  level text not null check (level in ('R', 'O')),
  created_at timestamptz not null
);
--> statement-breakpoint
-- Where the browsers of a person take notifications; `endpoint` is the address that their push service gave.
create table push_subscriptions (
  id text primary key,
  uid text not null references users (uid),
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  locale text not null,
  created_at timestamptz not null
);
--> statement-breakpoint
create unique index push_subscriptions_endpoint on push_subscriptions (endpoint);
--> statement-breakpoint
create index push_subscriptions_uid on push_subscriptions (uid, created_at);
