import type { Attempt } from '../attempts';
import { finding, type Finding } from '../finding';
import type { PicturePair } from '../report/render-report';
import type { ListFact, PageSnapshot } from './snapshot';

/** The differences from the live release: findings, which are always faults, and lines for information. */
export interface Comparison {
  findings: Finding[];
  differences: string[];
  /** What there was no time to use, as sentences. */
  unreached?: string[];
  attempts?: Attempt[];
  /** Why there is no verdict and what to do, as sentences; missing where there is one. */
  notJudged?: string[];
  /** What the pages looked like that were found to differ. */
  pictures?: PicturePair[];
}

const maxLines = 6;
/** A page with this many more calls than the live one probably repeats them endlessly. */
const [floodFactor, floodCalls] = [3, 12];
/** The remaining share of a page that lost its content; short pages may shrink on purpose. */
const [keptPart, shortest] = [0.25, 200];
const fewItems = 5;

/** The multiset difference of two lists. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The multiset intersection of two lists. */
const common = (lines: string[], others: string[]) => without(lines, without(lines, others));

/** Only lines on which all sides of the live release agree are compared. */
const isSettled = <Value>(lives: readonly PageSnapshot[], read: (snapshot: PageSnapshot) => Value) =>
  lives.every((each) => JSON.stringify(read(each)) === JSON.stringify(read(lives[0] ?? each)));

function findNeverRight(candidate: PageSnapshot, lives: readonly PageSnapshot[], at: string): Finding[] {
  const [live] = lives;
  if (live === undefined) return [];
  const refuse = (rule: string, isWrong: boolean, sentence: string) => (isWrong ? [finding(rule, at, sentence)] : []);
  const fresh = (read: (snapshot: PageSnapshot) => string[]) => [...new Set(without(read(candidate), lives.flatMap(read)))];
  const of = (lines: string[]) => lines.slice(0, maxLines).join(', ');
  const { texts } = candidate;
  const isGone = (name: 'description' | 'canonical') => texts[name] === null && lives.every((each) => each.texts[name] !== null);
  /** All that is left of a title is what follows it on every page. */
  const hasNoOwnTitle = lives.every(({ texts: { title } }) => title !== texts.title && title?.endsWith(texts.title ?? ''));
  const isError = (status: number | null) => status === null || status >= 400;
  const [changed, lost, swallowed, covered] = [
    fresh((each) => each.changed),
    fresh((each) => each.lost),
    fresh((each) => each.swallowed),
    fresh((each) => each.covered),
  ];
  const errors = fresh((each) => each.errors);
  const replaced = lives.every((each) => each.isRendered) && candidate.isRendered ? fresh((each) => each.replaced) : [];
  const calls = Math.max(...lives.map((each) => each.lists.calls.length));
  const [letters, items] = [Math.min(...lives.map((each) => each.letters)), Math.min(...lives.map((each) => each.items))];
  const hides = (each: PageSnapshot) => /noindex/i.test(each.texts.robots ?? '');
  return [
    ...refuse(
      'compare-status',
      isError(candidate.status) && !lives.some(({ status }) => isError(status)),
      `is answered with ${candidate.status ?? 'nothing'}; the live release answers with ${live.status ?? 'nothing'}`,
    ),
    ...refuse('compare-head', hasNoOwnTitle, `has no title of its own any more: ${JSON.stringify(texts.title)}`),
    ...refuse('compare-head', isGone('description'), 'has no description any more'),
    ...refuse('compare-head', isGone('canonical'), 'has no canonical address any more'),
    ...refuse(
      'compare-head',
      hides(candidate) && !lives.some(hides),
      'tells search engines to leave it out, which the live release does not',
    ),
    ...refuse(
      'compare-lost',
      (letters >= shortest && candidate.letters < letters * keptPart) || (items >= fewItems && candidate.items < items * keptPart),
      `has ${candidate.letters} letters and ${candidate.items} items in its main, the live release ${letters} and ${items}`,
    ),
    ...refuse('compare-covered', covered.length > 0, `covers what visitors press: ${of(covered)}`),
    ...refuse('compare-errors', errors.length > 0, `has errors that the live release has not: ${of(errors)}`),
    ...refuse('compare-globals', changed.length > 0, `changes what all remotes share: ${of(changed)}`),
    ...refuse('compare-storage', lost.length > 0, `removes what others keep in ${of(lost)}`),
    ...refuse(
      'compare-hydration',
      replaced.length > 0,
      `is hydrated anew, since server and browser differ: ${of(replaced)} of the document is gone`,
    ),
    ...refuse('compare-events', swallowed.length > 0, `swallows or prevents events of the whole page: ${of(swallowed)}`),
    ...refuse(
      'compare-calls',
      candidate.lists.calls.length > calls * floodFactor + floodCalls,
      `calls the API ${candidate.lists.calls.length} times while it is idle, the live release ${calls} times`,
    ),
  ];
}

const labels: Record<ListFact, string> = {
  headings: 'heading',
  tree: 'accessibility tree',
  forms: 'form',
  links: 'link',
  data: 'structured data',
  storage: 'storage key',
  cookies: 'cookie',
  globals: 'global',
  listeners: 'listener',
  workers: 'worker',
  calls: 'API call',
};

function listDifferences(candidate: PageSnapshot, lives: readonly PageSnapshot[], at: string): string[] {
  const [live] = lives;
  if (live === undefined) return [];
  const texts = (Object.keys(live.texts) as (keyof PageSnapshot['texts'])[])
    .filter((name) => isSettled(lives, (each) => each.texts[name]) && candidate.texts[name] !== live.texts[name])
    .map((name) => `${name}: ${JSON.stringify(live.texts[name])} is now ${JSON.stringify(candidate.texts[name])}`);
  const lists = (Object.keys(labels) as ListFact[]).flatMap((name) => {
    // The number of calls is random, but not their set.
    const read = (each: PageSnapshot) => (name === 'calls' ? [...new Set(each.lists[name])] : each.lists[name]);
    const added = lives.map((each) => without(read(candidate), read(each))).reduce(common);
    const gone = lives.map((each) => without(read(each), read(candidate))).reduce(common);
    const lines = [...gone.map((line) => `− ${line}`), ...added.map((line) => `+ ${line}`)];
    const more = lines.length > maxLines ? [`and ${lines.length - maxLines} more`] : [];
    return [...lines.slice(0, maxLines), ...more].map((line) => `${labels[name]}: ${line}`);
  });
  const most = Math.max(...lives.map(({ intervals }) => intervals));
  const intervals = candidate.intervals > most + 1 ? [`intervals: ${candidate.intervals}, and ${most} live`] : [];
  return [...texts, ...lists, ...intervals].map((line) => `${at}: ${line}`);
}

/** Compares a page with the live release at the same moment. Two snapshots of the live release (`lives`) reveal noise. */
export const compareSnapshots = (candidate: PageSnapshot, lives: readonly PageSnapshot[], at: string): Comparison => ({
  findings: findNeverRight(candidate, lives, at),
  differences: listDifferences(candidate, lives, at),
});
