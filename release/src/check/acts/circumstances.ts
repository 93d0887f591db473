import { toOutcome, type Outcome } from './outcome';
import { callActs, openForUse, readState, waitUntilQuiet, type UsedPage } from './used-page';

const backMs = 4000;
const pollMs = 100;
/** The maximum number of Tab presses on one page. */
const maxTabs = 60;

/** A rare circumstance of viewing a page. */
export interface Circumstance {
  /** Completes "when it is …". */
  name: string;
  /** Lower ranks are tried first. */
  rank: number;
  isFailing?: boolean;
  /** In the dark theme, and wide. */
  dark?: boolean;
  open: (used: UsedPage, address: string, elsewhere: string) => Promise<Partial<Outcome>>;
}

/** The router treats it as a navigation of the browser, so the page opens as after a link. */
const goTo = (address: string) =>
  `history.pushState({}, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }));`;

const toPath = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

async function arriveByLink(used: UsedPage, address: string, elsewhere: string): Promise<void> {
  await openForUse(used, elsewhere);
  await used.page.evaluate(goTo(toPath(address)));
  await waitUntilQuiet(used);
}

async function arriveAndLeave(used: UsedPage, address: string, elsewhere: string): Promise<Partial<Outcome>> {
  await arriveByLink(used, address, elsewhere);
  const { letters, address: arrived } = await readState(used.page);
  // A step back inside of the page has no document to wait for.
  await used.page.goBack({ timeout: backMs, waitUntil: 'commit' }).catch(() => undefined);
  let state = await readState(used.page);
  for (let waited = 0; waited < backMs && (state.address !== toPath(elsewhere) || state.letters === 0); waited += pollMs) {
    await used.page.waitForTimeout(pollMs);
    state = await readState(used.page);
  }
  return { letters, address: arrived, back: `leads back to ${state.address}${state.letters === 0 ? ', which is empty' : ''}` };
}

/** Presses Tab until the focus returns to its start, up to a maximum. */
async function walk({ page }: UsedPage): Promise<Partial<Outcome>> {
  const present = await callActs<{ key: string; way: string }[]>(page, `list('main')`);
  const reached = new Set<string>();
  let isIn = false;
  for (let times = 0; times < maxTabs; times += 1) {
    await page.keyboard.press('Tab');
    const focused = await callActs<string | null>(page, 'focused()');
    const isOutside = focused === null || focused.startsWith('outside of main: ');
    if (isIn && isOutside) break;
    isIn ||= !isOutside;
    if (focused !== null && !isOutside) reached.add(focused);
  }
  const isCutOff = isIn && reached.size >= maxTabs;
  const keys = present.filter(({ way }) => way !== 'form').map(({ key }) => key);
  return { walked: { reached: [...reached], present: isCutOff ? [...reached] : keys } };
}

export const circumstances: readonly Circumstance[] = [
  {
    name: 'reached by a link from another remote',
    rank: 1,
    open: arriveAndLeave,
  },
  {
    name: 'shown in the dark theme, 1280 pixels wide',
    rank: 2,
    dark: true,
    async open(used, address) {
      await openForUse(used, address);
      return {};
    },
  },
  {
    name: 'walked through by the keyboard',
    rank: 3,
    async open(used, address) {
      await openForUse(used, address);
      return walk(used);
    },
  },
  {
    name: 'reached by a link while the API fails',
    rank: 4,
    isFailing: true,
    async open(used, address, elsewhere) {
      await arriveByLink(used, address, elsewhere);
      return {};
    },
  },
];

/** Opens a page under a circumstance. `elsewhere` is a page of another remote. */
export async function openUnder(
  used: UsedPage,
  { isFailing, dark, open }: Circumstance,
  { address, elsewhere }: { address: string; elsewhere: string },
): Promise<Outcome> {
  await used.begin({ isFailing, dark });
  const known = await open(used, address, elsewhere);
  const { address: at, letters } = await readState(used.page);
  return toOutcome({ address: at, letters, ...known, errors: used.errors.slice() });
}
