import { locales } from '@oracle-astra/shared/contract';
import { dataRules } from '../../data-rules';
import { privacyOf } from '../../testing/accounts/consents';
import { createTestApp } from '../../testing/test-app';
import { describeKeptData } from './kept-data';

it('is shown in the language of the page, from the rules of the data', async () => {
  const test = await createTestApp();
  const { jwt } = await test.signIn();
  const { kept } = await privacyOf(test, jwt);
  const find = (title: string) => kept.find((row) => row.title.includes(title));
  expect(find('Birth details')).toMatchObject({ kept: 'Until you delete it, or the account', after_account: 'Deleted with the account' });
  expect(find('Notifications')).toMatchObject({ kept: '365 days' });
  expect(find('Sign-ins')?.kept).toBe('30 days after signing out; 10 years; 400 days after the last use');
  expect(find('Invoices')?.after_account).toContain('tax law');
  const hindi = await privacyOf(test, jwt, { 'accept-language': 'hi' });
  expect(hindi.kept.find((row) => row.title.includes('जन्म विवरण'))).toMatchObject({ after_account: 'खाते के साथ हट जाता है' });
});

it.each(locales)('has words for every kind of data about a person, in %s', (locale) => {
  const kept = describeKeptData(locale);
  for (const row of kept) expect([row.title, row.kept, row.after_account].filter((text) => text === '')).toEqual([]);
  const about = Object.values(dataRules).filter(({ section, hashed }) => section !== undefined || hashed?.includes('mobile_hash'));
  // The table of the release before is empty within a year.
  expect(kept.flatMap(({ title }) => title.split(' · '))).toHaveLength(about.length - 1);
});
