import { useContext } from 'react';
import { localizePath, picturePath, pictures, siteRoutes, type BlogPost } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useLocale } from '@oracle-astra/shared/i18n';
import { SiteAddressContext } from '@oracle-astra/shared/ui';
import { JsonLd } from '../../components/json-ld';
import { toPlainText } from './plain-text';

/** The date of the blog is Indian local time without an offset. */
const indianOffset = '+05:30';

/** A post as structured data for search engines: BlogPosting of schema.org. */
export function PostingData({ post }: { post: BlogPost }) {
  const site = useContext(SiteAddressContext);
  const locale = useLocale();
  const headline = toPlainText(post.title.rendered);
  const author = { '@type': 'Organization', name: 'Oracle & Astra', url: `${site}/` };
  return (
    <JsonLd
      data={{
        '@type': 'BlogPosting',
        headline,
        description: toPlainText(post.excerpt.rendered),
        datePublished: post.date + indianOffset,
        inLanguage: getTextLang(headline) ?? 'en',
        image: site + picturePath(locale, pictures.post(post.slug)),
        mainEntityOfPage: site + localizePath(siteRoutes.blog(post.slug), locale),
        author,
        publisher: author,
      }}
    />
  );
}
