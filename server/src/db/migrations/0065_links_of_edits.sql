-- Links that an edit added lately: they count in the limit of an hour, as those of a new post do.
alter table discussions add column links_added integer not null default 0, add column links_added_at timestamptz;
