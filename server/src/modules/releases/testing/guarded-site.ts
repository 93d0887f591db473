import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '@oracle-astra/release/src/publish';
import { promote } from '@oracle-astra/release/src/registry/registry';
import { folderRegistry, readRegistry } from '@oracle-astra/release/src/registry/registry-file';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
import type { ReleaseReportEntry } from '@oracle-astra/shared/contract';
import { createTestApp, testConfig } from '../../../testing/test-app';
import { createReleaseGuard } from '../guard/guard';
import { addressOf, createReporter } from './report-visits';

/** Attackers have other networks than visitors. */
const strangers = 100_000;
/** Fewer than the reports that may wait. */
const reportsOfFlush = 2000;

/** A forged report; its document may contain the canary, and its token may be missing or that of another report. */
export interface Forged {
  token: (ip: string, at: number) => Promise<string | null> | string | null;
  release: string;
  bad: number;
  more?: Partial<ReleaseReportEntry>;
}

/** A site with the stable release forum-1, the published forum-2, visitors, attackers and the guard. */
export async function createGuardedSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'guarded-'));
  const test = await createTestApp({ config: { ...testConfig, releasesDir: folder } });
  test.clock.set(new Date());
  const registry = folderRegistry(folder);
  for (const release of ['forum-1', 'forum-2']) await publish(folder, writeBuiltRelease(folder, { remote: 'forum', release }));
  await promote(registry, 'forum', 'forum-1');
  const reporter = createReporter({ ...test, folder });
  const guard = createReleaseGuard({
    db: test.db,
    clock: test.clock,
    config: { ...testConfig, releasesDir: folder },
    registry,
    call: async () => ({ status: 503, headers: {}, body: '' }),
    onChange: () => undefined,
    onFailure: (_remote, error) => {
      throw error;
    },
  });
  /** Addresses of visitors are used once, unless they return. */
  let visitors = 0;

  return {
    ...test,
    registry,
    reporter,
    runGuard: () => guard.run(),
    readRegistry: async () => readRegistry(folder),
    channel: async () => (await readRegistry(folder)).remotes.forum,

    /** From now on visitors come from networks that have visited before. */
    returnVisitors() {
      visitors = 0;
    },

    async visit(
      release: string,
      visits: number,
      bad = 0,
      addressAt = () => addressOf((visitors += 1)),
      more?: Partial<ReleaseReportEntry>,
    ) {
      for (let at = 0; at < visits; at += 1) await reporter.visit(addressAt(), release, at < bad ? 1 : 0, more);
    },

    /** Visits of pages of other remotes, with fills of a release. */
    async visitFills(release: string, visits: number, bad = 0): Promise<void> {
      for (let at = 0; at < visits; at += 1) await reporter.visitFills(addressOf((visitors += 1)), release, at < bad ? 1 : 0);
    },

    async endMinute(): Promise<void> {
      await reporter.telemetry.flush();
      test.clock.advance(61);
    },

    /** Forged reports of some addresses in turn. */
    async forge(reports: number, addresses: number, { token, release, bad, more }: Forged): Promise<void> {
      for (let at = 0; at < reports; at += 1) {
        const ip = addressOf(strangers + (at % addresses));
        await reporter.report(ip, await token(ip, at), release, bad, more);
        if (at % reportsOfFlush === reportsOfFlush - 1) await reporter.telemetry.flush();
      }
    },

    async close(): Promise<void> {
      await test.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type GuardedSite = Awaited<ReturnType<typeof createGuardedSite>>;
