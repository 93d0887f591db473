import type { CDPSession, Page } from 'playwright-core';
import { looksSource } from './looks-source';

const [narrow, wide] = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
];
/** The part of a long page that a picture shows. */
const maxHeight = 8000;
/** A width between that of a phone and that of a tablet. */
const between = 620;
type Media = Parameters<Page['emulateMedia']>[0];

/** The display settings of a visit: the usual ones, or rare ones. */
export type Look = 'usual' | 'dark' | 'forced';
export const looks: Record<Look, { media: Media; size: typeof narrow }> = {
  usual: { media: { colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' }, size: narrow },
  dark: { media: { colorScheme: 'dark', reducedMotion: 'no-preference', forcedColors: 'none' }, size: wide },
  forced: { media: { colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' }, size: narrow },
};

interface OpenPage {
  page: Page;
  session: CDPSession;
}

const ask = async (page: Page, expression: string) => page.evaluate<string[]>(`${looksSource}.${expression}`);

/** What cannot be read or pressed on the open page, as sentences. */
export async function findUnseen({ page, session }: OpenPage): Promise<string[]> {
  await ask(page, 'still()');
  const [width, height] = await page.evaluate<[number, number]>(
    '[Math.max(innerWidth, document.documentElement.scrollWidth), document.documentElement.scrollHeight]',
  );
  const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight), scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true, clip });
  return [
    ...(await ask(page, `findBlank(${JSON.stringify(data)})`)),
    ...(await ask(page, 'findPale()')),
    ...(await ask(page, 'findCovered()')),
  ];
}

/** What is under something else, as sentences; the page is where it was before. */
export const findCovered = async (page: Page) =>
  page.evaluate<string[]>(
    `(() => { const at = [scrollX, scrollY]; const found = ${looksSource}.findCovered(); scrollTo({ left: at[0], top: at[1], behavior: 'instant' }); return found; })()`,
  );

/** What is beyond the right edge of the window, as sentences. */
export async function findWide({ page }: Pick<OpenPage, 'page'>): Promise<string[]> {
  const isWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth + 8');
  return [...(isWide ? ['the page is wider than its window'] : []), ...(await ask(page, 'findOutside()'))];
}

/** The same with text of twice the size. */
export async function findUnseenInLargeText(used: OpenPage): Promise<string[]> {
  await used.page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  const found = [...(await ask(used.page, 'findCut()')), ...(await findUnseen(used))];
  const size = used.page.viewportSize();
  await used.page.setViewportSize({ width: between, height: 1024 });
  const further = [...(await ask(used.page, 'findCut()')), ...(await findWide(used))];
  if (size !== null) await used.page.setViewportSize(size);
  return [...found, ...further.filter((each) => !found.includes(each)).map((each) => `${each} (${between} pixels wide)`)];
}
