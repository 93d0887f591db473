import { readFileSync } from 'node:fs';
import { locales, localizePath } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { openVisit } from './support/browser';
import { waitForContent, waitForInteractive } from './support/page-ready';
import { createRouteParams, routeCases, type RouteParams } from './support/route-table';
import { getSharedSite, type Site } from './support/site';

let site: Site;
let browser: Browser;
let params: RouteParams;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
  params = await createRouteParams(site, '9876520003');
});

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA, as rule and elements. */
async function findViolations(page: Page): Promise<string[]> {
  // The page's policy allows no inline script, so axe runs as the driver's own code.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
}

for (const locale of locales) {
  for (const who of ['visitor', 'member'] as const) {
    test(`every page in ${locale} can be used by everyone, as a ${who}`, async () => {
      test.setTimeout(400_000);
      const { page } = await openVisit(browser, { locale: `${locale}-IN`, reducedMotion: 'reduce' });
      if (who === 'member') await page.context().addCookies([{ name: 'jwt', value: params.jwt, url: site.url }]);
      const found: Record<string, string[]> = {};
      for (const { name, getAddress, [who]: redirect } of routeCases) {
        if (redirect !== undefined) continue;
        await page.goto(site.url + localizePath(getAddress(params), locale));
        await waitForInteractive(page);
        await waitForContent(page);
        const violations = await findViolations(page);
        if (violations.length > 0) found[name] = violations;
      }
      expect(found).toEqual({});
      await page.context().close();
    });
  }
}
