-- The cookie of a replaced session leads to its successor until the browser has used the successor's.
alter table sessions add column handover_until timestamptz;
