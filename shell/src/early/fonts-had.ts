import { safeStorage } from '@oracle-astra/shared/storage';

const kept = 'fonts';
const storage = safeStorage('local');

/** The release whose fonts this browser has. Storage may be forbidden: then every visit is the first one. */
export const recallFonts = (): string | null => storage.get(kept);

export const rememberFonts = (release: string): void => storage.set(kept, release);
