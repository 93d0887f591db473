create table births (
  bid text primary key,
  uid text not null references users (uid),
  full_name text not null,
  dob date not null,
  tob text not null,
  pob text not null,
  lat double precision not null,
  lng double precision not null,
  gender text not null,
  marital_status text not null,
  language text not null,
  born_at timestamptz not null,
  zone text not null,
  created_at timestamptz not null
);
--> statement-breakpoint
create index births_uid on births (uid, bid);
--> statement-breakpoint
create table chat_sessions (
  asst_id text primary key,
  uid text not null references users (uid),
  bid text references births (bid) on delete set null,
  astrologer text not null,
  user_name text not null,
  started_at timestamptz not null,
  stopped_at timestamptz,
  open_until timestamptz
);
--> statement-breakpoint
create index chat_sessions_uid on chat_sessions (uid, asst_id);
--> statement-breakpoint
create unique index chat_sessions_one_running on chat_sessions (bid, astrologer) where stopped_at is null;
--> statement-breakpoint
create table chat_messages (
  mid text primary key,
  asst_id text not null references chat_sessions (asst_id) on delete cascade,
  turn text not null,
  author text not null check (author in ('person', 'astrologer')),
  body text not null,
  created_at timestamptz not null,
  paid_by text,
  paid_paise integer,
  grounds jsonb,
  houses jsonb
);
--> statement-breakpoint
create index chat_messages_order on chat_messages (asst_id, turn, mid);
--> statement-breakpoint
create table chat_replies (
  id text primary key,
  uid text not null references users (uid),
  asst_id text not null references chat_sessions (asst_id) on delete cascade,
  question_mid text not null references chat_messages (mid) on delete cascade,
  idempotency_key text,
  state text not null check (state in ('pending', 'done', 'failed')),
  paid_by text not null,
  paid_unit text not null,
  paid_amount integer not null,
  lease_until timestamptz not null,
  outcome json,
  unique (uid, idempotency_key)
);
--> statement-breakpoint
create index chat_replies_pending on chat_replies (lease_until) where state = 'pending';
--> statement-breakpoint
create index chat_replies_asst_id on chat_replies (asst_id);
--> statement-breakpoint
create index chat_replies_question on chat_replies (question_mid);
