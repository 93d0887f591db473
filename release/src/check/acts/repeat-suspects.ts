import type { CheckQueue } from '../browser/check-queue';
import type { Comparison } from '../compare/compare-snapshots';
import { toOutcome } from './outcome';
import type { Run } from './side-by-side';
import { nameOf, type Compare, type PageInUse } from './tasks';
import { openForUse } from './wait-for-page';

/** The time for all errors that few attempts had, and how often and for how many of them an attempt is repeated. */
const [limitMs, maxRepeats, maxSuspects] = [40_000, 24, 3];

/** The first try of each error, to repeat it. */
export type FirstTries = Map<string, { page: PageInUse; tried: Parameters<Compare>[2]; run: Run }>;

const opening = { what: 'it is opened again', comparesText: false };
const openAgain =
  (address: string): Run =>
  async (used) => {
    await used.begin();
    await openForUse(used, address);
    return toOutcome({ errors: used.errors.slice(), letters: 1 });
  };

interface Suspects {
  found: Comparison;
  firstTries: FirstTries;
  compare: Compare;
  pages: readonly PageInUse[];
  queue: Pick<CheckQueue, 'note' | 'errors'>;
}

/** Adds errors that no second attempt had, but many attempts; those of few attempts are tried further, on both releases. */
export async function repeatSuspects({ found, firstTries, compare, pages, queue }: Suspects): Promise<void> {
  const ends = Date.now() + limitMs;
  const suspects = found.findings.length > 0 ? [] : queue.errors.listSuspects();
  for (const { error, at } of suspects.slice(0, maxSuspects)) {
    const page = pages.find((each) => at.startsWith(nameOf(each)));
    const first = firstTries.get(error) ?? (page && { page, tried: opening, run: openAgain(page.address) });
    const isOpen = () => queue.errors.listSuspects().some((each) => each.error === error);
    for (let times = 0; first && times < maxRepeats && Date.now() < ends && isOpen(); times += 1)
      await compare(0, first.page, first.tried, first.run);
  }
  const known = new Set(found.findings.map(({ at }) => at));
  // Errors of a page that is refused anyway are told with it.
  const further = queue.errors.list().filter(({ said }) => !known.has(said.at));
  found.findings.push(...further.map(({ said }) => said));
  queue.note(further.map(({ said }) => said));
}
