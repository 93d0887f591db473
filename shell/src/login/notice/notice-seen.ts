import { consentTexts } from '@oracle-astra/shared/contract';
import { safeStorage } from '@oracle-astra/shared/storage';

const key = 'notice-seen';
const storage = safeStorage('local');

/** Whether somebody agreed to the current notice in this browser. */
export const wasNoticeSeen = (): boolean => storage.get(key) === consentTexts.account;

export const markNoticeSeen = (): void => storage.set(key, consentTexts.account);
