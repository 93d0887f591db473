import type { Registry } from '@oracle-astra/shared/contract';
import { requireWord } from '../arguments';
import { checkRelease } from '../check/check-release';
import { ReleaseRefused } from '../check/finding';
import { describeCompared, judgeInBrowser } from './judge-in-browser';
import { assertJudged, describeUnjudged } from './unjudged';
import { formatChange, readHistory, readRegistry, readRevision } from '../registry/registry-file';
import { listDeprecated } from '../check/contract/check-contract';
import { readGiven, replaceLive } from '../check/live-releases';
import { diffReleases } from '../diff-releases';
import { isPublished, readDescriptor } from '../files/release-folder';
import { requestStatus } from '../registry/remote-status';
import { createDescriptorSchema, printDescriptorSchema } from '../schema/descriptor-schema';
import { readSigner } from '../files/signatures';
import { send } from './change-commands';
import type { Answer, Context } from './context';
import { describeAgainst, recordTested } from './tested-command';

function formatChannel([remote, channel]: [string, Registry['remotes'][string]]): string {
  const { stable, canary, previous, set_by: setBy, pinned, withdrawn = [] } = channel;
  return [
    `${remote.padEnd(10)} ${stable}`,
    canary && `canary ${canary.release} ${canary.percent} %`,
    previous && `before ${previous}`,
    pinned && `pinned (${pinned.reason})`,
    withdrawn.length > 0 && `withdrawn ${withdrawn.map(({ release }) => release).join(', ')}`,
    setBy === 'start' && 'set by npm start',
  ]
    .filter(Boolean)
    .join('  ');
}

/** The live releases and canaries that use deprecated exports of the live shell. */
async function listDeprecatedUses(folder: string, { remotes }: Registry): Promise<{ release: string; use: string }[]> {
  const shell = remotes.shell?.stable;
  if (shell === undefined || !(await isPublished(folder, 'shell', shell))) return [];
  const host = await readDescriptor(folder, 'shell', shell);
  const live = (await Promise.all(Object.keys(remotes).map((remote) => readGiven(folder, { revision: 0, remotes }, remote)))).flat();
  return live.flatMap((descriptor) => listDeprecated(descriptor, host).map((use) => ({ release: descriptor.release, use })));
}

/** The state of the site of `--to`; null without `--to`. */
const askSite = async ({ folder, args, env }: Context) =>
  args.to === undefined ? null : requestStatus(await readSigner(folder, env), args.to);

async function describeStatus(context: Context): Promise<Answer> {
  const { folder, args } = context;
  if (args.to !== undefined && args.revision !== undefined) throw new Error('--revision is for the registry of this folder, without --to');
  const site = await askSite(context);
  const registry = site?.registry ?? (await (args.revision === undefined ? readRegistry(folder) : readRevision(folder, args.revision)));
  // This machine does not have the files of a site's releases.
  const deprecated = site === null ? await listDeprecatedUses(folder, registry) : [];
  return {
    lines: [
      `Revision ${registry.revision}`,
      ...Object.entries(registry.remotes).map(formatChannel),
      ...deprecated.map(({ release, use }) => `${release} ${use}`),
    ],
    data: { ...registry, ...(deprecated.length > 0 && { deprecated }) },
  };
}

/** Runs the check of the site of `--to`, against its live releases. */
async function describeSentCheck(context: Context, remote: string, release: string): Promise<Answer | null> {
  const sent = await send(context, { command: 'check', remote, release, with: context.args.with });
  if (sent === null) return null;
  const [, ...unjudged] = sent.lines;
  const data = sent.data as object;
  return { lines: [`${release} fits what is live at ${context.args.to ?? ''}`, ...unjudged], data: { release, findings: [], ...data } };
}

async function describeCheck(context: Context, [first, second]: string[]): Promise<Answer> {
  const { folder, args, env, call } = context;
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  const sent = await describeSentCheck(context, remote, release);
  if (sent !== null) return sent;
  const registry = await replaceLive(folder, await readRegistry(folder), remote, args.with);
  const shell = registry.remotes.shell?.stable;
  if (shell === undefined && remote !== 'shell') {
    await readDescriptor(folder, remote, release);
    throw new Error('The shell has no stable release yet: promote one first');
  }
  assertJudged({ args, call }, release);
  const findings = await checkRelease(folder, remote, release, { env, call, registry });
  if (findings.length > 0) throw new ReleaseRefused(release, findings);
  const compared = describeCompared(await judgeInBrowser(context, [remote, release], { site: args.site, page: args.page }));
  const verdict = remote === 'shell' ? `${release} fits the live remotes` : `${release} fits ${shell}`;
  const unjudged = describeUnjudged({ args, call });
  const deprecated =
    shell === undefined ? [] : listDeprecated(await readDescriptor(folder, remote, release), await readDescriptor(folder, 'shell', shell));
  return {
    lines: [verdict, ...compared.lines, ...deprecated.map((use) => `${release} ${use}`), ...unjudged.lines],
    data: {
      release,
      findings,
      ...compared.data,
      ...(deprecated.length > 0 && { deprecated }),
      ...unjudged.data,
    },
  };
}

async function describeDiff({ folder }: Context, [first, second, third]: string[]): Promise<Answer> {
  const remote = requireWord(first, 'a remote');
  const { lines, ...data } = await diffReleases(folder, remote, requireWord(second, 'a release'), requireWord(third, 'another release'));
  return { lines: lines.length === 0 ? ['No difference'] : lines, data };
}

async function describeHistory(context: Context, [remote]: string[]): Promise<Answer> {
  const history = (await askSite(context))?.history ?? (await readHistory(context.folder));
  const entries = history.filter((entry) => remote === undefined || entry.remote === remote);
  return { lines: entries.map((entry) => `${String(entry.revision).padStart(5)}  ${entry.at}  ${formatChange(entry)}`), data: entries };
}

/** The JSON schema of a descriptor, for editors and for tools that write one. */
const describeSchema = async (): Promise<Answer> => ({ lines: [printDescriptorSchema().trimEnd()], data: createDescriptorSchema() });

/** The commands that change no live release. */
export const describeCommands: Record<string, (context: Context, words: string[]) => Promise<Answer>> = {
  schema: describeSchema,
  status: describeStatus,
  check: describeCheck,
  diff: describeDiff,
  against: describeAgainst,
  tested: recordTested,
  history: describeHistory,
};
