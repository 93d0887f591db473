import type { Circumstance } from './circumstances';
import { typed } from '../fill-field';
import type { Fault } from '../hold-writes';
import type { Outcome } from '../outcome';
import { callActs, readState, type UsedPage } from '../used-page';
import { openForUse, waitFor, waitUntilQuiet } from '../wait-for-page';
import { arriveByLink, goTo, toPath } from './ways-to-a-page';

/** How long a page may take until it calls the API, and until it shows something while it waits. */
const [callMs, waitingMs] = [3000, 2000];
/** How long an answer is delayed. */
const heldMs = 1500;
const fillMs = 1500;

const faultWords: Record<Exclude<Fault, 'marked' | 'one' | 'many'>, { words: string; rank: number }> = {
  late: { words: 'comes late', rank: 3 },
  empty: { words: 'has empty lists', rank: 4 },
  fails: { words: 'is an error', rank: 4 },
  garbled: { words: 'is no JSON', rank: 6 },
};

/** Types into the first field of a page that keeps what is typed; returns its value after `later`, or what was typed if there is none. */
async function typeIntoFirstField({ page, patience }: UsedPage, later: () => Promise<void>): Promise<string | null> {
  const fields = await callActs<{ key: string; way: string }[]>(page, `list('main')`);
  const field = fields.find(({ way }) => way === 'type');
  const isThere = field !== undefined && (await callActs<boolean>(page, `find('main', ${JSON.stringify(field.key)})`));
  // A field that accepts no input can lose none.
  if (isThere) await page.fill('[data-release-check="it"]', typed, { timeout: fillMs * patience }).catch(() => undefined);
  const isTyped = isThere && (await readState(page)).value === typed;
  await later();
  return isTyped ? (await readState(page)).value : typed;
}

/** A page that waits for an answer, which comes only after something was typed. */
async function openWaiting(used: UsedPage, address: string, elsewhere: string): Promise<Partial<Outcome>> {
  await openForUse(used, elsewhere);
  await used.page.evaluate(goTo(toPath(address)));
  const hasCalled = await waitFor(used, callMs, async () => Promise.resolve(used.countLate() > 0));
  if (!hasCalled) return { isReached: false };
  await waitFor(used, waitingMs, async () => (await readState(used.page)).letters > 0);
  await used.page.waitForTimeout(heldMs);
  const { letters } = await readState(used.page);
  // Placeholders have no letters.
  const waiting =
    letters ||
    (await used.page.evaluate<number>(`[...document.querySelectorAll('main *')].filter((each) => each.clientHeight > 4).length`));
  const value = await typeIntoFirstField(used, async () => {
    used.answerLate();
    await waitUntilQuiet(used);
  });
  return { waiting, busy: used.calls.length, value };
}

/** Opens a page while the answer of one endpoint is wrong. Text that is typed meanwhile must stay. */
export const listFaults = (path: string): Circumstance[] =>
  (Object.keys(faultWords) as (keyof typeof faultWords)[]).map((kind) => ({
    name: `reached by a link while the answer of ${path} ${faultWords[kind].words}`,
    rank: faultWords[kind].rank,
    isRare: true,
    answering: { fault: { path, kind } },
    async open(used, address, elsewhere) {
      if (kind === 'late') return openWaiting(used, address, elsewhere);
      await arriveByLink(used, address, elsewhere);
      return { busy: used.calls.length };
    },
  }));
