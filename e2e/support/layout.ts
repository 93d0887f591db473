import type { Page } from '@playwright/test';

/** Doubles the root font size, as the text size setting of a browser does. Call it before opening a page. */
export async function doubleTextSize(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:200%}');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Pixels by which the document is wider than the window. */
export const getOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The names of visible header controls that are not completely within the window. */
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
