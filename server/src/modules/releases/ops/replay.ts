import { readRevision, type HistoryEntry } from '@oracle-astra/release/src/registry/registry-file';
import type { Registry } from '@oracle-astra/shared/contract';
import type { RevisionOfRelease } from '../telemetry/repository';

/** The live releases at a revision, and the reports of their pages. */
export interface ReplayedRevision {
  registry: Registry;
  /** The change that made it. */
  change: HistoryEntry | null;
  reports: readonly RevisionOfRelease[];
}

/** The registry at a stored revision; null for others. */
const readKept = (folder: string, revision: number): Promise<Registry | null> => readRevision(folder, revision).catch(() => null);

/** The revisions that can be shown, oldest first: those of the history, and the requested one. */
export async function listReplayed(
  folder: string,
  history: readonly HistoryEntry[],
  asked: number | undefined,
  reports: readonly RevisionOfRelease[],
): Promise<ReplayedRevision[]> {
  const numbers = new Set([...history.map(({ revision }) => revision), ...(asked === undefined ? [] : [asked])]);
  const replayed: ReplayedRevision[] = [];
  for (const revision of [...numbers].sort((one, other) => one - other)) {
    const registry = await readKept(folder, revision);
    const change = history.find((entry) => entry.revision === revision) ?? null;
    if (registry !== null) replayed.push({ registry, change, reports: reports.filter((report) => report.revision === revision) });
  }
  return replayed;
}
