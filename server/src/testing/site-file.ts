import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sampleSite from '../config/product/site.json';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A file with the sample details of the site, changed and not marked as a sample; returns its path. */
export function writeSite(changes: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-site-'));
  folders.push(folder);
  const path = join(folder, 'site.json');
  writeFileSync(path, JSON.stringify({ ...sampleSite, sample: undefined, ...changes }));
  return path;
}
