-- The series of an operator, four digits of the number, by which codes that nobody types are found.
alter table code_requests add column prefix text;
--> statement-breakpoint
create index code_requests_prefix on code_requests (prefix, created_at);
