import { localizePath, splitLocale, type Locale } from '@oracle-astra/shared/contract';

/**
 * A link to a page of this site in sanitized HTML, whose attribute values contain no quotation marks. Addresses with an extension
 * are files.
 */
const pageLinks = /(<a [^>]*?href=")(\/(?:[^"/.][^".]*)?)(?=")/g;

/** Leads the links of a post to the pages of a language, whichever language the post was written in. */
export const localizeLinks = (html: string, locale: Locale): string =>
  html.replace(pageLinks, (_link, start: string, path: string) => start + localizePath(splitLocale(path).pathname, locale));
