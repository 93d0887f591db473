import { safeStorage } from '@oracle-astra/shared/storage';

const key = 'app-promo-seen';
const storage = safeStorage('local');

/** Whether the app was offered in this browser. Where nothing can be kept, it is not offered at all. */
export const sawPromo = (): boolean => storage.get(key, 'unknown') !== null;

export const markPromoSeen = (): void => storage.set(key, 'yes');
