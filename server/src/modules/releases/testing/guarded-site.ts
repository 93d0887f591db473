import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '@oracle-astra/release/src/publish';
import { promote } from '@oracle-astra/release/src/registry/registry';
import { folderRegistry, readRegistry, type HistoryEntry } from '@oracle-astra/release/src/registry/registry-file';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
import type { Descriptor, ReleaseReportEntry } from '@oracle-astra/shared/contract';
import {
  releaseCounts,
  releaseDiscounts,
  releaseEvidence,
  releaseFailures,
  releaseNetworks,
  releaseSlices,
  releaseVitals,
} from '../../../db/schema';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';
import { createReleaseGuard } from '../guard/guard';
import { addressOf, createReporter, type ReportedPage, type Reporter } from './report-visits';

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

const remoteOf = (release: string) => release.split('-')[0] ?? '';

/** Runs all at once, because one after the other each would read the registry's file. They begin in their order. */
const repeat = async (times: number, send: (at: number) => Promise<void>) =>
  void (await Promise.all(Array.from({ length: times }, (_, at) => send(at))));

/**
 * A site for the tests of a file, with visitors, attackers and the guard. Each test begins with the published releases, of which
 * the first one of each remote is live, and fails if a remote could not be judged.
 */
export function useGuardedSite(published: readonly string[] = ['forum-1', 'forum-2'], usual: Partial<Descriptor> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'guarded-'));
  const registry = folderRegistry(folder);
  const changes: HistoryEntry[] = [];
  const failures: string[] = [];
  let test: TestApp;
  let reporter: Reporter;
  /** Addresses of visitors are used once, unless they return. */
  let visitors = 0;

  async function publishRelease(release: string, described: Partial<Descriptor> = usual): Promise<void> {
    const remote = remoteOf(release);
    const routes = remote === 'shell' ? [] : ['', '/:id'].map((rest, at) => ({ id: `${remote}-${at}`, path: remote + rest, page: null }));
    await publish(folder, writeBuiltRelease(folder, { ...described, remote, release, routes }));
  }

  beforeAll(async () => {
    test = await createTestApp({ config: { ...testConfig, releasesDir: folder } });
  });
  beforeEach(async () => {
    rmSync(folder, { recursive: true });
    for (const table of [releaseCounts, releaseVitals, releaseSlices, releaseEvidence, releaseNetworks, releaseFailures, releaseDiscounts])
      await test.db.delete(table);
    for (const list of [changes, failures]) list.length = 0;
    visitors = 0;
    test.clock.set(new Date());
    reporter = createReporter({ ...test, folder });
    for (const release of published) await publishRelease(release);
    const live = published.filter((release, at) => published.findIndex((other) => remoteOf(other) === remoteOf(release)) === at);
    for (const release of live) await promote(registry, remoteOf(release), release);
  });
  afterEach(() => expect(failures).toEqual([]));
  afterAll(() => rmSync(folder, { recursive: true }));

  return {
    /** The server with its database and clock. */
    test: () => test,
    get db() {
      return test.db;
    },
    get clock() {
      return test.clock;
    },
    get reporter() {
      return reporter;
    },
    folder,
    registry,
    /** What the guards changed. */
    changes,
    /** Which remotes could not be judged, and why; a test that expects some empties it. */
    failures,
    publishRelease,
    /** As of another process each time. */
    createGuard: () =>
      createReleaseGuard({
        db: test.db,
        clock: test.clock,
        config: { ...testConfig, releasesDir: folder },
        registry,
        call: async () => ({ status: 503, headers: {}, body: '' }),
        onChange: (entry) => changes.push(entry),
        onFailure: (remote, error) => failures.push(`${remote}: ${String(error)}`),
      }),
    async runGuard(): Promise<void> {
      await this.createGuard().run();
    },
    readRegistry: async () => readRegistry(folder),
    channel: async () => (await readRegistry(folder)).remotes.forum,

    /** From now on visitors come from networks that have visited before. */
    returnVisitors() {
      visitors = 0;
    },

    /** `bad` of the visits fail. */
    async visit(
      release: string,
      visits: number,
      bad = 0,
      addressAt = () => addressOf((visitors += 1)),
      more?: Partial<ReleaseReportEntry>,
      page?: ReportedPage,
    ) {
      await repeat(visits, (at) => reporter.visit(addressAt(), release, at < bad ? 1 : 0, more, page));
    },

    /** Visits of pages of other remotes, with fills of a release. */
    async visitFills(release: string, visits: number, bad = 0): Promise<void> {
      await repeat(visits, (at) => reporter.visitFills(addressOf((visitors += 1)), release, at < bad ? 1 : 0));
    },

    async endMinute(): Promise<void> {
      await reporter.telemetry.flush();
      test.clock.advance(61);
    },

    /** Forged reports of some addresses in turn. */
    async forge(reports: number, addresses: number, { token, release, bad, more }: Forged): Promise<void> {
      for (let sent = 0; sent < reports; sent += reportsOfFlush) {
        await repeat(Math.min(reportsOfFlush, reports - sent), async (at) => {
          const ip = addressOf(strangers + ((sent + at) % addresses));
          await reporter.report(ip, await token(ip, sent + at), release, bad, more);
        });
        if (sent + reportsOfFlush < reports) await reporter.telemetry.flush();
      }
    },
  };
}
