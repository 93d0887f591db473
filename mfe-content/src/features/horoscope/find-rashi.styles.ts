import styled from 'styled-components';
import { SideColumn } from '@oracle-astra/shared/components';
import { media } from '@oracle-astra/shared/theme';

/** On a phone the link to find one’s rashi is above the signs. */
export const FindOnPhone = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.l} {
    display: none;
  }
`;

/** And beside them on a wide screen. */
export const FindAtDesk = styled(SideColumn)`
  display: none;
  ${media.l} {
    display: grid;
  }
`;
