import { Counter, Histogram, Registry } from 'prom-client';
import { releaseCounts, releaseSlices, releaseVitals } from '../../../db/schema';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { readActivity } from './activity';
import { toStep } from '../telemetry/steps';
import { createReleaseReports } from './reports';

const until = new Date('2026-11-22T12:00:00Z');
const since = new Date('2026-11-22T11:00:00Z');
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(until);
  const minute = (offset: number) => new Date(since.getTime() + offset * 60_000);
  const row = (release: string, offset: number, visits: number, bad: number, revision = 7) => ({
    ...{ remote: 'forum', release, revision, minute: minute(offset), visits, bad },
    ...{ load: bad, page: 0, api: 0 },
  });
  await test.db
    .insert(releaseCounts)
    .values([
      row('forum-1', -90, 500, 5, 6),
      row('forum-1', 10, 300, 3),
      row('forum-2', 10, 30, 15),
      row('forum-1', 20, 300, 3),
      row('forum-2', 20, 30, 15),
    ]);
});

const question = {
  remote: 'forum',
  release: 'forum-2',
  other: 'forum-1',
  since,
  shares: [{ from: since, percent: 10 }],
  until,
  witnesses: [],
};

it('draws by hour what three quarters of visits do not exceed', async () => {
  const vital = (hour: string, value: number, count: number) => ({
    ...{ remote: 'forum', release: 'forum-1', hour: new Date(`2026-11-22T${hour}:00:00Z`) },
    ...{ vital: 'lcp' as const, step: toStep('lcp', value), count },
  });
  await test.db.insert(releaseVitals).values([vital('10', 1000, 3), vital('10', 4000, 1), vital('11', 1000, 1), vital('11', 4000, 3)]);
  const { hours, releases } = await createReleaseReports(test).figures();
  const { lcp, inp } = releases.find(({ release }) => release === 'forum-1')?.lines ?? { lcp: [], inp: [] };
  const at = (hour: string) => Math.round((lcp[hours.indexOf(Date.parse(`2026-11-22T${hour}:00:00Z`) / 1000)] ?? 0) / 1000);
  expect([at('10'), at('11'), at('09')]).toEqual([1, 4, 0]);
  expect(inp.every((value) => value === null)).toBe(true);
});

it('separates pages and devices: by release in sums, and over all releases in lines', async () => {
  const slice = (release: string, hour: string, kind: 'page' | 'device', value: string, lcp: number, count: number) => ({
    ...{ remote: 'forum', release, hour: new Date(`2026-11-22T${hour}:00:00Z`), kind, value },
    ...{ vital: 'lcp' as const, step: toStep('lcp', lcp), count },
  });
  await test.db
    .insert(releaseSlices)
    .values([
      slice('forum-1', '10', 'page', '/forum', 1000, 40),
      slice('forum-1', '11', 'page', '/forum', 1000, 10),
      slice('forum-2', '11', 'page', '/forum', 4000, 90),
      slice('forum-1', '11', 'device', 'phone', 2000, 5),
      ...['a', 'b', 'c', 'd'].map((name) => slice('forum-1', '11', 'page', `/forum/${name}`, 1000, 2)),
    ]);
  const { hours, slices } = await createReleaseReports(test).figures();
  const page = slices.find(({ value }) => value === '/forum');
  const at = (hour: string) => Math.round((page?.lines?.lcp[hours.indexOf(Date.parse(`2026-11-22T${hour}:00:00Z`) / 1000)] ?? 0) / 1000);
  expect([at('10'), at('11'), at('09')]).toEqual([1, 4, 0]);
  expect(page?.releases.map(({ release, visits }) => [release, visits]).sort()).toEqual([
    ['forum-1', 50],
    ['forum-2', 90],
  ]);
  expect(slices.filter(({ kind, lines }) => kind === 'page' && lines !== null)).toHaveLength(4);
  expect(slices.find(({ kind }) => kind === 'device')).toMatchObject({ value: 'phone', visits: 5 });
});

it('compares a canary with the others’ release in the same time, with a chart of both', async () => {
  const { judgement, release, other, chart } = await createReleaseReports(test).compare({ ...question, isCanary: true });
  expect(judgement).toMatchObject({ isWorse: true, canary: 0.5, stable: 0.01 });
  expect([release, other]).toEqual([
    { visits: 60, bad: 30, known: 0, load: 30, page: 0, api: 0 },
    { visits: 600, bad: 6, known: 0, load: 6, page: 0, api: 0 },
  ]);
  expect(chart.release.filter((share) => share !== null)).toEqual([50, 50]);
  expect(chart.other.filter((share) => share !== null)).toEqual([1, 1]);
});

it('reports unconfirmed failures of a canary as such', async () => {
  const shares = [{ from: since, percent: 1 }];
  const { judgement } = await createReleaseReports(test).compare({ ...question, isCanary: true, shares });
  expect(judgement).toMatchObject({ isWorse: false, isInDoubt: true, canary: 0.5 });
});

it('compares a stable release with that of the previous day', async () => {
  const { other } = await createReleaseReports(test).compare({ ...question, isCanary: false });
  expect(other).toMatchObject({ visits: 500, bad: 5 });
});

it('counts the last hour, and each revision', async () => {
  const reports = createReleaseReports(test);
  expect(await reports.lastHour('forum')).toMatchObject({ visits: 660, bad: 36 });
  expect(await reports.lastHour('chat')).toEqual({ visits: 0, bad: 0, known: 0, load: 0, page: 0, api: 0 });
  expect(await reports.byRevision(7)).toHaveLength(2);
});

it('reads this process’s statistics from its metrics, and nothing without any', async () => {
  const registers = [new Registry()];
  const [registry] = registers;
  expect(await readActivity(registry!)).toEqual({ rendered: null, cached: null, renderMs: null });
  new Counter({ name: 'renders_total', help: '-', registers }).inc(3);
  new Counter({ name: 'render_fallbacks_total', help: '-', registers }).inc(1);
  new Counter({ name: 'page_cache_lookups_total', help: '-', labelNames: ['result'], registers }).inc({ result: 'hit' }, 2);
  new Histogram({ name: 'render_seconds', help: '-', buckets: [0.01, 0.05], registers }).observe(0.02);
  expect(await readActivity(registry!)).toEqual({ rendered: 0.75, cached: 1, renderMs: 50 });
});
