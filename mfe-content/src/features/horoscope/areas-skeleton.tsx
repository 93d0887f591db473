import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Loading, Skeleton, SkeletonText } from '@oracle-astra/shared/ui';

const List = styled.div`
  display: grid;
  gap: var(--s-10);
  padding-top: var(--s-2);
`;

const Area = styled.div`
  display: grid;
  gap: var(--s-4);
`;

/** The placeholder of the life areas while they load. */
export function AreasSkeleton() {
  const t = useTranslations();
  return (
    <Loading label={t('content.horoscope.loading')}>
      <List>
        {[1, 2, 3, 4, 5, 6].map((area) => (
          <Area key={area}>
            <Skeleton $kind="title" $width="third" />
            <Skeleton />
            <SkeletonText lines={3} />
          </Area>
        ))}
      </List>
    </Loading>
  );
}
