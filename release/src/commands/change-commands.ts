import type { Registry } from '@oracle-astra/shared/contract';
import { requireWord } from '../arguments';
import { changeChecked } from '../check/change-checked';
import { noComparison } from '../check/compare/merge-comparisons';
import { follow, halt, pin, promote, rollback, setCanary, unpin } from '../registry/registry';
import type { UpdateOptions } from '../registry/registry-file';
import { readDescriptor } from '../files/release-folder';
import { requestChange, type ReleaseChange } from '../registry/remote-change';
import { readSigner } from '../files/signatures';
import { assertChecked, begin } from './checked-change';
import type { Answer, Context } from './context';
import { describeCompared, judgeInBrowser } from './judge-in-browser';
import { assertJudged, describeUnjudged } from './unjudged';

const answer = ({ revision }: { revision: number }): Answer => ({ lines: [`Revision ${revision}`], data: { revision } });

/** The same for a change that promotes a release, with what differs from the live one and the parts that the check skipped. */
function answerGiven(context: Parameters<typeof describeUnjudged>[0], registry: { revision: number }, compared = noComparison): Answer {
  const { lines, data } = answer(registry);
  const [found, unjudged] = [describeCompared(compared), describeUnjudged(context)];
  return { lines: [...lines, ...found.lines, ...unjudged.lines], data: { ...(data as object), ...found.data, ...unjudged.data } };
}

/** Makes a release live if the check finds nothing against it next to the live releases of that moment. */
async function give(
  context: Context,
  options: UpdateOptions,
  [remote, release]: [string, string],
  change: (options: UpdateOptions) => Promise<Registry>,
): Promise<Answer> {
  const registry = await changeChecked(
    context.folder,
    (live) => assertChecked(context, live, remote, release),
    (live) => change({ ...options, ...(options.override === undefined && { checked: live }) }),
  );
  return answerGiven(context, registry);
}

type SentChange = Pick<ReleaseChange, 'command' | 'remote'> &
  Partial<Pick<ReleaseChange, 'release' | 'percent' | 'reason' | 'with' | 'flag'>>;

/** Requests a change, or its check, from the site of `--to`, with the team's key; null without `--to`. */
export async function send(context: Context, change: SentChange): Promise<Answer | null> {
  const { folder, args, env } = context;
  const { to, reason, override, expect: revision } = args;
  if (to === undefined) return null;
  const isGiven = ['check', 'promote', 'rollout'].includes(change.command) || (change.command === 'canary' && (change.percent ?? 0) > 0);
  let compared = noComparison;
  if (isGiven && change.release !== undefined) {
    assertJudged({ args }, change.release);
    const page = change.command === 'check' ? args.page : undefined;
    if (override === undefined) compared = await judgeInBrowser(context, [change.remote, change.release], { site: to, page });
  }
  const reached = await requestChange({ reason, ...change, override, revision }, await readSigner(folder, env), to);
  return isGiven ? answerGiven({ args }, reached, compared) : answer(reached);
}

export async function promoteRelease(context: Context, [first, second]: string[]): Promise<Answer> {
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  const sent = await send(context, { command: 'promote', remote, release });
  if (sent) return sent;
  await readDescriptor(context.folder, remote, release);
  const options = await begin(context, remote);
  return give(context, options, [remote, release], (checked) => promote(context.registry, remote, release, undefined, checked));
}

/** A decimal number: `0x10` and `1e1` are mistakes. */
const readPercent = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN);

async function setCanaryRelease(context: Context, [first, second, third]: string[]): Promise<Answer> {
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  const percent = readPercent(requireWord(third, 'a percentage'));
  const sent = await send(context, { command: 'canary', remote, release, percent });
  if (sent) return sent;
  await readDescriptor(context.folder, remote, release);
  const options = await begin(context, remote);
  if (!(percent > 0 && percent <= 100)) return answer(await setCanary(context.registry, remote, release, percent, options));
  return give(context, options, [remote, release], (checked) => setCanary(context.registry, remote, release, percent, checked));
}

/** The first step of a staged roll-out; the running site takes the others. */
async function rollOut(context: Context, [first, second]: string[]): Promise<Answer> {
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  const sent = await send(context, { command: 'rollout', remote, release });
  if (sent) return sent;
  await readDescriptor(context.folder, remote, release);
  const options = await begin(context, remote);
  return give(context, options, [remote, release], (checked) =>
    setCanary(context.registry, remote, release, 1, { ...checked, staged: true }),
  );
}

async function haltCanary(context: Context, [first, second]: string[]): Promise<Answer> {
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  const sent = await send(context, { command: 'halt', remote, release });
  const reason = context.args.reason ?? 'halted by hand';
  return sent ?? answer(await halt(context.registry, remote, release, { ...(await begin(context, remote)), reason }));
}

/** The commands that change the live releases. Each is safe to repeat. */
export const changeCommands: Record<string, (context: Context, words: string[]) => Promise<Answer>> = {
  promote: promoteRelease,
  canary: setCanaryRelease,
  rollout: rollOut,
  halt: haltCanary,
  async rollback(context, [first, only]) {
    const remote = requireWord(first, 'a remote');
    const sent = await send(context, { command: 'rollback', remote, ...(only && { release: only }) });
    return sent ?? answer(await rollback(context.registry, remote, { ...(await begin(context, remote)), only }));
  },
  async follow(context, [first]) {
    const remote = requireWord(first, 'a remote');
    return answer(await follow(context.registry, remote, await begin(context, remote)));
  },
  async pin(context, [first, ...words]) {
    const [remote, reason] = [requireWord(first, 'a remote'), requireWord(words.join(' '), 'a reason')];
    const sent = await send(context, { command: 'pin', remote, reason });
    return sent ?? answer(await pin(context.registry, remote, reason, await begin(context, remote)));
  },
  async unpin(context, [first]) {
    const remote = requireWord(first, 'a remote');
    const sent = await send(context, { command: 'unpin', remote });
    return sent ?? answer(await unpin(context.registry, remote, await begin(context, remote)));
  },
};
