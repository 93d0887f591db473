import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Panel } from '@oracle-astra/shared/ui';

/** Cards stacked on small screens, in two columns on large ones. */
export const SetGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-10);
  }
`;

export const SetCard = styled(Panel)`
  padding: var(--s-4) var(--s-4) 0;
`;

export const SetHeader = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding-bottom: var(--s-2);
  border-bottom: 1px solid var(--control);
`;
