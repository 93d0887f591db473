import styled from 'styled-components';
import { Avatar } from '@oracle-astra/shared/components';
import { reviews } from './review-samples';

const Row = styled.li`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  gap: var(--s-2) var(--s-3);
  padding-block: var(--s-4);
  border-bottom: 1px solid var(--rule);
  > p:last-child {
    grid-column: 2;
  }
`;

/** A list of sample reviews. */
export function ReviewList() {
  return (
    <ul className="read">
      {reviews.map(({ name, place, avatar, stars, text }) => (
        <Row key={name}>
          <Avatar gender={avatar} />
          <p className="small">
            <b>{name}</b>, <span className="mute">{place}</span>
            <br />
            <span className="mute">{stars} of 5</span>
          </p>
          <p className="small">{text}</p>
        </Row>
      ))}
    </ul>
  );
}
