import { safeStorage } from '@oracle-astra/shared/storage';

const key = 'fonts';
const storage = safeStorage('local');

/** The release whose fonts are in the browser's cache; null if none is stored or storage is blocked. */
export const readCachedFonts = (): string | null => storage.get(key);

export const storeCachedFonts = (release: string): void => storage.set(key, release);
