import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkHostRelease } from './check-host-release';
import { channel, remoteRelease, shellRelease, writeRegistry, writeRelease } from '../testing/releases';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = () => checkHostRelease(folder, 'shell');

it('accepts a release of the shell with all its files', async () => {
  writeRelease(folder, shellRelease());
  writeRegistry(folder, 1, { shell: channel('shell-1') });
  await expect(check()).resolves.toBeUndefined();
});

it('rejects a folder without a registry, and a registry without the shell', async () => {
  await expect(check()).rejects.toThrow(`There is no release of shell to serve in ${folder}. Publish and promote one`);
  writeRelease(folder, remoteRelease('forum', 1, 'forum'));
  writeRegistry(folder, 1, { forum: channel('forum-1') });
  await expect(check()).rejects.toThrow('There is no release of shell');
});

it.each(['', 'descriptor.json', 'main.cc.js', 'fonts'])('rejects a release whose files are missing: %p', async (name) => {
  writeRelease(folder, shellRelease());
  writeRegistry(folder, 1, { shell: channel('shell-1') });
  rmSync(path.join(folder, 'shell/shell-1', name), { recursive: true });
  await expect(check()).rejects.toThrow(`The release shell-1 in ${folder} lacks`);
});
