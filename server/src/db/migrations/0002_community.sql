create table forum_profiles (
  uid text primary key references users (uid),
  display_name text not null,
  email text,
  gender text not null,
  avatar text not null default '',
  default_bid text,
  is_private boolean not null default false,
  rashi text,
  nakshatra text,
  mahadasha text,
  created_at timestamptz not null
);
--> statement-breakpoint
create unique index forum_profiles_display_name on forum_profiles (lower(display_name));
--> statement-breakpoint
create table discussions (
  did text primary key,
  uid text not null references users (uid),
  title text not null,
  description text not null,
  rashi_tag text not null default '',
  nakshatra_tag text not null default '',
  mahadasha_tag text not null default '',
  upvotes integer not null default 0 check (upvotes >= 0),
  downvotes integer not null default 0 check (downvotes >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  search_text text generated always as (
    lower(title || ' ' || description || ' ' || rashi_tag || ' ' || nakshatra_tag || ' ' || mahadasha_tag)
  ) stored
);
--> statement-breakpoint
create index discussions_latest on discussions (created_at desc, did desc) where deleted_at is null;
--> statement-breakpoint
create index discussions_uid on discussions (uid, created_at desc) where deleted_at is null;
--> statement-breakpoint
create index discussions_search on discussions using gin (search_text gin_trgm_ops);
--> statement-breakpoint
create table comments (
  cid text primary key,
  did text not null references discussions (did),
  uid text not null references users (uid),
  comment text not null,
  upvotes integer not null default 0 check (upvotes >= 0),
  downvotes integer not null default 0 check (downvotes >= 0),
  created_at timestamptz not null,
  deleted_at timestamptz
);
--> statement-breakpoint
create index comments_did on comments (did, created_at) where deleted_at is null;
--> statement-breakpoint
create table votes (
  uid text not null references users (uid),
  item_id text not null,
  value smallint not null check (value in (0, 1)),
  created_at timestamptz not null,
  primary key (uid, item_id)
);
--> statement-breakpoint
create index votes_item on votes (item_id);
--> statement-breakpoint
create table reports (
  uid text not null references users (uid),
  item_id text not null,
  reason text not null,
  created_at timestamptz not null,
  primary key (uid, item_id)
);
--> statement-breakpoint
create table redemptions (
  id text primary key,
  uid text not null references users (uid),
  points integer not null check (points > 0),
  questions integer not null check (questions > 0),
  created_at timestamptz not null
);
--> statement-breakpoint
create index redemptions_uid on redemptions (uid, created_at desc);
--> statement-breakpoint
create table notifications (
  id text primary key,
  uid text not null references users (uid),
  did text not null references discussions (did),
  message text not null,
  created_at timestamptz not null,
  seen_at timestamptz
);
--> statement-breakpoint
create index notifications_uid on notifications (uid, created_at desc);
--> statement-breakpoint
create index notifications_unseen on notifications (uid, did) where seen_at is null;
--> statement-breakpoint
create table subscriptions (
  id text primary key,
  uid text not null references users (uid),
  max_questions integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  last_payment_at timestamptz not null,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
--> statement-breakpoint
create index subscriptions_uid on subscriptions (uid, created_at desc);
