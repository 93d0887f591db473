import { assertValidName, type CallApi, type Registry } from '@oracle-astra/shared/contract';
import { requireWord, type Arguments } from '../arguments';
import type { ReleaseBucket } from '../bucket/release-bucket';
import { checkRelease } from '../check/check-release';
import { runBrowserCheck } from '../check/browser/run-browser-check';
import { assertNoObstacle } from '../channel';
import { ReleaseRefused } from '../check/finding';
import { follow, halt, pin, promote, rollback, setCanary, unpin } from '../registry';
import { readRegistry, RegistryConflict, type RegistryStore, type UpdateOptions } from '../registry-file';
import { getReleaseFolder, readDescriptor } from '../release-folder';
import { assertJudged, describeUnjudged } from './unjudged';
import { requestChange, type ReleaseChange } from '../remote-change';
import { assertMayRelease, readKeys, readSigner, verifyFolder, type KeyEnvironment } from '../signatures';

export interface Answer {
  lines: string[];
  data: unknown;
}

export interface Context {
  folder: string;
  /** Where changes are made; the folder has what it is read from. */
  registry: RegistryStore;
  /** Where releases are for all machines; null where the folder has them. */
  bucket: ReleaseBucket | null;
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
async function assertChecked({ folder, args, env, call }: Context, seen: Registry, remote: string, release: string): Promise<void> {
  assertJudged({ args, call }, release);
  if (env.RELEASE_SIGNATURES === 'required') verifyFolder(getReleaseFolder(folder, remote, release), remote, readKeys(folder, env));
  if (args.override !== undefined) return;
  assertNoObstacle(seen, remote, release);
  const findings = await checkRelease(folder, remote, release, { env, call });
  if (findings.length === 0 && args.browser) findings.push(...(await runBrowserCheck({ folder, env, site: args.site, remote, release })));
  if (findings.length > 0) throw new ReleaseRefused(release, findings);
}

const answer = ({ revision }: { revision: number }): Answer => ({ lines: [`Revision ${revision}`], data: { revision } });

/** The same for a change that gives a release to visitors, with what the check did not see. */
function answerGiven(context: Parameters<typeof describeUnjudged>[0], registry: { revision: number }): Answer {
  const { lines, data } = answer(registry);
  const unjudged = describeUnjudged(context);
  return { lines: [...lines, ...unjudged.lines], data: { ...(data as object), ...unjudged.data } };
}

type SentChange = Pick<ReleaseChange, 'command' | 'remote'> & Partial<Pick<ReleaseChange, 'release' | 'percent' | 'reason'>>;

/** Asks the site of `--to` for a change, or for its check, with the team's key; null without `--to`. */
export async function send({ folder, args, env }: Context, change: SentChange): Promise<Answer | null> {
  const { to, reason, override, expect: revision } = args;
  if (to === undefined) return null;
  const isGiven = ['check', 'promote', 'rollout'].includes(change.command) || (change.command === 'canary' && (change.percent ?? 0) > 0);
  if (isGiven && change.release !== undefined) assertJudged({ args }, change.release);
  if (args.browser && change.release !== undefined) {
    const findings = await runBrowserCheck({ folder, env, site: to, remote: change.remote, release: change.release });
    if (findings.length > 0) throw new ReleaseRefused(change.release, findings);
  }
  const reached = await requestChange({ reason, ...change, override, revision }, readSigner(folder, env), to);
  return isGiven ? answerGiven({ args }, reached) : answer(reached);
}

export async function promoteRelease(context: Context, [first, second]: string[]): Promise<Answer> {
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  const sent = await send(context, { command: 'promote', remote, release });
  if (sent) return sent;
  readDescriptor(context.folder, remote, release);
  const options = begin(context, remote);
  await assertChecked(context, options.seen, remote, release);
  return answerGiven(context, await promote(context.registry, remote, release, undefined, options));
}

/** A number as people write it: `0x10` and `1e1` are mistakes. */
const readPercent = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN);

async function setCanaryRelease(context: Context, [first, second, third]: string[]): Promise<Answer> {
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  const percent = readPercent(requireWord(third, 'a percentage'));
  const sent = await send(context, { command: 'canary', remote, release, percent });
  if (sent) return sent;
  readDescriptor(context.folder, remote, release);
  const options = begin(context, remote);
  if (!(percent > 0 && percent <= 100)) return answer(await setCanary(context.registry, remote, release, percent, options));
  await assertChecked(context, options.seen, remote, release);
  return answerGiven(context, await setCanary(context.registry, remote, release, percent, options));
}

/** The first step of a staged roll-out; the running site takes the others. */
async function rollOut(context: Context, [first, second]: string[]): Promise<Answer> {
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  const sent = await send(context, { command: 'rollout', remote, release });
  if (sent) return sent;
  readDescriptor(context.folder, remote, release);
  const options = begin(context, remote);
  await assertChecked(context, options.seen, remote, release);
  return answerGiven(context, await setCanary(context.registry, remote, release, 1, { ...options, staged: true }));
}

async function haltCanary(context: Context, [first, second]: string[]): Promise<Answer> {
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  const sent = await send(context, { command: 'halt', remote, release });
  const reason = context.args.reason ?? 'halted by hand';
  return sent ?? answer(await halt(context.registry, remote, release, { ...begin(context, remote), reason }));
}

/** The commands that change what visitors get. Each is safe to repeat. */
export const changeCommands: Record<string, (context: Context, words: string[]) => Promise<Answer>> = {
  promote: promoteRelease,
  canary: setCanaryRelease,
  rollout: rollOut,
  halt: haltCanary,
  async rollback(context, [first, only]) {
    const remote = requireWord(first, 'a remote');
    const sent = await send(context, { command: 'rollback', remote, ...(only && { release: only }) });
    return sent ?? answer(await rollback(context.registry, remote, { ...begin(context, remote), only }));
  },
  async follow(context, [first]) {
    const remote = requireWord(first, 'a remote');
    return answer(await follow(context.registry, remote, begin(context, remote)));
  },
  async pin(context, [first, ...words]) {
    const [remote, reason] = [requireWord(first, 'a remote'), requireWord(words.join(' '), 'a reason')];
    const sent = await send(context, { command: 'pin', remote, reason });
    return sent ?? answer(await pin(context.registry, remote, reason, begin(context, remote)));
  },
  async unpin(context, [first]) {
    const remote = requireWord(first, 'a remote');
    const sent = await send(context, { command: 'unpin', remote });
    return sent ?? answer(await unpin(context.registry, remote, begin(context, remote)));
  },
};
