import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Loading, Skeleton, SkeletonText, Container } from '@oracle-astra/shared/ui';

const Layout = styled.div`
  display: grid;
  gap: var(--s-10);
  padding-block: var(--s-8) var(--s-16);
`;

const Section = styled.div`
  display: grid;
  gap: var(--s-4);
`;

/** The skeleton of a page whose owner is loading: a title, a lead and three sections. */
export function PageSkeleton() {
  const t = useTranslations();
  return (
    <Container>
      <Loading label={t('shell.frame.loading')}>
        <Layout>
          <Section>
            <Skeleton $kind="control" $width="half" />
            <Skeleton $width="most" />
          </Section>
          {[3, 4, 4].map((lines, index) => (
            <Section key={index}>
              <Skeleton $kind="title" $width="third" />
              <SkeletonText lines={lines} />
            </Section>
          ))}
        </Layout>
      </Loading>
    </Container>
  );
}
