import { isLocale, type Locale } from '@oracle-astra/shared/contract';

/** The first language of the browser that the site has. */
export const readPreferredLocale = (): Locale | undefined =>
  navigator.languages.map((language) => language.replace(/-.*/, '').toLowerCase()).find(isLocale);
