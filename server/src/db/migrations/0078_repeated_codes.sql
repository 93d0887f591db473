-- The last wrong code as a keyed hash with the key of its request: the same request again is not another try.
alter table code_requests add column tried_hash text;
