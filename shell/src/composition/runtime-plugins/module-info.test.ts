import { composedRemote } from '../testing/composed';
import { toModuleInfo } from './module-info';

it('describes the shell with its remotes, and each remote by its manifest', () => {
  const forum = composedRemote('forum', ['forum']);
  const manifest = `https://site.example${forum.base}mf-manifest.json`;
  const info = toModuleInfo([{ ...forum, needs: { react: '^19.0.0' } }], { react: '19.3.1' }, 'https://site.example');
  expect(Object.keys(info)).toEqual(['shell', `forum:${manifest}`]);
  expect(info.shell).toMatchObject({
    remotesInfo: { forum: { matchedVersion: manifest } },
    shared: [{ sharedName: 'react', version: '19.3.1' }],
  });
  expect(info[`forum:${manifest}`]).toMatchObject({
    version: forum.release,
    remoteEntry: `https://site.example${forum.base}${forum.entry.name}`,
    shared: [{ sharedName: 'react', shareConfig: { requiredVersion: '^19.0.0' } }],
  });
});
