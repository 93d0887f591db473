import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Loading, Skeleton } from '@oracle-astra/shared/ui';
import { VlogThumbnail } from './vlog-thumbnail.styles';

const Row = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);
  > :nth-child(n + 2) {
    display: none;
  }
  ${media.s} {
    grid-template-columns: 1fr 1fr;
    > :nth-child(2) {
      display: grid;
    }
  }
  ${media.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :nth-child(3) {
      display: grid;
    }
  }
`;

const Card = styled.div`
  display: grid;
  gap: var(--s-3);
`;

/** The placeholder of the vlogs, as many as fit in view. */
export function VlogSkeleton() {
  const t = useTranslations();
  return (
    <Loading label={t('content.vlogs.loading')}>
      <Row>
        {[1, 2, 3].map((card) => (
          <Card key={card}>
            <VlogThumbnail />
            <Skeleton $width="most" />
            <Skeleton $width="third" />
          </Card>
        ))}
      </Row>
    </Loading>
  );
}
