import { siteRoutes as addresses } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit, type Visit } from '../support/browser';
import { ask, openChat, type Chat } from '../support/chats';
import { findLowContrastText } from '../support/contrast';
import { findClippedControls, doubleTextSize, getOverflow } from '../support/layout';
import { waitForInteractive, waitForContent } from '../support/page-ready';
import { startSite, type OwnSite } from '../support/site/site';
import { signIn } from '../support/users';

let site: OwnSite;
let browser: Browser;
let chat: Chat;
const question = 'When will I get a better job?';

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  // Slow enough to scroll while a reply is streamed.
  site = await startSite({ env: { READER_PACE_MS: '15', RENDER_BUDGET_MS: '60000' } });
  chat = await openChat(site, '9876509001');
  await ask(site, chat, 'Which years are good for higher studies?');
  await ask(site, chat, question);
});
test.afterAll(() => site.stop());

const chatAddress = () => site.url + addresses.chats({ type: 'Oracle', bid: chat.bid });

async function visitAs(jwt: string | null, options: Parameters<typeof openVisit>[1]): Promise<Visit> {
  const visited = await openVisit(browser, options);
  if (jwt !== null) await visited.page.context().addCookies([{ name: 'jwt', value: jwt, url: site.url }]);
  return visited;
}

/** The top and bottom of an element, relative to the window. */
const getEdges = async (page: Page, role: 'textbox' | 'banner' | 'paragraph', name?: string) => {
  const target = role === 'paragraph' ? page.getByText(name ?? '').last() : page.getByRole(role, name === undefined ? {} : { name });
  const box = await target.boundingBox();
  if (box === null) throw new Error(`No ${role} is shown`);
  return { top: box.y, bottom: box.y + box.height };
};

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`a chat in a window of ${viewport.width} by ${viewport.height}`, () => {
    test('shows the last question with its answer and the input after a reload, and no footer', async () => {
      const { page, end } = await visitAs(chat.jwt, { viewport });
      await page.goto(chatAddress());
      await page
        .getByText(/^1 free question used/)
        .last()
        .waitFor();
      await page.mouse.wheel(0, 4000);
      await page.reload();
      await page
        .getByText(/^1 free question used/)
        .last()
        .waitFor();
      const header = await getEdges(page, 'banner');
      const asked = await getEdges(page, 'paragraph', question);
      const field = await getEdges(page, 'textbox', 'Your question to Oracle');
      expect(asked.top).toBeGreaterThanOrEqual(header.bottom);
      expect(asked.bottom).toBeLessThan(viewport.height / 2);
      expect(field.bottom).toBeLessThanOrEqual(viewport.height);
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);
      await end();
    });

    test('keeps a new question at the top while its answer streams, and does not move a user who scrolls', async () => {
      const own = await openChat(site, `98765100${viewport.width % 100}`);
      const { page, end } = await visitAs(own.jwt, { viewport });
      await page.goto(site.url + addresses.chats({ type: 'Oracle', bid: own.bid }));
      const field = page.getByRole('textbox', { name: 'Your question to Oracle' });
      await field.fill(question);
      await field.press('Enter');
      await page.getByText(/^1 free question used/).waitFor();
      const header = await getEdges(page, 'banner');
      const asked = await getEdges(page, 'paragraph', question);
      expect(asked.top).toBeGreaterThanOrEqual(header.bottom);
      expect(asked.bottom).toBeLessThan(viewport.height / 2);

      const messages = page.getByRole('group', { name: 'Messages' });
      await field.fill('What kind of work suits my chart?');
      await field.press('Enter');
      await page.getByText('Oracle is writing.').waitFor();
      await messages.evaluate(
        (box) =>
          new Promise<void>((resolve) => {
            box.addEventListener('scroll', () => resolve(), { once: true });
            box.scrollTo({ top: 0, behavior: 'instant' });
          }),
      );
      await page
        .getByText(/^1 free question used/)
        .nth(1)
        .waitFor();
      expect(await messages.evaluate((box) => box.scrollTop)).toBe(0);
      await end();
    });
  });
}

const darkPages = ['/chats', '/oracle', '/subscription', '/horoscope?zodiac=Aries', '/'];
const lightPages = [
  '/balance',
  '/forum',
  '/blogs',
  '/recharges',
  '/create-kundli',
  '/my-active-plans',
  '/wheel-of-fortune',
  '/payment?wallet=120',
  '/profile',
];

/** The low-contrast texts of an open page in both themes, which differ in styles alone. */
async function findLowContrast(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { text, ratio, required } of await findLowContrastText(page)) found.push(`${colorScheme}: ${text}: ${ratio} of ${required}`);
  }
  return found;
}

test('every text has enough contrast on dark and light surfaces, in both themes', async () => {
  const { page, end } = await visitAs(chat.jwt, { reducedMotion: 'reduce' });
  for (const address of [...darkPages, ...lightPages]) {
    await page.goto(site.url + address);
    await waitForContent(page);
    expect([address, await findLowContrast(page)]).toEqual([address, []]);
  }
  await end();
});

test('a chat page without a Kundli has enough contrast in both themes', async () => {
  const { page, end } = await visitAs(await signIn(site, '9876509011'), { reducedMotion: 'reduce' });
  await page.goto(`${site.url}/chats`);
  await page.getByRole('heading', { name: 'Choose a Kundli first' }).waitFor();
  expect(await findLowContrast(page)).toEqual([]);
  await end();
});

/** Opened with large text from the start; languages.e2e.ts enlarges the text of pages that are open. */
const main = ['/', '/wheel-of-fortune', '/chats'];

for (const who of ['a visitor', 'a signed-in user']) {
  test.describe(`at 200% text size on a phone, for ${who}`, () => {
    test('pages and all header controls fit into the window', async () => {
      const { page, end } = await visitAs(who === 'a visitor' ? null : chat.jwt, { viewport: { width: 360, height: 640 } });
      await doubleTextSize(page);
      for (const address of main) {
        await page.goto(site.url + address);
        await waitForInteractive(page);
        await waitForContent(page);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        expect([address, await getOverflow(page), await findClippedControls(page)]).toEqual([address, 0, []]);
      }
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Blogs' }).waitFor();
      expect(await getOverflow(page)).toBe(0);
      await end();
    });
  });
}

test('at 200% text size the input and the controls of a chat fit into the window', async () => {
  const { page, end } = await visitAs(chat.jwt, { viewport: { width: 360, height: 640 } });
  await doubleTextSize(page);
  await page.goto(chatAddress());
  await page
    .getByText(/^1 free question used/)
    .last()
    .waitFor();
  for (const control of [
    page.getByRole('textbox', { name: 'Your question to Oracle' }),
    page.getByRole('button', { name: 'Send' }),
    page.getByRole('link', { name: 'Chats History' }),
  ]) {
    const box = await control.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y >= 0 && box.y + box.height <= 640).toBe(true);
  }
  expect(await getOverflow(page)).toBe(0);
  await end();
});
