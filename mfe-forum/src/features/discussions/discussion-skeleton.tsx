import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { BackLink } from '@oracle-astra/shared/components';
import { Loading, Skeleton, SkeletonText } from '@oracle-astra/shared/ui';

// Below the breakpoint the sidebar follows the post: it starts below the fold, so that loading causes no visible layout shift.
const FullHeight = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-content: start;
  min-height: 100dvh;
  ${media.l} {
    min-height: 0;
  }
`;

/** The placeholder of a discussion while it loads. */
export function DiscussionSkeleton() {
  const t = useTranslations();
  return (
    <FullHeight>
      <BackLink to={siteRoutes.forum({ page: '1' })}>{t('forum.nav.astroHub')}</BackLink>
      <Loading label={t('forum.discussion.loading')}>
        <div className="stack">
          <Skeleton $kind="title" $width="most" />
          <Skeleton $kind="title" $width="half" />
          <div className="row">
            <Skeleton $kind="circle" />
            <Skeleton $width="short" />
          </div>
          <div className="row">
            <Skeleton $kind="tag" $width="tag" />
            <Skeleton $kind="tag" $width="tag" />
          </div>
          <SkeletonText lines={4} />
        </div>
      </Loading>
    </FullHeight>
  );
}
