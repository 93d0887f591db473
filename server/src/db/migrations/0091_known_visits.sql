-- Counted visits from networks that had visited a day before, so that a flood of new ones is recognised.
ALTER TABLE "release_counts" ADD COLUMN "known" integer NOT NULL DEFAULT 0;
