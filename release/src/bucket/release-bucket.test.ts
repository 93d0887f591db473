/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDescriptor } from '@oracle-astra/shared/contract';
import { publish } from '../publish';
import { compressFiles } from '../files/release-files';
import { isPublished } from '../files/release-folder';
import { findFileFaults } from '../files/release-integrity';
import { createKey, readKeys, readSigner, verifyFolder } from '../files/signatures';
import { useTemporaryFolder, writeBuiltRelease } from '../testing/built-release';
import { startS3Server, type S3Server } from '../testing/s3-server';
import { readBucketPlace, type BucketEnvironment } from './bucket-place';
import { openReleaseBucket } from './open-bucket';
import type { ReleaseBucket } from './release-bucket';

const folder = useTemporaryFolder();
let store: S3Server;
const opened: ReleaseBucket[] = [];
beforeEach(async () => {
  store = await startS3Server();
});
afterEach(async () => {
  for (const bucket of opened.splice(0)) await bucket.close();
  await store.close();
});

/** A machine with its own folder; `env` replaces variables of the bucket. */
function openMachine(name: string, env: BucketEnvironment = {}) {
  const releases = path.join(folder(), name);
  mkdirSync(releases, { recursive: true });
  const bucket = openReleaseBucket(releases, { ...store.env, ...env });
  if (!bucket) throw new Error('a bucket is named');
  opened.push(bucket);
  return { releases, bucket };
}

const script = `/* ${'a script that is worth compressing '.repeat(40)} */ entry("forum_1")`;

/** Publishes a release on a machine and uploads it to the bucket. */
async function give({ releases, bucket }: ReturnType<typeof openMachine>, release = 'forum-1'): Promise<void> {
  await createKeyOnce(releases);
  const built = writeBuiltRelease(releases, { remote: 'forum', release }, { contents: { 'entry.js': script, 'fonts/a.woff2': 'font' } });
  const { files } = readDescriptor(JSON.parse(readFileSync(path.join(built, 'descriptor.json'), 'utf8')));
  await compressFiles(built, files, 1);
  await publish(releases, built, { signer: await readSigner(releases, { RELEASE_KEY: path.join(releases, 'team.pem') }) });
  await bucket.upload('forum', release);
}

async function createKeyOnce(releases: string): Promise<void> {
  if (!existsSync(path.join(releases, 'team.pem')))
    await createKey(releases, { id: 'team', remotes: ['*'], file: path.join(releases, 'team.pem') });
}

it('another machine gets a published release complete, compressed and signed', async () => {
  const [one, other] = [openMachine('one'), openMachine('other')];
  await give(one);
  expect(await other.bucket.has('forum', 'forum-1')).toBe(true);
  expect(await other.bucket.fetch('forum', 'forum-1')).toBe(true);
  const [from, to] = [one, other].map(({ releases }) => path.join(releases, 'forum/forum-1'));
  const list = (home = '') => readdirSync(home, { recursive: true }).map(String).sort();
  expect(list(to)).toEqual(list(from));
  expect(list(to)).toEqual(expect.arrayContaining(['entry.js.br', 'entry.js.gz', 'fonts/a.woff2', 'signature.json']));
  expect((await verifyFolder(to ?? '', 'forum', await readKeys(one.releases))).id).toBe('team');
  expect(store.requests.filter((line) => line.startsWith('PUT')).at(-1)).toBe('PUT site/forum/forum-1/descriptor.json');
});

it('does not upload an existing release, and makes no request for a local one', async () => {
  const one = openMachine('one');
  await give(one);
  store.requests.length = 0;
  await one.bucket.upload('forum', 'forum-1');
  expect(store.requests).toEqual(['HEAD site/forum/forum-1/descriptor.json']);
  await one.bucket.fetch('forum', 'forum-1');
  expect(store.requests).toHaveLength(1);
});

it('concurrent requests share one download', async () => {
  const [one, other] = [openMachine('one'), openMachine('other')];
  await give(one);
  store.requests.length = 0;
  await Promise.all([1, 2, 3, 4].map(() => other.bucket.fetch('forum', 'forum-1')));
  expect(store.requests.filter((line) => line.endsWith('descriptor.json'))).toHaveLength(1);
});

it('concurrent downloads of two releases do not interfere', async () => {
  const [one, other] = [openMachine('one'), openMachine('other')];
  for (const release of ['forum-1', 'forum-2', 'forum-3']) await give(one, release);
  const fetched = await Promise.all(['forum-1', 'forum-2', 'forum-3'].map((release) => other.bucket.fetch('forum', release)));
  expect(fetched).toEqual([true, true, true]);
  expect(readdirSync(path.join(other.releases, 'forum')).sort()).toEqual(['forum-1', 'forum-2', 'forum-3']);
});

it('a killed upload is invisible and can be repeated', async () => {
  const [one, other] = [openMachine('one'), openMachine('other')];
  store.state.fault = (method, key) => (method === 'PUT' && key.endsWith('descriptor.json') ? 'error' : undefined);
  await expect(give(one)).rejects.toThrow('The bucket releases at http://127.0.0.1');
  expect([...store.objects.keys()]).toContain('site/forum/forum-1/entry.js');
  expect(await other.bucket.fetch('forum', 'forum-1')).toBe(false);
  store.state.fault = () => undefined;
  await one.bucket.upload('forum', 'forum-1');
  expect(await other.bucket.fetch('forum', 'forum-1')).toBe(true);
});

it('retries after a failure of the store and a truncated file', async () => {
  const [one, other] = [openMachine('one'), openMachine('other')];
  await give(one);
  const failed = new Set<string>();
  store.state.fault = (method, key) => {
    if (failed.has(key)) return undefined;
    failed.add(key);
    return key.endsWith('entry.js') ? 'cut' : 'error';
  };
  expect(await other.bucket.fetch('forum', 'forum-1')).toBe(true);
  const home = path.join(other.releases, 'forum/forum-1');
  expect(await findFileFaults(home, readDescriptor(JSON.parse(readFileSync(path.join(home, 'descriptor.json'), 'utf8'))))).toEqual([]);
});

it('a missing or different file leaves nothing in the folder', async () => {
  const [one, other] = [openMachine('one'), openMachine('other')];
  await give(one);
  const entry = store.objects.get('site/forum/forum-1/entry.js');
  store.objects.set('site/forum/forum-1/entry.js', { content: Buffer.from('alert(1)'), modified: new Date() });
  await expect(other.bucket.fetch('forum', 'forum-1')).rejects.toThrow('entry.js is not what the descriptor says');
  store.objects.delete('site/forum/forum-1/entry.js');
  await expect(other.bucket.fetch('forum', 'forum-1')).rejects.toThrow('entry.js is missing');
  expect(await isPublished(other.releases, 'forum', 'forum-1')).toBe(false);
  expect(readdirSync(path.join(other.releases, 'forum'))).toEqual([]);
  if (entry) store.objects.set('site/forum/forum-1/entry.js', entry);
  expect(await other.bucket.fetch('forum', 'forum-1')).toBe(true);
});

it.each([
  ['../../etc', 'x'],
  ['forum', '..'],
  ['forum', 'forum-9'],
  ['__proto__', 'constructor'],
])('has no %s %s', async (remote, release) => {
  expect(await openMachine('one').bucket.fetch(remote, release)).toBe(false);
});

it('prunes by the rules of the folder, the descriptor first', async () => {
  const one = openMachine('one');
  for (const release of ['forum-1', 'forum-2', 'forum-3', 'forum-4', 'forum-5']) await give(one, release);
  store.objects.delete('site/forum/forum-5/descriptor.json');
  const age = (release: string, days: number) => {
    for (const [key, object] of store.objects)
      if (key.includes(`/${release}/`)) store.objects.set(key, { ...object, modified: new Date(Date.now() - days * 86_400_000) });
  };
  for (const [release, days] of [
    ['forum-1', 90],
    ['forum-2', 80],
    ['forum-3', 40],
    ['forum-4', 10],
    ['forum-5', 50],
  ] as const)
    age(release, days);
  store.requests.length = 0;
  const channel = { stable: 'forum-2', canary: null, previous: null };
  expect((await one.bucket.prune({ revision: 1, remotes: { forum: channel } }, 30)).sort()).toEqual([
    'forum/forum-1',
    'forum/forum-3',
    'forum/forum-5',
  ]);
  const left = new Set([...store.objects.keys()].map((key) => key.split('/')[2]));
  expect([...left].sort()).toEqual(['forum-2', 'forum-4']);
  const removals = store.requests.filter((line) => line.startsWith('DELETE') && line.includes('forum-1/'));
  expect(removals[0]).toBe('DELETE site/forum/forum-1/descriptor.json');
});

it.each<[string, BucketEnvironment, string]>([
  ['key', { AWS_ACCESS_KEY_ID: 'OTHER' }, 'does not know the key: check AWS_ACCESS_KEY_ID'],
  ['bucket', { RELEASES_BUCKET: 's3://nowhere' }, 'There is no bucket nowhere'],
  ['region', { AWS_REGION: 'eu-west-1' }, 'is not in the region eu-west-1: check AWS_REGION'],
  ['endpoint', { AWS_ENDPOINT_URL: 'http://127.0.0.1:1' }, 'The bucket releases at http://127.0.0.1:1 does not answer as it should'],
])(
  'says what is wrong with the %s',
  async (_what, env, sentence) => {
    await expect(openMachine('one', env).bucket.fetch('forum', 'forum-1')).rejects.toThrow(sentence);
  },
  60_000,
);

it.each(['releases', 'https://x.example', 's3://', 's3://A_B', 's3://name/../..x y'])('refuses the address %s', (address) => {
  expect(() => readBucketPlace({ RELEASES_BUCKET: address })).toThrow('RELEASES_BUCKET must be an address');
});
