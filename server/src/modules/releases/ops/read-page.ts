import { readdir } from 'node:fs/promises';
import { measurePages } from '@oracle-astra/release/src/check/check-bytes';
import { listRuleOutcomes } from '@oracle-astra/release/src/check/check-rules';
import type { Finding } from '@oracle-astra/release/src/check/finding';
import { diffReleases } from '@oracle-astra/release/src/diff-releases';
import { readHistory, readRegistry } from '@oracle-astra/release/src/registry/registry-file';
import { getReleaseFolder, readDescriptor } from '@oracle-astra/release/src/files/release-folder';
import type { Registry } from '@oracle-astra/shared/contract';
import type { ReleasesPage } from '../page';
import type { ReportedCounts } from '../telemetry/repository';
import { listPublished, readTested } from '../tested/list-published';
import type { ReleaseTests } from '../tested/repository';
import type { Activity } from './activity';
import { listCanaries, listEnded, type Compared } from './find-questions';
import { readLiveDescriptors, toExperimentFigures } from './experiments/experiment-figures';
import { readLiveContracts } from './live-contracts';
import { listReplayed } from './replay';
import { listReported } from './browser-reports';
import { tryRead } from './try-read';
import type { ShownComparison } from './render-comparison';
import type { Gate } from './render-gate';
import type { ReleaseReports } from './reports';

export interface PageSources {
  folder: string;
  isSignatureRequired: boolean;
  reports: ReleaseReports;
  tests: ReleaseTests;
  activity: () => Promise<Activity>;
  clock: () => Date;
}

export interface AskedPage {
  notice?: ReleasesPage['notice'];
  /** The release of a requested check, with its outcome. */
  checked?: { remote: string; release: string; findings: readonly Finding[] } | null;
  revision?: number | undefined;
}

const readCommit = (folder: string, remote: string, release: string) =>
  tryRead(async () => (await readDescriptor(folder, remote, release)).commit);

/** The published releases of remotes that were never live. */
async function readUngiven(folder: string, { remotes }: Registry): Promise<Record<string, string[]>> {
  // Nothing was published yet.
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.flatMap((entry) => (entry.isDirectory() && remotes[entry.name] === undefined ? [entry.name] : []));
  const ungiven: Record<string, string[]> = {};
  for (const name of names) {
    const readable: string[] = [];
    for (const release of await listPublished(folder, name))
      if ((await tryRead(() => readDescriptor(folder, name, release))) !== null) readable.push(release);
    if (readable.length > 0) ungiven[name] = readable;
  }
  return ungiven;
}

/** Why visitors do not get the registry's releases, as sentences: an unreadable release or registry. */
async function listFaults(folder: string, { remotes }: Registry): Promise<string[]> {
  const faults: string[] = [];
  for (const [remote, { stable, canary }] of Object.entries(remotes))
    for (const release of [stable, ...(canary ? [canary.release] : [])])
      await readDescriptor(folder, remote, release).catch((error: unknown) => {
        faults.push(`${remote}, ${release}: ${error instanceof Error ? error.message : String(error)}`);
      });
  return faults;
}

/** The registry and its history; if it is damaged, only the reason. */
async function readKept(folder: string): Promise<Pick<ReleasesPage, 'registry' | 'history' | 'faults'>> {
  try {
    const registry = await readRegistry(folder);
    return { registry, history: await readHistory(folder), faults: await listFaults(folder, registry) };
  } catch (error) {
    return { registry: { revision: 0, remotes: {} }, history: [], faults: [error instanceof Error ? error.message : String(error)] };
  }
}

/** The differences of two releases, if both still exist. */
async function describeDifferences(
  folder: string,
  { question: { remote, release, other } }: Compared,
): Promise<Omit<ShownComparison, keyof Compared | 'comparison'>> {
  return {
    differences: await tryRead(async () => (await diffReleases(folder, remote, other, release)).lines),
    commits: { release: await readCommit(folder, remote, release), other: await readCommit(folder, remote, other) },
  };
}

async function compareAll({ folder, reports }: PageSources, compared: readonly Compared[]): Promise<ShownComparison[]> {
  const shown: ShownComparison[] = [];
  for (const each of compared)
    shown.push({ ...each, comparison: await reports.compare(each.question), ...(await describeDifferences(folder, each)) });
  return shown;
}

/** Visits of the shell, which is part of every page, and failures of all releases. */
async function readLastHour({ reports }: PageSources, { remotes }: Registry): Promise<ReportedCounts> {
  const total: ReportedCounts = { visits: 0, bad: 0, load: 0, page: 0, api: 0 };
  for (const remote of Object.keys(remotes)) {
    const { visits, bad, load, page, api } = await reports.lastHour(remote);
    total.visits = remote === 'shell' ? visits : total.visits;
    total.bad += bad;
    total.load += load;
    total.page += page;
    total.api += api;
  }
  return total;
}

async function describeGate({ folder, isSignatureRequired }: PageSources, checked: AskedPage['checked']): Promise<Gate | null> {
  if (!checked) return null;
  const { remote, release, findings } = checked;
  const descriptor = await readDescriptor(folder, remote, release);
  const pages = await measurePages({ folder: getReleaseFolder(folder, remote, release), descriptor });
  return { remote, release, outcomes: listRuleOutcomes({ descriptor, pages, findings, isSignatureRequired }) };
}

/** Reads the data of the operators' page of releases. */
export async function readReleasesPage(sources: PageSources, { notice = null, checked, revision }: AskedPage): Promise<ReleasesPage> {
  const { folder, reports, tests, clock, activity } = sources;
  const { registry, history, faults } = await readKept(folder);
  const isDamaged = registry.revision === 0 && faults.length > 0;
  const oldest = Math.min(history.at(-1)?.revision ?? 0, revision ?? Infinity);
  const published = Object.fromEntries(
    await Promise.all(Object.keys(registry.remotes).map(async (remote) => [remote, await listPublished(folder, remote)] as const)),
  );
  const ungiven = isDamaged ? {} : await readUngiven(folder, registry);
  return {
    registry,
    published,
    history,
    faults,
    ungiven,
    reported: await listReported(folder, { ...published, ...ungiven }),
    notice,
    summary: { activity: await activity(), lastHour: await readLastHour(sources, registry) },
    figures: await reports.figures(),
    contracts: await readLiveContracts(folder, registry),
    ended: await compareAll(sources, listEnded(registry, history)),
    canaries: await compareAll(sources, listCanaries(registry, history, clock())),
    experiments: toExperimentFigures({
      registry,
      history,
      descriptors: isDamaged ? [] : await readLiveDescriptors(folder, registry),
      rows: await reports.experiments(),
      now: clock(),
    }),
    discounts: await reports.discounts(),
    tested: { releases: await readTested(folder, registry), results: await tests.list() },
    gate: await describeGate(sources, checked),
    revisions: await listReplayed(folder, history, revision, await reports.byRevision(oldest)),
    asked: revision,
  };
}
