import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Loading, Skeleton, SkeletonText, Container } from '@oracle-astra/shared/ui';

const Column = styled.div`
  display: grid;
  gap: var(--s-6);
  max-width: var(--read);
  align-content: start;
  min-height: 100vh;
  padding-block: var(--s-16);
`;

/** The placeholder of a post while it loads. */
export function PostPageSkeleton() {
  const t = useTranslations();
  return (
    <Container>
      <Loading label={t('content.post.loading')}>
        <Column>
          <Skeleton $kind="control" $width="most" />
          <Skeleton $width="short" />
          <Skeleton $kind="block" />
          <SkeletonText lines={4} />
          <SkeletonText lines={5} />
          <SkeletonText lines={5} />
        </Column>
      </Loading>
    </Container>
  );
}
