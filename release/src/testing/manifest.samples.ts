import type { Manifest } from '../manifest/manifest';

export const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/** The manifest of a release with the container `forum_1`, as the federation plugin writes it. */
export function sampleManifest(changed: Partial<Manifest> = {}, metaData: Partial<Manifest['metaData']> = {}): Manifest {
  return {
    id: 'forum_1',
    name: 'forum_1',
    metaData: {
      name: 'forum_1',
      type: 'app',
      buildInfo: { buildVersion: '1.0.0', buildName: 'forum' },
      remoteEntry: { name: 'mf-entry.js', path: '', type: 'var' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: 'forum_1',
      pluginVersion: '2.9.2',
      publicPath: 'auto',
      ...metaData,
    },
    shared: [{ id: 'forum_1:react', name: 'react', version: '19.0.0', singleton: true, requiredVersion: '^19.0.0', assets: noAssets }],
    remotes: [],
    exposes: [
      { id: 'forum_1:routes', name: 'routes', path: './routes', assets: { ...noAssets, js: { sync: ['routes.js'], async: ['page.js'] } } },
    ],
    ...changed,
  };
}
