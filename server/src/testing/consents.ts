import { apiPaths, consentTexts, type SetConsentRequest } from '@oracle-astra/shared/contract';
import type { TestApp } from './test-app';

/** Agrees to an item as its page does, or withdraws it. */
export const setConsent = async (test: TestApp, jwt: string, item: SetConsentRequest['item'], isGiven = true) =>
  (await test.post(apiPaths.setConsent, { item, is_given: isGiven, version: consentTexts[item] }, jwt)).json<{ code?: string }>();
