-- Each change of what visitors' pages show is told to all processes when it commits, whoever makes it.
create function announce_public_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_content', '');
  return null;
end $$;
--> statement-breakpoint
create trigger discussions_are_public after insert or update or delete on discussions
  for each statement execute function announce_public_content();
--> statement-breakpoint
create trigger comments_are_public after insert or update or delete on comments
  for each statement execute function announce_public_content();
--> statement-breakpoint
create trigger forum_profiles_are_public after insert or update or delete on forum_profiles
  for each statement execute function announce_public_content();
