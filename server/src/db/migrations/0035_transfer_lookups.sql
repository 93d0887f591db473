-- One request with one Idempotency-Key is one look-up of a number, however often it is sent. The release before leaves it null.
alter table transfer_previews add column request_hash text;
--> statement-breakpoint
create unique index transfer_previews_request on transfer_previews (uid, request_hash);
