/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '@oracle-astra/release/src/publish';
import { halt, promote, setCanary } from '@oracle-astra/release/src/registry/registry';
import { folderRegistry, readRegistry } from '@oracle-astra/release/src/registry/registry-file';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
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
import { addressOf, createReporter } from '../testing/report-visits';
import { createReleaseGuard } from './guard';

let test: TestApp;
let folder: string;
let failures: string[];
const remotes = ['forum', 'chat', 'content', 'shell'];
const store = () => folderRegistry(folder);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'guard-sequences-'));
  test = await createTestApp({ config: { ...testConfig, releasesDir: folder } });
});
beforeEach(async () => {
  rmSync(folder, { recursive: true });
  for (const table of [releaseCounts, releaseVitals, releaseSlices, releaseEvidence, releaseNetworks, releaseFailures, releaseDiscounts])
    await test.db.delete(table);
  failures = [];
  test.clock.set(new Date());
  for (const remote of remotes)
    for (const at of [1, 2])
      await publish(
        folder,
        writeBuiltRelease(folder, {
          remote,
          release: `${remote}-${at}`,
          routes: remote === 'shell' ? [] : [{ id: remote, path: remote, page: null }],
        }),
      );
  for (const remote of remotes) await promote(store(), remote, `${remote}-1`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The same people each time: visits of a release, of which some failed. */
async function visit(release: string, visits: number, bad: number): Promise<void> {
  const reporter = createReporter({ ...test, folder });
  for (let at = 0; at < visits; at += 1) await reporter.visit(addressOf(at), release, at < bad ? 1 : 0);
  await reporter.telemetry.flush();
}

async function visitSinceYesterday(): Promise<void> {
  for (const hours of [26, 1]) {
    test.clock.set(new Date(Date.now() - hours * 3_600_000));
    for (const remote of remotes) await visit(`${remote}-1`, 100, 1);
  }
  test.clock.set(new Date());
}

const guard = () =>
  createReleaseGuard({
    db: test.db,
    clock: test.clock,
    config: { ...testConfig, releasesDir: folder },
    registry: store(),
    call: async () => ({ status: 503, headers: {}, body: '' }),
    onChange: () => undefined,
    onFailure: (remote, error) => failures.push(`${remote}: ${String(error)}`),
  });
async function runGuard(): Promise<Record<string, string>> {
  test.clock.advance(61);
  await guard().run();
  expect(failures).toEqual([]);
  return Object.fromEntries(Object.entries((await readRegistry(folder)).remotes).map(([remote, { stable }]) => [remote, stable]));
}

it('rolls back two bad releases that were promoted at once, of which neither is an excuse for the other', async () => {
  await visitSinceYesterday();
  for (const remote of ['forum', 'chat']) await promote(store(), remote, `${remote}-2`);
  test.clock.advance(600);
  for (const release of ['forum-2', 'chat-2']) await visit(release, 100, 60);
  for (const release of ['content-1', 'shell-1']) await visit(release, 100, 1);
  expect(await runGuard()).toMatchObject({ forum: 'forum-1', chat: 'chat-1', content: 'content-1' });
});

it('rolls back a bad release while another remote has a bad canary', async () => {
  await visitSinceYesterday();
  await promote(store(), 'forum', 'forum-2');
  await setCanary(store(), 'chat', 'chat-2', 50);
  test.clock.advance(600);
  await visit('forum-2', 100, 60);
  await visit('chat-2', 50, 40);
  for (const release of ['chat-1', 'content-1']) await visit(release, 50, 1);
  expect(await runGuard()).toMatchObject({ forum: 'forum-1' });
});

it('rolls back a shell with which the pages of all remotes fail', async () => {
  await visitSinceYesterday();
  await promote(store(), 'shell', 'shell-2');
  test.clock.advance(120);
  for (const release of ['shell-2', 'forum-1', 'chat-1', 'content-1']) await visit(release, 100, 60);
  expect(await runGuard()).toMatchObject({ shell: 'shell-1' });
});

it('keeps all releases during an outage, also those that were promoted together and the shell', async () => {
  await visitSinceYesterday();
  for (const remote of remotes) await promote(store(), remote, `${remote}-2`);
  test.clock.advance(120);
  for (const remote of remotes) await visit(`${remote}-2`, 100, 1);
  test.clock.advance(3600);
  for (const remote of remotes) await visit(`${remote}-2`, 150, 140);
  expect(await runGuard()).toMatchObject({ shell: 'shell-2', forum: 'forum-2', chat: 'chat-2', content: 'content-2' });
});

it('does not hold late reports of the release before against the one that is live', async () => {
  await visitSinceYesterday();
  await promote(store(), 'forum', 'forum-2');
  test.clock.advance(600);
  await visit('forum-2', 100, 1);
  await visit('forum-1', 200, 190);
  expect(await runGuard()).toMatchObject({ forum: 'forum-2' });
});

it('rolls back a bad release that was promoted with a clock ahead of that of the reports', async () => {
  await visitSinceYesterday();
  await promote(store(), 'forum', 'forum-2');
  test.clock.set(new Date(Date.now() - 1_800_000));
  await visit('forum-2', 100, 60);
  for (const release of ['chat-1', 'content-1']) await visit(release, 100, 1);
  expect(await runGuard()).toMatchObject({ forum: 'forum-1' });
});

it('rolls back a bad release that is promoted again while it is live', async () => {
  await visitSinceYesterday();
  await promote(store(), 'forum', 'forum-2', 'start');
  await promote(store(), 'forum', 'forum-2');
  await promote(store(), 'forum', 'forum-2');
  test.clock.advance(600);
  await visit('forum-2', 100, 60);
  for (const release of ['chat-1', 'content-1']) await visit(release, 100, 1);
  expect(await runGuard()).toMatchObject({ forum: 'forum-1' });
});

it('decides once where two processes and an operator decide at the same moment', async () => {
  await visitSinceYesterday();
  await setCanary(store(), 'forum', 'forum-2', 50);
  test.clock.advance(61);
  await visit('forum-1', 100, 1);
  await visit('forum-2', 100, 60);
  test.clock.advance(61);
  const promoting = promote(store(), 'forum', 'forum-2').catch(() => undefined);
  const halting = halt(store(), 'forum', 'forum-2', { reason: 'looks bad' }).catch(() => undefined);
  await Promise.all([guard().run(), guard().run(), promoting, halting]);
  const { stable, canary, withdrawn = [] } = (await readRegistry(folder)).remotes.forum ?? {};
  expect(canary).toBeNull();
  // Promoted before it was halted, or withdrawn and not promoted.
  expect(stable === 'forum-2').toBe(!withdrawn.some(({ release }) => release === 'forum-2'));
});
