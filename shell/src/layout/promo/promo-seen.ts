import { safeStorage } from '@oracle-astra/shared/storage';

const key = 'app-promo-seen';
const askedKey = 'app-promo-asked';
const storage = safeStorage('local');

/** Whether the promo was shown in this browser; true if storage is blocked, so that it is not shown on every visit. */
export const wasPromoSeen = (): boolean => storage.get(key, 'unknown') !== null;

export const markPromoSeen = (): void => storage.set(key, 'yes');

/** Whether this account claimed the questions of the promo. A repeated claim is harmless, because they are granted once. */
export const wasAppPromoAsked = (uid: string): boolean => storage.get(askedKey) === uid;

export const markAppPromoAsked = (uid: string): void => storage.set(askedKey, uid);
