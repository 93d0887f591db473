import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderPool } from '../render-pool';
import { renderText, requestPage, setUpRendering, type OpenRenderPools } from '../testing/open-render-pools';

const { open, releases } = setUpRendering();
const folder = mkdtempSync(path.join(tmpdir(), 'oracle-astra-secrets-'));
const secret = path.join(folder, 'secret');
writeFileSync(secret, 'a secret');
afterAll(() => rmSync(folder, { recursive: true }));

let opened: OpenRenderPools;
beforeEach(() => (opened = open({ isolation: 'process', limits: { memoryMb: 64, abortMs: 300 } })));

/** A pool whose forum runs `render`, beside a normal chat. */
const createPool = (render: string, options?: Parameters<typeof releases.remote>[2]): RenderPool =>
  opened.pool(
    releases.host(),
    releases.remote('forum', render, options),
    releases.remote('chat', 'return [1, 2].map((n) => n + page.address).join() + ({}).poison'),
  );

const chat = '1/,2/undefined';

describe.each([
  ['one allocation larger than all its memory', 'const all = new Array(2 ** 26).fill(0).map(() => ({})); return all.length'],
  ['memory that grows', 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length))'],
  ['an exit', 'process.exit(0)'],
  ['an abort', 'process.abort()'],
])('%s', (_name, harm) => {
  it('ends the worker of its release and not the server', async () => {
    const pool = createPool(harm);
    expect(await requestPage(pool, 'forum')).toHaveProperty('reason');
    expect(await renderText(pool, 'chat')).toBe(chat);
  });

  it('does not end the server if it happens while the release is loaded', async () => {
    const pool = createPool("return 'forum'", { top: `(() => { ${harm} })();` });
    expect(await requestPage(pool, 'forum')).toHaveProperty('reason');
    expect(await renderText(opened.pool(releases.host(), releases.remote('chat', "return 'chat'")), 'chat')).toBe('chat');
  });
});

const moduleOf = (name: string) => `(process.getBuiltinModule ?? process.binding)('${name}')`;

it.each([
  ['the environment of the server', `${moduleOf('fs')}.readFileSync('/proc/' + process.ppid + '/environ')`],
  ['a file of the server', `${moduleOf('fs')}.readFileSync(${JSON.stringify(secret)})`],
  ['another program', `${moduleOf('child_process')}.execFileSync('true')`],
  ['the process of the server', "process.kill(process.ppid, 'SIGTERM')"],
  ['a thread outside the permissions', `new (${moduleOf('worker_threads')}.Worker)('0', { eval: true })`],
  ['a package that is not shared', "require('node:fs')"],
  ['the network', "fetch('http://localhost:9')"],
  ['code that is imported', "await import('node:fs')"],
])('a release does not reach %s', async (_name, attempt) => {
  const pool = createPool(`try { ${attempt}; return 'reached' } catch (error) { return 'refused' }`);
  expect(await renderText(pool, 'forum')).toBe('refused');
});

it('a release cannot read the server’s environment', async () => {
  expect(await renderText(createPool('return Object.keys(process.env).join()'), 'forum')).toBe('NODE_ENV');
});

it.each(['Array.prototype.map = () => []', "Object.prototype.poison = 'poison'", "JSON.stringify = () => 'poison'"])(
  'pages of other releases are unchanged after %s',
  async (poison) => {
    const pool = createPool(`try { ${poison} } catch {} return 'forum'`);
    expect(await renderText(pool, 'forum')).toBe('forum');
    expect(await renderText(pool, 'chat')).toBe(chat);
  },
);

it('leaves no process behind', async () => {
  const pool = createPool('return String(process.pid)');
  const pid = Number(await renderText(pool, 'forum'));
  expect(() => process.kill(pid, 0)).not.toThrow();
  await opened.pools.close();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
