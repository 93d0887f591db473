import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

/** The bill beside the payment methods, or above them on narrow screens. */
export const PaymentColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  max-width: 28rem;
  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 28rem));
    gap: var(--s-16);
    justify-content: space-between;
    align-items: start;
    max-width: none;
  }
`;
