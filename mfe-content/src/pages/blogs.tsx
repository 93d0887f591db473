import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { parsePageNumber } from '@oracle-astra/shared/format';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta, Container } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
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
  const page = parsePageNumber(query);
  return (
    <>
      <PageMeta
        title={page === 1 ? copy.blogTitle : `${copy.blogTitle}, page ${page}`}
        description={`${page === 1 ? 'Blogs' : `Page ${page} of the blogs`} on birth charts, planets and the Indian calendar: how things are worked out and what they can say.`}
        canonical={page === 1 ? siteRoutes.blogs() : siteRoutes.blogs(page)}
      />
      <PageHeader title={copy.blogTitle} lead="Blogs: how charts are worked out, what they can say and what they cannot." />
      <List>
        <PostList page={page} />
      </List>
    </>
  );
}
