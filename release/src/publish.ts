import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { removeStaleFiles, temporaryPath } from './atomic-files';
import { appendToLog } from './registry-file';
import { getReleaseFolder, readDescriptorFile } from './release-folder';
import { assertUntouched } from './release-integrity';
import { signFolder, type Signer } from './signatures';

interface PublishOptions {
  /** Signs the copy; without it the release keeps the signature that it has, if any. */
  signer?: Signer | null;
}

/** Copies a built release into a releases folder. Publishing a release again does nothing, because releases are immutable. */
export function publish(folder: string, buildFolder: string, { signer = null }: PublishOptions = {}): Descriptor {
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
  }
  return descriptor;
}

/** Publishes a release that was received, verified and compressed in `received`, a folder beside the others: without another copy. */
export function publishReceived(folder: string, received: string, { remote, release }: Descriptor): void {
  const target = getReleaseFolder(folder, remote, release);
  mkdirSync(path.dirname(target), { recursive: true });
  removeStaleFiles(path.dirname(target));
  if (existsSync(target)) return;
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
