import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';

/** Creates a temporary folder before each test and removes it afterwards. */
export function useTemporaryFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}

/** Writes a minimal built release: a descriptor and its entry. Returns the folder. */
export function writeBuiltRelease(folder: string, described: Partial<Descriptor> & Pick<Descriptor, 'remote' | 'release'>): string {
  const built = path.join(folder, 'built', described.release);
  const descriptor: Descriptor = {
    version: '1.0.0',
    container: described.release.replace(/\W/g, '_'),
    entry: 'entry.js',
    early: null,
    routes: [],
    navigation: [],
    files: [{ name: 'entry.js', bytes: 7, integrity: 'sha384-entry' }],
    server: null,
    needs: {},
    provides: {},
    commit: null,
    ...described,
  };
  mkdirSync(built, { recursive: true });
  writeFileSync(path.join(built, 'entry.js'), 'entry()');
  writeFileSync(path.join(built, 'descriptor.json'), JSON.stringify(descriptor));
  return built;
}
