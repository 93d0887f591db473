-- A session is made anew when the rights of its person change: since when, and which one replaced it.
alter table sessions add column stale_at timestamptz, add column successor text;
