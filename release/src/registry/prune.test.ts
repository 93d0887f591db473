import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createOwnerName } from '../files/process-owner';
import { writeReport } from '../check/report/report-files';
import { prune, pruneOld } from './prune';
import { publish } from '../publish';
import { promote, rollback, setCanary } from './registry';
import { folderRegistry } from './registry-file';
import { writeBuiltRelease, useTemporaryFolder } from '../testing/built-release';

const folder = useTemporaryFolder();
const namesIn = (name: string) => readdirSync(path.join(folder(), name)).sort();

/** Publishes a release with a modification time of this minute. */
async function publishAt(minute: number, release: string): Promise<void> {
  await publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release }));
  utimesSync(path.join(folder(), 'forum', release), minute * 60, minute * 60);
}

it('keeps the newest releases and revisions', async () => {
  for (let edit = 1; edit <= 40; edit += 1) {
    await publishAt(edit, `forum-${edit}`);
    await promote(folderRegistry(folder()), 'forum', `forum-${edit}`);
    await prune(folder(), 3);
  }
  expect(namesIn('forum')).toEqual(['forum-36', 'forum-37', 'forum-38', 'forum-39', 'forum-40']);
  expect(namesIn('revisions')).toEqual(['38.json', '39.json', '40.json']);
});

it('keeps the releases in the registry, however old', async () => {
  for (const minute of [1, 2, 3, 4, 5]) await publishAt(minute, `forum-${minute}`);
  await promote(folderRegistry(folder()), 'forum', 'forum-1');
  await promote(folderRegistry(folder()), 'forum', 'forum-2');
  await setCanary(folderRegistry(folder()), 'forum', 'forum-3', 10);
  await prune(folder(), 1);
  expect(namesIn('forum')).toEqual(['forum-1', 'forum-2', 'forum-3', 'forum-5']);
  expect((await rollback(folderRegistry(folder()), 'forum')).remotes.forum?.stable).toBe('forum-1');
});

it('keeps an old release that was live until today, and one being published', async () => {
  for (const minute of [1, 2, 3, 4]) await publishAt(minute, `forum-${minute}`);
  await promote(folderRegistry(folder()), 'forum', 'forum-1');
  await promote(folderRegistry(folder()), 'forum', 'forum-2');
  await rollback(folderRegistry(folder()), 'forum');
  const staging = path.join(folder(), 'forum', `forum-5.staging-${await createOwnerName()}`);
  mkdirSync(staging);
  writeFileSync(path.join(staging, 'descriptor.json'), '{}');
  utimesSync(staging, 60, 60);
  const report = {
    remote: 'forum',
    live: null,
    site: '',
    checkedAt: '',
    findings: [],
    differences: [],
    unreached: [],
    notJudged: [],
    pictures: [],
  };
  for (const release of ['forum-1', 'forum-3']) await writeReport(folder(), { ...report, release });
  // The withdrawn one may still be in open tabs; of the others the newest is kept.
  expect(await pruneOld(folder(), 30)).toEqual(['forum/forum-3']);
  expect(namesIn('forum')).toEqual(['forum-1', 'forum-2', 'forum-4', path.basename(staging)]);
  expect(namesIn('.reports/forum')).toEqual(['forum-1.html', 'forum-1.json']);
});

it('removes what a killed server had received a day ago', async () => {
  for (const name of ['.incoming-old', '.incoming-new']) mkdirSync(path.join(folder(), name));
  utimesSync(path.join(folder(), '.incoming-old'), 60, 60);
  await pruneOld(folder(), 30);
  expect(namesIn('.')).toEqual(['.incoming-new']);
});
