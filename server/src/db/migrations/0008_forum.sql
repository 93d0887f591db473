-- Latin letters that a text is searched by, in either script: spelling variants of one word get the same or a similar key.
-- It does not depend on the locale of the database, which in C knows no letters beyond ASCII.
create function forum_search_key(source text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    translate(
    regexp_replace(normalize(lower(source), nfc), '([क-ह]़?)(?=[ऄ-हंँः])', '\1a', 'g'),
    'अआइईउऊऋएऐऑओऔािीुूृेैॅॉोौंँःकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह०१२३४५६७८९wzq' || chr(2381) || chr(2364) || chr(8204) || chr(8205),
    'aaiiuureeoooaiiuureeeooonnhkkggnccjjnttddnttddnpfbbmyrlvsssh0123456789vjk')
    , 'kh', 'k'), 'gh', 'g'), 'ch', 'c'), 'jh', 'j'), 'th', 't'), 'dh', 'd')
    , 'bh', 'b'), 'sh', 's'), 'ph', 'f'), 'ee', 'i'), 'oo', 'u'), 'x', 'ks')
    , 'aa', 'a'), 'kk', 'k'), 'gg', 'g'), 'cc', 'c'), 'jj', 'j'), 'tt', 't')
    , 'dd', 'd'), 'nn', 'n'), 'pp', 'p'), 'bb', 'b'), 'mm', 'm'), 'yy', 'y')
    , 'rr', 'r'), 'll', 'l'), 'vv', 'v'), 'ss', 's'), 'hh', 'h'), 'ff', 'f')
    , 'ii', 'i'), 'uu', 'u'),
    '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
alter table discussions
  add column hidden_at timestamptz,
  add column cleared_at timestamptz,
  add column search_key text generated always as (
    forum_search_key(title || ' ' || description || ' ' || rashi_tag || ' ' || nakshatra_tag || ' ' || mahadasha_tag)
  ) stored;
--> statement-breakpoint
create index discussions_search_key on discussions using gin (search_key gin_trgm_ops);
--> statement-breakpoint
create index discussions_visible on discussions (created_at desc, did desc) where deleted_at is null and hidden_at is null;
--> statement-breakpoint
create index discussions_author on discussions (uid, created_at);
--> statement-breakpoint
alter table comments
  add column hidden_at timestamptz,
  add column cleared_at timestamptz;
--> statement-breakpoint
create index comments_author on comments (uid, created_at);
--> statement-breakpoint
create index reports_item on reports (item_id);
--> statement-breakpoint
-- What a person earned for an item, once for each; an amount of 0 is an item that came after the day's most was reached.
create table point_awards (
  uid text not null references users (uid),
  kind text not null check (kind in ('discussion', 'comment', 'vote', 'upvote')),
  item_id text not null,
  actor text not null default '',
  amount integer not null check (amount >= 0),
  day date not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (uid, kind, item_id, actor)
);
--> statement-breakpoint
create index point_awards_day on point_awards (uid, day);
--> statement-breakpoint
-- Points of deleted posts that were spent already; later points pay for them first.
create table point_debts (
  uid text primary key references users (uid),
  amount integer not null check (amount >= 0)
);
--> statement-breakpoint
alter table users add column ban_reason text;
--> statement-breakpoint
create table moderation_actions (
  id text primary key,
  action text not null check (action in ('hide', 'restore', 'ban', 'unban')),
  target text not null,
  reason text not null,
  created_at timestamptz not null
);
--> statement-breakpoint
create index moderation_actions_target on moderation_actions (target, created_at desc);
--> statement-breakpoint
-- Numbers of deleted accounts as keyed hashes, which get no second welcome gift for a year.
create table erased_numbers (
  mobile_hash text primary key,
  erased_at timestamptz not null
);
--> statement-breakpoint
create index erased_numbers_erased_at on erased_numbers (erased_at);
--> statement-breakpoint
alter table notifications
  alter column did drop not null,
  alter column message set default '',
  add column kind text,
  add column params jsonb,
  add column gather_key text;
--> statement-breakpoint
create unique index notifications_gathered on notifications (uid, gather_key) where seen_at is null and gather_key is not null;
--> statement-breakpoint
create index notifications_did on notifications (did);
--> statement-breakpoint
create table notification_mutes (
  uid text not null references users (uid),
  topic text not null,
  primary key (uid, topic)
);
