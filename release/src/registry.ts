import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  assertValidName,
  readDescriptor as parseDescriptor,
  readRegistry as parseRegistry,
  type Descriptor,
  type Registry,
} from '@oracle-astra/shared/contract';
import { removeStaleFiles, writeFileAtomically, temporaryPath } from './atomic-files';

const getRegistryFile = (folder: string) => path.join(folder, 'registry.json');

/** Throws when a name is invalid, so that no path leads outside of the folder. */
function getReleaseFolder(folder: string, remote: string, release: string): string {
  assertValidName('remote', remote);
  assertValidName('release', release);
  return path.join(folder, remote, release);
}

/** The registry of a releases folder; an empty one of revision 0 if there is none yet. */
export function readRegistry(folder: string): Registry {
  if (!existsSync(getRegistryFile(folder))) return { revision: 0, remotes: {} };
  return parseRegistry(JSON.parse(readFileSync(getRegistryFile(folder), 'utf8')));
}

/** The descriptor of a published release. Throws when the release was not published. */
export function readDescriptor(folder: string, remote: string, release: string): Descriptor {
  return readDescriptorFile(getReleaseFolder(folder, remote, release), `${remote} has no release ${release}: publish it first`, {
    remote,
    release,
  });
}

function readDescriptorFile(folder: string, missingMessage: string, expected?: Pick<Descriptor, 'remote' | 'release'>): Descriptor {
  const file = path.join(folder, 'descriptor.json');
  if (!existsSync(file)) throw new Error(missingMessage);
  return parseDescriptor(JSON.parse(readFileSync(file, 'utf8')), expected);
}

/** Copies a built release into a releases folder. Publishing a release again does nothing, because releases are immutable. */
export function publish(folder: string, buildFolder: string): Descriptor {
  const descriptor = readDescriptorFile(buildFolder, `${buildFolder} is no built release: it holds no descriptor.json`);
  const target = getReleaseFolder(folder, descriptor.remote, descriptor.release);
  mkdirSync(path.dirname(target), { recursive: true });
  removeStaleFiles(path.dirname(target));
  if (!existsSync(target)) {
    const stagingFolder = temporaryPath(target);
    try {
      cpSync(buildFolder, stagingFolder, { recursive: true });
      moveIfAbsent(stagingFolder, target);
    } finally {
      rmSync(stagingFolder, { recursive: true, force: true });
    }
    appendToLog(folder, `publish ${descriptor.remote} ${descriptor.release}`);
  }
  return descriptor;
}

/** Two processes may publish the same release at once; the second one keeps what is there. */
function moveIfAbsent(stagingFolder: string, target: string): void {
  try {
    renameSync(stagingFolder, target);
  } catch (error) {
    if (!existsSync(path.join(target, 'descriptor.json'))) throw error;
  }
}

/**
 * Makes a published release the stable one of its remote. `setBy` is 'start' when `npm start` promotes it, which lets later
 * starts replace it. Throws when the release was not published.
 */
export function promote(folder: string, remote: string, release: string, setBy?: 'start'): Registry {
  readDescriptor(folder, remote, release);
  return updateRegistry(folder, `${setBy === 'start' ? 'start' : 'promote'} ${remote} ${release}`, (registry) => {
    const before = registry.remotes[remote];
    if (before?.stable === release && before.canary === null && before.set_by === setBy) return false;
    const previous = before?.stable === release ? before.previous : (before?.stable ?? null);
    registry.remotes[remote] = { stable: release, canary: null, previous, ...(setBy && { set_by: setBy }) };
    return true;
  });
}

/** Lets `npm start` promote releases of a remote again after an operator did. Throws when the remote has no stable release. */
export function follow(folder: string, remote: string): Registry {
  return updateRegistry(folder, `follow ${remote}`, (registry) => {
    const channel = registry.remotes[remote];
    if (!channel) throw new Error(`${remote} has no stable release yet: promote one first`);
    if (channel.set_by === 'start') return false;
    channel.set_by = 'start';
    return true;
  });
}

/** Serves a published release to `percent` (0 to 100) of a remote's visitors; 0 ends the canary. */
export function setCanary(folder: string, remote: string, release: string, percent: number): Registry {
  if (!(percent >= 0 && percent <= 100)) throw new Error(`A canary takes 0 to 100 percent, not ${percent}`);
  readDescriptor(folder, remote, release);
  return updateRegistry(folder, `canary ${remote} ${release} ${percent}`, (registry) => {
    const channel = registry.remotes[remote];
    if (!channel) throw new Error(`${remote} has no stable release yet: promote one first`);
    channel.canary = percent === 0 ? null : { release, percent };
    delete channel.set_by;
    return true;
  });
}

/** Makes the previous stable release stable again. Throws when there is none. */
export function rollback(folder: string, remote: string): Registry {
  assertValidName('remote', remote);
  return updateRegistry(folder, `rollback ${remote}`, (registry) => {
    const channel = registry.remotes[remote];
    if (!channel?.previous) throw new Error(`${remote} has no release before its stable one`);
    registry.remotes[remote] = { stable: channel.previous, canary: null, previous: channel.stable };
    return true;
  });
}

/**
 * Updates the registry atomically when `edit` returns true, and stores each revision. A revision whose writer was killed
 * before it replaced the registry is overwritten by the next one.
 */
function updateRegistry(folder: string, logLine: string, edit: (registry: Registry) => boolean): Registry {
  const registry = readRegistry(folder);
  if (!edit(registry)) return registry;
  registry.revision += 1;
  const json = `${JSON.stringify(registry, null, 1)}\n`;
  const revisions = path.join(folder, 'revisions');
  mkdirSync(revisions, { recursive: true });
  [folder, revisions].forEach(removeStaleFiles);
  writeFileAtomically(path.join(revisions, `${registry.revision}.json`), json);
  writeFileAtomically(getRegistryFile(folder), json);
  appendToLog(folder, `${logLine} -> revision ${registry.revision}`);
  return registry;
}

function appendToLog(folder: string, line: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, 'log.txt'), `${new Date().toISOString()} ${line}\n`);
}
