import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prune, pruneOld } from './prune';
import { publish } from './publish';
import { promote, rollback, setCanary } from './registry';
import { folderRegistry } from './registry-file';
import { writeBuiltRelease, useTemporaryFolder } from './testing/built-release';

const folder = useTemporaryFolder();
const namesIn = (name: string) => readdirSync(path.join(folder(), name)).sort();

/** Publishes a release with a modification time of this minute. */
function publishAt(minute: number, release: string): void {
  publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release }));
  utimesSync(path.join(folder(), 'forum', release), minute * 60, minute * 60);
}

it('keeps the newest releases and revisions', () => {
  for (let edit = 1; edit <= 40; edit += 1) {
    publishAt(edit, `forum-${edit}`);
    promote(folderRegistry(folder()), 'forum', `forum-${edit}`);
    prune(folder(), 3);
  }
  expect(namesIn('forum')).toEqual(['forum-36', 'forum-37', 'forum-38', 'forum-39', 'forum-40']);
  expect(namesIn('revisions')).toEqual(['38.json', '39.json', '40.json']);
});

it('keeps the releases in the registry, however old', () => {
  for (const minute of [1, 2, 3, 4, 5]) publishAt(minute, `forum-${minute}`);
  promote(folderRegistry(folder()), 'forum', 'forum-1');
  promote(folderRegistry(folder()), 'forum', 'forum-2');
  setCanary(folderRegistry(folder()), 'forum', 'forum-3', 10);
  prune(folder(), 1);
  expect(namesIn('forum')).toEqual(['forum-1', 'forum-2', 'forum-3', 'forum-5']);
  expect(rollback(folderRegistry(folder()), 'forum').remotes.forum?.stable).toBe('forum-1');
});

it('keeps an old release that visitors had until today, and what is being published', () => {
  for (const minute of [1, 2, 3, 4]) publishAt(minute, `forum-${minute}`);
  promote(folderRegistry(folder()), 'forum', 'forum-1');
  promote(folderRegistry(folder()), 'forum', 'forum-2');
  rollback(folderRegistry(folder()), 'forum');
  const staging = path.join(folder(), 'forum', `forum-5.staging-${process.pid}`);
  mkdirSync(staging);
  writeFileSync(path.join(staging, 'descriptor.json'), '{}');
  utimesSync(staging, 60, 60);
  // Open tabs have the withdrawn one still; of the others the newest is kept.
  expect(pruneOld(folder(), 30)).toEqual(['forum/forum-3']);
  expect(namesIn('forum')).toEqual(['forum-1', 'forum-2', 'forum-4', path.basename(staging)]);
});

it('removes what a killed server had received a day ago', () => {
  for (const name of ['.incoming-old', '.incoming-new']) mkdirSync(path.join(folder(), name));
  utimesSync(path.join(folder(), '.incoming-old'), 60, 60);
  pruneOld(folder(), 30);
  expect(namesIn('.')).toEqual(['.incoming-new']);
});
