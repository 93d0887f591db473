-- Counted visits of experiments by variant and day: visits, failed ones, those that reached the goal, and histograms of vitals.
CREATE TABLE "experiment_counts" (
	"flag" text NOT NULL,
	"run" integer NOT NULL,
	"variant" text NOT NULL,
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"step" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "experiment_counts_pkey" PRIMARY KEY("flag","run","variant","day","measure","step")
);
--> statement-breakpoint
CREATE INDEX "experiment_counts_day" ON "experiment_counts" ("day");
