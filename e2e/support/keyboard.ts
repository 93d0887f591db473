import type { Locator, Page } from '@playwright/test';
import { pollUntil } from './poll-until';

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Waits until an element has the focus. */
export async function waitForFocus(target: Locator): Promise<void> {
  await pollUntil(
    () => isFocused(target),
    (is) => is,
  );
}

/** Presses Tab until an element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const stops = 60;
  for (let stop = 0; stop < stops; stop += 1) {
    await target.page().keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Cycles through a dialog with Tab in both directions: counts the reached controls and lists what gets the focus outside of it. */
export async function cycleFocus(page: Page, dialog: Locator): Promise<{ controls: number; reached: number; outside: string[] }> {
  const selector = 'a[href], button:enabled, input:enabled, select:enabled';
  const controls = await dialog.locator(selector).count();
  const found = new Set<number>();
  const outside: string[] = [];
  const round = Array.from({ length: controls + 2 });
  for (const key of [...round.map(() => 'Tab'), ...round.map(() => 'Shift+Tab')]) {
    await page.keyboard.press(key);
    // Between the last and the first control Chromium focuses its own toolbar, and the active element is the body.
    const { place, html, isWithin } = await dialog.evaluate(
      (element, each) => ({
        place: [...element.querySelectorAll(each)].indexOf(document.activeElement as Element),
        html: document.activeElement?.outerHTML ?? '',
        isWithin: element.contains(document.activeElement),
      }),
      selector,
    );
    if (place >= 0) found.add(place);
    // A part that scrolls takes the focus too.
    else if (!isWithin && !html.startsWith('<body')) outside.push(html);
  }
  return { controls, reached: found.size, outside };
}
