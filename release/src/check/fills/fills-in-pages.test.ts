import type { CallApi, FillEntry } from '@oracle-astra/shared/contract';
import { publish } from '../../publish';
import { promote } from '../../registry/registry';
import { folderRegistry } from '../../registry/registry-file';
import { useTemporaryFolder, writeBuiltRelease } from '../../testing/built-release';
import { checkRelease } from '../check-release';
import { formatFinding } from '../finding';

const folder = useTemporaryFolder();

/** A shell that renders fills as the real one does: what each throws is its outcome. */
const renderer = `
exports.sharedModules = {};
exports.versions = {};
exports.createPageRenderer = () => async (page, call, { fills, load, runAs } = {}) => ({
  kind: 'page',
  status: 200,
  body: '',
  fills: fills && await Promise.all(fills.map(async ({ name, remote, release }) => {
    try {
      await runAs(remote, () => load(remote).fills[name](page));
      return { name, remote, release, outcome: 'rendered' };
    } catch (error) {
      return { name, remote, release, outcome: 'broken', reason: 'render', message: name + ': ' + error };
    }
  })),
});`;

const entry = (name: string, audience?: FillEntry['audience']): FillEntry => ({
  name: `forum-${name}`,
  slot: 'content-home',
  order: 1,
  height: { narrow: 1, wide: 1 },
  page: 'banner.js',
  ...(audience && { audience }),
});

const call: CallApi = async () => ({ status: 200, headers: {}, body: '{}' });

async function check(code: string, audience?: FillEntry['audience'], budgetMs = 20_000): Promise<string[]> {
  const shell = writeBuiltRelease(folder(), { remote: 'shell', release: 'shell-1' }, { contents: { 'renderer.cjs': renderer } });
  await promote(folderRegistry(folder()), 'shell', (await publish(folder(), shell)).release);
  const server = `exports.routes = [{ id: 'forum-home', path: 'forum' }]; exports.fills = { 'forum-banner': async (page) => { ${code} } };`;
  const forum = writeBuiltRelease(
    folder(),
    { remote: 'forum', release: 'forum-1', routes: [{ id: 'forum-home', path: 'forum', page: null }], fills: [entry('banner', audience)] },
    { contents: { 'server.cjs': server, 'banner.js': 'banner()' } },
  );
  const { release } = await publish(folder(), forum);
  return (await checkRelease(folder(), 'forum', release, { call, budgetMs })).map(formatFinding);
}

it('a fill that is rendered fits', async () => {
  expect(await check("return 'a banner'")).toEqual([]);
});

it.each([
  ['throws', "throw new Error('no banner')", 'cannot be rendered on the server (render): forum-banner: Error: no banner'],
  ['throws in Hindi', "if (page.locale === 'hi') throw new Error('no banner')", 'forum-banner: Error: no banner'],
  [
    'runs for seconds',
    'const { user, system } = process.cpuUsage(); for (let now; !now || now.user + now.system < user + system + 1.2e6; now = process.cpuUsage());',
    'pages wait for it for a fraction',
  ],
  ['writes to the console', "console.error('deprecated')", 'writes to the console while it is rendered: error: deprecated'],
])('a fill that %s is refused', async (_case, code, message) => {
  expect(await check(code)).toEqual([expect.stringContaining(message)]);
});

it('a fill that loops is refused by its name', async () => {
  expect(await check('for (;;);', undefined, 1000)).toEqual([
    'render: forum-banner: did not end within 1000 ms: it loops, or waits for something that never comes',
  ]);
});

it('a fill for members is rendered for one', async () => {
  expect(await check("if (page.token === null) throw new Error('nobody');", 'signedIn')).toEqual([]);
});

it('a fill for everyone is rendered for a visitor', async () => {
  expect(await check("if (page.token !== null) throw new Error('a member');")).toEqual([]);
});
