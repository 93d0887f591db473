import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assertValidName, readDescriptor as parseDescriptor, type Descriptor } from '@oracle-astra/shared/contract';

/** The folder of a published release. Throws when a name is invalid, so that no path leads outside of the folder. */
export function getReleaseFolder(folder: string, remote: string, release: string): string {
  assertValidName('remote', remote);
  assertValidName('release', release);
  return path.join(folder, remote, release);
}

/** Whether a release was published and still exists. */
export const isPublished = (folder: string, remote: string, release: string) =>
  existsSync(path.join(getReleaseFolder(folder, remote, release), 'descriptor.json'));

/** The descriptor of a published release. Throws when the release was not published. */
export function readDescriptor(folder: string, remote: string, release: string): Descriptor {
  return readDescriptorFile(getReleaseFolder(folder, remote, release), `${remote} has no release ${release}: publish it first`, {
    remote,
    release,
  });
}

/** The descriptor in a folder. Throws `missingMessage` when there is none, and a sentence when it is cut off or invalid. */
export function readDescriptorFile(folder: string, missingMessage: string, expected?: Pick<Descriptor, 'remote' | 'release'>): Descriptor {
  const file = path.join(folder, 'descriptor.json');
  if (!existsSync(file)) throw new Error(missingMessage);
  return parseDescriptor(parseJson(readFileSync(file, 'utf8'), file), expected);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The descriptor is refused: ${file} is no whole JSON file, build the release again`);
  }
}
