import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Meter } from '@oracle-astra/shared/components';

const Box = styled.div`
  display: grid;
  gap: var(--s-6);
  max-width: 40rem;
  ${media.m} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s-12);
  }
`;

const Rating = styled.p`
  display: grid;
  align-content: start;
  b {
    font: 500 var(--t-xxl) / var(--l-xxl) var(--serif);
    letter-spacing: 0.015em;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) 3rem;
  gap: var(--s-3);
  align-items: center;
  min-height: var(--s-8);
  font-size: var(--t-s);
  > :last-child {
    text-align: right;
  }
`;

// Figures of the specification, best first.
const rating = '4.3';
const count = 500;
const shares = [62, 28, 7, 1, 2];

/** The average rating, and the share of each number of stars in percent. */
export function RatingBreakdown() {
  const t = useTranslations();
  return (
    <Box>
      <Rating>
        <b>{rating}</b>
        <span className="small mute">{t('content.reviews.count', { count })}</span>
      </Rating>
      <ul>
        {shares.map((share, index) => {
          const stars = t('content.reviews.stars', { count: shares.length - index });
          return (
            <Row key={stars}>
              <span>{stars}</span>
              <Meter label={stars} value={share} text={t('content.reviews.share', { share })} />
              <span className="num">{share}%</span>
            </Row>
          );
        })}
      </ul>
    </Box>
  );
}
