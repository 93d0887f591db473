import type { Locale } from '@oracle-astra/shared/contract';
import { safeStorage } from '@oracle-astra/shared/storage';

/**
 * A choice of language that may not be stored in the account yet, because its page is left at once and cannot retry a failed call.
 */
const key = 'unsaved-locale';
const storage = safeStorage('local');

export const noteUnsavedLocale = (uid: string, locale: Locale): void => storage.set(key, `${uid} ${locale}`);

export const hasUnsavedLocale = (): boolean => storage.get(key) !== null;

/** Whether this choice of this person is not stored yet. */
export const isUnsavedLocale = (uid: string, locale: Locale): boolean => storage.get(key) === `${uid} ${locale}`;

/** The account has this choice; a later one is kept. */
export function forgetUnsavedLocale(uid: string, locale: Locale): void {
  if (isUnsavedLocale(uid, locale)) storage.remove(key);
}
