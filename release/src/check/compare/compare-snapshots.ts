import type { Attempt } from '../attempts';
import type { Finding } from '../finding';
import type { PicturePair } from '../report/render-report';
import { listExchanged } from './link-targets';
import { findNeverRight } from './never-right';
import type { ListFact, PageSnapshot } from './snapshot';
import { common, without } from './without';

/** The differences from the live release: findings, which are always faults, and lines for information. */
export interface Comparison {
  findings: Finding[];
  differences: string[];
  /** What was not reached in time, as sentences. */
  unreached?: string[];
  attempts?: Attempt[];
  /** Why there is no verdict and what to do, as sentences; missing if there is one. */
  notJudged?: string[];
  /** Pictures of the pages that differ. */
  pictures?: PicturePair[];
}

const maxLines = 6;
/** The layout shift, in hundredths, from which people notice it. */
const minShift = 10;

/** Only lines on which all sides of the live release agree are compared. */
const isSettled = <Value>(lives: readonly PageSnapshot[], read: (snapshot: PageSnapshot) => Value) =>
  lives.every((each) => JSON.stringify(read(each)) === JSON.stringify(read(lives[0] ?? each)));

const labels: Record<ListFact, string> = {
  headings: 'heading',
  tree: 'accessibility tree',
  forms: 'form',
  links: 'link',
  windows: 'link to a new window',
  data: 'structured data',
  head: 'head',
  pictures: 'picture',
  faded: 'transparent text',
  storage: 'storage key',
  cookies: 'cookie',
  globals: 'global',
  listeners: 'listener',
  workers: 'worker',
  timers: 'timer',
  hosts: 'other site',
  calls: 'API call',
};

/** Lists that grow after a page has opened, so that a snapshot may be too early. */
const ofTime = (['pictures', 'storage', 'cookies', 'calls', 'timers', 'hosts'] as const).map((name) => labels[name]);

/** Whether a difference may be only one of time. */
export const isOfTime = (line: string): boolean => ofTime.some((label) => line.includes(`: ${label}: `));

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
    const missing = lives.map((each) => without(read(each), read(candidate))).reduce(common);
    const lines = [...missing.map((line) => `− ${line}`), ...added.map((line) => `+ ${line}`)];
    const more = lines.length > maxLines ? [`and ${lines.length - maxLines} more`] : [];
    return [...lines.slice(0, maxLines), ...more].map((line) => `${labels[name]}: ${line}`);
  });
  const shifts = lives.map(({ amounts }) => amounts.shift);
  const shift =
    candidate.amounts.shift > Math.max(...shifts) + minShift
      ? [`layout: shifts by ${candidate.amounts.shift / 100} while it opens, and ${Math.max(...shifts) / 100} live`]
      : [];
  const exchanged = listExchanged(candidate, lives)
    .slice(0, maxLines)
    .map((line) => `${labels.links}: ${line}`);
  return [...texts, ...lists, ...exchanged, ...shift].map((line) => `${at}: ${line}`);
}

/** Compares a page with the live release at the same moment. Two snapshots of the live release (`lives`) reveal noise. */
export const compareSnapshots = (candidate: PageSnapshot, lives: readonly PageSnapshot[], at: string): Comparison => ({
  findings: findNeverRight(candidate, lives, at),
  differences: listDifferences(candidate, lives, at),
});
