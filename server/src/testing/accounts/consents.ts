import { apiPaths, consentTexts, type PrivacyResponse, type SetConsentRequest, type SuccessOf } from '@oracle-astra/shared/contract';
import type { TestApp } from '../test-app';

/** Agrees to an item as its page does, or withdraws it. */
export const setConsent = async (test: TestApp, jwt: string, item: SetConsentRequest['item'], isGiven = true) =>
  (await test.post(apiPaths.setConsent, { item, is_given: isGiven, version: consentTexts[item] }, jwt)).json<{ code?: string }>();

/** What the page about consent shows a person. */
export const privacyOf = async ({ app }: TestApp, jwt: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: apiPaths.privacy, headers: { authorization: `Bearer ${jwt}`, ...headers } })).json<SuccessOf<PrivacyResponse>>();
