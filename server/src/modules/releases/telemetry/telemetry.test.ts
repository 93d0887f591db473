import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { publish } from '@oracle-astra/release/src/publish';
import { promote } from '@oracle-astra/release/src/registry';
import { folderRegistry } from '@oracle-astra/release/src/registry-file';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
import { releaseReportPath } from '@oracle-astra/shared/contract';
import { releaseCounts, releaseVitals } from '../../../db/schema';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';
import { createReleaseStore } from '../../../documents/release-store';
import { addBodyParsers } from '../../../plugins/body-parsers';
import { validatorCompiler } from '../../../plugins/validation';
import { telemetryRoutes } from './routes';
import { createTelemetryService } from './service';
import { fromStep, toPercentile75, toStep } from './steps';

let test: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'telemetry-'));
  await publish(folder, writeBuiltRelease(folder, { remote: 'forum', release: 'forum-1' }));
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

  it('is taken as a beacon sends it, and is refused where it is not as described', async () => {
    expect((await send([entry])).statusCode).toBe(204);
    for (const wrong of [{ ...entry, visits: 2 }, { ...entry, remote: '../x' }, { ...entry, bad: -1 }, { remote: 'forum' }])
      expect((await send([wrong])).statusCode).toBe(400);
    expect((await send([])).statusCode).toBe(400);
  });

  it('counts known releases alone, each once a report, and no more than thirty reports of an address a minute', async () => {
    const telemetry = createTelemetryService({ ...test, releases: createReleaseStore(folder, () => undefined) });
    const report = { revision: 2, releases: [entry, entry, { ...entry, release: 'forum-9' }] };
    for (let at = 0; at < 50; at += 1) await telemetry.record(report, '192.0.2.1');
    for (let at = 0; at < 50; at += 1) await telemetry.record(report, `2001:db8:1:1::${at}`);
    await telemetry.flush();
    await telemetry.flush();
    expect(await test.db.select().from(releaseCounts)).toMatchObject([{ release: 'forum-1', revision: 2, visits: 60, bad: 0 }]);
    expect(await test.db.select().from(releaseVitals)).toMatchObject([{ vital: 'lcp', count: 60 }]);
  });

  it('counts the releases that visitors get: of a registry that cannot be used none', async () => {
    const at = mkdtempSync(path.join(tmpdir(), 'telemetry-'));
    await publish(at, writeBuiltRelease(at, { remote: 'forum', release: 'forum-1' }));
    await promote(folderRegistry(at), 'forum', 'forum-1');
    const telemetry = createTelemetryService({ ...test, releases: createReleaseStore(at, () => undefined) });
    const report = (release: string) => ({ revision: 7, releases: [{ ...entry, release }] });
    await telemetry.record(report('forum-1'), '192.0.2.9');
    // The files of its stable release are not here: the last good registry stands.
    const registry = JSON.stringify({
      revision: 3,
      remotes: { forum: { stable: 'forum-3', canary: null, previous: null, withdrawn: [] } },
    });
    writeFileSync(path.join(at, 'registry.json'), registry);
    for (const release of ['forum-3', 'forum-1']) await telemetry.record(report(release), '192.0.2.9');
    await telemetry.flush();
    const rows = await test.db.select().from(releaseCounts).where(eq(releaseCounts.revision, 7));
    expect(rows).toMatchObject([{ release: 'forum-1', visits: 2 }]);
    rmSync(at, { recursive: true });
  });

  it('of a browser that tests a release is not counted', async () => {
    const record = jest.fn();
    const app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    addBodyParsers(app);
    await app.register(telemetryRoutes({ telemetry: { record, flush: async () => undefined } }));
    for (const cookie of ['test-release=a.b', 'theme=dark'])
      await app.inject({ method: 'POST', url: releaseReportPath, headers: { cookie }, payload: { revision: 2, releases: [entry] } });
    expect(record).toHaveBeenCalledTimes(1);
    await app.close();
  });
});

it('a vital is known within a tenth by its step, and three quarters of visits do not exceed the percentile', () => {
  for (const value of [3, 120, 2400, 15_000]) expect(Math.abs(fromStep('lcp', toStep('lcp', value)) / value - 1)).toBeLessThan(0.1);
  expect(fromStep('cls', toStep('cls', 0.1))).toBeCloseTo(0.1, 1);
  const counts = [4000, 1000, 2000, 1500].map((value) => ({ step: toStep('lcp', value), count: 1 }));
  expect(toPercentile75('lcp', counts)).toBe(fromStep('lcp', toStep('lcp', 2000)));
  expect(toPercentile75('lcp', [])).toBeNull();
});
