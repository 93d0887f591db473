import type { Page } from '@playwright/test';

/** The common properties of all pages. */
export interface PageFrame {
  title: string;
  headings: string[];
  /** The tags of the elements that frame the page, from top to bottom. */
  frame: string[];
  /** The texts of visible failures. */
  failures: string[];
  isTooWide: boolean;
}

/** Reads the common properties of all pages. */
export const readPageFrame = (page: Page): Promise<PageFrame> =>
  page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    frame: [...document.querySelectorAll('header, main, footer')]
      .filter((part) => !part.parentElement?.closest('main'))
      .map(({ tagName }) => tagName),
    failures: [...document.querySelectorAll('main [role=alert]')].map((part) => part.textContent),
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  }));

/**
 * The problems of a page. It needs one heading, a title that names the site, header, main and footer (except for a page that
 * fills the window), and must not show a failure.
 */
export function findFrameFaults({ title, headings, frame, failures, isTooWide }: PageFrame, { full = false } = {}): string[] {
  const expected = full ? 'HEADER MAIN' : 'HEADER MAIN FOOTER';
  return [
    ...(/^\S.* \| Oracle & Astra$/.test(title) ? [] : [`title: ${title}`]),
    ...(headings.length === 1 && headings[0] !== '' ? [] : [`headings: ${headings.join(', ')}`]),
    ...(frame.join(' ') === expected ? [] : [`frame: ${frame.join(' ')}`]),
    ...failures.map((failure) => `failure: ${failure}`),
    ...(isTooWide ? ['wider than the window'] : []),
  ];
}
