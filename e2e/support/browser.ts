import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Site } from './site/site';

export interface Visit {
  page: Page;
  /** Console errors and uncaught errors so far. */
  problems: string[];
  /** Closes the page, and throws if it reported a problem that no `expected` pattern matches. */
  end: (...expected: RegExp[]) => Promise<void>;
}

/** Opens a page with an empty profile and a viewport of 360 by 800 by default. */
export async function openVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...options,
  });
  const page = await context.newPage();
  // Long, because unit tests run at the same time.
  page.setDefaultTimeout(30_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    page,
    problems,
    async end(...expected) {
      await context.close();
      const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The page reported:\n${unexpected.join('\n')}`);
    },
  };
}

/** Opens a page with the session cookie of this token. */
export async function openSignedInVisit(browser: Browser, site: Site, jwt: string): Promise<Visit> {
  const visited = await openVisit(browser);
  await visited.page.context().addCookies([{ name: 'jwt', value: jwt, url: site.url }]);
  return visited;
}
