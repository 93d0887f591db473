import type { Page } from '@playwright/test';

/** Doubles the size of all text as the browser's own setting does: by the size of the root. Call it before the first page. */
export async function doubleTextSize(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:200%}');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** How many pixels the document is wider than the window. */
export const getOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The names of the controls in view of the header that are not wholly within the window. */
export function findClippedControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right, top } = control.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth || top < 0;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );
}

