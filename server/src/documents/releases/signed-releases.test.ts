import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { createKey, readSigner, signFolder } from '@oracle-astra/release/src/files/signatures';
import { addCompression } from '../../plugins/compression';
import { addMetrics } from '../../plugins/metrics';
import { createTestSiteRoutes, writeSiteReleases } from '../testing/site-app';

/** The status of two pages of a site that requires signatures, after `prepare`. */
async function openSigned(prepare: (folder: string, sign: (remote: string) => Promise<void>) => unknown): Promise<number[]> {
  const folder = writeSiteReleases();
  const [keysFile, file] = [path.join(folder, 'keys.json'), path.join(folder, 'key.pem')];
  await createKey(folder, { id: 'platform', remotes: ['shell', 'forum'], file });
  const signer = await readSigner(folder, { RELEASE_KEY: file });
  await prepare(folder, (remote) => signFolder(path.join(folder, remote, `${remote}-1`), remote, signer));
  const app = Fastify();
  addMetrics(app);
  await addCompression(app);
  await app.register(createTestSiteRoutes(folder, { keysFile }));
  const statuses = [(await app.inject('/forum')).statusCode, (await app.inject('/chats')).statusCode];
  await app.close();
  rmSync(folder, { recursive: true });
  return statuses;
}

it('with required signatures an unsigned release is ignored', async () => {
  const statuses = await openSigned((_folder, sign) => Promise.all(['shell', 'forum'].map(sign)));
  expect(statuses).toEqual([200, 404]);
});

it('a release whose descriptor was changed after signing is ignored', async () => {
  const statuses = await openSigned(async (folder, sign) => {
    await Promise.all(['shell', 'forum'].map(sign));
    appendFileSync(path.join(folder, 'forum/forum-1/descriptor.json'), '\n');
  });
  expect(statuses).toEqual([404, 404]);
});

it('without any signature the site does not start', async () => {
  expect(await openSigned(() => undefined)).toEqual([500, 500]);
});
