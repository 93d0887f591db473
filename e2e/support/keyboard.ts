import type { Locator, Page } from 'playwright-core';

/** Waits until something has the focus. */
export async function focused(target: Locator): Promise<void> {
  await target.page().waitForFunction((element) => element === document.activeElement, await target.elementHandle());
}

/** Presses Tab until something has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const stops = 60;
  for (let stop = 0; stop < stops; stop += 1) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Whether Tab, pressed again and again both ways, leaves the focus within a dialog. */
export async function holdsFocus(page: Page, dialog: Locator): Promise<boolean> {
  const stops = 12;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      // Between the last stop and the first one Chromium passes its own frame, where the body stands for the page.
      const isWithin = await dialog.evaluate((element) => document.activeElement === document.body || element.contains(document.activeElement));
      if (!isWithin) return false;
    }
  }
  return true;
}
