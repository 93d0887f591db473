import styled from 'styled-components';
import { CheckList } from '@oracle-astra/shared/components';
import { media } from '@oracle-astra/shared/theme';
import { loved } from '../../copy';

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
      <CheckList items={loved.slice(0, middle)} />
      <CheckList items={loved.slice(middle)} />
    </Halves>
  );
}
