import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader, Section, Tag } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { RatingBreakdown } from '../features/reviews/rating-breakdown';
import { ReviewList } from '../features/reviews/review-list';

/** /reviews */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <PageMeta title={t('content.reviews.documentTitle')} description={t('content.reviews.description')} canonical={siteRoutes.reviews} />
      <PageHeader title={t('content.reviews.title')} lead={t('content.reviews.lead')}>
        <Tag>{t('content.reviews.samples')}</Tag>
      </PageHeader>
      <Section title={t('content.reviews.rating')} margin>
        <RatingBreakdown />
      </Section>
      <Section title={t('content.reviews.texts')} margin>
        <ReviewList />
      </Section>
    </>
  );
}
