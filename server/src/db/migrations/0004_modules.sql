-- A repeated key with another request is refused; rows without a fingerprint were kept before.
alter table idempotent_answers add column fingerprint text;
--> statement-breakpoint
alter table chat_replies add column fingerprint text;
--> statement-breakpoint
-- Every failure has a code; the one that a reply keeps had none.
update chat_replies set outcome = (outcome::jsonb || '{"code":"answer_failed"}')::json
where outcome->>'status' = 'fail' and outcome->>'code' is null;
--> statement-breakpoint
-- An invitation to a number that has an account is sent like any other, and brings nobody a gift.
alter table invites add column had_account boolean not null default false;
--> statement-breakpoint
create index invites_request_key on invites (uid, request_key);
--> statement-breakpoint
update forum_profiles p set default_bid = null, rashi = null, nakshatra = null, mahadasha = null
where default_bid is not null and not exists (select from births b where b.bid = p.default_bid and b.uid = p.uid);
--> statement-breakpoint
-- The stars of a profile with a birth record are worked out when it is read.
update forum_profiles set rashi = null, nakshatra = null, mahadasha = null where default_bid is not null;
--> statement-breakpoint
alter table forum_profiles add constraint forum_profiles_default_bid_fkey
  foreign key (default_bid) references births (bid) on delete set null;
--> statement-breakpoint
create index forum_profiles_default_bid on forum_profiles (default_bid);
--> statement-breakpoint
create function forget_stars() returns trigger language plpgsql as $$
begin
  new.rashi := null;
  new.nakshatra := null;
  new.mahadasha := null;
  return new;
end $$;
--> statement-breakpoint
create trigger forum_profiles_forget_stars before update of default_bid on forum_profiles
  for each row when (old.default_bid is not null and new.default_bid is null) execute function forget_stars();
