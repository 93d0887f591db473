import { consentTexts, type PrivacyResponse } from '@oracle-astra/shared/contract';

/** The consents of a member; a new one has agreed to the account alone. */
export const samplePrivacy = (isNew = false): PrivacyResponse => ({
  status: 'success',
  consents: (['account', 'push', 'model'] as const).map((item) => ({
    item,
    version: consentTexts[item],
    given_at: isNew && item !== 'account' ? null : '2026-11-15T05:32:00.000Z',
    given_version: isNew && item !== 'account' ? null : consentTexts[item],
    given_locale: isNew && item !== 'account' ? null : 'en',
    withdrawn_at: null,
  })),
  kept: [
    {
      title: 'Birth details · Events of your life',
      kept: 'Until you delete it, or the account',
      after_account: 'Deleted with the account',
    },
    { title: 'Notifications', kept: '365 days', after_account: 'Deleted with the account' },
  ],
});
