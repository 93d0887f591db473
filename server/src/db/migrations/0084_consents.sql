-- What a person agreed to: each item with the version and language of its text, from when until when.
create table consents (
  id text primary key,
  uid text not null references users (uid),
  item text not null check (item in ('account', 'push', 'model')),
  version text not null,
  locale text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
--> statement-breakpoint
create index consents_uid on consents (uid, given_at);
--> statement-breakpoint
create unique index consents_given on consents (uid, item) where withdrawn_at is null;
--> statement-breakpoint
-- Who has notifications on a device agreed by its button, before the text had a version.
insert into consents (id, uid, item, version, locale, given_at)
select 'push-' || uid, uid, 'push', 'earlier', 'en', min(created_at) from push_subscriptions group by uid;
