import { execFileSync } from 'node:child_process';
import { apiPaths } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openSignedInVisit } from '../support/browser';
import { ask, openChat } from '../support/chats';
import { getOverflow } from '../support/layout';
import { dismissWindow, getPaymentWindow, payAgainElsewhere, payInWindow } from '../support/payment-window';
import { callApi, fetchOtp, signIn } from '../support/users';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

const fetchWallet = async (jwt: string) => (await callApi(site, apiPaths.balance, {}, jwt)).wallet;
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay ₹134.52' });
const paid = (page: Page) => page.getByRole('heading', { name: '₹120 is in your wallet' });

/** Opens the payment page of a pack of 20 questions. */
async function choosePack(page: Page): Promise<void> {
  await page.goto(`${site.url}/recharges`);
  await page
    .getByRole('region', { name: 'Packs for Oracle' })
    .getByRole('link', { name: /^20 questions/ })
    .click();
  await payButton(page).waitFor();
  expect(await getOverflow(page)).toBe(0);
}

test('a person pays, reads the receipt, and is charged once despite reloads', async () => {
  const jwt = await signIn(site, '9876540001');
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('checkout.js') && scripts.push(request.url()));
  await page.goto(`${site.url}/recharges`);
  expect(scripts).toEqual([]);
  await choosePack(page);
  await payButton(page).dblclick();
  await payInWindow(page, 'paid');
  await paid(page).waitFor();
  expect(scripts).toHaveLength(1);
  await page.reload();
  await paid(page).waitFor();
  expect(await payButton(page).count()).toBe(0);
  expect(await fetchWallet(jwt)).toBe(120);

  await page.getByRole('link', { name: 'Receipt' }).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  expect(await receipt.getByText('₹134.52').textContent()).toBe('₹134.52');
  const [document] = await Promise.all([page.waitForEvent('popup'), receipt.getByRole('link', { name: 'Open and print' }).click()]);
  await document
    .getByText(/134\.52/)
    .first()
    .waitFor();
  await document.close();
  const pdf = (await receipt.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '';
  expect((await page.request.get(`${site.url}${pdf}`)).headers()['content-type']).toBe('application/pdf');
  await receipt.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('region', { name: 'History' }).getByText('+₹120').waitFor();
  expect(await getOverflow(page)).toBe(0);
  await end();
});

test('a failed and a closed payment can be repeated, and are charged once', async () => {
  const jwt = await signIn(site, '9876540002');
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await choosePack(page);
  await payButton(page).click();
  await payInWindow(page, 'failed');
  await getPaymentWindow(page).getByText('The bank declined the payment.').waitFor();
  await dismissWindow(page);
  await page.getByText(/^The payment didn’t go through/).waitFor();
  await payButton(page).click();
  await dismissWindow(page);
  await page.getByText(/^You closed the payment window/).waitFor();
  expect(await fetchWallet(jwt)).toBe(0);
  await payButton(page).click();
  await payInWindow(page, 'twice');
  await paid(page).waitFor();
  expect(await fetchWallet(jwt)).toBe(120);
  await end();
});

for (const outcome of ['closed', 'silent'] as const) {
  test(`a payment whose result the page did not get is settled (${outcome})`, async () => {
    const jwt = await signIn(site, outcome === 'closed' ? '9876540003' : '9876540004');
    const { page, end } = await openSignedInVisit(browser, site, jwt);
    await choosePack(page);
    await payButton(page).click();
    if (outcome === 'silent') {
      // The connection fails when the window returns its result.
      await page.route(`**${apiPaths.rechargeVerify}`, (route) => route.abort());
      await payInWindow(page, 'silent');
    } else {
      await payInWindow(page, 'closed');
      await getPaymentWindow(page)
        .getByText(/counts as closed/)
        .waitFor();
      await dismissWindow(page);
    }
    await paid(page).waitFor({ timeout: 40_000 });
    expect(await fetchWallet(jwt)).toBe(120);
    await end(/ERR_FAILED/);
  });
}

test('a person subscribes, spends, stops renewing, and cancels at once', async () => {
  const chat = await openChat(site, '9876540005');
  const { page, end } = await openSignedInVisit(browser, site, chat.jwt);
  await page.goto(`${site.url}/subscription`);
  await page.getByRole('button', { name: 'Subscribe for ₹199 a month' }).click();
  await payInWindow(page, 'paid');
  await page.getByRole('dialog', { name: 'Thank you' }).getByRole('link', { name: 'Ok' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.goto(`${site.url}/subscription`);
  await page.getByText(/^You already have a existing subcribtion/).waitFor();
  expect(await page.getByRole('button', { name: 'Subscribe for ₹199 a month' }).isDisabled()).toBe(true);

  await ask(site, chat, 'When will I get a better job?');
  await page.goto(`${site.url}/my-active-plans`);
  await page.getByText('1 of 500 questions used').waitFor();
  expect(await page.getByText('0.2%').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Stop renewing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop renewing' }).click();
  await page
    .getByText(/^Your plan ends on .* and does not renew\.$/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9876540005');
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await page.waitForURL(/token=.+&mobile=919876540005/);
  // After a reload the cancellation continues with the code.
  await page.reload();
  const code = page.getByRole('dialog', { name: 'Enter the code' });
  await code.getByRole('textbox').first().waitFor();
  await code
    .getByRole('textbox')
    .first()
    .pressSequentially(await fetchOtp(site, '9876540005'));
  await page.getByText('Your subscription will end right away. Do you wish to proceed?').waitFor();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('link', { name: 'Renew Now' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await end();
});

test('a person transfers questions to another number', async () => {
  const giver = await signIn(site, '9876540006');
  const taker = await signIn(site, '9876540007');
  const { page, end } = await openSignedInVisit(browser, site, giver);
  await page.goto(`${site.url}/balance`);
  await page.getByRole('button', { name: 'Transfer Questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer Questions' });
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('9876540006');
  await dialog.getByRole('textbox', { name: 'Number of questions' }).fill('2');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.locator('[aria-invalid=true]').waitFor();
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('9876540007');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText(/^Send 2 Oracle questions to/).waitFor();
  await dialog.getByRole('button', { name: 'Send' }).dblclick();
  await page.getByRole('region', { name: 'History' }).getByText('−2 Oracle questions').waitFor();
  expect((await callApi(site, apiPaths.balance, {}, giver)).oracle_questions).toBe(1);
  expect((await callApi(site, apiPaths.balance, {}, taker)).oracle_questions).toBe(5);
  await end();
});

test('the wheel’s discount applies to the payment, and only once', async () => {
  const jwt = await signIn(site, '9876540008');
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/wheel-of-fortune`);
  await page.getByRole('button', { name: 'Spin' }).press('Enter');
  const won = page.getByRole('dialog', { name: /^You won \d+% off/ });
  const percent = Number(/\d+/.exec((await won.getByRole('heading').textContent()) ?? '')?.[0]);
  await won.getByRole('button', { name: 'Recharge' }).click();
  await page.getByText(`${percent}% off is in these prices.`).waitFor();
  await page.getByText(/It is good till/).waitFor();
  await page
    .getByRole('region', { name: 'Packs for Oracle' })
    .getByRole('link', { name: /^20 questions/ })
    .click();
  const discount = page.getByRole('term').filter({ hasText: `Wheel discount, ${percent}%` });
  await discount.waitFor();
  const shown = 114 - Math.round(114 - (114 * percent) / 100);
  // The pack's own discount may have the same amount.
  await expect(discount.locator('xpath=following-sibling::*[1]')).toHaveText(`−₹${shown}.00`);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await payInWindow(page, 'paid');
  await paid(page).waitFor();
  await page.goto(`${site.url}/recharges`);
  await page.getByRole('main').getByRole('link', { name: 'Spin the Wheel' }).waitFor();
  expect(await page.getByText(/off is in these prices/).count()).toBe(0);
  await end();
});

test('a person pays in Hindi', async () => {
  const jwt = await signIn(site, '9876540009');
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await page.goto(`${site.url}/hi/recharges`);
  await page
    .getByRole('region', { name: 'Astra के लिए पैक' })
    .getByRole('link', { name: /^10 सवाल/ })
    .click();
  await page.getByRole('button', { name: '₹70.80 का पेमेंट कीजिए' }).click();
  await payInWindow(page, 'paid');
  await page.getByRole('heading', { name: 'वॉलेट में ₹60 आ गए' }).waitFor();
  expect(await fetchWallet(jwt)).toBe(60);
  await end();
});

/** Runs the refund command of the operator and returns its output. */
function runRefund(paymentId: string): { refund_id: string; amount: number; state: string } {
  const env = { ...process.env, PORT: String(site.port) };
  const printed = execFileSync('npm', ['run', '--silent', 'payments', '--', 'refund', paymentId], { env, encoding: 'utf8' });
  return JSON.parse(printed) as ReturnType<typeof runRefund>;
}

const listTransactions = async (jwt: string) => {
  const response = await fetch(site.url + apiPaths.paymentTransactions, { headers: { authorization: `Bearer ${jwt}` } });
  return ((await response.json()) as { transactions: { transaction_id: string; kind: string; amount: number }[] }).transactions;
};

test('a double charge is refunded automatically, and a refund of the operator is booked with a credit note', async () => {
  const jwt = await signIn(site, '9876540010');
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await choosePack(page);
  await payButton(page).click();
  await payAgainElsewhere(page);
  await payInWindow(page, 'twice');
  await paid(page).waitFor();
  await page.goto(`${site.url}/balance#payments`);
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByText('Wallet recharge')).toHaveCount(2);
  await expect(payments.getByText('Refund', { exact: true })).toHaveCount(1);
  expect(await fetchWallet(jwt)).toBe(120);

  const receipts = await payments.getByRole('link', { name: 'Receipt' }).count();
  expect(receipts).toBe(1);
  const recharges = (await listTransactions(jwt)).filter(({ kind }) => kind === 'recharge');
  const refunds = recharges.map(({ transaction_id: id }) => runRefund(id));
  expect(new Set(refunds.map(({ refund_id: id }) => id)).size).toBe(2);
  expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
    [13_452, 'processed'],
    [13_452, 'processed'],
  ]);
  expect(recharges.map(({ transaction_id: id }) => runRefund(id))).toEqual(refunds);
  await page.reload();
  await page.getByRole('region', { name: 'History' }).getByText('−₹120').waitFor();
  await expect(payments.getByText('Refund', { exact: true })).toHaveCount(2);
  await payments.getByRole('link', { name: 'Credit note' }).click();
  const note = page.getByRole('dialog', { name: 'Credit note' });
  await note.getByText('₹134.52').waitFor();
  expect(await getOverflow(page)).toBe(0);
  expect(await fetchWallet(jwt)).toBe(0);
  await end();
});

for (const outcome of ['late', 'out-of-order', 'forged'] as const) {
  test(`an event that arrives ${outcome} changes nothing that the page has confirmed`, async () => {
    const jwt = await signIn(site, `987654001${['late', 'out-of-order', 'forged'].indexOf(outcome) + 1}`);
    const { page, end } = await openSignedInVisit(browser, site, jwt);
    await choosePack(page);
    await payButton(page).click();
    await payInWindow(page, outcome);
    await paid(page).waitFor();
    expect(await fetchWallet(jwt)).toBe(120);
    await end();
  });
}

test('a plan is renewed, fails, stops, and is refunded, and its owner sees each step', async () => {
  // A retry needs a person who has no plan yet.
  const jwt = await signIn(site, `98765401${14 + test.info().retry}`);
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  const subscribe = async (outcome: string) => {
    await page.goto(`${site.url}/subscription`);
    await page.getByRole('button', { name: 'Subscribe for ₹199 a month' }).click();
    await payInWindow(page, outcome);
    await page.getByRole('dialog', { name: 'Thank you' }).waitFor();
    await page.goto(`${site.url}/my-active-plans`);
  };
  const waitFor = (text: string | RegExp) =>
    expect(async () => {
      await page.reload();
      await page.getByText(text, { exact: true }).first().waitFor({ timeout: 3000 });
    }).toPass();
  const cancelled = /^cancelled$/i;
  await subscribe('charged');
  await page.getByText('0 of 500 questions used').waitFor();
  await waitFor('60');
  const [latest] = await listTransactions(jwt);
  expect(runRefund(latest?.transaction_id ?? '')).toMatchObject({ amount: 19_900, state: 'processed' });
  await waitFor(cancelled);
  await subscribe('pending');
  await waitFor('payment due');
  await page.getByText(/^The next month is not paid yet/).waitFor();
  expect(await getOverflow(page)).toBe(0);
  const [pending] = await listTransactions(jwt);
  expect(runRefund(pending?.transaction_id ?? '')).toMatchObject({ amount: 19_900, state: 'processed' });
  await waitFor(cancelled);
  await subscribe('halted');
  await waitFor('Your subscription has stopped, because the renewal could not be charged.');
  await page.getByRole('link', { name: 'Renew Now' }).waitFor();
  expect(await getOverflow(page)).toBe(0);
  await page.goto(`${site.url}/notifications`);
  for (const text of ['Your subscription has started', 'Your subscription has ended'])
    await page.getByRole('main').getByText(text).first().waitFor();
  await end();
});
