import type { CallApi } from '@oracle-astra/shared/contract';
import type { Arguments } from '../arguments';
import { finding, ReleaseRefused } from '../check/finding';

interface Asked {
  args: Arguments;
  /** Answers the API calls of pages. */
  call?: CallApi;
}

/** A part of the check that a command skipped. */
type Unjudged = 'data' | 'browser' | 'states' | 'anything';

const sentences: Record<Unjudged, string> = {
  data: 'Not judged: pages that need data. Name a running site with --site.',
  browser: 'Not judged: the pages in Chromium. Add --browser, with --site or --to.',
  states: 'Not judged: the pages in rare states (late, empty and wrong answers, offline, two tabs, large text). Add --states.',
  anything: 'Not judged: --override left the check out.',
};

/** The parts that a command's check skips with these options. A site that is called by `--to` has its own data. */
function listUnjudged({ args, call }: Asked): Unjudged[] {
  if (args.override !== undefined) return ['anything'];
  const inBrowser: Unjudged[] = args.browser ? (args.states ? [] : ['states']) : ['browser'];
  return [...(call === undefined && args.to === undefined ? (['data'] as const) : []), ...inBrowser];
}

/**
 * Throws a ReleaseRefused with `--strict` if a part would be skipped; rare states are optional and not part of a complete check.
 */
export function assertJudged(context: Asked, release: string): void {
  const unjudged = listUnjudged(context).filter((each) => each !== 'states');
  if (context.args.strict && unjudged.length > 0)
    throw new ReleaseRefused(
      release,
      unjudged.map((each) => finding('not-judged', null, sentences[each])),
    );
}

/** The skipped parts, as lines to print and names for CI. */
export function describeUnjudged(context: Asked): { lines: string[]; data: { notJudged?: Unjudged[] } } {
  const notJudged = listUnjudged(context);
  return { lines: notJudged.map((each) => sentences[each]), data: notJudged.length > 0 ? { notJudged } : {} };
}
