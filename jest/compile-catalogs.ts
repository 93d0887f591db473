import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@oracle-astra/shared/contract';
import { catalogPrefix, readCatalog } from '../release/src/messages/catalog';
import { folderOf, workspaces as all } from '../scripts/builds/layout.cjs';
import { compiledCatalogsFile } from './compiled-catalogs-file';

const workspaces = ['shared', 'shell', ...all.filter((name) => name.startsWith('mfe-'))];

/** Compiles all catalogs once per run, as the build does for releases. */
export default function compileCatalogs(): void {
  const entries = workspaces.flatMap((workspace) => [
    ...readCatalog(path.join(folderOf(workspace), 'src/messages'), catalogPrefix(workspace)).values(),
  ]);
  const compiled = locales.map((locale) => [locale, Object.fromEntries(entries.map(({ id, compiled }) => [id, compiled[locale]]))]);
  mkdirSync(path.dirname(compiledCatalogsFile), { recursive: true });
  writeFileSync(compiledCatalogsFile, JSON.stringify(Object.fromEntries(compiled)));
}
