import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '@oracle-astra/release/src/publish';
import { setFlag } from '@oracle-astra/release/src/registry/flags';
import { promote } from '@oracle-astra/release/src/registry/registry';
import { folderRegistry, readRegistry } from '@oracle-astra/release/src/registry/registry-file';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
import { experimentCounts } from '../../../db/schema';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';
import { addressOf, createReporter, type Reporter } from '../testing/report-visits';

let test: TestApp;
let folder: string;
let reporter: Reporter;
let run: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'experiments-'));
  const flags = { 'forum.isTried': { type: 'boolean' as const, default: false, experiment: { goal: 'forum.replied' } } };
  await publish(folder, writeBuiltRelease(folder, { remote: 'forum', release: 'forum-1', flags }));
  await publish(folder, writeBuiltRelease(folder, { remote: 'shell', release: 'shell-1' }));
  for (const remote of ['shell', 'forum']) await promote(folderRegistry(folder), remote, `${remote}-1`);
  run = (await setFlag(folderRegistry(folder), 'forum.isTried', { rules: [{ value: true, percent: 50 }] })).revision;
  test = await createTestApp({ config: { ...testConfig, releasesDir: folder } });
  reporter = createReporter({ ...test, folder });
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => void (await test.db.delete(experimentCounts)));

const counts = async () =>
  Object.fromEntries(
    (await test.db.select().from(experimentCounts))
      .map(({ variant, measure, count, run: own }) => [`${variant} ${measure}${own === run ? '' : ' of another run'}`, count] as const)
      .sort(),
  );
const variant = (value: string) => [`forum.isTried@${run}=${value}`];

it('counts visits, failures, goals and vitals by the value that the token of the document names', async () => {
  for (let at = 0; at < 6; at += 1) {
    const token = await reporter.serve(addressOf(at), false, null, variant(at < 4 ? 'true' : 'false'));
    await reporter.report(addressOf(at), token, 'forum-1', at === 0 ? 1 : 0, { vitals: { inp: 100, ttfb: 50 } });
    if (at < 3) await reporter.report(addressOf(at), token, 'forum-1', 0, { visits: 0, goals: ['forum.replied'] });
  }
  await reporter.telemetry.flush();
  expect(await counts()).toEqual({ 'true visits': 4, 'true bad': 1, 'true goals': 3, 'true inp': 4, 'false visits': 2, 'false inp': 2 });
});

it('counts the goal of a document once, over several reports and processes', async () => {
  const token = await reporter.serve('20.1.0.1', false, null, variant('true'));
  const other = createReporter({ ...test, folder });
  for (const each of [reporter, other, reporter]) {
    await each.report('20.1.0.1', token, 'forum-1', 0, { goals: ['forum.replied', 'forum.unknown'] });
    await each.report('20.1.0.1', token, 'forum-1', 0, { visits: 0, goals: ['forum.replied'] });
    await each.telemetry.flush();
  }
  expect(await counts()).toEqual({ 'true visits': 1, 'true goals': 1 });
});

it('counts nothing for documents outside of the experiment, for another run, and without a genuine token', async () => {
  const goals = { goals: ['forum.replied'] };
  await reporter.report('20.2.0.1', await reporter.serve('20.2.0.1', false), 'forum-1', 0, goals);
  await reporter.report('20.2.1.1', await reporter.serve('20.2.1.1', false, null, [`forum.isTried@${run - 1}=true`]), 'forum-1', 0, goals);
  await reporter.report('20.2.2.1', 'forged', 'forum-1', 0, goals);
  await reporter.report('20.2.3.1', await reporter.serve('20.2.3.1', false, null, variant('true')), 'shell-1', 0, goals);
  await reporter.telemetry.flush();
  expect(await counts()).toEqual({});
});

it('counts what the guard counts: a hundred documents of one address are few visits', async () => {
  for (let at = 0; at < 100; at += 1)
    await reporter.report('20.3.0.1', await reporter.serve('20.3.0.1', false, null, variant('true')), 'forum-1', 0);
  await reporter.telemetry.flush();
  expect(await counts()).toEqual({ 'true visits': 10 });
});

it('a page of a shared cache gets no token that would take it out of its experiment', async () => {
  const visitor = { ip: '20.4.0.1', person: null, bucketOf: () => 0 };
  expect(await reporter.telemetry.issueToken(visitor)).toBeNull();
  await setFlag(folderRegistry(folder), 'forum.isTried', 'off');
  expect(await reporter.telemetry.issueToken(visitor)).toEqual(expect.any(String));
  expect((await readRegistry(folder)).remotes.forum).toMatchObject({
    flags: { 'forum.isTried': { off: true, rules: [{ value: true, percent: 50 }] } },
  });
});
