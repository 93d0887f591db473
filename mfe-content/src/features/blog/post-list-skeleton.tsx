import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Loading, Skeleton } from '@oracle-astra/shared/ui';
import { PostBox, PostGrid, PostThumbnail } from './post-card';

const CardText = styled.div`
  display: grid;
  gap: var(--s-3);
`;

/** The placeholder of a list of posts while it loads. */
export function PostListSkeleton({ count, spacious }: { count: number; spacious?: boolean }) {
  const t = useTranslations();
  return (
    <Loading label={t('content.blogs.loading')}>
      <PostGrid $spacious={spacious}>
        {Array.from({ length: count }, (_, index) => (
          <PostBox key={index}>
            <PostThumbnail />
            <CardText>
              <Skeleton $width="short" />
              <Skeleton $kind="title" $width="most" />
              <Skeleton $kind="title" $width="half" />
              <Skeleton $width="most" />
              <Skeleton $width="half" />
            </CardText>
          </PostBox>
        ))}
      </PostGrid>
    </Loading>
  );
}
