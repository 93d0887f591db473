import { waitUntilInteractive } from '../browser/open-page';
import type { Outcome } from './outcome';
import { readState, type PageState, type UsedPage } from './used-page';

const [openMs, quietMs, settleMs] = [12_000, 2500, 2500];
const pollMs = 80;
/** The number of unchanged polls after which a page has settled. */
const settledPolls = 3;

/**
 * Polls until a condition holds. The number of polls is limited, not the time, because each takes longer on a busy machine; the
 * patience of the attempt multiplies it.
 */
export async function waitFor({ page, patience }: UsedPage, ms: number, condition: () => Promise<boolean>): Promise<boolean> {
  for (let waited = 0; waited <= ms * patience; waited += pollMs) {
    if (await condition()) return true;
    await page.waitForTimeout(pollMs);
  }
  return false;
}

/** Waits for the API, up to a limit. */
export async function waitUntilQuiet(used: UsedPage): Promise<void> {
  let quiet = 0;
  await waitFor(used, quietMs, async () => {
    quiet = used.countPending() === 0 ? quiet + 1 : 0;
    return quiet > settledPolls * used.patience;
  });
}

/** Opens an address in a new document, waits until it can be used, and drops what was recorded before. */
export async function openForUse(used: UsedPage, address: string): Promise<void> {
  const { page } = used;
  const timeout = openMs * used.patience;
  const options = { timeout, waitUntil: 'commit' } as const;
  // With the new document and not later, because its scripts may throw as soon as they run.
  const drop = () => {
    for (const list of [used.calls, used.hosts, used.errors, used.sent, used.windows]) list.length = 0;
  };
  page.on('framenavigated', drop);
  try {
    await page.goto(address, options);
    // If only the hash differs, it is still the same document.
    if (await page.evaluate<boolean>('globalThis.__releaseActs !== undefined')) await page.reload(options);
  } finally {
    page.off('framenavigated', drop);
  }
  await page.waitForLoadState('domcontentloaded', { timeout });
  await waitUntilInteractive(page);
  await waitUntilQuiet(used);
}

/** Without the focus, which a pressed element gets at once. */
const toText = ({ address, dialogs, states, lines, scroll }: PageState) => JSON.stringify([address, dialogs, states, lines, scroll]);

const toPlace = ({ address }: PageState) => address.split('#')[0];

/** The state of a page after an act, and when it changed: once it is stable again, or after a time limit. */
export async function settle(used: UsedPage, before: PageState, ms = settleMs): Promise<PageState & Pick<Outcome, 'reactMs'>> {
  const began = toText(before);
  const [calls, sent, windows] = [used.calls.length, used.sent.length, used.windows.length];
  let [last, state, same] = [began, before, -1];
  const beganAt = Date.now();
  let reactMs: number | null = null;
  await waitFor(used, ms, async () => {
    state = await readState(used.page);
    const text = toText(state);
    same = text === last && used.countPending() === 0 ? same + 1 : 0;
    last = text;
    const isChanged = text !== began || used.calls.length > calls || used.sent.length > sent || used.windows.length > windows;
    if (isChanged) reactMs ??= Date.now() - beganAt;
    // A busy browser may show a new page long after its address.
    const isArrived = toPlace(state) === toPlace(before) || state.lines.join() !== before.lines.join();
    return isChanged && isArrived && same >= settledPolls * used.patience;
  });
  return { ...state, reactMs };
}
