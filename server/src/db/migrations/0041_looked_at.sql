-- An operator who hides a post has looked at it: it leaves the list, and older reports count no longer.
update discussions d set cleared_at = hidden_at where hidden_at is not null and coalesce(cleared_at, '-infinity') < hidden_at
  and exists (select from moderation_actions a where a.target = d.did and a.action = 'hide' and a.created_at >= d.hidden_at - interval '1 minute');
--> statement-breakpoint
update comments c set cleared_at = hidden_at where hidden_at is not null and coalesce(cleared_at, '-infinity') < hidden_at
  and exists (select from moderation_actions a where a.target = c.cid and a.action = 'hide' and a.created_at >= c.hidden_at - interval '1 minute');
--> statement-breakpoint
create index discussions_hidden on discussions (hidden_at, did) where hidden_at is not null;
--> statement-breakpoint
create index comments_hidden on comments (hidden_at, cid) where hidden_at is not null;
