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
  const controls = await dialog.locator('a[href], button:enabled, input:enabled, select:enabled').count();
  const found = new Set<string>();
  const outside: string[] = [];
  const round = Array.from({ length: controls + 2 });
  for (const key of [...round.map(() => 'Tab'), ...round.map(() => 'Shift+Tab')]) {
    await page.keyboard.press(key);
    // Between the last and the first control Chromium focuses its own toolbar, and the active element is the body.
    const [at, isWithin] = await dialog.evaluate(
      (element) => [document.activeElement?.outerHTML ?? '', element.contains(document.activeElement)] as const,
    );
    if (isWithin) found.add(at);
    else if (!at.startsWith('<body')) outside.push(at);
  }
  return { controls, reached: found.size, outside };
}
