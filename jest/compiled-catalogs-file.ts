import path from 'node:path';
import { root } from '../scripts/builds/layout.cjs';

/** The file with the compiled catalogs of all workspaces. */
export const compiledCatalogsFile = path.join(root, '.cache/catalogs.json');
