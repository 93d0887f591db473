import styled from 'styled-components';
import { CheckList } from '@oracle-astra/shared/components';
import { media } from '@oracle-astra/shared/theme';
import { benefits } from '../../copy';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-10);
  }
`;

const middle = Math.ceil(benefits.length / 2);

/** The benefits of the subscription, in two columns on large screens. */
export function Benefits() {
  return (
    <Columns>
      <CheckList items={benefits.slice(0, middle)} />
      <CheckList items={benefits.slice(middle)} />
    </Columns>
  );
}
