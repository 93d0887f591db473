import { useListPostsQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { LinkRows } from '@oracle-astra/shared/components';
import { Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { newestPostsRequest } from '../../api/missing';
import { sortBySimilarity } from './sort-by-similarity';
import { toPlainText } from './plain-text';
import { formatPostDate } from './post-meta';

const count = 6;

/** Links to the newest posts, those most similar to the requested slug first. Renders nothing if they fail to load. */
export function NewestPosts({ like = '' }: { like?: string }) {
  const t = useTranslations();
  const { currentData, isError } = useListPostsQuery(newestPostsRequest);
  if (isError) return null;
  if (!currentData) {
    return (
      <Loading label={t('content.blogs.loading')}>
        <SkeletonText lines={count} />
      </Loading>
    );
  }
  const links = sortBySimilarity(currentData.posts, like)
    .slice(0, count)
    .map((post) => {
      const title = toPlainText(post.title.rendered);
      return { to: siteRoutes.blog(post.slug), label: title, lang: getTextLang(title), note: formatPostDate(post, t) };
    });
  return <LinkRows links={links} />;
}
