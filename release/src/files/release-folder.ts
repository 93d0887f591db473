import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assertValidName, readDescriptor as parseDescriptor, type Descriptor } from '@oracle-astra/shared/contract';
import { exists } from './atomic-files';

/** The folder of a published release. Throws when a name is invalid, so that no path leads outside of the folder. */
export function getReleaseFolder(folder: string, remote: string, release: string): string {
  assertValidName('remote', remote);
  assertValidName('release', release);
  return path.join(folder, remote, release);
}

/** Whether a release was published and still exists. Rejects when a name is invalid. */
export const isPublished = async (folder: string, remote: string, release: string): Promise<boolean> =>
  exists(path.join(getReleaseFolder(folder, remote, release), 'descriptor.json'));

/** The descriptor of a published release. Rejects when the release was not published. */
export async function readDescriptor(folder: string, remote: string, release: string): Promise<Descriptor> {
  return readDescriptorFile(getReleaseFolder(folder, remote, release), `${remote} has no release ${release}: publish it first`, {
    remote,
    release,
  });
}

/** The descriptor in a folder. Rejects with `missingMessage` when there is none, and with a sentence when it is truncated or invalid. */
export async function readDescriptorFile(
  folder: string,
  missingMessage: string,
  expected?: Pick<Descriptor, 'remote' | 'release'>,
): Promise<Descriptor> {
  const file = path.join(folder, 'descriptor.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw new Error(missingMessage);
    throw error;
  });
  return parseDescriptor(parseJson(text, file), expected);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The descriptor is refused: ${file} is no whole JSON file, build the release again`);
  }
}
