/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { publish } from '@oracle-astra/release/src/publish';
import { halt, promote, setCanary } from '@oracle-astra/release/src/registry/registry';
import { folderRegistry, readRegistry } from '@oracle-astra/release/src/registry/registry-file';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
import { releaseReportPath } from '@oracle-astra/shared/contract';
import { releaseCounts, releaseDiscounts, releaseEvidence, releaseFailures, releaseSlices, releaseVitals } from '../../../db/schema';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';
import { createReportTokens } from '../../../documents/report-token';
import { addBodyParsers } from '../../../plugins/limits/body-parsers';
import { validatorCompiler } from '../../../plugins/validation';
import { addressOf, createReporter, type Reporter } from '../testing/report-visits';
import { telemetryRoutes } from './routes';
import { fromStep, toPercentile75, toStep } from './steps';

let test: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'telemetry-'));
  const routes = [{ id: 'start', path: 'forum', page: null }];
  await publish(folder, writeBuiltRelease(folder, { remote: 'forum', release: 'forum-1', routes }));
  await promote(folderRegistry(folder), 'forum', 'forum-1');
  test = await createTestApp({ config: { ...testConfig, releasesDir: folder } });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the report of a page', () => {
  const entry = { remote: 'forum', release: 'forum-1', visits: 1, bad: 0, load: 0, page: 0, api: 0, vitals: { lcp: 1200 } };
  const send = (releases: object[], headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: releaseReportPath,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload: JSON.stringify({ revision: 2, releases }),
    });

  it('is accepted as sent by a beacon, and refused in another format', async () => {
    expect((await send([entry])).statusCode).toBe(204);
    for (const wrong of [{ ...entry, visits: 2 }, { ...entry, remote: '../x' }, { ...entry, bad: -1 }, { remote: 'forum' }])
      expect((await send([wrong])).statusCode).toBe(400);
    expect((await send([])).statusCode).toBe(400);
  });

  const readCounts = () => test.db.select().from(releaseCounts);
  const readReasons = async () =>
    Object.fromEntries((await test.db.select().from(releaseDiscounts)).map(({ reason, reports, bad }) => [reason, [reports, bad]]));
  let reporter: Reporter;
  beforeEach(async () => {
    for (const table of [releaseCounts, releaseVitals, releaseSlices, releaseEvidence, releaseFailures, releaseDiscounts])
      await test.db.delete(table);
    reporter = createReporter({ ...test, folder });
  });
  /** Each of the `documents`, served to addresses, reports. */
  async function visit(addresses: string[], bad = 0): Promise<void> {
    for (const address of addresses) await reporter.visit(address, 'forum-1', bad, { vitals: { lcp: 1200 } });
    await reporter.telemetry.flush();
  }

  it('counts once for the known releases of its document, with its vitals', async () => {
    const token = await reporter.serve('20.0.0.1', false);
    const report = { revision: 1, releases: [entry, entry, { ...entry, release: 'forum-9' }] };
    for (let at = 0; at < 50; at += 1) await reporter.telemetry.record(report, { address: addressOf(at), userAgent: '', token });
    await reporter.telemetry.flush();
    for (let at = 0; at < 50; at += 1) await reporter.telemetry.record(report, { address: addressOf(at), userAgent: '', token });
    await reporter.telemetry.flush();
    await reporter.telemetry.flush();
    expect(await readCounts()).toMatchObject([{ release: 'forum-1', revision: 1, visits: 1, bad: 0 }]);
    expect(await test.db.select().from(releaseVitals)).toMatchObject([{ vital: 'lcp', count: 1 }]);
    expect(await readReasons()).toEqual({ repeated: [99, 0] });
  });

  it('counts its vitals once, however often its document reports them', async () => {
    const token = await reporter.serve('20.0.0.1', false);
    await reporter.report('20.0.0.1', token, 'forum-1', 0, { vitals: { lcp: 1200 } });
    await reporter.telemetry.flush();
    const later = { visits: 0, vitals: { lcp: 9000, cls: 0.3 } };
    for (let at = 0; at < 5; at += 1) await reporter.report('20.0.0.1', token, 'forum-1', 0, later);
    await reporter.telemetry.flush();
    const vitals = await test.db.select().from(releaseVitals).orderBy(releaseVitals.vital);
    expect(vitals).toMatchObject([
      { vital: 'cls', count: 1 },
      { vital: 'lcp', step: toStep('lcp', 1200), count: 1 },
    ]);
  });

  const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
  it.each([
    ['cheap phone', { userAgent: android, memory: 2 }],
    ['phone', { userAgent: android, memory: 8 }],
    ['phone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' }],
    ['tablet', { userAgent: android.replace(' Mobile', ''), memory: 2 }],
    ['computer', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', memory: 1 }],
  ])('counts its vitals for its page, its language and a %s', async (device, browser) => {
    const vitals = { lcp: 1200, ttfb: 90 };
    await reporter.visit('20.0.0.1', 'forum-1', 0, { vitals }, { page: 'forum', locale: 'hi', ...browser });
    await reporter.telemetry.flush();
    const rows = await test.db.select().from(releaseSlices).orderBy(releaseSlices.kind);
    const measured = { release: 'forum-1', vital: 'lcp', step: toStep('lcp', 1200), count: 1 };
    expect(rows).toMatchObject([
      { kind: 'device', value: device, ...measured },
      { kind: 'language', value: 'hi', ...measured },
      { kind: 'page', value: '/forum', ...measured },
    ]);
  });

  it('adds no rows for pages and languages that the site does not have', async () => {
    await reporter.visit('20.0.0.1', 'forum-1', 0, { vitals: { lcp: 1200 } }, { page: 'forum/made-up', locale: 'xx' });
    await reporter.telemetry.flush();
    expect(await test.db.select().from(releaseSlices)).toMatchObject([{ kind: 'device', value: 'computer' }]);
  });

  it('of a page that failed later counts as one failed visit, over two processes', async () => {
    const token = await reporter.serve('20.0.0.1', false);
    await reporter.report('20.0.0.1', token, 'forum-1', 0);
    await reporter.telemetry.flush();
    const other = createReporter({ ...test, folder });
    for (let at = 0; at < 2; at += 1) await other.report('20.0.0.1', token, 'forum-1', 1, { visits: 0 });
    await Promise.all([reporter.telemetry.flush(), other.telemetry.flush()]);
    expect(await readCounts()).toMatchObject([{ visits: 1, bad: 1 }]);
    expect(await test.db.select().from(releaseFailures)).toMatchObject([{ release: 'forum-1', bad: 1 }]);
  });

  it('counts once for concurrent processes', async () => {
    const token = await reporter.serve('20.0.0.1', false);
    const processes = [reporter, createReporter({ ...test, folder }), createReporter({ ...test, folder })];
    for (const each of processes) await each.report('20.0.0.1', token, 'forum-1', 1);
    await Promise.all(processes.map(({ telemetry }) => telemetry.flush()));
    expect(await readCounts()).toMatchObject([{ visits: 1, bad: 1 }]);
    expect(await readReasons()).toEqual({ repeated: [2, 2] });
  });

  it('is recorded but not counted without a valid token of this site', async () => {
    const token = await reporter.serve('20.0.0.1', false);
    const foreign = createReportTokens({ secrets: { list: ['another secret'] }, clock: test.clock });
    const forged = foreign.issue({ registry: await readRegistry(folder), bucketOf: () => 0, ip: '20.0.0.1', person: null });
    for (const each of [null, '', 'x', forged, `${token.slice(0, -4)}AAAA`, `A${token}`])
      await reporter.report('20.0.0.1', each, 'forum-1', 1);
    test.clock.advance(30 * 60 + 1);
    await reporter.report('20.0.0.1', token, 'forum-1', 1);
    await reporter.telemetry.flush();
    expect(await readCounts()).toEqual([]);
    expect(await readReasons()).toEqual({ token: [6, 6], late: [1, 1] });
  });

  it('does not count for a live release outside of its document', async () => {
    await publish(folder, writeBuiltRelease(folder, { remote: 'forum', release: 'forum-2' }));
    await setCanary(folderRegistry(folder), 'forum', 'forum-2', 5);
    for (const hasCanary of [false, true]) await reporter.report('20.0.0.1', await reporter.serve('20.0.0.1', hasCanary), 'forum-2', 1);
    await reporter.telemetry.flush();
    await halt(folderRegistry(folder), 'forum', 'forum-2', { reason: 'tested' });
    expect(await readCounts()).toMatchObject([{ release: 'forum-2', visits: 1 }]);
    expect(await readReasons()).toEqual({ release: [1, 1] });
  });

  it.each([
    ['address', Array.from({ length: 100 }, () => '20.0.0.1'), 10],
    ['/64', Array.from({ length: 100 }, (_, at) => `2001:db8:1:1::${at}`), 10],
    ['/24', Array.from({ length: 100 }, (_, at) => `20.0.0.${at}`), 10],
    ['/48', Array.from({ length: 100 }, (_, at) => `2001:db8:1:${at}::1`), 10],
    ['network each', Array.from({ length: 100 }, (_, at) => addressOf(at)), 100],
  ])('counts few visits of one %s although a hundred documents were served there', async (_what, addresses, visits) => {
    await visit(addresses, 1);
    expect(await readCounts()).toMatchObject([{ visits, bad: visits }]);
    test.clock.advance(601);
    await visit(addresses.slice(0, 1));
    expect((await readCounts()).reduce((sum, row) => sum + row.visits, 0)).toBe(visits + 1);
  });

  it('counts one visit of a person in ten minutes, from any address', async () => {
    for (let at = 0; at < 20; at += 1) {
      const token = await reporter.serve(addressOf(at), false, at % 2 === 0 ? 'session of Asha' : 'session of Ravi');
      await reporter.report(addressOf(at), token, 'forum-1', 1);
    }
    await reporter.telemetry.flush();
    expect(await readCounts()).toMatchObject([{ visits: 2 }]);
    expect(await readReasons()).toEqual({ person: [18, 18] });
  });

  it('counts only live releases, and none with an unusable registry', async () => {
    const at = mkdtempSync(path.join(tmpdir(), 'telemetry-'));
    await publish(at, writeBuiltRelease(at, { remote: 'forum', release: 'forum-1' }));
    await promote(folderRegistry(at), 'forum', 'forum-1');
    const own = createReporter({ ...test, folder: at });
    await own.visit('20.0.0.1', 'forum-1', 0);
    // The files of its stable release are missing, so the last good registry is used.
    const registry = JSON.stringify({
      revision: 3,
      remotes: { forum: { stable: 'forum-3', canary: null, previous: 'forum-1', withdrawn: [] } },
    });
    writeFileSync(path.join(at, 'registry.json'), registry);
    for (const release of ['forum-3', 'forum-1']) await own.visit('20.0.1.1', release, 0);
    await own.telemetry.flush();
    expect(await readCounts()).toMatchObject([{ release: 'forum-1', visits: 2 }]);
    rmSync(at, { recursive: true });
  });

  it('of a browser that tests a release is not counted', async () => {
    const record = jest.fn();
    const app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    addBodyParsers(app);
    await app.register(
      telemetryRoutes({ telemetry: { record, issueToken: async () => null, flush: async () => undefined }, deps: { config: testConfig } }),
    );
    for (const cookie of ['test-release=a.b', 'theme=dark'])
      await app.inject({ method: 'POST', url: releaseReportPath, headers: { cookie }, payload: { revision: 2, releases: [entry] } });
    expect(record).toHaveBeenCalledTimes(1);
    await app.close();
  });
});

it('a vital’s step is exact within a tenth, and the percentile is the 75th', () => {
  for (const value of [3, 120, 2400, 15_000]) expect(Math.abs(fromStep('lcp', toStep('lcp', value)) / value - 1)).toBeLessThan(0.1);
  expect(fromStep('cls', toStep('cls', 0.1))).toBeCloseTo(0.1, 1);
  const counts = [4000, 1000, 2000, 1500].map((value) => ({ step: toStep('lcp', value), count: 1 }));
  expect(toPercentile75('lcp', counts)).toBe(fromStep('lcp', toStep('lcp', 2000)));
  expect(toPercentile75('lcp', [])).toBeNull();
});
