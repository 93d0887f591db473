import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Meter } from '@oracle-astra/shared/components';
import { copy } from '../../copy';

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

const { rating, count, shares } = copy.reviews;

/** The average rating, and the share of each number of stars in percent. */
export function RatingBreakdown() {
  return (
    <Box>
      <Rating>
        <b>{rating}</b>
        <span className="small mute">of 5, from {count} reviews</span>
      </Rating>
      <ul>
        {shares.map((share, index) => {
          const stars = `${shares.length - index} ${shares.length - index === 1 ? 'star' : 'stars'}`;
          return (
            <Row key={stars}>
              <span>{stars}</span>
              <Meter label={stars} value={share} text={`${share} percent`} />
              <span className="num">{share}%</span>
            </Row>
          );
        })}
      </ul>
    </Box>
  );
}
