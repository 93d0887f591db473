-- Tokens of the language model that answers have used on an Indian day: of each account, and with an empty uid of the site.
create table model_usage (
  day date not null,
  uid text not null,
  tokens bigint not null default 0,
  primary key (day, uid)
);
--> statement-breakpoint
-- An account that is deleted is found by it.
create index model_usage_uid on model_usage (uid);
