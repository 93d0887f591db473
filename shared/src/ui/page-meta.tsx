import { createContext, useContext } from 'react';
import { cutText, defaultLocale, locales, localizePath, picturePath, pictures } from '../contract';
import { useLocale } from '../i18n';
import { useSiteDetails } from './site-details';

/** The site's origin without a trailing slash, because search engines need absolute canonical addresses. */
export const SiteAddressContext = createContext('');

const longest = 160;

/** Search engines would cut a longer description in the middle of a word. */
const shorten = (text: string) => cutText(text, longest, '…');

interface PageMetaProps {
  title: string;
  description: string;
  /** The path without the prefix of a language. */
  canonical?: string;
  /** The preview picture of a shared link, one of `pictures`; by default that of the site. */
  picture?: string;
  type?: 'article' | 'website';
}

/** Title, description, canonical address and the preview of shared links. React moves them into the head. */
export function PageMeta({ title, description, canonical, picture = pictures.site, type = 'website' }: PageMetaProps) {
  const site = useContext(SiteAddressContext);
  const locale = useLocale();
  const { frame } = useSiteDetails();
  const { name, languages } = frame ?? { name: 'Oracle & Astra', languages: locales };
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={shorten(description)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shorten(description)} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={`${locale}_IN`} />
      {frame === undefined && (
        <>
          <meta property="og:image" content={site + picturePath(locale, picture)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {canonical !== undefined && (
        <>
          <meta property="og:url" content={site + localizePath(canonical, locale)} />
          <link rel="canonical" href={site + localizePath(canonical, locale)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={site + localizePath(canonical, language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={site + localizePath(canonical, defaultLocale)} />
        </>
      )}
    </>
  );
}
