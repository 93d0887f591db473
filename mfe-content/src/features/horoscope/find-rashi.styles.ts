import styled from 'styled-components';
import { SideColumn } from '@oracle-astra/shared/components';
import { media } from '@oracle-astra/shared/theme';

/** On a phone the link to find the rashi is above the signs. */
export const FindOnPhone = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.l} {
    display: none;
  }
`;

/** On a wide screen it is beside the signs. */
export const FindAtDesk = styled(SideColumn)`
  display: none;
  ${media.l} {
    display: grid;
  }
`;
