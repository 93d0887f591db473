import { useContext } from 'react';
import { localizePath, siteRoutes, slugify, type Discussion } from '@oracle-astra/shared/contract';
import { useLocale, useTranslations } from '@oracle-astra/shared/i18n';
import { SiteAddressContext } from '@oracle-astra/shared/ui';
import { formatAuthorName, isDeletedUser } from '../../components/people/format-author-name';

/** A discussion as structured data for search engines: DiscussionForumPosting of schema.org. */
export function StructuredData({ discussion }: { discussion: Discussion }) {
  const t = useTranslations();
  const site = useContext(SiteAddressContext);
  const locale = useLocale();
  const {
    did,
    uid,
    title,
    description,
    display_name: name,
    created_at: at,
    edited_at: editedAt,
    upvotes,
    comment_count: comments,
  } = discussion;
  const addressOf = (path: string) => site + localizePath(path, locale);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url: addressOf(siteRoutes.discussion(slugify(title), did)),
    headline: title,
    text: description,
    datePublished: at,
    ...(editedAt ? { dateModified: editedAt } : {}),
    author: {
      '@type': 'Person',
      name: formatAuthorName(name, t),
      ...(isDeletedUser(name) ? {} : { url: addressOf(siteRoutes.profile(uid)) }),
    },
    commentCount: comments,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: upvotes,
    },
  };
  // User text must not end the script element.
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  // Replaced and not changed, because browsers with Trusted Types report a changed script.
  // eslint-disable-next-line astra/no-script-sinks -- JSON without elements
  return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
