import { isSameFinding } from '../../finding';
import { within } from '../../within';
import { compareSnapshots, isOfTime, shortenDifferences, type Comparison } from '../compare-snapshots';
import { readSnapshot, type Side } from '../open-side';

/** The time limit for one snapshot of an address on all sides. */
const lookMs = 90_000;
/** The factor by which a page is observed longer if the only difference may be one of time. */
const retryFactor = 4;

/** What the candidate and the live release threw. */
type Thrown = [own: string[], live: string[]];
/** `why` it could not be read. */
type Look = (Comparison & { links: string[]; thrown: Thrown }) | 'new' | { why: string };

/** Opens an address on all sides at the same time. */
async function lookOnce(candidate: Side, lives: readonly Side[], address: string, at: string, patience: number): Promise<Look> {
  const look = async (): Promise<Look> => {
    const [own, ...others] = await Promise.all([candidate, ...lives].map((side) => readSnapshot(side, address, patience)));
    return own === undefined || others.some(({ status }) => status === 404)
      ? 'new'
      : {
          ...compareSnapshots(own, others, at),
          links: others.flatMap(({ lists }) => lists.links),
          thrown: [own.faults.errors, others.flatMap(({ faults }) => faults.errors)],
        };
  };
  const looked = await within(
    lookMs,
    look().catch((error: unknown) => ({ why: `: ${String(error).split('\n')[0] ?? ''}` })),
  );
  return looked ?? { why: ' in time' };
}

const isFailed = (look: Look): look is { why: string } => typeof look !== 'string' && 'why' in look;

interface ComparedAddress extends Comparison {
  links: string[];
  /** For each look. */
  thrown: Thrown[];
  /** Whether all sides could be read. */
  isJudged: boolean;
}

/**
 * Compares an address with the live release. Repeats it if it fails, and beside two pages of the live release if there are
 * differences, because random ones rarely occur twice and on both.
 */
export async function compareAddress(candidate: Side, lives: readonly Side[], address: string, at: string): Promise<ComparedAddress> {
  const nothing = { findings: [], differences: [], links: [], thrown: [], isJudged: true };
  const look = async (patience = 1) => lookOnce(candidate, lives, address, at, patience);
  const [live] = lives;
  const uncompared = ({ why }: { why: string }) => ({
    ...nothing,
    isJudged: false,
    unreached: [`Not compared, since ${at} could not be read${why}`],
  });
  let first = await lookOnce(candidate, live === undefined ? [] : [live], address, at, 1);
  if (isFailed(first)) first = await look();
  if (isFailed(first)) return uncompared(first);
  if (first === 'new') return nothing;
  if (first.findings.length === 0 && first.differences.length === 0) return { ...first, thrown: [first.thrown], isJudged: true };
  const again = await look();
  if (isFailed(again)) return { ...uncompared(again), links: first.links };
  if (again === 'new') return { ...nothing, links: first.links };
  const findings = first.findings.filter((said) => again.findings.some((each) => isSameFinding(each, said)));
  const lasting = first.differences.filter((line) => again.differences.includes(line));
  const later = findings.length > 0 || !lasting.some(isOfTime) ? 'none' : await look(retryFactor);
  const isLater = (line: string) => typeof later === 'string' || isFailed(later) || later.differences.includes(line);
  // Only now, because lines that differ by chance would change the hash of the others.
  const differences = shortenDifferences(
    lasting.filter((line) => !isOfTime(line) || isLater(line)),
    at,
  );
  return { findings, differences, links: first.links, thrown: [first.thrown, again.thrown], isJudged: true };
}
