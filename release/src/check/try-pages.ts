import path from 'node:path';
import { listFills, type CallApi, type Descriptor } from '@oracle-astra/shared/contract';
import { getReleaseFolder } from '../files/release-folder';
import { checkTrial, toExampleAddress } from './check-trial';
import { ReleaseNotJudged, type Finding } from './finding';
import { checkRepeats, isWorthComparing } from './repeats/check-repeats';
import { tryRelease, type Trial, type TriedBuild } from './trial';

export interface TryOptions {
  /** Calls the API of a running site; without it pages are checked without data. */
  call?: CallApi;
  /** Milliseconds for each page. */
  budgetMs?: number;
}

const defaultBudgetMs = 5000;

const noApi: CallApi = async () => ({
  status: 503,
  headers: { 'content-type': 'application/json' },
  body: '{"status":"error","code":"unavailable"}',
});

/** A remote with a shell, or only a shell. */
export interface Tried {
  shell: Descriptor;
  remote: Descriptor | null;
}

function toBuild(folder: string, { remote, release, server }: Descriptor): TriedBuild | null {
  return server === null ? null : { remote, release, file: path.join(path.resolve(getReleaseFolder(folder, remote, release)), server) };
}

async function tryBuilds(folder: string, { shell, remote }: Tried, { call, budgetMs }: TryOptions): Promise<Trial | null> {
  const [host, build] = [toBuild(folder, shell), remote && toBuild(folder, remote)];
  if (host === null || (remote !== null && build === null)) return null;
  const pages = remote?.routes.map(({ path: pattern }) => toExampleAddress(pattern)) ?? [];
  const fills = remote ? listFills([remote]) : [];
  return tryRelease({ shell: host, remote: build, pages, fills, budgetMs: budgetMs ?? defaultBudgetMs, call: call ?? noApi });
}

/** The faults compared with the live release that also occur in a second trial, because a busy machine may be slow once. */
async function compareRepeats(folder: string, candidate: Tried, live: Tried | null, trial: Trial, options: TryOptions): Promise<Finding[]> {
  const { release } = candidate.remote ?? candidate.shell;
  const other = live === null ? null : await tryBuilds(folder, live, options);
  const first = checkRepeats(release, trial.repeats, other?.repeats ?? null);
  if (first.length === 0) return [];
  const again = await tryBuilds(folder, candidate, options);
  // A second trial that does not end removes no fault.
  if (again === null || again.failure !== null || again.repeats.ended !== null) return first;
  const repeatMessages = checkRepeats(release, again.repeats, other?.repeats ?? null);
  return first.filter(({ rule, at }) => repeatMessages.some((each) => each.rule === rule && each.at === at));
}

/**
 * Renders the pages of a release; null if one of its builds is missing. Results that need a comparison are compared with
 * `live`, which is tried only then.
 */
export async function tryPages(
  folder: string,
  candidate: Tried,
  live: Tried | null,
  options: TryOptions,
): Promise<{ trial: Trial; findings: Finding[] } | null> {
  const trial = await tryBuilds(folder, candidate, options);
  if (trial === null) return null;
  const judged = candidate.remote ?? candidate.shell;
  if (trial.unanswered !== null)
    throw new ReleaseNotJudged(judged.release, [`${trial.unanswered}: run the check again while it is less busy.`]);
  const repeated = isWorthComparing(trial.repeats) ? await compareRepeats(folder, candidate, live, trial, options) : [];
  return { trial, findings: [...checkTrial(judged, trial, options.call !== undefined), ...repeated] };
}
