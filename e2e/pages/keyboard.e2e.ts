import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { openVisit, type Visit } from '../support/browser';
import { waitForFocus, cycleFocus, tabTo } from '../support/keyboard';
import { getPaymentWindow } from '../support/payment-window';
import { addBirth, fetchOtp, signIn } from '../support/users';
import { waitForInteractive, waitForContent } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;
let browser: Browser;
let visited: Visit;
let page: Page;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});
test.beforeEach(async () => {
  visited = await openVisit(browser);
  ({ page } = visited);
});
// The server refuses a question that is too short, after it has checked it for care.
test.afterEach(() => visited.end(/status of 400 .*pushChat/));

async function open(address: string): Promise<void> {
  await page.goto(site.url + address);
  await waitForInteractive(page);
  await waitForContent(page);
}

const login = () => page.getByRole('dialog', { name: 'Continue with Mobile' });
const codeStep = () => page.getByRole('dialog', { name: 'Enter the code' });
const box = (digit: number) => codeStep().getByRole('textbox', { name: `Digit ${digit} of 6` });
const typed = () =>
  codeStep()
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((one) => (one as HTMLInputElement).value).join(''));

/** Requests a code with the login button of the header; the focus is then in the first of the six boxes. */
async function requestCode(mobile: string): Promise<void> {
  await tabTo(page.getByRole('button', { name: 'Log In' }));
  await page.keyboard.press('Enter');
  await waitForFocus(login().getByRole('textbox', { name: 'Mobile number' }));
  await page.keyboard.type(mobile);
  await tabTo(login().getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(login().getByRole('button', { name: 'Get OTP' }));
  await page.keyboard.press('Enter');
  await waitForFocus(box(1));
}

async function waitForSignIn(): Promise<void> {
  await page.getByText('Logged in successfully').waitFor();
  await page.getByRole('button', { name: 'Profile menu' }).waitFor();
  await codeStep().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

test('the first Tab focuses a link that skips the header', async () => {
  await open('/about-us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await waitForFocus(skip);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await waitForFocus(page.getByRole('main'));
});

test('the login dialog traps the focus, and Escape restores it', async () => {
  await open('/about-us');
  const logIn = page.getByRole('button', { name: 'Log In' });
  await tabTo(logIn);
  await page.keyboard.press('Enter');
  await waitForFocus(login().getByRole('textbox', { name: 'Mobile number' }));
  await page.keyboard.type('98765');
  const { controls, reached, outside } = await cycleFocus(page, login());
  expect({ reached, outside }).toEqual({ reached: controls, outside: [] });
  await page.keyboard.press('Escape');
  await waitForFocus(logIn);
  expect(await login().count()).toBe(0);

  await page.keyboard.press('Enter');
  await waitForFocus(login().getByRole('textbox', { name: 'Mobile number' }));
  expect(await login().getByRole('textbox').inputValue()).toBe('98765');
});

test('typing a code moves from box to box, and its last digit submits it', async () => {
  await open('/about-us');
  await requestCode('9876504001');
  const code = await fetchOtp(site, '9876504001');
  await page.keyboard.type('x1');
  await waitForFocus(box(2));
  await page.keyboard.press('Backspace');
  await waitForFocus(box(1));
  await page.keyboard.press('Backspace');
  expect(await typed()).toBe('');
  await page.keyboard.type(code.slice(0, 5));
  await waitForFocus(box(6));
  expect(await typed()).toBe(code.slice(0, 5));
  await page.keyboard.type(code.slice(5));
  await waitForSignIn();
});

test('a pasted code fills all boxes, and other text fills none', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+V');
  };
  await open('/about-us');
  await requestCode('9876504002');
  await paste('12345');
  expect(await typed()).toBe('');
  const code = await fetchOtp(site, '9876504002');
  await paste(code);
  // The sixth digit submits the code.
  await waitForSignIn();
});

test('the menu traps the focus, Escape restores it, and its links open their pages', async () => {
  await open('/about-us');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(button);
  await page.keyboard.press('Enter');
  await menu.waitFor();
  const { controls, reached, outside } = await cycleFocus(page, menu);
  expect({ reached, outside }).toEqual({ reached: controls, outside: [] });
  await page.keyboard.press('Escape');
  await waitForFocus(button);
  expect(await menu.count()).toBe(0);

  await page.keyboard.press('Enter');
  await tabTo(menu.getByRole('link', { name: 'Blogs' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/blogs`);
  await waitForFocus(page.getByRole('heading', { level: 1, name: 'Blogs' }));
});

test('a question is typed and sent with Enter, and the history restores the focus', async () => {
  const jwt = await signIn(site, '9876504003');
  const bid = await addBirth(site, jwt);
  await page.context().addCookies([{ name: 'jwt', value: jwt, url: site.url }]);
  await open(`/chats?type=Oracle&bid=${bid}`);
  const question = page.getByRole('textbox', { name: 'Your question to Oracle' });
  await tabTo(question);
  await page.keyboard.type('Job?');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .getByText(/at least 6/)
    .waitFor();
  await page.keyboard.type(' Or study?');
  await page.keyboard.press('Shift+Enter');
  expect(await question.inputValue()).toBe('Job? Or study?\n');
  await page.keyboard.press('Enter');
  await page.getByText('1 free question used, 2 left').waitFor();
  await waitForFocus(question);
  expect(await question.inputValue()).toBe('');
  const history = page.getByRole('link', { name: 'Chats History' });
  await tabTo(history);
  await page.keyboard.press('Enter');
  await waitForFocus(page.getByRole('button', { name: 'Close the history' }));
  await page.keyboard.press('Escape');
  await waitForFocus(history);
});

test('a payment, its receipt, the wheel, an invitation and the app promo work with the keyboard alone', async () => {
  const jwt = await signIn(site, '9876504004');
  await page.context().addCookies([{ name: 'jwt', value: jwt, url: site.url }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  const leave = async (name: string | RegExp) => {
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    // A dialog gets more controls when its data arrives.
    await expect(async () => {
      const { controls, reached, outside } = await cycleFocus(page, dialog);
      expect({ name, reached, outside }).toEqual({ name, reached: controls, outside: [] });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // If a dialog navigates, the heading of the next page gets the focus.
    await page.waitForFunction(() => document.activeElement !== document.body);
  };
  const press = async (target: Locator) => {
    await tabTo(target);
    await page.keyboard.press('Enter');
  };

  await open('/recharges');
  await press(page.getByRole('region', { name: 'Packs for Oracle' }).getByRole('link', { name: /^20 questions/ }));
  await press(page.getByRole('button', { name: 'Pay ₹134.52' }));
  await waitForFocus(getPaymentWindow(page).getByRole('radio', { name: 'UPI' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '₹120 is in your wallet' }).waitFor();
  await press(main.getByRole('link', { name: 'Receipt' }));
  await leave('Receipt');

  await open('/wheel-of-fortune');
  await press(page.getByRole('button', { name: 'Spin' }));
  await leave(/^You won \d+% off/);

  await open('/balance');
  await press(main.getByRole('link', { name: 'Invite friends' }));
  await leave('Invite as many Friends');

  // With a fake clock the test waits only for the dialog, and not for the 20 seconds before it.
  await page.clock.install();
  await page.goto(site.url);
  await expect(async () => {
    await page.clock.fastForward(21_000);
    await page.getByRole('dialog', { name: /^Want 3 extra/ }).waitFor({ timeout: 1000 });
  }).toPass();
  await leave(/^Want 3 extra Astra questions/);
  await page.waitForURL(`${site.url}/subscription`);
});
