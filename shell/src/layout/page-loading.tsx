import styled from 'styled-components';
import { Loading, Skeleton, SkeletonText, Container } from '@oracle-astra/shared/ui';

const Shape = styled.div`
  display: grid;
  gap: var(--s-10);
  padding-block: var(--s-8) var(--s-16);
`;

const Head = styled.div`
  display: grid;
  gap: var(--s-4);
`;

/** What stands in the frame while the owner of a page is on its way: a title, its lead, and three parts. */
export function PageLoading() {
  return (
    <Container>
      <Loading label="The page is loading">
        <Shape>
          <Head>
            <Skeleton $kind="control" $width="half" />
            <Skeleton $width="most" />
          </Head>
          {[3, 4, 4].map((lines, index) => (
            <Head key={index}>
              <Skeleton $kind="title" $width="third" />
              <SkeletonText lines={lines} />
            </Head>
          ))}
        </Shape>
      </Loading>
    </Container>
  );
}
