import type { Comparison } from './compare-snapshots';

/** The result without a comparison. */
export const noComparison: Comparison = { findings: [], differences: [] };

export const mergeComparisons = (found: readonly Comparison[]) => ({
  findings: found.flatMap(({ findings }) => findings),
  differences: found.flatMap(({ differences }) => differences),
  unreached: found.flatMap(({ unreached = [] }) => unreached),
  attempts: found.flatMap(({ attempts = [] }) => attempts),
});
