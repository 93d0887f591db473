import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageHeader, Section, Tag } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { RatingBreakdown } from '../features/reviews/rating-breakdown';
import { ReviewList } from '../features/reviews/review-list';

/** /reviews */
export function Component() {
  return (
    <>
      <PageMeta
        title="Reviews of our AI astrologers"
        description="Reviews of Oracle and Astra by stars and in words. The figures and the texts on this page are samples, until real ones take their place."
        canonical={siteRoutes.reviews}
      />
      <PageHeader title="Reviews" lead="The figures and the reviews on this page are samples. Real ones will take their place.">
        <Tag>Samples</Tag>
      </PageHeader>
      <Section title="Rating" margin>
        <RatingBreakdown />
      </Section>
      <Section title="What people write" margin>
        <ReviewList />
      </Section>
    </>
  );
}
