import { localizePath, siteRoutes, type Locale } from '@oracle-astra/shared/contract';
import { expect, test, type Browser } from '@playwright/test';
import { openSignedInVisit, openVisit } from '../support/browser';
import { ask, fetchBalance, openChat } from '../support/chats';
import { getOverflow } from '../support/layout';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

interface Words {
  locale: Locale;
  mobile: string;
  field: string;
  help: string;
  despair: string;
  answer: string;
  otherwise: string;
  ordinary: string;
  recharge: string;
}

const cases: Words[] = [
  {
    locale: 'en',
    mobile: '9876503501',
    field: 'Your question to Oracle',
    help: 'Help',
    despair: 'I hope I never wake up again',
    answer: 'Are you thinking of ending your life?',
    otherwise: 'I meant something else',
    ordinary: 'When will I buy a house?',
    recharge: 'Recharge',
  },
  {
    locale: 'hi',
    mobile: '9876503502',
    field: 'Oracle से आपका सवाल',
    help: 'मदद',
    despair: 'अब जीने की इच्छा नहीं रही',
    answer: 'क्या अपनी जान लेने का खयाल है?',
    otherwise: 'मेरा मतलब कुछ और था',
    ordinary: 'मेरा घर कब बनेगा?',
    recharge: 'रिचार्ज कीजिए',
  },
];

for (const words of cases) {
  test(`a person without questions gets numbers to dial, and nothing is offered for sale (${words.locale})`, async () => {
    const chat = await openChat(site, words.mobile);
    for (const question of ['When will I get a better job?', 'Will I travel abroad this year?', 'Which colour suits me?']) {
      await ask(site, chat, question);
    }
    expect(await fetchBalance(site, chat)).toMatchObject({ oracle_questions: 0, wallet: 0 });

    const { page, end } = await openSignedInVisit(browser, site, chat.jwt);
    await page.goto(site.url + localizePath(siteRoutes.chats({ type: 'Oracle', bid: chat.bid }), words.locale));
    const field = page.getByRole('textbox', { name: words.field });
    await field.fill(words.ordinary);
    await field.press('Enter');
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await expect(field).toHaveValue(words.ordinary);
    await field.fill(words.despair);
    await field.press('Enter');
    const care = page.getByRole('article', { name: words.help });
    await care.getByText(words.answer).waitFor();
    await expect(care.getByRole('link', { name: /^14416/ })).toHaveAttribute('href', 'tel:14416');
    await expect(care.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('region').getByRole('link', { name: words.recharge })).toHaveCount(0);
    expect(await getOverflow(page)).toBe(0);
    expect(await fetchBalance(site, chat)).toMatchObject({ oracle_questions: 0, wallet: 0 });

    await page.reload();
    await care.getByText(words.answer).waitFor();
    await care.getByRole('button', { name: words.otherwise }).click();
    await expect(field).toHaveValue(words.despair);
    await expect(field).toBeFocused();
    await end();
  });
}

test('the helplines are available without a login', async () => {
  const { page, end } = await openVisit(browser);
  await page.goto(site.url + siteRoutes.helplines);
  await expect(page.getByRole('main').getByRole('link', { name: /^14416/ })).toHaveAttribute('href', 'tel:14416');
  expect(await getOverflow(page)).toBe(0);
  await end();
});
