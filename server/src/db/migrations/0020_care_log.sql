-- How often care was given, by the hour: no text, no account.
create table care_log (
  hour timestamptz not null,
  class text not null,
  level text not null check (level in ('', 'R', 'O', 'Y')),
  band text not null,
  language text not null,
  version text not null,
  number text not null default '',
  count integer not null default 1 check (count > 0),
  primary key (hour, class, level, band, language, version, number)
);
