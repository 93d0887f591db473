-- How releases fare, as pages report it: counts a minute, and vitals an hour by steps of a logarithmic scale.
CREATE TABLE "release_counts" (
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"revision" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"visits" integer NOT NULL,
	"bad" integer NOT NULL,
	"load" integer NOT NULL,
	"page" integer NOT NULL,
	"api" integer NOT NULL,
	CONSTRAINT "release_counts_pkey" PRIMARY KEY("remote","release","minute","revision")
);
--> statement-breakpoint
CREATE INDEX "release_counts_minute" ON "release_counts" ("minute");
--> statement-breakpoint
CREATE TABLE "release_vitals" (
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"vital" text NOT NULL,
	"step" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_vitals_pkey" PRIMARY KEY("remote","release","hour","vital","step")
);
--> statement-breakpoint
CREATE INDEX "release_vitals_hour" ON "release_vitals" ("hour");
