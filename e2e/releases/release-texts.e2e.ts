import { expect, test } from '@playwright/test';
import { fetchDocument } from '../support/documents';
import { pollUntil } from '../support/poll-until';
import { publishVariant, runRelease } from '../support/site/releases';
import { startSite, type OwnSite } from '../support/site/site';

const edits = [
  ['Talk to people of your rashi.', 'Talk to people of your own rashi.'],
  ['अपनी राशि के लोगों से बात कीजिए।', 'अपनी ही राशि के लोगों से बात कीजिए।'],
] as const;
const edited = (source: string) => edits.reduce((text, [from, to]) => text.replaceAll(from, to), source);

let site: OwnSite;

test.beforeAll(async () => {
  site = await startSite({ env: { RENDER_BUDGET_MS: '8000', REQUESTS_PER_MINUTE: '0' } });
});
test.afterAll(() => site.stop());

/** The text of a rendered page, without addresses of files. */
async function readBody(address: string): Promise<string> {
  const { html, isRendered } = await pollUntil(
    () => fetchDocument(site, address),
    (document) => document.isRendered,
  );
  expect(isRendered).toBe(true);
  return (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ');
}

test('a release with other texts changes its own pages, in both languages, and no others', async () => {
  const others = ['/recharges', '/hi/recharges', '/about-us', '/hi/about-us', '/oracle', '/hi/oracle'];
  const before = await Promise.all(others.map(readBody));
  expect(await readBody('/forum')).toContain(edits[0][0]);
  expect(await readBody('/hi/forum')).toContain(edits[1][0]);

  runRelease(site, 'promote', 'forum', publishVariant(site, 'forum', 'texts', { script: edited, server: edited }));

  await pollUntil(
    () => readBody('/forum'),
    (text) => text.includes(edits[0][1]),
  );
  await pollUntil(
    () => readBody('/hi/forum'),
    (text) => text.includes(edits[1][1]),
  );
  expect(await Promise.all(others.map(readBody))).toEqual(before);
});
