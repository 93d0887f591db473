-- The registry of releases where several machines share it: one row a revision, the highest is the present one.
-- `json` keeps the order of the remotes, which `jsonb` does not.
create table release_revisions (
  revision bigint primary key check (revision > 0),
  registry json not null,
  change json,
  made_at timestamptz not null default now()
);
