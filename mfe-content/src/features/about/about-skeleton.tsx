import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Loading, Skeleton, SkeletonText } from '@oracle-astra/shared/ui';

const Box = styled.div`
  display: grid;
  gap: var(--s-6);
  align-content: start;
  min-height: 100vh;
`;

/** The placeholder of the text. It is as high as the window, so that loading causes no visible layout shift. */
export function AboutSkeleton() {
  const t = useTranslations();
  return (
    <Loading label={t('content.about.loading')}>
      <Box>
        {[1, 2, 3].map((section) => (
          <div key={section} className="stack">
            <Skeleton $kind="title" $width="third" />
            <SkeletonText lines={4} />
          </div>
        ))}
      </Box>
    </Loading>
  );
}
