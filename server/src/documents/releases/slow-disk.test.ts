import { rmSync } from 'node:fs';
import type * as files from 'node:fs/promises';
import { createReleaseStore } from './release-store';
import { writeSiteReleases } from '../testing/site-app';

let answer: Promise<void> | null = null;
let looks = 0;

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof files>('node:fs/promises');
  return {
    ...real,
    async stat(file: string) {
      looks += 1;
      await answer;
      return real.stat(file);
    },
  };
});

it('a disk that does not answer leaves pages at the last revision, with one pending read', async () => {
  const folder = writeSiteReleases();
  const store = createReleaseStore(folder, () => undefined);
  const { registry } = await store.getRevision();
  let respond = () => undefined as void;
  answer = new Promise((resolve) => {
    respond = resolve;
  });
  looks = 0;
  const revisions = await Promise.all(Array.from({ length: 100 }, () => store.getRevision()));
  for (const revision of revisions) expect(revision.registry).toBe(registry);
  expect((await store.getRevision()).registry).toBe(registry);
  expect(looks).toBe(1);
  respond();
  answer = null;
  rmSync(folder, { recursive: true });
});
