import type { Outcome } from '../outcome';
import { fillForm, findElement } from '../take-step';
import type { Thing } from '../thing';
import { callActs, readState, type UsedPage } from '../used-page';
import { openForUse, waitUntilQuiet } from '../wait-for-page';
import { fullStorage, lastEvening, skipTime, usualClock, withScript } from './before-scripts';
import { measureGrowth } from './visit-again';

/** Two steps, because what comes after the first may start further timers. */
const awayMs = [300_000, 1_500_000];
const [storedMs, openMs, maxForms] = [500, 1000, 3];

const readLines = async ({ page, calls }: UsedPage): Promise<Partial<Outcome>> => ({
  busy: calls.length,
  lines: (await readState(page)).lines,
});

/** At the end of a month, in the evening: days of the next month and of the next day are near. */
export const openInTheEvening = async (used: UsedPage, address: string) =>
  withScript(used, lastEvening, async () => {
    await openForUse(used, address);
    return readLines(used);
  });

/** A page that nobody touches for half an hour. */
export const leaveAlone = async (used: UsedPage, address: string) =>
  withScript(used, usualClock, async () => {
    await openForUse(used, address);
    for (const ms of awayMs) {
      await skipTime(used, ms);
      await waitUntilQuiet(used);
    }
    return readLines(used);
  });

/** Opens a page and fills in its first forms in a browser that stores nothing. */
export const openWithoutStorage = async (used: UsedPage, address: string) =>
  withScript(used, fullStorage, async () => {
    await openForUse(used, address);
    const things = await callActs<Thing[]>(used.page, `list('main')`);
    for (const { key } of things.filter(({ way }) => way === 'form').slice(0, maxForms))
      if (await findElement(used.page, { scope: 'main', key })) await fillForm(used.page, null);
    // A page may store what was typed a little later.
    await used.page.waitForTimeout(storedMs);
    return readLines(used);
  });

/** What a page gathers while it is only open. */
export async function stayOpen(used: UsedPage, address: string): Promise<Partial<Outcome>> {
  await openForUse(used, address);
  return { growth: await measureGrowth(used.session, async () => used.page.waitForTimeout(openMs)) };
}

const shownLetters = /* javascript */ `(() => {
  const main = document.querySelector('main');
  if (main === null) return 0;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let letters = 0;
  while (texts.nextNode()) if (texts.currentNode.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) letters += texts.currentNode.data.trim().length;
  return letters;
})()`;

/** What a page shows before its scripts have come, which takes seconds on a slow connection. */
export async function openBeforeScripts({ page, session }: UsedPage, address: string): Promise<Partial<Outcome>> {
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  try {
    await page.goto(address, { waitUntil: 'load' });
    return { letters: await page.evaluate<number>(shownLetters), errors: [] };
  } finally {
    await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  }
}
