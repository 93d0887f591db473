import { expect, test, type Browser } from '@playwright/test';
import { openVisit } from './support/browser';
import { pollUntil } from './support/poll-until';
import { fetchOtp, sampleBirth } from './support/users';
import { getSharedSite, type Site } from './support/site';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

test('a new user on a phone signs in, enters birth details, asks Oracle and reads an answer about their chart, charged once', async () => {
  const { page, end } = await openVisit(browser);
  const mobile = '9876543210';

  await page.goto(site.url);
  await page.getByRole('link', { name: 'Start your journey now!' }).click();
  await page.getByRole('link', { name: 'Chat with Oracle' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Birth details' }).waitFor();
  expect(page.url()).toBe(`${site.url}/free-kundli?type=Oracle`);

  await page.getByRole('textbox', { name: 'Full name' }).fill(sampleBirth.full_name);
  await page.getByText('Female', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Day' }).fill('17');
  await page.getByRole('textbox', { name: 'Year' }).fill('1997');
  await page.getByRole('textbox', { name: /^Hours/ }).fill('10');
  await page.getByRole('textbox', { name: 'Minute' }).fill('40');
  await page.getByRole('combobox', { name: 'Birth place' }).pressSequentially('Jaipur');
  await page.getByRole('option', { name: 'Jaipur, Rajasthan, India' }).click();
  await page.getByRole('button', { name: 'Generate Kundli' }).click();

  const login = page.getByRole('dialog', { name: 'Continue with Mobile' });
  await login.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await login.getByRole('checkbox').check();
  await login.getByRole('button', { name: 'Get OTP' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().click();
  await page.keyboard.type(await fetchOtp(site, mobile));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^verify/i })
    .click();

  await page.waitForURL(/\/chats\?type=Oracle&bid=/);
  await page
    .getByRole('article', { name: 'Oracle' })
    .getByText('Namaste Ananya. I have your chart in front of me: Pisces rising, Moon in Aries, Bharani.')
    .waitFor();
  await page.getByText('3 left').waitFor();

  const question = page.getByRole('textbox', { name: 'Your question to Oracle' });
  await question.fill('Job?');
  await question.press('Enter');
  await page.getByText(/at least 6/).waitFor();
  await question.fill('When will I get a better job?');
  await question.press('Enter');
  await page.getByText('1 free question used, 2 left').waitFor();
  await page
    .getByText(/10th house\b.*Sagittarius|Sagittarius lies on your 10th house/)
    .first()
    .waitFor();
  await page.getByText('Why this answer').click();
  await page.getByText('Sagittarius, lord Jupiter').waitFor();

  await page.reload();
  await page.getByText(/^1 free question used/).waitFor();
  await page.getByText('2 left', { exact: true }).waitFor();

  await page.goto(`${site.url}/balance`);
  const counts = page.getByRole('main');
  await pollUntil(
    () => counts.innerText(),
    (text) => /Oracle questions\s+2/.test(text),
  );
  // The server refuses "Job?", which it reads for care first.
  await end(/status of 400/);
});

test('a question in Hindi is answered in Hindi', async () => {
  const { page, end } = await openVisit(browser);
  const { addBirth, signIn } = await import('./support/users');
  const jwt = await signIn(site, '9876543211');
  const bid = await addBirth(site, jwt);
  await page.context().addCookies([{ name: 'jwt', value: jwt, url: site.url }]);
  await page.goto(`${site.url}/chats?type=Astra&bid=${bid}`);
  const question = page.getByRole('textbox', { name: 'Your question to Astra' });
  await question.fill('मेरी शादी कब होगी?');
  await question.press('Enter');
  await page.getByText(/भाव/).first().waitFor();
  expect(await page.locator('[lang=hi]').count()).toBeGreaterThan(0);
  await end();
});
