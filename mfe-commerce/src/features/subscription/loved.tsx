import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { loved } from '../../copy';
import { Ticks } from '../../parts/ticks';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-10);
  }
`;

const middle = Math.ceil(loved.length / 2);

/** Why people love it. */
export function Loved() {
  return (
    <Halves>
      <Ticks items={loved.slice(0, middle)} />
      <Ticks items={loved.slice(middle)} />
    </Halves>
  );
}
