import { createContext, useContext } from 'react';

/** The site's own address, without a slash at its end: search engines want canonical addresses whole. */
export const SiteAddressContext = createContext('');

/** Title, description and canonical path of a page; React puts them into the head. */
export function PageMeta({ title, description, canonical }: { title: string; description: string; canonical?: string }) {
  const site = useContext(SiteAddressContext);
  return (
    <>
      <title>{`${title} | Oracle & Astra`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical === undefined ? null : <link rel="canonical" href={site + canonical} />}
    </>
  );
}
