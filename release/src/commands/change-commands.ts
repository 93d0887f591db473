import { assertValidName, type CallApi, type Registry } from '@oracle-astra/shared/contract';
import { requireWord, type Arguments } from '../arguments';
import { checkRelease } from '../check/check-release';
import { ReleaseRefused } from '../check/finding';
import { follow, pin, promote, rollback, setCanary, unpin } from '../registry';
import { readRegistry, RegistryConflict, type UpdateOptions } from '../registry-file';
import { getReleaseFolder, readDescriptor } from '../release-folder';
import { assertMayRelease, readKeys, readSigner, verifyFolder, type KeyEnvironment } from '../signatures';

export interface Answer {
  lines: string[];
  data: unknown;
}

export interface Context {
  folder: string;
  args: Arguments;
  env: KeyEnvironment;
  call?: CallApi;
}

/** What a change is made on: the registry as it was when the command began, and who asks. */
function begin({ folder, args: { expect, reason, override }, env }: Context, remote: string): UpdateOptions & { seen: Registry } {
  assertValidName('remote', remote);
  const seen = readRegistry(folder);
  if (expect !== undefined && expect !== seen.revision)
    throw new RegistryConflict(`The registry is at revision ${seen.revision}, not ${expect}: look at status and ask again`);
  const signer = readSigner(folder, env);
  assertMayRelease(signer, remote);
  return { seen, by: signer.id, reason, override };
}

/** Throws where something speaks against a release. With an override, which the history keeps, only the signature counts. */
async function assertChecked({ folder, args, env, call }: Context, remote: string, release: string): Promise<void> {
  if (env.RELEASE_SIGNATURES === 'required') verifyFolder(getReleaseFolder(folder, remote, release), remote, readKeys(folder, env));
  if (args.override !== undefined) return;
  const findings = await checkRelease(folder, remote, release, { env, call });
  if (findings.length > 0) throw new ReleaseRefused(release, findings);
}

const answer = ({ revision }: Registry, lines: string[] = []): Answer => ({
  lines: [...lines, `Revision ${revision}`],
  data: { revision },
});

async function promoteRelease(context: Context, [first, second]: string[]): Promise<Answer> {
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  readDescriptor(context.folder, remote, release);
  const options = begin(context, remote);
  await assertChecked(context, remote, release);
  return answer(promote(context.folder, remote, release, undefined, options));
}

async function setCanaryRelease(context: Context, [first, second, third]: string[]): Promise<Answer> {
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  const percent = Number(requireWord(third, 'a percentage'));
  readDescriptor(context.folder, remote, release);
  const options = begin(context, remote);
  if (percent > 0 && percent <= 100) await assertChecked(context, remote, release);
  return answer(setCanary(context.folder, remote, release, percent, options));
}

/** The commands that change what visitors get. Each is safe to repeat. */
export const changeCommands: Record<string, (context: Context, words: string[]) => Promise<Answer>> = {
  promote: promoteRelease,
  canary: setCanaryRelease,
  async rollback(context, [first]) {
    const remote = requireWord(first, 'a remote');
    return answer(rollback(context.folder, remote, begin(context, remote)));
  },
  async follow(context, [first]) {
    const remote = requireWord(first, 'a remote');
    return answer(follow(context.folder, remote, begin(context, remote)));
  },
  async pin(context, [first, ...words]) {
    const remote = requireWord(first, 'a remote');
    return answer(pin(context.folder, remote, requireWord(words.join(' '), 'a reason'), begin(context, remote)));
  },
  async unpin(context, [first]) {
    const remote = requireWord(first, 'a remote');
    return answer(unpin(context.folder, remote, begin(context, remote)));
  },
};
