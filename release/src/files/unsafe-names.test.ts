import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { run } from '../cli';
import type { Catalog } from '../messages/catalog';
import { packageRemote, packageShell } from '../packaging/package-release';
import { publish } from '../publish';
import { readDescriptor } from './release-folder';
import { writeBuiltRelease, useTemporaryFolder } from '../testing/built-release';

const outer = useTemporaryFolder();
const folder = () => path.join(outer(), 'all', 'releases');
const listAllFiles = () => readdirSync(outer(), { recursive: true }).sort();

const unsafeNames = ['../../x', '..', '/tmp/x', 'a\\b', 'a\0b', 'nul', '__proto__', 'constructor'];

/** Writes a built release whose descriptor differs by `changed`. */
function built(changed: Partial<Descriptor>): string {
  const made = writeBuiltRelease(outer(), { remote: 'forum', release: 'forum-1' });
  const file = path.join(made, 'descriptor.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as Descriptor), ...changed }));
  return made;
}

describe('publishing', () => {
  it.each(
    unsafeNames.flatMap((name): Partial<Descriptor>[] => [
      { remote: name },
      { release: name },
      { container: name },
      { entry: name },
      { files: [{ name, bytes: 1, integrity: 'sha384-a' }] },
    ]),
  )('rejects %j with a sentence and writes nothing', async (changed) => {
    const made = built(changed);
    const before = listAllFiles();
    await expect(publish(folder(), made)).rejects.toThrow(/^The descriptor is refused: [\w.]+: ".*" cannot be the name of a/);
    expect(listAllFiles()).toEqual(before);
  });

  it('rejects a descriptor of another release', async () => {
    await publish(folder(), built({}));
    writeFileSync(
      path.join(folder(), 'forum/forum-1/descriptor.json'),
      JSON.stringify({ ...(await readDescriptor(folder(), 'forum', 'forum-1')), release: 'forum-2' }),
    );
    await expect(readDescriptor(folder(), 'forum', 'forum-1')).rejects.toThrow('it stands for forum forum-1, and is of forum forum-2');
  });
});

describe('the command line', () => {
  it.each(
    unsafeNames.flatMap((name) => [
      ['promote', name, 'forum-1'],
      ['promote', 'forum', name],
      ['canary', name, 'forum-1', '5'],
      ['canary', 'forum', name, '5'],
      ['rollback', name],
      ['check', 'forum', name],
      ['check', name, 'forum-1'],
    ]),
  )('rejects %s %j %j with a sentence and writes nothing', async (...words) => {
    await publish(folder(), writeBuiltRelease(outer(), { remote: 'shell', release: 'shell-1' }));
    await run(folder(), ['promote', 'shell', 'shell-1']);
    const before = listAllFiles();
    await expect(run(folder(), words)).rejects.toThrow(/^".*" cannot be the name of a (remote|release): /);
    expect(listAllFiles()).toEqual(before);
  });
});

describe('packaging', () => {
  const names = { remote: 'forum', version: '1.0.0', release: 'forum-1', container: 'forum_1', commit: null, quality: 1 };
  const serverFile = () => path.join(outer(), 'server.cjs');

  function build(routeId = 'forum-list'): {
    folder: string;
    serverFile: string;
    runtimeFile: string;
    entry: string;
    chunks: Record<string, string>;
    needs: Record<string, string>;
    catalog: Catalog;
  } {
    const made = built({});
    writeFileSync(path.join(made, 'page.js'), 'page()');
    writeFileSync(serverFile(), `exports.routes = [{ id: ${JSON.stringify(routeId)}, path: 'forum' }]`);
    return {
      folder: made,
      serverFile: serverFile(),
      runtimeFile: '',
      entry: 'entry.js',
      chunks: { [routeId]: 'page.js' },
      needs: {},
      catalog: new Map(),
    };
  }

  it('accepts safe names', async () => {
    await expect(packageRemote({ ...names, ...build() })).resolves.toMatchObject({
      release: 'forum-1',
      routes: [{ id: 'forum-list', page: expect.stringMatching(/^page\.forum-list\./) }],
    });
  });

  it.each((['remote', 'version', 'release', 'container'] as const).flatMap((what) => unsafeNames.map((name) => [what, name] as const)))(
    'rejects a %s %j and writes nothing',
    async (what, name) => {
      const made = build();
      const before = listAllFiles();
      await expect(packageRemote({ ...names, ...made, [what]: name })).rejects.toThrow(`cannot be the name of a ${what}`);
      await expect(
        packageShell({
          ...names,
          folder: made.folder,
          rendererFile: serverFile(),
          entry: 'entry.js',
          early: 'entry.js',
          provides: {},
          catalog: new Map(),
          [what]: name,
        }),
      ).rejects.toThrow(`cannot be the name of a ${what}`);
      expect(listAllFiles()).toEqual(before);
    },
  );

  it('rejects a route id that leads outside of the folder', async () => {
    const made = build('forum-../../x');
    await expect(packageRemote({ ...names, ...made })).rejects.toThrow('"forum-../../x" cannot be the name of a route id');
    expect(existsSync(path.join(outer(), 'x'))).toBe(false);
    expect(listAllFiles().filter((name) => String(name).includes('page.forum'))).toEqual([]);
  });

  it('rejects a file name that is not valid in a URL', async () => {
    const made = build();
    writeFileSync(path.join(made.folder, 'a b.js'), '');
    await expect(packageRemote({ ...names, ...made })).rejects.toThrow('"a b.js" cannot be the name of a file');
  });
});
