import type { Locale } from './locales';
import type { Astrologer, Sign } from './constants';

/** Paths, below the language, of the preview pictures of shared links: PNG, 1200 × 630 pixels. Dates are YYYY-MM-DD. */
export const pictures = {
  site: 'site',
  horoscope: (sign: Sign, date: string) => `horoscope/${sign}/${date}`,
  panchang: (city: string, date: string) => `panchang/${encodeURIComponent(city)}/${date}`,
  post: (slug: string) => `blogs/${encodeURIComponent(slug)}`,
  discussion: (did: string) => `forum/${encodeURIComponent(did)}`,
  astrologer: (name: Astrologer) => `astrologers/${name}`,
} as const;

/** The address of a picture, without the site's origin. */
export const picturePath = (locale: Locale, picture: string): string => `/pictures/${locale}/${picture}.png`;
