import { createHash } from 'node:crypto';
import type { Attempt } from '../attempts';
import type { Finding } from '../finding';
import type { PicturePair } from '../report/render-report';
import { listExchanged } from './link-targets';
import { findNeverRight } from './never-right';
import { listReplaced } from './parts/compare-served';
import { listMoved } from './parts/neighbours';
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
  windows: 'link with a target',
  data: 'structured data',
  head: 'head',
  pictures: 'picture',
  faded: 'transparent text',
  under: 'text under another element',
  looks: 'look',
  fonts: 'font',
  moves: 'animation',
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
const ofTime = (['pictures', 'storage', 'cookies', 'calls', 'timers', 'hosts', 'fonts', 'moves'] as const).map((name) => labels[name]);

/** Whether a difference may be only one of time. */
export const isOfTime = (line: string): boolean => [...ofTime, 'rendering', 'stored'].some((label) => line.includes(`: ${label}: `));

/** Values of which all sides of the live release have the same, and the candidate another. */
const listStored = (candidate: PageSnapshot, lives: readonly PageSnapshot[]): string[] =>
  Object.entries(lives[0]?.stored ?? {})
    .filter(([name, value]) => candidate.stored[name] !== undefined && candidate.stored[name] !== value)
    .filter(([name, value]) => lives.every(({ stored }) => stored[name] === value))
    .map(([name, value]) => `stored: ${name}: ${JSON.stringify(value)} is now ${JSON.stringify(candidate.stored[name])}`);

/**
 * Shortens many differences of a kind at an address to the first ones and a line for the rest, with a short hash, so that a file that
 * accepts it accepts no others.
 */
export function shortenDifferences(differences: readonly string[], at: string): string[] {
  const kindOf = (line: string) => line.slice(at.length + 2).split(': ', 1)[0] ?? '';
  return [...new Set(differences.map(kindOf))].flatMap((kind) => {
    const lines = differences.filter((line) => kindOf(line) === kind);
    const rest = lines.slice(maxLines);
    const hash = createHash('sha256').update(rest.join('\n')).digest('hex').slice(0, 6);
    return [...lines.slice(0, maxLines), ...(rest.length > 0 ? [`${at}: ${kind}: and ${rest.length} more (${hash})`] : [])];
  });
}

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
    return [...missing.map((line) => `− ${line}`), ...added.map((line) => `+ ${line}`)].map((line) => `${labels[name]}: ${line}`);
  });
  const shifts = lives.map(({ amounts }) => amounts.shift);
  const shift =
    candidate.amounts.shift > Math.max(...shifts) + minShift
      ? [`layout: shifts by ${candidate.amounts.shift / 100} while it opens, and ${Math.max(...shifts) / 100} live`]
      : [];
  const exchanged = listExchanged(candidate, lives).map((line) => `${labels.links}: ${line}`);
  const others = [...listReplaced(candidate, lives), ...listStored(candidate, lives), ...listMoved(candidate, lives)];
  return [...texts, ...lists, ...exchanged, ...others, ...shift].map((line) => `${at}: ${line}`);
}

/** Compares a page with the live release at the same moment. Two snapshots of the live release (`lives`) reveal noise. */
export const compareSnapshots = (candidate: PageSnapshot, lives: readonly PageSnapshot[], at: string): Comparison => ({
  findings: findNeverRight(candidate, lives, at),
  differences: listDifferences(candidate, lives, at),
});
