import { safeStorage } from '@oracle-astra/shared/storage';

const key = 'app-promo-seen';
const storage = safeStorage('local');

/** Whether the promo was shown in this browser; true where storage is blocked, so that it is not shown on every visit. */
export const wasPromoSeen = (): boolean => storage.get(key, 'unknown') !== null;

export const markPromoSeen = (): void => storage.set(key, 'yes');
