import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit, type Visit } from '../support/browser';
import { startDev, type DevRun } from '../support/site/dev-tree';
import { pollUntil } from '../support/poll-until';

// The first build has no cache, and edits are slow on a busy machine.
test.describe.configure({ timeout: 300_000 });
const withinMs = 120_000;

let dev: DevRun;
let browser: Browser;
let visited: Visit;
let page: Page;

test.beforeAll(async ({ browser: launched }) => {
  // Everything is built from source, beside other journeys.
  test.setTimeout(600_000);
  browser = launched;
  dev = await startDev();
  visited = await openVisit(browser);
  page = visited.page;
  await page.goto(`${dev.url}/forum`);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
test.afterAll(async () => {
  dev?.remove();
});

const card = 'mfe-forum/src/components/posts/discussion-card.styles.ts';
const remoteGrid = 'display: grid;';
const styled = (pixels: number, rest: string) => `scroll-margin-left: ${pixels}px; ${rest}`;

/** The scroll margins on the open page, a property that no other style sheet sets. */
const margins = () =>
  page
    .evaluate(() => [...new Set([...document.querySelectorAll('*')].map((element) => getComputedStyle(element).scrollMarginLeft))])
    .catch((): string[] => []);
const waitForMargin = (pixels: number) => pollUntil(margins, (found) => found.includes(`${pixels}px`), withinMs);
const serverPids = () => [...dev.log().matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => Number(pid));

for (const [where, file, rest, pixels] of [
  ['shared', 'shared/src/ui/button/icon-button.tsx', 'display: inline-grid;', 21],
  ['the shell', 'shell/src/layout/footer/footer.styles.ts', 'padding-block: var(--s-12) var(--s-6);', 22],
  ['a remote', card, remoteGrid, 23],
] as const) {
  test(`an edit of a styled component in ${where} shows in the open page`, async () => {
    dev.edit(file, rest, styled(pixels, rest));
    await waitForMargin(pixels);
    expect(dev.log()).not.toContain('name styled components differently');
  });
}

test('an edited text shows in the open page', async () => {
  dev.edit('mfe-forum/src/messages/en.json', 'Talk to people of your rashi.', 'Talk to people of your own rashi.');
  await expect(page.getByText('Talk to people of your own rashi.')).toBeVisible({ timeout: withinMs });
});

test('an edit of the server reloads the open page after the restart', async () => {
  dev.edit(
    'server/src/documents/build-document.ts',
    '<meta name="theme-color" content="#15173D">',
    '<meta name="theme-color" content="#15173E">',
  );
  await pollUntil(
    () => page.content().catch(() => ''),
    (html) => html.includes('#15173E'),
    withinMs,
  );
});

test('an edit of the contract reaches the server too', async () => {
  dev.edit('shared/src/contract/field-errors.ts', 'Give the date as YYYY-MM-DD.', 'Give it as YYYY-MM-DD.');
  const refusal = async () =>
    await fetch(`${dev.url}/apis/panchang/get.php?date=x`).then(
      (response) => response.text(),
      () => '',
    );
  await pollUntil(refusal, (text) => text.includes('Give it as YYYY-MM-DD.'), withinMs);
});

test('a syntax error is printed, and the next good edit works', async () => {
  dev.edit(card, 'export const Card', 'export const const Card');
  await pollUntil(
    async () => dev.log(),
    (said) => /ERROR in[^\n]*discussion-card\.styles\.ts/.test(said),
    withinMs,
  );
  dev.edit(card, 'export const const Card', 'export const Card');
  dev.edit(card, styled(23, remoteGrid), styled(24, remoteGrid));
  await waitForMargin(24);
});

test('two quick edits result in the last state', async () => {
  dev.edit(card, styled(24, remoteGrid), styled(25, remoteGrid));
  dev.edit(card, styled(25, remoteGrid), styled(26, remoteGrid));
  await waitForMargin(26);
  expect(await margins()).not.toContain('25px');
});

test('disk usage does not grow with the number of edits', async () => {
  const releases = () => readdirSync(path.join(dev.tree, '.dev/releases/forum'));
  for (let pixels = 27; pixels < 30; pixels += 1) {
    dev.edit(card, styled(pixels - 1, remoteGrid), styled(pixels, remoteGrid));
    await waitForMargin(pixels);
  }
  expect(
    await pollUntil(
      async () => releases(),
      (names) => names.length <= 5,
    ),
  ).toHaveLength(5);
  expect(readdirSync(path.join(dev.tree, 'mfe-forum/.dev'))).toEqual(['watched']);
  expect(readdirSync(path.join(dev.tree, 'mfe-forum/.dev/watched/browser')).filter((name) => name.startsWith('page.'))).toEqual([]);
});

test('npm run isolate opens one remote in the state of the address, and updates after an edit', async () => {
  const address = await dev.isolate('mfe-forum');
  const alone = await browser.newPage();
  await alone.goto(`${address}/frame/person=banned/forum/create`);
  await expect(alone.getByText(/^Your account is banned: .* Reason: Sold remedies$/)).toBeVisible();
  await expect(alone.getByRole('textbox')).toHaveCount(0);
  await alone.goto(`${address}/try/discussions=500,width=360/forum?page=1`);
  const frame = alone.frameLocator('iframe');
  await expect(frame.getByText('This did not load')).toBeVisible({ timeout: withinMs });
  await alone.getByRole('combobox', { name: 'forum/discussions/getAll' }).selectOption('empty');
  await expect(frame.getByRole('heading', { name: 'No discussions yet' })).toBeVisible({ timeout: withinMs });
  await expect(alone).toHaveURL(`${address}/try/width=360,discussions=empty/forum?page=1`);
  await frame.getByRole('link', { name: 'Start a Discussion' }).first().click();
  await expect(alone).toHaveURL(`${address}/try/width=360,discussions=empty/forum/create`);
  dev.edit('mfe-forum/src/messages/en.json', '"Start a Discussion"', '"Start one Discussion"');
  await expect(frame.getByRole('heading', { level: 1, name: 'Start one Discussion' })).toBeVisible({ timeout: withinMs });
  const picture = await alone.request.get(`${address}/picture/width=360,discussions=500/forum?page=1`);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await alone.close();
});

test('does not write to the build and release folders of npm start', () => {
  const folders = readdirSync(dev.tree).map((name) => path.join(dev.tree, name, 'dist'));
  expect([...folders, path.join(dev.tree, 'data/releases')].filter((folder) => existsSync(folder))).toEqual([]);
});

test('a second process in the same folder exits with one sentence', async () => {
  await expect(dev.startSecond()).resolves.toEqual([`npm run dev runs in this folder already (process ${dev.pid}). Stop that one first.`]);
});

test('Ctrl-C stops npm run dev and its server', async () => {
  expect(serverPids().length).toBeGreaterThan(1);
  expect(await dev.interrupt()).toBe(0);
  for (const pid of serverPids()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  // A page that reloads while the server restarts may fail to load a file.
  await visited.end(/dev\/changes/, /did not load/, /ERR_CONNECTION_REFUSED/, /Failed to load resource/);
});
