import { apiPaths, siteRoutes, slugify } from '@oracle-astra/shared/contract';
import { expect, test, type Browser } from '@playwright/test';
import { openVisit } from '../support/browser';
import { runSql } from '../support/site/run-sql';
import { fetchDocument } from '../support/documents';
import { pollUntil } from '../support/poll-until';
import { callApi } from '../support/users';
import { databaseUrl, startPostgres, testOnPostgres, type Postgres } from '../support/site/postgres';
import { publishVariant, runRelease, getStableRelease } from '../support/site/releases';
import { readMetric } from '../support/rendering';
import { waitForInteractive, waitForContent } from '../support/page-ready';
import { startSite, type OwnSite } from '../support/site/site';

let postgres: Postgres | null;
let site: OwnSite;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  postgres = await startPostgres();
  const database: Record<string, string> = postgres ? { DATABASE_URL: databaseUrl(postgres.port) } : {};
  // These journeys check content and not speed, so the render budget is long.
  browser = launched;
  site = await startSite({ env: { RENDER_BUDGET_MS: '20000', ...database } });
});
test.afterAll(async () => {
  await site.stop();
  await postgres?.stop();
});

const list = '/forum?page=1';
const cacheable = 'public, max-age=0, s-maxage=3, stale-while-revalidate=1';
const hits = () => readMetric(site, 'page_cache_lookups_total', { result: 'hit' });
const forumIn = (html: string) => /src="\/releases\/forum\/([^/]+)\//.exec(html)?.[1];

/** Runs SQL on the database of the site. */
async function updateDatabase(sql: string, ...values: unknown[]): Promise<void> {
  if (postgres === null) throw new Error('This site does not use PostgreSQL');
  await runSql(postgres, sql, values);
}

/** Requests a page until it is served from the cache; resolves with its HTML. */
async function fetchCached(address: string): Promise<string> {
  const { html } = await pollUntil(
    async () => {
      const before = await hits();
      const answer = await fetchDocument(site, address);
      return { ...answer, isHit: (await hits()) > before };
    },
    ({ isHit }) => isHit,
  );
  return html;
}

test.describe('a page in the cache', () => {
  const changed = 'A title that was changed just now';

  testOnPostgres('is updated shortly after a change of a post', async () => {
    const {
      discussions: [newest],
    } = (await callApi(site, apiPaths.discussions, { start: 1 })) as { discussions: { did: string; title: string }[] };
    const addressOf = (title = '') => siteRoutes.discussion(slugify(title), newest?.did ?? '');
    for (const address of [list, addressOf(newest?.title)]) expect(await fetchCached(address)).not.toContain(changed);

    await updateDatabase('update discussions set title = $1 where did = $2', changed, newest?.did);
    for (const address of [list, addressOf(changed)]) {
      await pollUntil(
        async () => (await fetchDocument(site, address)).html.includes(changed),
        (has) => has,
      );
      expect(await fetchCached(address)).toContain(changed);
    }
  });

  test('is replaced at once after a promote and after a rollback', async () => {
    const stable = getStableRelease(site, 'forum');
    const other = publishVariant(site, 'forum', 'other', {
      server: (source) => source.replaceAll('Start a Discussion', 'Begin a Discussion'),
    });
    expect(forumIn(await fetchCached(list))).toBe(stable);
    runRelease(site, 'promote', 'forum', other);
    const after = await fetchDocument(site, list);
    expect([after.isRendered, forumIn(after.html), after.html.includes('Begin a Discussion')]).toEqual([true, other, true]);
    runRelease(site, 'rollback', 'forum');
    expect(await fetchDocument(site, list)).toMatchObject({ isRendered: true, html: expect.not.stringContaining('Begin a Discussion') });
  });
});

test.describe('shared caches do not store', () => {
  const getCacheControl = async (address: string) => (await fetchDocument(site, address)).header('cache-control');

  test('an unrendered page, because the next one can be rendered', async () => {
    const unrenderable = publishVariant(site, 'commerce', 'mute', { descriptor: (described) => ({ ...described, server: null }) });
    runRelease(site, 'promote', 'commerce', unrenderable);
    for (const encoding of ['identity', 'br']) {
      const plain = await fetchDocument(site, '/recharges', { headers: { 'accept-encoding': encoding } });
      expect({ ...plain, cacheControl: plain.header('cache-control') }).toMatchObject({
        status: 200,
        isRendered: false,
        cacheControl: 'no-store',
      });
    }
    runRelease(site, 'rollback', 'commerce');
    expect(await getCacheControl('/recharges')).toBe(cacheable);
  });

  test('pages during a canary', async () => {
    const canary = publishVariant(site, 'commerce', 'tried', {});
    runRelease(site, 'canary', 'commerce', canary, '50');
    expect(await Promise.all(['/recharges', '/about-us', '/no-such-page', '/balance'].map(getCacheControl))).toEqual(
      Array(4).fill('no-store'),
    );
    runRelease(site, 'canary', 'commerce', canary, '0');
    expect(await getCacheControl('/about-us')).toBe(cacheable);
  });
});

test.describe('user content', () => {
  const hostile = [
    ['a closing script tag', '</script><script>window.hacked=1</script><!--<script>'],
    ['an image with an error handler', '"><img src=x onerror="window.hacked=1"></title>'],
    ['line and string terminators', 'One\u2028two\u2029three \\u003c/script> \'"`'],
    ['replacement patterns', '$& $1 $` $\' data-now="0"></div>'],
  ] as const;

  for (const [what, title] of hostile) {
    testOnPostgres(`is shown as plain text: ${what}`, async () => {
      const did = `hostile${hostile.findIndex(([, written]) => written === title)}`;
      await updateDatabase(
        'insert into discussions (did, uid, title, description, created_at) select $1, uid, $2, $2, now() from forum_profiles limit 1',
        did,
        title,
      );
      const { discussion } = (await callApi(site, apiPaths.discussion, { did })) as { discussion: { title: string } };
      expect(discussion.title).toBe(title);

      const { page, end } = await openVisit(browser);
      const response = await page.goto(`${site.url}/forum/a-post?did=${did}`);
      expect(await response?.text()).toContain('id="page-state"');
      await waitForInteractive(page);
      const shown = () =>
        page.evaluate(() => ({
          heading: document.querySelector('h1')?.textContent,
          inTitle: document.title,
          hacked: 'hacked' in window,
          scripts: document.querySelectorAll('main script:not([type="application/ld+json"]), main img[src="x"], h1 *').length,
          states: document.querySelectorAll('#page-state, #composition').length,
        }));
      const harmless = { heading: title, inTitle: `${title} | Oracle & Astra`, hacked: false, scripts: 0, states: 2 };
      expect(await shown()).toEqual(harmless);

      // Unique addresses bypass the page cache, but the workers reuse API responses for a second.
      let requests = 0;
      const address = () => `${list}&with=${did}-${requests}`;
      await pollUntil(
        async () => {
          requests += 1;
          return (await fetchDocument(site, address())).html.includes(`did=${did}`);
        },
        (has) => has,
      );
      await page.goto(site.url + address());
      await waitForInteractive(page);
      await waitForContent(page);
      expect(await page.getByRole('main').textContent()).toContain(title);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      await end();
    });
  }
});
