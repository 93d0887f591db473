import { readRevision, type HistoryEntry } from '@oracle-astra/release/src/registry-file';
import type { Registry } from '@oracle-astra/shared/contract';
import type { RevisionOfRelease } from '../telemetry/repository';

/** What visitors got at a revision, and what their pages reported. */
export interface ReplayedRevision {
  registry: Registry;
  /** The change that made it. */
  change: HistoryEntry | null;
  reports: readonly RevisionOfRelease[];
}

/** The registry at a revision that is kept; null for all others. */
function readKept(folder: string, revision: number): Registry | null {
  try {
    return readRevision(folder, revision);
  } catch {
    return null;
  }
}

/** The revisions that can be looked at again, oldest first: those of the history, and one that is asked for by its number. */
export function listReplayed(
  folder: string,
  history: readonly HistoryEntry[],
  asked: number | undefined,
  reports: readonly RevisionOfRelease[],
): ReplayedRevision[] {
  const numbers = new Set([...history.map(({ revision }) => revision), ...(asked === undefined ? [] : [asked])]);
  return [...numbers]
    .sort((one, other) => one - other)
    .flatMap((revision): ReplayedRevision[] => {
      const registry = readKept(folder, revision);
      if (registry === null) return [];
      const change = history.find((entry) => entry.revision === revision) ?? null;
      return [{ registry, change, reports: reports.filter((report) => report.revision === revision) }];
    });
}
