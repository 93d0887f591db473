import type { Page } from '@playwright/test';

/** Doubles the root font size, as the text size setting of a browser does. Call it before opening a page. */
export async function doubleTextSize(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:200%}');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits for the fonts: the first page of a visit loads them when it is idle, and words have other widths and breaks before. */
const waitForFonts = (page: Page) => page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');

/** Runs `read` on an open page at double the text size, and restores its size. */
export async function withDoubleTextSize<T>(page: Page, read: () => Promise<T>): Promise<T> {
  await waitForFonts(page);
  const count = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:200%}');
    return document.adoptedStyleSheets.push(sheet);
  });
  const result = await read();
  await page.evaluate((index) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((_sheet, at) => at !== index - 1);
  }, count);
  return result;
}

/** Pixels by which the document is wider than the window. */
export const getOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Visible controls that are outside of the window or whose text is cut, and fixed bars that take more than half of the window,
 * unless they are dialogs, which scroll.
 */
export function findClippedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const getName = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
    const cuts = (element: Element, ...overflows: string[]) => overflows.includes(getComputedStyle(element).overflowX);
    /** Carousels and tables scroll within their own box. */
    const isInScroller = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (cuts(at, 'auto', 'scroll', 'hidden', 'clip') && at.scrollWidth > at.clientWidth) return true;
      return false;
    };
    const visible = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [role=button]')].filter(
      (control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !control.closest('.skip, .sr'),
    );
    const leaving = visible.filter((control) => {
      const { left, right, width, top } = control.getBoundingClientRect();
      const isOutside = left < -1 || right > document.documentElement.clientWidth + 1 || (top < 0 && control.closest('header') !== null);
      return width > 1 && isOutside && !isInScroller(control);
    });
    const cut = visible.filter(
      (control) =>
        !control.matches('input, select, textarea') &&
        control.clientWidth > 1 &&
        ((control.scrollWidth > control.clientWidth + 1 && cuts(control, 'hidden', 'clip')) ||
          (control.scrollHeight > control.clientHeight + 2 && ['hidden', 'clip'].includes(getComputedStyle(control).overflowY))),
    );
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        !element.closest('dialog, [role=dialog]') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(element).pointerEvents !== 'none' &&
        element.getBoundingClientRect().height > innerHeight / 2,
    );
    return [
      ...leaving.map((control) => `outside: ${getName(control)}`),
      ...cut.map((control) => `cut: ${getName(control)}`),
      ...bars.map((bar) => `tall: ${getName(bar)}`),
    ];
  });
}

/** Words in headings, terms, labels and controls that are broken across lines; addresses may break anywhere. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const countLines = (text: Text, start: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      return new Set(rects.map(({ bottom, height }) => Math.round(bottom / Math.max(height, 1)))).size;
    };
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.skip, .sr') !== null ||
      element.getBoundingClientRect().width <= 1;
    const broken: string[] = [];
    for (const element of document.querySelectorAll('h1, h2, h3, dt, th, label, legend, button, a')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (!text.parentElement || isHidden(text.parentElement)) continue;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}@./]+/gu))
          if (!/[@/]/.test(word) && countLines(text, index, word.length) > 1) broken.push(`${element.tagName}: ${word}`);
      }
    }
    return [...new Set(broken)];
  });
}
