import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import { assertNoObstacle } from '@oracle-astra/release/src/registry/channel';
import { changeChecked } from '@oracle-astra/release/src/check/change-checked';
import { checkRelease } from '@oracle-astra/release/src/check/check-release';
import { replaceLive } from '@oracle-astra/release/src/check/live-releases';
import { ReleaseRefused, type Finding } from '@oracle-astra/release/src/check/finding';
import { getReleaseFolder, isPublished } from '@oracle-astra/release/src/files/release-folder';
import { readKeys, verifyFolder } from '@oracle-astra/release/src/files/signatures';
import { remoteOfFlag, setFlag } from '@oracle-astra/release/src/registry/flags';
import { halt, pin, promote, rollback, setCanary, unpin } from '@oracle-astra/release/src/registry/registry';
import { readRegistry, readRevision, type RegistryStore, type UpdateOptions } from '@oracle-astra/release/src/registry/registry-file';
import type { ReleaseChange } from '@oracle-astra/release/src/registry/remote-change';
import type { CallApi, Registry } from '@oracle-astra/shared/contract';
import type { Config } from '../../config/config';

/** The author of changes on `/ops`. */
export const operator = 'operator';

interface ChangeContext {
  config: Pick<Config, 'releasesDir' | 'requiredKeysFile'>;
  registry: RegistryStore;
  bucket: ReleaseBucket | null;
  call: CallApi;
  /** The author of the change: an operator, or a team by its key. */
  by: string;
}

type Change = (registry: RegistryStore, change: ReleaseChange, options: UpdateOptions) => Promise<Registry>;

const commands: Record<Exclude<ReleaseChange['command'], 'check'>, Change> = {
  promote: (registry, { remote, release }, options) => promote(registry, remote, release, undefined, options),
  canary: (registry, { remote, release, percent }, options) => setCanary(registry, remote, release, percent, options),
  rollout: (registry, { remote, release }, options) => setCanary(registry, remote, release, 1, { ...options, staged: true }),
  halt: (registry, { remote, release, reason }, options) =>
    halt(registry, remote, release, { ...options, reason: reason || `by ${options.by}` }),
  rollback: (registry, { remote, release }, options) => rollback(registry, remote, { ...options, only: release || undefined }),
  pin: (registry, { remote, reason }, options) => pin(registry, remote, reason || `by ${options.by}`, options),
  unpin: (registry, { remote }, options) => unpin(registry, remote, options),
  async flag(registry, { remote, flag }, options) {
    if (flag === undefined || remoteOfFlag(flag.name) !== remote) throw new Error(`Name a flag of ${remote}`);
    return setFlag(registry, flag.name, flag.change, options);
  },
};

const servesVisitors = ({ command, percent }: ReleaseChange) =>
  command === 'promote' || command === 'rollout' || (command === 'canary' && percent > 0);

/** An override never replaces a required signature, because the site would silently keep serving the previous release. */
async function assertSigned({ releasesDir, requiredKeysFile }: ChangeContext['config'], { remote, release }: ReleaseChange): Promise<void> {
  if (requiredKeysFile === null) return;
  const keys = await readKeys(releasesDir, { RELEASE_KEYS: requiredKeysFile });
  await verifyFolder(getReleaseFolder(releasesDir, remote, release), remote, keys);
}

/** A team cannot lift or replace a pin of an operator or of another team. */
function assertMayPin({ remotes }: Registry, { command, remote }: ReleaseChange, by: string): void {
  const pinnedBy = remotes[remote]?.pinned?.by;
  if ((command === 'unpin' || command === 'pin') && by !== operator && pinnedBy !== undefined && pinnedBy !== by)
    throw new Error(`${remote} was pinned by ${pinnedBy}, and not by ${by}: ask whoever pinned it, or an operator`);
}

/** Rejects with a ReleaseRefused if the check finds anything against a release next to the live ones. */
async function assertFits({ config, call }: ChangeContext, { remote, release }: ReleaseChange, registry: Registry): Promise<void> {
  const { releasesDir: folder, requiredKeysFile } = config;
  const env = requiredKeysFile === null ? {} : { RELEASE_SIGNATURES: 'required', RELEASE_KEYS: requiredKeysFile };
  const findings = await checkRelease(folder, remote, release, { call, env, registry });
  if (findings.length > 0) throw new ReleaseRefused(release, findings);
}

/** Makes a change; one that makes a release live is checked first. Rejects with the reason of a refusal. */
export async function applyChange(context: ChangeContext, change: ReleaseChange): Promise<Registry> {
  const { config, registry, bucket, by } = context;
  const { releasesDir: folder } = config;
  const { command, remote, release, reason, override, revision } = change;
  // Another machine may have received the release.
  if (release !== '') await bucket?.fetch(remote, release);
  const current = await readRegistry(folder);
  assertMayPin(current, change, by);
  const seen = revision === undefined || revision === current.revision ? current : await readRevision(folder, revision);
  if (override === '' && servesVisitors(change)) assertNoObstacle(seen, remote, release);
  if (override !== '' && servesVisitors(change) && (await isPublished(folder, remote, release))) await assertSigned(config, change);
  if (command === 'check') {
    for (const [other, name] of Object.entries(change.with)) await bucket?.fetch(other, name);
    await assertFits(context, change, await replaceLive(folder, current, remote, change.with));
    return current;
  }
  const options = { seen, by, ...(reason && { reason }), ...(override && { override }) };
  if (override !== '' || !servesVisitors(change)) return commands[command](registry, change, options);
  return changeChecked(
    folder,
    (live) => assertFits(context, change, live),
    (checked) => commands[command](registry, change, { ...options, checked }),
  );
}

export interface ChangeOutcome {
  done: boolean;
  sentence: string;
  /** The result of the check, if only it was requested or if it refused; otherwise null. */
  findings: readonly Finding[] | null;
}

/** The same for the operators' page: always returns a sentence and never throws because of the release. */
export async function changeRelease(context: ChangeContext, change: ReleaseChange): Promise<ChangeOutcome> {
  const { command, remote, release } = change;
  try {
    const { revision } = await applyChange(context, change);
    if (command === 'check') return { done: true, sentence: `${release} fits what is live.`, findings: [] };
    return { done: true, sentence: `Done: ${command} ${remote} ${release}. Revision ${revision}.`, findings: null };
  } catch (error) {
    if (error instanceof ReleaseRefused) return { done: false, sentence: `${release} is refused by the check.`, findings: error.findings };
    if (error instanceof Error) return { done: false, sentence: error.message, findings: null };
    throw error;
  }
}
