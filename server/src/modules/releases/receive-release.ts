import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import { publishReceived } from '@oracle-astra/release/src/publish';
import { compressFiles } from '@oracle-astra/release/src/files/release-files';
import { assertUntouched } from '@oracle-astra/release/src/files/release-integrity';
import { readKeys, signatureFile, verifySignature } from '@oracle-astra/release/src/files/signatures';
import { readDescriptor, type Descriptor, type ReleaseUpload } from '@oracle-astra/shared/contract';
import type { Config } from '../../config/config';
import { DomainError } from '../../domain-error';

type ReleaseConfig = Pick<Config, 'releasesDir' | 'requiredKeysFile'>;

/** The quality of missing brotli copies, fast enough for a server that handles other requests meanwhile. */
const brotliQuality = 5;

/** The keys of the teams that this server knows. */
export const listKeys = ({ releasesDir, requiredKeysFile }: ReleaseConfig) =>
  readKeys(releasesDir, { RELEASE_KEYS: requiredKeysFile ?? undefined });

async function refuseUnless<Result>(check: () => Result | Promise<Result>, code: 'invalid_request' | 'forbidden'): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    throw new DomainError(code, { message: error instanceof Error ? error.message : String(error) });
  }
}

/** The file names that an upload may contain: those in the descriptor, and brotli copies of those for browsers. */
const listNames = ({ files, server }: Descriptor): string[] =>
  files.flatMap(({ name }) => (name === server ? [name] : [name, `${name}.br`]));

/** Writes only the files in the descriptor; its schema ensures plain file names. */
async function writeUpload(folder: string, names: string[], upload: ReleaseUpload): Promise<void> {
  for (const name of names) {
    const content = upload.files[name];
    if (content === undefined) continue;
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), Buffer.from(content, 'base64'));
  }
  await writeFile(path.join(folder, 'descriptor.json'), upload.descriptor);
  await writeFile(path.join(folder, signatureFile), JSON.stringify({ key: upload.key, signature: upload.signature }));
}

/**
 * Publishes a release that a team sent, signed with its key. Throws a DomainError: `forbidden` if the signature is wrong or the
 * key belongs to other remotes, `invalid_request` if the descriptor or a file is invalid.
 */
export async function receiveRelease(
  config: ReleaseConfig,
  bucket: ReleaseBucket | null,
  upload: ReleaseUpload,
): Promise<Pick<Descriptor, 'remote' | 'release'>> {
  const descriptor = await refuseUnless(() => readDescriptor(JSON.parse(upload.descriptor)), 'invalid_request');
  const { remote, release, server, files } = descriptor;
  const signature = JSON.stringify({ key: upload.key, signature: upload.signature });
  await refuseUnless(async () => verifySignature(Buffer.from(upload.descriptor), signature, remote, await listKeys(config)), 'forbidden');
  const names = listNames(descriptor);
  const foreign = Object.keys(upload.files).find((name) => !names.includes(name));
  if (foreign !== undefined) throw new DomainError('invalid_request', { message: `${foreign} is not in the descriptor` });
  await mkdir(config.releasesDir, { recursive: true });
  // Another machine may have published this name with other content.
  await bucket?.fetch(remote, release);
  const folder = await mkdtemp(path.join(config.releasesDir, '.incoming-'));
  try {
    await writeUpload(folder, names, upload);
    const sent = files.filter(({ name }) => name !== server && upload.files[name] !== undefined);
    await refuseUnless(() => assertUntouched(folder, descriptor), 'invalid_request');
    await compressFiles(folder, sent, brotliQuality);
    await refuseUnless(() => publishReceived(config.releasesDir, folder, descriptor), 'invalid_request');
    await bucket?.upload(remote, release);
    return { remote, release };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
