import type { Locator, Page } from '@playwright/test';
import { fetchOtp } from './users';
import type { Site } from './site/site';

/** Requests a code for a ten-digit mobile number in the open login dialog. Returns the first box, which is focused. */
export async function requestCode(page: Page, mobile: string): Promise<Locator> {
  const login = page.getByRole('dialog', { name: 'Continue with Mobile' });
  await login.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await login.getByRole('checkbox').check();
  await login.getByRole('button', { name: 'Get OTP' }).click();
  const code = page.getByRole('dialog', { name: 'Enter the code' });
  await code.getByRole('textbox').first().waitFor();
  return code;
}

/** Completes the open login dialog with a ten-digit mobile number and the code that is sent to it. */
export async function fillLogin(page: Page, site: Site, mobile: string): Promise<void> {
  const code = await requestCode(page, mobile);
  await code
    .getByRole('textbox')
    .first()
    // The sixth digit submits the code.
    .pressSequentially(await fetchOtp(site, mobile));
}
