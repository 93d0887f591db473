-- The last result of the tests of a release with another one, as a team's CI reports it.
CREATE TABLE "release_tests" (
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"other" text NOT NULL,
	"other_release" text NOT NULL,
	"passed" boolean NOT NULL,
	"commit" text NOT NULL,
	"by" text NOT NULL,
	"tested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "release_tests_pkey" PRIMARY KEY("remote","release","other","other_release")
);
--> statement-breakpoint
CREATE INDEX "release_tests_tested_at" ON "release_tests" ("tested_at");
