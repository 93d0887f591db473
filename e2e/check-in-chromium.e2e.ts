import { expect, test } from '@playwright/test';
import { publishVariant, runReleaseAsync } from './support/releases';
import { startSite, type OwnSite } from './support/site';

let site: OwnSite;

test.beforeAll(async () => {
  site = await startSite({ env: { RENDER_BUDGET_MS: '60000' } });
});
test.afterAll(() => site?.stop());

test('the check in Chromium visits a page that its query names, and finds only what is wrong there', async () => {
  test.setTimeout(180_000);
  let edits = 0;
  const release = publishVariant(site, 'forum', 'noisy', {
    script: (source) => {
      if (!source.includes('.push([["forum-discussion"]')) return source;
      edits += 1;
      return `if(location.search.includes("did="))console.error("a noisy page");${source}`;
    },
  });
  expect(edits).toBeGreaterThan(0);
  const check = runReleaseAsync(site, 'check', 'forum', release, '--browser', '--site', site.url);
  const { code, stderr } = await check.then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(2);
  const page = '/forum/[\\w-]+\\?did=\\w+';
  const finding = (address: string, who: string) =>
    expect.stringMatching(RegExp(`^browser-console: ${address}, ${who}: writes an error to the console: a noisy page$`));
  expect(stderr.trim().split('\n')).toEqual([
    `${release} is refused by the check:`,
    finding(page, 'signed out'),
    finding(page, 'signed in'),
    finding(`/hi${page}`, 'signed in, in Hindi'),
  ]);
});
