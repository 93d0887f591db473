import type { Page } from 'playwright-core';

const [narrow, wide] = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
];
type Media = Parameters<Page['emulateMedia']>[0];

/** How a page is looked at: as by most people, or in a way of which few think. */
export type Look = 'usual' | 'dark' | 'forced';
export const looks: Record<Look, { media: Media; size: typeof narrow }> = {
  usual: { media: { colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' }, size: narrow },
  dark: { media: { colorScheme: 'dark', reducedMotion: 'no-preference', forcedColors: 'none' }, size: wide },
  forced: { media: { colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' }, size: narrow },
};
