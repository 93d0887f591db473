import { assertValidName, type Registry } from '@oracle-astra/shared/contract';
import { assertNoObstacle } from '../registry/channel';
import { checkRelease } from '../check/check-release';
import { ReleaseRefused } from '../check/finding';
import { readRegistry, RegistryConflict, type UpdateOptions } from '../registry/registry-file';
import { getReleaseFolder } from '../files/release-folder';
import { assertMayRelease, readKeys, readSigner, verifyFolder } from '../files/signatures';
import type { Context } from './context';
import { judgeInBrowser } from './judge-in-browser';
import { assertJudged } from './unjudged';

/** The basis of a change: the registry when the command began, and the author. */
export async function begin(
  { folder, args: { expect, reason, override }, env }: Context,
  remote: string,
): Promise<UpdateOptions & { seen: Registry }> {
  assertValidName('remote', remote);
  const seen = await readRegistry(folder);
  if (expect !== undefined && expect !== seen.revision)
    throw new RegistryConflict(`The registry is at revision ${seen.revision}, not ${expect}: look at status and ask again`);
  const signer = await readSigner(folder, env);
  assertMayRelease(signer, remote);
  return { seen, by: signer.id, reason, override };
}

/** Throws if the check finds anything against a release. With an override, which the history records, only the signature is checked. */
export async function assertChecked(context: Context, registry: Registry, remote: string, release: string): Promise<void> {
  const { folder, args, env, call } = context;
  assertJudged({ args, call }, release);
  if (env.RELEASE_SIGNATURES === 'required')
    await verifyFolder(getReleaseFolder(folder, remote, release), remote, await readKeys(folder, env));
  if (args.override !== undefined) return;
  assertNoObstacle(registry, remote, release);
  const findings = await checkRelease(folder, remote, release, { env, call, registry });
  if (findings.length > 0) throw new ReleaseRefused(release, findings);
  await judgeInBrowser(context, [remote, release], { site: args.site });
}
