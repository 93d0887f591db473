import { releaseTests } from '../../../db/schema/frame';
import type { Database } from '../../../db/types';

export type ReleaseTest = typeof releaseTests.$inferSelect;

/** The result replaces an earlier one of the same releases, so that a test that is run again adds no row. */
const recordTest = (db: Database, test: ReleaseTest) =>
  db
    .insert(releaseTests)
    .values(test)
    .onConflictDoUpdate({
      target: [releaseTests.remote, releaseTests.release, releaseTests.other, releaseTests.otherRelease],
      set: { passed: test.passed, commit: test.commit, by: test.by, testedAt: test.testedAt },
    });

/** The results of tests of releases with each other. */
export interface ReleaseTests {
  record: (test: ReleaseTest) => Promise<unknown>;
  list: () => Promise<ReleaseTest[]>;
}

export const createReleaseTests = ({ db }: { db: Database }): ReleaseTests => ({
  record: (test) => recordTest(db, test),
  list: () => db.select().from(releaseTests),
});
