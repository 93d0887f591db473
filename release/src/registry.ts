import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { assertValidName, readDescriptor as descriptorOf, readRegistry as registryOf, type Descriptor, type Registry } from '@oracle-astra/shared/contract';
import { removeAbandoned, replaceFile, stagingPath } from './staging';

const registryFile = (folder: string) => path.join(folder, 'registry.json');

/** Throws where one of the names is none: nothing is looked for, or written, outside of the folder. */
function releaseFolder(folder: string, remote: string, release: string): string {
  assertValidName('remote', remote);
  assertValidName('release', release);
  return path.join(folder, remote, release);
}

/** The registry in a folder of releases; an empty one of revision 0 where there is none yet. */
export function readRegistry(folder: string): Registry {
  if (!existsSync(registryFile(folder))) return { revision: 0, remotes: {} };
  return registryOf(JSON.parse(readFileSync(registryFile(folder), 'utf8')));
}

/** The descriptor of a release that was published to a folder. Throws where there is none. */
export function readDescriptor(folder: string, remote: string, release: string): Descriptor {
  return descriptorIn(releaseFolder(folder, remote, release), `${remote} has no release ${release}: publish it first`, { remote, release });
}

function descriptorIn(built: string, otherwise: string, place?: Pick<Descriptor, 'remote' | 'release'>): Descriptor {
  const file = path.join(built, 'descriptor.json');
  if (!existsSync(file)) throw new Error(otherwise);
  return descriptorOf(JSON.parse(readFileSync(file, 'utf8')), place);
}

/** Copies a built release into a folder of releases. Publishing one that is there already does nothing: a release never changes. */
export function publish(folder: string, built: string): Descriptor {
  const descriptor = descriptorIn(built, `${built} is no built release: it holds no descriptor.json`);
  const target = releaseFolder(folder, descriptor.remote, descriptor.release);
  mkdirSync(path.dirname(target), { recursive: true });
  removeAbandoned(path.dirname(target));
  if (!existsSync(target)) {
    const coming = stagingPath(target);
    try {
      cpSync(built, coming, { recursive: true });
      moveUnlessThere(coming, target);
    } finally {
      rmSync(coming, { recursive: true, force: true });
    }
    log(folder, `publish ${descriptor.remote} ${descriptor.release}`);
  }
  return descriptor;
}

/** Two may publish the same release at once: whoever is second finds it there. */
function moveUnlessThere(coming: string, target: string): void {
  try {
    renameSync(coming, target);
  } catch (error) {
    if (!existsSync(path.join(target, 'descriptor.json'))) throw error;
  }
}

/**
 * Makes a published release the stable one of its remote; `setBy` is 'start' where `npm start` does it, and may do so again.
 * Throws where it was not published.
 */
export function promote(folder: string, remote: string, release: string, setBy?: 'start'): Registry {
  readDescriptor(folder, remote, release);
  return change(folder, `${setBy === 'start' ? 'start' : 'promote'} ${remote} ${release}`, (registry) => {
    const before = registry.remotes[remote];
    if (before?.stable === release && before.canary === null && before.set_by === setBy) return false;
    const previous = before?.stable === release ? before.previous : (before?.stable ?? null);
    registry.remotes[remote] = { stable: release, canary: null, previous, ...(setBy && { set_by: setBy }) };
    return true;
  });
}

/** Lets `npm start` set the stable release of a remote again, as before an operator did. Throws where the remote has none. */
export function follow(folder: string, remote: string): Registry {
  return change(folder, `follow ${remote}`, (registry) => {
    const channel = registry.remotes[remote];
    if (!channel) throw new Error(`${remote} has no stable release yet: promote one first`);
    if (channel.set_by === 'start') return false;
    channel.set_by = 'start';
    return true;
  });
}

/** Gives a published release to `percent` (0 to 100) of a remote's visitors; 0 ends the canary. */
export function setCanary(folder: string, remote: string, release: string, percent: number): Registry {
  if (!(percent >= 0 && percent <= 100)) throw new Error(`A canary takes 0 to 100 percent, not ${percent}`);
  readDescriptor(folder, remote, release);
  return change(folder, `canary ${remote} ${release} ${percent}`, (registry) => {
    const channel = registry.remotes[remote];
    if (!channel) throw new Error(`${remote} has no stable release yet: promote one first`);
    channel.canary = percent === 0 ? null : { release, percent };
    delete channel.set_by;
    return true;
  });
}

/** Takes the release before the stable one again. Throws where there is none. */
export function rollback(folder: string, remote: string): Registry {
  assertValidName('remote', remote);
  return change(folder, `rollback ${remote}`, (registry) => {
    const channel = registry.remotes[remote];
    if (!channel?.previous) throw new Error(`${remote} has no release before its stable one`);
    registry.remotes[remote] = { stable: channel.previous, canary: null, previous: channel.stable };
    return true;
  });
}

/**
 * Changes the registry in one rename, so that a reader sees the old one or the new one. Each revision is kept; one whose
 * registry did not come about, because its writer was killed, is written over by the next.
 */
function change(folder: string, what: string, edit: (registry: Registry) => boolean): Registry {
  const registry = readRegistry(folder);
  if (!edit(registry)) return registry;
  registry.revision += 1;
  const json = `${JSON.stringify(registry, null, 1)}\n`;
  const revisions = path.join(folder, 'revisions');
  mkdirSync(revisions, { recursive: true });
  [folder, revisions].forEach(removeAbandoned);
  replaceFile(path.join(revisions, `${registry.revision}.json`), json);
  replaceFile(registryFile(folder), json);
  log(folder, `${what} -> revision ${registry.revision}`);
  return registry;
}

function log(folder: string, line: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, 'log.txt'), `${new Date().toISOString()} ${line}\n`);
}
