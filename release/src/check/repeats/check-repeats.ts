import { finding, type Finding } from '../finding';

/** The rules of this part of the check. */
export const repeatRules = ['render-again', 'render-person', 'render-markup', 'render-time', 'render-memory'] as const;

/** The result of rendering a page again. */
export interface RepeatedPage {
  at: string;
  /** The place at which a second render for the same person and data differs, or null. */
  changes: string | null;
  /** The data of one visitor in the HTML for another one, or null. */
  left: string | null;
  /** The source of text that became an element: "the query", "the address", or a field of an API answer. */
  markup: { where: string; shown: string }[];
  /** Milliseconds of its fastest render; null if none succeeded. */
  ms: number | null;
}

/** The results of a release's repeated renders. */
export interface Repeats {
  pages: RepeatedPage[];
  /** Bytes that one render leaves on the heap; null if this was not measured. */
  growth: number | null;
  /** Why the renders ended early, and at which page; null if they did not. */
  ended: { at: string; message: string } | null;
}

/** The site's default rendering budget; a faster page is never slow. */
const budgetMs = 300;
/** A render is slow if it takes several times as long as the live one's, because on a busy machine both are late. */
const slowdown = 4;
/** The accepted growth of the heap per render; the noise of the measurement is below a tenth of it. */
const unnoticedBytes = 8192;

const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

/** An address with a query is an example that the trial found on a page, so the live release may only have lacked the time for it. */
const isExample = (at: string) => at.includes('?');

/** A page that the live release had no time to render, as on a busy machine, is not compared. */
function findSlow({ at, ms }: RepeatedPage, same: RepeatedPage | undefined, live: Repeats | null): Finding[] {
  const liveMs = same?.ms ?? null;
  if (live !== null && liveMs === null && (same !== undefined || live.ended !== null || isExample(at))) return [];
  if (ms === null || ms < budgetMs || ms < (liveMs ?? 0) * slowdown) return [];
  const compared = liveMs === null ? `a page may take ${budgetMs} ms` : `the live release takes ${liveMs.toFixed(0)} ms`;
  return [finding('render-time', at, `takes at least ${ms.toFixed(0)} ms to render on the server, and ${compared}`)];
}

/** A new page is not compared; a page that changes with each render on both releases is not a new fault. */
function findChanges({ at, changes }: RepeatedPage, live: RepeatedPage | undefined): Finding[] {
  if (changes === null || live === undefined || live.changes !== null) return [];
  const sentence = `renders something else each time (${changes}), which the browser cannot hydrate: take the time from useNow(), and nothing random`;
  return [finding('render-again', at, sentence)];
}

function findLeft({ at, left }: RepeatedPage, live: RepeatedPage | undefined): Finding[] {
  if (left === null || (live !== undefined && live.left !== null)) return [];
  const sentence = `shows to one visitor what was rendered for another (${left}): keep nothing of a render outside of it`;
  return [finding('render-person', at, sentence)];
}

/** Fields that are HTML by contract become elements in the live release too. Without a live release they are unknown. */
function findMarkup({ at, markup }: RepeatedPage, live: RepeatedPage | undefined): Finding[] {
  const isKnown = (where: string) => (live === undefined ? where.startsWith('/') : live.markup.some((each) => each.where === where));
  return markup
    .filter(({ where }) => !isKnown(where))
    .map(({ where, shown }) => finding('render-markup', at, `makes an element of text from ${where}: ${shown}`));
}

function findGrowth(release: string, growth: number | null, live: Repeats | null): Finding[] {
  if (growth === null || growth < unnoticedBytes || growth < slowdown * (live?.growth ?? 0)) return [];
  const compared = live === null ? '' : `, the live release ${kb(Math.max(0, live.growth ?? 0))}`;
  return [finding('render-memory', release, `leaves ${kb(growth)} on the heap with each render${compared}: keep nothing of a render`)];
}

/** A busy machine ends the live release's renders too. */
const findEnded = (release: string, ended: Repeats['ended'], live: Repeats | null): Finding[] =>
  ended === null || (live !== null && live.ended !== null)
    ? []
    : [finding('render-again', release, `renders ${ended.at} once, and when it is rendered again it ${ended.message}`)];

/** Findings of repeated renders. `live` has those of the live release; null where it has none, or was not asked. */
export function checkRepeats(release: string, { pages, growth, ended }: Repeats, live: Repeats | null): Finding[] {
  const found = pages.flatMap((page) => {
    const same = live?.pages.find(({ at }) => at === page.at);
    return [...findChanges(page, same), ...findLeft(page, same), ...findMarkup(page, same), ...findSlow(page, same, live)];
  });
  return [...findEnded(release, ended, live), ...found, ...findGrowth(release, growth, live)];
}

/** Whether a result has to be compared with the live release. */
export const isWorthComparing = ({ pages, growth, ended }: Repeats): boolean =>
  ended !== null ||
  (growth ?? 0) >= unnoticedBytes ||
  pages.some(({ changes, left, markup, ms }) => changes !== null || left !== null || markup.length > 0 || (ms !== null && ms >= budgetMs));
