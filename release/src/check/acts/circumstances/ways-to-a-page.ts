import { appearanceSource } from '../../compare/parts/appearance-source';
import type { Outcome, Shown } from '../outcome';
import { callActs, readShown, readState, type PageState, type UsedPage } from '../used-page';
import { openForUse, waitFor, waitUntilQuiet } from '../wait-for-page';

const [arriveMs, backMs] = [4000, 4000];
/** A page may undo a navigation back at once. */
const stayMs = 300;
/** The maximum number of Tab presses on one page. */
const maxTabs = 60;

/** The router treats it as a navigation by the browser, so the page opens as it does by a link. */
export const goTo = (address: string) =>
  `history.pushState({}, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }));`;

export const toPath = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const readLooks = async ({ page }: UsedPage) => (await page.evaluate<{ looks: string[] }>(appearanceSource)).looks;

/** Opens a page of another remote, then navigates to the tested page; returns the distinct calls that the tested page makes. */
export async function arriveByLink(
  used: UsedPage,
  address: string,
  elsewhere: string,
): Promise<{ calls: string[]; before: PageState; looks: string[] }> {
  await openForUse(used, elsewhere);
  const looks = await readLooks(used);
  const before = await readState(used.page);
  const asked = used.calls.length;
  await used.page.evaluate(goTo(toPath(address)));
  // A busy browser may show the page long after its address.
  await waitFor(used, arriveMs, async () => (await readState(used.page)).heading !== before.heading);
  await waitUntilQuiet(used);
  return { calls: [...new Set(used.calls.slice(asked))], before, looks };
}

/** Returns to a page of the same document: its second turn may find what the first one left. */
async function comeAgain(used: UsedPage, address: string): Promise<Shown> {
  const { page } = used;
  // A page that cannot be reached again has no letters, which is compared.
  await page.goForward({ timeout: backMs * used.patience, waitUntil: 'commit' }).catch(() => undefined);
  await waitFor(used, backMs, async () => {
    const state = await readState(page);
    return state.address === address && state.letters > 0;
  });
  await waitUntilQuiet(used);
  return readShown(page);
}

export async function arriveAndLeave(used: UsedPage, address: string, elsewhere: string): Promise<Partial<Outcome>> {
  const { calls, before, looks } = await arriveByLink(used, address, elsewhere);
  const { letters, lines, address: arrived, heading } = await readState(used.page);
  // Going back within the page loads no document to wait for.
  await used.page.goBack({ timeout: backMs * used.patience, waitUntil: 'commit' }).catch(() => undefined);
  let state = await readState(used.page);
  await waitFor(used, backMs, async () => {
    state = await readState(used.page);
    return state.address === toPath(elsewhere) && state.letters > 0;
  });
  await used.page.waitForTimeout(stayMs);
  state = await readState(used.page);
  const headings = { before: before.heading, after: heading };
  const { running, held, locked } = state;
  const changed = (await readLooks(used)).filter((line) => !looks.includes(line)).map((line) => `the look of ${line}`);
  const left = { running, held, remains: [...state.remains, ...changed], locked: before.locked === '' ? locked : '' };
  const isBack = state.address === toPath(elsewhere);
  const otherwise: Outcome['otherwise'] = isBack ? { 'reached again by the forward button': await comeAgain(used, arrived) } : {};
  return {
    letters,
    calls,
    headings,
    visible: { hidden: [], shown: lines },
    otherwise,
    ...left,
    address: arrived,
    back: `leads back to ${state.address}${state.letters === 0 ? ', which is empty' : ''}`,
  };
}

/** Presses Tab until the focus returns to its start, up to a maximum. */
export async function walk({ page }: UsedPage): Promise<Partial<Outcome>> {
  const present = await callActs<{ key: string; way: string }[]>(page, `list('main')`);
  const [reached, unmarked] = [new Set<string>(), new Set<string>()];
  let [isIn, isLeft, isRepeated] = [false, false, false];
  for (let times = 0; times < maxTabs; times += 1) {
    await page.keyboard.press('Tab');
    const {
      focused,
      unmarked: passed,
      isAgain,
    } = await callActs<{ focused: string | null; unmarked: string | null; isAgain: boolean }>(page, 'step()');
    if (passed !== null && reached.has(passed)) unmarked.add(passed);
    const isOutside = focused === null || focused.startsWith('outside of main: ');
    isLeft = isIn && isOutside;
    if (isLeft) break;
    isIn ||= !isOutside;
    isRepeated ||= !isOutside && isAgain;
    if (focused !== null && !isOutside) reached.add(focused);
  }
  const isCutOff = isIn && reached.size >= maxTabs;
  const keys = present.filter(({ way }) => way !== 'form').map(({ key }) => key);
  return {
    walked: { reached: [...reached], unmarked: [...unmarked], present: isCutOff ? [...reached] : keys, isLeft: isLeft || !isRepeated },
  };
}
