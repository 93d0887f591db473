import { isLocale, type Locale } from '@oracle-astra/shared/contract';

/** The first of the browser's languages that the site has. */
export const readPreferredLocale = (): Locale | undefined =>
  navigator.languages.map((language) => language.replace(/-.*/, '').toLowerCase()).find(isLocale);
