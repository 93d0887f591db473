import { runBrowserCheck } from '../check/browser/run-browser-check';
import { findUnaccepted, listDifferences } from '../check/compare/accepted-differences';
import type { Comparison } from '../check/compare/compare-snapshots';
import { noComparison } from '../check/compare/merge-comparisons';
import { ReleaseNotJudged, ReleaseRefused } from '../check/finding';
import type { Context } from './context';

/**
 * Checks a release in Chromium if `--browser` requests it. Throws a ReleaseRefused for faults and for differences that `--accept`
 * does not list, and a ReleaseNotJudged if nothing, or nothing of a kind, was judged.
 */
export async function judgeInBrowser(
  { folder, args, env }: Context,
  [remote, release]: [string, string],
  { site, page }: { site: string | undefined; page?: string },
): Promise<Comparison> {
  if (!args.browser) return noComparison;
  const { states, accept } = args;
  const compared = await runBrowserCheck({ folder, env, site, remote, release, page, states });
  const findings = [...compared.findings, ...(await findUnaccepted(compared.differences, accept))];
  if (findings.length > 0) throw new ReleaseRefused(release, findings);
  if (compared.notJudged !== undefined) throw new ReleaseNotJudged(release, compared.notJudged);
  return compared;
}

/** The result as lines to print and as data for CI. */
export const describeCompared = ({ differences, unreached = [] }: Comparison) => ({
  lines: [...listDifferences(differences), ...unreached],
  data: { ...(differences.length > 0 && { differences }), ...(unreached.length > 0 && { unreached }) },
});
