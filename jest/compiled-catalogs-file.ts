import path from 'node:path';
import { root } from '../scripts/builds/layout.cjs';

/** Where Jest keeps the compiled catalogs of all workspaces. */
export const compiledCatalogsFile = path.join(root, '.cache/catalogs.json');
