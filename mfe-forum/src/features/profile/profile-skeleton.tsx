import { useTranslations } from '@oracle-astra/shared/i18n';
import { Loading, Skeleton, Container } from '@oracle-astra/shared/ui';
import styled from 'styled-components';

const FullHeight = styled(Container)`
  padding-block: var(--s-16);
  max-width: 46rem;
  margin-inline: 0;
`;

/** The placeholder of a profile while it loads. */
export function ProfileSkeleton() {
  const t = useTranslations();
  return (
    <FullHeight>
      <Loading label={t('forum.profile.loading')}>
        <div className="stack-6">
          <Skeleton $kind="title" $width="third" />
          <Skeleton $kind="control" />
          <Skeleton $kind="block" />
          <Skeleton $kind="block" />
        </div>
      </Loading>
    </FullHeight>
  );
}
