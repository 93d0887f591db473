import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, workspaces } from './build-folders.mjs';

/** The workspaces of the repository in `folder`, as its package.json lists them. */
export const readWorkspaces = (folder = root) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).workspaces;

/** The remotes of this repository. */
export const remoteWorkspaces = workspaces.filter((name) => name.startsWith('mfe-'));
