import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit, type Visit } from '../support/browser';
import { tamperWithFiles } from '../support/faults/tampered-files';
import { waitForInteractive } from '../support/page-ready';
import { startSite, type OwnSite } from '../support/site/site';

let site: OwnSite;
let browser: Browser;
let restoreFiles: () => void = () => undefined;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = await startSite({ env: { REMOTE_TIMEOUT_MS: '4000' } });
});
test.afterEach(() => restoreFiles());
test.afterAll(async () => {
  await site.stop();
});

const refused = /integrity/i;
const loadError = /[\w.-]+ did not load/;

async function open(address: string): Promise<Visit> {
  const visited = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
  await visited.page.goto(site.url + address);
  return visited;
}

/** Expects that no changed script ran and that the console reports the blocked one. */
async function expectRefused({ page, problems, end }: Visit, name: string): Promise<void> {
  expect(await page.evaluate(() => 'isChanged' in globalThis)).toBe(false);
  expect(problems.filter((text) => refused.test(text) && text.includes(name))).not.toEqual([]);
  // The last pattern is the error of a remote's file that runs without the shell.
  await end(refused, loadError, /Failed to load resource/, /reading 'init'/);
}

const forumHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /AstroHub|discussion/i });
const failure = (page: Page) => page.getByRole('heading', { name: 'This page did not load' });
const retry = (page: Page) => page.getByRole('button', { name: /Retry|Trying again/ });
const toForum = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'AstroHub' });

test('by link: a changed page does not run; Retry loads it once it is restored', async () => {
  restoreFiles = tamperWithFiles(site, 'forum', /forum-list\./);
  const visited = await open('/about-us');
  const { page, problems } = visited;
  await waitForInteractive(page);
  await toForum(page).click();
  await failure(page).waitFor();
  expect(problems.filter((text) => /forum-[\w.-]+ did not load/.test(text))).not.toEqual([]);
  restoreFiles();
  await retry(page).click();
  await forumHeading(page).waitFor();
  await expectRefused(visited, 'page.forum-list');
});

test('by link: a changed bundle of page chunks is replaced by the separate chunks', async () => {
  restoreFiles = tamperWithFiles(site, 'forum', /^page\.forum-list\./);
  const visited = await open('/about-us');
  await waitForInteractive(visited.page);
  await toForum(visited.page).click();
  await forumHeading(visited.page).waitFor();
  await expectRefused(visited, 'page.forum-list');
});

test('by link within a remote: a changed page chunk does not run', async () => {
  restoreFiles = tamperWithFiles(site, 'content', /^content-(privacy-policy|about-us)\./);
  const visited = await open('/about-us');
  const { page, problems } = visited;
  await waitForInteractive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await failure(page).waitFor();
  expect(problems.filter((text) => /content-[\w.-]+ did not load/.test(text))).not.toEqual([]);
  restoreFiles();
  await retry(page).click();
  await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
  await expectRefused(visited, 'content-privacy-policy');
});

test('by address: a changed page does not run and can be retried', async () => {
  restoreFiles = tamperWithFiles(site, 'forum', /forum-list\./);
  const visited = await open('/forum?page=1');
  const { page } = visited;
  await page.getByText('Parts of this page didn’t load').waitFor();
  restoreFiles();
  await page.getByRole('alert').getByRole('link', { name: 'Retry' }).click();
  await waitForInteractive(page);
  await forumHeading(page).waitFor();
  await expectRefused(visited, 'page.forum-list');
});

for (const name of ['vendor', 'main']) {
  test(`by address: a changed ${name} of the shell does not run, and the page offers a retry`, async () => {
    restoreFiles = tamperWithFiles(site, 'shell', new RegExp(`^${name}\\.`));
    const visited = await open('/about-us');
    await visited.page.getByText('Parts of this page didn’t load').waitFor();
    await visited.page.getByRole('alert').getByRole('link', { name: 'Retry' }).waitFor();
    await expectRefused(visited, `${name}.`);
  });
}

test('a changed login form does not run, and the page says that it failed to load', async () => {
  restoreFiles = tamperWithFiles(site, 'shell', /^login\./);
  const visited = await open('/about-us');
  const { page } = visited;
  await waitForInteractive(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await page.getByText('The login form did not load').waitFor();
  await expectRefused(visited, 'login.');
});

test('a changed federation runtime does not run, and pages of other remotes can be retried', async () => {
  restoreFiles = tamperWithFiles(site, 'shell', /^federation\./);
  const visited = await open('/about-us');
  const { page } = visited;
  await waitForInteractive(page);
  await toForum(page).click();
  await failure(page).waitFor();
  restoreFiles();
  await retry(page).click();
  await forumHeading(page).waitFor();
  await expectRefused(visited, 'federation.');
});
