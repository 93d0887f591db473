import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Container, Loading, Skeleton, SkeletonText } from '@oracle-astra/shared/ui';

const Header = styled(Container)`
  display: grid;
  gap: var(--s-3);
  padding-block: var(--s-6);
  min-height: 12rem;
`;

const Body = styled(Container)`
  display: grid;
  gap: var(--s-8);
  padding-block: var(--s-8) var(--s-16);
  min-height: 60rem;
  align-content: start;
`;

/** The placeholder of a day or month while it loads. */
export function PanchangSkeleton() {
  const t = useTranslations();
  return (
    <Loading label={t('content.panchang.loading')}>
      <div className="night">
        <Header>
          <h1>{t('content.panchang.name')}</h1>
          <Skeleton $kind="title" $width="half" />
          <Skeleton $width="half" />
        </Header>
      </div>
      <Body>
        <SkeletonText lines={6} />
        <SkeletonText lines={8} />
      </Body>
    </Loading>
  );
}
