-- A parent's consent to the account of a child is a row of the parent, with the account of the child.
ALTER TABLE "consents" ADD COLUMN "child" text REFERENCES "users" ("uid");
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_item_check";
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_item_check" CHECK ("item" in ('account', 'push', 'model', 'child') AND ("item" = 'child') = ("child" IS NOT NULL)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "consents" VALIDATE CONSTRAINT "consents_item_check";
--> statement-breakpoint
DROP INDEX "consents_given";
--> statement-breakpoint
CREATE UNIQUE INDEX "consents_given" ON "consents" ("uid", "item") WHERE "withdrawn_at" IS NULL AND "child" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "consents_child" ON "consents" ("child", "uid") WHERE "withdrawn_at" IS NULL AND "child" IS NOT NULL;
--> statement-breakpoint
-- The birth details that are the person's own; null for those that were saved first.
ALTER TABLE "users" ADD COLUMN "own_bid" text;
--> statement-breakpoint
-- Who acts for a person who has died or no longer can.
CREATE TABLE "nominees" (
	"uid" text PRIMARY KEY REFERENCES "users" ("uid"),
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"mobile_hash" text,
	"named_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What a person asked for by law, with the day by which the owner answers.
CREATE TABLE "rights_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL REFERENCES "users" ("uid"),
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_on" text NOT NULL,
	"closed_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE INDEX "rights_requests_uid" ON "rights_requests" ("uid", "created_at");
--> statement-breakpoint
CREATE INDEX "rights_requests_open" ON "rights_requests" ("due_on") WHERE "closed_at" IS NULL;
