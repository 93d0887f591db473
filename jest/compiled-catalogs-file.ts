import path from 'node:path';

/** Where Jest keeps the compiled catalogs of all workspaces. */
export const compiledCatalogsFile = path.join(__dirname, '../.cache/catalogs.json');
