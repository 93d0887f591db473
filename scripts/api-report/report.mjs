import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../builds/build-folders.mjs';
import { describeExports } from './describe-exports.mjs';
import { emitDeclarations } from './emit-declarations.mjs';

/**
 * Entries that only this repository uses.
 *
 * @param {string} entry
 * @param {string} file
 */
const isPublic = (entry, file) => /\.ts$/.test(file) && !/\/(?:route-cases|query-core|query-loader|query-tags)$/.test(entry);

/** The tags of the cache as the compiler writes their union into each hook. */
function readTagUnion() {
  const [, list = ''] = /tagTypes = \[(.*?)\] as const/s.exec(readFileSync(path.join(root, 'shared/src/api/tags.ts'), 'utf8')) ?? [];
  const tags = [...list.matchAll(/'(\w+)'/g)].map(([, tag]) => `"${tag}"`);
  if (tags.length === 0) throw new Error('shared/src/api/tags.ts lists no tags');
  return tags.sort().join(' | ');
}

/** Creates the report of the current sources, one line for each export. Takes seconds, because it runs the compiler. */
export function createReport() {
  const { name, version, exports } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8'));
  const folder = emitDeclarations();
  const entries = Object.entries(exports)
    .filter(([entry, file]) => isPublic(entry, file))
    .map(([entry, file]) => [
      `${name}/${entry.slice('./'.length)}`,
      path.join(folder, path.relative('src', file).replace(/\.ts$/, '.d.ts')),
    ]);
  const described = describeExports(folder, Object.fromEntries(entries), readTagUnion());
  const lines = Object.entries(described).map(([entry, names]) => {
    const rows = Object.entries(names).map(([each, row]) => `   ${JSON.stringify(each)}: ${JSON.stringify(row)}`);
    return `  ${JSON.stringify(entry)}: {\n${rows.join(',\n')}\n  }`;
  });
  return `{\n "version": ${JSON.stringify(version)},\n "entries": {\n${lines.join(',\n')}\n }\n}\n`;
}
