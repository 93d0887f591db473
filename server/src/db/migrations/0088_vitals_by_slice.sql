-- Vitals of a release by page, by class of device and by language, each on its own. A document counts once for each vital.
CREATE TABLE "release_slices" (
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"vital" text NOT NULL,
	"step" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_slices_pkey" PRIMARY KEY("remote","release","hour","kind","value","vital","step")
);
--> statement-breakpoint
CREATE INDEX "release_slices_hour" ON "release_slices" ("hour");
--> statement-breakpoint
ALTER TABLE "release_evidence" ADD COLUMN "vitals" integer NOT NULL DEFAULT 0;
