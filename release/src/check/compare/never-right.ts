import { finding, type Finding } from '../finding';
import { findUnserved } from './parts/compare-served';
import { findWrongWords } from './own-words';
import type { Amount, FaultFact, PageSnapshot } from './snapshot';
import { without } from './without';

const maxLines = 6;
/** The remaining share of a page that lost its content; short pages may shrink on purpose. */
const [keptPart, shortest] = [0.25, 200];
const maxItems = 5;

/** The kinds of lines that refuse a page if the live release does not have them. */
const faults: Record<FaultFact, { rule: string; words: string }> = {
  covered: { rule: 'compare-covered', words: 'covers what visitors press: ' },
  errors: { rule: 'compare-errors', words: 'has errors that the live release has not: ' },
  changed: { rule: 'compare-globals', words: 'changes what all remotes share: ' },
  lost: { rule: 'compare-storage', words: 'removes what others keep in ' },
  rewritten: { rule: 'compare-storage', words: 'changes what others keep in ' },
  swallowed: { rule: 'compare-events', words: 'swallows or prevents events of the whole page: ' },
  asks: { rule: 'compare-asks', words: 'asks a visitor who has done nothing yet: ' },
  unset: { rule: 'compare-text', words: 'shows values that are missing: ' },
  unlinked: { rule: 'compare-links', words: 'has links without an address: ' },
  locked: { rule: 'compare-locked', words: 'cannot be used when it has opened: ' },
};

/** An amount is refused above this factor of the live release's plus this much; a busy machine slows down both. */
const limits: Record<Amount, { rule: string; factor: number; more: number; say: (own: number, live: number) => string }> = {
  calls: {
    ...{ rule: 'compare-calls', factor: 3, more: 12 },
    say: (own, live) => `calls the API ${own} times while it is idle, the live release ${live} times`,
  },
  returnCalls: {
    ...{ rule: 'compare-calls', factor: 3, more: 12 },
    say: (own, live) => `calls the API ${own} times when its tab is looked at again, the live release ${live} times`,
  },
  signals: {
    ...{ rule: 'compare-calls', factor: 3, more: 40 },
    say: (own, live) => `tells other tabs, workers or the storage something ${own} times while it is idle, the live release ${live} times`,
  },
  entries: {
    ...{ rule: 'compare-history', factor: 1, more: 0 },
    say: (own, live) =>
      `has ${own} entries in the history when it has opened, the live release ${live}, so that the way back leads nowhere`,
  },
  overflow: {
    ...{ rule: 'compare-layout', factor: 1, more: 8 },
    say: (own, live) => `is ${own} pixels wider than the window, the live release ${live}`,
  },
  scroll: {
    ...{ rule: 'compare-layout', factor: 1, more: 400 },
    say: (own, live) => `opens ${own} pixels below its top, the live release ${live}`,
  },
  shift: {
    ...{ rule: 'compare-layout', factor: 3, more: 25 },
    say: (own, live) => `shifts its layout by ${own / 100} while it opens, the live release by ${live / 100}`,
  },
  bytes: {
    ...{ rule: 'compare-size', factor: 2, more: 500_000 },
    say: (own, live) => `takes ${Math.round(own / 1000)} KB of files, the live release ${Math.round(live / 1000)} KB`,
  },
  elements: {
    ...{ rule: 'compare-size', factor: 4, more: 3000 },
    say: (own, live) => `has ${own} elements, the live release ${live}`,
  },
  opening: {
    ...{ rule: 'compare-work', factor: 3, more: 1500 },
    say: (own, live) => `keeps the browser busy for ${Math.round(own)} ms until it is open, the live release for ${Math.round(live)} ms`,
  },
  idle: {
    ...{ rule: 'compare-work', factor: 3, more: 400 },
    say: (own, live) =>
      `keeps the browser busy for ${Math.round(own)} ms of each 1500 in which nothing happens, the live release for ${Math.round(live)} ms`,
  },
};

function findOfHead({ texts }: PageSnapshot, lives: readonly PageSnapshot[]): string[] {
  const isGone = (name: 'description' | 'canonical') => texts[name] === null && lives.every((each) => each.texts[name] !== null);
  const hides = (each: Pick<PageSnapshot, 'texts'>) => /noindex/i.test(each.texts.robots ?? '');
  /** A title without its own part has only the suffix that every page has. */
  const hasNoOwnTitle = lives.every(({ texts: { title } }) => title !== texts.title && title?.endsWith(texts.title ?? ''));
  return [
    ...(hasNoOwnTitle ? [`has no title of its own any more: ${JSON.stringify(texts.title)}`] : []),
    ...(isGone('description') ? ['has no description any more'] : []),
    ...(isGone('canonical') ? ['has no canonical address any more'] : []),
    ...(hides({ texts }) && !lives.some(hides) ? ['tells search engines to leave it out, which the live release does not'] : []),
  ];
}

/** The faults of a page, whatever a team intended to change. */
export function findNeverRight(candidate: PageSnapshot, lives: readonly PageSnapshot[], at: string): Finding[] {
  const [live] = lives;
  if (live === undefined) return [];
  const say = (rule: string, sentence: string) => finding(rule, at, sentence);
  const refuse = (rule: string, isWrong: boolean, sentence: string) => (isWrong ? [say(rule, sentence)] : []);
  const fresh = (read: (snapshot: PageSnapshot) => string[]) => [...new Set(without(read(candidate), lives.flatMap(read)))];
  const of = (lines: string[]) => lines.slice(0, maxLines).join(', ');
  const isError = (status: number | null) => status === null || status >= 400;
  const replaced = lives.every((each) => each.isRendered) && candidate.isRendered ? fresh((each) => each.replaced) : [];
  const missing = live.landmarks.filter(
    (name) => !candidate.landmarks.includes(name) && lives.every(({ landmarks }) => landmarks.includes(name)),
  );
  const [letters, items] = [Math.min(...lives.map((each) => each.letters)), Math.min(...lives.map((each) => each.items))];
  return [
    ...refuse(
      'compare-status',
      isError(candidate.status) && !lives.some(({ status }) => isError(status)),
      `is answered with ${candidate.status ?? 'nothing'}; the live release answers with ${live.status ?? 'nothing'}`,
    ),
    ...findOfHead(candidate, lives).map((sentence) => say('compare-head', sentence)),
    ...refuse(
      'compare-lost',
      (letters >= shortest && candidate.letters < letters * keptPart) || (items >= maxItems && candidate.items < items * keptPart),
      `has ${candidate.letters} letters and ${candidate.items} items in its main, the live release ${letters} and ${items}`,
    ),
    ...refuse('compare-lost', missing.length > 0, `shows no ${missing.join(' and no ')} any more`),
    ...(Object.keys(faults) as FaultFact[]).flatMap((name) => {
      const lines = fresh((each) => each.faults[name]);
      return refuse(faults[name].rule, lines.length > 0, `${faults[name].words}${of(lines)}`);
    }),
    ...refuse(
      'compare-hydration',
      replaced.length > 0,
      `is hydrated anew, since server and browser differ: ${of(replaced)} of the document is gone`,
    ),
    ...findUnserved(candidate, lives).map((sentence) => say('compare-served', sentence)),
    ...findWrongWords(candidate, lives, at),
    ...(Object.keys(limits) as Amount[]).flatMap((name) => {
      const { rule, factor, more, say: sayAmount } = limits[name];
      const [own, most] = [candidate.amounts[name], Math.max(...lives.map(({ amounts }) => amounts[name]))];
      return refuse(rule, own > most * factor + more, sayAmount(own, most));
    }),
  ];
}
