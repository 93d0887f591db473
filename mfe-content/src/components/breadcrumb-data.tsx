import { useContext } from 'react';
import { localizePath } from '@oracle-astra/shared/contract';
import { useLocale } from '@oracle-astra/shared/i18n';
import { SiteAddressContext } from '@oracle-astra/shared/ui';
import { JsonLd } from './json-ld';

export interface Breadcrumb {
  name: string;
  /** The path without the prefix of a language. */
  path: string;
}

/** Breadcrumbs for search engines, from the home page to the page itself. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  const site = useContext(SiteAddressContext);
  const locale = useLocale();
  const items = [{ name: 'Oracle & Astra', path: '/' }, ...crumbs];
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: items.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: site + localizePath(path, locale),
        })),
      }}
    />
  );
}
