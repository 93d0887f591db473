import { chromium, type Browser, type Page } from 'playwright-core';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatVerdict } from './goal';
import { startSite } from './site';
import { median } from './statistics';
import { formatNumber, formatTable } from './table';

const turns = 10;
const slowdowns = [1, 4];
const goal = { goal: 100, decimals: 0 };
const titles = 'main :is(h2, h3) a';

interface Options {
  root: string;
  chromiumPath: string;
}

interface Turn {
  /** Milliseconds from the click or history.back() until the new page is painted. */
  ms: number;
  scrollY: number;
}

/** Follows a link or goes back, and waits in the page until a heading of level 1 with this text (or, with `isGone`, another text) is painted. */
const turn = (page: Page, how: { href: string | null; heading: string; isGone: boolean }): Promise<Turn> =>
  page.evaluate(
    async ({ href, heading, isGone }) => {
      const isThere = () => [...document.querySelectorAll('main h1')].some((one) => one.textContent === heading);
      const started = performance.now();
      if (href === null) history.back();
      else document.querySelector<HTMLElement>(`main :is(h2, h3) a[href="${href}"]`)?.click();
      while (isThere() === isGone) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return { ms: performance.now() - started, scrollY: Math.round(scrollY) };
    },
    { ...how },
  );

async function measure(browser: Browser, url: string, slowdown: number): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'en-IN' });
  try {
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url + siteRoutes.forum(), { waitUntil: 'networkidle' });
    const link = page.locator(titles).nth(3);
    const [href, heading] = [(await link.getAttribute('href')) ?? '', (await link.textContent()) ?? ''];
    const [there, back]: [Turn[], Turn[]] = [[], []];
    let isKept = true;
    for (let count = 0; count <= turns; count += 1) {
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await page.waitForLoadState('networkidle');
      const before = await page.evaluate(() => Math.round(scrollY));
      const forward = await turn(page, { href, heading, isGone: false });
      const returned = await turn(page, { href: null, heading, isGone: true });
      isKept &&= returned.scrollY === before;
      // The first navigation prefetches.
      if (count > 0) there.push(forward);
      if (count > 0) back.push(returned);
    }
    const middle = [there, back].map((all) => median(all.map(({ ms }) => ms)));
    const verdicts = middle.map((ms) => formatVerdict(ms, goal));
    return [`CPU slowed ${slowdown} times`, ...middle.map((ms) => formatNumber(ms)), isKept ? 'kept' : 'LOST', verdicts.join('; ')];
  } finally {
    await context.close();
  }
}

/** Measures list to detail and back in AstroHub, on a phone-sized Chromium, after the discussion was prefetched. */
export async function benchNavigation({ root, chromiumPath }: Options): Promise<void> {
  const site = await startSite({ root });
  try {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const rows: string[][] = [];
      for (const slowdown of slowdowns) rows.push(await measure(browser, site.url, slowdown));
      console.log(formatTable(['', 'to a discussion, ms', 'back, ms', 'scroll position', 'goal: 100'], rows));
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}
