import type { Registry } from '@oracle-astra/shared/contract';

/** Somebody else changed the same remote since the caller looked at the registry. */
export class RegistryConflict extends Error {}

/** Another remote's live release differs from the one that the change was checked against. */
export class LiveSetChanged extends RegistryConflict {}

/** The live releases of the other remotes and of the shell. */
const listGiven = ({ remotes }: Registry, except: string) =>
  Object.entries(remotes)
    .filter(([remote]) => remote !== except)
    .map(([remote, { stable, canary }]) => `${remote} ${stable} ${canary?.release ?? ''}`);

/** Throws if the live releases next to a remote differ from those that its release was checked against. */
export function assertLive(remote: string, checked: Registry, now: Registry): void {
  const [before, present] = [new Set(listGiven(checked, remote)), listGiven(now, remote)];
  const changed = present.find((given) => !before.has(given));
  if (changed !== undefined || before.size !== present.length)
    throw new LiveSetChanged(`Beside ${remote} visitors get ${changed ?? 'other releases'} by now: nothing was done, ask again`);
}
