import type { Locator, Page } from '@playwright/test';
import { pollUntil } from './poll-until';

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Waits until something has the focus. */
export async function waitForFocus(target: Locator): Promise<void> {
  await pollUntil(() => isFocused(target), (is) => is);
}

/** Presses Tab until something has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const stops = 60;
  for (let stop = 0; stop < stops; stop += 1) {
    await target.page().keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Goes round a dialog with Tab, both ways: how many of its controls that reaches, and what it reaches behind it. */
export async function cycleFocus(page: Page, dialog: Locator): Promise<{ controls: number; reached: number; behind: string[] }> {
  const controls = await dialog.locator('a[href], button:enabled, input:enabled, select:enabled').count();
  const found = new Set<string>();
  const behind: string[] = [];
  const round = Array.from({ length: controls + 2 });
  for (const key of [...round.map(() => 'Tab'), ...round.map(() => 'Shift+Tab')]) {
    await page.keyboard.press(key);
    // Between the last control and the first Chromium passes its own frame: then the body stands for the page.
    const [at, isWithin] = await dialog.evaluate((element) => [document.activeElement?.outerHTML ?? '', element.contains(document.activeElement)] as const);
    if (isWithin) found.add(at);
    else if (!at.startsWith('<body')) behind.push(at);
  }
  return { controls, reached: found.size, behind };
}
