-- Where the log of the database ended when a session last wrote: its reads go to a replica that has come so far.
alter table sessions add column wrote_at text;
