import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useGetPostQuery } from '@oracle-astra/shared/api';
import { pictures, siteRoutes, type BlogPost } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { PageHeader } from '@oracle-astra/shared/components';
import { Container, ErrorState, PageMeta, StateArt } from '@oracle-astra/shared/ui';
import { useContentGetPostHeadQuery } from '../api/blog';
import { BreadcrumbData } from '../components/breadcrumb-data';
import { ReadingColumns, ReadingSide } from '../components/reading-columns.styles';
import { TableOfContents } from '../components/table-of-contents';
import { ChartPromo } from '../features/blog/chart-promo';
import { addHeadingIds } from '../features/blog/headings';
import { toPlainText } from '../features/blog/plain-text';
import { PostBody } from '../features/blog/post-body';
import { PostingData } from '../features/blog/posting-data';
import { PostHeader } from '../features/blog/post-header';
import { PostNeighbours } from '../features/blog/post-neighbours';
import { PostNotFound } from '../features/blog/post-not-found';
import { PostPageSkeleton } from '../features/blog/post-page-skeleton';
import { RelatedPosts } from '../features/blog/related-posts';
import { PostPicture } from '../features/blog/post-picture';

const minDescriptionLength = 70;

const Picture = styled.figure`
  display: grid;
  place-items: center;
  height: 11.25rem;
  max-width: var(--read);
  margin-bottom: var(--s-6);
  overflow: hidden;
  border-radius: var(--r-m);
  background: var(--night);
  color: var(--gold);
  img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
  }
  @media (max-width: 767px) {
    margin-inline: calc(var(--s-4) * -1);
    border-radius: 0;
  }
  ${media.m} {
    height: 15rem;
  }
`;

/** /blogs/{slug} */
export function Component() {
  const t = useTranslations();
  const { slug = '' } = useParams();
  const { currentData: post, isError, isFetching, refetch } = useGetPostQuery(slug);
  if (post) return <Post key={post.id} post={post} />;
  if (post === null) return <PostNotFound />;
  if (!isError) return <PostPageSkeleton />;
  return (
    <>
      <PageHeader title={t('content.post.failed')} backLink={{ to: siteRoutes.blogs(), label: t('content.blogs.back') }} />
      <Container>
        <ErrorState art={<StateArt kind="error" />} title={t('content.post.failedText')} busy={isFetching} onRetry={() => void refetch()} />
      </Container>
    </>
  );
}

/** The meta description of a post: its excerpt, extended with its text if it is short. */
function getDescription(excerpt: string, html: string): string {
  return excerpt.length < minDescriptionLength ? `${excerpt} ${toPlainText(html)}` : excerpt;
}

function Post({ post }: { post: BlogPost }) {
  const t = useTranslations();
  const { currentData: head } = useContentGetPostHeadQuery(post.slug);
  const { html, headings } = addHeadingIds(post.content.rendered);
  const title = toPlainText(post.title.rendered);
  return (
    <article>
      <PageMeta
        title={head?.title ?? title}
        description={getDescription(head?.description ?? toPlainText(post.excerpt.rendered), html)}
        canonical={siteRoutes.blog(post.slug)}
        picture={pictures.post(post.slug)}
        type="article"
      />
      <PostingData post={post} />
      <BreadcrumbData
        crumbs={[
          { name: t('content.blogs.back'), path: siteRoutes.blogs() },
          { name: title, path: siteRoutes.blog(post.slug) },
        ]}
      />
      <PostHeader post={post} />
      <ReadingColumns>
        {headings.length > 1 && (
          <TableOfContents title={t('content.post.contents')} label={t('content.post.contents')} entries={headings} />
        )}
        <div lang={getTextLang(title)}>
          <Picture>
            <PostPicture post={post} />
          </Picture>
          <PostBody html={html} />
        </div>
        <ReadingSide>
          <ChartPromo />
        </ReadingSide>
      </ReadingColumns>
      <RelatedPosts slug={post.slug} />
      <PostNeighbours date={post.date} />
    </article>
  );
}
