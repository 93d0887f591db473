import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Panel } from '@oracle-astra/shared/ui';

/** The cards beside one another where there is room. */
export const Sets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-10);
  }
`;

export const PackSet = styled(Panel)`
  padding: var(--s-4) var(--s-4) 0;
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding-bottom: var(--s-2);
  border-bottom: 1px solid var(--control);
`;
