import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sampleSite from '../config/site.json';

/** A file with the sample details of the site, changed and not marked as a sample; returns its path. */
export function writeSite(changes: object = {}): string {
  const path = join(mkdtempSync(join(tmpdir(), 'oracle-astra-site-')), 'site.json');
  writeFileSync(path, JSON.stringify({ ...sampleSite, sample: undefined, ...changes }));
  return path;
}
