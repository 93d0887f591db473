import type { Registry } from '@oracle-astra/shared/contract';
import { allow, isWithdrawn, listEarlier, requireChannel, toChannel, withdraw, type Channel } from './channel';
import { RegistryConflict, type Change, type RegistryStore, type UpdateOptions } from './registry-file';
import { findMisfits } from '../fits';
import { getReleaseFolder, isPublished, readDescriptor } from '../files/release-folder';

/**
 * Makes a published release the stable one of its remote. `setBy` is 'start' when `npm start` promotes it, which lets later
 * starts replace it. Throws when the release was not published, was withdrawn, or the remote is pinned.
 */
export async function promote(
  store: RegistryStore,
  remote: string,
  release: string,
  setBy?: 'start',
  options?: UpdateOptions,
): Promise<Registry> {
  await readDescriptor(store.folder, remote, release);
  const edit = (registry: Registry) => {
    const before = registry.remotes[remote];
    allow(remote, before, release, options?.override);
    if (before?.stable === release && before.canary === null && before.set_by === setBy) return false;
    const earlier = before === undefined ? [] : [...(before.stable === release ? [] : [before.stable]), ...listEarlier(before)];
    registry.remotes[remote] = toChannel(release, earlier, { ...before, set_by: setBy });
    return true;
  };
  return store.update({ change: { command: setBy === 'start' ? 'start' : 'promote', remote, release }, edit, options });
}

/** Lets `npm start` promote releases of a remote again after an operator did. Throws when the remote has no stable release. */
export async function follow(store: RegistryStore, remote: string, options?: UpdateOptions): Promise<Registry> {
  const edit = (registry: Registry) => {
    const channel = requireChannel(registry, remote);
    if (channel.set_by === 'start') return false;
    channel.set_by = 'start';
    return true;
  };
  return store.update({ change: { command: 'follow', remote }, edit, options });
}

/** Throws if the canary of a remote is another one. */
const notTheCanary = (remote: string, release: string, { canary }: Channel) =>
  new RegistryConflict(`${release} is not the canary of ${remote}${canary ? `, ${canary.release} is` : ''}: nothing was done`);

/**
 * Serves a published release to `percent` (0 to 100) of a remote's visitors; 0 ends its canary. `staged`: the site increases
 * the percentage automatically while the guard finds nothing. Throws for the stable release, which cannot be its own canary.
 */
export async function setCanary(
  store: RegistryStore,
  remote: string,
  release: string,
  percent: number,
  { staged = false, ...options }: UpdateOptions & { staged?: boolean } = {},
): Promise<Registry> {
  if (!(percent >= 0 && percent <= 100)) throw new Error(`A canary takes 0 to 100 percent, not ${percent}`);
  await readDescriptor(store.folder, remote, release);
  const edit = (registry: Registry) => {
    const channel = requireChannel(registry, remote);
    if (percent > 0) allow(remote, channel, release, options.override);
    const { canary, set_by: setBy, stable } = channel;
    if (percent > 0 && release === stable) throw new Error(`${release} is the stable release of ${remote}: everyone has it`);
    if (percent === 0 && canary !== null && canary.release !== release) throw notTheCanary(remote, release, channel);
    const isSame =
      percent === 0 ? canary === null : canary?.release === release && canary.percent === percent && (canary.staged ?? false) === staged;
    if (isSame && setBy === undefined) return false;
    channel.canary = percent === 0 ? null : { release, percent, ...(staged && { staged }) };
    delete channel.set_by;
    return true;
  };
  return store.update({ change: { command: 'canary', remote, release, percent }, edit, options });
}

/** Throws if an earlier release does not fit the other live releases; a rollback has no other check. */
async function assertFits(folder: string, { remotes }: Registry, remote: string, target: string): Promise<void> {
  const read = async (name: string, release: string) =>
    (await isPublished(folder, name, release)) ? readDescriptor(folder, name, release) : null;
  const named = Object.entries(remotes).filter(([name]) => name !== 'shell' && name !== 'bench');
  const others = (await Promise.all(named.map(([name, { stable }]) => read(name, stable)))).filter((each) => each !== null);
  const own = await read(remote, target);
  const shell = remote === 'shell' ? own : await read('shell', remotes.shell?.stable ?? 'none');
  if (!own || !shell) return;
  const [misfit] = (remote === 'shell' ? others : [own]).flatMap((each) =>
    findMisfits(shell, each).map((fault) => `${each.release} does not run over ${shell.release}: ${fault}`),
  );
  if (misfit !== undefined)
    throw new Error(`${target} does not fit what is live now. ${misfit}. Roll that back first, or say --override "reason"`);
}

/** The earlier stable releases that were not withdrawn and still exist, newest first. */
async function listUsable(folder: string, remote: string, channel: Channel): Promise<string[]> {
  const usable: string[] = [];
  for (const release of listEarlier(channel))
    if (!isWithdrawn(channel, release) && (await isPublished(folder, remote, release))) usable.push(release);
  return usable;
}

/**
 * Withdraws the stable release and makes the last one stable that was not withdrawn and still exists. Throws if there is none,
 * or if it does not fit the other live releases and there is no override. `only` names the release to withdraw: if another one
 * is stable, nothing is done.
 */
export async function rollback(
  store: RegistryStore,
  remote: string,
  { only, ...options }: UpdateOptions & { only?: string } = {},
): Promise<Registry> {
  getReleaseFolder(store.folder, remote, 'any');
  const change: Change = { command: 'rollback', remote };
  const edit = async (registry: Registry) => {
    const channel = registry.remotes[remote];
    if (only !== undefined && channel?.stable !== only) return false;
    const usable = channel ? await listUsable(store.folder, remote, channel) : [];
    const [target, ...earlier] = usable;
    if (!channel || target === undefined) throw new Error(`${remote} has no release before its stable one`);
    if (channel.pinned) throw new Error(`${remote} is pinned at ${channel.stable} (${channel.pinned.reason}): unpin ${remote} first`);
    if (options.override === undefined) await assertFits(store.folder, registry, remote, target);
    change.release = channel.stable;
    const withdrawn = withdraw(channel, channel.stable, options.reason ?? 'rolled back');
    registry.remotes[remote] = toChannel(target, earlier, { withdrawn, flags: channel.flags });
    return true;
  };
  return store.update({ change, edit, options });
}

/** Ends a canary and withdraws its release. Does nothing if it is already withdrawn; throws a RegistryConflict if the canary is now another one. */
export async function halt(
  store: RegistryStore,
  remote: string,
  release: string,
  options: UpdateOptions & { reason: string },
): Promise<Registry> {
  const edit = (registry: Registry) => {
    const channel = requireChannel(registry, remote);
    if (channel.canary?.release !== release) {
      if (isWithdrawn(channel, release)) return false;
      throw notTheCanary(remote, release, channel);
    }
    channel.canary = null;
    channel.withdrawn = withdraw(channel, release, options.reason);
    return true;
  };
  return store.update({ change: { command: 'halt', remote, release }, edit, options });
}

/** Keeps a remote at its stable release: others are refused until it is unpinned. */
export async function pin(store: RegistryStore, remote: string, reason: string, options?: UpdateOptions): Promise<Registry> {
  const edit = (registry: Registry) => {
    const channel = requireChannel(registry, remote);
    if (channel.pinned?.reason === reason && channel.canary === null) return false;
    channel.pinned = { reason, at: new Date().toISOString(), ...(options?.by !== undefined && { by: options.by }) };
    channel.canary = null;
    return true;
  };
  return store.update({ change: { command: 'pin', remote }, edit, options: { ...options, reason } });
}

export async function unpin(store: RegistryStore, remote: string, options?: UpdateOptions): Promise<Registry> {
  const edit = (registry: Registry) => {
    const channel = requireChannel(registry, remote);
    const wasPinned = channel.pinned !== undefined;
    delete channel.pinned;
    return wasPinned;
  };
  return store.update({ change: { command: 'unpin', remote }, edit, options });
}
