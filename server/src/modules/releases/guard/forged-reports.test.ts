/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '@oracle-astra/release/src/publish';
import { promote, setCanary } from '@oracle-astra/release/src/registry/registry';
import { folderRegistry, readRegistry } from '@oracle-astra/release/src/registry/registry-file';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';
import { createReleaseReports } from '../ops/reports';
import { addressOf, createReporter, type Reporter } from '../testing/report-visits';
import { createReleaseGuard } from './guard';

const forged = 5000;
/** Attackers have other networks than visitors. */
const strangers = 100_000;
/** Addresses of visitors are used once. */
let visitors = 0;
let test: TestApp;
let folder: string;
let reporter: Reporter;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forged-'));
  test = await createTestApp({ config: { ...testConfig, releasesDir: folder } });
  test.clock.set(new Date());
  visitors = 0;
  for (const release of ['forum-1', 'forum-2']) await publish(folder, writeBuiltRelease(folder, { remote: 'forum', release }));
  await promote(folderRegistry(folder), 'forum', 'forum-1');
  reporter = createReporter({ ...test, folder });
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const runGuard = () =>
  createReleaseGuard({
    db: test.db,
    clock: test.clock,
    config: { ...testConfig, releasesDir: folder },
    registry: folderRegistry(folder),
    call: async () => ({ status: 503, headers: {}, body: '' }),
    onChange: () => undefined,
    onFailure: (_remote, error) => {
      throw error;
    },
  }).run();
const channel = async () => (await readRegistry(folder)).remotes.forum;

async function visit(release: string, visits: number, bad = 0, addressAt = () => addressOf((visitors += 1))): Promise<void> {
  for (let at = 0; at < visits; at += 1) await reporter.visit(addressAt(), release, at < bad ? 1 : 0);
}
async function endMinute(): Promise<void> {
  await reporter.telemetry.flush();
  test.clock.advance(61);
}

type Forge = (ip: string, at: number) => Promise<string | null>;
const withoutToken: Forge = async () => null;
const withDocuments: Forge = (ip) => reporter.serve(ip, true);
const createReplay = (): Forge => {
  let token: Promise<string> | undefined;
  return (ip) => (token ??= reporter.serve(ip, true));
};

/** Forged failures of forum-2, repeatedly, from some addresses. */
async function forge(addresses: number, tokenOf: Forge): Promise<void> {
  for (let at = 0; at < forged; at += 1) {
    const ip = addressOf(strangers + (at % addresses));
    await reporter.report(ip, await tokenOf(ip, at), 'forum-2', 1);
  }
}

const longMs = 120_000;

describe('five thousand forged failures', () => {
  it.each([1, 50, 5000])(
    'of %d addresses, without tokens, with a repeated one, or with served documents, halt no healthy canary',
    async (addresses) => {
      await setCanary(folderRegistry(folder), 'forum', 'forum-2', 10);
      test.clock.advance(61);
      for (const tokenOf of [withoutToken, createReplay(), withDocuments]) {
        await visit('forum-1', 150, 2);
        await visit('forum-2', 17);
        await forge(addresses, tokenOf);
        await endMinute();
        await runGuard();
        expect((await channel())?.canary).toMatchObject({ release: 'forum-2' });
      }
      const kept = await createReleaseReports(test).discounts();
      expect(kept.filter(({ reason }) => reason === 'token')).toMatchObject([{ release: 'forum-2', reports: forged, bad: forged }]);
    },
    longMs,
  );

  it(
    'of 5,000 addresses with served documents do not roll back a healthy release',
    async () => {
      await visit('forum-1', 300, 3);
      await endMinute();
      await promote(folderRegistry(folder), 'forum', 'forum-2');
      test.clock.advance(600);
      await visit('forum-2', 333, 3);
      await forge(5000, withDocuments);
      await endMinute();
      await runGuard();
      expect((await channel())?.stable).toBe('forum-2');
    },
    longMs,
  );
});

describe('a release that fails', () => {
  it('for everybody is halted after a handful of visits, without known networks', async () => {
    await setCanary(folderRegistry(folder), 'forum', 'forum-2', 10);
    await visit('forum-1', 45);
    await visit('forum-2', 5, 5);
    await endMinute();
    await visit('forum-1', 45);
    await visit('forum-2', 5, 5);
    await endMinute();
    await runGuard();
    expect(await channel()).toMatchObject({ canary: null, withdrawn: [{ release: 'forum-2' }] });
  });

  it('is halted if all visitors share one network and differ only by their documents', async () => {
    await setCanary(folderRegistry(folder), 'forum', 'forum-2', 25);
    for (let minute = 0; minute < 20; minute += 1) {
      for (let at = 0; at < 15; at += 1) {
        await visit('forum-1', 3, 0, () => `49.36.0.${(visitors += 1) % 200}`);
        await visit('forum-2', 1, 1, () => `49.36.0.${(visitors += 1) % 200}`);
      }
      await endMinute();
    }
    await runGuard();
    expect(await channel()).toMatchObject({ canary: null, withdrawn: [{ release: 'forum-2' }] });
  });

  it('for some is halted by reports of known networks', async () => {
    await visit('forum-1', 600);
    await endMinute();
    await setCanary(folderRegistry(folder), 'forum', 'forum-2', 10);
    visitors = 0;
    for (let minute = 0; minute < 6; minute += 1) {
      test.clock.advance(600);
      await visit('forum-1', 90);
      await visit('forum-2', 10, 3);
      await endMinute();
    }
    await runGuard();
    expect(await channel()).toMatchObject({ canary: null, withdrawn: [{ release: 'forum-2' }] });
  });

  it('only by reports of unknown networks gets no more visitors', async () => {
    await setCanary(folderRegistry(folder), 'forum', 'forum-2', 20, { staged: true });
    test.clock.advance(61);
    await visit('forum-1', 400);
    await visit('forum-2', 100);
    await forge(50, withDocuments);
    await endMinute();
    test.clock.advance(31 * 60);
    await runGuard();
    expect((await channel())?.canary).toMatchObject({ release: 'forum-2', percent: 20 });
  });
});
