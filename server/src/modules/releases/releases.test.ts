/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { proveKey } from '@oracle-astra/release/src/files/key-proof';
import { publish } from '@oracle-astra/release/src/publish';
import { writeReport } from '@oracle-astra/release/src/check/report/report-files';
import { promote } from '@oracle-astra/release/src/registry/registry';
import { folderRegistry, readRegistry } from '@oracle-astra/release/src/registry/registry-file';
import { createKey, readSigner } from '@oracle-astra/release/src/files/signatures';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
import { toUpload } from '@oracle-astra/release/src/upload';
import type { ReleaseUpload } from '@oracle-astra/shared/contract';
import { addBodyParsers } from '../../plugins/limits/body-parsers';
import { addErrorHandler } from '../../plugins/error-handler';
import { validatorCompiler } from '../../plugins/validation';
import type { Figures } from './ops/figures';
import type { Comparison, ReleaseReports } from './ops/reports';
import { releaseRoutes } from './routes';
import type { ReleaseTest, ReleaseTests } from './tested/repository';

const now = new Date('2026-11-22T12:00:00Z');
const vitals = { ttfb: 90, fcp: 800, lcp: 1512, inp: null, cls: 0.051, tti: 2400 };
const lines = { lcp: [1400, 1512], inp: [null, null], cls: [null, 0.05] };
const figures: Figures = {
  hours: [1, 2],
  releases: [
    { remote: 'forum', release: 'forum-2', visits: 40, bad: 4, load: 3, page: 1, api: 0, vitals, lines, hours: [null, 10] },
    { remote: 'forum', release: 'forum-1', visits: 400, bad: 2, load: 0, page: 1, api: 1, vitals, lines, hours: [0, 1] },
  ],
  slices: [
    {
      ...{ remote: 'forum', kind: 'page', value: '/forum/:id', visits: 140, lines },
      releases: [
        { release: 'forum-1', visits: 100, vitals: { lcp: 1512, inp: null, cls: 0.051 } },
        { release: 'forum-2', visits: 40, vitals: { lcp: 2900, inp: 120, cls: 0 } },
      ],
    },
    { remote: 'forum', kind: 'language', value: 'hi', visits: 0, lines: null, releases: [] },
  ],
};
const reported = { visits: 100, bad: 2, load: 1, page: 1, api: 0 };
/** A canary of which 10 of 20 visits failed, and the other release. */
const comparison: Comparison = {
  judgement: { isWorse: true, evidence: 4200, canary: 0.5, stable: 0.01, visits: 20, isInDoubt: false },
  release: { visits: 20, bad: 10, load: 7, page: 3, api: 0 },
  other: { visits: 200, bad: 2, load: 0, page: 2, api: 0 },
  chart: { times: [1, 2], release: [null, 50], other: [1, 1] },
};
const reports: ReleaseReports = {
  figures: async () => figures,
  lastHour: async () => reported,
  experiments: async () => [],
  discounts: async () => [{ remote: 'forum', release: 'forum-2', reason: 'token', reports: 10_000, bad: 9000 }],
  byRevision: async () => [{ revision: 3, remote: 'forum', release: 'forum-2', visits: 20, bad: 10 }],
  compare: async () => comparison,
};
let results: ReleaseTest[] = [];
const tests: ReleaseTests = { record: async (result) => results.push(result), list: async () => results };
const activity = async () => ({ rendered: 0.997, cached: 0.71, renderMs: 50 });
let folder: string;
let app: FastifyInstance;
const at = (...parts: string[]) => path.join(folder, ...parts);

async function openApp(metricsToken: string | null = null, local = true): Promise<FastifyInstance> {
  const opened = Fastify();
  opened.setValidatorCompiler(validatorCompiler);
  opened.setSerializerCompiler(serializerCompiler);
  addErrorHandler(opened);
  addBodyParsers(opened);
  const config = { local, metricsToken, releasesDir: folder, requiredKeysFile: at('keys.json'), assetsDir: __dirname };
  await opened.register(
    releaseRoutes({
      config,
      registry: folderRegistry(folder),
      clock: () => now,
      reports,
      tests,
      activity,
      openTestSession: async () => '',
    }),
  );
  return opened;
}

beforeEach(async () => {
  results = [];
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  await createKey(folder, { id: 'community', remotes: ['forum'], file: at('community.pem') });
  app = await openApp();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const community = () => readSigner(folder, { RELEASE_KEY: at('community.pem') });
const build = (release: string, remote = 'forum') =>
  writeBuiltRelease(folder, { remote, release }, { contents: { 'page.js': 'p'.repeat(600) } });
const send = async (body: object, headers?: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/ops/releases', headers: headers ?? proveKey(await community(), now), payload: body });

describe('publishing over HTTP', () => {
  it('adds a release that its team signed, with compressed copies, and changes nothing for visitors', async () => {
    const upload = await toUpload(build('forum-1'), await community());
    expect((await send(upload)).json()).toEqual({ status: 'success', remote: 'forum', release: 'forum-1' });
    expect((await send(upload)).statusCode).toBe(200);
    expect(existsSync(at('forum/forum-1/page.js.br'))).toBe(true);
    expect(existsSync(at('forum/forum-1/server.cjs.br'))).toBe(false);
    expect(readFileSync(at('forum/forum-1/entry.js'), 'utf8')).toBe('entry("forum_1")');
    expect(await readRegistry(folder)).toEqual({ revision: 0, remotes: {} });
  });

  it('keeps the brotli copies of the build, which are smaller than those of a server', async () => {
    const folderOfBuild = build('forum-1');
    const copy = brotliCompressSync('p'.repeat(600), { params: { [constants.BROTLI_PARAM_LGWIN]: 10 } });
    writeFileSync(path.join(folderOfBuild, 'page.js.br'), copy);
    await send(await toUpload(folderOfBuild, await community()));
    expect(readFileSync(at('forum/forum-1/page.js.br'))).toEqual(copy);
    expect(existsSync(at('forum/forum-1/page.js.gz'))).toBe(true);
  });

  it.each<[string, (upload: ReleaseUpload) => object, number, string]>([
    [
      'a changed descriptor',
      (upload) => ({ ...upload, descriptor: upload.descriptor.replace('1.0.0', '1.0.1') }),
      403,
      'The signature of the release is wrong',
    ],
    ['a key that is not known', (upload) => ({ ...upload, key: 'stranger' }), 403, 'signed by a key that is not known here (stranger)'],
    [
      'a changed file',
      (upload) => ({ ...upload, files: { ...upload.files, 'entry.js': 'AAAA' } }),
      400,
      'entry.js is not what the descriptor says',
    ],
    ['a missing file', (upload) => ({ ...upload, files: {} }), 400, 'entry.js is missing'],
    [
      'a file of elsewhere',
      (upload) => ({ ...upload, files: { ...upload.files, '../../x': 'AAAA' } }),
      400,
      '../../x is not in the descriptor',
    ],
    [
      'a compressed copy of something else',
      (upload) => ({ ...upload, files: { ...upload.files, 'page.js.br': brotliCompressSync('evil()').toString('base64') } }),
      400,
      'page.js.br holds something else than page.js',
    ],
    [
      'a compressed copy that would fill the memory',
      (upload) => ({
        ...upload,
        files: { ...upload.files, 'page.js.br': brotliCompressSync(Buffer.alloc(64_000_000)).toString('base64') },
      }),
      400,
      'page.js.br cannot be decompressed',
    ],
    [
      'a compressed copy of the server’s build',
      (upload) => ({ ...upload, files: { ...upload.files, 'server.cjs.br': 'AAAA' } }),
      400,
      'server.cjs.br is not in the descriptor',
    ],
    ['a cut-off descriptor', (upload) => ({ ...upload, descriptor: upload.descriptor.slice(0, 50) }), 400, ''],
  ])('refuses %s and leaves nothing', async (_what, change, status, sentence) => {
    const response = await send(change(await toUpload(build('forum-1'), await community())));
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([status, expect.stringContaining(sentence)]);
    expect(existsSync(at('forum/forum-1'))).toBe(false);
  });

  it('refuses other content under the name of a published release', async () => {
    await send(await toUpload(build('forum-1'), await community()));
    const other = writeBuiltRelease(folder, { remote: 'forum', release: 'forum-1' }, { contents: { 'page.js': 'other()' } });
    const response = await send(await toUpload(other, await community()));
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining('forum-1 is published already with other content'),
    ]);
    expect(readFileSync(at('forum/forum-1/page.js'), 'utf8')).toBe('p'.repeat(600));
  });

  it('refuses another team’s remote', async () => {
    await createKey(folder, { id: 'all', remotes: ['*'], file: at('all.pem') });
    const signed = await toUpload(build('chat-1', 'chat'), await readSigner(folder, { RELEASE_KEY: at('all.pem') }));
    const response = await send({ ...signed, key: 'community' });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      403,
      'The key community releases forum, and not chat',
    ]);
  });

  it('reads no body without a current proof of a key', async () => {
    const upload = await toUpload(build('forum-1'), await community());
    const old = proveKey(await community(), new Date(now.getTime() - 3_600_000));
    for (const headers of [{}, old, { ...proveKey(await community(), now), 'x-release-proof': 'AAAA' }])
      expect((await send(upload, headers)).statusCode).toBe(401);
  });
});

describe('the page', () => {
  const ask = (payload: object) => app.inject({ method: 'POST', url: '/ops', payload });

  beforeEach(async () => {
    await promote(
      folderRegistry(folder),
      'shell',
      (await publish(folder, writeBuiltRelease(folder, { remote: 'shell', release: 'shell-1' }))).release,
    );
    for (const release of ['forum-1', 'forum-2', 'forum-3']) await publish(folder, build(release), { signer: await community() });
    await promote(folderRegistry(folder), 'forum', 'forum-1');
  });

  it('links the report of a check in a browser, and shows it', async () => {
    expect((await app.inject({ url: '/ops' })).body).not.toContain('Checked in a browser');
    const empty = { differences: [], unreached: [], notJudged: [], pictures: [], site: 'https://site.example', live: 'forum-1' };
    const findings = [{ rule: 'act-dead', at: '/forum, signed in', message: 'does nothing' }];
    await writeReport(folder, { ...empty, findings, remote: 'forum', release: 'forum-2', checkedAt: now.toISOString() });
    const [, link = ''] = /href="(\/ops\/browser-report[^"]+)"/.exec((await app.inject({ url: '/ops' })).body) ?? [];
    const shown = await app.inject({ url: link.replaceAll('&amp;', '&') });
    expect([shown.statusCode, shown.body]).toEqual([200, expect.stringContaining('forum-2 <span class="bad">is refused</span>')]);
    expect((await app.inject({ url: '/ops/browser-report?remote=forum&release=..%2Fx' })).statusCode).toBe(404);
  });

  it('starts a canary, promotes it and rolls it back, with entries in the history', async () => {
    const canary = await ask({ command: 'canary', remote: 'forum', release: 'forum-2', percent: '5', revision: 2 });
    expect(canary.body).toContain('Done: canary forum forum-2. Revision 3.');
    expect(canary.body).toContain('Halt forum-2');
    expect((await ask({ command: 'promote', remote: 'forum', release: 'forum-2', revision: 3 })).body).toContain('Revision 4.');
    const back = await ask({ command: 'rollback', remote: 'forum', release: 'forum-2', reason: 'votes <lost>', revision: 4 });
    expect(back.body).toContain('votes &lt;lost>');
    expect((await readRegistry(folder)).remotes.forum).toMatchObject({ stable: 'forum-1', withdrawn: [{ release: 'forum-2' }] });
  });

  it('refuses a change based on an older revision', async () => {
    await ask({ command: 'promote', remote: 'forum', release: 'forum-2', revision: 2 });
    const second = await ask({ command: 'canary', remote: 'forum', release: 'forum-3', percent: 5, revision: 2 });
    expect([second.statusCode, second.body]).toEqual([
      409,
      expect.stringContaining('forum was changed meanwhile by promote forum forum-2 by operator'),
    ]);
    expect((await readRegistry(folder)).revision).toBe(3);
  });

  it('runs the check, and promotes a refused release only with a reason', async () => {
    appendFileSync(at('forum/forum-2/entry.js'), ' ');
    const refused = await ask({ command: 'promote', remote: 'forum', release: 'forum-2', revision: 2 });
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('entry.js is not what the descriptor says')]);
    const given = await ask({ command: 'promote', remote: 'forum', release: 'forum-2', revision: 2, override: 'tried by hand' });
    expect(given.body).toContain('override: tried by hand');
  });

  it('refuses an unsigned release if signatures are required, with any reason', async () => {
    await publish(folder, build('forum-9'));
    const given = await ask({ command: 'promote', remote: 'forum', release: 'forum-9', revision: 2, override: 'tried by hand' });
    expect([given.statusCode, given.body]).toEqual([409, expect.stringContaining('The release is not signed')]);
    expect((await readRegistry(folder)).revision).toBe(2);
  });

  it('opens with a damaged live release or registry, and names it', async () => {
    writeFileSync(at('forum/forum-1/descriptor.json'), '{"remote": "for');
    const damaged = await app.inject('/ops');
    expect([damaged.statusCode, damaged.body]).toEqual([
      200,
      expect.stringMatching(/role="alert"[^>]*>forum, forum-1: .* is no whole JSON file/),
    ]);
    expect(damaged.body).toContain('Give another release');
    writeFileSync(at('registry.json'), '{"revision": 2');
    const torn = await app.inject('/ops');
    expect([torn.statusCode, torn.body]).toEqual([
      200,
      expect.stringMatching(/role="alert"[^>]*>.*registry.json is cut off: copy the last good one/),
    ]);
  });

  it('promotes the first release of a remote', async () => {
    await createKey(folder, { id: 'all', remotes: ['*'], file: at('all.pem') });
    await publish(folder, build('chat-1', 'chat'), { signer: await readSigner(folder, { RELEASE_KEY: at('all.pem') }) });
    expect((await app.inject('/ops')).body).toMatch(/<h2>chat <span[^>]*>published, given to nobody/);
    expect((await ask({ command: 'promote', remote: 'chat', release: 'chat-1', revision: 2 })).body).toContain('Revision 3.');
    expect((await app.inject('/ops')).body).not.toContain('given to nobody');
  });

  it.each(['1.5', '-1', '-1e300', '99999999999'])('has no revision %s', async (revision) => {
    expect((await app.inject(`/ops?revision=${revision}`)).statusCode).toBe(400);
  });

  it('refuses forms of another site, also of a browser that only sends the origin', async () => {
    const pin = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/ops',
        headers: { host: 'site.example', ...headers },
        payload: { command: 'pin', remote: 'forum', reason: 'x' },
      });
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['sec-fetch-site', 'same-site'],
      ['origin', 'https://evil.example'],
      ['origin', 'null'],
    ] as const)
      expect((await pin({ [name]: value })).statusCode).toBe(403);
    expect((await readRegistry(folder)).revision).toBe(2);
    expect((await pin({ origin: 'https://site.example' })).statusCode).toBe(200);
  });

  it('shows figures of releases side by side, charts, a remote’s imports, and an earlier revision', async () => {
    const taking = writeBuiltRelease(
      folder,
      {
        remote: 'forum',
        release: 'forum-4',
        takes: { react: ['useState'] },
        routes: [{ id: 'forum-list', path: 'forum', page: 'page.js' }],
      },
      { contents: { 'page.js': 'fetch("/apis/forum/get.php")' } },
    );
    await publish(folder, taking, { signer: await community() });
    await promote(folderRegistry(folder), 'forum', 'forum-4');
    const { body } = await app.inject('/ops?revision=2');
    expect(body).toMatch(/forum-1 <small>previous<.*forum-2 <small></s);
    expect(body).toContain('<th scope="row">Visits with a failure</th><td>0.5 %</td><td>10.0 %</td>');
    expect(body).toContain('<th scope="row">Largest paint</th><td>1.5 s</td>');
    expect(body).toMatch(/Lines in the charts: 1: promote forum-1, .*; \d: promote forum-4, /);
    expect([...body.matchAll(/<figcaption>([^<]*) by hour</g)].map(([, title]) => title)).toEqual(['Largest paint', 'Layout shift']);
    expect(body).toContain('<dt>Endpoints in its own scripts</dt><dd>/apis/forum/get.php</dd>');
    expect(body).toContain('<title>forum, 1 of react: useState</title>');
    expect(body).toContain('<title>forum, 1 of /forum: /forum/get.php</title>');
    expect(body).toContain('aria-label="Which addresses the remotes answer"');
    expect(body).toContain('<b>Revision 2</b>');
    for (const [, address = ''] of body.matchAll(/(?:src|stylesheet" href)="(\/ops[^"]+)"/g))
      expect((await app.inject(address)).statusCode).toBe(200);
  });

  it('begins with figures of the last hour, of this process, and of the registry', async () => {
    const { body } = await app.inject('/ops');
    for (const [name, value] of [
      ['visits reported in the last hour', '100'],
      ['failures in 1,000 visits', '40.0'],
      ['pages rendered on the server *', '99.7 %'],
      ['pages from the cache *', '71.0 %'],
      ['with a canary', '0 of 2'],
    ] as const)
      expect(body).toContain(`<dt>${name}</dt><dd>${value}</dd>`);
  });

  it('shows the vitals of each page, device and language, of the stable release and the canary', async () => {
    await ask({ command: 'canary', remote: 'forum', release: 'forum-2', percent: 5, revision: 2 });
    const { body } = await app.inject('/ops');
    const cells = ['100', '1.5 s', '', '0.05', '40', '2.9 s', '120 ms', '0.00'].map((text) => `<td class="n">${text}</td>`).join('');
    expect(body).toContain(`<th scope="row">/forum/:id</th>${cells}`);
    expect(body).toContain('<th scope="row">Hindi</th>');
    expect(body).toContain('<figcaption>Largest paint by hour and page</figcaption>');
    expect(body).not.toContain('by hour and device');
  });

  it('shows the uncounted reports, and why', async () => {
    const { body } = await app.inject('/ops');
    expect(body).toMatch(
      /Reports that did not count.*<td>forum-2<\/td><td>no document of this site was served for it<\/td><td class="n">10000<\/td><td class="n">9000</s,
    );
  });

  it('shows why a canary was halted, with evidence for both sides and advice, until another release is live', async () => {
    await ask({ command: 'canary', remote: 'forum', release: 'forum-2', percent: 5, revision: 2 });
    const running = (await app.inject('/ops')).body;
    expect(running).toContain('Canary against stable');
    expect(running).toContain('4,200 times as likely if it is worse than if it is not. From 100 times on');
    const halted = (await ask({ command: 'halt', remote: 'forum', release: 'forum-2', reason: 'votes <lost>', revision: 3 })).body;
    expect(halted).toMatch(/role="status".*forum-2 was halted.*All visitors have forum-1.*href="#ended-forum"/s);
    expect(halted).toContain('<p class="reason">votes &lt;lost></p>');
    expect(halted).toContain('<th scope="row">With a failure</th><td><b>50.0 %</b></td><td><b>1.0 %</b></td>');
    expect(halted).toContain('forum-2 is not given again; everyone keeps forum-1');
    expect(halted).toContain('What forum-2 has otherwise than forum-1');
    const next = await ask({ command: 'canary', remote: 'forum', release: 'forum-3', percent: 5, revision: 4 });
    expect(next.body).not.toContain('Taken from visitors');
  });

  it('lists every check with its outcome for a release, refused ones first, and changes nothing', async () => {
    const good = await ask({ command: 'check', remote: 'forum', release: 'forum-2', revision: 2 });
    expect([good.statusCode, good.body]).toEqual([200, expect.stringContaining('forum-2 fits what is live.')]);
    expect(good.body).toMatch(/<li class="passed">.*<b>Files and hashes<.*<li class="not-judged">.*<b>In Chromium</s);
    appendFileSync(at('forum/forum-2/entry.js'), ' ');
    const refused = await ask({ command: 'check', remote: 'forum', release: 'forum-2', revision: 2 });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toMatch(/<ul class="gate"><li class="refused">.*entry.js is not what the descriptor says.*Its files come first/s);
    expect((await readRegistry(folder)).revision).toBe(2);
  });

  it('replays each revision with a slider: live releases, percentages, reports', async () => {
    await ask({ command: 'canary', remote: 'forum', release: 'forum-2', percent: 5, revision: 2 });
    await ask({ command: 'halt', remote: 'forum', release: 'forum-2', revision: 3 });
    const { body } = await app.inject('/ops?revision=3');
    expect(body).toContain('type="range" name="revision" min="1" max="4" step="1" value="3"');
    const panels = body.split('<div data-revision=').slice(1);
    expect(panels.map((panel) => panel.slice(0, 4))).toEqual(['"1" ', '"2" ', '"3" ', '"4" ']);
    expect(panels.map((panel) => panel.slice(0, panel.indexOf('>')).includes(' hidden'))).toEqual([true, true, false, true]);
    expect(panels[2]).toMatch(/forum-1<.*95 %<.*forum-2 .*5 %<\/td><td class="n">20<\/td><td class="n">50.0 %</s);
    expect(panels[2]).toContain('canary forum forum-2 5 % by operator');
  });

  it('requires the operators’ key', async () => {
    expect((await app.inject('/ops')).body).toContain('<h1>Releases</h1>');
    const guarded = await openApp('0123456789abcdef');
    expect((await guarded.inject('/ops')).statusCode).toBe(401);
    const key = { authorization: 'Bearer 0123456789abcdef' };
    expect((await guarded.inject({ url: '/ops', headers: key })).statusCode).toBe(200);
    const foreign = await guarded.inject({ method: 'POST', url: '/ops', headers: { ...key, 'sec-fetch-site': 'cross-site' }, payload: {} });
    expect(foreign.statusCode).toBe(403);
    await guarded.close();
    const closed = await openApp(null, false);
    expect((await closed.inject('/ops')).statusCode).toBe(404);
    await closed.close();
  });
});

it('the page says what to do before anything is released', async () => {
  expect((await app.inject('/ops')).body).toContain('Nothing is released yet');
});
