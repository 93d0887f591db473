import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { openVisit } from '../support/browser';
import { startOtherShell } from '../support/site/other-shell';
import { createOwnRepository, type OwnRepository } from '../support/site/own-repository';
import { waitForInteractive } from '../support/page-ready';
import { pollUntil } from '../support/poll-until';
import { getStableRelease, runRelease } from '../support/site/releases';
import { fetchSiteDocument } from '../support/rendering';
import { startSite, type OwnSite } from '../support/site/site';

// A repository is created, packed and built four times.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let site: OwnSite;
let browser: Browser;
let team: OwnRepository;
let key: string;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = await startSite();
  team = await createOwnRepository('mfe-garden');
  key = path.join(team.folder, 'garden.pem');
  runRelease(site, 'key', 'garden', 'garden', '--file', key);
});
test.afterAll(async () => {
  await site?.stop();
});

/**
 * Runs a command of the team: over HTTP and with its own key, without access to the site's disk. The site has the public half of
 * the key.
 */
const release = (...args: string[]) =>
  team.kit(['release', ...args, '--to', site.url], { RELEASE_KEY: key, RELEASE_KEYS: path.join(site.releasesDir, 'keys.json') });
const publish = (name: string) => release('publish', path.join('dist', name));

let good: string;

test('a remote of a repository of its own is built, published, checked and promoted over HTTP, and visited', async () => {
  const lock = JSON.parse(readFileSync(path.join(team.folder, 'package-lock.json'), 'utf8')) as { packages: Record<string, object> };
  expect(lock.packages['node_modules/react']).toMatchObject({ version: expect.any(String) });
  team.edit('src/routes.tsx', "place: 'suggestion'", "place: 'footer-important'");
  const built = await team.build();
  expect(built.output).not.toContain('ends after');
  good = built.release;
  await publish(good);
  await release('promote', 'garden', good);
  const document = await pollUntil(
    () => fetchSiteDocument(site, '/garden'),
    ({ isRendered }) => isRendered,
  );
  expect(document).toMatchObject({ status: 200, heading: 'New page', releases: { garden: good } });
  const { page, end } = await openVisit(browser);
  await page.goto(`${site.url}/garden`);
  await waitForInteractive(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Astra' }).first()).toBeVisible();
  await page.goto(`${site.url}/about-us`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'New page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New page' })).toBeVisible();
  await end();
});

test('types of the live shell are fetched, and the compiler reports what another shell would break', async () => {
  expect(await team.kit(['types', '--from', site.url])).toContain(`types of ${getStableRelease(site, 'shell')} are in .types`);
  await team.compile();
  const other = await startOtherShell(site, (types) => types.replaceAll('useListAstrologersQuery', 'useFindAstrologersQuery'));
  await team.kit(['types', '--from', other.url]);
  await expect(team.compile()).rejects.toThrow(/astrologer-list\.tsx.*no exported member named 'useListAstrologersQuery'/);
  await other.close();
  await expect(team.kit(['types', '--from', other.url])).rejects.toThrow('did not answer');
  await team.kit(['types', '--from', site.url]);
  await team.compile();
});

test('the check of the site refuses a release whose page throws, and visitors keep the good one', async () => {
  team.edit(
    'src/pages/start.tsx',
    'const t = useTranslations();',
    "const t = useTranslations();\n  if (t('garden.start.heading') !== '') throw new Error('the garden is dry');",
  );
  const { release: broken } = await team.build();
  await publish(broken);
  await expect(release('promote', 'garden', broken)).rejects.toThrow(/is refused by the check:[^]*the garden is dry/);
  expect(getStableRelease(site, 'garden')).toBe(good);
});

test('a canary that passed the check is halted, and a promoted release is rolled back', async () => {
  team.edit('src/pages/start.tsx', "\n  if (t('garden.start.heading') !== '') throw new Error('the garden is dry');", '');
  team.edit('src/messages/en.json', '"garden.start.heading": "New page"', '"garden.start.heading": "A worse page"');
  const { release: worse } = await team.build();
  await publish(worse);
  await release('canary', 'garden', worse, '50');
  await release('halt', 'garden', worse);
  await expect(release('promote', 'garden', worse)).rejects.toThrow(`${worse} was withdrawn`);
  team.edit('src/messages/en.json', 'A worse page', 'Another page');
  const { release: next } = await team.build();
  await publish(next);
  await release('promote', 'garden', next);
  await pollUntil(
    () => fetchSiteDocument(site, '/garden?next'),
    // The first rendering of a release may be too late on a busy machine, and is left to the browser.
    ({ heading, releases }) => heading === 'Another page' && releases.garden === next,
  );
  await release('rollback', 'garden');
  await pollUntil(
    () => fetchSiteDocument(site, '/garden?back'),
    ({ heading, releases }) => heading === 'New page' && releases.garden === good,
  );
});

test('the key of the team cannot release other remotes', async () => {
  await expect(release('rollback', 'forum')).rejects.toThrow('The key garden releases garden, and not forum');
});

test('the build names deprecated exports of the shared code with their last day', async () => {
  const report = 'node_modules/@oracle-astra/shared/api-report.json';
  team.edit(
    report,
    '"useListAstrologersQuery": {',
    '"useListAstrologersQuery": {"deprecated":{"until":"2027-06-30","instead":"use another"},',
  );
  team.edit('src/messages/en.json', 'Another page', 'A last page');
  const { output } = await team.build();
  expect(output).toContain('useListAstrologersQuery of @oracle-astra/shared/api ends after 2027-06-30: use another');
});
