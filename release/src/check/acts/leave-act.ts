import type { Page } from 'playwright-core';
import { without } from '../compare/without';
import type { Outcome } from './outcome';
import type { Step, Thing } from './thing';
import { callActs, readState, type PageState, type UsedPage } from './used-page';
import { settle, waitFor } from './wait-for-page';

const [escapeMs, backMs] = [2000, 4000];
/** A page may move its focus shortly after a dialog closes, or undo a navigation back. */
export const laterMs = 300;

/** The effects of an act for a person or the API. */
export function listEffects(
  before: PageState,
  after: PageState,
  step: Step,
  counts: { sent: number; calls: number; windows: number },
): string[] {
  const isMoved = after.focus !== null && after.focus !== before.focus && !after.focus.endsWith(step.key);
  const effects: [string, boolean][] = [
    ['address', after.address !== before.address],
    ['dialog', after.dialogs.join() !== before.dialogs.join()],
    ['sends', counts.sent > 0],
    ['calls', counts.calls > 0],
    ['window', counts.windows > 0],
    ['states', after.states !== before.states],
    ['text', after.lines.join() !== before.lines.join()],
    ['focus', isMoved && !step.isForm],
    ['scroll', after.scroll !== before.scroll],
  ];
  return effects.filter(([, isThere]) => isThere).map(([name]) => name);
}

/** More lines are those of another page. */
export const maxShown = 60;

/** What an act changed besides its purpose, and how soon it changed anything. */
export const describeChange = (before: PageState, after: PageState & Pick<Outcome, 'reactMs'>) => ({
  headings: { before: before.heading, after: after.heading },
  reactMs: after.reactMs,
  pushed: after.address === before.address ? Math.max(0, after.pushes - before.pushes) : 0,
  removed: after.address === before.address ? before.lines.filter((line) => !after.lines.includes(line)).slice(0, maxShown) : [],
  remaining: after.address === before.address ? before.lines.filter((line) => after.lines.includes(line)) : [],
  marks: after.marks,
  scrolled: after.dialogs.length + before.dialogs.length > 0 ? 0 : after.scroll - (after.address === before.address ? before.scroll : 0),
});

/** Links with their addresses, fields with their attributes, buttons, announcements, and calls that ask a person. */
export const readParts = async (page: Page) => callActs<string[]>(page, 'parts()');

/** What an act has added to the parts of its page; null on another address. */
export const listAddedParts = async (page: Page, parts: readonly string[], isSamePage: boolean) =>
  isSamePage ? [...new Set(without(await readParts(page), parts))].slice(0, maxShown) : null;

/** Why a page without a dialog cannot be used after an act. */
export const lockedBy = (before: PageState, after: PageState) => (after.dialogs.length > 0 || before.locked !== '' ? '' : after.locked);

/** The usable elements that an act has added: those of a dialog, or of the same page. */
export async function listOpened(page: Page, { effects, address }: Outcome, before: PageState, usable: readonly Thing[]): Promise<Thing[]> {
  if (effects.includes('dialog')) return callActs<Thing[]>(page, `list('dialog')`);
  if (address !== before.address) return [];
  const things = await callActs<Thing[]>(page, `list('main')`);
  return things.filter(({ key }) => usable.every((each) => each.key !== key)).map((thing) => ({ ...thing, scope: 'main' }));
}

/** Leaves the result of an act: a dialog by Escape, another address by the browser's back button. */
export async function goBack(used: UsedPage, before: PageState, after: PageState): Promise<Partial<Outcome>> {
  const { page } = used;
  if (after.dialogs.length > before.dialogs.length) {
    await page.keyboard.press('Escape');
    const closed = await settle(used, after, escapeMs);
    if (closed.dialogs.length > before.dialogs.length) return { back: 'stays open after Escape' };
    await page.waitForTimeout(laterMs);
    const { focus } = await readState(page);
    return { back: `is closed by Escape${focus === null ? ', and the focus is lost' : ''}`, locked: lockedBy(before, closed) };
  }
  const pathOf = (address: string) => address.split('#')[0];
  if (pathOf(after.address) === pathOf(before.address)) return {};
  // Going back within the page loads no document to wait for.
  await page.goBack({ timeout: backMs * used.patience, waitUntil: 'commit' }).catch(() => undefined);
  let state = await readState(page);
  await waitFor(used, backMs, async () => {
    state = await readState(page);
    return state.address === before.address && state.letters > 0;
  });
  await page.waitForTimeout(laterMs);
  state = await readState(page);
  const back = `leads back to ${state.address}${state.letters === 0 && before.letters > 0 ? ', which is empty' : ''}`;
  return { back, returned: state.scroll - before.scroll };
}
