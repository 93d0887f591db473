import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { measurePages } from '@oracle-astra/release/src/check/check-bytes';
import { listRuleOutcomes } from '@oracle-astra/release/src/check/check-rules';
import type { Finding } from '@oracle-astra/release/src/check/finding';
import { diffReleases } from '@oracle-astra/release/src/diff-releases';
import { readHistory, readRegistry } from '@oracle-astra/release/src/registry-file';
import { getReleaseFolder, isPublished, readDescriptor } from '@oracle-astra/release/src/release-folder';
import type { Registry } from '@oracle-astra/shared/contract';
import type { ReleasesPage } from '../page';
import type { ReportedCounts } from '../telemetry/repository';
import type { Activity } from './activity';
import { listCanaries, listEnded, type Compared } from './find-questions';
import { readLiveContracts } from './live-contracts';
import { listReplayed } from './replay';
import { tryRead } from './try-read';
import type { ShownComparison } from './render-comparison';
import type { Gate } from './render-gate';
import type { ReleaseReports } from './reports';

export interface PageSources {
  folder: string;
  isSignatureRequired: boolean;
  reports: ReleaseReports;
  activity: () => Promise<Activity>;
  clock: () => Date;
}

export interface AskedPage {
  notice?: ReleasesPage['notice'];
  /** The release that the check was asked about, with what it found. */
  checked?: { remote: string; release: string; findings: readonly Finding[] } | null;
  revision?: number | undefined;
}

/** The published releases of a remote, newest first. */
function listPublished(releasesDir: string, remote: string): string[] {
  const folder = path.join(releasesDir, remote);
  if (!existsSync(folder)) return [];
  // One that is pruned meanwhile has none.
  const at = (release: string) => statSync(path.join(folder, release), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'descriptor.json')))
    .sort((a, b) => at(b) - at(a));
}

const readCommit = (folder: string, remote: string, release: string) =>
  tryRead(() => (isPublished(folder, remote, release) ? readDescriptor(folder, remote, release).commit : null));

/** The published releases of remotes of which nothing was ever given to visitors. */
function readUngiven(folder: string, { remotes }: Registry): Record<string, string[]> {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const names = entries.flatMap((entry) => (entry.isDirectory() && remotes[entry.name] === undefined ? [entry.name] : []));
  const listOwn = (name: string) =>
    listPublished(folder, name).filter((release) => tryRead(() => readDescriptor(folder, name, release)) !== null);
  return Object.fromEntries(names.map((name) => [name, listOwn(name)] as const).filter(([, releases]) => releases.length > 0));
}

/** What keeps visitors from what the registry says, as sentences: a release that cannot be read, or the registry itself. */
function listFaults(folder: string, { remotes }: Registry): string[] {
  return Object.entries(remotes).flatMap(([remote, { stable, canary }]) =>
    [stable, ...(canary ? [canary.release] : [])].flatMap((release) => {
      try {
        readDescriptor(folder, remote, release);
        return [];
      } catch (error) {
        return [`${remote}, ${release}: ${error instanceof Error ? error.message : String(error)}`];
      }
    }),
  );
}

/** The registry and its history; where it is damaged, nothing but the reason. */
function readKept(folder: string): Pick<ReleasesPage, 'registry' | 'history' | 'faults'> {
  try {
    const registry = readRegistry(folder);
    return { registry, history: readHistory(folder), faults: listFaults(folder, registry) };
  } catch (error) {
    return { registry: { revision: 0, remotes: {} }, history: [], faults: [error instanceof Error ? error.message : String(error)] };
  }
}

/** What two releases have otherwise, where both are kept. */
function describeDifferences(
  folder: string,
  { question: { remote, release, other } }: Compared,
): Omit<ShownComparison, keyof Compared | 'comparison'> {
  const areKept = [release, other].every((each) => isPublished(folder, remote, each));
  return {
    differences: areKept ? tryRead(() => diffReleases(folder, remote, other, release).lines) : null,
    commits: { release: readCommit(folder, remote, release), other: readCommit(folder, remote, other) },
  };
}

async function compareAll({ folder, reports }: PageSources, compared: readonly Compared[]): Promise<ShownComparison[]> {
  const shown: ShownComparison[] = [];
  for (const each of compared)
    shown.push({ ...each, comparison: await reports.compare(each.question), ...describeDifferences(folder, each) });
  return shown;
}

/** Visits of the shell, which every page has, and the failures of all that pages are made of. */
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

function describeGate({ folder, isSignatureRequired }: PageSources, checked: AskedPage['checked']): Gate | null {
  if (!checked) return null;
  const { remote, release, findings } = checked;
  const descriptor = readDescriptor(folder, remote, release);
  const pages = measurePages({ folder: getReleaseFolder(folder, remote, release), descriptor });
  return { remote, release, outcomes: listRuleOutcomes({ descriptor, pages, findings, isSignatureRequired }) };
}

/** Reads everything that the operators' page of releases shows. */
export async function readReleasesPage(sources: PageSources, { notice = null, checked, revision }: AskedPage): Promise<ReleasesPage> {
  const { folder, reports, clock, activity } = sources;
  const { registry, history, faults } = readKept(folder);
  const isDamaged = registry.revision === 0 && faults.length > 0;
  const oldest = Math.min(history.at(-1)?.revision ?? 0, revision ?? Infinity);
  return {
    registry,
    published: Object.fromEntries(Object.keys(registry.remotes).map((remote) => [remote, listPublished(folder, remote)])),
    history,
    faults,
    ungiven: isDamaged ? {} : readUngiven(folder, registry),
    notice,
    summary: { activity: await activity(), lastHour: await readLastHour(sources, registry) },
    figures: await reports.figures(),
    contracts: readLiveContracts(folder, registry),
    ended: await compareAll(sources, listEnded(registry, history)),
    canaries: await compareAll(sources, listCanaries(registry, history, clock())),
    gate: describeGate(sources, checked),
    revisions: listReplayed(folder, history, revision, await reports.byRevision(oldest)),
    asked: revision,
  };
}
