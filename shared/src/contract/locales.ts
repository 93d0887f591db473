/** The languages of the site, as BCP 47 tags. The first one has addresses without a prefix. */
export const locales = ['en', 'hi'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** The name of each language in that language. */
export const localeNames: Record<Locale, string> = { en: 'English', hi: 'हिन्दी' };

/** The cookie with the language that the visitor chose. */
export const localeCookie = 'locale';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The start of every address in a language: '' or '/hi'. It is the router's `basename`. */
export const localePrefix = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** Splits the path of an address into its language and the path that routes match: '/hi/forum' is 'hi' and '/forum'. */
export function splitLocale(pathname: string): { locale: Locale; pathname: string } {
  const prefixed = locales.find((locale) => {
    const prefix = localePrefix(locale);
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  if (prefixed === undefined) return { locale: defaultLocale, pathname };
  return { locale: prefixed, pathname: pathname.slice(localePrefix(prefixed).length) || '/' };
}

/**
 * The address of a page in a language. `to` begins with a slash and has no prefix; query and fragment are kept. The result never
 * points to another site.
 */
export function localizePath(to: string, locale: Locale): string {
  const prefix = localePrefix(locale);
  const path = to.replace(/^\/{2,}/, '/');
  return prefix === '' ? path : prefix + path.replace(/^\/(?=[?#]|$)/, '');
}

/** The file name of a script's variant with the texts of a language: `page.js` becomes `page.hi.js`. */
export const localizeFileName = (name: string, locale: Locale): string => name.replace(/\.js$/, `.${locale}.js`);

/** Paths of pages that exist in one language only, and the page that replaces them in the other one. */
const singleLocalePaths: Record<string, { locale: Locale; alternate: string }> = {
  '/forum/learn-more-hindi': { locale: 'hi', alternate: '/forum/learn-more' },
};

/** The only language of a path without a prefix; null for pages of every language. */
export const boundLocale = (pathname: string): Locale | null => singleLocalePaths[pathname]?.locale ?? null;

/** The path, without a prefix, of the same page in another language. */
export function alternatePath(pathname: string, locale: Locale): string {
  const bound = singleLocalePaths[pathname];
  return bound && bound.locale !== locale ? bound.alternate : pathname;
}

/**
 * Pages with personal content, or steps of a process, with all paths below them: they are not indexed, and are shown in the
 * language that the person chose.
 */
export const personalPaths = [
  'create-kundli',
  'chats',
  'chatsceleb',
  'daily-prediction',
  'balance',
  'payment',
  'my-active-plans',
  'profile',
  'notifications',
  'forum/create',
  'forum/edit-post',
  'delete-account',
] as const;

/** Whether a path without a prefix is a personal page. */
export function isPersonalPath(pathname: string): boolean {
  const path = pathname.replace(/^\/+|\/+$/g, '').toLowerCase();
  return personalPaths.some((personal) => path === personal || path.startsWith(`${personal}/`));
}
