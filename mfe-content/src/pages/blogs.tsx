import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useListPostsQuery, type ApiError } from '@oracle-astra/shared/api';
import { blogPageSize, siteRoutes } from '@oracle-astra/shared/contract';
import { parsePageNumber } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta, Container } from '@oracle-astra/shared/ui';
import { PagePastLast } from '../features/blog/page-past-last';
import { PostList } from '../features/blog/post-list';

const List = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-10);
  padding-bottom: var(--s-12);
`;

/** /blogs?page= */
export function Component() {
  const [query] = useSearchParams();
  const t = useTranslations();
  const page = parsePageNumber(query);
  const { currentData: data, error } = useListPostsQuery({ page, perPage: blogPageSize.list });
  // The blog responds to a page after the last one with status 400.
  if (page > 1 && (data?.posts.length === 0 || (error as ApiError | undefined)?.status === 400)) return <PagePastLast page={page} />;
  return (
    <>
      <PageMeta
        title={page === 1 ? t('content.blogs.title') : t('content.blogs.pageTitle', { page: String(page) })}
        description={page === 1 ? t('content.blogs.description') : t('content.blogs.pageDescription', { page: String(page) })}
        canonical={page === 1 ? siteRoutes.blogs() : siteRoutes.blogs(page)}
      />
      <link rel="alternate" type="application/rss+xml" title="Oracle &amp; Astra" href={siteRoutes.blogFeed} />
      <PageHeader eyebrow={t('content.blogs.title')} title={t('content.blogs.back')} lead={t('content.blogs.lead')} />
      <List>
        <PostList page={page} />
        <p className="small mute">
          <a href={siteRoutes.blogFeed}>{t('content.blogs.feed')}</a>
        </p>
      </List>
    </>
  );
}
