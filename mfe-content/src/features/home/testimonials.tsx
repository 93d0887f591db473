import styled from 'styled-components';
import { Carousel } from '@oracle-astra/shared/carousel';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Avatar, Tag } from '@oracle-astra/shared/components';
import { Panel, Container } from '@oracle-astra/shared/ui';
import { useContentListReviewsQuery } from '../../api/reviews';
import { RuledSection } from './ruled-section.styles';
import { testimonials, type TestimonialSample } from './testimonial-samples';

const Quote = styled(Panel)`
  display: grid;
  gap: var(--s-4);
  align-content: space-between;
  height: 100%;
  padding: var(--s-5);
  blockquote {
    margin: 0;
  }
`;

const Author = styled.span`
  display: flex;
  gap: var(--s-3);
  align-items: center;
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
`;

const perView = { base: 1, s: 2, m: 3 };

// The specification defines it for the samples.
const sampleRating = 4.6;

/** A carousel of the owner's reviews, or of invented ones that are labelled as samples. */
export function Testimonials() {
  const t = useTranslations();
  const { data } = useContentListReviewsQuery();
  const own = data?.reviews ?? [];
  const header = (
    <Header>
      <h2>{t('content.testimonials.title')}</h2>
      {own.length === 0 && <Tag>{t('content.testimonials.samples')}</Tag>}
    </Header>
  );
  return (
    <RuledSection aria-label={t('content.testimonials.title')}>
      <Container>
        <Carousel
          label={own.length === 0 ? t('content.testimonials.label') : t('content.testimonials.title')}
          head={header}
          itemName={t('content.testimonials.item')}
          perView={perView}
        >
          {own.length === 0
            ? testimonials[t.locale].map((sample) => <Testimonial key={sample.name} {...sample} rating={sampleRating} />)
            : own.map((review) => <Testimonial key={review.name} {...review} />)}
        </Carousel>
      </Container>
    </RuledSection>
  );
}

function Testimonial({ name, designation, avatar, comments, complimentTag, rating }: TestimonialSample & { rating: number }) {
  const t = useTranslations();
  return (
    <Quote as="figure">
      <blockquote lang={getTextLang(comments)}>{comments}</blockquote>
      <figcaption className="stack">
        <span className="row">
          <Tag>
            <span lang={getTextLang(complimentTag)}>{complimentTag}</span>
          </Tag>
          <span className="small num">
            {t.rich('content.testimonials.rating', { rating: String(rating), mute: (content) => <span className="mute">{content}</span> })}
          </span>
        </span>
        <Author>
          <Avatar gender={avatar} />
          <span className="small">
            <b lang={getTextLang(name)}>{name}</b>
            <br />
            <span className="mute" lang={getTextLang(designation)}>
              {designation}
            </span>
          </span>
        </Author>
      </figcaption>
    </Quote>
  );
}
