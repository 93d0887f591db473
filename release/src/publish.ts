import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { removeStaleFiles, temporaryPath } from './atomic-files';
import { appendToLog } from './registry-file';
import { getReleaseFolder, readDescriptorFile } from './release-folder';
import { assertUntouched } from './release-integrity';
import { signFolder, type Signer } from './signatures';

interface PublishOptions {
  /** Signs the copy; without it the release keeps the signature that it has, if any. */
  signer?: Signer | null;
  /** Whether a release of this name with other content stays as it is, in place of an error. */
  keepsOther?: boolean;
}

/** Throws where a release of this name is published with other content, which would be served while whoever published hears of success. */
function assertSame(published: string, { commit: _built, ...descriptor }: Descriptor): void {
  const { commit: _published, ...other } = readDescriptorFile(published, `${published} has lost its descriptor.json: remove the folder`);
  if (!isDeepStrictEqual(other, descriptor))
    throw new Error(
      `${descriptor.release} is published already with other content, and releases do not change: build it under a name of its own`,
    );
}

/** Copies a built release into a releases folder. Publishing a release again does nothing, because releases are immutable. Throws where it has other content. */
export function publish(folder: string, buildFolder: string, { signer = null, keepsOther = false }: PublishOptions = {}): Descriptor {
  const descriptor = readDescriptorFile(buildFolder, `${buildFolder} is no built release: it holds no descriptor.json`);
  const target = getReleaseFolder(folder, descriptor.remote, descriptor.release);
  mkdirSync(path.dirname(target), { recursive: true });
  removeStaleFiles(path.dirname(target));
  if (!existsSync(target)) {
    assertUntouched(buildFolder, descriptor);
    const stagingFolder = temporaryPath(target);
    try {
      cpSync(buildFolder, stagingFolder, { recursive: true });
      if (signer) signFolder(stagingFolder, descriptor.remote, signer);
      moveIfAbsent(stagingFolder, target);
    } finally {
      rmSync(stagingFolder, { recursive: true, force: true });
    }
    appendToLog(folder, `publish ${descriptor.remote} ${descriptor.release}${signer ? ` by ${signer.id}` : ''}`);
  } else if (!keepsOther) assertSame(target, descriptor);
  return descriptor;
}

/** Publishes a release that was received, verified and compressed in `received`, a folder beside the others: without another copy. Throws as `publish`. */
export function publishReceived(folder: string, received: string, descriptor: Descriptor): void {
  const { remote, release } = descriptor;
  const target = getReleaseFolder(folder, remote, release);
  mkdirSync(path.dirname(target), { recursive: true });
  removeStaleFiles(path.dirname(target));
  if (existsSync(target)) return assertSame(target, descriptor);
  moveIfAbsent(received, target);
  appendToLog(folder, `publish ${remote} ${release}`);
}

/** Moves a whole release to its place. Two processes may do it at once; the second one keeps what is there. */
export function moveIfAbsent(stagingFolder: string, target: string): void {
  try {
    renameSync(stagingFolder, target);
  } catch (error) {
    if (!existsSync(path.join(target, 'descriptor.json'))) throw error;
  }
}
