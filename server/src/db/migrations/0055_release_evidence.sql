-- What reports of pages count: the documents of a window by token, address, network and person, so that each counts once over all processes.
create table release_evidence (
  window_start timestamptz not null,
  key text not null,
  documents integer not null default 0,
  counted integer not null default 0,
  bad integer not null default 0,
  primary key (window_start, key)
);
--> statement-breakpoint
-- Since when pages were served to a network, which is kept as a keyed hash.
create table release_networks (
  network text not null primary key,
  first_seen timestamptz not null,
  last_seen timestamptz not null
);
--> statement-breakpoint
create index release_networks_last_seen on release_networks (last_seen);
--> statement-breakpoint
-- The counted visits with a failure, by network.
create table release_failures (
  remote text not null,
  release text not null,
  minute timestamptz not null,
  network text not null,
  bad integer not null,
  primary key (remote, release, minute, network)
);
--> statement-breakpoint
create index release_failures_minute on release_failures (minute);
--> statement-breakpoint
-- Reports that were kept and not counted, by the reason.
create table release_discounts (
  remote text not null,
  release text not null,
  hour timestamptz not null,
  reason text not null,
  reports integer not null,
  bad integer not null,
  primary key (remote, release, hour, reason)
);
--> statement-breakpoint
create index release_discounts_hour on release_discounts (hour);
