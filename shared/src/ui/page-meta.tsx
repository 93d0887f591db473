import { createContext, useContext } from 'react';
import { defaultLocale, locales, localizePath } from '../contract';
import { useLocale } from '../i18n';

/** The site's origin without a trailing slash: search engines want absolute canonical addresses. */
export const SiteAddressContext = createContext('');

const longest = 160;

/** Search engines cut longer descriptions in the middle of a word. */
function clipped(text: string): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest - 1);
  return `${text.slice(0, end > 0 ? end : longest - 1)}…`;
}

/** Title, description and canonical path of a page, without the prefix of a language; React moves them into the head. */
export function PageMeta({ title, description, canonical }: { title: string; description: string; canonical?: string }) {
  const site = useContext(SiteAddressContext);
  const locale = useLocale();
  return (
    <>
      <title>{`${title} | Oracle & Astra`}</title>
      <meta name="description" content={clipped(description)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={clipped(description)} />
      <meta property="og:locale" content={`${locale}_IN`} />
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={site + localizePath(canonical, locale)} />
          {locales.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={site + localizePath(canonical, language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={site + localizePath(canonical, defaultLocale)} />
        </>
      )}
    </>
  );
}
