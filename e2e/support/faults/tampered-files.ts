import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { getStableRelease } from '../site/releases';
import type { Site } from '../site/site';

const write = (file: string, source: string) => {
  writeFileSync(file, source);
  writeFileSync(`${file}.br`, brotliCompressSync(source));
  writeFileSync(`${file}.gz`, gzipSync(source));
};

/** Appends `globalThis.isChanged=true` to published scripts and their compressed copies; the returned function restores them. */
export function tamperWithFiles(site: Site, remote: string, names: RegExp): () => void {
  const folder = path.join(site.releasesDir, remote, getStableRelease(site, remote));
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.js') && names.test(name))
    .map((name) => path.join(folder, name));
  if (files.length === 0) throw new Error(`${remote} has no script that matches ${names.source}`);
  const before = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  for (const { file, source } of before) write(file, `${source};globalThis.isChanged=true`);
  return () => before.forEach(({ file, source }) => write(file, source));
}
