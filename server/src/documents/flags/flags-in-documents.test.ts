import type { FlagDeclarations } from '@oracle-astra/shared/contract';
import { createReportTokens } from '../report-token';
import { createReleaseStore } from '../releases/release-store';
import { channel, remoteRelease, writeRegistry, writeRelease } from '../testing/releases';
import { createTestSiteRoutes, writeSiteReleases } from '../testing/site-app';
import { addMetrics } from '../../plugins/metrics';
import { createFlagService } from './flag-service';
import Fastify, { type FastifyInstance } from 'fastify';
import { rmSync } from 'node:fs';

const now = new Date(1_795_262_400_000);
const tokens = createReportTokens({ secrets: { list: ['a secret of these tests'] }, clock: () => now });
const flags: FlagDeclarations = { 'forum.isTried': { type: 'boolean', default: false, experiment: { goal: 'forum.replied' } } };
const setting = (rules: object[], more: object = {}) => ({ 'forum.isTried': { rules, run: 2, ...more } });

let folder: string;
let processes: FastifyInstance[];

async function openProcess(): Promise<FastifyInstance> {
  const app = Fastify();
  const store = createReleaseStore(folder, () => undefined);
  addMetrics(app);
  const getRegistry = async () => (await store.getRevision()).registry;
  const service = createFlagService({ log: { error: () => undefined }, getRegistry });
  await app.register(
    createTestSiteRoutes(folder, { flags: service, reportTokens: tokens, releases: { store, fetchRelease: async () => undefined } }),
  );
  return app;
}

beforeEach(async () => {
  folder = writeSiteReleases();
  writeRelease(folder, { ...remoteRelease('forum', 2, 'forum', 'forum/:slug'), flags });
  processes = [await openProcess(), await openProcess()];
});
afterEach(async () => {
  await Promise.all(processes.map((app) => app.close()));
  rmSync(folder, { recursive: true });
});

let revision = 1;
const setFlags = (own?: object) =>
  writeRegistry(folder, (revision += 1), {
    shell: channel('shell-1'),
    forum: channel('forum-2', own && { flags: own }),
    chat: channel('chat-1'),
  });

async function open(headers: Record<string, string> = {}, at = 0) {
  const response = await processes[at]!.inject({ url: '/forum', headers });
  const details = /data-details="([^"]*)"/.exec(response.body)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  const cookies = [response.headers['set-cookie'] ?? []].flat();
  const [, report = null] = /release-report=([^;]*)/.exec(cookies.join('\n')) ?? [];
  const [, group] = /release-group=([^;]*)/.exec(cookies.join('\n')) ?? [];
  const token = tokens.read(report);
  const variants = ['true', 'false'].filter((value) => typeof token !== 'string' && token.hasVariant(`forum.isTried@2=${value}`));
  return { flags: (JSON.parse(details) as { flags?: object }).flags, group, variants, cache: response.headers['cache-control'] };
}

it('a document without settings has no byte of flags, no id of the browser, and is for all', async () => {
  setFlags();
  expect(await open()).toMatchObject({ flags: undefined, group: undefined, variants: [] });
});

it('a new visitor gets the value of an id that stays, in each process, and the token names it', async () => {
  setFlags(setting([{ value: true, percent: 50 }]));
  const seen = new Set<string>();
  for (let at = 0; at < 20; at += 1) {
    const first = await open();
    expect(first.group).toMatch(/^[\w-]{11}$/);
    expect(first.cache).not.toContain('public');
    expect(first.variants).toEqual([first.flags ? 'true' : 'false']);
    for (const process of [0, 1]) {
      const again = await open({ cookie: `release-group=${first.group}` }, process);
      expect([again.flags, again.group, again.variants]).toEqual([first.flags, undefined, first.variants]);
    }
    seen.add(String(first.variants));
  }
  expect(seen).toEqual(new Set(['true', 'false']));
});

it('a change has effect in each process with the next document', async () => {
  setFlags(setting([{ value: true }]));
  for (const process of [0, 1]) expect((await open({}, process)).flags).toEqual({ 'forum.isTried': true });
  setFlags(setting([{ value: true }], { off: true }));
  for (const process of [0, 1]) expect((await open({}, process)).flags).toBeUndefined();
});

it('a browser with Global Privacy Control takes no part', async () => {
  setFlags(setting([{ value: true, percent: 99.9 }]));
  expect(await open({ 'sec-gpc': '1' })).toMatchObject({ flags: undefined, variants: [] });
});
