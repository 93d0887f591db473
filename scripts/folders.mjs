import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

let name = 'dist';

/** Lets `npm run dev` build apart from every other command, so that neither removes or overwrites what the other needs. */
export function useDevFolders() {
  name = '.dev';
}

/** The folder of a workspace's builds. */
export const distOf = (workspace) => path.join(root, workspace, name);

/** The folder of webpack's cache: two processes must not write to the same one. */
export const webpackCache = () => (name === 'dist' ? path.join(root, '.cache/webpack') : path.join(root, name, 'webpack'));

/** Held by whoever builds into these folders. */
export const buildLock = () => path.join(root, '.cache', `build-${name.replace('.', '')}.lock`);

/** What `npm run dev` keeps of its own, the releases that its server gives. */
export const devFolder = path.join(root, '.dev');
