import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useGetPostQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes, type BlogPost } from '@oracle-astra/shared/contract';
import { detectLanguage } from '@oracle-astra/shared/format';
import { media } from '@oracle-astra/shared/theme';
import { PageHeader } from '@oracle-astra/shared/components';
import { ErrorState, PageMeta, Container } from '@oracle-astra/shared/ui';
import { withHeadings } from '../features/blog/headings';
import { MissingPost } from '../features/blog/missing-post';
import { Neighbours } from '../features/blog/neighbours';
import { plainText } from '../features/blog/plain-text';
import { PostBody } from '../features/blog/post-body';
import { PostHead } from '../features/blog/post-head';
import { PostPageBones } from '../features/blog/post-page-bones';
import { PostPicture } from '../features/blog/post-picture';
import { SeeChart } from '../features/blog/see-chart';
import { Contents } from '../features/reading/contents';
import { ReadingColumns } from '../features/reading/reading-columns';

const shortExcerpt = 70;

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
  const { slug = '' } = useParams();
  const { currentData: post, isError, isFetching, refetch } = useGetPostQuery(slug);
  if (post) return <Post key={post.id} post={post} />;
  if (post === null) return <MissingPost />;
  if (!isError) return <PostPageBones />;
  return (
    <>
      <PageHeader title="This post did not load" backLink={{ to: siteRoutes.blogs(), label: 'Blogs' }} />
      <Container>
        <ErrorState art={<StateArt kind="error" />} title="The blog did not answer" busy={isFetching} onRetry={() => void refetch()} />
      </Container>
    </>
  );
}

/** What a post is about, for a list of search results: a short excerpt goes on with the post itself. */
function descriptionOf(excerpt: string, html: string): string {
  return excerpt.length < shortExcerpt ? `${excerpt} ${plainText(html)}` : excerpt;
}

function Post({ post }: { post: BlogPost }) {
  const { html, headings } = withHeadings(post.content.rendered);
  const title = plainText(post.title.rendered);
  return (
    <article>
      <PageMeta title={title} description={descriptionOf(plainText(post.excerpt.rendered), html)} canonical={siteRoutes.blog(post.slug)} />
      <PostHead post={post} />
      <ReadingColumns>
        {headings.length > 1 && <Contents title="In this post" label="In this post" parts={headings} />}
        <div lang={detectLanguage(title)}>
          <Picture>
            <PostPicture post={post} />
          </Picture>
          <PostBody html={html} />
          <div lang="en">
            <SeeChart />
          </div>
        </div>
      </ReadingColumns>
      <Neighbours date={post.date} />
    </article>
  );
}
