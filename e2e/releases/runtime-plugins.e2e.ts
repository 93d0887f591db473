import { expect, test } from '@playwright/test';
import { openVisit } from '../support/browser';
import { waitForInteractive } from '../support/page-ready';
import { getStableRelease } from '../support/site/releases';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;

test.beforeAll(() => {
  site = getSharedSite();
});

interface ModuleInfo {
  version: string;
  remotesInfo: Record<string, { matchedVersion: string }>;
}
interface Federation {
  __GLOBAL_PLUGIN__: object[];
  __SHARE__: Record<string, unknown>;
  moduleInfo: Record<string, ModuleInfo>;
}
type Global = typeof globalThis & { __FEDERATION__: Federation; seen: string[] };

test('an external runtime plugin, such as that of the developer tools, is called, and the data that they read exists', async ({
  browser,
}) => {
  const { page, end } = await openVisit(browser, { viewport: { width: 1200, height: 800 } });
  // Installed before any script of the page, as the extension does.
  await page.addInitScript(() => {
    const seen: string[] = [];
    const federation = {
      __GLOBAL_PLUGIN__: [
        {
          name: 'of-a-tool',
          onLoad({ id, expose }: { id: string; expose: string }) {
            seen.push(`${id} ${expose}`);
          },
        },
      ],
    };
    for (const [name, value] of Object.entries({ __FEDERATION__: federation, __VMOK__: federation, seen }))
      Object.defineProperty(globalThis, name, { value, configurable: false, writable: true });
  });
  await page.goto(`${site.url}/about-us`);
  await waitForInteractive(page);
  await page.getByRole('banner').getByRole('link', { name: 'AstroHub' }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'AstroHub' })).toBeVisible();
  const forum = getStableRelease(site, 'forum');
  const { seen, moduleInfo, shared } = await page.evaluate(() => {
    const { seen: calls, __FEDERATION__: federation } = globalThis as Global;
    return { seen: calls, moduleInfo: federation.moduleInfo, shared: Object.keys(federation.__SHARE__) };
  });
  expect(seen).toEqual([`${forum.replace(/[^a-z0-9]/gi, '_')}/routes ./routes`]);
  expect(Object.keys(moduleInfo.shell?.remotesInfo ?? {}).sort()).toEqual(['chat', 'commerce', 'content', 'forum']);
  const manifest = moduleInfo.shell?.remotesInfo.forum?.matchedVersion ?? '';
  expect(moduleInfo[`forum:${manifest}`]).toMatchObject({ version: forum, remotesInfo: {} });
  expect((await page.request.get(manifest)).ok()).toBe(true);
  expect(shared).toContain('shell');
  await end();
});
