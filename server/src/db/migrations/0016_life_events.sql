alter table births add column time_known boolean not null default true;
--> statement-breakpoint
create table life_events (
  eid text primary key,
  bid text not null references births (bid) on delete cascade,
  uid text not null references users (uid),
  kind text not null,
  title text not null,
  month text not null,
  created_at timestamptz not null
);
--> statement-breakpoint
create index life_events_bid on life_events (bid);
--> statement-breakpoint
create index life_events_uid on life_events (uid);
