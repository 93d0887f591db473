import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { createStagingPath, exists, removeStaleFiles } from './files/atomic-files';
import { appendToLog } from './registry/release-log';
import { getReleaseFolder, readDescriptorFile } from './files/release-folder';
import { assertUntouched } from './files/release-integrity';
import { signFolder, type Signer } from './files/signatures';

interface PublishOptions {
  /** Signs the copy; without it the release keeps its signature, if any. */
  signer?: Signer | null;
  /** Keeps an existing release with the same name and other content, instead of an error. */
  keepsOther?: boolean;
}

/** Rejects if a release of this name exists with other content: otherwise the publisher would see success while the old content is served. */
async function assertSame(published: string, { commit: _built, ...descriptor }: Descriptor): Promise<void> {
  const { commit: _published, ...other } = await readDescriptorFile(
    published,
    `${published} has lost its descriptor.json: remove the folder`,
  );
  if (!isDeepStrictEqual(other, descriptor))
    throw new Error(
      `${descriptor.release} is published already with other content, and releases do not change: build it under a name of its own`,
    );
}

/**
 * Copies a built release into a releases folder. Publishing a release again does nothing, because releases are immutable.
 * Rejects if it has other content.
 */
export async function publish(
  folder: string,
  buildFolder: string,
  { signer = null, keepsOther = false }: PublishOptions = {},
): Promise<Descriptor> {
  const descriptor = await readDescriptorFile(buildFolder, `${buildFolder} is no built release: it holds no descriptor.json`);
  const target = getReleaseFolder(folder, descriptor.remote, descriptor.release);
  await mkdir(path.dirname(target), { recursive: true });
  await removeStaleFiles(path.dirname(target));
  if (!(await exists(target))) {
    await assertUntouched(buildFolder, descriptor);
    const stagingFolder = await createStagingPath(target);
    try {
      await cp(buildFolder, stagingFolder, { recursive: true });
      if (signer) await signFolder(stagingFolder, descriptor.remote, signer);
      await moveIfAbsent(stagingFolder, target, descriptor, keepsOther);
    } finally {
      await rm(stagingFolder, { recursive: true, force: true });
    }
    await appendToLog(folder, `publish ${descriptor.remote} ${descriptor.release}${signer ? ` by ${signer.id}` : ''}`);
  } else if (!keepsOther) await assertSame(target, descriptor);
  return descriptor;
}

/** Publishes a release that was received, verified and compressed in `received`, a sibling folder, without another copy. Rejects like `publish`. */
export async function publishReceived(folder: string, received: string, descriptor: Descriptor): Promise<void> {
  const { remote, release } = descriptor;
  const target = getReleaseFolder(folder, remote, release);
  await mkdir(path.dirname(target), { recursive: true });
  await removeStaleFiles(path.dirname(target));
  if (await exists(target)) return assertSame(target, descriptor);
  await moveIfAbsent(received, target, descriptor);
  await appendToLog(folder, `publish ${remote} ${release}`);
}

/**
 * Moves a complete release to its final folder and verifies it there, because another host may have written it too. If two
 * processes do this at once, the second keeps the existing one. Rejects, and removes its own files, if the folder has other
 * content.
 */
export async function moveIfAbsent(stagingFolder: string, target: string, descriptor: Descriptor, keepsOther = false): Promise<void> {
  try {
    await rename(stagingFolder, target);
  } catch (error) {
    if (!(await exists(path.join(target, 'descriptor.json')))) throw error;
    return keepsOther ? undefined : assertSame(target, descriptor);
  }
  try {
    await assertSame(target, descriptor);
    await assertUntouched(target, descriptor);
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}
